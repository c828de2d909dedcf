// What the world around gives to a duel: somewhere to be kept, other processes that play on at it, players, and a match.

import type { Player } from '../bots/levels.ts';
import type { Answer, Game, Seat } from '../game/index.ts';
import type { Coach } from '../lessons/coach.ts';
import type { KeptSettings } from './kept-setup.ts';
import type { Note } from './people/notes.ts';
import type { DuelSetup } from './setup.ts';
import type { Around } from './state/table.ts';
import type { Accepted, Told } from './storage/keeper.ts';
import type { Rates } from './storage/kept.ts';
import type { Thoughts, Time } from './tempo.ts';

/** What a duel has changed since it was last kept. */
export interface Changes {
  /** Answers before this place are kept already; those from it on are new (or were taken back). */
  readonly from: number;
  readonly answers: readonly Answer[];
  /** What is to stand in the log besides answers. */
  readonly notes?: readonly Note[];
  readonly taken: number;
  /** What the duel knew of other processes when it answered. */
  readonly epoch: number;
  readonly turn: number;
  readonly over: boolean;
  readonly won: boolean | null;
  readonly winners: readonly Seat[];
  /** By seat which place it came to; null until the duel is over. */
  readonly ranks?: readonly number[] | null;
  readonly rates?: Rates | null;
}

/** What the world around gives to a duel: somewhere to be kept, and a match. */
export interface Surroundings {
  /**
   * Keeps what has changed; says in a sentence what stands in the way for as long as something does. Rejects with `Taken`
   * where another process was first.
   */
  readonly save: (changes: Changes, trouble: (sentence: string) => void) => Promise<void>;
  /** What holds after everything that other processes have written; `anew` where what was answered here does not. */
  readonly readOn: (told: Told | null, anew?: boolean) => Promise<Accepted>;
  /** Whether this process plays on for a seat; `over` takes it from another, since somebody has sat down here. */
  readonly leads: (seat: Seat, over: boolean) => true | Promise<boolean>;
  /** Keeps the settings of a seat; says what stands in the way, as `save` does. */
  readonly settings: (seat: Seat, settings: KeptSettings[number], trouble: (sentence: string) => void) => Promise<void>;
  /** Tells the other processes how many look on at this one; `asks` them for the same. */
  readonly watched: (count: number, asks: boolean) => void;
  /** How time goes for computers, and how long they took to think at all tables, by level. */
  readonly tempo: { readonly time: Time; readonly thoughts: Thoughts };
  /** Who plays at a seat that the computer has. */
  readonly player: (setup: DuelSetup, seat: Seat) => Player;
  /** The match as it stands, and the result once the duel is over, as a seat sees them. */
  readonly around: (game: Game, seat: Seat) => Pick<Around, 'match' | 'result'>;
  /** The duel has met an error: it is to be looked at and no more from here on, with this sentence. */
  readonly setAside: (sentence: string, error: unknown) => void;
  /** Who leads through a lesson; null where none is given. */
  readonly coach: Coach | null;
  /** Whether this process is known to play on for a seat. */
  readonly holds: (seat: Seat) => boolean;
  /** How many milliseconds a second of a clock has. */
  readonly second: number;
  /** So many answers may be given without a person being asked: what goes on for longer does not come to an end. */
  readonly mostSteps: number;
}
