// The starter decks: every book has two, legal by its own rules, and random decks are legal as well.

import { describe, expect, test } from 'vitest';
import { cardsIn, deckFaults, randomDeck } from '../../src/formats/deck.ts';
import { startersOf } from '../../src/formats/starter/index.ts';
import { findBook, findCard } from '../../src/game/index.ts';
import { BOOKS } from '../support/books.ts';

describe.each(BOOKS)('%s', (book) => {
  test('has two starter decks, each legal, of exactly the least size and of two colours', () => {
    expect(startersOf(book).length).toBe(2);
    for (const deck of startersOf(book)) {
      const cards = cardsIn(deck);
      expect(deckFaults(book, cards), deck.name).toEqual([]);
      expect(cards.length, deck.name).toBe(findBook(book).facts.deck.min);
      const colors = new Set(cards.flatMap((name) => findCard(findBook(book), name).definition.colors));
      expect(colors.size, deck.name).toBe(2);
      expect(deck.line).not.toContain('\n');
    }
  });

  test('random decks are legal and follow from their seed', () => {
    for (let seed = 0; seed < 20; seed += 1) expect(deckFaults(book, cardsIn(randomDeck(book, seed)))).toEqual([]);
    expect(randomDeck(book, 7)).toEqual(randomDeck(book, 7));
  });
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
