// What games have shown of single cards: how much more often whoever saw a card won. Made by `npm run ratings`, as data.

import { findSet } from '../sets/facts.ts';
import { SET_RATINGS } from './ratings/index.ts';

/** Points of the drafters' scale for a tenth of all games. */
const WEIGHT = 1;

let byBook: Map<string, Map<string, number>> | null = null;

/** The ratings of a book: the mean of its sets' where several have a card. */
function ratings(): Map<string, Map<string, number>> {
  const sums = new Map<string, Map<string, { sum: number; sets: number }>>();
  for (const { set, ratings: rated } of SET_RATINGS) {
    const { book } = findSet(set);
    const known = sums.get(book) ?? new Map<string, { sum: number; sets: number }>();
    for (const [name, rating] of Object.entries(rated)) {
      const { sum, sets } = known.get(name) ?? { sum: 0, sets: 0 };
      known.set(name, { sum: sum + rating, sets: sets + 1 });
    }
    sums.set(book, known);
  }
  return new Map(
    [...sums].map(([book, known]) => [book, new Map([...known].map(([name, { sum, sets }]) => [name, sum / sets]))]),
  );
}

/** The points that games add to a card or take from it; 0 for one that has not been seen. */
export function ratingOf(bookName: string, name: string): number {
  byBook ??= ratings();
  return ((byBook.get(bookName)?.get(name) ?? 0) / 100) * WEIGHT;
}
