// A deck as a link: the book, the name and the cards stand in the address itself, and open in the builder.

import { readLine } from '../../written/decktext.ts';
import type { Cards } from './decktext.ts';
import type { Draft } from './drafts.ts';

const START = 'list:';

export const isLink = (key: string): boolean => key.startsWith(START);

const written = (cards: Cards): string =>
  Object.entries(cards)
    .map(([name, number]) => `${number} ${name}`)
    .join('|');

/** What comes behind `#/decks/`: `list:m11~Name~24 Forest|4 Grizzly Bears~3 Naturalize`. */
export function linkOf({ book, name, cards, sideboard = {} }: Draft): string {
  const parts = [book, name.replaceAll('~', ' '), written(cards), written(sideboard)];
  return encodeURIComponent(START + parts.join('~'));
}

/** The deck that a link means; a sentence that says what is wrong with it, if it means none. */
export function readLink(key: string): Draft | string {
  const [book = '', name = '', cards = '', sideboard = ''] = key.slice(START.length).split('~');
  const [deck, beside] = [readCards(cards), readCards(sideboard)];
  if (book === '' || cards === '') return 'This link is not whole: the book or the cards are missing.';
  const fault = [deck, beside].find((each) => typeof each === 'string');
  if (fault !== undefined) return `This link is not whole: ${String(fault)}.`;
  return {
    name: name.trim() === '' ? 'A deck' : name.trim().slice(0, 60),
    line: '',
    book,
    cards: deck as Cards,
    sideboard: beside as Cards,
  };
}

function readCards(text: string): Cards | string {
  const cards: Record<string, number> = {};
  for (const entry of text.split('|')) {
    if (entry === '') continue;
    const read = readLine(entry);
    if (typeof read === 'string') return `'${entry.slice(0, 40)}': ${read}`;
    cards[read.name] = (cards[read.name] ?? 0) + read.number;
  }
  return cards;
}
