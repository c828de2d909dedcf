// Tenth Edition, where the book is silent: what notes.md says was decided, so that it stays decided.

import { expect } from 'vitest';
import { target } from '../../../src/language/amount.ts';
import { change, damage, draw } from '../../../src/language/build.ts';
import { card, instant } from '../../../src/language/card.ts';
import { aCreature } from '../../../src/language/target.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { stack } from './support.ts';

rule(
  ['T-417', 'T-446'],
  'doubling and a shield: the player who is dealt the damage chooses which applies first',
  () => {
    for (const [first, life] of [
      ['Healing Salve', 20],
      ['Furnace of Rath', 17],
    ] as const) {
      const { ann, ben } = given('tenth', {
        ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Furnace of Rath'] },
        ben: { hand: ['Healing Salve'], inPlay: ['Plains'] },
      });
      ann.casts('Lightning Bolt', { target: 'ben' });
      ann.passes();
      ben.casts('Healing Salve', { mode: 1, target: 'ben' });
      for (let i = 0; i < 4; i += 1) play.pass();
      ben.chooses(first);
      then(ben).hasLife(life);
    }
  },
);

rule(['T-247', 'T-382'], 'damage on the stack outlives its source, lifelink does not', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Child of Night'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.attacks('Child of Night');
  play.until('damage is on the stack');
  ben.casts('Lightning Bolt', { target: 'Child of Night' });
  play.allPass();
  then(ben).hasLife(18);
  then(ann).hasLife(20);
});

rule(
  'T-247',
  'a creature that left and came back is a new one: damage meant for the old one is dealt to nothing',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Craw Wurm'] },
      ben: { hand: ['Unsummon'], inPlay: ['Island', 'Plains', 'Plains', 'Plains', 'Benalish Knight'] },
    });
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Benalish Knight');
    play.until('combat damage');
    expect(stack()).toEqual(['combat damage']);
    then('Craw Wurm').hasDamage(2);
    ben.casts('Unsummon', { target: 'Benalish Knight' });
    play.pass();
    play.pass();
    ben.casts('Benalish Knight');
    play.allPass();
    then('Benalish Knight').isIn('play').hasDamage(0);
    then('Craw Wurm').hasDamage(2);
  },
);

rule('T-443', 'a creature whose controller changes is removed from combat', () => {
  const steals = card('Steal It', {
    cost: '{U}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [{ change: 'control' }])],
  });
  const { ann, ben } = given(
    'tenth',
    { ann: { inPlay: ['Craw Wurm'] }, ben: { hand: ['Steal It'], inPlay: ['Island'] } },
    { cards: [steals] },
  );
  ann.attacks('Craw Wurm');
  ben.casts('Steal It', { target: 'Craw Wurm' });
  play.allPass();
  then('Craw Wurm').isControlledBy(ben).isNotAttacking();
  play.until('second main');
  then(ben).hasLife(20);
  play.until('upkeep', 'ben');
  then('Craw Wurm').isControlledBy(ann);
});

rule(['T-247', 'T-430'], 'the color a source had when it left still counts for protection', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Unsummon'], inPlay: ['Island', 'Bog Wraith'] },
    ben: { inPlay: ['White Knight', 'Grizzly Bears'] },
  });
  ann.attacks('Bog Wraith');
  ben.blocks('Bog Wraith', 'White Knight', 'Grizzly Bears');
  play.until('first strike damage');
  play.allPass();
  ann.assigns({ 'White Knight': 2, 'Grizzly Bears': 1 });
  ann.casts('Unsummon', { target: 'Bog Wraith' });
  play.allPass();
  then('White Knight').isIn('play').hasDamage(0);
  then('Grizzly Bears').isIn('play').hasDamage(1);
});

rule(
  'T-308',
  'continuous effects in layers: type before color before size, and counters last, whatever came first',
  () => {
    const { ann } = given('tenth', {
      ann: {
        inPlay: ['Mountain', { card: 'Swamp', counters: { '+1/+1': 2 }, with: ['Holy Strength'] }, 'Kormus Bell'],
      },
      ben: {},
    });
    then('Swamp').isA('land').isA('creature').isColor('black').is(4, 5);
    ann.taps('Swamp');
    then(ann).hasMana('B');
  },
);

rule('T-309', 'a land made a Plains by Conversion is one for everything else at once', () => {
  given('tenth', { ann: { inPlay: ['Conversion', 'Mountain'] }, ben: { inPlay: ['Mountain'] } });
  then('ann:Mountain').hasSubtypes('Plains');
  then('ben:Mountain').hasSubtypes('Plains');
});

