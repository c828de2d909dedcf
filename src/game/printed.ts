// Printings as facts: which cards of the pool a set has, how rare they are there, and what colours a card has.

import { POOL } from '../cards/pool.ts';
import { PRINTINGS, type Rarity, SET_CODES, type SetCode } from '../cards/printings.ts';

export { RARITIES, type Rarity, SET_CODES, type SetCode } from '../cards/printings.ts';

export interface Printed {
  readonly name: string;
  readonly rarity: Rarity;
}

const bySet = new Map<SetCode, readonly Printed[]>();

/** The cards of a set that the pool has, by name. */
export function cardsPrintedIn(set: SetCode): readonly Printed[] {
  let cards = bySet.get(set);
  if (cards === undefined) {
    cards = POOL.flatMap(({ name }) => {
      const rarity = PRINTINGS[name]?.[set];
      return rarity === undefined ? [] : [{ name, rarity }];
    }).sort((a, b) => (a.name < b.name ? -1 : 1));
    bySet.set(set, cards);
  }
  return cards;
}

/** The sets in which a card was printed, oldest first; none for a name that is not in the pool. */
export const setsWith = (name: string): readonly SetCode[] =>
  SET_CODES.filter((set) => PRINTINGS[name]?.[set] !== undefined);

let colors: Map<string, readonly string[]> | null = null;

/** The colours of a card as printed; none for a name that is not in the pool. */
export function colorsOf(name: string): readonly string[] {
  colors ??= new Map(POOL.map((definition) => [definition.name, definition.colors]));
  return colors.get(name) ?? [];
}
