// What a lesson is: scenes played on the real engine, led step by step. Pure data: a position, what the rival does, what
// the learner is to do, and what is said to a right and to a wrong answer.

import type { PositionWords, Seat } from '../game/index.ts';

/** One thing to do. Deeds are written as `deedOf` writes them: "play Forest", "attack with Raging Goblin", "pass". */
export interface Step {
  /** Who is to do it, where two people are led; else the learner, who sits at the first seat. */
  readonly who?: Seat;
  /** What is said before it. */
  readonly says: string;
  /** What is right; where several are, the first is the one that the lesson's own course takes. */
  readonly deed: string | readonly string[];
  readonly hint: string;
  /** What is said to a wrong deed, by the whole deed or by its first word. */
  readonly wrong?: { readonly [deed: string]: string };
}

export interface Scene {
  readonly title: string;
  /** The learner sits at the first of its seats. */
  readonly position: PositionWords;
  /** What the rival does, in order, wherever it is asked and can; else it passes. */
  readonly rival: readonly string[];
  readonly steps: readonly Step[];
  /** What has been learnt, said when all is done. */
  readonly learnt: string;
  /** Where the book says so: entries of the catalogue. */
  readonly entries: readonly string[];
}

export interface Lesson {
  readonly id: string;
  readonly book: string;
  readonly title: string;
  /** For whom it is and what it shows, in a sentence. */
  readonly about: string;
  readonly minutes: number;
  /** How many people are led, at one screen; one unless said. */
  readonly people?: number;
  readonly scenes: readonly Scene[];
}

/** The learner sits at the first seat of every scene. */
export const LEARNER: Seat = 0;

export const doerOf = ({ who = LEARNER }: Step): Seat => who;

export const deedsOf = ({ deed }: Step): readonly string[] => (typeof deed === 'string' ? [deed] : deed);
