// The examples of docs/house-rules.md run as they are printed, and every text of house rules in it is one.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { differences, findBook } from '../../src/game/index.ts';
import { blocksOf } from './blocks.ts';

for (const { title, line, run } of await blocksOf('house-rules.md')) test(`${title} (line ${line})`, run);

test('the house rules of the table of examples all fit', () => {
  const page = readFileSync(new URL('../../docs/house-rules.md', import.meta.url), 'utf8');
  const examples = page.slice(page.indexOf('## Examples'));
  const texts = [...examples.matchAll(/`([^`]+ = [^`]+)`/g)].map(([, text]) => text as string);
  expect(texts.length).toBeGreaterThanOrEqual(5);
  for (const text of texts)
    expect(differences(findBook(text)).length, text).toBeGreaterThanOrEqual(text.split(';').length - 1);
});
