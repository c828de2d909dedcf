// The command line as somebody runs it, for tests: bundled once, then run as a process of its own.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Starting a process takes its time, more so while many tests run. */
export const SLOW = { timeout: 120_000 };

/** What bin/fivefold.mjs does before it runs anything. */
export function bundleOnce(): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bundle.mjs', 'src/cli/main.ts', 'cli'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}

export function fivefold(args: readonly string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/cli.mjs', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}
