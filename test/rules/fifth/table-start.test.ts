// Fifth, the table: before the duel begins. Play or draw, and the mulligan.

import { expect } from 'vitest';
import { type Game, newGame } from '../../../src/game/index.ts';
import { rule } from '../../support/catalogue.ts';

const deck = (...names: string[]): string[] =>
  Array.from({ length: 40 }, (_, index) => names[index % names.length] as string);
const LAND = deck('Plains');
const SPELLS = deck('Hill Giant');
const MIXED = deck('Mountain', 'Hill Giant');

const begin = (decks: string[][], seed: number | string = 1, book = 'fifth'): Game =>
  newGame({ book, seats: ['ann', 'ben'], decks, seed, options: { windows: 'all' } });

/** Lets the winner of the toss play first, so that the next question is about hands or the first turn. */
function tossed(decks: string[][], seed: number | string = 1): Game {
  const game = begin(decks, seed);
  game.answer({ kind: 'option', option: 0 });
  return game;
}

const purpose = (game: Game): string => game.question?.purpose ?? 'over';
const hand = (game: Game, seat: number): readonly number[] => game.state.players[seat]?.hand ?? [];
const first = (game: Game): number => game.state.turn.first;
const other = (seat: number): number => 1 - seat;

/** Passes until the first main phase of a seat. */
function toMain(game: Game, seat: number): void {
  for (let i = 0; i < 60; i += 1) {
    const view = game.view(seat);
    if (view.active === seat && view.step === 'main pre-combat') return;
    const asked = game.question;
    if (asked?.ask === 'act') game.answer({ kind: 'pass' });
    else if (asked?.ask === 'attack') game.answer({ kind: 'attack', attackers: [] });
    else if (asked?.ask === 'pick') game.answer({ kind: 'pick', picked: asked.from.slice(0, asked.min) });
    else throw new Error(`not expected: ${JSON.stringify(asked)}`);
  }
}

rule('F-705', 'who goes first, and then whether the hands can be played, is settled before the first turn', () => {
  const game = begin([LAND, MIXED]);
  expect(purpose(game)).toBe('play or draw');
  expect(game.state.turn.number).toBe(0);
  game.answer({ kind: 'option', option: 0 });
  expect(purpose(game)).toBe('mulligan');
  expect(game.state.turn.number).toBe(0);
  game.answer({ kind: 'no' });
  expect(game.question?.ask).toBe('act');
  expect(game.state.turn.number).toBe(1);
});

rule('F-733', 'the choice between playing and drawing first is new: the book of 1993 does not ask', () => {
  expect(purpose(begin([MIXED, MIXED]))).toBe('play or draw');
  expect(purpose(begin([MIXED, MIXED], 1, 'beta'))).not.toBe('play or draw');
});

rule('F-736', 'a coin decides who may choose, and that player gives First Play to either', () => {
  const winners = Array.from({ length: 12 }, (_, seed) => begin([MIXED, MIXED], seed).question?.player);
  expect(new Set(winners)).toEqual(new Set([0, 1]));
  for (const [option, taken] of [
    ['play first', 0],
    ['draw first', 1],
  ] as const) {
    const game = begin([MIXED, MIXED], 3);
    const chooser = game.question?.player as number;
    const options = game.question?.ask === 'option' ? game.question.options : [];
    game.answer({ kind: 'option', option: options.indexOf(option) });
    expect(game.view(0).active, option).toBe(taken === 0 ? chooser : other(chooser));
  }
});

rule(
  ['F-735', 'F-737', 'F-738', 'F-734'],
  'the first player draws nothing on the first turn, the second draws as usual',
  () => {
    const game = tossed([MIXED, MIXED]);
    const one = first(game);
    const two = other(one);
    const opening = hand(game, one);
    toMain(game, one);
    expect(game.state.turn.number).toBe(1);
    expect(hand(game, one)).toEqual(opening);
    expect(game.state.players[one]?.library).toHaveLength(33);
    toMain(game, two);
    expect(game.state.turn.number).toBe(2);
    expect(hand(game, two)).toHaveLength(8);
    toMain(game, one);
    expect(game.state.turn.number).toBe(3);
    expect(hand(game, one), 'later turns are as usual').toHaveLength(8);
  },
);

