// What is kept, as it is read again: duels with their logs, duels as they are listed, and decks.

import type { Answer, Seat } from '../../game/index.ts';
import type { KeptSettings } from '../kept-setup.ts';
import type { MatchRecord } from '../match.ts';
import type { Note } from '../people/notes.ts';
import type { DuelSetup } from '../setup.ts';

/** A duel as it is listed. */
export interface Listed {
  readonly id: string;
  readonly setup: DuelSetup;
  readonly over: boolean;
  readonly won: boolean | null;
  /** The seats that have won; none where nobody has, or it is not known. */
  readonly winners: readonly Seat[];
  readonly turn: number;
  readonly updated: number;
}

export interface KeptDuel extends Listed {
  readonly match: MatchRecord;
  readonly settings: KeptSettings;
  readonly taken: number;
  readonly answers: readonly Answer[];
  readonly notes: readonly Note[];
  /** Why it can only be looked at; null where it can be played. */
  readonly fault: string | null;
  /** How many entries its log has: the next is written there. */
  readonly entries: number;
}

/** A game that counts for the ratings of those who have gathered: at which table, and by seat the side it was on. */
export interface Rates {
  readonly gathering: string;
  readonly sides: readonly number[];
}

/** How a duel stands after its last entry; kept beside the log for lists. */
export interface Standing {
  readonly taken: number;
  readonly turn: number;
  readonly over: boolean;
  readonly won: boolean | null;
  readonly winners?: readonly Seat[];
  /** By seat which place it came to; null or left out until the duel is over. */
  readonly ranks?: readonly number[] | null;
  /** Null or left out until the duel is over, and where it does not count. */
  readonly rates?: Rates | null;
}

export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  readonly book: string;
  readonly line: string;
  readonly cards: { readonly [name: string]: number };
  readonly sideboard: { readonly [name: string]: number };
}
