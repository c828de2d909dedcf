// What the page of the laboratory asks for and gets: positions under five books, puzzles, reviews, and a bench to play on.

import { z } from 'zod';
import { type WireAnswer, wireAnswerSchema } from './answers.ts';
import type { CardState, LogCause, PermanentState } from './table.ts';

/** A study is a text of at most so many letters, a line of play of at most so many answers. */
const LONGEST_STUDY = 20_000;
const MOST_ANSWERS = 3000;
/** A replay that somebody brings along. */
const LONGEST_REPLAY = 200_000;

const text = z.string().min(1).max(LONGEST_STUDY);
const book = z.string().min(1).max(40);
const answers = z.array(wireAnswerSchema).max(MOST_ANSWERS);

/** One study under all books; `upto` carries out only so many lines of it. */
export const acrossSchema = z.strictObject({ text, upto: z.int().min(0).max(500).nullable().default(null) });
export type AcrossWords = z.input<typeof acrossSchema>;

/** A position with the answers given since: whoever is asked is played by hand. */
export const benchSchema = z.strictObject({
  text,
  book,
  answers,
  /** Asked in every window that the book gives, or only where there is something to do. */
  windows: z.enum(['useful', 'all']).default('useful'),
});
export type BenchWords = z.input<typeof benchSchema>;

export const puzzleMoveSchema = z.strictObject({ answers });
export const puzzleHintSchema = z.strictObject({ answers, step: z.int().min(1).max(3) });
export const solveSchema = z.strictObject({ text, book });

export const newReviewSchema = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('duel'), duel: z.string().min(1).max(40) }),
  z.strictObject({
    of: z.literal('replay'),
    replay: z.string().min(1).max(LONGEST_REPLAY),
    seat: z.int().min(0).max(1),
  }),
]);
export type NewReview = z.input<typeof newReviewSchema>;

export const tryAgainSchema = z.strictObject({ at: z.int().min(0).max(100_000) });
/** A position at the table against a level; 0 for both seats by hand. */
export const labDuelSchema = z.strictObject({ text, book, level: z.int().min(0).max(5) });

// ---- the bench ----

export interface BenchPlayer {
  readonly seat: number;
  readonly name: string;
  readonly life: number;
  readonly poison: number;
  /** Letters in the order WUBRGC. */
  readonly mana: string;
  readonly library: number;
  readonly hand: readonly CardState[];
  readonly graveyard: readonly CardState[];
  readonly removed: readonly CardState[];
}

/** One thing that may be answered, in words. `card` is the card it is about; 0 for none. */
export interface BenchMove {
  readonly words: string;
  readonly card: number;
  readonly answer: WireAnswer;
}

export interface BenchState {
  readonly book: string;
  readonly turn: number;
  readonly active: number;
  readonly step: string;
  readonly players: readonly BenchPlayer[];
  readonly permanents: readonly PermanentState[];
  /** What waits to resolve, the last one first. */
  readonly chain: readonly { readonly id: number; readonly name: string; readonly controller: number }[];
  readonly attacks: readonly { readonly id: number; readonly blockers: readonly number[] }[];
  readonly asked: BenchQuestion | null;
  /** Who won, in a sentence; empty while the game goes on. */
  readonly over: string;
}

export interface BenchQuestion {
  readonly player: number;
  readonly ask: string;
  readonly words: string;
  /** Everything that may be answered, or a fair choice of it; empty where creatures are declared one by one. */
  readonly moves: readonly BenchMove[];
  /** For an attack: who can, and at whom or what. */
  readonly attackers: readonly number[];
  readonly targets: readonly {
    readonly what: 'object' | 'player' | 'item' | 'entry';
    readonly id: number;
    readonly label: string;
  }[];
  /** For a block: who can block whom. */
  readonly blockers: readonly { readonly id: number; readonly attackers: readonly number[] }[];
}

/** A bench after some answers: where it stands, and what each of them was in words. */
export interface BenchInfo {
  readonly state: BenchState;
  readonly said: readonly string[];
  /** The position as it stands, as a study; and what that cannot hold. */
  readonly text: string;
  readonly leftOut: readonly string[];
  /** Everything that has happened since the beginning, with its causes. */
  readonly story: readonly StoryLine[];
}

/** Something that happened, and what it comes of. */
export interface StoryLine {
  readonly text: string;
  readonly because: readonly LogCause[];
}

// ---- a study, read ----

export const readSchema = z.strictObject({ text });

export interface ThingWords {
  readonly card: string;
  readonly tapped: boolean;
  /** It came this turn. */
  readonly sick: boolean;
  readonly damage: number;
  readonly counters: readonly { readonly name: string; readonly number: number }[];
  /** What is attached to it. */
  readonly with: readonly string[];
}