rule('F-739', 'both players draw seven cards for a start', () => {
  const game = begin([MIXED, SPELLS]);
  game.answer({ kind: 'option', option: 1 });
  for (const seat of [0, 1]) {
    expect(hand(game, seat)).toHaveLength(7);
    expect(game.state.players[seat]?.library).toHaveLength(33);
  }
});

rule(
  'F-740',
  'a hand without land or of nothing but land gives the right to a mulligan, and no other hand does',
  () => {
    for (const bad of [LAND, SPELLS]) {
      const game = tossed([MIXED, bad]);
      expect(purpose(game)).toBe('mulligan');
      expect(game.question?.player).toBe(1);
      expect(game.view(0).question, 'nobody else is asked').toBeNull();
    }
    const fair = tossed([MIXED, MIXED]);
    const lands = hand(fair, 0).filter((id) => fair.inside.kind(id).definition.name === 'Mountain').length;
    expect(lands).toBeGreaterThan(0);
    expect(lands).toBeLessThan(7);
    expect(fair.question?.ask, 'the duel has begun').toBe('act');
  },
);

rule('F-741', 'the mulligan is voluntary: the hand may be kept', () => {
  const game = tossed([LAND, MIXED]);
  const kept = hand(game, 0);
  game.answer({ kind: 'no' }, 0);
  expect(hand(game, 0)).toEqual(kept);
  expect(game.question?.ask).toBe('act');
});

rule('F-742', 'a mulligan shuffles the hand back and draws seven new cards', () => {
  const game = tossed([LAND, MIXED]);
  const before = hand(game, 0);
  game.answer({ kind: 'yes' }, 0);
  expect(hand(game, 0)).toHaveLength(7);
  expect(game.state.players[0]?.library).toHaveLength(33);
  expect(hand(game, 0)).not.toEqual(before);
});

rule(['F-743', 'F-744'], 'after a mulligan the other player may redraw too, with any hand, and need not', () => {
  for (const answer of ['yes', 'no'] as const) {
    const game = tossed([LAND, MIXED]);
    const before = hand(game, 1);
    game.answer({ kind: 'yes' }, 0);
    expect(purpose(game)).toBe('redraw because of a mulligan');
    expect(game.question?.player).toBe(1);
    game.answer({ kind: answer }, 1);
    expect(hand(game, 1)).toHaveLength(7);
    if (answer === 'no') expect(hand(game, 1)).toEqual(before);
    else expect(hand(game, 1)).not.toEqual(before);
    expect(game.question?.ask).toBe('act');
  }
});

rule('F-745', 'a second hand of nothing but land must be kept', () => {
  const game = tossed([LAND, LAND]);
  game.answer({ kind: 'yes' });
  game.answer({ kind: 'yes' });
  expect(hand(game, 0).every((id) => game.inside.kind(id).definition.name === 'Plains')).toBe(true);
  expect(game.question?.ask, 'nobody is asked again').toBe('act');
});

rule('F-746', 'a redraw that was used or waived is gone, and then the duel begins', () => {
  const game = tossed([LAND, SPELLS]);
  const one = game.question?.player as number;
  game.answer({ kind: 'no' }, one);
  expect(purpose(game)).toBe('mulligan');
  const kept = hand(game, one);
  game.answer({ kind: 'yes' }, other(one));
  expect(game.question?.ask, 'who waived the redraw is not offered another').toBe('act');
  expect(hand(game, one)).toEqual(kept);
});

rule('F-718', 'ante is an option: with it each duel has one card of each player at stake, without it none', () => {
  const stakes = (ante: boolean): number[] => {
    const game = newGame({ book: 'fifth', decks: [MIXED, MIXED], seed: 2, options: { ante } });
    return game.view(0).players.map((player) => player.ante.length);
  };
  expect(stakes(true)).toEqual([1, 1]);
  expect(stakes(false)).toEqual([0, 0]);
});
