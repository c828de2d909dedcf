// The five voices by book, and a card of the pool as one book has it: what all tests of texts begin with.

import { POOL } from '../../src/cards/pool.ts';
import { type CardDefinition, inBook } from '../../src/language/card.ts';
import { voice as beta } from '../../src/rulebooks/beta/wording.ts';
import { voice as fifth } from '../../src/rulebooks/fifth/wording.ts';
import { voice as m11 } from '../../src/rulebooks/m11/wording.ts';
import { voice as portal } from '../../src/rulebooks/portal/wording.ts';
import { voice as tenth } from '../../src/rulebooks/tenth/wording.ts';
import { textOf, typeLine, type Voice } from '../../src/wording/index.ts';

export const BOOKS = ['beta', 'fifth', 'portal', 'tenth', 'm11'] as const;
export type Book = (typeof BOOKS)[number];

export const VOICES: Readonly<Record<Book, Voice>> = {
  beta,
  fifth,
  portal,
  tenth,
  m11,
};

/** The pool as the book has it. */
export const poolOf = (book: Book): CardDefinition[] => POOL.map((card) => inBook(card, book));

/** Type line and rules text, line by line. */
export function linesOf(card: CardDefinition, book: Book): string[] {
  const text = textOf(card, VOICES[book]);
  return [typeLine(card, VOICES[book]), ...(text === '' ? [] : text.split('\n'))];
}

export function cardOf(name: string, book: Book): CardDefinition {
  const found = POOL.find((card) => card.name === name);
  if (found === undefined) throw new Error(`there is no card named ${name} in the pool`);
  return inBook(found, book);
}
