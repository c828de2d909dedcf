// A deck as text, read by the cards of a book; what is wrong is told line by line.

import { readDeckFile } from '../../written/deckfiles.ts';
import { type LineFault, plainName } from '../../written/decktext.ts';
import { nearest } from '../../written/nearest.ts';
import { sentence } from './sentence.ts';

export type Cards = { readonly [name: string]: number };

export interface ReadText {
  /** What the text says it is called; null if it does not. */
  readonly name: string | null;
  readonly cards: Cards;
  readonly sideboard: Cards;
  readonly faults: readonly Omit<LineFault, 'text'>[];
}

/** Reads a text by the cards of a book. Lines with faults are left out; the rest is read. */
export function readDeckText(text: string, names: readonly string[]): ReadText {
  const byPlain = new Map(names.map((name) => [plainName(name), name]));
  const list = readDeckFile(text);
  const faults = list.faults.map(({ line, message }) => ({ line, message: sentence(message) }));
  const cards: Record<string, number> = {};
  const sideboard: Record<string, number> = {};
  for (const { name, number, line, sideboard: beside } of list.entries) {
    const part = beside ? sideboard : cards;
    const known = byPlain.get(plainName(name));
    if (known !== undefined) {
      part[known] = (part[known] ?? 0) + number;
      continue;
    }
    const [near] = nearest(plainName(name), names, 1);
    const hint = near === undefined ? '' : ` Did you mean '${near}'?`;
    faults.push({ line, message: `This book has no card '${name}'.${hint}` });
  }
  return { name: list.name, cards, sideboard, faults: faults.sort((a, b) => a.line - b.line) };
}
