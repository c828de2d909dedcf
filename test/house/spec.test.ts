// House rules for the catalogue: its ids are unique, the tests name only entries that exist, and the pages are current.
import { expect, test } from 'vitest';
import { stalePages } from '../../tools/docs/index.ts';
import { BOOKS } from '../../tools/spec/books.ts';
import { readCatalogue } from '../../tools/spec/catalogue.ts';
import { faults, testsById, uncovered } from '../../tools/spec/coverage.ts';
import { scanFile, scanTests } from '../../tools/spec/scan.ts';
import { ROOT } from './rooms.ts';

test('the catalogue and the tests that name its entries are in order', () => {
  expect(faults(readCatalogue(ROOT), scanTests(ROOT))).toEqual([]);
});

test('everything that a table on the screen has to have is shown in a browser or excused', () => {
  const catalogue = readCatalogue(ROOT);
  const tests = testsById(scanTests(ROOT));
  const left = BOOKS.flatMap((book) => uncovered(catalogue, tests, book)).filter((entry) => entry.kind === 'ui');
  expect(left.map((entry) => entry.id)).toEqual([]);
});

test('the scan reads ids, titles and facts as tests write them', () => {
  const text = [
    '// rule("X-0", "a comment shows nothing", () => {});',
    "const shared = ['X-3'] as const;",
    "rule('X-1', 'one id', () => {});",
    "example(\n  [\n    'X-2',\n    ...shared, // why\n  ],\n  `many ${ids}`,\n  () => {},\n);",
    "across('a table', table, run, { ids: ['X-4'], facts: ['mana.burn'] });",
    "across('no ids', table, run);",
    'rule(unknown, "cannot be read", () => {});',
    "test(shows(['X-5', 'X-6'], 'in a browser'), async () => {});",
  ].join('\n');
  const scan = scanFile({ path: 'a.test.ts', text });
  expect(scan.shown.map(({ by, ids, title, facts }) => [by, ids, title, facts])).toEqual([
    ['rule', ['X-1'], 'one id', []],
    ['example', ['X-2', 'X-3'], 'many ${ids}', []],
    ['across', ['X-4'], 'a table', ['mana.burn']],
    ['across', [], 'no ids', []],
    ['shows', ['X-5', 'X-6'], 'in a browser', []],
  ]);
  expect(scan.faults).toEqual(['a.test.ts:14: the ids of rule() are not written out']);
});

test('the generated pages are current (else run: npm run docs)', async () => {
  expect(await stalePages(ROOT)).toEqual([]);
});
