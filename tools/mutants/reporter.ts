// Tells the tool, line by line, how the tests fare: each line is one JSON value on the standard output.
import type { Reporter, TestCase, TestModule, TestRunEndReason } from 'vitest/node';

/** A file that is done, a failure, or the end. */
export type Told =
  | { readonly file: string; readonly took: number }
  | { readonly failed: string }
  | { readonly end: TestRunEndReason; readonly tests: number };

const tell = (told: Told): void => {
  process.stdout.write(`${JSON.stringify(told)}\n`);
};

export default class Teller implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed') tell({ failed: `${test.module.relativeModuleId}: ${test.fullName}` });
  }

  onTestModuleEnd(module: TestModule): void {
    const file = module.relativeModuleId;
    if (module.errors().length > 0) tell({ failed: `${file} cannot be loaded` });
    tell({ file, took: module.diagnostic().duration });
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: TestRunEndReason): void {
    if (errors.length > 0) tell({ failed: 'an error outside of the tests' });
    const tests = modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0);
    tell({ end: reason, tests });
  }
}
