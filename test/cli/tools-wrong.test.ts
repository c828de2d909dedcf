// Wrong calls of the tools behind `npm run`: each ends with a sentence before anything is measured, and never with a stack trace.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { ROOT, SLOW } from './run.ts';

type Tool = keyof typeof packageJson.scripts;

const folder = mkdtempSync(join(tmpdir(), 'fivefold-tools-'));
const file = (name: string): string => join(folder, name);
beforeAll(() => {
  writeFileSync(file('words.txt'), 'no list\n');
  writeFileSync(file('object.json'), '{"name":"Forest"}\n');
  writeFileSync(file('numbers.json'), '[1, 2]\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const CALLS: readonly (readonly [tool: Tool, args: readonly string[], sentence: string])[] = [
  ['bench', ['--gmaes', '3'], "Unknown option '--gmaes': there are --json, --games"],
  ['bench', ['--only', 'nothing'], "there is no figure 'nothing': there are bot_games_per_s"],
  ['bench', ['--growth', '--levels'], '--growth and --levels do not go together'],
  ['bench', ['--book', 'sixth'], "there is no rulebook 'sixth'"],
  ['bench', ['--memory', '1.5'], "--memory must be a whole number of at least 1, not '1.5'"],
  ['soak', ['--games'], "Option '--games <value>' argument missing"],
  ['soak', ['--games', '1e3'], "--games must be a whole number of at least 1, not '1e3'"],
  ['soak', ['--games', '-3'], '--games'],
  ['soak', ['--games', '3', '--games', '4'], '--games is given twice'],
  ['soak', ['--seats', '5'], "'duel' is played with 2 seats, not with 5"],
  ['soak', ['--variant', 'nosuch'], "no book is played as 'nosuch'"],
  ['soak', ['--variant', 'emperor', '--book', 'beta'], 'emperor'],
  ['words', ['--of', 'nothing'], "there is no kind 'nothing': there are effects"],
  ['usage', ['--book', ''], "there is no rulebook ''"],
  ['measures', ['--level', '2'], '--level must be 3, 4 or 5'],
  ['measures', ['--rounds', 'Infinity'], 'must be numbers above 0'],
  ['measures', ['--pairs', '0'], '--pairs must be a whole number of at least 1'],
  ['mutants', ['--jobs', 'many'], "--jobs must be a whole number of at least 1, not 'many'"],
  ['mutants', ['--only', 'src/nowhere'], "nothing can be broken at 'src/nowhere'"],
  ['decks', ['--book', 'portal', '--deck', 'nosuch'], "there is no deck 'nosuch': there are"],
  ['decks', ['--limit', '30'], '--limit must be a whole number of at least 50'],
  ['decks', ['--limit', '101'], '--limit is a share of 100 games'],
  ['limited', ['--set', 'xyz'], "there is no set 'xyz': the sets are"],
  ['ratings', ['--set', 'xyz', '--json'], "there is no set 'xyz': the sets are"],
  ['puzzles', ['--rate', '--prove'], '--rate and --prove do not go together'],
  ['puzzles', ['--rate', '--book', 'm11'], '--rate and --book do not go together'],
  ['puzzles', ['--prove', '--book', 'sixth'], "there is no rulebook 'sixth'"],
  ['spec', ['X-999'], 'X-999 is not in the catalogue'],
  ['spec', ['--uncovered', 'sixth'], "'sixth' is invalid"],
  ['spec', ['--json', '--uncovered', 'beta'], 'cannot be used with'],
  ['spec', ['--kind', 'rule'], '--kind goes with --uncovered'],
  ['spec', ['--json', 'F-112'], 'F-112 is left over'],
  ['facts', [], 'Which list of cards?'],
  ['facts', ['--from', file('none.json')], 'cannot be read: ENOENT'],
  ['facts', ['--from', file('words.txt')], 'cannot be read:'],
  ['facts', ['--from', file('object.json')], 'is no list of cards'],
  ['facts', ['--from', file('numbers.json')], 'is no list of cards'],
  ['docs', ['--chekc'], "unknown option '--chekc'"],
  ['docs', ['cards'], 'too many arguments'],
  ['bench:table', ['--olny', 'answer'], "Unknown option '--olny': there are --json, --only"],
  ['bench:table', ['--only', 'answer,nothing'], "there is no measure 'nothing': there are script"],
  ['screenshots', ['chain', 'nosuch'], "there is no picture of 'nosuch': there are"],
  ['bench:people', ['--only', 'queue'], "there is no part 'queue': there are some"],
  ['bench:people', ['--kills', '-1'], '--kills'],
  ['bench:people', ['--kills', 'all'], "--kills must be a whole number of at least 0, not 'all'"],
  ['bench:people', ['--board', 'constructor'], "there is no board 'constructor': there are lands, full"],
  ['bench:people', ['--tabels', '3'], "Unknown option '--tabels'"],
];

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The program that `npm run` runs at last; what comes before it (bundles) is done once. */
const programs = new Map<Tool, readonly string[]>();

function programOf(tool: Tool): readonly string[] {
  const known = programs.get(tool);
  if (known !== undefined) return known;
  const steps = packageJson.scripts[tool].split(' && ');
  const last = steps.pop() as string;
  for (const step of steps) expect(spawnSync(step, { cwd: ROOT, shell: true }).status, step).toBe(0);
  const program = last
    .replace(/^exec /, '')
    .split(' ')
    .slice(1);
  programs.set(tool, program);
  return program;
}

/** Runs a tool; one that begins to work is ended after a while. */
function run(tool: Tool, args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [...programOf(tool), ...args], { cwd: ROOT, timeout: SLOW.timeout });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data) => {
    out += String(data);
  });
  child.stderr.on('data', (data) => {
    err += String(data);
  });
  return new Promise((done) => child.once('close', (code) => done({ code, out, err })));
}

test('wrong calls get a sentence and no stack trace', { timeout: 4 * SLOW.timeout }, async () => {
  const left = [...CALLS];
  const next = async (): Promise<void> => {
    for (let call = left.shift(); call !== undefined; call = left.shift()) {
      const [tool, args, sentence] = call;
      const words = [tool, ...args].join(' ');
      const { code, out, err } = await run(tool, args);
      expect(err, words).toContain(sentence);
      expect([words, out]).toEqual([words, '']);
      expect(code, words).toBeGreaterThan(0);
      expect(err, words).not.toMatch(/^ {4}at /m);
    }
  };
  await Promise.all([next(), next()]);
});
