// What games have shown of single cards: how much more often whoever saw a card won. Made by `npm run ratings`, as data.

import { RATINGS } from './ratings/index.ts';

/** How far a rating may move what a card's words say, in points of the drafters' scale for a tenth of all games. */
const WEIGHT = 1.2;

/** The points that games add to a card or take from it; 0 for one that has not been seen often enough. */
export function ratingOf(bookName: string, name: string): number {
  const tenths = RATINGS[bookName]?.[name];
  return tenths === undefined ? 0 : (tenths / 100) * WEIGHT;
}
