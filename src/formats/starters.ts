// The decks that the books bring with them, ready to be played.

import { BOOK_IDS, findBook, type Rulebook } from '../game/index.ts';
import { cardsIn, type Deck, deckFaults } from './deck.ts';

/** By the book's name. */
export const STARTERS: { readonly [book: string]: readonly Deck[] } = Object.fromEntries(
  BOOK_IDS.map((book) => [book, findBook(book).decks.starters]),
);

const REMEMBERED: { readonly [book: string]: readonly Deck[] } = Object.fromEntries(
  BOOK_IDS.map((book) => [book, findBook(book).decks.remembered]),
);

/** Decks that players of those years remember. They are chosen by name: chance draws from the starters, which are even. */
export const rememberedOf = (book: string): readonly Deck[] => REMEMBERED[book] ?? [];

export const startersOf = (book: string): readonly Deck[] => STARTERS[book] ?? [];

/** Everything that is ready to be played in a book: the starters, and what is remembered. */
export const readyDecksOf = (book: string): readonly Deck[] => [...startersOf(book), ...rememberedOf(book)];

/** The starter decks that a book lets be played: with house rules those of the book they start from, as far as they fit. */
export const startersFor = (book: Rulebook): readonly Deck[] =>
  book.decks.starters.filter((deck) => deckFaults(book.id, cardsIn(deck)).length === 0);
