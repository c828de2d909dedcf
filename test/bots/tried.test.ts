// What has been tried: which answer is believed, and which ones go on into the next round.

import { describe, expect, test } from 'vitest';
import { addUp, bestTried, type Doubt, stillOpen, type Tried } from '../../src/bots/tried.ts';

/** A candidate whose tries gained this much each. */
const tried = (number: number, gains: readonly number[]): Tried => ({
  answer: { kind: 'number', number },
  visits: gains.length,
  gain: gains.reduce((sum, each) => sum + each, 0),
  squares: gains.reduce((sum, each) => sum + each * each, 0),
});

const times = (count: number, ...gains: readonly number[]): number[] =>
  Array.from({ length: count }, () => gains).flat();
const own = tried(0, times(20, 0));
const WARY: Doubt = { errors: 2, worthwhile: 0.01 };

describe('the best', () => {
  test('is the habit where nothing gained for certain', () => {
    expect(bestTried([own, tried(1, [0.3, -0.29])])).toEqual(own.answer);
  });

  test('is what gained, and a small sure gain beats a large one that was seen once', () => {
    const sure = tried(1, times(20, 0.05));
    const lucky = tried(2, [0.1]);
    expect(bestTried([own, sure, lucky])).toEqual(sure.answer);
  });
});

describe('the next round', () => {
  const hopeless = tried(2, times(10, -0.2, -0.1));
  const close = tried(3, times(10, 0.1, -0.09));

  test('leaves out what is worse for certain and what could not be tried', () => {
    expect(stillOpen([own, tried(1, []), hopeless, close], WARY)).toEqual([0, 3]);
  });

  test('is not played where the habit is best for certain', () => {
    expect(stillOpen([own, hopeless], WARY)).toEqual([]);
  });

  test('is not played where what is left could gain next to nothing', () => {
    expect(stillOpen([own, tried(1, times(100, 0.004, -0.003))], WARY)).toEqual([]);
    expect(stillOpen([own, tried(1, times(10, 0.1, -0.09))], WARY)).toEqual([0, 1]);
  });

  test('leaves out more, and ends sooner, with less doubt', () => {
    const unsure = tried(1, [-0.05, -0.06]);
    expect(stillOpen([own, unsure], WARY)).toEqual([0, 1]);
    expect(stillOpen([own, unsure], { errors: 1, worthwhile: 0.01 })).toEqual([]);
    expect(stillOpen([own, close], WARY)).toEqual([0, 1]);
    expect(stillOpen([own, close], { errors: 2, worthwhile: 0.05 })).toEqual([]);
  });

  test('is not played where one is better than all others for certain', () => {
    expect(stillOpen([own, tried(1, times(20, 0.3)), close], WARY)).toEqual([]);
  });

  test('goes on where two are better than the habit and neither than the other', () => {
    expect(stillOpen([own, tried(1, times(10, 0.1, 0.2)), tried(2, times(10, 0.2, 0.11))], WARY)).toEqual([0, 1, 2]);
  });
});

test('counts from two places are added up', () => {
  const [first, second] = addUp([own, tried(1, [0.5])], [own, tried(1, [-0.5, 0.25])]) as [Tried, Tried];
  expect(first.visits).toBe(40);
  expect(second).toEqual(tried(1, [0.5, -0.5, 0.25]));
});
