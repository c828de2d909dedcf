// House rules for the lock file: it names no registry, and holds the native tools for every platform.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './rooms.ts';

interface Locked {
  readonly resolved?: string;
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
const packages = (JSON.parse(text) as { packages: Readonly<Record<string, Locked>> }).packages;

/** Finds a package as Node would: beside the one that asks, or in a folder further out. */
function isLocked(asking: string, name: string): boolean {
  for (let folder = asking; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

test('the lock file says nothing of where packages come from', () => {
  const told = Object.entries(packages).filter(([, locked]) => locked.resolved !== undefined);
  expect(told.map(([name]) => name)).toEqual([]);
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).not.toMatch(/registry\s*=\s*h|\/\//);
});

test('every optional package of a native tool is in the lock file', () => {
  const missing = Object.entries(packages).flatMap(([asking, locked]) =>
    Object.keys(locked.optionalDependencies ?? {})
      .filter((name) => !isLocked(asking, name))
      .map((name) => `${asking} wants ${name}`),
  );
  expect(missing).toEqual([]);
});

test('packages are pinned to exact versions', () => {
  const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;
  const asked = Object.entries({ ...root.dependencies, ...root.devDependencies });
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
