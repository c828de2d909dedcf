// Simulations as somebody runs them: figures, the same numbers on any number of threads, games to see again, round
// robins, and wrong words.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startersOf } from '../../src/formats/starters.ts';
import { writeDeckText } from '../../src/written/decktext.ts';
import { bundleOnce, fivefold, ROOT, SLOW } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'fivefold-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(bundleOnce, SLOW.timeout);

const [goblins, patrol] = startersOf('portal').map((deck) => deck.name) as [string, string];
const PAIR = ['simulate', '--book', 'portal', '--deck', goblins, '--deck', patrol];

describe('one pair', SLOW, () => {
  test('the numbers are the same on one thread and on three, and everything adds up', () => {
    const one = fivefold([...PAIR, '--games', '24', '--seed', 'oak', '--workers', '1', '--json']);
    const three = fivefold([...PAIR, '--games', '24', '--seed', 'oak', '--workers', '3', '--json']);
    expect(one.code, one.err).toBe(0);
    expect(three.out).toBe(one.out);
    const told = JSON.parse(one.out);
    expect(told).toMatchObject({ book: 'portal', seed: 'oak', games: 24, asked: 24, interrupted: false, broken: 0 });
    const [first, second] = told.decks;
    expect(first.wins + second.wins + told.draws).toBe(24);
    expect(first.onThePlay.games + first.onTheDraw.games).toBe(24);
    expect(first.onThePlay.wins + first.onTheDraw.wins).toBe(first.wins);
    expect(first.low).toBeLessThan(first.rate);
    expect(first.high).toBeGreaterThan(first.rate);
    expect(Object.values(told.ends as Record<string, number>).reduce((sum, times) => sum + times, 0)).toBe(24);
    expect(told.turns.p10).toBeLessThanOrEqual(told.turns.median);
    expect(told.turns.median).toBeLessThanOrEqual(told.turns.p90);
    const other = fivefold([...PAIR, '--games', '24', '--seed', 'elm', '--json']);
    expect(JSON.parse(other.out).checksum).not.toBe(told.checksum);
  });

  test('the text tells the rates, who was on the play, the ends and the seeds', () => {
    const { code, out, err } = fivefold([...PAIR, '--games', '6', '--level', '1', '--level', 'Pupil']);
    expect(code).toBe(0);
    expect(out).toContain(`${goblins} (level 1) against ${patrol} (level 2)`);
    for (const word of ['95 %:', 'on the play', 'on the draw', 'median', 'how games ended', 'the shortest'])
      expect(out).toContain(word);
    expect(out).not.toContain('\u001b');
    expect(err).not.toContain('█');
  });

  test('a game can be seen again by its seed', () => {
    const run = JSON.parse(fivefold([...PAIR, '--games', '6', '--seed', 's-1', '--json']).out);
    const file = join(folder, 'longest.replay');
    const { seed } = run.see[1];
    const again = fivefold([...PAIR, '--game', seed, '--save', file]);
    expect(again.code, again.err).toBe(0);
    expect(again.out).toContain(`after ${run.turns.most} turns`);
    const hash = /hash ([0-9a-f]+)/.exec(again.out)?.[1];
    const seen = fivefold(['replay', file]);
    expect(seen.out).toContain('The game is over.');
    expect(seen.out).toContain(`hash ${hash}`);
  });
});

describe('stopped by Ctrl-C', SLOW, () => {
  /** Stopped after so many seconds; on a busy machine that may be before the first games are done. */
  async function stoppedAfter(seconds: number): Promise<{ code: number | null; out: string; err: string }> {
    const child = spawn(process.execPath, ['dist/cli.mjs', ...PAIR, '--games', '500000', '--json'], { cwd: ROOT });
    const end = ended(child);
    setTimeout(() => child.kill('SIGINT'), seconds * 1000);
    const told = await end;
    return told.code === 130 && JSON.parse(told.out).games === 0 && seconds < 40 ? stoppedAfter(seconds * 2) : told;
  }

  test('it prints what it has and says so', async () => {
    const { code, out, err } = await stoppedAfter(5);
    expect(code, err).toBe(130);
    const told = JSON.parse(out);
    expect(told.interrupted).toBe(true);
    expect(told.games).toBeGreaterThan(0);
    expect(told.games).toBeLessThan(500_000);
    expect(told.decks[0].wins + told.decks[1].wins + told.draws).toBe(told.games);
    expect(err).toContain('stopped before the end');
  });
});

function ended(child: ChildProcess): Promise<{ code: number | null; out: string; err: string }> {
  const text = { out: '', err: '' };
  child.stdout?.on('data', (data) => {
    text.out += String(data);
  });
  child.stderr?.on('data', (data) => {
    text.err += String(data);
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...text })));
}

