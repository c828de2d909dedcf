// `npm run mutants`: breaks the engine and the books' parts at random places, one at a time, and lists what no test notices.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { excuseOf, fits, readExcuses } from './mutants/excuses.ts';
import { allMutants, broken, choose, type Mutant, shown } from './mutants/places.ts';
import { ROOT } from './mutants/plugin.ts';
import { inOrder, type Runs, runsOfTests, unrun } from './mutants/runs.ts';
import { trial } from './mutants/trial.ts';
import { optionsOf, stop, wholeNumber } from './options.ts';

const values = optionsOf({
  count: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string', default: '' },
  from: { type: 'string', default: '1' },
  jobs: { type: 'string', default: '1' },
  patience: { type: 'string', default: '60' },
  unrun: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
});
/** So long may one test file take, in seconds, until it counts as one that never ends. */
const patience = wholeNumber('patience', values.patience);
const jobs = wholeNumber('jobs', values.jobs);
const [count, seed, from] = [
  wholeNumber('count', values.count),
  wholeNumber('seed', values.seed),
  wholeNumber('from', values.from),
];

interface Result {
  readonly mutant: Mutant;
  readonly noticed: string | null;
  /** Whether any test runs the place at all. */
  readonly isRun: boolean;
  readonly excuse: string | null;
  readonly took: number;
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function tell({ mutant, noticed, isRun, excuse, took }: Result): void {
  const { file, line, inside, kind } = mutant;
  const place = `${file}:${line}`;
  if (values.json) say(JSON.stringify({ place, inside, kind, change: shown(mutant), noticed, isRun, excuse, took }));
  else if (noticed === null) {
    say(
      `${excuse === null ? 'survived' : 'excused '}  ${place}  ${inside}: ${kind}${isRun ? '' : ' (no test runs it)'}`,
    );
    say(`          ${shown(mutant)}`);
    if (excuse !== null) say(`          ${excuse}`);
  }
}

async function tryOut(mutants: readonly Mutant[], runs: Runs, folder: string): Promise<Result[]> {
  const excuses = readExcuses();
  const results: Result[] = [];
  const left = [...mutants];
  const worker = async (): Promise<void> => {
    for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
      const { files, isRun } = inOrder(runs, mutant);
      const { noticed, took } = await trial(folder, { broken: broken(mutant), files }, patience);
      const result = { mutant, noticed, isRun, excuse: excuseOf(excuses, mutant), took };
      results.push(result);
      tell(result);
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  return results;
}

function summary(results: readonly Result[]): void {
  const noticed = results.filter((result) => result.noticed !== null).length;
  const excused = results.filter((result) => result.noticed === null && result.excuse !== null).length;
  const share = results.length === 0 ? 100 : (100 * noticed) / results.length;
  if (values.json) {
    say(JSON.stringify({ seed, mutants: results.length, noticed, excused, share }));
    return;
  }
  const rest = excused === 0 ? '' : `, ${excused} more excused`;
  say(`${noticed} of ${results.length} noticed (${Math.round(share * 10) / 10} %)${rest}`);
}

/** What no test runs needs no mistake to be found out. */
function listUnrun(runs: Runs): void {
  for (const { file, start, end } of unrun(runs)) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const line = text.slice(0, start).split('\n').length;
    say(`${file}:${line}  ${text.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 100)}`);
  }
}

async function main(): Promise<void> {
  const all = allMutants(ROOT);
  const idle = readExcuses().filter((excuse) => !all.some((mutant) => fits(excuse, mutant)));
  for (const { file, inside, was } of idle) {
    process.stderr.write(`An excuse fits no place any more: ${file} ${inside} ${was}\n`);
  }
  if (!all.some(({ file, line }) => `${file}:${line}`.startsWith(values.only)))
    stop(`nothing can be broken at '${values.only}': --only is the beginning of a path, as src/engine/`);
  const mutants = choose(all, count, seed)
    .slice(from - 1)
    .filter(({ file, line }) => `${file}:${line}`.startsWith(values.only));
  const folder = mkdtempSync(join(tmpdir(), 'fivefold-mutants-'));
  try {
    const runs = await runsOfTests(folder, patience);
    if (values.unrun) listUnrun(runs);
    else summary(await tryOut(mutants, runs, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
