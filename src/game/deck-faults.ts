// What a book finds wrong with a deck: its size, its copies, and cards that the book cannot hold.

import type { Rulebook } from '../engine/rulebook.ts';
import { BadInput } from './errors.ts';
import { findCard, kindsFor } from './library.ts';

/** Everything that is wrong with a list of cards, sentence by sentence; nothing, if it may be played. */
export function faultsOf(book: Rulebook, cards: readonly string[], kinds = kindsFor(book)): string[] {
  const { min, copies } = book.facts.deck;
  const faults: string[] = [];
  if (cards.length < min) faults.push(`it has ${cards.length} cards, and ${book.name} asks for at least ${min}`);
  const counted = new Map<string, number>();
  for (const name of cards) counted.set(name, (counted.get(name) ?? 0) + 1);
  for (const [name, number] of counted) {
    try {
      const { supertypes, anyNumberInDeck } = findCard(book, name, kinds).definition;
      const limited = !supertypes.includes('basic') && !anyNumberInDeck;
      if (limited && copies !== null && number > copies)
        faults.push(`it has ${number} of ${name}, and ${book.name} allows ${copies}`);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      faults.push(error.message);
    }
  }
  return faults;
}
