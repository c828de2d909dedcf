// Which test file runs which stretch of code, found out by one run of all the tests and kept in `dist/` until something changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../spec/source.ts';
import { allStretches, type Stretch, stretchAround } from './marks.ts';
import type { Mutant } from './places.ts';
import { ROOT } from './plugin.ts';
import { trial } from './trial.ts';

interface TestFile {
  readonly file: string;
  /** How long it takes, in ms. */
  readonly took: number;
  /** How often it runs each stretch. */
  readonly counted: Readonly<Record<number, number>>;
}

export interface Runs {
  readonly stretches: readonly Stretch[];
  readonly tests: readonly TestFile[];
}

const KEPT = join(ROOT, 'dist', 'mutants-runs.json');

/** A name for the state of everything that the tests depend on. */
function state(): string {
  const hash = createHash('sha256');
  for (const folder of ['src', 'test', 'tools']) {
    for (const { path, text } of sourceFiles(ROOT, folder)) hash.update(`${path}\0${text}\0`);
  }
  return hash.digest('hex');
}

/** All the tests once, with marks. They have to pass: a mutant cannot be told from a test that fails anyway. */
export async function runsOfTests(folder: string, patience: number): Promise<Runs> {
  const of = state();
  const kept = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Runs & { readonly of: string }) : null;
  if (kept?.of === of) return kept;
  const out = join(folder, 'runs.jsonl');
  const { noticed, files } = await trial(folder, { runs: out }, patience);
  if (noticed !== null) throw new Error(`The tests fail as it is: ${noticed}`);
  const lines = readFileSync(out, 'utf8').trim().split('\n');
  rmSync(out);
  const tests = lines.map((line): TestFile => {
    const { file, counted } = JSON.parse(line) as Omit<TestFile, 'took'>;
    return { file, counted, took: files.get(file) ?? 0 };
  });
  const runs: Runs = { stretches: allStretches(ROOT), tests };
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(KEPT, JSON.stringify({ of, ...runs }));
  return runs;
}

/** The outermost stretches of code that no test runs. */
export function unrun({ stretches, tests }: Runs): Stretch[] {
  const idle = stretches.filter((_, index) => tests.every(({ counted }) => counted[index] === undefined));
  const isInside = (inner: Stretch, outer: Stretch): boolean =>
    inner !== outer && inner.file === outer.file && inner.start <= outer.start && outer.end <= inner.end;
  return idle.filter((each) => !idle.some((other) => isInside(other, each)));
}

/**
 * All test files, those first that run the mutant most often for the time they take. The others come after them: what is made once and kept,
 * such as the cards of a book made ready, is run by whichever test needs it first.
 */
export function inOrder({ stretches, tests }: Runs, mutant: Mutant): { files: string[]; isRun: boolean } {
  const around = stretchAround(stretches, mutant);
  const worth = ({ counted, took }: TestFile): number => (counted[around] ?? 0) / (20 + took);
  const sorted = tests.toSorted((a, b) => worth(b) - worth(a) || a.took - b.took);
  return { files: sorted.map(({ file }) => file), isRun: around === -1 || worth(sorted[0] as TestFile) > 0 };
}
