// Rules that hold for a player: said whole, or with what they are about.

import type { ManaKind } from './mana.ts';

/** What may hold for a player and is said whole. */
export type PlainRule =
  /** Nor can their opponents win it. */
  | "can't lose the game"
  | "can't gain life"
  /** Having no life left is no reason to lose. */
  | 'lives without life'
  /** Any spell whenever an instant could be cast. */
  | 'casts as instants'
  /** Open to everybody. */
  | 'hand revealed'
  | 'top card revealed'
  /** There is no attack in their turn, or nothing of theirs untaps in it. */
  | 'skips combat'
  | 'skips untap'
  | 'skips draw'
  /** Their permanents untap in everybody's untap phase. */
  | 'untaps in every turn'
  /** What is in the mana pool stays there as steps and phases end. */
  | 'keeps mana'
  /** They choose blockers in piles, and chance says which attacker each pile is for. */
  | 'blocks blindly'
  /** For everybody: no damage at all. */
  | "damage can't be prevented"
  /**
   * For everybody: activated abilities of whatever has the name chosen as the source came in can't be used, wherever it
   * is; mana abilities can.
   */
  | "named abilities can't be used";

/** What may hold for a player. */
export type PlayerRule =
  | PlainRule
  /** Mana of the one kind pays for symbols of the other as well. */
  | { readonly spends: ManaKind; readonly asThough: ManaKind }
  /** So many cards are the most that they may keep in hand. */
  | { readonly handSize: number };
