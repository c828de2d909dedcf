// Fifth, "Targeting" and "Fizzle vs. Cancel".

import { expect } from 'vitest';
import { target } from '../../../src/language/amount.ts';
import { damage, tapIt } from '../../../src/language/build.ts';
import { card, instant } from '../../../src/language/card.ts';
import { cost, sacrificeA } from '../../../src/language/cost.ts';
import { creature as creatures } from '../../../src/language/filter.ts';
import { aCreature, creatureOrPlayer } from '../../../src/language/target.ts';
import { currentTable, given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const mountains = (number: number): string[] => Array.from({ length: number }, () => 'Mountain');

example(['F-214', 'F-213'], 'an enchant creature spell cannot be cast while no creature suits it', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Unholy Strength'], inPlay: ['Swamp'] },
    ben: { inPlay: ['Rod of Ruin'] },
  });
  refused('no target', () => ann.casts('Unholy Strength'));
  const knight = given('fifth', {
    ann: { hand: ['Unholy Strength'], inPlay: ['Swamp'] },
    ben: { inPlay: ['White Knight'] },
  });
  refused('no target', () => knight.ann.casts('Unholy Strength'));
});

example(['F-215', 'F-213'], 'what destroys a red permanent is aimed at a red one or not cast', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Blue Elemental Blast'], inPlay: ['Island'] },
    ben: { inPlay: ['Gray Ogre', 'Hill Giant', 'Grizzly Bears', 'Mountain'] },
  });
  refused('illegal target', () => ann.casts('Blue Elemental Blast', { target: 'Grizzly Bears' }));
  refused('illegal target', () => ann.chooses('Mountain'));
  ann.chooses('Hill Giant');
  play.allPass();
  then('Hill Giant').isIn('graveyard');
  const none = given('fifth', {
    ann: { hand: ['Blue Elemental Blast'], inPlay: ['Island'] },
    ben: { inPlay: ['Grizzly Bears', 'Mountain'] },
  });
  refused('no target', () => none.ann.casts('Blue Elemental Blast'));
});

rule('F-216', 'a spell without targets may be cast even if it does nothing', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Wrath of God'], inPlay: ['Plains', 'Plains', 'Plains', 'Plains'] },
    ben: {},
  });
  ann.casts('Wrath of God');
  play.allPass();
  then('Wrath of God').isIn('graveyard');
});

rule(['F-217', 'F-218', 'F-223'], 'the target is chosen on casting, and another cannot be chosen afterwards', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp'] },
    ben: { hand: ['Unsummon'], inPlay: ['Island', 'Grizzly Bears', 'Gray Ogre'] },
  });
  ann.casts('Terror', { target: 'Grizzly Bears' });
  expect(play.game.view(1).chain[0]?.targets.length, 'announced with its target').toBe(1);
  ben.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('hand');
  then('Gray Ogre').isIn('play');
  then('Terror').isIn('graveyard');
});

example(['F-220', 'F-219'], 'a Fireball on three targets: three different creatures, not one of them twice', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Fireball'], inPlay: mountains(6) },
    ben: { inPlay: ['Grizzly Bears', 'Gray Ogre', 'Scathe Zombies'] },
  });
  refused('same target twice', () =>
    ann.casts('Fireball', { x: 3, targets: ['Grizzly Bears', 'Gray Ogre', 'Gray Ogre'] }),
  );
  ann.chooses('Grizzly Bears', 'Gray Ogre', 'Scathe Zombies');
  play.allPass();
  for (const name of ['Grizzly Bears', 'Gray Ogre', 'Scathe Zombies']) then(name).isIn('play').hasDamage(1);
});

example(['F-221', 'F-219'], 'a second Fireball may have the same targets as the first', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Fireball', 'Fireball'], inPlay: mountains(14) },
    ben: { inPlay: ['Craw Wurm', 'Hill Giant', 'Ironroot Treefolk'] },
  });
  const targets = ['Craw Wurm', 'Hill Giant', 'Ironroot Treefolk'];
  ann.casts('Fireball', { x: 3, targets });
  play.allPass();
  ann.casts('Fireball', { x: 3, targets });
  play.allPass();
  for (const name of targets) then(name).isIn('play').hasDamage(2);
});

example(
  ['F-226', 'F-222', 'F-223', 'F-224', 'F-225'],
  'the target is gone: the spell fizzles, its card goes to the graveyard, its mana is lost',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Unholy Strength'], inPlay: ['Swamp', 'Scathe Zombies'] },
      ben: { hand: ['Unsummon'], inPlay: ['Island'] },
    });
    ann.casts('Unholy Strength', { target: 'Scathe Zombies' });
    ben.casts('Unsummon', { target: 'Scathe Zombies' });
    play.allPass();
    expect(play.game.events.some((each) => each.event === 'fizzled')).toBe(true);
    then('Scathe Zombies').isIn('hand');
    then('Unholy Strength').isIn('graveyard');
    then(ann).hasMana('').hasCardsInGraveyard(1);
    then('Swamp').isTapped();
  },
);

