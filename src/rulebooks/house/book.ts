// A book of one's own: one of the five with some of its facts and parts changed, as far as they fit together.

import type { Facts, Rulebook } from '../../engine/rulebook.ts';
import { BOOK_IDS, BOOKS } from '../index.ts';
import type { Changes, Seam, Value, Values } from './seam.ts';
import { effectsOf, PARTS, TABLE } from './table.ts';

type Plain = { readonly [group: string]: { readonly [fact: string]: Value } };

const seams: ReadonlyMap<string, Seam> = new Map([
  ...Object.entries(TABLE).flatMap(([group, facts]) =>
    Object.entries(facts).map(([fact, seam]): [string, Seam] => [`${group}.${fact}`, seam as unknown as Seam]),
  ),
  ...Object.entries(PARTS).map(([name, seam]): [string, Seam] => [name, seam as unknown as Seam]),
]);

/** Everything that the table speaks of: facts by their paths, then parts by their names. */
export const HOUSE_PATHS: readonly string[] = [...seams.keys()];

export const seamAt = (path: string): Seam | null => seams.get(path) ?? null;

/** What a book has at a path. */
export function valueAt(book: Rulebook, path: string): Value {
  const [group, fact] = path.split('.') as [string, string | undefined];
  if (fact === undefined) return effectsOf(book);
  return (book.facts as unknown as Plain)[group]?.[fact] ?? null;
}

export const same = (a: Value, b: Value): boolean => JSON.stringify(a) === JSON.stringify(b);

function withFact(facts: Facts, path: string, value: Value): Facts {
  const [group, fact] = path.split('.') as [string, string | undefined];
  if (fact === undefined) return facts;
  return { ...facts, [group]: { ...(facts as unknown as Plain)[group], [fact]: value } } as unknown as Facts;
}

/** What really changes: what is so already is left out, and what goes along is there too. */
function wholeOf(parent: Rulebook, changes: Changes): Map<string, Value> {
  const whole = new Map<string, Value>();
  for (const path of HOUSE_PATHS) {
    const value = changes[path];
    if (value === undefined || same(value, valueAt(parent, path))) continue;
    whole.set(path, value);
    for (const [other, brought] of Object.entries(seamAt(path)?.brings?.(value, parent.facts) ?? {}))
      if (changes[other] === undefined && !same(brought, valueAt(parent, other))) whole.set(other, brought);
  }
  return whole;
}

const factsWith = (parent: Rulebook, whole: ReadonlyMap<string, Value>): Facts =>
  [...whole].reduce((facts, [path, value]) => withFact(facts, path, value), parent.facts);

// ---- what does not fit ----

/** A value as it is written: yes and no, none, lists with commas. */
export function writeValue(value: Value): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? value.join(', ') : String(value);
}

