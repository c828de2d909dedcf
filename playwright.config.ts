// How the browser tests are run: two at a time, each worker with one real Chromium and one server for all its tests.
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './test/table/browser/support/chromium.ts';
import { PATIENCE } from './test/table/browser/support/patience.ts';

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
  timeout: 4 * PATIENCE,
  expect: { timeout: PATIENCE },
  reporter: [['list'], ['./test/support/browser-reporter.ts']],
  use: {
    viewport: { width: 1280, height: 720 },
    // One page for all tests of a worker, emptied in between (nothing stored, nothing intercepted, no script left), in one
    // process: a new window with a new process would take three times as long as everything that most tests do in it.
    reuseContext: true,
    launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, ...ONE_PROCESS] },
    // Cards move in the whole duels; elsewhere a test would only wait for them.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: PATIENCE,
    navigationTimeout: 2 * PATIENCE,
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
  },
});
