// What a simulation is made of: pairs of decks that play a number of games, cut into shares that any thread on any
// machine can play. Everything here is plain data, since it goes from thread to thread and from machine to machine.

import type { Level } from '../../bots/levels.ts';

/** Two decks against each other. */
export interface Pair {
  readonly book: string;
  readonly names: readonly [string, string];
  readonly decks: readonly [readonly string[], readonly string[]];
  readonly levels: readonly [Level, Level];
  readonly seed: string;
  readonly ante: boolean;
  readonly rules: readonly string[];
}

/** Games of a pair by their numbers: from the first up to, but without, `to`. */
export interface Share {
  readonly pair: Pair;
  readonly from: number;
  readonly to: number;
}

/** Every game has a seed of its own, made from the seed of the run and its number; nothing else enters it. */
export const gameSeed = (seed: string, index: number): string => `${seed}-${index}`;

/** The seed and the number that a game's own seed was made from; null if it was not. */
export function readGameSeed(text: string): { readonly seed: string; readonly index: number } | null {
  const [, seed, index] = /^(.+)-(\d{1,12})$/.exec(text) ?? [];
  return seed === undefined ? null : { seed, index: Number(index) };
}

export interface ShareSize {
  readonly games: number;
  /** How many play at the same time. */
  readonly players: number;
  readonly most: number;
  readonly levels: readonly Level[];
}

/** Small enough that all have work until the end, large enough that handing it out costs nothing beside playing it. */
export function shareSize({ games, players, most, levels }: ShareSize): number {
  const limit = levels.some((level) => level > 2) ? Math.ceil(most / 16) : most;
  return Math.max(1, Math.min(limit, Math.ceil(games / (players * 8))));
}

/** All shares of a run, pair by pair. */
export function* sharesOf(pairs: readonly Pair[], games: number, size: number): Generator<PlannedShare> {
  for (const [index, pair] of pairs.entries())
    for (let from = 0; from < games; from += size)
      yield { index, share: { pair, from, to: Math.min(games, from + size) } };
}

/** A share, and the place of its pair among the pairs of the run. */
export interface PlannedShare {
  readonly index: number;
  readonly share: Share;
}
