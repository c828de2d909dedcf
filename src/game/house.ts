// House rules as a short text that can be shared: "Sunday rules = m11; mana.burn = 1". Reading, writing, and the book it means.

import type { Rulebook } from '../engine/rulebook.ts';
import {
  changedBook,
  changedPaths,
  changeFaults,
  HOUSE_PATHS,
  same,
  seamAt,
  valueAt,
  valuesIn,
  writeValue,
} from '../rulebooks/house/book.ts';
import { passageOf } from '../rulebooks/house/passages.ts';
import type { Changes, Value, Values } from '../rulebooks/house/seam.ts';
import { BOOK_IDS, BOOKS, bookNamed } from '../rulebooks/index.ts';
import { BadInput, didYouMean } from './errors.ts';

export interface HouseWords {
  readonly name: string;
  /** Which of the five it is made from. */
  readonly parent: string;
  readonly changes: Changes;
}

export { passageOf, writeValue };

const LONGEST_NAME = 40;
export const LONGEST_TEXT = 2000;

/** Whether the name of a book is the text of house rules. */
export const isHouse = (name: string): boolean => name.includes('=');

// ---- reading and writing ----

/** A value as its fact would have it; what is no such value stays as it is written, to be refused. */
function readValue(text: string, values: Values | null): Value {
  const word = text.toLowerCase();
  if (values === null) return /^\d+$/.test(word) ? Number(word) : word === 'yes' ? true : word === 'no' ? false : word;
  switch (values.kind) {
    case 'number':
      if (values.none && word === 'none') return null;
      return /^-?\d+$/.test(word) ? Number(word) : word;
    case 'yes or no':
      return word === 'yes' ? true : word === 'no' ? false : word;
    case 'some of':
      return word.split(',').map((each) => each.trim());
    default:
      return values.values.find((each) => each.toLowerCase() === word) ?? word;
  }
}

const known = new Map(HOUSE_PATHS.map((path) => [path.toLowerCase(), path]));

