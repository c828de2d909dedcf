// The command line with more than two at the table: simulate, replay and ladder.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundleOnce, fivefold, SLOW } from './run.ts';

beforeAll(bundleOnce, 120_000);

const ROUND = ['simulate', '--book', 'portal', '--variant', 'round', '--level', '1', '--seed', 'oak'];
const DECKS = ['--deck', '1', '--deck', '2', '--deck', '3'];

test('three decks go round the seats, and each rate stands beside that of chance', SLOW, () => {
  const { code, out, err } = fivefold([...ROUND, ...DECKS, '--games', '3', '--json']);
  expect(code, err).toBe(0);
  const data = JSON.parse(out);
  expect(data).toMatchObject({ book: 'portal', variant: 'round', games: 3, chance: 0.3333 });
  const wins = data.decks.reduce((sum: number, deck: { wins: number }) => sum + deck.wins, 0);
  expect(wins + data.draws).toBe(3);
  expect(fivefold([...ROUND, ...DECKS, '--games', '3', '--json']).out).toBe(out);
});

test('one of its games is written as a replay, and shown with all seats', SLOW, () => {
  const file = join(mkdtempSync(join(tmpdir(), 'pod-')), 'game.replay');
  expect(fivefold([...ROUND, '--deck', '1', '--game', '0', '--save', file]).code).toBe(0);
  const { code, out } = fivefold(['replay', file, '--upto', '40']);
  expect(code).toBe(0);
  for (const seat of [1, 2, 3]) expect(out).toMatch(new RegExp(` ${seat}\\b`));
});

test.each([
  [[...ROUND, '--deck', '1', '--deck', '2'], "'round' is played with 3 to 6 decks (or one, for everybody), not with 2"],
  [[...ROUND], 'give a deck for each seat with --deck'],
  [['simulate', '--book', 'beta', '--variant', 'emperor', '--deck', '1'], "is not played as 'emperor'"],
  [['ladder', '--book', 'm11', '--variant', 'emperor', '--seats', '4'], "'emperor' is played with 6 seats, not with 4"],
  [['ladder', '--variant', 'archenemy'], "no book is played as 'archenemy'"],
  [
    ['play', '--book', 'm11', '--deck', '1', '--variant', 'free-for-all', '--seats', '9'],
    'is played with 3 to 8 seats, not with 9',
  ],
])('what is wrong is said: %s', SLOW, (args, words) => {
  const { code, err } = fivefold(args);
  expect(err).toContain(words);
  expect(code).toBe(1);
});
