// Runs everything that must hold: the types, the linter, the tests and the tests in a browser; fails where any fails.
// All of them always run, so that one report shows everything. With arguments only the unit tests that they name run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { need } from './need.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'fivefold-test-'));
const total = { passed: 0, failed: 0, again: [] };

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

/** The types and the linter: each counts as one failure, and not as a test that passed. */
function check(name) {
  if (passes('npm', ['run', '--silent', name])) return;
  process.stdout.write(`\n${name} failed, see above\n`);
  total.failed += 1;
}

/** One runner of tests. Its reporter writes the counts into a file (see test/support/counts.ts). */
function tests(name, args) {
  const file = join(folder, name);
  const green = passes(process.execPath, args, { FIVEFOLD_COUNTS: file });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const counts = lines.map((line) => JSON.parse(line));
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  total.passed += counts.reduce((sum, count) => sum + count.passed, 0);
  total.again.push(...counts.flatMap((count) => count.again ?? []));
  // A runner that broke before it could count has failed as well.
  total.failed += green ? failed : Math.max(1, failed);
}

function browserTests() {
  try {
    need('chromium', 'chromium');
  } catch (error) {
    process.stdout.write(`\nThe browser tests cannot run: ${error.message}\n`);
    total.failed += 1;
    return;
  }
  tests('browser', [`${root}node_modules/@playwright/test/cli.js`, 'test']);
}

const named = process.argv.slice(2);
check('typecheck');
check('lint');
tests('unit', [`${root}node_modules/vitest/vitest.mjs`, 'run', ...named]);
if (named.length === 0) browserTests();
else process.stdout.write('\nOnly the named tests ran. The tests in a browser: npm run test:table\n');

rmSync(folder, { recursive: true, force: true });
process.stdout.write('\n');
// What was not steady is said where it is seen: right above the last line.
for (const name of total.again) process.stdout.write(`Passed only at the second try: ${name}\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
