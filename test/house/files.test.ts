// House rules for files: each opens with a sentence that says what it is, and none grows too long.
import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from '../../tools/spec/source.ts';
import { ROOT, sources } from './rooms.ts';

const own: readonly SourceFile[] = [
  ...sources,
  ...sourceFiles(ROOT, 'tools'),
  ...sourceFiles(ROOT, 'scripts', '.mjs'),
  ...sourceFiles(ROOT, 'bin', '.mjs'),
];

/** The comment that a file opens with, without its marks; null where it opens with something else. */
function openingComment(text: string): string | null {
  const start = text.replace(/^#!.*\n/, '');
  const lines = /^(?:\/\/.*\n)+/.exec(start)?.[0].replace(/^\/\/ ?/gm, '');
  const block = /^\/\*\*?([\s\S]*?)\*\//.exec(start)?.[1]?.replace(/^ ?\* ?/gm, '');
  return lines ?? block ?? null;
}

function isSentence(comment: string): boolean {
  return /^\s*[A-Z`"'(\d]/.test(comment) && comment.trim().split(/\s+/).length >= 4 && /[.!?](\s|$)/.test(comment);
}

/** How many lines a file may have: 400 is the aim, and a little over it is let be. */
function limitOf(path: string): number {
  return path.startsWith('src/cards/') ? 800 : 450;
}

test('every file opens with a comment sentence', () => {
  const faults = own.filter(({ text }) => !isSentence(openingComment(text) ?? '')).map(({ path }) => path);
  expect(faults).toEqual([]);
});

test('no file is too long', () => {
  const faults = [...own, ...sourceFiles(ROOT, 'test')]
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ path, lines }) => lines > limitOf(path))
    .map(({ path, lines }) => `${path} has ${lines} lines, and may have ${limitOf(path)}`);
  expect(faults).toEqual([]);
});
