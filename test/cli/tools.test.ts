// The options of the project's tools: what is wrong with them is said in a sentence, and nothing is run.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { booksNamed, optionsOf, wholeNumber } from '../../tools/options.ts';

const OPTIONS = { games: { type: 'string', default: '100' }, json: { type: 'boolean', default: false } } as const;

let said = '';
beforeEach(() => {
  said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('options are read', () => {
  expect(optionsOf(OPTIONS, ['--games', '3', '--json'])).toEqual({ games: '3', json: true });
  expect(optionsOf(OPTIONS, [])).toEqual({ games: '100', json: false });
  expect(wholeNumber('games', '3')).toBe(3);
  expect(booksNamed('portal')).toEqual(['portal']);
  expect(booksNamed(undefined)).toHaveLength(5);
});

test.each([
  [() => optionsOf(OPTIONS, ['--gmaes', '3']), "Unknown option '--gmaes': there are --games, --json\n"],
  [() => optionsOf(OPTIONS, ['portal']), "Unexpected argument 'portal': there are --games, --json\n"],
  [() => optionsOf(OPTIONS, ['--games']), "Option '--games <value>' argument missing: there are --games, --json\n"],
  [() => wholeNumber('games', 'many'), "--games must be a whole number of at least 1, not 'many'\n"],
  [() => wholeNumber('games', '0'), "--games must be a whole number of at least 1, not '0'\n"],
  [() => booksNamed('sixth'), "there is no rulebook 'sixth': the books are beta, fifth, portal, tenth, m11\n"],
])('what is wrong is told: %#', (reads, words) => {
  expect(reads).toThrow('ended with 2');
  expect(said).toBe(words);
});
