// Ratings in words: how good somebody has shown to be, how sure that is, and what a game has changed.

import type { RatingChange, RatingInfo } from '../../protocol/ratings.ts';

/** Who has played fewer rated games than this is new. */
const GAMES_OF_A_NEW_ONE = 5;

/** Said beforehand to everybody who sits down. */
export const RATED_WORDS =
  'It is rated: leaving, conceding and running out of time are a loss; once a computer plays for somebody, or an answer is taken back by agreement, it counts no more.';

export function ratingWords({ rating, deviation, games }: RatingInfo): string {
  if (games === 0) return 'new';
  return `${rating} ±${deviation}${games < GAMES_OF_A_NEW_ONE ? ', new' : ''}`;
}

/** The number and the uncertainty alone, where both sides of a change stand next to each other. */
const plain = ({ rating, deviation }: RatingInfo): string => `${rating} ±${deviation}`;

export function changeWords({ before, after }: RatingChange): string {
  return after === null ? ratingWords(before) : `${plain(before)} → ${plain(after)}`;
}
