// How the tests are run: all test files share their workers, so no module may keep state between tests.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    isolate: false,
    pool: 'threads',
    // No test measures time; beside the tests in a browser, or on a busy machine, a minute is soon over.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // What is waited for comes at once on a quiet machine, and later on a busy one.
    expect: { poll: { interval: 20, timeout: 20_000 } },
    reporters: ['default', './test/support/reporter.ts'],
  },
});
