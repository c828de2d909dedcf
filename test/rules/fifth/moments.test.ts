// Fifth: corners where prevention, regeneration, triggers and interrupts meet, decided in src/rulebooks/fifth/notes.md.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const window = (): string => (play.question?.ask === 'act' ? play.question.window : String(play.question?.ask));

rule(['F-464', 'F-528', 'F-630'], 'what regenerates from first-strike damage has no part in the other dealing', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Drudge Skeletons', 'Swamp'] },
    ben: { inPlay: ['White Knight'] },
  });
  ann.attacks('Drudge Skeletons');
  ben.blocks('Drudge Skeletons', 'White Knight');
  play.until('regeneration');
  expect(play.step).toBe('first strike damage');
  ann.activates('Drudge Skeletons');
  play.until('second main');
  then('Drudge Skeletons').isIn('play').hasDamage(0);
  // Protection from black does not come into it: the Skeletons deals nothing at all.
  then('White Knight').hasDamage(0);
});

rule(['F-464', 'F-467'], 'nor does it strike a creature without protection', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Uthden Troll', 'Mountain'] },
    ben: { inPlay: ['White Knight'] },
  });
  ann.attacks('Uthden Troll');
  ben.blocks('Uthden Troll', 'White Knight');
  play.until('regeneration');
  ann.activates('Uthden Troll');
  play.until('second main');
  then('Uthden Troll').isIn('play').hasDamage(0);
  then('White Knight').isIn('play').hasDamage(0);
});

rule(['F-642', 'F-643'], 'what mana drawn for a regeneration sets off happens when that moment is over', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Terror'], mana: 'R', inPlay: ['Manabarbs', { card: 'Royal Assassin' }] },
    ben: { inPlay: [{ card: 'Drudge Skeletons', tapped: true }, 'Swamp', 'Samite Healer'] },
  });
  ann.activates('Royal Assassin', { target: 'Drudge Skeletons' });
  play.until('regeneration');
  ben.activates('Drudge Skeletons');
  then('Drudge Skeletons').isIn('play');
  expect(window()).toBe('prevention');
  then(ben).hasLife(20);
  ben.activates('Samite Healer', { target: ben });
  play.allPass();
  then(ben).hasLife(20);
});

rule(['F-642', 'F-643', 'F-576'], 'what paying for an interrupt sets off comes before the interrupt resolves', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Gray Ogre'], mana: 'RRR', inPlay: ['Manabarbs'] },
    ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
  });
  ann.casts('Gray Ogre');
  ben.casts('Counterspell', { target: 'Gray Ogre' });
  expect(window()).toBe('prevention');
  then('Counterspell').isIn('chain');
  then('Gray Ogre').isIn('chain');
  play.allPass();
  then('Gray Ogre').isIn('graveyard');
  then(ben).hasLife(18);
});

rule(
  ['F-574', 'F-579'],
  "an interrupt of one's own spell may counter it, and the spell is then no longer there to be interrupted",
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Lightning Bolt', 'Counterspell'], inPlay: ['Mountain', 'Island', 'Island'] },
      ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.casts('Counterspell', { target: 'Lightning Bolt' });
    expect(play.asked).toBe('ben');
    ben.passes();
    then('Lightning Bolt').isIn('graveyard');
    expect(window()).toBe('main');
    then(ben).hasCardsInHand(1).hasLife(20);
  },
);

rule(
  ['F-590', 'F-592'],
  'a Thoughtlace on a permanent waits in the batch; an ability in response keeps the colour it had',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Deathlace'], inPlay: ['Swamp'] },
      ben: { inPlay: ['Prodigal Sorcerer', 'White Knight'] },
    });
    ann.casts('Deathlace', { target: 'Prodigal Sorcerer' });
    then('Prodigal Sorcerer').isColor('blue');
    ben.activates('Prodigal Sorcerer', { target: 'White Knight' });
    play.allPass();
    then('Prodigal Sorcerer').isColor('black');
    // The damage came from a blue source.
    then('White Knight').hasDamage(1);
  },
);

