// Players that think: levels 3 to 5 search, each with its own measure. A search is always cut into the same shares, whose
// counts are added up, so that the answer does not depend on how many threads do the work.

import { type Answer, chanceFrom, type Parcel, packGame, type Seen } from '../game/index.ts';
import { candidatesAt } from './candidates.ts';
import { winningAnswer } from './lethal.ts';
import { bestTried, type SearchOptions, search, type Tried } from './search.ts';
import { Thinkers } from './thinkers.ts';

/** How much a player thinks, and about what. */
export interface Measure extends Omit<SearchOptions, 'seed'> {
  /** So many searches of their own, whatever the number of threads. */
  readonly shares: number;
  /** Whether it looks for a win this turn before anything else. */
  readonly seesWins: boolean;
}

export function thinker(
  seed: string | number,
  measure: Measure,
  workers: number,
): (seen: Seen) => Answer | Promise<Answer> {
  const { shares, seesWins, ...options } = measure;
  const searches = Array.from(
    { length: shares },
    (_, share): SearchOptions => ({ ...options, nodes: Math.ceil(options.nodes / shares), seed: `${seed}#${share}` }),
  );
  return (seen) => {
    const answers = candidatesAt(seen.view, seen.legal, chanceFrom(`${seed}:first`), options.candidates);
    if (answers.length < 2) return answers[0] as Answer;
    const win = seesWins ? winningAnswer(seen, seed, options.nodes) : null;
    if (win !== null) return win;
    // Threads know the pool only; a game with cards of its own is thought about here.
    const parcel = workers > 0 ? packImagined(seen, seed) : null;
    if (parcel === null) return bestTried(addUp(searches.map((each) => search(seen, each))));
    return Thinkers.of(workers)
      .think(searches.map((each) => ({ parcel, options: each })))
      .then((results) => bestTried(addUp(results)));
  };
}

function packImagined(seen: Seen, seed: string | number): Parcel | null {
  const imagined = seen.imagine(chanceFrom(`${seed}:parcel`));
  return imagined === null ? null : packGame(imagined);
}

function addUp(results: readonly (readonly Tried[])[]): Tried[] {
  const [first] = results as [readonly Tried[]];
  const sum = (index: number, of: 'visits' | 'gain' | 'squares'): number =>
    results.reduce((total, each) => total + (each[index]?.[of] ?? 0), 0);
  return first.map(({ answer }, index) => ({
    answer,
    visits: sum(index, 'visits'),
    gain: sum(index, 'gain'),
    squares: sum(index, 'squares'),
  }));
}
