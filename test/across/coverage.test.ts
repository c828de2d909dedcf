// Every fact in which books may differ is shown by at least one table of five.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BOOKS } from '../../src/rulebooks/index.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const sources = readdirSync(here)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(`${here}${name}`, 'utf8'));

test('every fact is named by a table', () => {
  const named = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/facts: \[([^\]]*)\]/g)].flatMap((match) => (match[1] as string).match(/[\w.]+/g) ?? []),
    ),
  );
  const facts = Object.entries(BOOKS.m11.facts).flatMap(([group, values]) =>
    Object.keys(values).map((fact) => `${group}.${fact}`),
  );
  expect(facts.filter((fact) => !named.has(fact))).toEqual([]);
  expect([...named].filter((fact) => !facts.includes(fact))).toEqual([]);
});

test('there are at least forty tables', () => {
  const tables = sources.reduce((sum, text) => sum + (text.match(/^across\(/gm) ?? []).length, 0);
  expect(tables).toBeGreaterThanOrEqual(40);
});