rule(
  ['F-591', 'F-613'],
  'an ability announced while its source was blue keeps that colour when the source becomes black first',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Deathlace'], inPlay: ['Swamp'] },
      ben: { inPlay: ['Prodigal Sorcerer', 'White Knight'] },
    });
    ben.activates('Prodigal Sorcerer', { target: 'White Knight' });
    ann.casts('Deathlace', { target: 'Prodigal Sorcerer' });
    play.until('damage prevention');
    then('Prodigal Sorcerer').isColor('black');
    play.allPass();
    then('White Knight').isIn('play').hasDamage(1);
  },
);

rule(['F-446', 'F-465', 'F-464'], 'no damage is assigned to a member of an attacking band that has regenerated', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: [{ card: 'Benalish Hero', with: ['Regeneration'] }, 'Gray Ogre', 'Mesa Pegasus', 'Forest'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Hill Giant', 'Mountain'] },
  });
  ann.bands('Benalish Hero', 'Gray Ogre', 'Mesa Pegasus');
  ann.attacks('Benalish Hero', 'Gray Ogre', 'Mesa Pegasus');
  ben.blocks('Gray Ogre', 'Hill Giant');
  ben.casts('Lightning Bolt', { target: 'Benalish Hero' });
  play.until('regeneration');
  ann.activates('Regeneration');
  play.allPass();
  expect(play.asked).toBe('ann');
  const { question } = play;
  expect(question?.ask === 'split' && question.among.length).toBe(2);
  ann.assigns({ 'Mesa Pegasus': 3 });
  play.until('second main');
  then('Benalish Hero').isIn('play').hasDamage(0);
  then('Gray Ogre').isIn('play').hasDamage(0);
  then('Mesa Pegasus').isIn('graveyard');
  then('Hill Giant').isIn('graveyard');
});

rule(
  ['F-607', 'F-605'],
  'an enchantment that drops toughness in the middle of a batch kills before the help under it comes',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Unsummon'], inPlay: ['Island', { card: 'Goblin King' }] },
      ben: { hand: ['Giant Growth'], inPlay: [{ card: "Mons's Goblin Raiders", damage: 1 }, 'Forest'] },
    });
    // Ben tries to save the Goblin in advance; Ann answers by taking the King away.
    ann.passes();
    ben.casts('Giant Growth', { target: "Mons's Goblin Raiders" });
    ann.casts('Unsummon', { target: 'Goblin King' });
    play.allPass();
    then("Mons's Goblin Raiders").isIn('graveyard');
    then('Giant Growth').isIn('graveyard');
    then('Goblin King').isIn('hand');
  },
);

rule(['F-645', 'F-644'], 'the phase goes on after each answer, as often as there is one', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Stone Rain'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
    ben: { hand: ['Healing Salve', 'Healing Salve'], inPlay: ['Plains', 'Plains'] },
  });
  for (const life of [23, 26]) {
    ann.passes();
    ben.casts('Healing Salve', { target: ben });
    play.allPass();
    then(ben).hasLife(life);
    expect(window()).toBe('main');
  }
  ann.casts('Stone Rain', { target: 'Plains#1' });
  play.allPass();
  then(ben).hasCardsInGraveyard(3);
  ann.passes();
  ben.passes();
  expect(play.step).toBe('discard');
});

rule(['F-629', 'F-631'], 'Drain Life gives life for the damage that is left after the prevention step', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Drain Life'], mana: 'BBBBB' },
    ben: { inPlay: ['Samite Healer', 'Ironroot Treefolk'] },
  });
  ann.casts('Drain Life', { x: 3, target: 'Ironroot Treefolk' });
  play.until('damage prevention');
  then(ann).hasLife(20);
  ben.activates('Samite Healer', { target: 'Ironroot Treefolk' });
  play.allPass();
  then('Ironroot Treefolk').hasDamage(2);
  then(ann).hasLife(22);
});

rule(['F-629', 'F-631'], 'and no more than there was to take', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Drain Life', 'Drain Life'], mana: 'BBBBBBBBBBBBBB' },
    ben: { life: 3, inPlay: ['Scryb Sprites'] },
  });
  ann.casts('Drain Life', { x: 4, target: 'Scryb Sprites' });
  play.allPass();
  then('Scryb Sprites').isIn('graveyard');
  then(ann).hasLife(21);
  ann.casts('Drain Life', { x: 5, target: ben });
  play.allPass();
  then(ben).hasLife(-2);
  then(ann).hasLife(24);
});
