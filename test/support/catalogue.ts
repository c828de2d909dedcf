// The words a test uses to say which entries of the catalogue it shows: rule(), example() and across().
// The ids are written out in the call, so that `npm run spec` can count them without running anything.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Entry, readCatalogue } from '../../tools/spec/catalogue.ts';
import { BOOKS, type BookId } from './books.ts';

export { BOOKS, type BookId };

type Ids = string | readonly string[];
type Body = () => void | Promise<void>;

const { byId } = readCatalogue(fileURLToPath(new URL('../..', import.meta.url)));

/** Whether the catalogue has such an entry. */
export const hasEntry = (id: string): boolean => byId.has(id);

/** A test that would fail if these rules were broken. */
export function rule(ids: Ids, title: string, body: Body): void {
  test(named(entriesOf(ids), title), body);
}

/** A test that replays an example of a book with the book's own cards; it may show rules as well. */
export function example(ids: Ids, title: string, body: Body): void {
  const entries = entriesOf(ids);
  if (!entries.some((entry) => entry.kind === 'example')) {
    throw new Error(`None of ${entries.map((entry) => entry.id).join(', ')} is an example: use rule() for '${title}'`);
  }
  test(named(entries, title), body);
}

export interface AcrossOptions {
  /** Entries of any book that the table shows. */
  readonly ids?: readonly string[];
  /** Paths of facts in the Rulebook whose values the table shows, such as 'mana.burn'. */
  readonly facts?: readonly string[];
}

/** One scenario in all five books, the results side by side; `null` where a book has no such thing. */
export function across(
  title: string,
  expected: Readonly<Record<BookId, unknown>>,
  run: (book: BookId) => unknown,
  options: AcrossOptions = {},
): void {
  test(named(entriesOf(options.ids ?? []), title), async () => {
    const results: Partial<Record<BookId, unknown>> = {};
    for (const book of BOOKS) results[book] = await inBook(book, run);
    expect(results).toEqual(expected);
  });
}

/** A table set in one of the ways that a book offers, with names for its seats. */
export interface SetTable {
  readonly book: BookId;
  readonly variant: string;
  readonly names: readonly string[];
}

const NAMES = ['ann', 'ben', 'cat', 'dan', 'eve', 'fay'];
const setTable = (book: BookId, variant: string, seats: number): SetTable => ({
  book,
  variant,
  names: NAMES.slice(0, seats),
});

/** The variants side by side, each with as many as sit down to it. */
export const TABLES = {
  duel: setTable('m11', 'duel', 2),
  'free-for-all': setTable('m11', 'free-for-all', 4),
  'attack left': setTable('m11', 'free-for-all, attack left', 4),
  'range 1': setTable('m11', 'free-for-all, range 1', 4),
  'two-headed-giant': setTable('m11', 'two-headed-giant', 4),
  emperor: setTable('m11', 'emperor', 6),
  round: setTable('portal', 'round', 4),
} as const;

/** One scenario in all variants, the results side by side. */
export function acrossVariants(
  title: string,
  expected: Readonly<Record<keyof typeof TABLES, unknown>>,
  run: (table: SetTable) => unknown,
  options: Pick<AcrossOptions, 'ids'> = {},
): void {
  test(named(entriesOf(options.ids ?? []), title), () => {
    const results = Object.fromEntries(Object.entries(TABLES).map(([name, table]) => [name, run(table)]));
    expect(results).toEqual(expected);
  });
}

async function inBook(book: BookId, run: (book: BookId) => unknown): Promise<unknown> {
  try {
    return await run(book);
  } catch (cause) {
    throw new Error(`In the book ${book}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

function entriesOf(ids: Ids): Entry[] {
  return (typeof ids === 'string' ? [ids] : ids).map((id) => {
    const entry = byId.get(id);
    if (entry === undefined) throw new Error(`There is no entry ${id} in the catalogue (spec/*.jsonl)`);
    return entry;
  });
}

function named(entries: readonly Entry[], title: string): string {
  return entries.length === 0 ? title : `${entries.map((entry) => entry.id).join(' ')}: ${title}`;
}
