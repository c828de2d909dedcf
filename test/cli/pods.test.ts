// The command line with more than two at the table: simulate, replay and ladder.

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
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
  expect(fivefold(['replay', file, '--seat', '3']).err).toContain('the seats of this replay are 0 to 2');
  // An answer of somebody who does not sit there, in the middle of the others.
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.splice(9, 0, JSON.stringify({ kind: 'concede', seat: 7 }));
  writeFileSync(file, lines.join('\n'));
  const foreign = fivefold(['replay', file]);
  expect([foreign.code, foreign.err]).toEqual([1, expect.stringMatching(/^answer \d+ of the replay is not allowed: /)]);
});

test('a duel at a table of four names everybody apart, whatever you are called', SLOW, () => {
  const args = ['play', '--book', 'm11', '--variant', 'free-for-all', '--seats', '4', '--deck', '1', '--name', 'ann'];
  const { out } = fivefold(args);
  expect(out.replace(/\s+/g, ' ')).toMatch(/against Robin's .*, Ben's .*, Cat's /);
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
  [['play', '--book', 'm11', '--deck', '1', '--seats', '3'], "'duel' is played with 2 seats, not with 3"],
  [
    ['play', '--book', 'm11', '--variant', 'two-headed-giant', '--deck', '1', '--seats', 'two'],
    "'two-headed-giant' is played with 4 seats, not with two",
  ],
  [['play', '--book', 'portal', '--variant', 'emperor', '--deck', '1'], "(it is played as 'duel', 'round')"],
  [
    ['play', '--book', 'm11', '--variant', 'free-for-all', ...['1', '2', '3', '4'].flatMap((deck) => ['--deck', deck])],
    'there are 3 seats and 4 decks: each seat needs one deck',
  ],
  [
    ['play', '--book', 'm11', '--variant', 'free-for-all', '--deck', '1', '--deck', 'nosuch'],
    "there is no deck 'nosuch': the decks are",
  ],
  [
    ['play', '--book', 'm11', '--variant', 'free-for-all, range 3', '--deck', '1'],
    "has no option 'range 3'; did you mean 'range 1'",
  ],
  [
    ['simulate', '--book', 'm11', '--variant', 'two-headed-giant', ...DECKS],
    "'two-headed-giant' is played with 4 decks (or one, for everybody), not with 3",
  ],
  [['simulate', '--book', 'm11', '--variant', 'free-for-all', '--deck', '1', '--deck', '99'], "there is no deck '99'"],
  [
    ['simulate', '--book', 'm11', '--variant', 'free-for-all', '--folder', '.'],
    '--folder is for decks that play in pairs',
  ],
])('what is wrong is said: %s', SLOW, (args, words) => {
  const { code, err } = fivefold(args);
  expect(err).toContain(words);
  expect(code).toBe(1);
});
