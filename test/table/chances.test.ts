// The odds of a deck by turn, its hands, and a deck as a link.

import { expect, test } from 'vitest';
import type { CardFacts } from '../../src/protocol/setup.ts';
import { chanceOf, landsOf, seenBy, shuffled } from '../../src/table/decks/chances.ts';
import { linkOf, readLink } from '../../src/table/decks/decklink.ts';

test('the chance of lands is that of drawing without putting back', () => {
  // Two cards of four, two of them good: one chance in six for both, five in six for at least one.
  expect(chanceOf(4, 2, 2, 2)).toBeCloseTo(1 / 6);
  expect(chanceOf(4, 2, 2, 1)).toBeCloseTo(5 / 6);
  expect(chanceOf(60, 24, 7, 0)).toBe(1);
  expect(chanceOf(60, 24, 7, 2)).toBeCloseTo(0.8572, 3);
  expect(chanceOf(40, 0, 7, 1)).toBe(0);
  expect(chanceOf(5, 5, 9, 5)).toBe(1);
  expect([seenBy(1, false), seenBy(1, true), seenBy(4, false)]).toEqual([7, 8, 10]);
});

test('twenty thousand hands come out as the odds say', () => {
  let state = 7;
  const random = (): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  let good = 0;
  for (let i = 0; i < 20_000; i += 1) {
    const hand = shuffled({ Forest: 17, Bear: 23 }, random).slice(0, 7);
    if (hand.filter((name) => name === 'Forest').length >= 3) good += 1;
  }
  expect(good / 20_000).toBeCloseTo(chanceOf(40, 17, 7, 3), 1);
});

const face = (name: string, some: Partial<CardFacts>): [string, CardFacts] => [
  name,
  { name, types: ['land'], subtypes: [], text: [], ...some } as CardFacts,
];

test('a land counts for every colour that it gives', () => {
  const faces = new Map([
    face('Forest', { subtypes: ['Forest'] }),
    face('Taiga', { subtypes: ['Mountain', 'Forest'] }),
    face('City of Brass', { text: ['{T}: Add one mana of any color to your mana pool.'] }),
    face('Adarkar Wastes', { text: ['{T}: Add {W} or {U} to your mana pool.'] }),
    face('Grizzly Bears', { types: ['creature'] }),
  ]);
  const cards = { Forest: 8, Taiga: 4, 'City of Brass': 2, 'Adarkar Wastes': 1, 'Grizzly Bears': 20, Unknown: 3 };
  expect(landsOf(cards, faces)).toEqual({ all: 15, of: { W: 3, U: 3, B: 2, R: 6, G: 14 } });
});

test('a deck as a link reads as it was written, sideboard and all', () => {
  const deck = {
    name: 'Green ~ & more',
    line: '',
    book: 'm11',
    cards: { Forest: 24, "Garruk's Companion": 4 },
    sideboard: { Naturalize: 3 },
  };
  const link = linkOf(deck);
  expect(link).not.toMatch(/[#/| ]/);
  expect(readLink(decodeURIComponent(link))).toEqual({ ...deck, name: 'Green   & more' });
  expect(readLink('list:m11~Deck~24 Forest')).toMatchObject({ cards: { Forest: 24 }, sideboard: {} });
});

test('a broken link says what is wrong with it', () => {
  expect(readLink('list:')).toBe('This link is not whole: the book or the cards are missing.');
  expect(readLink('list:m11~Deck~0 Forest')).toMatch(/^This link is not whole: '0 Forest': /);
});
