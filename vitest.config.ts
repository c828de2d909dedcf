// How the tests are run: all test files share their workers, so no module may keep state between tests.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    isolate: false,
    pool: 'threads',
    reporters: ['default', './test/support/reporter.ts'],
  },
});
