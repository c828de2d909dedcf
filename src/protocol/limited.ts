// Packs, drafts and sealed decks as a page asks for them and gets them. Nothing that a seat must not know is in it.

import { z } from 'zod';
import { nameOf } from './names.ts';

export const newEventSchema = z.strictObject({
  kind: z.enum(['draft', 'sealed']),
  /** One set for all packs, or one for each pack of a draft. */
  sets: z.array(z.string().max(10)).min(1).max(6),
  /** How many sit at the table, you among them. */
  seats: z.int().min(2).max(8),
  pairing: z.enum(['swiss', 'elimination']).default('swiss'),
  length: z.enum(['single', 'best of 3']).default('best of 3'),
  level: z.int().min(1).max(5).default(2),
  you: nameOf(60).default('You'),
  seed: z.string().max(60).optional(),
});
export type NewEvent = z.input<typeof newEventSchema>;

/** A pick says which one it is, so that one sent twice is not taken for the next. */
export const pickSchema = z.strictObject({ card: z.string().max(80), number: z.int().min(0) });
export const eventDeckSchema = z.strictObject({ cards: z.array(z.string().max(80)).max(400) });

export interface EventInfo {
  readonly id: string;
  readonly kind: 'draft' | 'sealed';
  readonly sets: readonly string[];
  readonly book: string;
  readonly stage: 'draft' | 'build' | 'rounds' | 'over';
  /** In a few words where it stands. */
  readonly words: string;
  readonly when: number;
}

export interface EventLine {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** The colours of its deck, once that is no secret: after the last round. */
  readonly colors: string | null;
}

export interface EventMatch {
  readonly names: readonly [string, string];
  /** Null while it is being played. */
  readonly games: readonly [number, number] | null;
  readonly yours: boolean;
}

/** An event as your seat sees it. */
export interface EventState extends EventInfo {
  readonly seat: number;
  readonly names: readonly string[];
  /** The pack before you, and which one it is, counting from 0; empty when nothing is drafted. */
  readonly pack: readonly string[];
  readonly round: number;
  readonly packs: number;
  /** Where the pack goes next. */
  readonly passes: 'left' | 'right';
  /** What you have taken, in order, each with what it was taken from. */
  readonly picks: readonly { readonly card: string; readonly from: readonly string[] }[];
  /** What you may build from; empty before. */
  readonly pool: readonly string[];
  /** The deck a computer would build from it, for "build it for me" and for the lands it suggests. */
  readonly suggested: { readonly colors: readonly string[]; readonly cards: readonly string[] } | null;
  /** Your deck, once you have one. */
  readonly deck: readonly string[] | null;
  readonly standings: readonly EventLine[];
  /** All rounds so far. */
  readonly rounds: readonly (readonly EventMatch[])[];
  /** Whom you play now; null where you are free, out or done. */
  readonly rival: string | null;
  /** The duel of your match that is being played; null before it has begun. */
  readonly duel: string | null;
}

export interface SetInfo {
  readonly code: string;
  readonly name: string;
  readonly released: string;
  readonly book: string;
  /** The kinds of packs it came in. */
  readonly packs: readonly string[];
  /** How many of its cards the pool has, and how many it was printed with. */
  readonly have: number;
  readonly of: number;
}

export interface PackInfo {
  readonly set: string;
  readonly kind: string;
  readonly seed: string;
  readonly cards: readonly { readonly name: string; readonly rarity: string }[];
  readonly strategy: readonly string[] | null;
}
