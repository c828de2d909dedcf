// Why two books differ: one fact of a book is made as another book has it, by house rules, and the line played again. A fact
// with which the outcome is the other book's is what made the difference.

import { BadInput, changeables, differences, findBook, houseBook, type Rulebook, readHouse } from '../../game/index.ts';

/** A fact of a book that matters to a line of play: what it is about, as the book has it, and where the book says so. */
export interface Cause {
  readonly path: string;
  readonly says: string;
  readonly here: string;
  /** In the other book, with which this line would have come to the same if the fact were as it is there. */
  readonly there: string;
  readonly as: string;
  readonly passage: string;
}

interface Came {
  readonly book: string;
  readonly outcome: string;
}

/** Facts that no line of play in the middle of a game can touch. */
const BEFORE = /^(start|deck|match|types|hand)\./;

interface Change {
  readonly text: string;
  readonly path: string;
}

/** Books do not change: what was worked out for two of them is kept. */
const known = new Map<string, readonly Change[]>();

/** The changes of one fact that would make a book more like another. */
function changesTo(book: Rulebook, other: Rulebook): readonly Change[] {
  const key = `${book.id} ${other.id}`;
  const changes = known.get(key) ?? findChanges(book, other);
  known.set(key, changes);
  return changes;
}

function findChanges(book: Rulebook, other: Rulebook): Change[] {
  const theirs = new Map(changeables(other).map((each) => [each.path, each.value]));
  return changeables(book).flatMap(({ path, value }) => {
    const there = theirs.get(path) ?? valueIn(other, path);
    return BEFORE.test(path) || there === null || there === value
      ? []
      : [{ text: `as there = ${book.id}; ${path} = ${there}`, path }];
  });
}

/** What a book has at a path, where it cannot be changed in it. */
function valueIn(book: Rulebook, path: string): string | null {
  const [group, fact] = path.split('.') as [string, string | undefined];
  const value = (book.facts as unknown as { [group: string]: { [fact: string]: unknown } })[group]?.[fact ?? ''];
  if (value === undefined || value === null) return null;
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** The facts of a book that make its outcome another than that of other books, each found by trying. */
export function causesOf(id: string, outcome: string, all: readonly Came[], play: (book: string) => string): Cause[] {
  const book = findBook(id);
  const found = new Map<string, Cause>();
  const tried = new Map<string, string | null>();
  for (const other of all) {
    if (other.outcome === outcome || other.book === id) continue;
    for (const { text, path } of changesTo(book, findBook(other.book))) {
      if (!tried.has(text)) tried.set(text, cameTo(text, play));
      if (tried.get(text) !== other.outcome || found.has(path)) continue;
      const change = differences(houseBook(readHouse(text))).find((each) => each.path === path);
      if (change === undefined) continue;
      found.set(path, {
        path,
        says: change.says,
        here: change.was,
        there: change.is,
        as: other.book,
        passage: change.passage,
      });
    }
  }
  return [...found.values()];
}

/** What the line comes to by house rules; null where they do not fit together. */
function cameTo(text: string, play: (book: string) => string): string | null {
  try {
    return play(text);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return null;
  }
}
