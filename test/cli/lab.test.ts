// The laboratory on the command line: studies under all books.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundleOnce, fivefold, SLOW } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'fivefold-lab-'));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

beforeAll(bundleOnce, SLOW.timeout);

const RING = 'title: A ring\nann:\n  in play: Sol Ring\nben:\nline:\n  ann taps Sol Ring\n  until discard\n';

test('across tells each book, what differs and why', SLOW, () => {
  const { out, code } = fivefold(['across', file('ring.txt', RING)]);
  expect(code).toBe(0);
  expect(out).toContain('1993  Alpha/Beta\n  Ann burns for 2; ann is at 18.');
  expect(out.replace(/\s+/g, ' ')).toContain(
    "because of life lost for each unspent mana: '1' [Mana Chart (B-111)], and '0' in m11",
  );
  expect(out).toMatch(/ann: life\s+18\s+18\s+18\s+20/);
});

test('across gives machines the same', SLOW, () => {
  const { out } = fivefold(['across', file('ring.txt', RING), '--json']);
  const { books } = JSON.parse(out) as { books: { book: string; held: boolean; outcome?: { life: object } }[] };
  expect(books.map(({ book, held }) => [book, held])).toEqual([
    ['beta', true],
    ['fifth', true],
    ['portal', false],
    ['tenth', true],
    ['m11', true],
  ]);
  expect(books[4]?.outcome?.life).toEqual({ ann: 20, ben: 20 });
});

test('what is wrong with a study is told with its line', SLOW, () => {
  const wrong = fivefold(['across', file('wrong.txt', 'ann:\n  hand: Boltt\nben:')]);
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining("line 2: there is no card 'Boltt'") });
  const missing = fivefold(['across', join(folder, 'nothing.txt')]);
  expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('there is no file') });
});

test('a scene of the gallery comes with its sentences', SLOW, () => {
  const { out } = fivefold(['across', '--scene', 'fanatic']);
  expect(out.replace(/\s+/g, ' ')).toContain('Its damage is on the stack already when it is sacrificed');
  expect(fivefold(['across', '--scenes']).out.split('\n').length).toBeGreaterThan(30);
  expect(fivefold(['across']).err).toContain('give the file of a study, or a scene of the gallery');
});

test('solve finds the win, gives machines the fields they are promised, and refuses what is no puzzle', SLOW, () => {
  const bolt =
    'book: m11\ngoal: ann wins this turn\nann:\n  in play: Mountain\n  hand: Lightning Bolt\nben:\n  life: 3\n';
  const { out } = fivefold(['solve', file('bolt.txt', bolt), '--json']);
  const found = JSON.parse(out) as {
    solved: boolean;
    nodes: number;
    seconds: number;
    line: string[];
    alternatives: string[];
  };
  expect(found).toMatchObject({ solved: true, proof: true, book: 'm11' });
  expect(found.line).toContain('ann casts Lightning Bolt at ben');
  expect(found.nodes).toBeGreaterThan(0);
  expect(found.seconds).toBeGreaterThanOrEqual(0);
  expect(Array.isArray(found.alternatives)).toBe(true);
  expect(fivefold(['solve', file('bolt.txt', bolt)]).out).toContain('It can be done (proved).');
  const aimless = file('aimless.txt', bolt.replace(/goal.*\n/, ''));
  expect(fivefold(['solve', aimless]).err).toContain('this puzzle has no goal');
  const bookless = file('bookless.txt', bolt.replace(/book.*\n/, ''));
  expect(fivefold(['solve', bookless]).err).toContain('which book?');
});

test('review looks back at a replay, gives machines the curve, and refuses what is no duel', SLOW, () => {
  const start = {
    fivefold: 1,
    position: {
      book: 'm11',
      turn: 7,
      seats: { ann: { inPlay: ['Hill Giant'], library: ['Plains', 'Plains'] }, ben: { life: 3, library: ['Plains'] } },
      options: { windows: 'useful' },
    },
  };
  const idle = [{ kind: 'attack', attackers: [] }];
  const replay = file('duel.txt', [start, ...idle].map((line) => JSON.stringify(line)).join('\n'));
  const { out, code } = fivefold(['review', replay, '--json']);
  expect(code).toBe(0);
  const { curve, missed, figures, seconds } = JSON.parse(out) as Record<string, unknown>;
  expect(curve).toMatchObject([{ turn: 7, active: 'ann', life: [20, 3] }]);
  expect(missed).toMatchObject([{ turn: 7, line: ['ann attacks with Hill Giant'], seen: true }]);
  expect(figures).toMatchObject({ lands: 0 });
  expect(seconds).toBeGreaterThan(0);
  const told = fivefold(['review', replay, '--moments', '0']).out.replace(/\s+/g, ' ');
  expect(told).toContain('turn 7 could have been won: ann attacks with Hill Giant.');
  expect(fivefold(['review', replay, '--seat', '2']).err).toContain('--seat');
  expect(fivefold(['review', file('none.txt', 'nothing')]).err).toContain('line 1 of the replay is not JSON');
});
