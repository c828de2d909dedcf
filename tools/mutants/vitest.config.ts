// How the tests are run for one mutant: one worker, the likeliest files first, an end at the first failure.

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { breaker, ROOT, taskOf } from './plugin.ts';

const task = taskOf(process.env);

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(task.files?.map((file, index) => [`${ROOT}${file}`, index]));
    const placeOf = ({ moduleId }: TestSpecification): number => places.get(moduleId) ?? places.size;
    return files.toSorted((a, b) => placeOf(a) - placeOf(b));
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
