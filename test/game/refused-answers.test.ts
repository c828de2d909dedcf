// Answers that no book takes, whoever sends them: creatures named twice, things that are not there, sums that do not add up.

import { expect, test } from 'vitest';
import type { Id } from '../../src/core/state.ts';
import type { Answer, Declared } from '../../src/engine/asking/decision.ts';
import { currentTable, given, play } from '../play.ts';
import { findCard } from '../support/find.ts';

const NOWHERE = 9999;
const id = (name: string): Id => findCard(currentTable(), name, ['play', 'hand', 'graveyard'], null);
const why = (answer: Answer): string | null => play.game.whyNot(answer)?.key ?? null;
const attack = (...attackers: (readonly [Id, (Declared['target'] | undefined)?, number?])[]): Answer => ({
  kind: 'attack',
  attackers: attackers.map(([each, target = { what: 'player', id: 1 }, band = 0]) => ({ id: each, target, band })),
});
const block = (...blocks: (readonly [Id, Id])[]): Answer => ({
  kind: 'block',
  blocks: blocks.map(([blocker, attacker]) => ({ blocker, attacker })),
});

test('an attack', () => {
  given('m11', {
    ann: { inPlay: ['Grizzly Bears', 'Hill Giant', { card: 'Gray Ogre', tapped: true }] },
    ben: { inPlay: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }, 'Goblin Piker'] },
  });
  play.until('declare attack');
  const [bears, giant] = [id('Grizzly Bears'), id('Hill Giant')];
  expect(why(attack())).toBeNull();
  expect(why(attack([bears], [giant]))).toBeNull();
  expect(why(attack([bears], [giant, { what: 'object', id: id('Jace Beleren') }]))).toBeNull();
  expect(why(attack([bears], [bears]))).toBe('not offered');
  expect(why(attack([NOWHERE]))).toBe('not offered');
  expect(why(attack([bears, { what: 'player', id: 0 }]))).toBe('not offered');
  expect(why(attack([bears, { what: 'object', id: id('Goblin Piker') }]))).toBe('not offered');
  expect(why(attack([bears, { what: 'object', id: 1 }]))).toBe('not offered');
  expect(why(attack([id('Gray Ogre')]))).toBe('tapped');
  expect(why(attack([id('Goblin Piker')]))).toBe('not yours');
  expect(why(attack([bears, undefined, 1], [giant, undefined, 1])), 'the book has no bands').toBe('band');
  expect(why({ kind: 'block', blocks: [] })).toBe('not understood');
  expect(why({ kind: 'pass' })).toBe('not understood');
  expect(why({ kind: 'cancel' })).toBe('not offered');
});

test('a band', () => {
  given('fifth', { ann: { inPlay: ['Benalish Hero', 'Mesa Pegasus', 'Grizzly Bears', 'Hill Giant'] }, ben: {} });
  play.game.answer({ kind: 'begin attack' }, 0);
  play.until('declare attack');
  const [hero, pegasus, bears, giant] = ['Benalish Hero', 'Mesa Pegasus', 'Grizzly Bears', 'Hill Giant'].map(id) as [
    Id,
    Id,
    Id,
    Id,
  ];
  const band = (...members: Id[]): Answer => attack(...members.map((each) => [each, undefined, 1] as const));
  expect(why(band(hero, bears))).toBeNull();
  expect(why(band(hero, pegasus, bears))).toBeNull();
  expect(why(band(hero, bears, giant))).toBe('band');
  expect(why(band(bears, giant))).toBe('band');
});

test('a block', () => {
  const { ann } = given('m11', {
    ann: { inPlay: ['Grizzly Bears', 'Hill Giant', 'Wind Drake'] },
    ben: { inPlay: ['Gray Ogre', 'Palace Guard', { card: 'Goblin Piker', tapped: true }] },
  });
  ann.attacks('Grizzly Bears', 'Wind Drake');
  play.until('declare block');
  const [bears, drake, ogre, guard] = ['Grizzly Bears', 'Wind Drake', 'Gray Ogre', 'Palace Guard'].map(id) as [
    Id,
    Id,
    Id,
    Id,
  ];
  expect(why(block())).toBeNull();
  expect(why(block([ogre, bears], [guard, bears]))).toBeNull();
  expect(why(block([ogre, bears], [ogre, bears]))).toBe('not offered');
  expect(why(block([guard, bears], [guard, bears]))).toBe('not offered');
  expect(why(block([NOWHERE, bears]))).toBe('not offered');
  expect(why(block([ogre, id('Hill Giant')])), 'it does not attack').toBe('not offered');
  expect(why(block([ogre, NOWHERE]))).toBe('not offered');
  expect(why(block([ogre, drake]))).toBe('flying');
  expect(why(block([id('Goblin Piker'), bears]))).toBe('tapped');
  expect(why(block([id('Hill Giant'), bears]))).toBe('not yours');
  expect(why({ kind: 'attack', attackers: [] })).toBe('not understood');
});

