// The starter decks of every book.

import type { Deck } from '../deck.ts';
import { betaDecks } from './beta.ts';
import { fifthDecks } from './fifth.ts';
import { m11Decks } from './m11.ts';
import { portalDecks } from './portal.ts';
import { tenthDecks } from './tenth.ts';

export const STARTERS: { readonly [book: string]: readonly Deck[] } = {
  beta: betaDecks,
  fifth: fifthDecks,
  portal: portalDecks,
  tenth: tenthDecks,
  m11: m11Decks,
};

export const startersOf = (book: string): readonly Deck[] => STARTERS[book] ?? [];