rule('T-139', 'the rest of a text is done for the targets that are left, and what is divided stays divided', () => {
  const burns = card('Twin Burn', {
    cost: '{R}',
    type: instant,
    targets: [aCreature, aCreature],
    effects: [damage(2, target(0)), damage(2, target(1))],
  });
  const { ann, ben } = given(
    'tenth',
    {
      ann: { hand: ['Twin Burn'], inPlay: ['Mountain'] },
      ben: { hand: ['Unsummon'], inPlay: ['Island', 'Grizzly Bears', 'Gray Ogre'] },
    },
    { cards: [burns] },
  );
  ann.casts('Twin Burn', { targets: ['Grizzly Bears', 'Gray Ogre'] });
  ann.passes();
  ben.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  then('Gray Ogre').isIn('graveyard');
  then(ben).hasInHand('Grizzly Bears');
});

rule('T-133', 'two "target" words of one text may name the same thing', () => {
  const burns = card('Twin Burn', {
    cost: '{R}',
    type: instant,
    targets: [aCreature, aCreature],
    effects: [damage(2, target(0)), damage(2, target(1))],
  });
  const { ann } = given(
    'tenth',
    { ann: { hand: ['Twin Burn'], inPlay: ['Mountain'] }, ben: { inPlay: ['Craw Wurm', 'Gray Ogre'] } },
    { cards: [burns] },
  );
  ann.casts('Twin Burn', { targets: ['Craw Wurm', 'Craw Wurm'] });
  play.allPass();
  then('Craw Wurm').isIn('graveyard');
  then('Gray Ogre').isIn('play').hasDamage(0);
});

rule('T-215', 'Lure and Sylvan Basilisk: all that can block must, and all that do are destroyed', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: [{ card: 'Sylvan Basilisk', with: ['Lure'] }] },
    ben: { inPlay: ['Grizzly Bears', 'Craw Wurm', { card: 'Hill Giant', tapped: true }] },
  });
  ann.attacks('Sylvan Basilisk');
  play.until('declare block');
  ben.blocks('Sylvan Basilisk', 'Grizzly Bears', 'Craw Wurm');
  then('Sylvan Basilisk').isBlocked();
  if (play.question?.ask === 'order') ann.chooses(0, 1);
  expect(stack()).toEqual(['Sylvan Basilisk', 'Sylvan Basilisk']);
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  then('Craw Wurm').isIn('graveyard');
  then('Hill Giant').isIn('play');
});

rule(
  ['T-138', 'T-433'],
  'the color a spell has when it resolves counts: made blue, a bolt may no longer aim at protection from blue',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Thoughtlace'], inPlay: ['Island', { card: 'Grizzly Bears', with: ['Blue Ward'] }] },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    ann.passes();
    ben.casts('Thoughtlace', { target: 'Lightning Bolt' });
    play.allPass();
    then('Lightning Bolt').isIn('graveyard');
    then('Grizzly Bears').isIn('play').hasDamage(0);
  },
);

rule('T-140', 'a spell whose only target is gone does nothing at all, also not what it would do to others', () => {
  const zap = card('Zap', {
    cost: '{R}',
    type: instant,
    targets: [aCreature],
    effects: [damage(1, target()), draw(1)],
  });
  const { ann, ben } = given(
    'tenth',
    {
      ann: { hand: ['Zap'], inPlay: ['Mountain'] },
      ben: { hand: ['Unsummon'], inPlay: ['Island', 'Grizzly Bears'] },
    },
    { cards: [zap] },
  );
  ann.casts('Zap', { target: 'Grizzly Bears' });
  ann.passes();
  ben.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  then('Zap').isIn('graveyard');
  then(ann).hasCardsInHand(0);
});

rule(['T-138', 'T-378'], 'a creature that left and came back is not the target any more', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { hand: ['Unsummon'], inPlay: ['Island', 'Plains', 'Plains', 'Plains', 'Benalish Knight'] },
  });
  ann.casts('Lightning Bolt', { target: 'Benalish Knight' });
  ann.passes();
  ben.casts('Unsummon', { target: 'Benalish Knight' });
  ben.passes();
  ann.passes();
  ben.casts('Benalish Knight');
  play.allPass();
  then('Benalish Knight').isIn('play').hasDamage(0);
  then('Lightning Bolt').isIn('graveyard');
});
