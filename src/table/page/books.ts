// What the page calls each book where there is little room; the full name stands where there is more.

import type { BookInfo } from '../../protocol/setup.ts';
import { SHOWN, shownOf } from '../../rulebooks/shown.ts';

export const shortName = (book: Pick<BookInfo, 'id' | 'name'>): string => shownOf(book.id)?.short ?? book.name;

/** The books by their short names and years, in the order of the years. */
export const BOOKS: Readonly<Record<string, string>> = Object.fromEntries(
  SHOWN.map(({ id, short, year }) => [id, `${short} ${year}`]),
);

/** The newest book: what is shown where nothing says which. */
export const NEWEST = SHOWN.at(-1)?.id ?? '';

/** The easiest book to begin with. */
export const EASIEST = SHOWN.find(({ easiest }) => easiest)?.id ?? NEWEST;
