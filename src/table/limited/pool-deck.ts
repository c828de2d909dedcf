// A deck out of a pool: what of it is left, and basic lands, which are to be had in any number or lie in the pool like the rest.

import { BASIC_NAMES, type Faces, sizeOfDeck, withBasics } from '../decks/counts.ts';
import type { Cards } from '../decks/decktext.ts';
import { emptied, listed } from '../decks/sorting.ts';

/** Limited gives basic lands in any number; who shares a collection has those that are in it. */
export type Lands = 'in any number' | 'of the pool';

const isBasic = (name: string): boolean => BASIC_NAMES.includes(name);

/** The cards of a deck that are no basic lands, one by one. */
export const spellsOf = (deck: Cards): string[] => listed(deck).filter((name) => !isBasic(name));

/** What of the pool is not in the deck, besides basic lands. */
export const leftOf = (pool: readonly string[], deck: Cards): string[] =>
  emptied(pool, spellsOf(deck)).filter((name) => !isBasic(name));

/** How many of a basic land may be put in yet. */
export function landsLeft(pool: readonly string[], deck: Cards, name: string, lands: Lands): number {
  if (lands === 'in any number') return Number.POSITIVE_INFINITY;
  return pool.filter((each) => each === name).length - (deck[name] ?? 0);
}

/** The deck with the lands that its costs ask for; where one kind runs out, another takes its place. */
export function withLands(pool: readonly string[], deck: Cards, faces: Faces, least: number, lands: Lands): Cards {
  const wanted = withBasics(deck, faces, least);
  if (lands === 'in any number') return wanted;
  const given: Record<string, number> = { ...wanted };
  for (const name of BASIC_NAMES) {
    const over = -landsLeft(pool, given, name, lands);
    if (over > 0) given[name] = (given[name] ?? 0) - over;
  }
  for (const name of BASIC_NAMES)
    while (sizeOfDeck(given) < sizeOfDeck(wanted) && landsLeft(pool, given, name, lands) > 0)
      given[name] = (given[name] ?? 0) + 1;
  return Object.fromEntries(Object.entries(given).filter(([, number]) => number > 0));
}
