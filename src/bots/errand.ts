// Errands: what is thought about on a thread, as it is sent there and done there. Each is about a game that was imagined, and
// everything hidden is dealt anew there as well: the game that was sent is only one that might be.

import { type Answer, openParcel, type Parcel, type Seen, seenBy } from '../game/index.ts';
import { type Counsel, counsel } from './advice.ts';
import { winningAnswer } from './lethal.ts';
import { type SearchOptions, search } from './search.ts';
import type { Tried } from './tried.ts';

/** One share of a search. */
export interface Trying {
  readonly what: 'try';
  readonly parcel: Parcel;
  readonly answers: readonly Answer[];
  readonly options: SearchOptions;
}

/** Whether there is a win this turn. */
export interface Winning {
  readonly what: 'win';
  readonly parcel: Parcel;
  readonly seed: number | string;
  readonly nodes: number;
}

/** Advice for a person. */
export interface Advising {
  readonly what: 'advise';
  readonly parcel: Parcel;
  readonly seed: string;
}

export type Errand = Trying | Winning | Advising;

interface Results {
  readonly try: Tried[];
  readonly win: Answer | null;
  readonly advise: Counsel | null;
}

/** What comes of an errand. */
export type ResultOf<E extends Errand> = Results[E['what']];

export function runErrand(errand: Errand): ResultOf<Errand> {
  const game = openParcel(errand.parcel);
  if (game.question === null) throw new Error('there is nothing to think about in a game that is over');
  return doneAt(seenBy(game, game.question.player), errand);
}

function doneAt(seen: Seen, errand: Errand): ResultOf<Errand> {
  switch (errand.what) {
    case 'try':
      return search(seen, errand.answers, errand.options);
    case 'win':
      return winningAnswer(seen, errand.seed, errand.nodes);
    case 'advise':
      return counsel(seen, errand.seed);
  }
}
