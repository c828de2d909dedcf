// Errands: one share of a search, as it is sent to a thread and done there.

import { type Answer, openParcel, type Parcel, seenBy } from '../game/index.ts';
import { type SearchOptions, search } from './search.ts';
import type { Tried } from './tried.ts';

/** A game that was imagined, and how to think about it. */
export interface Errand {
  readonly parcel: Parcel;
  readonly answers: readonly Answer[];
  readonly options: SearchOptions;
}

/** Everything hidden is dealt anew here as well: the game that was sent is only one that might be. */
export function runErrand({ parcel, answers, options }: Errand): Tried[] {
  const game = openParcel(parcel);
  if (game.question === null) throw new Error('there is nothing to think about in a game that is over');
  return search(seenBy(game, game.question.player), answers, options);
}
