// Who gives advice: on a thread where there are any, so that nobody else waits for it.

import { chanceFrom, packGame, type Seen } from '../game/index.ts';
import { type Counsel, counsel } from './advice.ts';
import { Thinkers } from './thinkers.ts';

export async function adviseOn(seen: Seen, seed: string, workers: number): Promise<Counsel | null> {
  if (seen.view.question === null) return null;
  const imagined = workers > 0 ? seen.imagine(chanceFrom(`${seed}:parcel`)) : null;
  if (imagined === null) return counsel(seen, seed);
  return Thinkers.of(workers).think({ what: 'advise', parcel: packGame(imagined), seed });
}
