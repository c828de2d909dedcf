// Ratings from games: data of cards that are there, with its seed, and heard by the drafters.

import { expect, test } from 'vitest';
import { draftWorth } from '../../src/bots/card-worth.ts';
import { byReading, definitionIn } from '../../src/formats/limited/pool.ts';
import { SET_RATINGS } from '../../src/formats/limited/ratings/index.ts';
import { ratingOf } from '../../src/formats/limited/ratings.ts';
import { cardsPrintedIn, type SetCode } from '../../src/game/index.ts';

test.each(SET_RATINGS.map((each) => [each.set, each] as const))(
  '%s: every rated card is of the set',
  (set, { ratings, games }) => {
    const printed = new Set(cardsPrintedIn(set as SetCode).map(({ name }) => name));
    expect(Object.keys(ratings).filter((name) => !printed.has(name))).toEqual([]);
    expect(games).toBeGreaterThanOrEqual(4000);
    // Nearly all cards that can be in a deck have been seen.
    expect(Object.keys(ratings).length).toBeGreaterThan(printed.size * 0.8);
  },
);

test('what games showed moves what the words say, by the mean of the sets of a book', () => {
  const angel = definitionIn('m11', 'Serra Angel');
  if (angel === null) throw new Error('the book has a Serra Angel');
  const rated = SET_RATINGS.filter(({ set }) => set === 'M10' || set === 'M11').map(
    ({ ratings }) => ratings['Serra Angel'] ?? 0,
  );
  const mean = rated.reduce((sum, each) => sum + each, 0) / rated.length;
  expect(ratingOf('m11', 'Serra Angel')).toBeCloseTo(mean / 100);
  expect(byReading('m11', 'Serra Angel')).toBeCloseTo(draftWorth(angel) + mean / 100);
  expect(ratingOf('m11', 'a card that nobody knows')).toBe(0);
});
