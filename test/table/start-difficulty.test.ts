// The difficulty shown before a match: every choice moves it the right way, and nothing moves it out of its scale.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { burden, difficulty, difficultyWord, type KnownDeck, type Stakes } from '../../src/table/start/difficulty.ts';
import { rule } from '../support/catalogue.ts';

const deck = (size: number, colors: number): KnownDeck => ({ kind: 'deck', size, min: 60, colors });
const USUAL: Stakes = {
  mode: 'duel',
  length: 'best of 3',
  level: 3,
  ante: false,
  yours: deck(60, 2),
  theirs: deck(60, 2),
};
const of = (change: Partial<Stakes>): number => difficulty({ ...USUAL, ...change });

const anyDeck: fc.Arbitrary<KnownDeck> = fc.oneof(
  fc.constant({ kind: 'chance' } as const),
  fc.constant({ kind: 'random' } as const),
  fc.record({
    kind: fc.constant('deck' as const),
    size: fc.integer({ min: 35, max: 250 }),
    min: fc.constantFrom(35, 40, 60),
    colors: fc.integer({ min: 0, max: 5 }),
  }),
);
const anyStakes: fc.Arbitrary<Stakes> = fc.record({
  mode: fc.constantFrom('duel' as const, 'gauntlet' as const),
  length: fc.constantFrom('single' as const, 'best of 3' as const, 'set of 3 wins' as const, 'best of 3 sets' as const),
  level: fc.integer({ min: 1, max: 5 }),
  ante: fc.boolean(),
  yours: anyDeck,
  theirs: anyDeck,
});

rule('F-715', 'a match of a single duel is harder than the best of three', () => {
  expect(of({ length: 'single' })).toBeGreaterThan(of({ length: 'best of 3' }));
});

rule('F-717', 'every level is harder than the one below it', () => {
  const levels = [1, 2, 3, 4, 5].map((level) => of({ level }));
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
  expect(new Set(levels).size).toBe(5);
});

rule('F-719', 'playing for ante is harder', () => {
  expect(of({ ante: true })).toBeGreaterThan(of({ ante: false }));
});

describe('the other choices', () => {
  test('the longer the match, the easier', () => {
    const lengths = (['single', 'best of 3', 'set of 3 wins', 'best of 3 sets'] as const).map((length) =>
      of({ length }),
    );
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(new Set(lengths).size).toBe(4);
  });

  test('the Gauntlet is harder than one opponent', () => {
    expect(of({ mode: 'gauntlet' })).toBeGreaterThan(of({ mode: 'duel' }));
  });

  test('a worse deck of yours makes it harder, one of theirs easier', () => {
    for (const worse of [deck(80, 2), deck(60, 4), { kind: 'chance' } as const, { kind: 'random' } as const]) {
      expect(of({ yours: worse })).toBeGreaterThan(of({}));
      expect(of({ theirs: worse })).toBeLessThan(of({}));
    }
  });

  test('no deck is a greater burden than cards by chance', () => {
    fc.assert(fc.property(anyDeck, (each) => burden(each) <= burden({ kind: 'chance' }) && burden(each) >= 0));
  });

  test('it stays on its scale, so that no change is ever hidden at an end', () => {
    fc.assert(
      fc.property(anyStakes, (stakes) => {
        const number = difficulty(stakes);
        return (
          number >= 1 &&
          number <= 99 &&
          difficulty({ ...stakes, ante: true }) >= difficulty({ ...stakes, ante: false }) + 4
        );
      }),
    );
  });

  test('it has a word', () => {
    expect([5, 25, 45, 65, 99].map(difficultyWord)).toEqual(['gentle', 'easy', 'fair', 'hard', 'fierce']);
  });
});
