// The commands of packs, drafts, formats and deck files, as somebody runs them.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleOnce, fivefold, SLOW } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'fivefold-limited-'));
beforeAll(bundleOnce);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lines = (args: readonly string[]): unknown[] => {
  const { code, out, err } = fivefold(args);
  expect(code, err).toBe(0);
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};

test('booster prints the same pack for the same seed, for people and for programs', SLOW, () => {
  const [pack] = lines(['booster', '--set', 'm11', '--seed', '1', '--json']) as [{ cards: { name: string }[] }];
  expect(pack).toMatchObject({ set: 'M11', kind: 'booster', seed: '1', strategy: null });
  expect(pack.cards.length).toBe(15);
  expect(lines(['booster', '--set', 'M11', '--seed', '1', '--json'])).toEqual([pack]);
  const { out } = fivefold(['booster', '--set', 'm11', '--seed', '1']);
  for (const { name } of pack.cards) expect(out).toContain(name);
  expect(lines(['booster', '--set', 'por', '--count', '3', '--json']).length).toBe(3);
});

test('sealed and draft print a seat a line, with a deck', SLOW, () => {
  const sealed = lines(['sealed', '--set', 'm10', '--seats', '3', '--seed', 'x', '--json']);
  expect(sealed).toMatchObject([{ seat: 0, book: 'm11' }, { seat: 1 }, { seat: 2 }]);
  const draft = lines(['draft', '--set', 'm10,m11', '--seats', '4', '--seed', 'x', '--json']) as { cards: string[] }[];
  expect(draft.map(({ cards }) => cards.length)).toEqual([40, 40, 40, 40]);
  expect(draft).toMatchObject(Array(4).fill({ sets: ['M10', 'M11'] }));
  expect(lines(['draft', '--set', 'm10,m11', '--seats', '4', '--seed', 'x', '--json'])).toEqual(draft);
});

test('formats tells what a day allows', SLOW, () => {
  expect(fivefold(['formats']).out).toContain('standard\n');
  const [standard] = lines(['formats', 'standard', '--date', '2010-08-01', '--json']);
  expect(standard).toMatchObject({ id: 'standard', sets: ['M10', 'M11'], banned: [] });
});

test('deck checks a list of another program by a format, and writes it for a third', SLOW, () => {
  const file = join(folder, 'burn.dck');
  writeFileSync(file, 'NAME:Burn\n4 [M11:149] Lightning Bolt\n56 [M11:242] Mountain\n');
  expect(fivefold(['deck', file, '--format', 'standard', '--date', '2010-08-01']).out).toBe(
    'Burn: 60 cards\nIt may be played in Standard, 2010-08-01.\n',
  );
  expect(fivefold(['deck', file, '--to', 'arena']).out).toBe(
    'About\nName Burn\n\nDeck\n4 Lightning Bolt\n56 Mountain\n',
  );
  const wrong = fivefold(['deck', file, '--book', 'beta', '--format', 'date', '--date', '1993-08-04']);
  expect([wrong.code, wrong.err]).toEqual([1, 'on 1993-08-04 no set had come out: the first is of 1993-08-05\n']);
});

test('what is wrong is said in a sentence', SLOW, () => {
  const faults: [string[], string][] = [
    [['booster', '--set', 'ice'], "there is no set 'ice': the sets are LEA, LEB, 4ED, 5ED, POR, 10E, M10, M11"],
    [['booster', '--set', 'm11', '--kind', 'box'], "there is no pack 'box': there are booster and starter"],
    [['booster', '--set', 'm11', '--count', '0'], "--count must be a whole number from 1 to 1000, not '0'"],
    [['draft', '--set', 'm11', '--seats', '9'], 'a draft is for 4 to 8 players, not for 9'],
    [['sealed', '--set', 'm11', '--seats', 'two'], "--seats must be a whole number from 1 to 1000, not 'two'"],
    [
      ['simulate', '--book', 'm11', '--all-starters', '--format', 'standard', '--date', '2008-01-01'],
      "the deck 'Garruk's Hunt' is not legal in Standard, 2008-01-01: Elvish Visionary is not in the sets of Standard, 2008-01-01 (10E)",
    ],
    [['formats', 'standard', '--date', 'today'], "'today' is no day: write it like 1997-04-23"],
    [['deck', join(folder, 'none.txt')], `there is no file '${join(folder, 'none.txt')}'`],
  ];
  for (const [args, message] of faults) {
    const { code, out, err } = fivefold(args);
    expect([code, out, err], args.join(' ')).toEqual([1, '', `${message}\n`]);
  }
});
