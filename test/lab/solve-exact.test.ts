// The solver leaves out what cannot matter: on many small positions made by chance it must come to the same as the plain search, which
// leaves out nothing.

import { describe, expect, test } from 'vitest';
import { gameOf, solveGame, taskOf } from '../../src/lab/solve/solve.ts';
import type { Goal } from '../../src/lab/study.ts';
import { readStudy } from '../../src/lab/text/read.ts';
import { CREATURES, smallFight } from './small-fights.ts';

describe.each(Object.keys(CREATURES))('%s', (book) => {
  test('what is left out makes no difference', () => {
    let [compared, plain, won] = [0, 0, 0];
    for (let index = 0; index < 20; index += 1) {
      const text = smallFight(book, String(index));
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
    expect(compared).toBeGreaterThan(9);
    expect(plain).toBeGreaterThan(5);
    expect(won).toBeGreaterThan(2);
  }, 240_000);
});
