// The people at a duel, beside the game: the clock, what they offer each other and say, and who is there.

import { z } from 'zod';

/** Time to think: for each decision, or for a whole duel with more of it at each turn of one's own. */
const clockSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('decision'), seconds: z.int().min(10).max(3600) }),
  z.strictObject({
    by: z.literal('game'),
    seconds: z
      .int()
      .min(60)
      .max(4 * 3600),
    more: z.int().min(0).max(600).default(0),
  }),
]);
export type ClockRules = z.output<typeof clockSchema>;

/** What holds at a table besides the rules of the game: its maker chooses it, and everybody is told before they sit down. */
export const tableRules = z.strictObject({
  clock: clockSchema.nullable().default(null),
  /** Whose time has run out loses, or a computer answers in their place. */
  atZero: z.enum(['loses', 'computer']).default('loses'),
  /** Whether people may say what they like, and not only set phrases. */
  talk: z.boolean().default(false),
  /** Whether others may look on. */
  watched: z.boolean().default(false),
  /** How well a computer plays that sits there. */
  level: z.int().min(1).max(5).default(3),
  /** Whether the result counts for the ratings of those who play. */
  rated: z.boolean().default(false),
});
export type TableRules = z.output<typeof tableRules>;

/** So many of the last sayings are told. */
export const MOST_SAID = 30;

/** The clock as a page is told it: milliseconds left by seat when it was sent, and for whom it runs (-1 for nobody). */
export interface ClockState {
  readonly left: readonly number[];
  readonly runs: number;
  /** It stands still for a while, since the connection of whom it runs for is lost. */
  readonly paused: boolean;
}

export interface OfferState {
  /** Who offers it, and whom it is about. */
  readonly by: number;
  readonly what: 'draw' | 'back' | 'computer' | 'coin';
  readonly about: number;
  readonly yours: boolean;
  /** Whether this seat is asked to agree. */
  readonly asksYou: boolean;
}

/** The people at a duel, beside the game. */
export interface CompanyState {
  readonly type: 'company';
  /** The table at which they have gathered. */
  readonly gathering: string;
  readonly rules: TableRules;
  /** Whether it counts for the ratings of those who play: no more once a computer has played, or something was taken back. */
  readonly counts: boolean;
  readonly clock: ClockState | null;
  /** By seat: whether somebody is there, and whether a computer plays for somebody who has left. */
  readonly seats: readonly { readonly here: boolean; readonly replaced: boolean }[];
  readonly offer: OfferState | null;
  readonly said: readonly {
    readonly number: number;
    /** Who says it; -1 for the table itself, as of a coin that was tossed. */
    readonly by: number;
    readonly words: string;
    /** Whether somebody wrote it, instead of choosing it. */
    readonly free: boolean;
  }[];
  /** How many look on, and whether anybody may. */
  readonly watchers: number;
  readonly watched: boolean;
}
