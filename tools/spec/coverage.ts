// Joins the catalogue with the tests: which entries have a test, which are excused, and how many in each book.
import { BOOKS, type BookId } from './books.ts';
import type { Catalogue, Entry } from './catalogue.ts';
import type { Scan, Shown } from './scan.ts';

export interface BookCount {
  readonly book: BookId;
  readonly examples: { readonly covered: number; readonly total: number };
  /** The total leaves the excused rules out. */
  readonly rules: { readonly covered: number; readonly total: number; readonly excused: number };
  /** What the table on the screen has to have (kind `ui`), shown in a browser; excused as with the rules. */
  readonly table: { readonly covered: number; readonly total: number; readonly excused: number };
  /** Ways to play: decks, packs, formats, matches, stakes, several players; excused as with the rules. */
  readonly modes: { readonly covered: number; readonly total: number; readonly excused: number };
}

export type TestsById = ReadonlyMap<string, readonly Shown[]>;

export function testsById(scan: Scan): TestsById {
  const found = new Map<string, Shown[]>();
  for (const shown of scan.shown) {
    for (const id of new Set(shown.ids)) {
      const list = found.get(id) ?? [];
      list.push(shown);
      found.set(id, list);
    }
  }
  return found;
}

export function count(catalogue: Catalogue, tests: TestsById): BookCount[] {
  return BOOKS.map((book) => {
    const of = (kind: Entry['kind']) => catalogue.entries.filter((entry) => entry.book === book && entry.kind === kind);
    const shown = (entries: readonly Entry[]) => entries.filter((entry) => tests.has(entry.id)).length;
    const examples = of('example');
    const withExcuses = (all: readonly Entry[]) => {
      const wanted = all.filter((entry) => !catalogue.excuses.has(entry.id));
      return { covered: shown(wanted), total: wanted.length, excused: all.length - wanted.length };
    };
    return {
      book,
      examples: { covered: shown(examples), total: examples.length },
      rules: withExcuses(of('rule')),
      table: withExcuses(of('ui')),
      modes: withExcuses(of('mode')),
    };
  });
}

export const needsTest = (entry: Entry): boolean => ['rule', 'example', 'ui'].includes(entry.kind);

/** The examples, rules and parts of the table of a book (and the ways to play) that no test shows and nothing excuses. */
export function uncovered(catalogue: Catalogue, tests: TestsById, book: BookId, modes = false): Entry[] {
  const wanted = (entry: Entry): boolean => needsTest(entry) || (modes && entry.kind === 'mode');
  return catalogue.entries.filter(
    (entry) => entry.book === book && wanted(entry) && !tests.has(entry.id) && !catalogue.excuses.has(entry.id),
  );
}

/** What is wrong between catalogue and tests: ids that do not exist, calls that cannot be read, excuses not needed. */
export function faults(catalogue: Catalogue, scan: Scan): string[] {
  const unknown = scan.shown.flatMap((shown) =>
    shown.ids
      .filter((id) => !catalogue.byId.has(id))
      .map((id) => `${shown.file}: unknown id ${id} in '${shown.title}'`),
  );
  const tests = testsById(scan);
  const needless = [...catalogue.excuses.keys()]
    .filter((id) => tests.has(id))
    .map((id) => `${id} has a test: take it out of spec/excused.json`);
  return [...catalogue.faults, ...scan.faults, ...unknown, ...needless];
}
