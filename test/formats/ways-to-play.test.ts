// What the books say of decks and matches: how large, how many colours, whose, and how many games win.

import { expect } from 'vitest';
import { beginCompetition, standingOf, withDuel } from '../../src/formats/competition.ts';
import { deckFaults } from '../../src/formats/deck.ts';
import { openPack } from '../../src/formats/packs/open.ts';
import { secondDeck, sortByColor } from '../../src/formats/shared/by-color.ts';
import { SOLD_DECKS } from '../../src/formats/sold/deck.ts';
import { BASIC_LAND_TYPES, cardsPrintedIn, colorsOf, findBook, newGame } from '../../src/game/index.ts';
import { rule } from '../support/catalogue.ts';

const forests = (number: number): string[] => Array.from({ length: number }, () => 'Forest');

rule(['B-027', 'P-209', 'T-208', 'M-203'], 'a deck is any choice of cards, as long as it is large enough', () => {
  for (const [book, min] of [
    ['beta', 40],
    ['portal', 35],
    ['tenth', 60],
    ['m11', 60],
  ] as const) {
    expect(deckFaults(book, forests(min)), book).toEqual([]);
    expect(deckFaults(book, forests(min - 1)), book).toEqual([
      `it has ${min - 1} cards, and ${findBook(book).name} asks for at least ${min}`,
    ]);
  }
});

rule(['P-229', 'T-012', 'M-010'], 'a deck may have any number of colours, from one to five', () => {
  const one = {
    white: 'Savannah Lions',
    blue: 'Air Elemental',
    black: 'Nightmare',
    red: 'Hill Giant',
    green: 'Grizzly Bears',
  };
  const portal = {
    white: 'Foot Soldiers',
    blue: 'Wind Drake',
    black: 'Bog Raiders',
    red: 'Hill Giant',
    green: 'Grizzly Bears',
  };
  const tenth = { ...one, white: 'Suntail Hawk' };
  for (const [book, cards] of [
    ['portal', portal],
    ['tenth', tenth],
  ] as const)
    for (let colors = 1; colors <= 5; colors += 1) {
      const few = Object.values(cards).slice(0, colors);
      expect(new Set(few.flatMap(colorsOf)).size).toBe(colors);
      expect(deckFaults(book, [...forests(60), ...few]), `${book} ${colors}`).toEqual([]);
    }
});

rule(['T-001', 'M-001'], 'a duel has two players, each with a deck of their own', () => {
  for (const book of ['tenth', 'm11']) {
    const game = newGame({ book, decks: [forests(60), [...forests(59), 'Grizzly Bears']], seed: 1 });
    expect(game.state.players.length).toBe(2);
    const owners = game.state.objects.filter(({ id }) => id > 0).map(({ owner }) => owner);
    expect([0, 1].map((seat) => owners.filter((owner) => owner === seat).length)).toEqual([60, 60]);
    expect(() => newGame({ book, decks: [forests(60)], seed: 1 })).toThrow();
  }
});

rule(['T-386', 'M-433'], 'a match is won by the first to win two games', () => {
  const duel = (winner: number | null) => ({ winner, ante: [[], []], staked: [[], []], chose: -1 });
  const begun = beginCompetition('best of 3', [forests(60), forests(60)]);
  const one = withDuel(begun, duel(0));
  expect(standingOf(one)).toMatchObject({ over: false, winner: null });
  expect(standingOf(withDuel(one, duel(0)))).toMatchObject({ over: true, winner: 0 });
  const level = withDuel(one, duel(1));
  expect(standingOf(level).over).toBe(false);
  expect(standingOf(withDuel(withDuel(level, duel(null)), duel(1)))).toMatchObject({ over: true, winner: 1 });
});

rule('T-390', 'Tenth Edition has no multicolored cards', () => {
  expect(cardsPrintedIn('10E').filter(({ name }) => colorsOf(name).length > 1)).toEqual([]);
});

rule(['M-418', 'M-419'], 'five intro packs exist for Magic 2010, ready to be played or changed', () => {
  const packs = SOLD_DECKS.filter(({ set, product }) => set === 'M10' && product === 'intro pack');
  expect(packs.length).toBe(5);
  for (const { name, cards } of packs) {
    const list = Object.entries(cards).flatMap(([card, number]) => Array.from({ length: number }, () => card));
    // With what a deck of one's own needs besides, the book allows it.
    expect(deckFaults('m11', [...list, ...forests(60 - list.length)]), name).toEqual([]);
  }
});

rule(
  ['P-213', 'P-222'],
  'a strategy card only suggests: its two colours, or others that the first deck leaves over',
  () => {
    const { strategy } = openPack('POR', 1);
    expect(strategy?.length).toBe(2);
    const collection = [
      ...cardsPrintedIn('POR').flatMap(({ name, rarity }) => (rarity === 'Basic Land' ? [] : [name])),
      ...BASIC_LAND_TYPES.flatMap((name) => Array.from({ length: 7 }, () => name as string)),
    ];
    const piles = sortByColor(collection);
    for (const colors of [
      ['white', 'blue'],
      ['white', 'black'],
      ['blue', 'black'],
    ] as const)
      expect(secondDeck(piles, ['red', 'green'], colors).length).toBe(36);
  },
);

rule('T-007', 'what is in a pack cannot be told before it is opened: packs of other seeds hold other cards', () => {
  const packs = Array.from({ length: 30 }, (_, seed) =>
    openPack('10E', seed)
      .cards.map(({ name }) => name)
      .join(),
  );
  expect(new Set(packs).size).toBe(30);
});
