// A card whose X has been chosen: the same definition with the number in the place of X, so that its text can be told.

import type { CardDefinition } from '../language/card.ts';

/** Definitions are plain data: wherever X stands as an amount, or as a cost to be met, the number stands after this. */
export function withX(card: CardDefinition, x: number): CardDefinition {
  const known = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(known);
    if ('amount' in part && part.amount === 'x') return x;
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, key === 'equals' && value === 'x' ? x : known(value)]),
    );
  };
  return known(card) as CardDefinition;
}
