// Events: what happened, as data. Words are made from them only when somebody reads them.

import type { Chosen, Id, LossReason, Seat, Zone } from './state.ts';

export type GameEvent =
  | {
      readonly event: 'moved';
      readonly id: Id;
      readonly kind: number;
      readonly seat: Seat;
      readonly from: Zone;
      readonly to: Zone;
      /** It was drawn: what is put into a hand otherwise is not. */
      readonly drawn: boolean;
    }
  /** A land, by its player; that it moves comes next. */
  | { readonly event: 'played'; readonly id: Id; readonly seat: Seat }
  | { readonly event: 'tapped' | 'untapped'; readonly id: Id }
  | { readonly event: 'life'; readonly seat: Seat; readonly from: number; readonly to: number; readonly why: string }
  | {
      readonly event: 'damaged';
      readonly source: Id;
      readonly object: Id;
      readonly seat: Seat;
      readonly amount: number;
      readonly combat: boolean;
    }
  | { readonly event: 'prevented'; readonly object: Id; readonly seat: Seat; readonly amount: number }
  | {
      readonly event: 'announced';
      readonly item: Id;
      readonly object: Id;
      readonly seat: Seat;
      readonly what: string;
      readonly x: number;
      readonly targets: readonly Chosen[];
      /** What was chosen besides: words as they were said, things by their numbers. */
      readonly said?: readonly (string | Id)[];
      /** A copy of a spell, which nobody has cast. */
      readonly copied?: true;
    }
  | { readonly event: 'resolved' | 'countered' | 'fizzled' | 'cast'; readonly item: Id; readonly object: Id }
  | { readonly event: 'triggered'; readonly object: Id; readonly seat: Seat }
  | { readonly event: 'step'; readonly phase: string; readonly step: string; readonly seat: Seat }
  | { readonly event: 'turn'; readonly number: number; readonly seat: Seat }
  | { readonly event: 'attacked'; readonly id: Id; readonly seat: Seat; readonly planeswalker: Id }
  /** Creatures that attack as one band. */
  | { readonly event: 'banded'; readonly ids: readonly Id[] }
  | { readonly event: 'blocked'; readonly id: Id; readonly attacker: Id }
  /** Face down, or up again. */
  | { readonly event: 'turned'; readonly id: Id; readonly up: boolean }
  | { readonly event: 'regenerated'; readonly id: Id }
  /** A permanent is a copy of something else from now on: what kind of card it was, and what it is. */
  | { readonly event: 'became'; readonly id: Id; readonly from: number; readonly to: number }
  | { readonly event: 'counters'; readonly id: Id; readonly counter: string; readonly number: number }
  /** An Aura or Equipment in play that is on something else from now on. */
  | { readonly event: 'attached'; readonly id: Id; readonly to: Id }
  /** A player has so many poison counters from now on. */
  | { readonly event: 'poison'; readonly seat: Seat; readonly number: number }
  | { readonly event: 'owner'; readonly id: Id; readonly from: Seat; readonly to: Seat }
  | { readonly event: 'control'; readonly id: Id; readonly from: Seat; readonly to: Seat }
  | { readonly event: 'mana'; readonly seat: Seat; readonly kind: number; readonly number: number }
  | { readonly event: 'burn' | 'emptied'; readonly seat: Seat; readonly number: number }
  | { readonly event: 'shuffled'; readonly seat: Seat }
  /** A card that a player would have drawn is not drawn. */
  | { readonly event: 'undrawn'; readonly seat: Seat }
  /** A turn that would have begun does not. */
  | { readonly event: 'skipped'; readonly seat: Seat }
  | { readonly event: 'coin'; readonly seat: Seat; readonly won: boolean }
  | { readonly event: 'shown'; readonly to: Seat; readonly ids: readonly Id[] }
  /** Who begins; `by` is the player who chose it, or -1. */
  | { readonly event: 'first'; readonly seat: Seat; readonly by: Seat }
  | { readonly event: 'mulligan'; readonly seat: Seat; readonly cards: number }
  | { readonly event: 'out'; readonly seat: Seat; readonly reason: LossReason }
  | { readonly event: 'over'; readonly winner: Seat | null; readonly reason: string };
