// Reads the catalogue in `spec/`: every numbered statement of the five books, and the rules that need no test.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOKS, type BookId, CATALOGUE_FILES } from './books.ts';

export const KINDS = ['rule', 'example', 'card', 'term', 'mode', 'ui', 'advice'] as const;

export interface Entry {
  readonly id: string;
  readonly kind: (typeof KINDS)[number];
  readonly section: string;
  readonly says: string;
  /** The cards that the passage names. */
  readonly example: readonly string[] | null;
  readonly note: string | null;
  readonly book: BookId;
}

/**
 * Why an entry has no test: a rule that two players at the engine's table cannot meet, or a part of the table of 1997
 * in whose place something better stands.
 */
export interface Excuse {
  readonly id: string;
  readonly reason: string;
}

export interface Catalogue {
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<string, Entry>;
  readonly excuses: ReadonlyMap<string, string>;
  /** What is wrong with the files themselves: an id given twice, an excuse for nothing … */
  readonly faults: readonly string[];
}

export function readCatalogue(root: string): Catalogue {
  const entries = BOOKS.flatMap((book) => CATALOGUE_FILES[book].flatMap((file) => readEntries(root, book, file)));
  const list = JSON.parse(readFileSync(join(root, 'spec', 'excused.json'), 'utf8')) as Excuse[];
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const excuses = new Map(list.map((excuse) => [excuse.id, excuse.reason]));
  return { entries, byId, excuses, faults: faultsOf(entries, byId, list) };
}

function readEntries(root: string, book: BookId, file: string): Entry[] {
  const lines = readFileSync(join(root, 'spec', file), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      const read = JSON.parse(line) as Entry;
      return [{ ...read, example: read.example ?? null, note: read.note ?? null, book }];
    } catch (error) {
      throw new Error(`spec/${file}, line ${index + 1}: ${(error as Error).message}`);
    }
  });
}

function faultsOf(entries: readonly Entry[], byId: ReadonlyMap<string, Entry>, excuses: readonly Excuse[]): string[] {
  const faults = [
    ...repeated(entries.map((entry) => entry.id)).map((id) => `${id} is given twice`),
    ...repeated(excuses.map((excuse) => excuse.id)).map((id) => `${id} is excused twice`),
  ];
  for (const entry of entries) {
    if (!KINDS.includes(entry.kind)) faults.push(`${entry.id} has the unknown kind ${entry.kind}`);
  }
  for (const { id, reason } of excuses) {
    const entry = byId.get(id);
    if (entry === undefined) faults.push(`${id} is excused and is not in the catalogue`);
    else if (entry.kind !== 'rule' && entry.kind !== 'ui')
      faults.push(`${id} is excused and needs no test, it is of kind ${entry.kind}`);
    if (reason.trim() === '') faults.push(`${id} is excused without a reason`);
  }
  return faults;
}

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}
