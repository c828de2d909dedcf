// What a thing is like in play, in numbers and words: what is kept of it when it leaves, for texts and damage that ask for it.

import type { GameObject, Seat } from './state.ts';

export interface Looks {
  readonly power: number;
  readonly toughness: number;
  readonly colors: number;
  readonly types: number;
  /** What it was called, and of what kinds it was: a copy, what the copied card is. */
  readonly name: string;
  readonly supers: number;
  readonly subtypes: readonly string[];
  /** Its keywords, as two numbers of 32 bits. */
  readonly keywords: { readonly low: number; readonly high: number };
  /** What it cost altogether: a copy, what the copied card costs. */
  readonly cost: number;
}

export interface Memory extends Kept, Looks {
  /** How it fought when it left play; null if it did not. */
  readonly fought: Fought | null;
}

/** How something fights: whom it attacks (-1 for nobody, or for a planeswalker), whether it is unblocked, whether it blocks. */
export interface Fought {
  readonly attacks: boolean;
  readonly attacked: Seat;
  readonly unblocked: boolean;
  readonly blocks: boolean;
}

type Kept = Pick<GameObject, 'life' | 'controller' | 'attachedTo' | 'tapped' | 'counters' | 'chosen' | 'chosenSeat'>;
