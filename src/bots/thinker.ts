// The strongest opponent: looks for a win this turn first, and otherwise searches in several shares whose counts are
// added up. The shares are always the same, so that the answer does not depend on how many threads do the work.

import { type Answer, chanceFrom, type Parcel, packGame, type Seen } from '../game/index.ts';
import { candidatesAt } from './candidates.ts';
import { winningAnswer } from './lethal.ts';
import { bestTried, type SearchOptions, search, type Tried } from './search.ts';
import { Thinkers } from './thinkers.ts';

export type Measure = Pick<SearchOptions, 'nodes' | 'turns'>;

/** So many shares, whatever the number of threads. */
const SHARES = 4;

const shareOf = (measure: Measure, seed: string | number, share: number): SearchOptions => ({
  ...measure,
  nodes: Math.ceil(measure.nodes / SHARES),
  seed: `${seed}#${share}`,
});

export function archon(
  seed: string | number,
  measure: Measure,
  workers: number,
): (seen: Seen) => Answer | Promise<Answer> {
  return (seen) => {
    const candidates = candidatesAt(seen.view, seen.legal, chanceFrom(`${seed}:first`));
    if (candidates.length < 2) return candidates[0] as Answer;
    const win = winningAnswer(seen, seed, measure.nodes);
    if (win !== null) return win;
    const shares = Array.from({ length: SHARES }, (_, share) => shareOf(measure, seed, share));
    // Threads know the pool only; a game with cards of its own is thought about here.
    const parcel = workers > 0 ? packImagined(seen, seed) : null;
    if (parcel === null) return bestTried(addUp(shares.map((options) => search(seen, options))));
    return Thinkers.of(workers)
      .think(shares.map((options) => ({ parcel, options })))
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
