// The command line as somebody runs it: output, errors and exit codes.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'fivefold-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starting a process takes its time, more so while many tests run. */
const SLOW = { timeout: 60_000 };

/** What bin/fivefold.mjs does, but bundled only once for all these tests. */
beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bundle.mjs', 'src/cli/main.ts', 'cli'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}, SLOW.timeout);

function fivefold(args: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/cli.mjs', ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

describe('card', SLOW, () => {
  test('is printed as the book would print it', () => {
    const portal = fivefold(['card', 'Serra Angel', '--book', 'portal']);
    expect(portal.code).toBe(0);
    expect(portal.out).toContain('Summon Creature');
    const all = fivefold(['card', 'serra', 'angel']);
    expect(all.out).toContain('Alpha/Beta (1993)');
    expect(all.out).toContain('Creature — Angel');
  });

  test('that is not known gets the nearest names, on stderr and with exit code 1', () => {
    expect(fivefold(['card', 'Sera Angle'])).toMatchObject({
      code: 1,
      out: '',
      err: "There is no card 'Sera Angle'; did you mean 'Serra Angel' or 'Seasinger'?\n",
    });
    expect(fivefold(['card', 'Counterspell', '--book', 'portal'])).toMatchObject({ code: 1, out: '' });
    expect(fivefold(['card', 'Forest', '--book', 'sixth'])).toMatchObject({ code: 1, out: '' });
  });
});

test('books lists all five', SLOW, () => {
  const { code, out } = fivefold(['books']);
  expect(code).toBe(0);
  for (const book of ['beta', 'fifth', 'portal', 'tenth', 'm11']) expect(out).toContain(book);
});

describe('play and replay', SLOW, () => {
  const file = join(folder, 'game.replay');

  test('a game from a pipe: menus by number, the end of the input ends it with a sentence and exit code 1, the replay is saved', () => {
    const { code, out } = fivefold(['play', '--seed', '4', '--save', file], 'nonsense\n3\n1\n1\n\n\n');
    expect(code).toBe(1);
    expect(out).toContain("There is no 'nonsense'");
    expect(out).toContain("You play 'March of the Goblins'");
    expect(out).toContain('The input has ended: nobody answers any more');
    expect(out).not.toContain('\u001b');
  });

  test('Beta is played for ante unless told otherwise, and the end says who won it', () => {
    const beta = ['play', '--book', 'beta', '--deck', '1', '--seed', '4'];
    const played = fivefold(beta, 'concede\nyes\n').out;
    expect(played).toContain('Robin wins the duel.');
    expect(played.replace(/\s+/g, ' ')).toMatch(/Robin takes the ante: (your [^.]*, |[^.]*, your )[^.]*\./);
    expect(fivefold([...beta, '--no-ante'], 'concede\nyes\n').out).not.toContain('ante:');
    const fifth = ['play', '--book', 'fifth', '--deck', '1', '--seed', '4'];
    expect(fivefold(fifth, 'concede\nyes\n').out).not.toContain('ante:');
    expect(fivefold([...fifth, '--ante'], 'concede\nyes\n').out).toContain('ante:');
  });

  test('the replay is played again, whole or in part', () => {
    const whole = fivefold(['replay', file]);
    expect(whole.code).toBe(0);
    expect(whole.out).toMatch(/(\d+) of \1 answers played; hash [0-9a-f]+/);
    expect(fivefold(['replay', file, '--upto', '0']).out).toMatch(/^0 of \d+ answers played/m);
  });

  test('wrong words are explained with exit code 1', () => {
    expect(fivefold(['replay', join(folder, 'nothing')])).toMatchObject({ code: 1, out: '' });
    expect(fivefold(['replay', 'package.json']).err).toContain('not JSON');
    expect(fivefold(['replay', file, '--upto', 'many']).err).toContain('whole number');
    expect(fivefold(['play', '--book', 'sixth']).err).toContain('the books are');
    expect(fivefold(['play', '--book', 'beta', '--deck', 'none']).err).toContain('Knights and Lightning');
    expect(fivefold(['play', '--book', 'm11', '--deck', '1', '--ante']).err).toContain('has no ante');
    const forty = ['play', '--book', 'portal', '--deck', '1', '--rule', 'forty cards'];
    expect(fivefold(forty).err).toContain('asks for at least 40');
  });

  test('where nobody answers it says so and fails, unless a duel ended or was left', () => {
    const chosen = ['play', '--book', 'm11', '--deck', '1', '--seed', '3'];
    for (const choosing of [['play'], ['play', '--book', 'm11']])
      expect(fivefold(choosing)).toMatchObject({ code: 1, err: expect.stringContaining('nobody answers any more') });
    expect(fivefold(chosen)).toMatchObject({ code: 1, out: expect.stringContaining('nobody answers any more') });
    expect(fivefold(chosen, 'quit\n')).toMatchObject({ code: 0, err: '' });
    expect(fivefold(chosen, 'concede\nyes\n')).toMatchObject({ code: 0, err: '' });
  });
});
