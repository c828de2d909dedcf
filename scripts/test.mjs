// Runs everything that must hold: the types, the linter, the tests and the tests in a browser; fails where any fails.
// All of them always run, so that one report shows everything. With arguments only the unit tests that they name run.
// A browser waits much, and most other tests only compute: they run meanwhile, with what the browser leaves them.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
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

/** What a runner's reporter has written into its file (see test/support/counts.ts). */
function add(file, green) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const counts = lines.map((line) => JSON.parse(line));
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  total.passed += counts.reduce((sum, count) => sum + count.passed, 0);
  total.again.push(...counts.flatMap((count) => count.again ?? []));
  // A runner that broke before it could count has failed as well.
  total.failed += green ? failed : Math.max(1, failed);
}

/** One runner of tests, on the screen. */
function tests(name, args) {
  const file = join(folder, name);
  add(file, passes(process.execPath, args, { FIVEFOLD_COUNTS: file }));
}

/** One runner of tests beside another, behind which it stands back; what it says is shown when it has ended. */
function testsBeside(name, args) {
  const file = join(folder, name);
  const said = join(folder, `${name}.txt`);
  const out = openSync(said, 'w');
  const env = { ...process.env, FIVEFOLD_COUNTS: file };
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', out, out], env });
  process.once('exit', () => child.kill());
  try {
    setPriority(child.pid, STANDS_BACK);
  } catch {
    // It runs all the same, only less politely.
  }
  return new Promise((resolve) => {
    child.once('exit', (status) => {
      closeSync(out);
      process.stdout.write(readFileSync(said));
      add(file, status === 0);
      resolve();
    });
  });
}

/** How far the one stands back: enough that what is waited for in a browser comes as soon as it would alone. */
const STANDS_BACK = 10;

function browser() {
  try {
    need('chromium', 'chromium');
    return true;
  } catch (error) {
    process.stdout.write(`\nThe browser tests cannot run: ${error.message}\n`);
    total.failed += 1;
    return false;
  }
}

const unit = (more) => [`${root}node_modules/vitest/vitest.mjs`, 'run', ...more];

/** These start servers and processes and wait for what they do: they run alone. The others only compute. */
const WAITING = ['test/server', 'test/cli'];
const computing = WAITING.flatMap((each) => ['--exclude', `${each}/**`]);

async function unitAndBrowser() {
  // Both want the page and the server: they are made before either begins.
  passes(process.execPath, ['scripts/page.mjs']);
  tests('waiting', unit(WAITING));
  const beside = testsBeside('unit', unit(computing));
  process.stdout.write('\nThe tests in a browser; those that only compute run meanwhile and are shown after them.\n');
  await testsShown('browser', [`${root}node_modules/@playwright/test/cli.js`, 'test']);
  await beside;
}

/** On the screen, while something else runs beside it. */
function testsShown(name, args) {
  const file = join(folder, name);
  const env = { ...process.env, FIVEFOLD_COUNTS: file };
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  return new Promise((resolve) => {
    child.once('exit', (status, signal) => {
      if (signal) process.exit(130);
      add(file, status === 0);
      resolve();
    });
  });
}

const named = process.argv.slice(2);
check('typecheck');
check('lint');
if (named.length > 0) {
  tests('unit', unit(named));
  process.stdout.write('\nOnly the named tests ran. The tests in a browser: npm run test:table\n');
} else if (browser()) await unitAndBrowser();
else tests('unit', unit([]));

rmSync(folder, { recursive: true, force: true });
process.stdout.write('\n');
// What was not steady is said where it is seen: right above the last line.
for (const name of total.again) process.stdout.write(`Passed only at the second try: ${name}\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
