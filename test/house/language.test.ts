// House rules for the language of the cards: it composes, so that a card is a sentence of words that others use too.
import { expect, test } from 'vitest';
import { POOL } from '../../src/cards/pool.ts';
import { KINDS, type KindOfWord, usedOnce, wordsUsed } from '../../tools/words/count.ts';

const used = wordsUsed(POOL);
const numberOf = (kind: KindOfWord): number => used.get(kind)?.size ?? 0;

test('what is counted are the words of the whole pool', () => {
  expect(POOL.length).toBe(1364);
  expect(used.get('effects')?.get('destroy')?.size).toBeGreaterThan(50);
  expect(used.get('costs')?.get('tap')?.size).toBeGreaterThan(50);
  for (const kind of KINDS) expect(numberOf(kind), kind).toBeGreaterThan(5);
  const one = wordsUsed([{ name: 'a card', does: { do: 'destroy', what: { ref: 'this' } } } as { name: string }]);
  expect([usedOnce(one, 'effects'), usedOnce(one, 'references')]).toEqual([['destroy'], ['this']]);
});

test('there are at most 70 effect verbs and 45 changes', () => {
  expect(numberOf('effects')).toBeLessThanOrEqual(70);
  expect(numberOf('changes')).toBeLessThanOrEqual(45);
});

test.each(KINDS)('of the %s at most one word in eight serves a single card', (kind) => {
  const once = usedOnce(used, kind);
  expect(once.length, once.join(', ')).toBeLessThanOrEqual(numberOf(kind) / 8);
});
