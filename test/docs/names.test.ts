// What the documents name is there: every file, every link, every command.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['src', 'test', 'tools', 'scripts', 'spec', 'docs', 'bin'];

const paths: readonly string[] = FOLDERS.flatMap((folder) => [
  folder,
  ...readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
]);
const there = new Set([...paths, 'LICENSE', 'README.md', 'package.json']);

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
const commands = paths
  .filter((path) => path.startsWith('src/cli/') && path.endsWith('.ts'))
  .flatMap((path) => [...read(path).matchAll(/\.command\('([a-z]+)/g)].map((found) => found[1]));

const documents = ['README.md', ...paths.filter((path) => /^docs\/[^/]+\.md$|^src\/rulebooks\/.*\.md$/.test(path))];

/** Words between backticks, without the blocks of code. */
const quoted = (text: string): string[] =>
  [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map((found) => found[1] as string);

/** A path from the root, in which `<book>` stands for any name; or the end of one, like `parts/window.ts`. */
function isThere(name: string): boolean {
  const plain = name.replace(/\/$/, '');
  const from = FOLDERS.includes(plain.split('/')[0] as string) ? '^' : '(^|/)';
  const pattern = plain.replaceAll(/[.+()]/g, '\\$&').replaceAll(/<[a-z]+>|\*/g, '[^/]+');
  return there.has(plain) || paths.some((path) => new RegExp(`${from}${pattern}$`).test(path));
}

const isPath = (word: string): boolean =>
  /^[\w./<>*-]+$/.test(word) &&
  (/^(src|test|tools|scripts|spec|docs|bin)\//.test(word) || /\.(tsx?|mjs|md)$/.test(word));

describe.each(documents)('%s', (path) => {
  const text = read(path);

  test('names files that are there', () => {
    expect(quoted(text).filter((word) => isPath(word) && !isThere(word))).toEqual([]);
  });

  test('links to pages that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map((found) => found[1] as string);
    const own = links.filter((link) => !link.includes(':'));
    expect(own.filter((link) => !there.has(normalize(join(dirname(path), link))))).toEqual([]);
  });

  test('names commands that there are', () => {
    const npm = [...text.matchAll(/npm run (?:--silent )?([a-z:]+)/g)].map((found) => found[1] as string);
    const own = [...text.matchAll(/npx fivefold ([a-z]+)/g)].map((found) => found[1] as string);
    expect(npm.filter((name) => !scripts.includes(name))).toEqual([]);
    expect(own.filter((name) => !commands.includes(name))).toEqual([]);
  });
});

test('there is something to look at', () => {
  expect(documents.length).toBeGreaterThan(10);
  expect(documents.flatMap((path) => quoted(read(path)).filter(isPath)).length).toBeGreaterThan(100);
  expect(isThere('src/engine/no-such-file.ts')).toBe(false);
  expect(isThere('src/rulebooks/<book>/book.ts')).toBe(true);
  expect(isThere('src/rulebooks/<book>/nothing.ts')).toBe(false);
});
