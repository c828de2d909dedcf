// What the log of a duel holds besides answers: time, what people have offered each other and said, and who plays for whom.
// Nothing of it changes the game; what comes of it is an answer.

import type { Seat } from '../../game/index.ts';
import type { Times } from './clock.ts';

/** What one person may ask the others for: a draw, taking back one's last answer, or a computer in somebody's place. */
export type Offered =
  | { readonly what: 'draw' }
  /** A dispute is settled by a coin (B-310). */
  | { readonly what: 'coin' }
  /** Everything from the answer at that place on would be taken back. */
  | { readonly what: 'back'; readonly to: number }
  | { readonly what: 'computer'; readonly seat: Seat };

export type Note =
  | ({ readonly kind: 'time' } & Times)
  | { readonly kind: 'offer'; readonly by: Seat; readonly offered: Offered }
  | { readonly kind: 'agree'; readonly by: Seat }
  /** Declined by somebody, or withdrawn by who had offered it; or it has been done. */
  | { readonly kind: 'settled'; readonly by: Seat; readonly how: 'declined' | 'withdrawn' | 'done' }
  /** Who plays at the seat from here on. */
  | { readonly kind: 'plays'; readonly seat: Seat; readonly by: 'computer' | 'person' }
  /** Whether the table is open to those who look on, from here on. */
  | { readonly kind: 'watched'; readonly open: boolean }
  | { readonly kind: 'said'; readonly by: Seat; readonly words: string; readonly free: boolean };

const KINDS: readonly string[] = [
  'time',
  'offer',
  'agree',
  'settled',
  'plays',
  'watched',
  'said',
] satisfies Note['kind'][];

export const isNote = (entry: { readonly kind: string }): entry is Note => KINDS.includes(entry.kind);
