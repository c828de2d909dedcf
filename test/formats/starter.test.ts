// The starter decks: every book has at least eight, legal by its own rules, and random decks are legal as well.

import { describe, expect, test } from 'vitest';
import { cardsIn, deckFaults, randomDeck } from '../../src/formats/deck.ts';
import { readyDecksOf, rememberedOf, startersOf } from '../../src/formats/starters.ts';
import { findBook, findCard } from '../../src/game/index.ts';
import { portalMinidecks } from '../../src/rulebooks/portal/decks.ts';
import { BOOKS } from '../support/books.ts';

describe.each(BOOKS)('%s', (book) => {
  test('has at least eight starter decks, each with a name of its own and a line about how it plays', () => {
    const decks = startersOf(book);
    expect(decks.length).toBeGreaterThanOrEqual(8);
    expect(new Set(decks.map((deck) => deck.name)).size).toBe(decks.length);
    expect(new Set(decks.map((deck) => deck.line)).size).toBe(decks.length);
    for (const deck of decks) expect(deck.line, deck.name).toMatch(/^[A-Z][^\n]+\.$/);
  });

  test.each(startersOf(book).map((deck) => [deck.name, deck] as const))(
    '%s is legal, of exactly the least size and of two colors',
    (_name, deck) => {
      const cards = cardsIn(deck);
      expect(deckFaults(book, cards)).toEqual([]);
      expect(cards.length).toBe(findBook(book).facts.deck.min);
      const colors = new Set(cards.flatMap((name) => findCard(findBook(book), name).definition.colors));
      expect(colors.size).toBe(2);
    },
  );

  test('random decks are legal and follow from their seed', () => {
    for (let seed = 0; seed < 20; seed += 1) expect(deckFaults(book, cardsIn(randomDeck(book, seed)))).toEqual([]);
    expect(randomDeck(book, 7)).toEqual(randomDeck(book, 7));
  });
});

describe.each(['beta', 'fifth', 'tenth', 'm11'])('%s', (book) => {
  test('has at least twelve ready decks with those that players remember', () => {
    const decks = readyDecksOf(book);
    expect(decks.length).toBeGreaterThanOrEqual(12);
    expect(new Set(decks.map((deck) => deck.name)).size).toBe(decks.length);
  });

  test.each(rememberedOf(book).map((deck) => [deck.name, deck] as const))('%s is legal', (_name, deck) => {
    const cards = cardsIn(deck);
    expect(deckFaults(book, cards)).toEqual([]);
    expect(cards.length).toBe(findBook(book).facts.deck.min);
    expect(deck.line).toMatch(/^[A-Z][^\n]+\.$/);
  });
});

test('the small decks of Portal: one of each color, and any two of them together may be played', () => {
  expect(portalMinidecks.map((deck) => cardsIn(deck).length)).toEqual([18, 18, 18, 18, 18]);
  const colors = portalMinidecks.map((deck) => [
    ...new Set(cardsIn(deck).flatMap((name) => findCard(findBook('portal'), name).definition.colors)),
  ]);
  expect(colors).toEqual([['white'], ['blue'], ['black'], ['red'], ['green']]);
  for (const one of portalMinidecks)
    for (const other of portalMinidecks)
      if (one !== other) expect(deckFaults('portal', [...cardsIn(one), ...cardsIn(other)])).toEqual([]);
});

test('what is wrong with a deck is said: too few cards, too many copies, cards that are not there', () => {
  expect(deckFaults('tenth', ['Forest'])).toEqual(['it has 1 cards, and Tenth Edition asks for at least 60']);
  const bears = [...Array.from({ length: 5 }, () => 'Grizzly Bears'), ...Array.from({ length: 55 }, () => 'Forest')];
  expect(deckFaults('tenth', bears)).toEqual(['it has 5 of Grizzly Bears, and Tenth Edition allows 4']);
  expect(deckFaults('portal', [...Array.from({ length: 39 }, () => 'Forest'), 'Counterspell']).length).toBe(1);
  expect(deckFaults('beta', [...Array.from({ length: 39 }, () => 'Forest'), 'Forrest'])[0]).toContain(
    "did you mean 'Forest'",
  );
});
