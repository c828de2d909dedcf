// Ratings by set: thousandths of games won more or fewer than the average by whoever saw the card, as `npm run ratings`
// wrote them, with the seed and the number of games.

import of4ED from './4ed.json' with { type: 'json' };
import of5ED from './5ed.json' with { type: 'json' };
import of10E from './10e.json' with { type: 'json' };
import ofLEA from './lea.json' with { type: 'json' };
import ofM10 from './m10.json' with { type: 'json' };
import ofM11 from './m11.json' with { type: 'json' };
import ofPOR from './por.json' with { type: 'json' };

export interface SetRatings {
  readonly set: string;
  readonly seed: string;
  readonly games: number;
  /** What the average card had, in thousandths: whoever sees many cards has lived long. */
  readonly average: number;
  readonly ratings: { readonly [name: string]: number };
}

export const SET_RATINGS: readonly SetRatings[] = [ofLEA, of4ED, of5ED, ofPOR, of10E, ofM10, ofM11];