export interface SeatWords {
  readonly name: string;
  readonly life: number | null;
  readonly poison: number;
  readonly mana: string;
  readonly hand: readonly string[];
  readonly inPlay: readonly ThingWords[];
  readonly graveyard: readonly string[];
  readonly removed: readonly string[];
  /** From the top; null for the usual one. */
  readonly library: readonly string[] | null;
}

/** A study as the editor takes it apart; what it has no place for is kept as it was written. */
export interface StudyInfo {
  readonly title: string;
  readonly book: string;
  readonly turn: number | null;
  readonly active: string;
  readonly step: string;
  readonly goal: string;
  readonly seats: readonly SeatWords[];
  /** What has been announced, and waits to resolve. */
  readonly waiting: readonly string[];
  readonly line: readonly string[];
  /** What the editor cannot show, in sentences: it would be lost. */
  readonly lost: readonly string[];
}

// ---- five books ----

export interface SceneInfo {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly text: string;
  /** Our sentence on each book with its passage; none where the book cannot hold it. */
  readonly books: { readonly [book: string]: { readonly says: string; readonly passage: string } | null };
}

export interface LabNote {
  readonly sentence: string;
  readonly passage: string;
}

export interface BookOutcome {
  readonly book: string;
  readonly name: string;
  readonly year: number;
  /** Why the book cannot hold it; empty where it can. */
  readonly why: string;
  readonly sentence: string;
  readonly notes: readonly LabNote[];
  readonly odd: readonly string[];
  /** Facts of the book that make the difference, each with its passage. */
  readonly because: readonly LabNote[];
  readonly story: readonly StoryLine[];
  readonly state: BenchState | null;
}

export interface AcrossInfo {
  readonly title: string;
  /** The lines of play, in words. */
  readonly line: readonly string[];
  readonly books: readonly BookOutcome[];
  readonly differs: readonly { readonly fact: string; readonly values: { readonly [book: string]: string } }[];
}

// ---- puzzles ----

export interface PuzzleInfo {
  readonly id: string;
  readonly book: string;
  readonly title: string;
  readonly goal: string;
  /** 1 (easy) to 5, from how often the levels fail it. */
  readonly stars: number;
  /** Books in which the same position comes to something else; empty for most. */
  readonly differs: readonly string[];
}

export interface PuzzleState {
  readonly puzzle: PuzzleInfo;
  readonly text: string;
  readonly state: BenchState;
  /** All answers so far, those of the defence among them, and what each was in words. */
  readonly answers: readonly WireAnswer[];
  readonly said: readonly string[];
  /** `solved`, `failed` (what was tried can no longer succeed), or `open`. */
  readonly verdict: 'open' | 'solved' | 'failed';
  /** Whose hand and what else is told by the solver about the last answer. */
  readonly sentence: string;
}

export interface SolveInfo {
  readonly solved: boolean | null;
  readonly proof: boolean;
  readonly nodes: number;
  readonly line: readonly string[];
  readonly alternatives: readonly string[];
  readonly refuted: readonly { readonly try: string; readonly by: string | null }[];
}

// ---- reviews ----

export interface ReviewPoint {
  readonly turn: number;
  readonly active: string;
  readonly at: number;
  readonly life: readonly number[];
  readonly known: number | null;
  readonly open: number | null;
}

export interface ReviewMoment {
  readonly at: number;
  readonly turn: number;
  readonly step: string;
  readonly active: string;
  readonly given: string;
  readonly better: string;
  readonly lost: number;
  readonly open: number | null;
}

export interface ReviewInfo {
  readonly book: string;
  readonly seat: number;
  readonly name: string;
  readonly rival: string;
  readonly winner: string | null;
  readonly decisions: number;
  readonly curve: readonly ReviewPoint[];
  readonly moments: readonly ReviewMoment[];
  readonly missed: readonly {
    readonly turn: number;
    readonly at: number;
    readonly line: readonly string[];
    readonly seen: boolean;
  }[];
  readonly figures: {
    readonly turns: number;
    readonly lands: number;
    readonly landsKept: number;
    readonly manaUnused: number;
    readonly manaThere: number;
    readonly dealt: { readonly player: number; readonly creatures: number };
    readonly taken: { readonly player: number; readonly creatures: number };
    readonly drawn: number;
    readonly cast: number;
  };
}

/** Work under way: how much of it is done, and in the end what came of it. */
export interface ReviewJob {
  readonly id: string;
  readonly done: number;
  readonly review: ReviewInfo | null;
  /** What went wrong; empty while nothing has. */
  readonly fault: string;
}
