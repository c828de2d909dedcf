// Who gives advice: on a thread where there are any, so that nobody else waits for it.

import { chanceFrom, packGame, type Seen } from '../game/index.ts';
import { type Counsel, counsel } from './advice.ts';
import { Thinkers } from './thinkers.ts';

export async function adviseOn(seen: Seen, seed: string, workers: number): Promise<Counsel | null> {
  if (seen.view.question === null) return null;
  const imagined = workers > 0 ? seen.imagine(chanceFrom(`${seed}:parcel`)) : null;
  // Threads know the pool only; a game with cards of its own is thought about here.
  const parcel = imagined === null ? null : packGame(imagined);
  return parcel === null ? counsel(seen, seed) : Thinkers.of(workers).think({ what: 'advise', parcel, seed });
}
