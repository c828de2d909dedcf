// The five rulebooks, by name.

import type { Rulebook } from '../engine/rulebook.ts';
import { beta } from './beta/book.ts';
import { fifth } from './fifth/book.ts';
import { m11 } from './m11/book.ts';
import { portal } from './portal/book.ts';
import { tenth } from './tenth/book.ts';

export const BOOKS = { beta, fifth, portal, tenth, m11 } as const;
export type BookId = keyof typeof BOOKS;
export const BOOK_IDS = Object.keys(BOOKS) as BookId[];

/** The newest of them: meant where nobody says which. */
export const NEWEST_BOOK = BOOK_IDS.at(-1) as BookId;

export const bookNamed = (name: string): Rulebook | null =>
  Object.hasOwn(BOOKS, name) ? ((BOOKS as { readonly [name: string]: Rulebook })[name] as Rulebook) : null;
