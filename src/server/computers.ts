// The computers at tables: who plays at which seat, and on how many threads they think.

import { availableParallelism } from 'node:os';
import { type Level, type Player, playerAt } from '../bots/levels.ts';
import type { Seat } from '../game/index.ts';
import type { DuelSetup } from './setup.ts';

/** Threads for the strongest opponent: one core is left for the tables themselves. */
export const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Each of the computers has a chance of its own. */
export function computerAt({ seats, seed, company }: DuelSetup, seat: Seat): Player {
  const holder = seats[seat]?.holder;
  // Who plays in a person's place plays as well as the table's maker wants it.
  const level = holder?.by === 'computer' ? holder.level : (company?.level ?? 2);
  const own = seats.length === 2 ? 'opponent' : `opponent ${seat}`;
  return playerAt(level as Level, { seed: `${seed} ${own}`, workers: THREADS, guarded: true });
}