/** Reads house rules: a name and its book, then changes, each on its own line or after a semicolon. */
export function readHouse(text: string): HouseWords {
  if (text.length > LONGEST_TEXT) throw new BadInput(`house rules have at most ${LONGEST_TEXT} letters`);
  const [head, ...rest] = text
    .split(/[;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const [name, parent] = partsOf(head ?? '');
  if (name === '' || parent === '')
    throw new BadInput("house rules begin with a name and a book, like 'Sunday rules = m11'");
  const changes: Record<string, Value> = {};
  const faults: string[] = [];
  for (const line of rest) {
    const [said, value] = partsOf(line);
    const path = known.get(said.toLowerCase()) ?? said;
    if (said === '' || value === '') faults.push(`'${line}' is no change: write one like 'mana.burn = 1'`);
    else if (changes[path] !== undefined) faults.push(`'${path}' is said twice`);
    else changes[path] = readValue(value, seamAt(path)?.values ?? null);
  }
  if (faults.length > 0) throw new BadInput(faults.join('. '));
  return { name, parent: parent.toLowerCase(), changes };
}

function partsOf(line: string): [string, string] {
  const at = line.indexOf('=');
  return at < 0 ? ['', ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** The text of house rules, always in the same order and without what the book says anyway. */
export function writeHouse({ name, parent, changes }: HouseWords): string {
  const book = bookNamed(parent);
  const lines = HOUSE_PATHS.flatMap((path) => {
    const value = changes[path];
    if (value === undefined || (book !== null && same(value, valueAt(book, path)))) return [];
    return [`${path} = ${writeValue(value)}`];
  });
  return [`${name} = ${parent}`, ...lines].join('; ');
}

// ---- what is wrong with it ----

function nameFault(name: string): string | null {
  if (typeof name !== 'string' || name.trim() === '') return 'house rules need a name';
  if (name.length > LONGEST_NAME) return `the name of house rules has at most ${LONGEST_NAME} letters`;
  if (/[=;\n]/.test(name)) return "the name of house rules has no '=' and no ';' in it";
  return bookNamed(name.toLowerCase()) === null ? null : `'${name}' is the name of a book: take another one`;
}

/** Everything that does not fit in house rules, sentence by sentence; nothing, if they can be played. */
export function houseFaults({ name, parent, changes }: HouseWords): string[] {
  const named = nameFault(name);
  const book = bookNamed(parent);
  if (book === null)
    return [
      ...(named === null ? [] : [named]),
      `house rules start from one of ${BOOK_IDS.join(', ')}, not from '${parent}'${didYouMean(parent, BOOK_IDS)}`,
    ];
  const unknown = Object.keys(changes)
    .filter((path) => seamAt(path) === null)
    .map((path) => `there is no fact '${path}'${didYouMean(path, HOUSE_PATHS)}`);
  return [...(named === null ? [] : [named]), ...(unknown.length > 0 ? unknown : changeFaults(book, changes))];
}

// ---- the book ----

/** So many books of house rules are kept; others are made again when they are asked for. */
const MOST_KEPT = 400;
const made = new Map<string, Rulebook>();

/** The book that house rules make; what does not fit is refused with the reason. */
export function houseBook(words: HouseWords): Rulebook {
  const faults = houseFaults(words);
  if (faults.length > 0) throw new BadInput(faults.join('. '));
  const text = writeHouse(words);
  let book = made.get(text);
  if (book === undefined) {
    book = changedBook(bookNamed(words.parent) as Rulebook, words.changes, text, words.name);
    if (made.size >= MOST_KEPT) made.delete(made.keys().next().value as string);
    made.set(text, book);
  }
  return book;
}

/** The book of a text; the text that the book itself goes by is known already. */
export const houseFrom = (text: string): Rulebook => made.get(text) ?? houseBook(readHouse(text));

/** A fact that can be changed in a book. */
export interface Changeable {
  readonly path: string;
  readonly says: string;
  readonly value: string;
  readonly passage: string;
  readonly values:
    | { readonly kind: 'number'; readonly from: number; readonly to: number; readonly none: boolean }
    | { readonly kind: 'one of' | 'some of'; readonly choices: readonly string[] };
}

/** Everything that can be changed in a book, with the values that fit beside other changes: more than one, or a range. */
export function changeables(book: Rulebook, beside: Changes = {}): Changeable[] {
  return HOUSE_PATHS.flatMap((path): Changeable[] => {
    const seam = seamAt(path);
    if (seam === null || seam.values === null) return [];
    const of = { path, says: seam.says, value: writeValue(valueAt(book, path)), passage: passageOf(book.id, path) };
    if (seam.values.kind === 'some of') return [{ ...of, values: { kind: 'some of', choices: seam.values.values } }];
    if (seam.values.kind === 'number')
      return changeFaults(book, { ...beside, [path]: seam.values.to }).length > 0
        ? []
        : [{ ...of, values: seam.values }];
    const choices = valuesIn(book, path, beside).map(writeValue);
    return choices.length < 2 ? [] : [{ ...of, values: { kind: 'one of', choices } }];
  });
}

/** A fact that house rules change. */
export interface Difference {
  readonly path: string;
  readonly says: string;
  readonly was: string;
  readonly is: string;
  /** Where the book they start from says what it says; empty where it is silent. */
  readonly passage: string;
  /** Which of the other books have it as the house has it, with their passages. */
  readonly asIn: readonly { readonly book: string; readonly passage: string }[];
}

/** In what a book differs from the one it was made from; nothing, for one of the five. */
export function differences(book: Rulebook): Difference[] {
  const parent = BOOKS[book.edition as keyof typeof BOOKS];
  return changedPaths(book).map((path) => ({
    path,
    says: seamAt(path)?.says ?? '',
    was: writeValue(valueAt(parent, path)),
    is: writeValue(valueAt(book, path)),
    passage: passageOf(parent.id, path),
    asIn: BOOK_IDS.filter((id) => same(valueAt(BOOKS[id], path), valueAt(book, path))).map((id) => ({
      book: id,
      passage: passageOf(id, path),
    })),
  }));
}
