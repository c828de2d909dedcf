// The collection of puzzles: proposed by `npm run puzzles`, chosen by hand, each proved by a test.

import { BadInput } from '../../game/index.ts';
import { didYouMean } from '../../written/nearest.ts';
import { BETA } from './beta.ts';
import { FIFTH } from './fifth.ts';
import { M11 } from './m11.ts';
import { PORTAL } from './portal.ts';
import type { Puzzle } from './puzzle.ts';
import { RATINGS } from './ratings.ts';
import { TENTH } from './tenth.ts';

export type { Puzzle } from './puzzle.ts';

export const PUZZLES: readonly Puzzle[] = [...PORTAL, ...M11, ...TENTH, ...FIFTH, ...BETA];

export function puzzleNamed(id: string): Puzzle {
  const known = PUZZLES.map((puzzle) => puzzle.id);
  const found = PUZZLES.find((puzzle) => puzzle.id === id);
  if (found === undefined) throw new BadInput(`there is no puzzle '${id}'${didYouMean(id, known)}`);
  return found;
}

/** Weights of the levels: that a novice fails says little, that the strongest does says much. */
const WEIGHTS = [0.5, 1, 1, 1.5, 2];

/** How hard a puzzle is, from 1 (easy) to 5: by how often the levels fail it. */
export function starsOf(id: string): number {
  const rating = RATINGS[id];
  if (rating === undefined) return 3;
  const parts = WEIGHTS.map((weight, level) => {
    const tries = rating.tries[level] ?? 0;
    return tries === 0 ? 0 : (weight * (rating.failed[level] ?? 0)) / tries;
  });
  const share = parts.reduce((sum, each) => sum + each, 0) / WEIGHTS.reduce((sum, each) => sum + each, 0);
  return Math.min(5, 1 + Math.floor(5 * share));
}
