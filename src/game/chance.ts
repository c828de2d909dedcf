// Chance from a seed, for whoever plays or prepares a game: bots, random decks. The game's own is in its position.

import { mix, pick, seedState, step } from '../core/random.ts';

export interface Chance {
  /** A whole number from 0 to `below - 1`. */
  readonly below: (below: number) => number;
  /** A new order of the list. */
  readonly shuffled: <T>(list: readonly T[]) => T[];
  /** How many numbers have been drawn so far. */
  readonly drawn: () => number;
}

export function chanceFrom(seed: number | string): Chance {
  let state = mix(seedState(seed)) | 0;
  let drawn = 0;
  const below = (limit: number): number => {
    drawn += 1;
    state = step(state);
    return pick(state, limit);
  };
  return {
    below,
    drawn: () => drawn,
    shuffled: (list) => {
      const order = [...list];
      for (let left = order.length - 1; left > 0; left -= 1) {
        const other = below(left + 1);
        [order[left], order[other]] = [order[other] as (typeof order)[number], order[left] as (typeof order)[number]];
      }
      return order;
    },
  };
}
