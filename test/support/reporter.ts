// The last line of a test run: how many tests passed and failed, in words that any reader of logs understands.
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';

/** Checks that ran before the tests and failed; `scripts/test.mjs` names them here. */
const failedChecks = (process.env.FIVEFOLD_FAILED_CHECKS ?? '').split(',').filter((name) => name !== '');

export default class PlainSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: TestRunEndReason): void {
    let passed = 0;
    let failed = failedChecks.length + errors.length;
    for (const module of modules) {
      // A file that could not be loaded has no tests, and must still count.
      if (module.state() === 'failed' && module.errors().length > 0) failed += 1;
      for (const test of module.children.allTests()) {
        const state = test.result().state;
        if (state === 'passed') passed += 1;
        if (state === 'failed') failed += 1;
      }
    }
    if (reason !== 'passed' && failed === 0) failed = 1;
    // Vitest's own summary is written in the same turn; this line comes after it.
    setTimeout(() => process.stdout.write(`\n${passed} passed, ${failed} failed\n`), 0);
  }
}
