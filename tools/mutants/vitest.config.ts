// How the tests are run for one mutant: one worker, the likeliest files first, an end at the first failure.

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { breaker, ROOT, taskOf } from './plugin.ts';

const task = taskOf(process.env);

class InOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const { files } = task;
    if (files === undefined) return specifications;
    const placeOf = ({ moduleId }: TestSpecification): number => files.indexOf(moduleId.slice(ROOT.length));
    return specifications.filter((each) => placeOf(each) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  }
}

export default defineConfig({
  root: ROOT,
  plugins: [breaker(task)],
  test: {
    include: ['test/{rules,across,cards,whole,game,formats,text}/**/*.test.ts'],
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    bail: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: InOrder },
    setupFiles: task.runs === undefined ? [] : ['tools/mutants/count.ts'],
    // What is not broken need not be translated again for every mutant.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'dist/mutants-modules' },
    reporters: ['./tools/mutants/reporter.ts'],
  },
});
