// Positions in which there is one right move, at least twelve from every book. What a level still gets wrong is listed
// in `failed.ts`, and has to be exactly that.

import { describe, expect, test } from 'vitest';
import { type Level, playerAt } from '../../../src/bots/levels.ts';
import { newGame, seenBy } from '../../../src/game/index.ts';
import { betaPuzzles } from './beta.ts';
import { FAILED } from './failed.ts';
import { fifthPuzzles } from './fifth.ts';
import { m11Puzzles } from './m11.ts';
import { portalPuzzles } from './portal.ts';
import { tenthPuzzles } from './tenth.ts';
import { askedAt, type Puzzle, tries } from './words.ts';

const PUZZLES: readonly Puzzle[] = [...betaPuzzles, ...fifthPuzzles, ...portalPuzzles, ...tenthPuzzles, ...m11Puzzles];
const BUDGETS: { readonly [level in Level]: number } = { 1: 1, 2: 1, 3: 50, 4: 120, 5: 400 };

const nameOf = ({ book, name }: Puzzle): string => `${book}: ${name}`;

describe('positions with one right move', () => {
  test('there are enough of them, in every book, and no two of one name', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(60);
    for (const book of ['beta', 'fifth', 'portal', 'tenth', 'm11'])
      expect(PUZZLES.filter((puzzle) => puzzle.book === book).length).toBeGreaterThanOrEqual(12);
    expect(new Set(PUZZLES.map(nameOf)).size).toBe(PUZZLES.length);
  });

  test('each comes to its question, and there is more than one answer to it', () => {
    for (const puzzle of PUZZLES) expect(askedAt(puzzle).legalAnswers().length, nameOf(puzzle)).toBeGreaterThan(1);
  });

  for (const level of [2, 3, 4] as const)
    test(`what level ${level} gets wrong is what is listed`, { timeout: 240_000 }, async () => {
      const wrong: string[] = [];
      for (const puzzle of PUZZLES) {
        const { right } = await tries(puzzle, playerAt(level, { seed: 'puzzle', budget: BUDGETS[level] }));
        if (!right) wrong.push(nameOf(puzzle));
      }
      expect(wrong).toEqual(FAILED[level]);
    });

  test('what level 5 gets wrong of the wins is what is listed', { timeout: 240_000 }, async () => {
    const wrong: string[] = [];
    for (const puzzle of PUZZLES.filter(({ right }) => right === 'win')) {
      const { right } = await tries(puzzle, playerAt(5, { seed: 'puzzle', budget: BUDGETS[5] }));
      if (!right) wrong.push(nameOf(puzzle));
    }
    expect(wrong).toEqual(FAILED[5]);
  });

  test('a hand of nothing but lands goes back, and a good one is kept', () => {
    const asked = (book: string, deck: string[]): string[] => {
      const game = newGame({ book, decks: [deck, deck], seed: 1 });
      const said: string[] = [];
      for (let i = 0; i < 6 && game.question !== null && game.state.turn.number < 1; i += 1) {
        const { question } = game;
        const answer = playerAt(2, { seed: 1 }).choose(seenBy(game, question.player));
        if (question.purpose.includes('mulligan')) said.push(answer.kind);
        game.answer(answer);
      }
      return said;
    };
    for (const book of ['tenth', 'm11']) {
      expect(asked(book, Array(60).fill('Forest'))[0]).toBe('yes');
      expect(
        asked(
          book,
          [...Array(60).keys()].map((n) => (n % 2 === 0 ? 'Forest' : 'Grizzly Bears')),
        )[0],
      ).toBe('no');
    }
  });
});
