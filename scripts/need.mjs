// Sees to it that a program which the tests or tools need is on this machine: installs it where that is possible, and
// otherwise says in one sentence what has to be installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian puts the programs of PostgreSQL: a folder for each version, the newest first. */
function versioned() {
  const all = '/usr/lib/postgresql';
  if (!existsSync(all)) return [];
  return readdirSync(all)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(all, version, 'bin'));
}

/** The path of a command, or null where this machine has none of that name. */
export function pathOf(command) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin', ...versioned()];
  for (const folder of folders) {
    try {
      accessSync(join(folder, command), constants.X_OK);
      return join(folder, command);
    } catch {
      // not in this folder
    }
  }
  return null;
}

/** Runs one command of the installer as root; all its output goes to stderr. */
function asRoot(args) {
  const isRoot = process.getuid?.() === 0;
  const [command, ...rest] = isRoot ? args : ['sudo', '-n', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, rest, { stdio: ['ignore', 2, 2], env }).status === 0;
}

/** The path of the command; it is installed first where it is missing. Throws with a clear sentence where it cannot be. */
export function need(command, debianPackage) {
  const there = pathOf(command);
  if (there !== null) return there;
  if (pathOf('apt-get') !== null) {
    process.stderr.write(`Fivefold: installing ${debianPackage} (apt-get install) …\n`);
    const installed = asRoot(['apt-get', 'update', '-q']) && asRoot(['apt-get', 'install', '-y', '-q', debianPackage]);
    const path = installed ? pathOf(command) : null;
    if (path !== null) return path;
  }
  throw new Error(
    `'${command}' is not on this machine and could not be installed. Install it (on Debian: apt-get install -y ${debianPackage}) and try again.`,
  );
}
