// A study: a position that any book may hold, a line of play in words, and for a puzzle what is to be reached.

import type { PositionWords } from '../game/index.ts';

/** One thing that somebody says at the table. Cards are named as `findCard` reads them: 'Forest', 'Forest#2', 'ben:Forest'. */
export type Saying =
  | ({ readonly say: 'casts' | 'uses'; readonly who: string; readonly card: string } & Choosing)
  | { readonly say: 'plays' | 'taps' | 'deals with'; readonly who: string; readonly card: string }
  | { readonly say: 'attacks'; readonly who: string; readonly with: readonly Attacker[] }
  | { readonly say: 'blocks'; readonly who: string; readonly blocks: readonly Blocking[] }
  | { readonly say: 'assigns'; readonly who: string; readonly amounts: { readonly [name: string]: number } }
  | { readonly say: 'chooses'; readonly who: string; readonly what: readonly (string | number)[] }
  | { readonly say: 'passes' | 'concedes'; readonly who: string }
  | { readonly say: 'pass' | 'all pass' }
  | { readonly say: 'until'; readonly moment: string; readonly of: string | null };

/** What is chosen in announcing something. */
export interface Choosing {
  readonly at: readonly string[];
  readonly x?: number;
  /** Which of its effects, or of its abilities, counting from 1. */
  readonly number?: number;
  readonly choosing?: readonly (string | number)[];
  readonly pay?: string;
}

export interface Attacker {
  readonly card: string;
  /** A planeswalker that it attacks. */
  readonly at?: string;
  /** Attackers with the same number above 0 attack as a band. */
  readonly band: number;
}

export interface Blocking {
  readonly attacker: string;
  readonly blockers: readonly string[];
}

/** A saying with the words it was written in, and where. */
export interface Said {
  readonly saying: Saying;
  readonly words: string;
  readonly line: number;
}

/** What a puzzle asks for. */
export interface Goal {
  readonly who: string;
  readonly what: 'wins' | 'survives' | 'draws out';
  /** How many turns of the one who is to do it, this one among them. */
  readonly turns: number;
}

export interface Study {
  readonly title: string;
  readonly note: string;
  /** The books it is meant for; empty for all that can hold it. */
  readonly books: readonly string[];
  readonly position: Omit<PositionWords, 'book' | 'options'>;
  /** What has been announced when it begins, and waits to resolve: said as in a line of play. */
  readonly waiting: readonly Said[];
  readonly line: readonly Said[];
  readonly goal: Goal | null;
  /** Whose hidden cards are known to the other side: seats whose hand is open. */
  readonly open: readonly string[];
}
