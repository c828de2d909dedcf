// Sharing cards: Portal's minidecks, colour draft and decks by numbers, and one deck for two of 1993.

import { expect, test } from 'vitest';
import { cardsIn } from '../../src/formats/deck.ts';
import {
  CHOICES,
  colorDraftFaults,
  colorsLeft,
  colorsOfSecond,
  type Division,
  decksOf,
  draftedCards,
  firstDeck,
  minidecks,
  NO_DIVISION,
  nextChoice,
  secondDeck,
  shareOfColor,
  sortByColor,
  withColors,
} from '../../src/formats/shared/by-color.ts';
import { afterDuel, divideDeck, takenHome, wonBy } from '../../src/formats/shared/one-deck.ts';
import { BASIC_LAND_TYPES, COLORS, type Color, cardsPrintedIn, colorsOf } from '../../src/game/index.ts';
import { portalMinidecks } from '../../src/rulebooks/portal/decks.ts';
import { example, rule } from '../support/catalogue.ts';

/** A collection with all of Portal and eight of each land. */
const collection = [
  ...cardsPrintedIn('POR').flatMap(({ name, rarity }) => (rarity === 'Basic Land' ? [] : [name])),
  ...BASIC_LAND_TYPES.flatMap((name) => Array.from({ length: 8 }, () => name as string)),
];
const divided = (...choices: Color[][]): Division =>
  choices.reduce((division, chosen) => withColors(division, chosen), NO_DIVISION);
const divisions: Division[] = COLORS.flatMap((a) =>
  COLORS.flatMap((b) => COLORS.flatMap((c) => COLORS.map((d) => ({ first: [a, d], second: [b, c] }) as Division))),
).filter(({ first, second }) => new Set([...first, ...second]).size === 4);

rule('P-218', 'a collection is sorted into five piles, each land with its colour', () => {
  const piles = sortByColor(collection);
  for (const color of COLORS) {
    expect(piles[color].lands).toEqual(Array(8).fill(BASIC_LAND_TYPES[COLORS.indexOf(color)]));
    for (const name of piles[color].others) expect(colorsOf(name)).toEqual([color]);
  }
});

rule(
  ['P-232', 'P-233', 'P-235'],
  'a minideck has six lands and eight other cards of its colour; the rest is set aside',
  () => {
    const decks = minidecks(collection, 'small', 1);
    for (const color of COLORS) {
      expect([decks[color].lands.length, decks[color].others.length]).toEqual([6, 8]);
      for (const name of decks[color].others) expect(colorsOf(name)).toEqual([color]);
    }
    expect(() => minidecks(collection.slice(0, 40), 'small', 1)).toThrow(
      /a small minideck of \w+ needs 6 lands and 8 other/,
    );
  },
);

rule('P-236', 'one chooses a colour, the other two, the first one more', () => {
  expect(nextChoice(NO_DIVISION)).toEqual({ who: 'first', number: 1 });
  const one = withColors(NO_DIVISION, ['red']);
  expect(nextChoice(one)).toEqual({ who: 'second', number: 2 });
  const two = withColors(one, ['blue', 'black']);
  expect(nextChoice(two)).toEqual({ who: 'first', number: 1 });
  const done = withColors(two, ['green']);
  expect(nextChoice(done).who).toBe('nobody');
  expect(colorsLeft(done)).toEqual(['white']);
  expect(() => withColors(one, ['blue'])).toThrow('now 2 different colors are chosen, not 1');
  expect(() => withColors(one, ['red', 'blue'])).toThrow('red is not to be had: there are white, blue, black, green');
  expect(() => withColors(done, ['white'])).toThrow('all colors have been chosen');
});

example(['P-237', 'P-238'], 'the fifth colour is split: each has three colours, 35 cards, 15 of them lands', () => {
  const piles = minidecks(collection, 'small', 1);
  const division = divided(['red'], ['blue', 'black'], ['green']);
  const decks = decksOf(piles, division, 'small', 1);
  for (const deck of decks) {
    expect(deck.length).toBe(35);
    expect(deck.filter((name) => (BASIC_LAND_TYPES as readonly string[]).includes(name)).length).toBe(15);
    expect(deck.filter((name) => name === 'Plains').length).toBe(3);
    expect(deck.filter((name) => colorsOf(name)[0] === 'white').length).toBe(4);
  }
  const fifth = decks.flatMap((deck) => deck.filter((name) => colorsOf(name)[0] === 'white'));
  expect(fifth.sort()).toEqual([...piles.white.others].sort());
  // Which four is chance: another seed gives others.
  expect(
    new Set([1, 2, 3, 4, 5].map((seed) => decksOf(piles, division, 'small', seed)[0].sort().join())).size,
  ).toBeGreaterThan(1);
  expect(() => decksOf(piles, divided(['red']), 'small', 1)).toThrow('the colors are not all chosen yet');
});

rule('P-239', 'there are thirty ways to divide the colours', () => {
  const ways = new Set(divisions.map(({ first, second }) => `${[...first].sort()}/${[...second].sort()}`));
  expect(ways.size).toBe(30);
});