rule('F-223', 'a spell fizzles, too, when its target has been protected from it', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Unsummon'], inPlay: ['Island'] },
    ben: { hand: ['Sleight of Mind'], inPlay: ['Island', 'White Knight'] },
  });
  ann.casts('Unsummon', { target: 'White Knight' });
  ben.casts('Sleight of Mind', { target: 'White Knight', choose: ['black', 'blue'] });
  play.allPass();
  then('White Knight').isIn('play');
  then('Unsummon').isIn('graveyard');
});

example(
  ['F-230', 'F-227', 'F-228', 'F-229'],
  'a cancelled spell is back in the hand, but the mana drawn for it stays in the pool, and burns',
  () => {
    const { ann } = given('fifth', { ann: { hand: ['Fireball'], inPlay: mountains(3) }, ben: {} });
    for (let i = 0; i < 3; i += 1) ann.taps('Mountain');
    const before = play.game.hash();
    currentTable().answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, ann.seat);
    ann.chooses(2);
    expect(play.question).toMatchObject({ purpose: 'choose a target', mayCancel: true });
    currentTable().answer({ kind: 'cancel' }, ann.seat);
    expect(play.game.hash(), 'as if nothing had happened').toBe(before);
    then('Fireball').isIn('hand');
    then(ann).hasMana('RRR').hasLife(20);
    for (const nth of ['Mountain', 'Mountain#2', 'Mountain#3']) then(nth).isTapped();
    play.until('discard');
    then(ann).hasMana('').hasLife(17);
  },
);

rule('F-228', 'lands that would only have been tapped for the spell are as they were when it is cancelled', () => {
  const { ann } = given('fifth', { ann: { hand: ['Fireball'], inPlay: mountains(3) }, ben: {} });
  currentTable().answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, ann.seat);
  ann.chooses(1);
  currentTable().answer({ kind: 'cancel' }, ann.seat);
  then('Fireball').isIn('hand');
  then(ann).hasMana('');
  for (const nth of ['Mountain', 'Mountain#2', 'Mountain#3']) then(nth).isUntapped();
  refused('not offered', () => currentTable().answer({ kind: 'cancel' }, ann.seat));
});

const forked = card('Tangling Fork', {
  cost: '{R}',
  type: instant,
  targets: [aCreature, creatureOrPlayer],
  effects: [tapIt(target(0)), damage(1, target(1))],
});

rule('F-219', 'also where a text names its targets one by one, each must be another thing', () => {
  const { ann } = given(
    'fifth',
    { ann: { hand: ['Tangling Fork'], inPlay: ['Mountain'] }, ben: { inPlay: ['Grizzly Bears', 'Gray Ogre'] } },
    { cards: [forked] },
  );
  currentTable().answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, ann.seat);
  ann.chooses('Grizzly Bears');
  expect(ann.choices).not.toContain('Grizzly Bears');
  refused('illegal target', () => ann.chooses('Grizzly Bears'));
  ann.chooses('Gray Ogre');
  play.allPass();
  then('Grizzly Bears').isTapped().hasDamage(0);
  then('Gray Ogre').isUntapped().hasDamage(1);
});

const offering = card('Dark Offering', {
  cost: '{1}{R}',
  type: instant,
  targets: [creatureOrPlayer],
  effects: [damage(3, target())],
  additionalCost: cost(sacrificeA(creatures)),
});

rule(['F-227', 'F-228'], 'a spell cancelled while its costs are being paid leaves everything as it was', () => {
  const { ann, ben } = given(
    'fifth',
    { ann: { mana: 'R', hand: ['Dark Offering'], inPlay: ['Mountain', 'Grizzly Bears', 'Gray Ogre'] }, ben: {} },
    { cards: [offering] },
  );
  const before = play.game.hash();
  currentTable().answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, ann.seat);
  ann.chooses(ben);
  expect(play.question).toMatchObject({ purpose: 'sacrifice as a cost', mayCancel: true });
  currentTable().answer({ kind: 'cancel' }, ann.seat);
  expect(play.game.hash()).toBe(before);
  then('Dark Offering').isIn('hand');
  then('Mountain').isUntapped();
  then(ann).hasMana('R');
  ann.casts('Dark Offering', { target: ben, choose: ['Gray Ogre'] });
  play.allPass();
  then('Gray Ogre').isIn('graveyard');
  then(ben).hasLife(17);
});
