// Runs everything that must hold: the types, the linter and the tests, and fails where any of them fails.
// All three always run, so that one report shows everything; arguments are handed on to the test runner.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function passes(command, args, env = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: command === 'npm' && process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  if (result.signal) process.exit(130);
  return result.status === 0;
}

const failed = ['typecheck', 'lint'].filter((check) => !passes('npm', ['run', '--silent', check]));
for (const check of failed) process.stdout.write(`\n${check} failed, see above\n`);

// The reporter counts a failed check as a failure in its last line (see test/support/reporter.ts).
const vitest = [`${root}node_modules/vitest/vitest.mjs`, 'run', ...process.argv.slice(2)];
const green = passes(process.execPath, vitest, { FIVEFOLD_FAILED_CHECKS: failed.join(',') });
process.exit(green && failed.length === 0 ? 0 : 1);
