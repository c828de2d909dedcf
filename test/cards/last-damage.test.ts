// Cards that send damage elsewhere, or pay for it piece by piece.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const SHIELDS = ['beta', 'tenth', 'm11'] as const;

test.each(SHIELDS)(
  'Jade Monolith, by the rules of %s: what one source would do to a creature is done to you',
  (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Jade Monolith', 'Forest', 'Grizzly Bears', 'Gray Ogre'] },
      ben: { inPlay: ['Prodigal Sorcerer'] },
    });
    if (book === 'beta') ann.activates('Jade Monolith', { target: 'Grizzly Bears', choose: ['Prodigal Sorcerer'] });
    else ann.activates('Jade Monolith', { target: 'Grizzly Bears' });
    play.allPass();
    if (book !== 'beta') ann.chooses('Prodigal Sorcerer');
    ann.passes();
    ben.activates('Prodigal Sorcerer', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').hasDamage(0);
    then(ann).hasLife(19);
  },
);

test('Jade Monolith, 1997: damage that has been dealt and waits', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { inPlay: ['Jade Monolith', 'Forest', 'Grizzly Bears'] },
      ben: { inPlay: ['Mountain'], hand: ['Lightning Bolt'] },
    },
    { active: 'ben' },
  );
  ben.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  play.until('damage prevention');
  ann.activates('Jade Monolith', { target: 'Grizzly Bears' });
  while (play.game.state.packets.length > 0) play.pass();
  then('Grizzly Bears').isIn('play');
  then(ann).hasLife(17);
});

test('Jade Monolith: only once, and only of that source', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Jade Monolith', 'Forest', 'Hill Giant'] },
    ben: { inPlay: ['Prodigal Sorcerer', 'Prodigal Sorcerer'] },
  });
  ann.activates('Jade Monolith', { target: 'Hill Giant' });
  play.allPass();
  ann.chooses('Prodigal Sorcerer#1');
  ann.passes();
  ben.activates('Prodigal Sorcerer#2', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').hasDamage(1);
  ann.passes();
  ben.activates('Prodigal Sorcerer#1', { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').hasDamage(1);
  then(ann).hasLife(19);
});

test.each(SHIELDS)(
  'Personal Incarnation, by the rules of %s: a damage less for each use, and its owner has it',
  (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Personal Incarnation'] },
      ben: { inPlay: ['Mountain'], hand: ['Lightning Bolt'] },
    });
    ann.activates('Personal Incarnation');
    play.allPass();
    ann.activates('Personal Incarnation');
    play.allPass();
    ann.passes();
    ben.casts('Lightning Bolt', { target: 'Personal Incarnation' });
    play.allPass();
    then('Personal Incarnation').hasDamage(1);
    then(ann).hasLife(18);
  },
);

test.each(SHIELDS)('Personal Incarnation, by the rules of %s: its owner loses half when it dies', (book) => {
  const { ann } = given(book, {
    ann: { life: 17, inPlay: ['Personal Incarnation', 'Plains', 'Plains', 'Plains', 'Plains'], hand: ['Wrath of God'] },
    ben: {},
  });
  ann.casts('Wrath of God');
  play.allPass();
  if (play.game.state.chain.length > 0) play.allPass();
  then(ann).hasLife(8);
});

test('Personal Incarnation: nobody but its owner uses it, whoever controls it', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Personal Incarnation'] },
    ben: { inPlay: ['Island', 'Island', 'Island', 'Island'], hand: ['Control Magic'] },
  });
  expect(ben.mayActivate('Personal Incarnation')).toBe(false);
  play.until('main', 'ben');
  ben.casts('Control Magic', { target: 'Personal Incarnation' });
  play.allPass();
  then('Personal Incarnation').isControlledBy(ben);
  expect(ben.mayActivate('Personal Incarnation')).toBe(false);
  ben.passes();
  expect(ann.mayActivate('Personal Incarnation')).toBe(true);
});

test.each(SHIELDS)('Rock Hydra, by the rules of %s: a head for each damage, and red mana saves one', (book) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: [{ card: 'Rock Hydra', counters: { '+1/+1': 5 } }, 'Mountain'] },
    ben: { inPlay: ['Mountain'], hand: ['Lightning Bolt'] },
  });
  then('Rock Hydra').is(5, 5);
  ann.activates('Rock Hydra');
  play.allPass();
  ann.passes();
  ben.casts('Lightning Bolt', { target: 'Rock Hydra' });
  play.allPass();
  if (play.question?.ask === 'pick') ann.chooses('Rock Hydra');
  then('Rock Hydra').is(3, 3).hasDamage(0).hasCounters('+1/+1', 3);
});

test('Rock Hydra: more than it has heads kills it; it comes with X of them, and grows in the upkeep', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Rock Hydra'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain'] },
    ben: { inPlay: ['Mountain'], hand: ['Lightning Bolt'] },
  });
  ann.casts('Rock Hydra', { x: 2 });
  play.allPass();
  then('Rock Hydra').is(2, 2);
  ann.passes();
  ben.casts('Lightning Bolt', { target: 'Rock Hydra' });
  play.allPass();
  then('Rock Hydra').isIn('graveyard');

  const old = given(
    'm11',
    {
      ann: { inPlay: [{ card: 'Rock Hydra', counters: { '+1/+1': 2 } }, 'Mountain', 'Mountain', 'Mountain'] },
      ben: {},
    },
    { step: 'upkeep' },
  );
  old.ann.activates('Rock Hydra', { ability: 1 });
  play.allPass();
  then('Rock Hydra').is(3, 3);
  play.until('main');
  expect(old.ann.mayActivate('Rock Hydra')).toBe(false);
});

test.each(['tenth', 'm11'] as const)(
  'Personal Incarnation, by the rules of %s: twelve uses are alike, and nobody is asked which of them comes first',
  (book) => {
    const lands = Array.from({ length: 7 }, () => 'Mountain');
    const { ann } = given(book, { ann: { inPlay: ['Personal Incarnation', ...lands], hand: ['Fireball'] }, ben: {} });
    for (let use = 0; use < 12; use += 1) {
      ann.activates('Personal Incarnation');
      play.allPass();
    }
    ann.casts('Fireball', { target: 'Personal Incarnation', x: 6 });
    play.allPass();
    then('Personal Incarnation').hasDamage(0);
    then(ann).hasLife(14);
    expect(play.game.state.shields.length).toBe(6);
  },
);
