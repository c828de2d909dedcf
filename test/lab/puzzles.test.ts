// The collection of puzzles: each has the solution it says and no other, and the defence plays as well as can be.

import { describe, expect, test } from 'vitest';
import { type Answer, BOOK_IDS } from '../../src/game/index.ts';
import { PUZZLES, puzzleNamed, starsOf } from '../../src/lab/puzzles/index.ts';
import { RATINGS } from '../../src/lab/puzzles/ratings.ts';
import { Defence } from '../../src/lab/solve/defend.ts';
import { gameOf, solve } from '../../src/lab/solve/solve.ts';
import type { Goal } from '../../src/lab/study.ts';
import { readStudy } from '../../src/lab/text/read.ts';

/** What a proof may look at beside what it looked at when the puzzle was chosen: cards and rules change a little. */
const ROOM = 4;

test('there are enough of them, in every book, each with a name of its own', () => {
  expect(PUZZLES.length).toBeGreaterThanOrEqual(60);
  for (const book of BOOK_IDS) expect(PUZZLES.filter((puzzle) => puzzle.book === book).length).toBeGreaterThan(9);
  expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
  expect(new Set(PUZZLES.map(({ text }) => readStudy(text).title)).size).toBe(PUZZLES.length);
  expect(PUZZLES.filter(({ text, book }) => readStudy(text).books.join() !== book)).toEqual([]);
});

describe.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))(
  '%s',
  (_, { text, book, winning, nodes, differs }) => {
    const study = readStudy(text);

    test('these first moves do it, and every other one fails', () => {
      const found = solve(study, book, { nodes: ROOM * nodes });
      expect(found).toMatchObject({ solved: true, proof: true, open: [] });
      expect([...found.winning].sort()).toEqual([...winning].sort());
      expect(found.refuted.length).toBeGreaterThan(0);
    });

    test('whoever plays it as the solver does solves it against the best defence', () => {
      const game = gameOf(study, book);
      const defence = new Defence(game, study.goal as Goal, ROOM * nodes);
      expect(defence.canBeDone(game)).toBe(true);
      for (let i = 0; i < 300 && defence.over(game) === null; i += 1) game.answer(defence.reply(game));
      expect(defence.over(game)).toBe(true);
    });

    for (const [other, said] of Object.entries(differs ?? {}))
      test(`it comes to something else in ${other}`, () => {
        const found = solve(study, other, { nodes: 20 * ROOM * nodes });
        expect(found).toMatchObject({ solved: said !== 'none', proof: true });
        if (said !== 'none') expect(found.winning).toContain(said);
        expect(found.winning.filter((move) => move !== said && winning.includes(move))).toEqual([]);
      });
  },
);

test('some have another solution, or none, by another book', () => {
  expect(PUZZLES.filter(({ differs }) => Object.keys(differs ?? {}).length > 0).length).toBeGreaterThanOrEqual(3);
});

test('the defence finds what refutes a wrong try, and sees that it can no longer be done', () => {
  const { text, book, winning } = puzzleNamed('portal-05');
  expect(winning[0]).toMatch(/^ann casts Time Ebb/);
  const study = readStudy(text);
  const game = gameOf(study, book);
  const defence = new Defence(game, study.goal as Goal, 20_000);
  // Not to cast it, and to attack with what there is.
  game.answer({ kind: 'pass' });
  expect(defence.canBeDone(game)).toBe(false);
  for (let i = 0; i < 300 && defence.over(game) === null; i += 1) game.answer(defence.reply(game) as Answer);
  expect(defence.over(game)).toBe(false);
});

test('every puzzle has been tried by all levels, and they are of all grades', () => {
  expect(Object.keys(RATINGS).sort()).toEqual(PUZZLES.map(({ id }) => id).sort());
  for (const { failed, tries } of Object.values(RATINGS))
    failed.forEach((number, level) => {
      expect(number).toBeLessThanOrEqual(tries[level] as number);
    });
  const stars = PUZZLES.map(({ id }) => starsOf(id));
  expect(Math.min(...stars)).toBe(1);
  expect(Math.max(...stars)).toBeGreaterThanOrEqual(4);
});

test('a puzzle that is not there is named, with the nearest', () => {
  expect(() => puzzleNamed('portal-0')).toThrow("there is no puzzle 'portal-0'");
});
