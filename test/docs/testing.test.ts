// The examples of docs/testing.md run as they are printed: each is a test, or makes one.

import { expect, test } from 'vitest';
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
