// Installs the packages where what is installed is not what the lock file asks for, and says nothing otherwise.
// Plain Node, since it runs before anything is installed; all its output goes to stderr, so stdout stays clean.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function packagesIn(path) {
  if (!existsSync(path)) return null;
  try {
    const packages = JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
    return Object.entries(packages).filter(([name]) => name !== '');
  } catch {
    return null;
  }
}

/** True where every package the lock file needs is there, and nothing is there in another version. */
function isCurrent() {
  const wanted = packagesIn(`${root}package-lock.json`);
  const installed = packagesIn(`${root}node_modules/.package-lock.json`);
  if (wanted === null || installed === null) return false;
  const same = (a, b) => a !== undefined && b !== undefined && a.version === b.version && a.integrity === b.integrity;
  const have = new Map(installed);
  const want = new Map(wanted);
  const missing = wanted.some(([name, entry]) => !have.has(name) && !entry.optional);
  const different = installed.some(([name, entry]) => !same(entry, want.get(name)));
  return !missing && !different;
}

function install() {
  process.stderr.write('Fivefold: installing what it needs (npm ci) …\n');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (result.error) process.stderr.write(`Fivefold: npm could not be started: ${result.error.message}\n`);
  if (result.status !== 0) {
    process.stderr.write('Fivefold: the packages could not be installed; see the message above.\n');
    process.exit(result.status ?? 1);
  }
}

if (!isCurrent()) install();
