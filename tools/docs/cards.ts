// The page of cards: every card of the pool with its sets, its books, the tests that speak of it, and what differs.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../src/game/catalogue.ts';
import { NOTICE, type Page } from './page.ts';

interface TestFile {
  readonly name: string;
  readonly text: string;
}

function testFiles(root: string): TestFile[] {
  const folder = join(root, 'test');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && /^(cards|rules|across)/.test(name))
    .sort()
    .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(join(folder, name), 'utf8') }));
}

/** The files of tests that speak of a card: those of the cards' own first. */
function testsOf(files: readonly TestFile[], name: string): string[] {
  const quoted = [`'${name.replaceAll("'", "\\'")}`, `"${name}`, `\`${name}`];
  const found = files.filter(({ text }) => quoted.some((each) => text.includes(each))).map((file) => file.name);
  return [...found.filter((each) => each.startsWith('cards/')), ...found.filter((each) => !each.startsWith('cards/'))];
}

const MOST_FILES = 3;

export function cardPages(root: string): readonly Page[] {
  const files = testFiles(root);
  const cards = catalogue().map((entry) => ({ entry, tests: testsOf(files, entry.facts.name) }));
  const different = cards.filter(({ entry }) => Object.keys(entry.definition.inBook).length > 0);
  const untested = cards.filter(({ tests }) => tests.length === 0);
  const lines = [
    NOTICE,
    '',
    '# The cards',
    '',
    `${cards.length} cards. ${different.length} are played differently in some book; ${untested.length} are in no test of their own.`,
    '',
    '| card | sets | books | tests |',
    '|---|---|---|---|',
    ...cards.map(({ entry: { facts }, tests }) => {
      const more = tests.length > MOST_FILES ? ` and ${tests.length - MOST_FILES} more` : '';
      return `| ${facts.name} | ${Object.keys(facts.sets).join(' ')} | ${facts.books.join(' ')} | ${tests.slice(0, MOST_FILES).join(', ')}${more} |`;
    }),
    '',
    '## Played differently',
    '',
    ...different.map(({ entry }) => {
      const books = Object.entries(entry.definition.inBook).map(
        ([book, change]) => `${book} (${Object.keys(change).join(', ')})`,
      );
      return `- ${entry.facts.name}: ${books.join('; ')}`;
    }),
    '',
  ];
  return [{ name: 'cards.md', text: lines.join('\n') }];
}
