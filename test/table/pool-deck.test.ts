// A deck out of a pool: what is left of it, and lands, in any number or as many as the pool has.

import { expect, test } from 'vitest';
import type { CardFacts } from '../../src/protocol/setup.ts';
import { landsLeft, leftOf, withLands } from '../../src/table/limited/pool-deck.ts';

const face = (name: string, cost: string | null): [string, CardFacts] => [
  name,
  {
    name,
    cost,
    total: 2,
    type: '',
    colors: '',
    types: [cost === null ? 'land' : 'creature'],
    subtypes: [],
    text: [],
    power: null,
    toughness: null,
    loyalty: null,
    rarity: 'Common',
    keywords: [],
    sets: [],
  },
];
const faces = new Map([
  face('Plains', null),
  face('Forest', null),
  face('Grizzly Bears', '{1}{G}'),
  face('Pearled Unicorn', '{2}{W}'),
]);
const pool = ['Grizzly Bears', 'Grizzly Bears', 'Pearled Unicorn', 'Forest', 'Forest', 'Plains', 'Plains'];

test('what is left of a pool is what is not in the deck, card by card, and lands are not among it', () => {
  expect(leftOf(pool, { 'Grizzly Bears': 1, Forest: 5 })).toEqual(['Grizzly Bears', 'Pearled Unicorn']);
  expect(leftOf(pool, { 'Grizzly Bears': 2, 'Pearled Unicorn': 1 })).toEqual([]);
});

test('lands in any number, or as many as the pool has', () => {
  expect(landsLeft(pool, { Forest: 2 }, 'Forest', 'in any number')).toBe(Number.POSITIVE_INFINITY);
  expect(landsLeft(pool, { Forest: 2 }, 'Forest', 'of the pool')).toBe(0);
  expect(landsLeft(pool, {}, 'Forest', 'of the pool')).toBe(2);
});

test('where one kind of land runs out, another takes its place, and the deck is as large as it can be', () => {
  const deck = { 'Grizzly Bears': 2, 'Pearled Unicorn': 1 };
  expect(withLands(pool, deck, faces, 7, 'in any number')).toEqual({ ...deck, Plains: 1, Forest: 3 });
  expect(withLands(pool, deck, faces, 7, 'of the pool')).toEqual({ ...deck, Plains: 2, Forest: 2 });
  expect(withLands(pool, deck, faces, 9, 'of the pool')).toEqual({ ...deck, Plains: 2, Forest: 2 });
  expect(withLands(['Grizzly Bears'], { 'Grizzly Bears': 1 }, faces, 9, 'of the pool')).toEqual({ 'Grizzly Bears': 1 });
});
