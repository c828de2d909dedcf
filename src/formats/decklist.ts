// Deck lists as people and programs write them, as text or JSON, and the decks that they are by a book. Knows no files.

import { BadInput, findBook, findCard, kindsFor } from '../game/index.ts';
import { readDeckFile } from '../written/deckfiles.ts';
import {
  type DeckEntry,
  type DeckList,
  type LineFault,
  MOST_COPIES,
  plainName,
  readLine,
} from '../written/decktext.ts';
import { type Deck, deckFaults } from './deck.ts';

/** Reads a list, text or JSON. What is wrong is in `faults`, and everything else is read all the same. */
export function parseDeckList(text: string): DeckList {
  // A heading in brackets opens a list of Forge.
  const isJson = /^\s*(?:\{|\[(?!\s*[A-Za-z]+\s*\]))/.test(text);
  return isJson ? parseJson(text) : readDeckFile(text);
}

// ---- JSON ----

type Fields = { readonly [key: string]: unknown };
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of names, a list of { name, number }, an object of numbers by name, or an object with such a thing as 'cards'. */
function parseJson(text: string): DeckList {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return {
      name: null,
      entries: [],
      faults: [{ line: 1, text: '', message: `not JSON: ${(error as Error).message}` }],
    };
  }
  const outer = isFields(value) && (isFields(value.cards) || Array.isArray(value.cards)) ? value : null;
  const list = outer === null ? value : outer.cards;
  const entries: DeckEntry[] = [];
  const faults: LineFault[] = [];
  const take = (each: unknown, line: number): void => {
    const read = readJsonEntry(each);
    if (typeof read === 'string') faults.push({ line, text: JSON.stringify(each), message: read });
    else entries.push({ ...read, line, sideboard: false });
  };
  if (Array.isArray(list)) list.forEach((each, index) => void take(each, index + 1));
  else Object.entries(list as Fields).forEach(([name, number], index) => void take({ name, number }, index + 1));
  return { name: typeof outer?.name === 'string' ? outer.name : null, entries: gathered(entries), faults };
}

function readJsonEntry(each: unknown): { number: number; name: string } | string {
  if (typeof each === 'string') return readLine(each.trim());
  if (!isFields(each)) return 'an entry is the name of a card, or an object with its name and number';
  const name = each.name ?? each.card;
  const number = each.number ?? each.count ?? 1;
  if (typeof name !== 'string' || name.trim() === '') return "an entry needs the 'name' of a card";
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1 || number > MOST_COPIES)
    return `${JSON.stringify(number)} is no number of copies: give a whole number from 1 to ${MOST_COPIES}`;
  return { name: name.trim(), number };
}

/** Entries of one name that follow each other become one: a list of sixty names is not sixty entries. */
function gathered(entries: readonly DeckEntry[]): DeckEntry[] {
  const list: DeckEntry[] = [];
  for (const entry of entries) {
    const last = list.at(-1);
    if (last?.name === entry.name) list[list.length - 1] = { ...last, number: last.number + entry.number };
    else list.push(entry);
  }
  return list;
}

// ---- a deck ----

export interface ReadDeck {
  readonly deck: Deck;
  readonly sideboard: { readonly [name: string]: number };
  /** Lines that could not be read, or name no card that the book can hold. */
  readonly faults: readonly LineFault[];
}

/** The deck that a list is, by a book: every name as the pool writes it, whatever letters the list uses. */
export function readDeck(bookName: string, text: string, called: string): ReadDeck {
  const book = findBook(bookName);
  const names = new Map(
    kindsFor(book)
      .names()
      .map((name) => [plainName(name), name]),
  );
  const list = parseDeckList(text);
  const faults = [...list.faults];
  const cards: Record<string, number> = {};
  const sideboard: Record<string, number> = {};
  for (const { name, number, line, sideboard: aside } of list.entries) {
    const known = names.get(plainName(name)) ?? name;
    try {
      findCard(book, known);
      const part = aside ? sideboard : cards;
      part[known] = (part[known] ?? 0) + number;
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      faults.push({ line, text: name, message: error.message });
    }
  }
  faults.sort((a, b) => a.line - b.line);
  return { deck: { name: list.name ?? called, line: '', cards }, sideboard, faults };
}

/** Everything that is wrong with a deck list, sentence by sentence; nothing, if the book lets it be played. */
export function listFaults(bookName: string, { deck, faults }: ReadDeck): string[] {
  if (faults.length > 0) return faults.map(({ line, message }) => `line ${line}: ${message}`);
  const cards = Object.entries(deck.cards).flatMap(([name, number]) => Array.from({ length: number }, () => name));
  if (cards.length === 0) return ["it has no cards: write one a line, like '4 Lightning Bolt'"];
  return deckFaults(bookName, cards);
}
