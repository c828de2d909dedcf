// The examples of docs/language.md run as they are printed.

import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';

const blocks = await blocksOf('language.md');

test('the page has examples', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(3);
});

for (const { title, line, run } of blocks) test(`${title} (line ${line})`, run);
