// Counts how many unit tests passed and failed, for the last line of a test run.
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';
import { tellCounts } from './counts.ts';

export default class PlainSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: TestRunEndReason): void {
    let passed = 0;
    let failed = errors.length;
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
    tellCounts({ passed, failed });
  }
}
