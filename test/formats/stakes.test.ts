// Beta, "Variations of Play" and "About the Rules": stakes that players agree on, a coin for a dispute, and an agreed draw.

import { describe, expect, test } from 'vitest';
import { settleAnte } from '../../src/formats/ante.ts';
import { type Duel, duelFrom, standingOf } from '../../src/formats/competition.ts';
import { settleDispute } from '../../src/formats/disputes.ts';
import {
  beginWager,
  homeFrom,
  nextFor,
  recordOf,
  type Stakes,
  type Wager,
  withResult,
} from '../../src/formats/stakes.ts';
import { fromPosition, type Game, newGame, playReplay } from '../../src/game/index.ts';
import { rule } from '../support/catalogue.ts';

const DECKS = [
  Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'Forest' : 'Grizzly Bears')),
  Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'Mountain' : 'Hill Giant')),
];
const sorted = (decks: readonly (readonly string[])[]): string[][] => decks.map((deck) => [...deck].sort());

/** The next duel of a wager, really played: the other one concedes. */
function duel(wager: Wager, winner: 0 | 1, seed: number): { game: Game; result: Duel } {
  const { decks, loser, ante } = nextFor(wager);
  const game = newGame({ book: 'beta', decks, seed, options: { loser, ante } });
  game.answer({ kind: 'concede', seat: 1 - winner });
  return { game, result: duelFrom(game) };
}

function played(
  stakes: Stakes,
  winners: readonly (0 | 1)[],
  length: 'set of 3 wins' | 'best of 3 sets' = 'set of 3 wins',
): Wager {
  return winners.reduce(
    (wager, winner, index) => withResult(wager, duel(wager, winner, index).result),
    beginWager(stakes, length, DECKS, 'stakes'),
  );
}

rule('B-304', 'a set without ante: no card is put up, and everybody goes home with their own', () => {
  const first = beginWager('nothing', 'set of 3 wins', DECKS, 1);
  expect(nextFor(first).ante).toBe(false);
  expect(duel(first, 0, 1).game.state.players.map(({ ante }) => ante.length)).toEqual([0, 0]);
  const over = played('nothing', [0, 1, 0, 0]);
  expect(standingOf(over.competition).winner).toBe(0);
  expect(sorted(homeFrom(over))).toEqual(sorted(DECKS));
});

describe('one card for the set', () => {
  rule(
    'B-305',
    'one card of each is put up for the whole set, none in its duels, and the winner of the set takes it',
    () => {
      const first = beginWager('one card for the set', 'set of 3 wins', DECKS, 'stakes');
      expect(first.aside).toHaveLength(2);
      expect(nextFor(first).decks.map((deck) => deck.length)).toEqual([39, 39]);
      expect(nextFor(first).ante).toBe(false);
      const late = played('one card for the set', [1, 0, 1, 0]);
      expect(late.aside).toEqual(first.aside);
      const over = withResult(late, duel(late, 1, 9).result);
      expect(homeFrom(over).map((deck) => deck.length)).toEqual([39, 41]);
      expect(homeFrom(over)[1]?.filter((card) => card === first.aside[0])).toHaveLength(1);
    },
  );

  rule('B-305', 'in a match every set has its own card', () => {
    const oneSet = played('one card for the set', [0, 0, 0], 'best of 3 sets');
    expect(oneSet.aside).toHaveLength(2);
    expect(nextFor(oneSet).decks.map((deck) => deck.length)).toEqual([40, 38]);
    const over = played('one card for the set', [0, 0, 0, 1, 1, 1, 0, 0, 0], 'best of 3 sets');
    expect(homeFrom(over).map((deck) => deck.length)).toEqual([41, 39]);
    expect(over.aside).toEqual([]);
  });

  test('the same seed puts up the same cards, and a drawn single duel gives them back', () => {
    const wager = beginWager('one card for the set', 'single', DECKS, 7);
    expect(wager.aside).toEqual(beginWager('one card for the set', 'single', DECKS, 7).aside);
    const drawn = withResult(wager, { winner: null, ante: [[], []], staked: [[], []], chose: -1 });
    expect(sorted(homeFrom(drawn))).toEqual(sorted(DECKS));
  });
});

rule('B-306', 'ante that is not for keeps: the winner plays with it, a record is kept, and all of it goes back', () => {
  const one = beginWager('not for keeps', 'set of 3 wins', DECKS, 1);
  const first = duel(one, 0, 5);
  const lost = first.result.staked[1]?.[0] as string;
  expect(first.game.state.players.map(({ ante }) => ante.length)).toEqual([1, 1]);
  const two = withResult(one, first.result);
  expect(nextFor(two).decks.map((deck) => deck.length)).toEqual([41, 39]);
  expect(nextFor(two).decks[0]).toContain(lost);
  expect(recordOf(two)).toEqual([{ duel: 1, card: lost, from: 1, to: 0 }]);
  const over = played('not for keeps', [0, 1, 0, 0]);
  expect(recordOf(over).map(({ duel, from, to }) => [duel, from, to])).toEqual([
    [1, 1, 0],
    [2, 0, 1],
    [3, 1, 0],
    [4, 1, 0],
  ]);
  expect(homeFrom(over)).toEqual(DECKS);
  expect(homeFrom(played('the ante of every duel', [0, 1, 0, 0])).map((deck) => deck.length)).toEqual([42, 38]);
});

test('stakes that nobody knows are refused', () => {
  expect(() => beginWager('double' as Stakes, 'single', DECKS, 1)).toThrow("there are no stakes 'double': they are");
});

describe('a dispute', () => {
  const begun = (seed: number): Game => newGame({ book: 'beta', decks: DECKS, seed });
  const sides = ['it comes back untapped', 'it comes back tapped'] as const;

  rule('B-310', 'if both agree a coin decides it for this game, and the game goes on as it was', () => {
    const tossed = Array.from({ length: 20 }, (_, seed) =>
      settleDispute(begun(seed), { about: 'a card', sides, agreed: [true, true] }),
    );
    expect(new Set(tossed)).toEqual(new Set(sides));
    const game = begun(3);
    const before = game.hash();
    const side = settleDispute(game, { about: 'a card', sides, agreed: [true, true] });
    expect([game.hash(), game.outcome]).toEqual([before, null]);
    expect(settleDispute(begun(3), { about: 'a card', sides, agreed: [true, true] })).toBe(side);
  });

  rule('B-311', 'if they cannot agree to a toss the duel is a draw, and each takes back their ante', () => {
    const game = begun(3);
    const up = game.state.players.map(({ ante }) => ante);
    expect(settleDispute(game, { about: 'a card', sides, agreed: [true, false] })).toBeNull();
    expect(game.outcome).toEqual({ winner: null, reason: 'agreed' });
    expect(settleAnte(game).map((cards) => cards.map(({ id }) => id))).toEqual(up);
    expect(playReplay(game.replay(), { newGame, fromPosition }).hash()).toBe(game.hash());
    expect(() => settleDispute(game, { about: 'a card', sides, agreed: [true, true] })).toThrow('the game is over');
  });

  rule('B-311', 'a draw needs everybody who plays', () => {
    const game = begun(3);
    for (const seats of [[0], [], [0, 0], [0, 7]])
      expect(game.whyNot({ kind: 'draw', seats })?.key, JSON.stringify(seats)).toBe('not offered');
    game.answer({ kind: 'draw', seats: [1, 0] }, 1);
    expect(game.question).toBeNull();
    expect(game.whyNot({ kind: 'draw', seats: [0, 1] })?.key).toBe('not offered');
  });
});
