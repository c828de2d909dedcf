// The people one can play against: ten of our own invention, each with a deck for every book and a way of speaking.

import { startersOf } from '../formats/starters.ts';
import type { OpponentInfo } from '../protocol/setup.ts';
import { deckId } from './decks.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly line: string;
}

/** In the order in which the Gauntlet has them. */
const PEOPLE: readonly Person[] = [
  { id: 'old-harrow', name: 'Old Harrow', title: 'Hedge Warden', line: 'Grows things slowly, and then all at once.' },
  { id: 'pell', name: 'Pell', title: 'Ferry Keeper', line: 'Waits for the tide, and takes what floats by.' },
  {
    id: 'brannoc',
    name: 'Brannoc',
    title: 'Quarry Captain',
    line: 'Hits first, and asks how you feel about it after.',
  },
  {
    id: 'the-tollkeeper',
    name: 'The Tollkeeper',
    title: 'Bridge Machine',
    line: 'Nothing passes without being paid for.',
  },
  { id: 'sister-ilse', name: 'Sister Ilse', title: 'Bell Ringer', line: 'Keeps her ranks closed and her candles lit.' },
  { id: 'morwenna', name: 'Morwenna', title: 'Ash Regent', line: 'Spends her own blood as gladly as yours.' },
  { id: 'quill', name: 'Quill', title: 'Keeper of the Deep Shelf', line: 'Has read what you are about to do.' },
  { id: 'the-twins', name: 'Edda', title: 'Twin of the Long Road', line: 'Her sister plans. She does not.' },
  { id: 'varga', name: 'Varga', title: 'Storm Breeder', line: 'Brings large animals to small rooms.' },
  { id: 'the-quiet-one', name: 'The Quiet One', title: 'Last at the Table', line: 'Has never been heard to lose.' },
];

/** Everybody brings a starter deck of the book, not the same one as their neighbour. */
function decksOf(index: number, books: readonly string[]): { readonly [book: string]: string } {
  return Object.fromEntries(
    books.flatMap((book) => {
      const starters = startersOf(book);
      const deck = starters[index % starters.length];
      return deck === undefined ? [] : [[book, deckId(book, deck.name)]];
    }),
  );
}

export function opponents(books: readonly string[]): OpponentInfo[] {
  return PEOPLE.map((person, index) => ({ ...person, decks: decksOf(index, books) }));
}

/** What somebody is called at the table. */
export const nameOf = (id: string): string => PEOPLE.find((person) => person.id === id)?.name ?? id;
