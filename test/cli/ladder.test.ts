// The ladder: its pairs of games, its sums, and what it says to bad input.

import { beforeAll, describe, expect, test } from 'vitest';
import { climb, sumUp } from '../../src/cli/ladder/climb.ts';
import { decksOf, playMatch, type Rung } from '../../src/cli/ladder/match.ts';
import { rateOf } from '../../src/cli/simulate/tally.ts';
import { cardsIn } from '../../src/formats/deck.ts';
import { formatFaults, formatNamed } from '../../src/formats/legal/format.ts';
import { bundleOnce, fivefold, SLOW } from './run.ts';

const rung = (level: Rung['level'], against: Rung['against']): Rung => ({
  book: 'portal',
  level,
  against,
  seed: 'test',
  budget: null,
  variant: 'duel',
  seats: 2,
});

describe('the ladder', () => {
  test('in a format only legal decks are played with; where no starter is legal, cards of the format by chance', () => {
    const standard = { name: 'standard', date: '2010-08-01' };
    const vintage = { name: 'vintage', date: '1994-03-01' };
    for (const [book, format] of [
      ['m11', standard],
      ['portal', vintage],
    ] as const) {
      const decks = decksOf({ ...rung(1, 1), book, format });
      expect(decks.length).toBeGreaterThan(0);
      for (const deck of decks)
        expect(formatFaults(formatNamed(format.name, format.date), book, cardsIn(deck)), deck.name).toEqual([]);
    }
  });

  test('a level against itself is even: with seats swapped every win is matched by a loss', {
    timeout: 180_000,
  }, async () => {
    for (const level of [1, 2, 3, 4, 5] as const) {
      const { rate, games, wins, draws } = await climb(rung(level, level), 2, 2, () => {});
      expect([games, wins * 2 + draws]).toEqual([2, 2]);
      expect(rate).toBe(0.5);
    }
  });

  test('at a table of several a rate stands beside what chance would give, and levels alike win that much', {
    timeout: 120_000,
  }, async () => {
    const table: Rung = { ...rung(1, 1), variant: 'round', seats: 3 };
    const { rate, chance, games } = await climb(table, 3, 1, () => {});
    // The same three games with the seats going round: each deal is won by one of the three.
    expect(games).toBe(3);
    expect(chance).toBeCloseTo(1 / 3);
    expect(rate).toBeCloseTo(1 / 3);
  });

  test('the heuristic beats chance', { timeout: 60_000 }, async () => {
    const { rate } = await climb(rung(2, 'random'), 8, 1, () => {});
    expect(rate).toBeGreaterThan(0.8);
  });

  test('threads change nothing but the time', { timeout: 60_000 }, async () => {
    const one = await climb(rung(1, 2), 4, 1, () => {});
    const two = await climb(rung(1, 2), 4, 2, () => {});
    expect({ ...two, p95: 0 }).toEqual({ ...one, p95: 0 });
  });

  test('the same game again has the same end', { timeout: 60_000 }, async () => {
    const match = { rung: rung(2, 1), index: 3 };
    expect((await playMatch(match)).points).toBe((await playMatch(match)).points);
  });

  test('a draw is half a point, and the slowest five of a hundred decisions are left out', () => {
    const times = Array.from({ length: 100 }, (_, index) => index);
    const sum = sumUp(rung(3, 2), [
      { points: 1, times },
      { points: 0.5, times: [] },
      { points: 0, times: [] },
      { points: 1, times: [] },
    ]);
    expect([sum.games, sum.wins, sum.draws, sum.rate, sum.p95]).toEqual([4, 2, 1, 0.625, 95]);
    expect(sum.low).toBeLessThan(sum.rate);
    expect(sum.high).toBeGreaterThan(sum.rate);
  });
});

describe('the interval of a rate', () => {
  const played = (points: readonly number[]) =>
    sumUp(
      rung(3, 2),
      points.map((each) => ({ points: each, times: [] })),
    );
  const times = (number: number, ...points: readonly number[]): number[] =>
    Array.from({ length: number }, () => points).flat();

  test('is narrower where the two games of a pair go to the same seat, as luck decides them', () => {
    const luck = played([...times(40, 1, 0), ...times(10, 1, 1)]);
    const skill = played([...times(30, 1, 1), ...times(20, 0, 0)]);
    expect([luck.rate, skill.rate]).toEqual([0.6, 0.6]);
    expect(luck.low).toBeGreaterThan(0.53);
    expect(skill.low).toBeLessThan(0.5);
  });

  test('is that of single games where there are few pairs, or all are the same', () => {
    const few = played(times(4, 1, 0));
    expect([few.low, few.high]).toEqual([rateOf(4, 8).low, rateOf(4, 8).high]);
    const same = played(times(50, 1, 0));
    expect([same.low, same.high]).toEqual([rateOf(50, 100).low, rateOf(50, 100).high]);
  });
});

describe('the command', SLOW, () => {
  beforeAll(bundleOnce, SLOW.timeout);

  test('prints one line of JSON for each pair and book', () => {
    const { code, out, err } = fivefold(['ladder', '--book', 'portal', '--level', '2', '--games', '4', '--json']);
    expect(code, err).toBe(0);
    const line = JSON.parse(out);
    expect(line).toMatchObject({ book: 'portal', level: 2, against: 'random', games: 4 });
    for (const key of ['wins', 'rate', 'low', 'high', 'p95_ms']) expect(line[key]).toBeTypeOf('number');
  });

  test('says what is wrong with what it is given, and what would be right', () => {
    const cases: readonly (readonly [readonly string[], string])[] = [
      [['--book', 'sixth'], "there is no rulebook 'sixth': the books are beta, fifth, portal, tenth, m11"],
      [['--level', '6'], "there is no level '6': the levels are 1 (Novice)"],
      [['--level', '3', '--against', 'nobody'], "there is no level 'nobody'"],
      [['--against', '2'], 'give the level too, with --level'],
      [['--games', 'many'], "--games must be a whole number from 1 to 1000000, not 'many'"],
      [['--workers', '0'], "--workers must be a whole number from 1 to 256, not '0'"],
      [['--budget', '-3'], '--budget must be a whole number'],
    ];
    for (const [words, message] of cases) {
      const { code, out, err } = fivefold(['ladder', ...words]);
      expect(err).toContain(message);
      expect([code, out]).toEqual([1, '']);
    }
  });
});
