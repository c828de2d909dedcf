// A pool of Limited: the cards of one's own packs, what they are worth, and what may become a deck (M-257 to M-268, T-335).

import { draftWorth } from '../../bots/card-worth.ts';
import { BadInput, type CardDefinition, findBook, findCard } from '../../game/index.ts';
import { ratingOf } from './ratings.ts';

/** "A Limited deck must contain at least 40 cards" (M-258, T-335). */
export const LIMITED_SIZE = 40;

/** The cards of a pool as a book reads them, by name. What the book cannot hold stays in the box. */
export function definitionIn(bookName: string, name: string): CardDefinition | null {
  try {
    return findCard(findBook(bookName), name).definition;
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

export const isBasic = (definition: CardDefinition): boolean => definition.supertypes.includes('basic');
export const isLand = (definition: CardDefinition): boolean => definition.types.includes('land');

/** How a drafter judges a card: by what its words do, and by how games with it ended. */
export type Judge = (bookName: string, name: string) => number;

/** The words, moved by what many games showed. */
export const byReading: Judge = (bookName, name) => {
  const definition = definitionIn(bookName, name);
  if (definition === null || definition.forAnte === true) return 0;
  return draftWorth(definition) + ratingOf(bookName, name);
};

/** What a book finds wrong with a deck made of a pool; nothing, if it may be played. */
export function limitedFaults(bookName: string, pool: readonly string[], deck: readonly string[]): string[] {
  const faults: string[] = [];
  if (deck.length < LIMITED_SIZE)
    faults.push(`it has ${deck.length} cards, and a deck of Limited has at least ${LIMITED_SIZE}`);
  const left = new Map<string, number>();
  for (const name of pool) left.set(name, (left.get(name) ?? 0) + 1);
  for (const name of new Set(deck)) {
    const definition = definitionIn(bookName, name);
    if (definition === null) faults.push(`${name} cannot be played by the rules of ${findBook(bookName).name}`);
    else if (!isBasic(definition)) {
      const wanted = deck.filter((each) => each === name).length;
      const have = left.get(name) ?? 0;
      if (wanted > have) faults.push(`it has ${wanted} of ${name}, and ${have} came out of the packs`);
    }
  }
  return faults;
}
