// Making a puzzle of a board: the most life at which the attack still wins is where there is hardly more than one way to do it.

import { BadInput, type SeatWords } from '../../src/game/index.ts';
import { outlookOf } from '../../src/lab/solve/bound.ts';
import { gameOf, type Solved, solve } from '../../src/lab/solve/solve.ts';
import type { Study } from '../../src/lab/study.ts';

export interface Forged {
  readonly study: Study;
  readonly solved: Solved;
}

export interface Limits {
  /** Positions for finding out the life, and for the proof with everything that fails. */
  readonly quick: number;
  readonly whole: number;
  /** First moves that may do it besides the one. */
  readonly seconds: number;
  /** First moves that must fail, at least. */
  readonly failing: number;
}

const MOST_LIFE = 20;

const withLife = (study: Study, life: number): Study => {
  const { ann, ben } = study.position.seats as { readonly ann: SeatWords; readonly ben: SeatWords };
  return { ...study, position: { ...study.position, seats: { ann, ben: { ...ben, life } } } };
};

/** Null where no life makes a puzzle of it that can be proved. */
export function forge(study: Study, book: string, limits: Limits): Forged | null {
  try {
    const life = tightest(study, book, limits.quick);
    if (life === null) return null;
    const tight = withLife(study, life);
    const solved = solve(tight, book, { nodes: limits.whole });
    const { winning, refuted, open, proof } = solved;
    const good =
      solved.solved === true &&
      proof &&
      open.length === 0 &&
      winning.length > 0 &&
      winning.length <= 1 + limits.seconds &&
      refuted.length >= limits.failing;
    return good ? { study: tight, solved } : null;
  } catch (error) {
    // A board that cannot be said in words, or that a book cannot hold.
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/** The most life that can be taken this turn for certain. */
function tightest(study: Study, book: string, nodes: number): number | null {
  const game = gameOf(withLife(study, MOST_LIFE), book);
  const most = Math.min(MOST_LIFE, outlookOf(game, 0)({ removals: 0, countered: 0 }));
  let found: number | null = null;
  // From below: what can be taken easily is proved in no time.
  for (let life = Math.max(1, Math.ceil(most / 2)); life <= most; life += 1) {
    const { solved, proof } = solve(withLife(study, life), book, { nodes, quick: true });
    if (solved !== true || !proof) {
      if (found !== null || solved === null) return found;
      // Too much already: down to where it can be done.
      for (let less = life - 1; less >= 1; less -= 1)
        if (solve(withLife(study, less), book, { nodes, quick: true }).solved === true) return less;
      return null;
    }
    found = life;
  }
  return found;
}
