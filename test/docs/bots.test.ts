// The examples of docs/bots.md run as they are printed.

import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';

const blocks = await blocksOf('bots.md');

test('the page has an example', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(1);
});

for (const { title, line, run } of blocks) test(`${title} (line ${line})`, { timeout: 60_000 }, run);