const listed = (words: readonly string[], last = 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

function isPossible(values: Values, value: Value): boolean {
  switch (values.kind) {
    case 'number':
      if (value === null) return values.none;
      return Number.isInteger(value) && (value as number) >= values.from && (value as number) <= values.to;
    case 'yes or no':
      return typeof value === 'boolean';
    case 'one of':
      return typeof value === 'string' && values.values.includes(value);
    case 'some of':
      return (
        Array.isArray(value) && value.length > 0 && new Set(value).size === value.length && value.every(isOneOf(values))
      );
  }
}

const isOneOf =
  (values: { readonly values: readonly string[] }) =>
  (value: string): boolean =>
    values.values.includes(value);

const quoted = (words: readonly string[]): string[] => words.map((word) => `'${word}'`);

function possibleWords(values: Values): string {
  switch (values.kind) {
    case 'number':
      return `a whole number from ${values.from} to ${values.to}${values.none ? ' or none' : ''}`;
    case 'yes or no':
      return 'yes or no';
    case 'one of':
      return listed(quoted(values.values));
    case 'some of':
      return `one or several of ${listed(quoted(values.values), 'and')}, with commas`;
  }
}

/** Why one of the five books cannot have a value, everything else being as it is. */
function againstAlone(parent: Rulebook, path: string, value: Value): string | null {
  const whole = wholeOf(parent, { [path]: value });
  return faultsOfWhole(factsWith(parent, whole), parent, whole)[0]?.why ?? null;
}

interface Misfit {
  readonly path: string;
  readonly value: Value;
  readonly why: string;
}

function faultsOfWhole(facts: Facts, parent: Rulebook, whole: ReadonlyMap<string, Value>): Misfit[] {
  return HOUSE_PATHS.flatMap((path) => {
    const value = whole.get(path) ?? valueAt({ ...parent, facts }, path);
    const why = seamAt(path)?.against?.(value, facts) ?? null;
    return why === null ? [] : [{ path, value, why }];
  });
}

/** "Start from tenth or m11": the books that have a value, or could. */
function instead(path: string, value: Value, could: (book: Rulebook) => boolean): string {
  const books = BOOK_IDS.filter((id) => same(valueAt(BOOKS[id], path), value) || could(BOOKS[id]));
  return books.length === 0 ? '' : `; start from ${listed(books)} for that`;
}

function misfitWords(parent: Rulebook, changes: Changes, { path, value, why }: Misfit): string {
  const said = `'${path}' cannot ${changes[path] === undefined ? 'stay' : 'be'} '${writeValue(value)}'`;
  const alone = changes[path] !== undefined && againstAlone(parent, path, value) !== null;
  return alone
    ? `${said} in a book made from ${parent.id}: ${why}${instead(path, value, (book) => againstAlone(book, path, value) === null)}`
    : `${said} beside the other changes: ${why}`;
}

/** What is wrong with one change by itself. */
function changeFault(parent: Rulebook, path: string, value: Value): string | null {
  const seam = seamAt(path) as Seam;
  if (seam.values === null)
    return same(value, valueAt(parent, path))
      ? null
      : `'${path}' cannot be changed by itself: ${seam.why}${instead(path, value, () => false)}`;
  if (isPossible(seam.values, value)) return null;
  return `'${path}' is ${possibleWords(seam.values)}, not '${writeValue(value)}'`;
}

/** Everything that does not fit, sentence by sentence; the paths must be known. */
export function changeFaults(parent: Rulebook, changes: Changes): string[] {
  const single = Object.entries(changes).flatMap(([path, value]) => changeFault(parent, path, value) ?? []);
  if (single.length > 0) return single;
  const whole = wholeOf(parent, changes);
  return faultsOfWhole(factsWith(parent, whole), parent, whole).map((each) => misfitWords(parent, changes, each));
}

/** The values that a fact may have in a book made from this one, beside other changes; empty for numbers. */
export function valuesIn(parent: Rulebook, path: string, beside: Changes = {}): Value[] {
  const values = seamAt(path)?.values ?? null;
  if (values === null || values.kind === 'number' || values.kind === 'some of') return [];
  const all: readonly Value[] = values.kind === 'yes or no' ? [true, false] : values.values;
  return all.filter((value) => changeFaults(parent, { ...beside, [path]: value }).length === 0);
}

// ---- the book ----

/** The book with its changes; they must fit. `id` is the text by which it is found. */
export function changedBook(parent: Rulebook, changes: Changes, id: string, name: string): Rulebook {
  const whole = wholeOf(parent, changes);
  let book: Rulebook = {
    ...parent,
    id,
    name,
    source: `${parent.source}, with house rules`,
    facts: factsWith(parent, whole),
  };
  for (const [path, value] of whole) book = seamAt(path)?.makes?.(book, value) ?? book;
  // What house rules have settled is not offered again.
  return { ...book, options: parent.options.filter(({ change }) => !touches(parent, change(parent), whole)) };
}

const touches = (parent: Rulebook, changed: Rulebook, whole: ReadonlyMap<string, Value>): boolean =>
  [...whole.keys()].some((path) => !same(valueAt(parent, path), valueAt(changed, path)));

/** The paths at which a book differs from the one it was made from. */
export function changedPaths(book: Rulebook): string[] {
  const parent = BOOKS[book.edition as keyof typeof BOOKS];
  return HOUSE_PATHS.filter((path) => !same(valueAt(book, path), valueAt(parent, path)));
}
