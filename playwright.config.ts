// How the browser tests are run: two at a time, each worker with one real Chromium and one server for all its tests.
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './test/table/browser/support/chromium.ts';

/** The page that is left and the page that comes are drawn by the same process. */
const ONE_PROCESS = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

export default defineConfig({
  testDir: 'test/table/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './test/table/browser/support/build.ts',
  outputDir: 'artifacts/browser',
  fullyParallel: true,
  workers: 2,
  // A machine that is busy with other things gets a second try; what needed one is listed as flaky.
  retries: 1,
  forbidOnly: true,
  // Long enough for a machine that has much else to do; where all is well nothing waits for these.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./test/support/browser-reporter.ts']],
  use: {
    viewport: { width: 1280, height: 720 },
    // One page for all tests of a worker, emptied in between (nothing stored, nothing intercepted, no script left), in one
    // process: a new window with a new process would take three times as long as everything that most tests do in it.
    reuseContext: true,
    launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, ...ONE_PROCESS] },
    // Cards move in the whole duels; elsewhere a test would only wait for them.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
  },
});
