// Counting simulated games: any order gives the same, intervals are right, broken games lose no others, threads agree.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playGame, playShare } from '../../src/cli/simulate/game.ts';
import { colorFor } from '../../src/cli/simulate/picture.ts';
import { gameSeed, type Pair, readGameSeed, shareSize, sharesOf } from '../../src/cli/simulate/plan.ts';
import { playHere } from '../../src/cli/simulate/run.ts';
import { count, countBroken, emptyTally, lengthsOf, merge, rateOf, type Tally } from '../../src/cli/simulate/tally.ts';
import { cardsIn, type Deck } from '../../src/formats/deck.ts';
import { startersOf } from '../../src/formats/starters.ts';

function pairOf(book: string, seed: string): Pair {
  const [one, two] = startersOf(book) as [Deck, Deck];
  return {
    book,
    names: [one.name, two.name],
    decks: [cardsIn(one), cardsIn(two)],
    levels: [2, 2],
    seed,
    ante: false,
    rules: [],
  };
}

const games = fc.array(
  fc.record({
    winner: fc.integer({ min: -1, max: 1 }),
    first: fc.integer({ min: 0, max: 1 }),
    turns: fc.integer({ min: 1, max: 40 }),
    end: fc.constantFrom('life', 'library', 'turn limit'),
    hash: fc.integer(),
    broken: fc.boolean(),
  }),
  { maxLength: 60 },
);

function tallied(list: readonly { broken: boolean; index: number; [field: string]: unknown }[]): Tally {
  const tally = emptyTally();
  for (const game of list)
    if (game.broken) countBroken(tally, { index: game.index, message: 'broke' });
    else count(tally, game as never);
  return tally;
}

test('tallies put together in any order are what one would have counted', () => {
  fc.assert(
    fc.property(games, fc.integer({ min: 1, max: 9 }), fc.boolean(), (list, parts, backwards) => {
      const numbered = list.map((game, index) => ({ ...game, index }));
      const shares = Array.from({ length: parts }, (_, part) =>
        tallied(numbered.filter(({ index }) => index % parts === part)),
      );
      const whole = emptyTally();
      for (const share of backwards ? shares.reverse() : shares) merge(whole, share);
      expect(whole).toEqual(tallied(numbered));
    }),
    { numRuns: 200 },
  );
});

test('a checksum tells games that changed places', () => {
  const game = { winner: 0, first: 0, turns: 5, end: 'life', broken: false };
  const one = tallied([
    { ...game, index: 0, hash: 1 },
    { ...game, index: 1, hash: 2 },
  ]);
  const two = tallied([
    { ...game, index: 0, hash: 2 },
    { ...game, index: 1, hash: 1 },
  ]);
  expect(one.checksum).not.toBe(two.checksum);
});

test("Wilson's interval has the known values and never leaves 0 to 1", () => {
  expect(rateOf(5, 10)).toMatchObject({ rate: 0.5, low: 0.236593, high: 0.763407 });
  expect(rateOf(0, 10)).toMatchObject({ rate: 0, low: 0, high: 0.277533 });
  expect(rateOf(10, 10)).toMatchObject({ low: 0.722467, high: 1 });
  expect(rateOf(0, 0)).toMatchObject({ low: 0, high: 1 });
});

test('lengths of games', () => {
  const tally = tallied(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 100].map((turns, index) => ({
      winner: 0,
      first: 0,
      turns,
      end: 'life',
      hash: 0,
      broken: false,
      index,
    })),
  );
  expect(lengthsOf(tally)).toEqual({ mean: 14.5, median: 5, p10: 1, p90: 9, least: 1, most: 100 });
  expect(tally.shortest).toEqual({ index: 0, turns: 1 });
  expect(tally.longest).toEqual({ index: 9, turns: 100 });
});

test('shares cover every game of every pair once', () => {
  const pairs = [pairOf('portal', 'a'), pairOf('portal', 'b')];
  const seen = [...sharesOf(pairs, 25, 7)].flatMap(({ index, share }) =>
    Array.from({ length: share.to - share.from }, (_, i) => `${index}:${share.from + i}`),
  );
  expect(seen).toHaveLength(50);
  expect(new Set(seen).size).toBe(50);
  expect(shareSize({ games: 1, players: 8, most: 64, levels: [2] })).toBe(1);
  expect(shareSize({ games: 100_000, players: 2, most: 64, levels: [2, 2] })).toBe(64);
  expect(shareSize({ games: 100_000, players: 2, most: 64, levels: [2, 4] })).toBe(4);
});

test("a game's seed leads back to the run and the number", () => {
  expect(readGameSeed(gameSeed('a-b-7', 12))).toEqual({ seed: 'a-b-7', index: 12 });
  expect(readGameSeed('7')).toBeNull();
});

test('a game that breaks is reported, and the others are played', () => {
  const pair = pairOf('portal', 'broken');
  const whole = playShare({ pair, from: 0, to: 4 });
  const tally = playShare({ pair, from: 0, to: 4 }, (each, index) => {
    if (index === 2) throw new Error('the ground opened');
    return playGame(each, index);
  });
  expect(tally).toMatchObject({ games: 3, broken: 1, faults: [{ index: 2, message: 'the ground opened' }] });
  expect(whole).toMatchObject({ games: 4, broken: 0 });
});

test('the decks change seats, and each has the first turn about as often', () => {
  const pair = pairOf('portal', 'fair');
  const tally = playShare({ pair, from: 0, to: 40 });
  expect(tally.first[0] + tally.first[1]).toBe(40);
  expect(tally.first[0]).toBeGreaterThan(8);
  expect(tally.first[1]).toBeGreaterThan(8);
});

test('threads play what one would play alone', { timeout: 60_000 }, async () => {
  const pair = pairOf('portal', 'threads');
  const watch = { onGames: () => {}, stop: new AbortController().signal };
  const { tallies, interrupted } = await playHere({ pairs: [pair], games: 6 }, 2, watch);
  expect(interrupted).toBe(false);
  expect(tallies).toEqual([playShare({ pair, from: 0, to: 6 })]);
});

test('the colours of the picture go from losing over even to winning', () => {
  expect(colorFor(0)).toBe('#ff8f6b');
  expect(colorFor(0.5)).toBe('#27303d');
  expect(colorFor(1)).toBe('#62cbe8');
});