example(
  ['P-240', 'P-241'],
  'large minidecks: two colours each, 36 cards with 14 lands, and the fifth colour is left out',
  () => {
    const ready = sortByColor(portalMinidecks.flatMap(cardsIn));
    for (const piles of [minidecks(collection, 'large', 1), ready]) {
      const [first, second] = decksOf(piles, divided(['red'], ['blue', 'black'], ['green']), 'large', 1);
      for (const deck of [first, second]) {
        expect(deck.length).toBe(36);
        expect(deck.filter((name) => (BASIC_LAND_TYPES as readonly string[]).includes(name)).length).toBe(14);
      }
      expect([...first, ...second].some((name) => name === 'Plains')).toBe(false);
    }
  },
);

rule(
  ['P-242', 'P-243', 'P-244'],
  'colour draft: everybody builds freely from two colours, and may exchange cards between games',
  () => {
    const piles = sortByColor(collection);
    const { first } = divided(['red'], ['blue', 'black'], ['green']);
    const cards = draftedCards(piles, first);
    expect(colorDraftFaults(piles, first, cards.slice(0, 35))).toEqual([]);
    expect(colorDraftFaults(piles, first, cards.slice(-35))).toEqual([]);
    expect(colorDraftFaults(piles, first, ['Island', ...Array(9).fill('Forest')])).toEqual([
      'it has 1 of Island, and 0 are among the cards of red and green',
      'it has 9 of Forest, and 8 are among the cards of red and green',
    ]);
  },
);

rule(
  ['P-219', 'P-220'],
  'a first deck of thirty-five cards in the two colours of a strategy card, some left out',
  () => {
    const piles = sortByColor(collection);
    const deck = firstDeck(piles, ['red', 'green']);
    expect(deck.length).toBe(35);
    for (const name of deck) expect(['red', 'green', undefined], name).toContain(colorsOf(name)[0]);
    expect(() => firstDeck(sortByColor(['Forest', 'Grizzly Bears']), ['red', 'green'])).toThrow('needs thirty-five');
  },
);

rule(
  ['P-219', 'P-222', 'P-223'],
  'the owner chooses the colours of the first deck; the second follows a strategy card that overlaps it in none, else what is left',
  () => {
    const owner = withColors(withColors(NO_DIVISION, ['red'], CHOICES.ownerFirst), ['green'], CHOICES.ownerFirst);
    expect(nextChoice(owner, CHOICES.ownerFirst)).toEqual({ who: 'second', number: 2 });
    const best: Color[] = ['black', 'white', 'blue'];
    expect(
      colorsOfSecond(
        [
          ['red', 'white'],
          ['white', 'blue'],
        ],
        owner.first,
        best,
      ),
    ).toEqual({
      colors: ['white', 'blue'],
      strategy: true,
    });
    expect(colorsOfSecond([['red', 'white']], owner.first, best)).toEqual({
      colors: ['black', 'white'],
      strategy: false,
    });
  },
);

rule(
  ['P-221', 'P-223', 'P-224', 'P-225', 'P-226', 'P-227', 'P-228'],
  'a second deck by numbers, from colours that the first one leaves',
  () => {
    const pile = (lands: number) => ({ lands: Array(lands).fill('Forest'), others: Array(20).fill('Grizzly Bears') });
    expect([6, 7, 9].map((lands) => Object.values(shareOfColor(pile(lands))).map((list) => list.length))).toEqual([
      [6, 9],
      [7, 11],
      [7, 11],
    ]);
    const piles = sortByColor(collection);
    const deck = secondDeck(piles, ['red', 'green'], ['white', 'blue']);
    expect(deck.length).toBe(36);
    expect(secondDeck(piles, ['white', 'blue'], ['red', 'green']).length).toBe(36);
    const poor = sortByColor(collection.filter((name, index) => name !== 'Island' || index % 2 === 0));
    expect(secondDeck(poor, ['red', 'green'], ['white', 'blue']).length).toBeLessThan(35);
    expect(() => secondDeck(piles, ['red', 'green'], ['green', 'blue'])).toThrow('the first deck has green already');
  },
);

rule(
  ['B-302', 'B-303', 'B-318'],
  'one deck for two: divided, played for ante until one part can be played no more, and all goes home',
  () => {
    const cards = Array.from({ length: 20 }, (_, index) => `card ${index}`);
    let deck = divideDeck(cards, 0, 1);
    expect(deck.parts.map((part) => part.length)).toEqual([10, 10]);
    expect([...deck.parts[0], ...deck.parts[1]].sort()).toEqual([...cards].sort());
    expect(afterDuel(deck, null, [deck.parts[0][0] as string, deck.parts[1][0] as string])).toEqual(deck);
    while (wonBy(deck) === null) deck = afterDuel(deck, 1, [deck.parts[0][0] as string, deck.parts[1][0] as string]);
    expect(wonBy(deck)).toBe(1);
    expect(deck.parts.map((part) => part.length)).toEqual([8, 12]);
    expect(takenHome(deck).sort()).toEqual([...cards].sort());
    expect(() => divideDeck(cards.slice(0, 17), 0, 1)).toThrow('each part needs at least 9');
    expect(() => afterDuel(deck, 1, ['card of somebody else', 'x'])).toThrow('is not in that part of the deck');
  },
);

test('a division is the same for the same seed', () => {
  const cards = Array.from({ length: 40 }, (_, index) => `card ${index}`);
  expect(divideDeck(cards, 0, 'a')).toEqual(divideDeck(cards, 0, 'a'));
  expect(divideDeck(cards, 0, 'a')).not.toEqual(divideDeck(cards, 0, 'b'));
});
