// What the first page shows of the books and their cards: worked out once, and handed out compressed.

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { BadInput, BOOK_IDS, cardsOf, findBook, isHouse, type Rulebook } from '../game/index.ts';
import { cardNotes, faceOf } from '../game/told/index.ts';
import type { BookInfo, CardFacts, VariantInfo } from '../protocol/setup.ts';
import { linesOf } from './lines.ts';
import { colorLetters } from './state/permanents.ts';

function bookInfo(id: string): BookInfo {
  const book = findBook(id);
  const { facts } = book;
  return {
    id,
    name: book.name,
    year: book.year,
    source: book.source,
    ...linesOf(facts),
    ante: facts.start.ante,
    lengths: facts.match.games,
    deck: facts.deck,
    rules: book.options.map(({ name, says }) => ({ name, says })),
    variants: book.variants.map(({ name }) => variantInfo(id, name)),
    cards: cardsOf(book).length,
    burn: facts.mana.burn > 0,
  };
}

function variantInfo(id: string, name: string): VariantInfo {
  const { variant, variants } = findBook(id, [], name);
  const { least, most } = variant.seats;
  const numbers = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  const offer = variants.find((each) => each.name === name);
  return {
    name,
    says: offer?.says ?? '',
    seats: { least, most },
    options: (offer?.options ?? []).map((option) => ({ name: option.name, kind: option.kind, says: option.says })),
    teams: numbers.map((seats) => Array.from({ length: seats }, (_, seat) => variant.teamOf(seat, seats))),
    leaders: variant.leaders,
  };
}

let books: readonly BookInfo[] | null = null;

export function bookInfos(): readonly BookInfo[] {
  books ??= BOOK_IDS.map(bookInfo);
  return books;
}

const cardFacts = (book: Rulebook, name: string): CardFacts => {
  const face = faceOf(book, name);
  return { ...face, colors: colorLetters(face.colors) };
};

/** One card as each book that can hold it prints it. */
export function cardInBooks(name: string): { readonly [book: string]: CardFacts } {
  const faces: { [book: string]: CardFacts } = {};
  let wrong: BadInput | null = null;
  for (const id of BOOK_IDS) {
    try {
      const book = findBook(id);
      faces[id] = { ...cardFacts(book, name), notes: cardNotes(book, name) };
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      wrong = error;
    }
  }
  if (Object.keys(faces).length === 0 && wrong !== null) throw wrong;
  return faces;
}

/** A reply that is always the same: as it is, and compressed in two ways. */
export interface Packed {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

const packed = new Map<string, Packed>();
const MOST_PACKED = 10;

/** All cards that a book can hold, as JSON. */
export function cardsOfBook(id: string): Packed {
  const book = findBook(id);
  const known = packed.get(book.id);
  if (known !== undefined) return known;
  const plain = Buffer.from(JSON.stringify(cardsOf(book).map((name) => cardFacts(book, name))));
  const made = {
    plain,
    gzip: gzipSync(plain),
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  };
  // House rules are many: only the last few are kept beside the five.
  if (packed.size >= MOST_PACKED) for (const key of packed.keys()) if (isHouse(key)) packed.delete(key);
  packed.set(book.id, made);
  return made;
}
