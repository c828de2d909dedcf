// Who plays with and against whom: a duel is the simplest of the ways in which a table may be set.

import type { Seat } from '../core/state.ts';
import type { ActivatedAbility } from '../language/ability.ts';
import { self, target } from '../language/amount.ts';
import { activated, change } from '../language/build.ts';
import { tap } from '../language/cost.ts';
import { aTeammate } from '../language/target.ts';
import type { Machine } from './machine.ts';
import type { Rulebook } from './rulebook.ts';

export interface Variant {
  /** How it is chosen and kept: its name, and the options that the table has taken, after commas. */
  readonly name: string;
  /** How many play, at least and at most. */
  readonly seats: { readonly least: number; readonly most: number };
  /** Which side a seat is on, at a table of so many. */
  readonly teamOf: (seat: Seat, seats: number) => number;
  /** Those who lead a team sit here: a team without its leader has lost. Nobody, where there are none. */
  readonly leaders: readonly Seat[];
  /**
   * Team mates are one side: they take their turns together, have one life total, attack and block as one, and win and
   * lose as one.
   */
  readonly asTeams: boolean;
  /** Team mates may look at each other's hands. */
  readonly openHands: boolean;
  /** The first new hand of a player has as many cards as the one before it. */
  readonly freeMulligan: boolean;
  /** A creature may be handed over to a team mate. */
  readonly deploys: boolean;
  readonly opponents: (m: Machine, seat: Seat) => readonly Seat[];
  readonly attackable: (m: Machine, seat: Seat) => readonly Seat[];
  /** How many seats away a player's spells, abilities and attacks reach; null where they reach everybody. */
  readonly range: ((seat: Seat) => number) | null;
  /** The seats whose turn it is. */
  readonly turnOf: (m: Machine) => readonly Seat[];
  /** The seat that leads the turn after this one's. */
  readonly nextTurn: (m: Machine, seat: Seat) => Seat;
  /** The seat that has the next chance to act. */
  readonly next: (m: Machine, seat: Seat) => Seat;
  /** Seats in the order of the turn, from this one on, without those that are out. */
  readonly order: (m: Machine, from: Seat) => readonly Seat[];
  /** Who has lost as well when these have. */
  readonly defeated: (m: Machine, losing: readonly Seat[]) => readonly Seat[];
  /** What the others get when these have lost, before they have left the table. */
  readonly reward: ((m: Machine, losing: readonly Seat[]) => void) | null;
  /** Who has won, null for nobody, now that no more than one side is left. */
  readonly winner: (m: Machine) => Seat | null;
  /** Who may take the first turn. */
  readonly starters: (seats: number) => readonly Seat[];
}

/** "{T}: Target teammate gains control of this creature, any time you could cast a sorcery" (2007: CR 603; 2010: CR 804). */
export const DEPLOY: ActivatedAbility = activated({
  cost: [tap],
  targets: [aTeammate],
  effects: [change(self, [{ change: 'control', by: target() }], 'in play')],
  speed: 'sorcery',
});

/** A way of playing a variant that a table may choose; of those of one kind it takes one. */
export interface VariantOption {
  readonly name: string;
  readonly kind: string;
  readonly says: string;
}

/** A variant that a book offers besides the duel. */
export interface VariantOffer {
  readonly name: string;
  readonly says: string;
  /** Where the source has it, or what it is if the source does not. */
  readonly passage: string;
  readonly seats: Variant['seats'];
  readonly options: readonly VariantOption[];
  /** The book as it is played this way, with some of the options. */
  readonly change: (book: Rulebook, options: readonly string[]) => Rulebook;
}
