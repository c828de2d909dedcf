// A keyword said of one creature, as it is read aloud on the table: a word, what it can do, or what it is.
import { expect, test } from 'vitest';
import { BOOKS } from '../../src/rulebooks/index.ts';
import { keywordSaid } from '../../src/wording/keyword.ts';

test.each([
  ['beta', 'cannot be blocked'],
  ['fifth', 'cannot be blocked'],
  ['portal', "can't be intercepted"],
  ['tenth', 'unblockable'],
  ['m11', 'unblockable'],
] as const)('what nobody can stand in the way of (%s)', (book, said) => {
  expect(keywordSaid('unblockable', BOOKS[book].wording)).toBe(said);
});
