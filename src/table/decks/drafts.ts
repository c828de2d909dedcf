// Decks being built: what is not saved yet stays in the browser, so that nothing is lost on the way to another screen.

import { useSyncExternalStore } from 'react';
import type { DeckInfo, StartInfo } from '../../protocol/setup.ts';
import { stored } from '../state/stored.ts';
import { isLink, readLink } from './decklink.ts';
import type { Cards } from './decktext.ts';

export interface Draft {
  readonly name: string;
  readonly line: string;
  readonly book: string;
  readonly cards: Cards;
  /** Left out in what browsers kept before there were sideboards. */
  readonly sideboard?: Cards;
}

/** By what the address calls the deck: its id, or `new:` and the book. */
type Drafts = { readonly [key: string]: Draft };

const store = stored<Drafts>('fivefold decks under way', {});

export const useDrafts = (): Drafts => useSyncExternalStore(store.subscribe, store.get);
export const keepDraft = (key: string, draft: Draft): void => store.set({ ...store.get(), [key]: draft });
export function dropDraft(key: string): void {
  const { [key]: _, ...rest } = store.get();
  store.set(rest);
}

const NEW = /^new:(.+)$/;

/** The book that a new deck is for; null where the address names a deck that is there. */
const bookOfNew = (key: string): string | null => NEW.exec(key)?.[1] ?? null;

/** What the builder begins with: a deck of yours, a copy of a ready-made one, what a link says, or nothing; null if there is no such deck. */
export function beginning(start: StartInfo, key: string): Draft | null {
  const book = bookOfNew(key);
  if (book !== null)
    return start.books.some(({ id }) => id === book) ? { name: 'New deck', line: '', book, cards: {} } : null;
  if (isLink(key)) {
    const read = readLink(key);
    return typeof read === 'string' || !start.books.some(({ id }) => id === read.book) ? null : read;
  }
  const deck = start.decks.find(({ id }) => id === key);
  return deck === undefined ? null : draftOf(deck);
}

export function draftOf(deck: DeckInfo): Draft {
  return {
    name: deck.own ? deck.name : `My ${deck.name}`,
    line: deck.line,
    book: deck.book,
    cards: deck.cards,
    sideboard: deck.sideboard,
  };
}

export const sameDraft = (a: Draft, b: Draft): boolean =>
  a.name === b.name &&
  a.line === b.line &&
  sameCards(a.cards, b.cards) &&
  sameCards(a.sideboard ?? {}, b.sideboard ?? {});

const sameCards = (a: Cards, b: Cards): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
