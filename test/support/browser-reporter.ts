// Counts how many browser tests passed and failed, for the last line of a test run, and names those that passed only at
// the second try.
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { tellCounts } from './counts.ts';

export default class PlainBrowserSummary implements Reporter {
  private suite: Suite | null = null;
  private errors = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onError(): void {
    this.errors += 1;
  }

  onEnd(result: FullResult): void {
    const tests = this.suite?.allTests() ?? [];
    const passed = tests.filter(
      (test) => (test.outcome() === 'expected' || test.outcome() === 'flaky') && test.results.length > 0,
    ).length;
    let failed = tests.length - passed + this.errors;
    if (result.status !== 'passed' && failed === 0) failed = 1;
    const flaky = tests.filter((test) => test.outcome() === 'flaky');
    tellCounts({
      passed,
      failed,
      again: flaky.map((test) =>
        test
          .titlePath()
          .filter((part) => part !== '')
          .join(' › '),
      ),
    });
  }
}
