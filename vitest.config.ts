// How the tests are run: all test files share their workers, so no module may keep state between tests.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    isolate: false,
    pool: 'threads',
    // No test measures time; on a machine that is busy with other work five seconds are soon over.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes at once on a quiet machine, and later on a busy one.
    expect: { poll: { interval: 20, timeout: 20_000 } },
    reporters: ['default', './test/support/reporter.ts'],
  },
});
