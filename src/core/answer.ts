// Every answer that a game can be given: plain data. What comes in from outside is checked by `protocol/answers.ts`.

import type { Id, Seat } from './state.ts';

/** Mana as it is written: white, blue, black, red, green, colourless. */
export type ManaLetter = 'W' | 'U' | 'B' | 'R' | 'G' | 'C';

/** What the choice is of, where a table shows it in a way of its own. */
export type About =
  | 'X'
  | 'target'
  | 'mode'
  | 'mana'
  | 'card name'
  | 'first turn'
  | 'opening hand'
  | 'draws'
  | 'triggers'
  | 'moments';

/** Something that can be picked: an object, a player, an announced item, or a numbered entry of a list. */
export interface Option {
  readonly what: 'object' | 'player' | 'item' | 'entry';
  readonly id: number;
}

/** One way to pay a cost in mana: which sources are tapped for what; the pool pays the rest. */
export interface Payment {
  readonly taps: readonly { readonly id: Id; readonly ability: number; readonly mana: ManaLetter }[];
}

export interface Declared {
  readonly id: Id;
  readonly target: Option;
  readonly band: number;
}

/** `spare`: what is not to be tapped to pay for it, where the player wants to keep something back. */
export type Answer =
  | { readonly kind: 'pass' }
  | { readonly kind: 'cast'; readonly card: Id; readonly spare?: readonly Id[] }
  | { readonly kind: 'land'; readonly card: Id }
  | { readonly kind: 'use'; readonly source: Id; readonly ability: number; readonly spare?: readonly Id[] }
  | { readonly kind: 'duty'; readonly duty: Id }
  | { readonly kind: 'begin attack' }
  | { readonly kind: 'pick'; readonly picked: readonly Option[] }
  | { readonly kind: 'order'; readonly order: readonly number[] }
  | { readonly kind: 'split'; readonly amounts: readonly number[] }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'option'; readonly option: number }
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'attack'; readonly attackers: readonly Declared[] }
  | { readonly kind: 'block'; readonly blocks: readonly { readonly blocker: Id; readonly attacker: Id }[] }
  | { readonly kind: 'pay'; readonly payment: Payment }
  /** Takes back an announcement before it is paid. */
  | { readonly kind: 'cancel' }
  | { readonly kind: 'concede'; readonly seat: Seat }
  /** All of them agree that the game is a draw: everybody who still plays must be named. */
  | { readonly kind: 'draw'; readonly seats: readonly Seat[] };
