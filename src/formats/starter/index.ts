// The starter decks of every book.

import type { Rulebook } from '../../game/index.ts';
import { cardsIn, type Deck, deckFaults } from '../deck.ts';
import { betaDecks } from './beta.ts';
import { fifthDecks } from './fifth.ts';
import { m11Decks } from './m11.ts';
import { portalDecks } from './portal.ts';
import { betaRemembered, fifthRemembered, m11Remembered, tenthRemembered } from './remembered.ts';
import { tenthDecks } from './tenth.ts';

export const STARTERS: { readonly [book: string]: readonly Deck[] } = {
  beta: betaDecks,
  fifth: fifthDecks,
  portal: portalDecks,
  tenth: tenthDecks,
  m11: m11Decks,
};

/** Decks that players of those years remember. They are chosen by name: chance draws from the starters, which are even. */
const REMEMBERED: { readonly [book: string]: readonly Deck[] } = {
  beta: betaRemembered,
  fifth: fifthRemembered,
  tenth: tenthRemembered,
  m11: m11Remembered,
};

export const rememberedOf = (book: string): readonly Deck[] => REMEMBERED[book] ?? [];

export const startersOf = (book: string): readonly Deck[] => STARTERS[book] ?? [];

/** The starter decks that a book lets be played: with house rules those of the book they start from, as far as they fit. */
export const startersFor = (book: Rulebook): readonly Deck[] =>
  startersOf(book.edition).filter((deck) => deckFaults(book.id, cardsIn(deck)).length === 0);
