// Wrong calls of the command line get a sentence, on stderr and with exit code 1, and never a stack trace; a reader who has
// read enough ends it quietly.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleOnce, fivefold, ROOT, SLOW } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'fivefold-wrong-'));
beforeAll(bundleOnce, SLOW.timeout);
afterAll(() => rmSync(folder, { recursive: true }));

const CALLS: readonly (readonly [call: readonly string[], sentence: string])[] = [
  [['cards', '--search', 't:'], "nothing stands after 't:': say t:goblin"],
  [['cards', '--search', 'o:'], "nothing stands after 'o:'"],
  [['cards', '--search', ''], '--search needs words'],
  [['cards', '--search', '   '], '--search needs words'],
  [['cards', '--search', 'set:xyz'], "there is no set 'xyz': it may be"],
  [['cards', '--search', 'r:purple'], "there is no rarity 'purple': it may be"],
  [['cards', '--search', 'pow>'], "'pow' is compared with a number"],
  [['cards', '--search', '(t:elf'], 'a bracket is not closed'],
  [['cards', '--search', 'OR'], "'or' stands between two things"],
  [['cards', '--search', 't:elf or'], "'or' stands between two things"],
  [['cards', '--search', 'o:"draw a'], 'a quotation is not closed'],
  [['rules', '--term', 'tap', 'question'], "not both: 'question' is left over"],
  [['across', '--scenes', '--scene', 'fanatic'], '--scenes lists the scenes'],
  [['across', folder, '--scenes'], '--scenes lists the scenes'],
  [['ladder', '--level', '2', '--against', '1', '--budget', '5', '--games', '1'], "'2' does not look ahead"],
  [['play', '--book', 'm11', '--deck', '1', '--name', ''], '--name is one line'],
  [['play', '--book', 'm11', '--deck', '1', '--name', 'a\u001b[2J'], '--name is one line'],
  [['books', '--house', 'x'.repeat(5000)], 'there is no rulebook'],
  [['deck', 'x'.repeat(5000)], 'there is no file'],
  [['simulate', '--book', 'm11', '--deck', 'x'.repeat(5000), '--deck', '1'], 'there is no'],
  [['formats', '--date', 'yesterday'], '--date goes with a format'],
  [['formats', 'standard', '--date', 'yesterday'], 'yesterday'],
  [['formats', 'date', '--date', '1997-13-45'], '1997-13-45'],
  [['formats', 'nosuch'], "there is no format 'nosuch'"],
  [['replay', folder], `there is no file '${folder}'`],
  [['replay', join(folder, 'empty.json')], 'replay'],
  [['deck', folder], `there is no file '${folder}'`],
  [['review', folder], `there is no file '${folder}'`],
  [['solve', folder], `there is no file '${folder}'`],
  [['across', folder], `there is no file '${folder}'`],
  [['play', '--variant', 'nosuch'], "there is no variant 'nosuch': there are duel"],
  [['play', '--save', join(folder, 'none', 'file')], 'there is no folder'],
  [['play', '--save', folder], 'name a file'],
  [['simulate', '--book', 'portal', '--deck', folder, '--deck', '1'], folder],
  [['play', '--book', 'm11', '--deck', ''], "there is no deck ''"],
  [['play', '--book', 'beta', '--ante', '--no-ante'], '--ante and --no-ante contradict each other'],
  [['play', '--no-ante', '--ante'], '--no-ante and --ante contradict each other'],
  [['books', '--house', 'm11', '--house', 'beta'], '--house is given twice'],
  [['books', '--house=m11', '--house', 'm11'], '--house is given twice'],
  [['simulate', '-b', 'm11', '--book', 'beta', '--all-starters'], '--book is given twice'],
  [['card', 'Forest', '--book', 'constructor'], "there is no rulebook 'constructor'"],
  [['rules', '--book', '__proto__', 'damage'], "there is no rulebook '__proto__'"],
];

test('wrong calls get a sentence and no stack trace', { timeout: 4 * SLOW.timeout }, () => {
  writeFileSync(join(folder, 'empty.json'), '{}\n');
  for (const [call, sentence] of CALLS) {
    const { code, out, err } = fivefold(call);
    expect(err, call.join(' ')).toContain(sentence);
    expect([call.join(' '), code, out]).toEqual([call.join(' '), 1, '']);
    expect(err, call.join(' ')).not.toMatch(/^ {4}at /m);
  }
});

test('whoever reads only the first line ends it quietly', SLOW, () => {
  const line = `"${process.execPath}" dist/cli.mjs cards --json | head -n 1`;
  const { stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: ROOT, encoding: 'utf8' });
  expect(JSON.parse(stdout)).toHaveProperty('name');
  expect(stderr).toBe('');
});

test('what a file brings along commands no terminal', SLOW, () => {
  // It would clear the screen and write its own words there.
  const evil = '\u001b[2J\u001b[Hnothing is wrong';
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const seats = { [evil]: { library: ['Forest'] }, ben: { library: ['Forest'] } };
  const replay = JSON.stringify({ fivefold: 1, position: { book: 'm11', seats } });
  for (const call of [
    ['replay', file('evil.txt', evil)],
    ['replay', file('evil.json', replay)],
    ['deck', file('evil.deck', `60 ${evil}`)],
  ]) {
    const { out, err } = fivefold(call);
    expect(out + err, call[0]).toContain('nothing is wrong');
    expect(out + err, call[0]).not.toContain('\u001b');
  }
});
