// Every number of a position is whole: none is kept with a fraction, and none is less than nothing by nothing. The runtime keeps
// such numbers another way, and whatever is worked out with them as well, from lives to seats.

import { expect, test } from 'vitest';
import { whole } from '../../src/core/whole.ts';
import { amountOf, contextOf } from '../../src/engine/things/refs.ts';
import { given, play } from '../play.ts';

test('a number read from text is whole, and never minus nought', () => {
  expect([whole('6'), whole('-2'), whole('+1'), whole('')]).toEqual([6, -2, 1, 0]);
  expect(whole('-0')).toBe(0);
});

test('so many times nothing is nothing, whatever the number', () => {
  given('m11', { ann: {}, ben: {} });
  const { inside } = play.game;
  expect(amountOf(inside, { amount: 'times', of: 0, by: -1 }, contextOf(inside, 0))).toBe(0);
});

test('who draws from an empty library for the turn lays nothing face down for no effect: a nought, not minus nought', () => {
  given('fifth', { ann: { library: [] }, ben: {} }, { step: 'upkeep' });
  let laid: readonly number[] = [];
  for (let passes = 0; passes < 4 && laid.length === 0 && play.game.question !== null; passes += 1) {
    play.game.answer({ kind: 'pass' });
    laid = play.game.state.players[0]?.drawing ?? [];
  }
  expect(laid).toHaveLength(1);
  expect(laid[0]).toBe(0);
});
