// The solver leaves out what cannot matter: on many small positions made by chance it must come to the same as the plain search, which
// leaves out nothing.

import { describe, expect, test } from 'vitest';
import { gameOf, solveGame, taskOf } from '../../src/lab/solve/solve.ts';
import type { Goal } from '../../src/lab/study.ts';
import { readStudy } from '../../src/lab/text/read.ts';
import { answeredFight, CREATURES, smallFight, WITH_ANSWERS } from './small-fights.ts';

/** Solves small positions in both ways; says how many could be compared, in how many something is left out, and how many are won. */
function compare(book: string, fightNamed: (seed: string) => string, number: number) {
  let [compared, plain, won] = [0, 0, 0];
  for (let index = 0; index < number; index += 1) {
    const text = fightNamed(String(index));
    const study = readStudy(text);
    const goal = study.goal as Goal;
    const quick = solveGame(gameOf(study, book), goal, { nodes: 20_000, quick: true });
    const whole = solveGame(gameOf(study, book), goal, { nodes: 1500, quick: true, stubborn: true });
    if (whole.solved === null || !whole.proof) continue;
    expect({ text, solved: quick.solved }).toEqual({ text, solved: whole.solved });
    compared += 1;
    if (taskOf(gameOf(study, book), goal).fight !== null) plain += 1;
    if (whole.solved) won += 1;
  }
  return { compared, plain, won };
}

describe.each(Object.keys(CREATURES))('%s', (book) => {
  test('what is left out makes no difference', () => {
    const { compared, plain, won } = compare(book, (seed) => smallFight(book, seed), 20);
    expect(compared).toBeGreaterThan(9);
    expect(plain).toBeGreaterThan(5);
    expect(won).toBeGreaterThan(2);
  }, 240_000);
});

describe.each(WITH_ANSWERS)('%s', (book) => {
  test('nor does it where everything may be answered', () => {
    const { compared, plain, won } = compare(book, (seed) => answeredFight(book, seed), 40);
    expect(compared).toBeGreaterThan(14);
    expect(plain).toBeGreaterThan(14);
    expect(won).toBeGreaterThan(3);
  }, 240_000);
});
