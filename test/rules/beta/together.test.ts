// Beta, "Timing" (p. 30): what takes effect at the same time destroys once, and may be regenerated from once.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { comesFirst, comesLast } from './order.ts';

/** Everybody passes until somebody may regenerate this; how often they were asked for it is counted. */
function regenerations(ability: () => void): number {
  let number = 0;
  for (let i = 0; i < 60 && play.game.state.chain.length > 0; i += 1) {
    if (play.question?.ask === 'act' && play.question.window === 'regeneration') {
      number += 1;
      ability();
    } else play.pass();
  }
  while (play.question?.ask === 'act' && play.question.window === 'regeneration') {
    number += 1;
    ability();
  }
  return number;
}

rule(['B-089', 'B-252'], 'two Bolts at one creature hurt it once together: one regeneration saves it', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], mana: 'RR' },
    ben: { inPlay: ['Uthden Troll'], mana: 'RRR' },
  });
  ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
  ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
  expect(regenerations(() => ben.activates('Uthden Troll'))).toBe(1);
  then('Uthden Troll').isIn('play').isTapped().hasDamage(0);
  then(ben).hasMana('RR');
});

rule(['B-089', 'B-252'], 'so does Pestilence used twice, and a Bolt of each player', () => {
  const one = given('beta', {
    ann: { inPlay: ['Pestilence', 'Drudge Skeletons'], mana: 'BBBBB' },
    ben: {},
  });
  one.ann.activates('Pestilence');
  one.ann.activates('Pestilence');
  expect(regenerations(() => one.ann.activates('Drudge Skeletons'))).toBe(1);
  then('Drudge Skeletons').isIn('play');
  then(one.ann).hasLife(18).hasMana('BB');

  const two = given('beta', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Prodigal Sorcerer'], mana: 'R' },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Uthden Troll'], mana: 'RRRR' },
  });
  two.ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
  two.ben.casts('Lightning Bolt', { target: 'Uthden Troll' });
  two.ann.activates('Prodigal Sorcerer', { target: 'Uthden Troll' });
  expect(regenerations(() => two.ben.activates('Uthden Troll'))).toBe(1);
  then('Uthden Troll').isIn('play').hasDamage(0);
});

rule(
  ['B-089', 'B-252'],
  'a creature destroyed and damaged at the same time is saved by one regeneration as well',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Royal Assassin'], mana: 'R' },
      ben: { inPlay: [{ card: 'Uthden Troll', tapped: true }], mana: 'RR' },
    });
    ann.activates('Royal Assassin', { target: 'Uthden Troll' });
    ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
    expect(regenerations(() => ben.activates('Uthden Troll'))).toBe(1);
    then('Uthden Troll').isIn('play').hasDamage(0);
  },
);

rule(['B-089', 'B-252'], 'where one of the two cannot be regenerated from, nothing saves it', () => {
  for (const terrorFirst of [true, false]) {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Terror'], inPlay: ['Royal Assassin'], mana: 'BB' },
      ben: { inPlay: [{ card: 'Uthden Troll', tapped: true }], mana: 'RR' },
    });
    if (terrorFirst) ann.casts('Terror', { target: 'Uthden Troll' });
    ann.activates('Royal Assassin', { target: 'Uthden Troll' });
    if (!terrorFirst) ann.casts('Terror', { target: 'Uthden Troll' });
    expect(regenerations(() => ben.activates('Uthden Troll'))).toBe(0);
    then('Uthden Troll').isIn('graveyard');
  }
});

rule(
  ['B-285', 'B-252'],
  'what is put before a Growth is over before it: the creature regenerates, then it grows',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt'], mana: 'R' },
      ben: { hand: ['Giant Growth'], inPlay: ['Uthden Troll'], mana: 'GRRR' },
    });
    ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
    ben.casts('Giant Growth', { target: 'Uthden Troll' });
    comesLast(ben);
    expect(play.question).toMatchObject({ window: 'regeneration', player: 1 });
    then('Uthden Troll').is(2, 2);
    ben.activates('Uthden Troll');
    then('Uthden Troll').isIn('play').is(5, 5).hasDamage(0);
    then(ben).hasMana('RR');
  },
);

rule('B-285', 'a Growth between two Bolts: the first takes effect alone, the second meets the grown creature', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Shock', 'Shock'], mana: 'RR' },
    ben: { hand: ['Giant Growth'], inPlay: ['Grizzly Bears'], mana: 'G' },
  });
  ann.casts('Shock', { target: 'Grizzly Bears' });
  ann.casts('Shock', { target: 'Grizzly Bears' });
  ben.casts('Giant Growth', { target: 'Grizzly Bears' });
  comesFirst(ben);
  then('Grizzly Bears').isIn('play').is(5, 5).hasDamage(4);
});

rule('B-089', 'two life drains of one player at one creature both drain it: neither comes before the other', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Drain Life', 'Drain Life'], mana: 'BBBBBBBB' },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.casts('Drain Life', { x: 2, target: 'Grizzly Bears' });
  ann.casts('Drain Life', { x: 2, target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  then(ann).hasLife(24);
});

rule('B-285', 'but a Bolt in answer may take the drained creature away before', () => {
  for (const first of [true, false]) {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Drain Life'], mana: 'BBBB' },
      ben: { hand: ['Lightning Bolt'], mana: 'R', inPlay: ['Grizzly Bears'] },
    });
    ann.casts('Drain Life', { x: 2, target: 'Grizzly Bears' });
    ben.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    if (first) comesFirst(ben);
    else comesLast(ben);
    then('Grizzly Bears').isIn('graveyard');
    then(ann).hasLife(first ? 20 : 22);
  }
});

rule(['B-022', 'B-089'], 'whoever is below zero while more is to come still pays what costs no life', () => {
  const { ann, ben } = given('beta', {
    ann: { life: 2, hand: ['Lightning Bolt'], mana: 'R' },
    ben: { life: 3, hand: ['Lightning Bolt'], inPlay: ['Soul Net', 'Grizzly Bears', 'Prodigal Sorcerer'], mana: 'RCC' },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ben.activates('Prodigal Sorcerer', { target: ann });
  ben.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  play.pass();
  play.pass();
  ben.chooses('yes');
  then(ben).hasLife(1);
  play.isGoingOn();
});
