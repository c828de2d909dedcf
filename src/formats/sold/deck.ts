// Ready-made decks as they were sold: theme decks, intro packs, sets for two players, and the enemies of the PC game.

import { BadInput, findBook, findCard } from '../../game/index.ts';
import { fifthSold } from './fifth.ts';
import { fourthSold } from './fourth.ts';
import { m10Sold } from './m10.ts';
import { m11Sold } from './m11.ts';
import { pcGame1Sold } from './pc-game-1.ts';
import { pcGame2Sold } from './pc-game-2.ts';
import { pcGame3Sold } from './pc-game-3.ts';
import { portalSold } from './portal.ts';
import { tenthSold } from './tenth.ts';

export interface SoldDeck {
  readonly name: string;
  /** What it was sold as. */
  readonly product: string;
  readonly set: string;
  readonly date: string;
  readonly cards: { readonly [name: string]: number };
  readonly sideboard?: { readonly [name: string]: number };
}

export const SOLD_DECKS: readonly SoldDeck[] = [
  ...fourthSold,
  ...pcGame1Sold,
  ...pcGame2Sold,
  ...pcGame3Sold,
  ...fifthSold,
  ...portalSold,
  ...tenthSold,
  ...m10Sold,
  ...m11Sold,
];

/** The cards of a sold deck that a book cannot hold, or the pool does not have yet. */
export function lacking(bookName: string, deck: SoldDeck): string[] {
  const book = findBook(bookName);
  return Object.keys(deck.cards).filter((name) => {
    try {
      findCard(book, name);
      return false;
    } catch (error) {
      if (error instanceof BadInput) return true;
      throw error;
    }
  });
}

const known = new Map<string, readonly SoldDeck[]>();

/** The sold decks that can be played by a book, whole. */
export function soldDecksOf(bookName: string): readonly SoldDeck[] {
  let decks = known.get(bookName);
  if (decks === undefined) {
    decks = SOLD_DECKS.filter((deck) => lacking(bookName, deck).length === 0);
    known.set(bookName, decks);
  }
  return decks;
}
