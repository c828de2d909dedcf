// House rules for rulebooks: a book brings all of itself in its own folder, and stands in every list of books.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startersOf } from '../../src/formats/starters.ts';
import { BOOK_IDS } from '../../src/rulebooks/index.ts';
import { LESSONS } from '../../src/rulebooks/lessons.ts';
import { SHOWN } from '../../src/rulebooks/shown.ts';
import { ROOT } from './rooms.ts';

const shelf = join(ROOT, 'src/rulebooks');
/** House rules make a book out of another one; they are none themselves. */
const folders = readdirSync(shelf).filter((name) => name !== 'house' && existsSync(join(shelf, name, 'book.ts')));
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

test('every folder with a book is in every list of books', () => {
  expect(sorted(BOOK_IDS)).toEqual(sorted(folders));
  expect(sorted(SHOWN.map(({ id }) => id))).toEqual(sorted(folders));
  expect(sorted(LESSONS.map(({ book }) => book))).toEqual(sorted(folders));
});

describe.each(folders)('%s', (book) => {
  const parts = [
    'card-notes.ts',
    'decks.ts',
    'lessons.ts',
    'notes.md',
    'passages.ts',
    'permits.ts',
    'shown.ts',
    'wording.ts',
  ];
  test('brings words, decks, lessons, notes and what it shows of itself', () => {
    expect(parts.filter((part) => !existsSync(join(shelf, book, part)))).toEqual([]);
    expect(startersOf(book).length).toBeGreaterThanOrEqual(8);
  });

  test('teaches by its own rules', () => {
    expect(LESSONS.filter((lesson) => lesson.book === book).flatMap(({ scenes }) => scenes)).not.toEqual([]);
    for (const { scenes } of LESSONS.filter((lesson) => lesson.book === book))
      expect(new Set(scenes.map(({ position }) => position.book))).toEqual(new Set([book]));
  });
});
