// Ratings of those who play rated games: how good somebody has shown to be in a book and format, and how sure that is.

import { z } from 'zod';
import { KINDS } from './choices.ts';

/** Everybody begins here, with this uncertainty; duels for two and games of several share the scale. */
export const FIRST_RATING = 1500;
export const FIRST_DEVIATION = 350;

export type RatingKind = (typeof KINDS)[number];

/** A rating in whole numbers; the true one lies within the deviation two times of three. */
export interface RatingInfo {
  readonly rating: number;
  readonly deviation: number;
  /** How many rated games it comes from. */
  readonly games: number;
}

/** What a game did to a rating; `after` is null until the game is over, and where it did not count. */
export interface RatingChange {
  readonly before: RatingInfo;
  readonly after: RatingInfo | null;
}

/** GET /api/duels/<id>/ratings: by seat; null at a table that is not rated. */
export type DuelRatings = readonly (RatingChange | null)[];

/** GET /api/ratings?…: those who have shown the most in a book and format. */
export const bestSchema = z.strictObject({
  book: z.string().max(30),
  format: z.string().max(60).default(''),
  kind: z.enum(KINDS).default('two'),
});
export type BestSearch = z.input<typeof bestSchema>;

/** So many stand in that list. */
export const MOST_BEST = 20;

export interface BestInfo {
  readonly name: string;
  readonly yours: boolean;
  readonly rating: RatingInfo;
}
