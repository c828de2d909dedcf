// How the browser tests are run: a real Chromium, two at a time, each against a server of its own.
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './test/table/browser/support/chromium.ts';

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
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [['list'], ['./test/support/browser-reporter.ts']],
  use: {
    viewport: { width: 1280, height: 720 },
    launchOptions: CHROMIUM,
    actionTimeout: 5_000,
    navigationTimeout: 10_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
  },
});
