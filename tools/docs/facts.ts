// The page of facts: the five books side by side, with the tables of tests that show each fact.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rulebook } from '../../src/engine/rulebook.ts';
import { BOOKS } from '../../src/rulebooks/index.ts';
import { NOTICE, type Page } from './page.ts';

const books: readonly Rulebook[] = Object.values(BOOKS);

function cell(value: unknown): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** How many tables in `test/across` name a fact. */
function tablesByFact(root: string): Map<string, number> {
  const folder = join(root, 'test/across');
  const found = new Map<string, number>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.test.ts'))) {
    for (const match of readFileSync(join(folder, name), 'utf8').matchAll(/facts: \[([^\]]*)\]/g))
      for (const fact of (match[1] as string).match(/[\w.]+/g) ?? []) found.set(fact, (found.get(fact) ?? 0) + 1);
  }
  return found;
}

function factRows(root: string): string[] {
  const tables = tablesByFact(root);
  const [first] = books as [Rulebook];
  return Object.entries(first.facts).flatMap(([group, values]) => [
    `| **${group}** | | | | | | |`,
    ...Object.keys(values).map((fact) => {
      const of = (book: Rulebook): string =>
        cell((book.facts as unknown as Record<string, Record<string, unknown>>)[group]?.[fact]);
      return `| ${fact} | ${books.map(of).join(' | ')} | ${tables.get(`${group}.${fact}`) ?? 0} |`;
    }),
  ]);
}

const turnOf = (book: Rulebook): string =>
  book.turn.map((phase) => `${phase.name} (${phase.steps.map((step) => step.name).join(', ')})`).join(' → ');

export function factPages(root: string): readonly Page[] {
  const lines = [
    NOTICE,
    '',
    '# The five books side by side',
    '',
    `| fact | ${books.map((book) => book.id).join(' | ')} | tables |`,
    '|---|---|---|---|---|---|---|',
    ...factRows(root),
    '',
    '## The turn',
    '',
    ...books.map((book) => `- **${book.name}** (${book.year}): ${turnOf(book)}`),
    '',
    '## Rules to agree on',
    '',
    ...books.flatMap((book) => book.options.map((option) => `- **${book.id}: ${option.name}.** ${option.says}`)),
    '',
  ];
  return [{ name: 'facts.md', text: lines.join('\n') }];
}
