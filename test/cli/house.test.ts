// House rules on the command line: shown, played and simulated wherever a book's name is taken.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleOnce, fivefold, SLOW } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'fivefold-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(bundleOnce, SLOW.timeout);

const TEXT = 'Sunday rules = m11; mana.burn = 1; combat.damage = on the stack';

test('the differences stand beside the book, with the passages', SLOW, () => {
  const { code, out } = fivefold(['books', '--house', TEXT]);
  expect(code).toBe(0);
  expect(out).toContain('Sunday rules: Magic 2011 (2010) with house rules');
  expect(out).toMatch(
    /mana\.burn +0 +1 +life lost for each unspent mana +instead of Making Mana \(M-123\); as in beta: Mana Chart \(B-111\)/,
  );
  expect(out).toMatch(/combat\.damage +dealt +on the stack .*instead of .*\(M-241\); as in tenth: .*\(T-246\)/);
  expect(out).toContain(TEXT);
});

test('a book alone is told with everything that can be changed in it', SLOW, () => {
  const { code, out } = fivefold(['books', '--house', 'beta']);
  expect(code).toBe(0);
  expect(out).toMatch(/start\.mulligan +none +none \| land \| friendly \| paris/);
  expect(out).not.toContain('timing.resolves');
});

test('what does not fit is refused with the reason', SLOW, () => {
  const { code, err } = fivefold(['books', '--house', 'X = beta; combat.damage = on the stack']);
  expect(code).toBe(1);
  expect(err).toContain('there is no stack to put it on; start from tenth or m11 for that');
});

test('simulations take the text or a file with it, and the decks of the book they start from', SLOW, () => {
  const file = join(folder, 'sunday.txt');
  writeFileSync(file, `${TEXT.replaceAll('; ', '\n')}\n`);
  const run = (book: string) =>
    fivefold(['simulate', '--book', book, '--deck', '1', '--deck', '2', '--games', '4', '--workers', '1', '--json']);
  const text = run(TEXT);
  expect(text.code, text.err).toBe(0);
  expect(JSON.parse(text.out).checksum).toBe(JSON.parse(run(file).out).checksum);
  const large = run('Large = m11; deck.min = 80');
  expect(large.code).toBe(1);
  expect(large.err).toContain('it has 60 cards, and Large asks for at least 80');
});

test('a replay written in one place is played in another', SLOW, () => {
  const file = join(folder, 'game.txt');
  const saved = fivefold(
    ['simulate', '--book', TEXT, '--deck', '1', '--deck', '2', '--game', '0', '--save', file].concat('--workers', '1'),
  );
  expect(saved.code, saved.err).toBe(0);
  expect(fivefold(['replay', file]).code).toBe(0);
});
