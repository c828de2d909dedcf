// Sharing cards as a page asks for it: Portal's minidecks with the choice of colours, the colour draft, a first and a second deck, and one deck for two.

import { z } from 'zod';
import { SHARED_COLORS, WAYS } from './choices.ts';

const color = z.enum(SHARED_COLORS);
export type SharedColor = z.infer<typeof color>;

/**
 * Minidecks of fourteen cards or eighteen, whole piles to build from, or a first deck and a second one out of a starter set and
 * boosters. The seed is the collection that is shared.
 */
export const sharingSchema = z.strictObject({
  way: z.enum(WAYS),
  seed: z.string().min(1).max(60),
  /** The colours that you have chosen so far: one, and one more, after the other's two where colours are chosen in turn. */
  chosen: z.array(color).max(2),
});
export type Sharing = z.infer<typeof sharingSchema>;

export const sharedDuelSchema = sharingSchema.extend({
  level: z.int().min(1).max(5).default(2),
  /** Your deck where one is built; left out for minidecks. */
  deck: z.array(z.string().max(80)).max(200).optional(),
});

export type SharedDuel = z.input<typeof sharedDuelSchema>;

export const oneDeckSchema = z.strictObject({
  deck: z.string().max(80),
  level: z.int().min(1).max(5).default(2),
  seed: z.string().max(60).optional(),
});

export type OneDeckWords = z.input<typeof oneDeckSchema>;

export interface SharingState {
  readonly book: string;
  /** A deck that is built has at least so many cards. */
  readonly least: number;
  readonly piles: readonly {
    readonly color: SharedColor;
    readonly lands: number;
    readonly cards: readonly string[];
    readonly of: 'you' | 'other' | 'nobody';
  }[];
  /** The two colours of each strategy card that came with the boosters; none where they do not matter. */
  readonly strategies: readonly (readonly SharedColor[])[];
  /** Whether you choose a colour now. */
  readonly choosing: boolean;
  /** Your cards once all is chosen: the deck, or what it may be built of. */
  readonly yours: readonly string[] | null;
  /** The deck a computer would build of them; null where they are played as they are. */
  readonly suggested: readonly string[] | null;
}
