// Fifth, "Resolving Spells and Effects": as much as possible, to what was a legal target, as announced.

import { expect } from 'vitest';
import { target, you } from '../../../src/language/amount.ts';
import { activated, damage, gainLife, ifSo, tapIt } from '../../../src/language/build.ts';
import { artifact, card, instant, sorcery } from '../../../src/language/card.ts';
import { payLife, removeCounters } from '../../../src/language/cost.ts';
import { aCreature, aPlayer, creatureOrPlayer } from '../../../src/language/target.ts';
import { given, play, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const both = card('Heavy Net', {
  cost: '{R}',
  type: instant,
  targets: [aCreature],
  effects: [tapIt(target()), damage(1, target())],
});
const inOrder = card('Barbed Net', {
  cost: '{R}',
  type: instant,
  targets: [aCreature],
  effects: [ifSo({ if: 'is', what: target(), filter: { tapped: false } }, [tapIt(target()), damage(1, target())], [])],
});

example(['F-415', 'F-414', 'F-413'], 'tap it, and 1 damage: a creature already tapped is damaged all the same', () => {
  const { ann } = given(
    'fifth',
    { ann: { hand: ['Heavy Net'], inPlay: ['Mountain'] }, ben: { inPlay: [{ card: 'Wall of Stone', tapped: true }] } },
    { cards: [both] },
  );
  ann.casts('Heavy Net', { target: 'Wall of Stone' });
  play.allPass();
  then('Wall of Stone').isTapped().hasDamage(1);
});

example(['F-416', 'F-414'], 'tap it to have 1 damage dealt: a creature already tapped is not damaged', () => {
  for (const tapped of [true, false]) {
    const { ann } = given(
      'fifth',
      { ann: { hand: ['Barbed Net'], inPlay: ['Mountain'] }, ben: { inPlay: [{ card: 'Wall of Stone', tapped }] } },
      { cards: [inOrder] },
    );
    ann.casts('Barbed Net', { target: 'Wall of Stone' });
    play.allPass();
    then('Wall of Stone')
      .isTapped()
      .hasDamage(tapped ? 0 : 1);
  }
});

rule('F-414', 'one target gone, the other is still hit, and gets all of what is divided evenly', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Fireball'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain'] },
    ben: { hand: ['Unsummon'], inPlay: ['Island', 'Wall of Stone', 'Grizzly Bears'] },
  });
  ann.casts('Fireball', { x: 4, targets: ['Wall of Stone', 'Grizzly Bears'] });
  ben.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  then('Wall of Stone').hasDamage(4); // divided when it is dealt: nobody has chosen shares
  then('Grizzly Bears').isIn('hand');
});

const battery = card('Life Battery', {
  cost: '{1}',
  type: artifact,
  abilities: [
    activated({
      cost: [payLife(2), removeCounters('charge')],
      targets: [creatureOrPlayer],
      effects: [damage(2, target())],
    }),
  ],
});

rule(['F-417', 'F-418'], 'life paid and counters removed are costs: paid at once, and lost if the effect fails', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { inPlay: [{ card: 'Life Battery', counters: { charge: 1 } }] },
      ben: { hand: ['Unsummon'], inPlay: ['Island', 'Gray Ogre'] },
    },
    { cards: [battery] },
  );
  ann.activates('Life Battery', { target: 'Gray Ogre' });
  then(ann).hasLife(18);
  then('Life Battery').hasCounters('charge', 0);
  ben.casts('Unsummon', { target: 'Gray Ogre' });
  play.allPass();
  then(ann).hasLife(18);
  then('Life Battery').hasCounters('charge', 0);
  then('Gray Ogre').isIn('hand');
});

rule('F-418', 'a sacrifice as a cost is not given back either', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Mogg Fanatic'] },
    ben: { hand: ['Unsummon'], inPlay: ['Island', 'Grizzly Bears'] },
  });
  ann.activates('Mogg Fanatic', { target: 'Grizzly Bears' });
  then('Mogg Fanatic').isIn('graveyard');
  ben.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  then('Mogg Fanatic').isIn('graveyard');
});

example(
  ['F-421', 'F-419', 'F-422', 'F-423', 'F-424'],
  'protection from blue comes too late for Jump, but not for Unstable Mutation',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Jump', 'Unstable Mutation'], inPlay: ['Island', 'Island', 'White Knight'] },
      ben: { hand: ['Sleight of Mind'], inPlay: ['Island'] },
    });
    then('White Knight').is(2, 2).hasKeyword('first strike');
    ann.casts('Jump', { target: 'White Knight' });
    play.allPass();
    ann.casts('Unstable Mutation', { target: 'White Knight' });
    play.allPass();
    then('White Knight').hasKeyword('flying').is(5, 5);
    ben.casts('Sleight of Mind', { target: 'White Knight', choose: ['black', 'blue'] });
    play.allPass();
    then('Unstable Mutation').isIn('graveyard');
    then('White Knight').hasKeyword('flying').is(2, 2);
    play.until('upkeep', 'ben');
    then('White Knight').lacksKeyword('flying');
  },
);

