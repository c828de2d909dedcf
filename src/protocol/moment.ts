// What the server tells a page of the game while it goes on: one visible thing after the other, each in a sentence and
// with what it changes on the table. Everything in it comes of what everybody saw happen, and of nothing else.

import type { CardState, Choice, ItemState, PermanentState } from './table.ts';

/** What kind of thing is seen to happen: how long it is shown, how it looks and how it sounds. */
export type MomentKind =
  | 'turn'
  | 'draw'
  | 'land'
  | 'cast'
  | 'interrupt'
  | 'use'
  | 'effect'
  | 'resolved'
  | 'countered'
  | 'fizzled'
  | 'arrive'
  | 'attack'
  | 'block'
  | 'strike'
  | 'prevented'
  | 'gain'
  | 'lose'
  | 'death'
  | 'leave'
  | 'discard'
  | 'saved'
  | 'changes'
  | 'says'
  | 'over';

/** One thing that is otherwise on the table now. A page that makes all of them shows the table as it was at that moment. */
export type TableChange =
  | { readonly do: 'turn'; readonly number: number; readonly active: number }
  | { readonly do: 'step'; readonly key: string; readonly active: number }
  | { readonly do: 'life'; readonly seat: number; readonly to: number }
  | { readonly do: 'damage'; readonly id: number; readonly by: number }
  | { readonly do: 'tap' | 'untap'; readonly id: number }
  /** Cards that are drawn; those that this page may see are named. */
  | { readonly do: 'draw'; readonly seat: number; readonly number: number; readonly cards: readonly CardState[] }
  | { readonly do: 'enter'; readonly card: PermanentState }
  /** Away from where it was; a card that this page does not see has the number 0. */
  | {
      readonly do: 'leave';
      readonly id: number;
      readonly from: 'play' | 'hand' | 'library' | 'drawing' | 'elsewhere';
      readonly owner: number;
    }
  | {
      readonly do: 'lie';
      readonly card: CardState;
      readonly in: 'graveyard' | 'removed' | 'hand' | 'library' | 'drawing';
    }
  | { readonly do: 'announce'; readonly item: ItemState }
  /** It has happened, or never will. */
  | { readonly do: 'end'; readonly item: number }
  | { readonly do: 'attack'; readonly id: number; readonly attacker: number; readonly target: Choice }
  | { readonly do: 'block'; readonly blocker: number; readonly attacker: number }
  | { readonly do: 'peace' }
  | { readonly do: 'counters'; readonly id: number; readonly name: string; readonly number: number }
  | { readonly do: 'control'; readonly id: number; readonly to: number };

export interface Moment {
  readonly type: 'moment';
  /** Goes up by one with each; a table says how many had been told when it was made. */
  readonly number: number;
  readonly kind: MomentKind;
  /** Whose doing it was; -1 for nobody's. */
  readonly seat: number;
  /** A whole sentence. */
  readonly words: string;
  /** The card it is about, where this page may see it. */
  readonly card: string | null;
  readonly from: readonly Choice[];
  readonly to: readonly Choice[];
  /** Damage, life or cards. */
  readonly amount: number;
  readonly changes: readonly TableChange[];
}