test('a creature that blocks one attacker, and one that blocks any number', () => {
  const { ann } = given('m11', {
    ann: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    ben: { inPlay: ['Gray Ogre', 'Palace Guard'] },
  });
  ann.attacks('Grizzly Bears', 'Hill Giant');
  play.until('declare block');
  const [bears, giant, ogre, guard] = ['Grizzly Bears', 'Hill Giant', 'Gray Ogre', 'Palace Guard'].map(id) as [
    Id,
    Id,
    Id,
    Id,
  ];
  expect(why(block([ogre, bears], [ogre, giant]))).toBe('one attacker each');
  expect(why(block([guard, bears], [guard, giant]))).toBeNull();
});

test('damage divided', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: ['Grizzly Bears', 'Giant Spider'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Grizzly Bears', 'Giant Spider');
  while (play.question?.ask === 'act') play.pass();
  const split = (...amounts: number[]): string | null => why({ kind: 'split', amounts });
  expect(split(2, 4)).toBeNull();
  expect(split(6, 0)).toBeNull();
  expect(split(6)).toBe('not understood');
  expect(split(2, 2, 2)).toBe('not understood');
  expect(split(7, -1)).toBe('not understood');
  expect(split(2.5, 3.5)).toBe('not understood');
  expect(split(2, 3)).toBe('damage total');
  expect(split(3, 4)).toBe('damage total');
  expect(why({ kind: 'number', number: 6 })).toBe('not understood');
});

test('cards picked: not offered, picked twice, too few, too many', () => {
  const { ann } = given(
    'm11',
    { ann: { hand: ['Mind Rot'], inPlay: ['Swamp', 'Swamp', 'Swamp'] }, ben: { hand: ['Forest', 'Shock', 'Plains'] } },
    {},
  );
  ann.casts('Mind Rot', { target: 'ben' });
  play.allPass();
  const pick = (...names: string[]): string | null =>
    why({ kind: 'pick', picked: names.map((name) => ({ what: 'object', id: id(`ben:${name}`) })) });
  expect(pick('Forest', 'Shock')).toBeNull();
  expect(pick('Forest', 'Forest')).toBe('same target twice');
  expect(pick('Forest')).toBe('wrong number');
  expect(pick('Forest', 'Shock', 'Plains')).toBe('wrong number');
  expect(why({ kind: 'pick', picked: [{ what: 'player', id: 0 }] })).toBe('not offered');
  expect(why({ kind: 'order', order: [] })).toBe('not understood');
});

test('numbers, options, orders, yes and no', () => {
  const { ann } = given('tenth', {
    ann: {
      hand: ['Blaze', 'Healing Salve', 'Ponder'],
      inPlay: ['Mountain', 'Mountain', 'Mountain', 'Plains', 'Island'],
      library: ['Forest', 'Forest', 'Plains', 'Island', 'Swamp'],
    },
    ben: {},
  });
  play.game.answer({ kind: 'cast', card: id('Blaze') }, ann.seat);
  const number = (x: number): string | null => why({ kind: 'number', number: x });
  expect([number(0), number(4), number(5), number(-1), number(1.5)]).toEqual([
    null,
    null,
    'wrong number',
    'wrong number',
    'not understood',
  ]);
  expect(why({ kind: 'option', option: 0 })).toBe('not understood');
  expect(why({ kind: 'cancel' })).toBeNull();
  play.game.answer({ kind: 'cancel' }, ann.seat);
  play.game.answer({ kind: 'cast', card: id('Healing Salve') }, ann.seat);
  const option = (which: number): string | null => why({ kind: 'option', option: which });
  expect([option(0), option(1), option(2), option(-1), option(0.5)]).toEqual([
    null,
    null,
    'not offered',
    'not offered',
    'not understood',
  ]);
  play.game.answer({ kind: 'cancel' }, ann.seat);
  ann.casts('Ponder');
  play.allPass();
  const order = (...places: number[]): string | null => why({ kind: 'order', order: places });
  expect([order(2, 0, 1), order(0, 1), order(0, 0, 1), order(1, 2, 3)]).toEqual([
    null,
    'not offered',
    'not offered',
    'not offered',
  ]);
  play.game.answer({ kind: 'order', order: [0, 1, 2] }, ann.seat);
  expect([why({ kind: 'yes' }), why({ kind: 'no' }), why({ kind: 'pass' })]).toEqual([null, null, 'not understood']);
});