rule('F-420', 'an effect on a creature follows the card when it stops being a creature', () => {
  const { ann, ben } = given('fifth', {
    ann: {
      hand: ['Deathlace', 'Giant Growth'],
      inPlay: ["Mishra's Factory", 'Swamp', 'Forest', 'Mountain', 'Mountain'],
    },
    ben: {},
  });
  ann.activates("Mishra's Factory");
  play.allPass();
  ann.casts('Deathlace', { target: "Mishra's Factory" });
  play.allPass();
  play.until('upkeep', 'ben');
  then("Mishra's Factory").isNotA('creature').isColor('black');
  play.until('main', 'ben');
  then(ben).hasLife(20);
  ann.activates("Mishra's Factory");
  play.allPass();
  then("Mishra's Factory").isA('creature').isColor('black');
});

rule(
  ['F-425', 'F-427'],
  'the colour of a source counts as it was on announcing: a lace on the source comes too late',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Deathlace'], inPlay: ['Prodigal Sorcerer', 'Swamp'] },
      ben: { inPlay: ['Circle of Protection: Blue', 'Circle of Protection: Black', 'Plains', 'Plains'] },
    });
    ann.activates('Prodigal Sorcerer', { target: ben });
    ann.casts('Deathlace', { target: 'Prodigal Sorcerer' });
    play.until('damage prevention');
    then('Prodigal Sorcerer').isColor('black');
    ann.passes();
    expect(ben.mayActivate('Circle of Protection: Black'), 'the damage is blue, not black').toBe(false);
    ben.activates('Circle of Protection: Blue');
    play.allPass();
    then(ben).hasLife(20);
  },
);

rule('F-425', 'a source that has left or changed sides still does what was announced', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Prodigal Sorcerer'] },
    ben: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp'] },
  });
  ann.activates('Prodigal Sorcerer', { target: ben });
  ben.casts('Terror', { target: 'Prodigal Sorcerer' });
  play.allPass();
  then('Prodigal Sorcerer').isIn('graveyard');
  then(ben).hasLife(19);
});

rule('F-426', 'only an interrupt aimed at the spell itself changes its colour: a Bolt turned blue', () => {
  const seats = {
    ann: { hand: ['Lightning Bolt', 'Thoughtlace'], inPlay: ['Mountain', 'Island'] },
    ben: { inPlay: ['Circle of Protection: Red', 'Circle of Protection: Blue', 'Plains', 'Plains'] },
  };
  const { ann, ben } = given('fifth', seats);
  ann.casts('Lightning Bolt', { target: ben });
  ann.casts('Thoughtlace', { target: 'Lightning Bolt' });
  play.until('damage prevention');
  ann.passes();
  expect(ben.mayActivate('Circle of Protection: Red'), 'no longer red').toBe(false);
  ben.activates('Circle of Protection: Blue');
  play.allPass();
  then(ben).hasLife(20);
  const knight = given('fifth', {
    ann: { hand: ['Terror', 'Thoughtlace'], inPlay: ['Swamp', 'Swamp', 'Island'] },
    ben: { inPlay: ['Grizzly Bears'], hand: ['Sleight of Mind'] },
  });
  knight.ann.casts('Terror', { target: 'Grizzly Bears' });
  knight.ann.casts('Thoughtlace', { target: 'Terror' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
});

const census = card('Hand Count', {
  cost: '{R}',
  type: sorcery,
  targets: [aPlayer],
  effects: [damage({ amount: 'cards', zone: 'hand', of: target() }, target()), gainLife(0, you)],
});

rule('F-428', 'everything else is looked at on resolving: a hand is counted then, not on announcing', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { hand: ['Hand Count'], inPlay: ['Mountain'] },
      ben: { hand: ['Lightning Bolt', 'Plains', 'Plains'], inPlay: ['Mountain'] },
    },
    { cards: [census] },
  );
  ann.casts('Hand Count', { target: ben });
  ben.casts('Lightning Bolt', { target: ann });
  play.allPass();
  then(ben).hasLife(18);
});

rule('F-429', 'the controller of a card is whoever controlled it when it went to the graveyard', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp'] },
    ben: {
      inPlay: [
        {
          card: 'Ironroot Treefolk',
          owner: 'ann',
          controller: 'ann',
          with: ['Control Magic', { card: 'Creature Bond', owner: 'ann', controller: 'ann' }],
        },
      ],
    },
  });
  then('Ironroot Treefolk').isControlledBy(ben).isOwnedBy(ann);
  ann.casts('Terror', { target: 'Ironroot Treefolk' });
  play.until('damage prevention');
  play.pass();
  play.pass();
  then('Ironroot Treefolk').isIn('graveyard');
  then(ben).hasLife(15);
  then(ann).hasLife(20);
});