describe('a round robin', SLOW, () => {
  const decks = join(folder, 'decks');

  test('of a folder is a table, data and a picture; each pair is what the pair alone gives', () => {
    mkdirSync(decks);
    const three = startersOf('portal').slice(0, 3);
    three.forEach((deck, index) => {
      writeFileSync(join(decks, `${index}.txt`), writeDeckText({ ...deck, name: `Deck <${index}> & more` }));
    });
    const file = join(folder, 'table.svg');
    const args = ['simulate', '--book', 'portal', '--folder', decks, '--games', '4'];
    const { code, out, err } = fivefold([...args, '--json', '--svg', file]);
    expect(code, err).toBe(0);
    const told = JSON.parse(out);
    expect(told.names).toEqual(['Deck <0> & more', 'Deck <1> & more', 'Deck <2> & more']);
    expect(told.pairs).toHaveLength(3);
    for (const [row, column] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const)
      expect(told.matrix[row][column] + told.matrix[column][row]).toBeCloseTo(1);
    expect(told.matrix[0][0]).toBeNull();
    const alone = fivefold([...PAIR, '--games', '4', '--json']);
    expect(told.pairs[0].checksum).toBe(JSON.parse(alone.out).checksum);
    const picture = readFileSync(file, 'utf8');
    expect(picture).toContain('Deck &lt;0&gt; &amp; more');
    expect(picture.match(/<title>Deck/g)).toHaveLength(3 * 2 + 3);
    expect(picture).not.toContain('NaN');
    expect(fivefold(args).out).toMatch(/Deck <0> & more .*·/);
  });
});

describe('wrong words', SLOW, () => {
  const bad = join(folder, 'bad.txt');
  const before = (): string[] => readdirSync(folder);

  test.each<[string, string[], string[]]>([
    ['no book of that name', ['--book', 'sixth', '--deck', '1', '--deck', '2'], ['sixth', 'the books are beta']],
    [
      'a deck that is nearly right',
      ['--book', 'portal', '--deck', 'Skye Patrol', '--deck', '1'],
      ["did you mean 'Sky Patrol'"],
    ],
    ['a deck of another book', ['--book', 'm11', '--deck', goblins, '--deck', '1'], ['belongs to portal']],
    ['one deck', ['--book', 'portal', '--deck', '1'], ['give two decks']],
    ['a level', ['--book', 'portal', '--deck', '1', '--deck', '2', '--level', '6'], ["no level '6'", '1 (Novice)']],
    ['three levels', ['--book', 'portal', '--deck', '1', '--deck', '2', '-l', '1', '-l', '2', '-l', '3'], ['--level']],
    ['no games', ['--book', 'portal', '--deck', '1', '--deck', '2', '--games', '0'], ['--games', "not '0'"]],
    ['half a thread', ['--book', 'portal', '--deck', '1', '--deck', '2', '--workers', '0.5'], ['--workers']],
    ['no folder', ['--book', 'portal', '--folder', 'nowhere'], ["no folder 'nowhere'"]],
    ['a folder without decks', ['--book', 'portal', '--folder', 'bin'], ['has no deck lists']],
    ['a picture of one pair', ['--book', 'portal', '--deck', '1', '--deck', '2', '--svg', 'x.svg'], ['round robin']],
    ['a file nowhere', ['--book', 'portal', '--all-starters', '--svg', 'no/such/x.svg'], ["no folder 'no/such'"]],
    ['a game without seed', ['--book', 'portal', '--deck', '1', '--deck', '2', '--game', 'x'], ["'x' is no seed"]],
    ['nothing to save', ['--book', 'portal', '--deck', '1', '--deck', '2', '--save', 'x'], ['--game SEED']],
    [
      'an optional rule',
      ['--book', 'portal', '--deck', '1', '--deck', '2', '--rule', 'none'],
      ['optional rule "none"'],
    ],
    ['no queue', ['--book', 'portal', '--deck', '1', '--deck', '2', '--queue', 'http://here'], ['redis://']],
  ])('%s', (_, words, told) => {
    const { code, out, err } = fivefold(['simulate', ...words]);
    expect(code).toBe(1);
    expect(out).toBe('');
    for (const part of told) expect(err).toContain(part);
    expect(err).not.toContain('    at ');
    expect(existsSync(join(ROOT, 'x.svg'))).toBe(false);
  });

  test('a list with unknown cards, or one that is not legal, with all that is wrong', () => {
    writeFileSync(bad, '40 Forest\n4 Grizly Bears\n2 Counterspell\n');
    const there = before();
    const { code, out, err } = fivefold(['simulate', '--book', 'portal', '--deck', bad, '--deck', '1']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain("line 2: there is no card 'Grizly Bears'; did you mean 'Grizzly Bears'?");
    expect(err).toContain("line 3: 'Counterspell' cannot be played");
    writeFileSync(bad, '20 Forest\n');
    expect(fivefold(['simulate', '--book', 'portal', '--deck', bad, '--deck', '1']).err).toContain('at least 35');
    expect(before()).toEqual(there);
  });
});
