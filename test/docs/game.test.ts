// The examples of docs/game.md run as they are printed.

import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';

const blocks = await blocksOf('game.md');

test('the page has examples', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(10);
});

for (const { title, line, run } of blocks) test(`${title} (line ${line})`, run);
