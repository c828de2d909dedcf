// Drafts and sealed decks with friends: what is asked to make one and to sit down at it, and what each is told. Of packs and
// cards nobody is told anything but their own.

import { z } from 'zod';
import type { EventState } from './limited.ts';
import { nameOf } from './names.ts';

const name = nameOf(30);

export const newPodSchema = z
  .strictObject({
    kind: z.enum(['draft', 'sealed']),
    /** One set for all packs, or one for each pack of a draft. */
    sets: z.array(z.string().max(10)).min(1).max(6),
    /** How many sit at the table, people and computers. */
    seats: z.int().min(2).max(8),
    /** How many of them are people; computers have the other seats, and those that stay free. */
    people: z.int().min(1).max(8),
    pairing: z.enum(['swiss', 'elimination']).default('swiss'),
    length: z.enum(['single', 'best of 3']).default('best of 3'),
    /** How well the computers play. */
    level: z.int().min(1).max(5).default(2),
    /** Time for a pick, in seconds; for a deck and for a round, in minutes; and for a decision in a duel, in seconds. */
    pick: z.int().min(10).max(600).default(60),
    build: z.int().min(1).max(120).default(20),
    round: z.int().min(5).max(240).default(60),
    decision: z.int().min(10).max(600).default(90),
    you: name,
  })
  .refine(({ seats, people }) => people <= seats, 'there are more people than seats');
export type NewPod = z.input<typeof newPodSchema>;
export type PodWords = Omit<z.output<typeof newPodSchema>, 'you'>;

export const sitAtPodSchema = z.strictObject({ name });

/** Somebody who takes part. */
export interface PodSeat {
  readonly name: string;
  readonly yours: boolean;
  /** Whether nobody waits for them any more: they have chosen, or built. */
  readonly ready: boolean;
  /** They have let the time run out, and the computer chooses for them until they do so themselves. */
  readonly away: boolean;
}

export interface PodInfo {
  readonly id: string;
  readonly words: PodWords;
  readonly book: string;
  readonly people: readonly PodSeat[];
  readonly stage: 'gather' | EventState['stage'];
  readonly when: number;
}

/** GET /api/pods/<id>: it as this browser sees it. */
export interface PodState extends PodInfo {
  /** Whether it is yours to begin before everybody has come. */
  readonly mayBegin: boolean;
  /** Milliseconds that were left for what is being waited for when this was sent; null where nothing is. */
  readonly left: number | null;
  /** What you have chosen while the others still choose. */
  readonly chosen: string | null;
  /** Your seat of it; null before it begins, and for who has none. */
  readonly event: EventState | null;
  /** The address that friends open, and a picture of it for a telephone (SVG, as text). */
  readonly link: string;
  readonly picture: string;
}
