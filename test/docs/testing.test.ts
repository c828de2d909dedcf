// The examples of docs/testing.md run as they are printed: each is a test, or makes one.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOOKS as RULEBOOKS } from '../../src/rulebooks/index.ts';
import { BOOKS } from '../support/books.ts';
import { blocksOf } from './blocks.ts';

const blocks = await blocksOf('testing.md');

test('the page has examples', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(15);
});

// Blocks that say rule(), example() or across() make tests of their own while the file is read.
for (const { title, line, run } of blocks) {
  if (title.startsWith('Naming')) await run();
  else test(`${title} (line ${line})`, run);
}

test.each(BOOKS)('the steps of %s are as the page lists them', (book) => {
  const page = readFileSync(new URL('../../docs/testing.md', import.meta.url), 'utf8');
  const row = page.split('\n').find((line) => line.startsWith(`| ${book} |`));
  const steps = RULEBOOKS[book].turn.flatMap((phase) => phase.steps.map((step) => step.name));
  expect(row).toBe(`| ${book} | ${steps.join(', ')} |`);
});
