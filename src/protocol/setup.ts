// What a page may ask for before and between duels, over plain HTTP, and what it gets.

import { z } from 'zod';
import { isAnswer } from './answers.ts';
import { MOST_SEATS, seatNumber } from './messages.ts';
import { nameOf } from './names.ts';
import { positionSchema } from './position.ts';

const name = nameOf(60);
/** No deck that anybody plays is larger: a list beyond it is refused before anything is looked up. */
const MOST_NAMES = 250;
const MOST_CARDS = 1000;
const cards = z
  .record(z.string().max(80), z.int().min(1).max(250))
  .refine((deck) => Object.keys(deck).length <= MOST_NAMES, `a deck may have ${MOST_NAMES} different cards`)
  .refine(
    (deck) => Object.values(deck).reduce((sum, count) => sum + count, 0) <= MOST_CARDS,
    `a deck may have ${MOST_CARDS} cards`,
  );

/** A deck of the list, one by chance, or a list of its own. */
export const deckChoice = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('id'), id: z.string().max(80) }),
  z.strictObject({ by: z.literal('random') }),
  /** Cards by chance, not a deck of the list. */
  z.strictObject({ by: z.literal('chance') }),
]);
export type DeckChoice = z.infer<typeof deckChoice>;

export const LENGTHS = ['single', 'best of 3', 'set of 3 wins', 'best of 3 sets'] as const;
/** What players agree to play for: `ante` says whether cards are put up, this for what. */
export const STAKES = ['the ante of every duel', 'nothing', 'one card for the set', 'not for keeps'] as const;
const MODES = ['duel', 'gauntlet'] as const;

/** House rules are a text of at most so many letters. */
const bookText = z.string().max(2000);

/** A format by its name, as on a day (its last known day, if none is given). */
export const formatChoice = z.strictObject({ id: z.string().max(40), date: z.string().max(10).optional() });
export type FormatChoice = z.infer<typeof formatChoice>;

/** What every seat has: where it is (its place in the list, if that is left out), its deck, its side, which the variant says, and a handicap. */
const seat = {
  seat: seatNumber.optional(),
  deck: deckChoice,
  team: seatNumber.optional(),
  /** A handicap: so many of the deck's best cards stay in the box, and weaker ones take their places. */
  handicap: z.int().min(0).max(20).optional(),
};

export const newSeatSchema = z.discriminatedUnion('held', [
  /** Somebody who sits at this page; several of them hand the screen over. */
  z.strictObject({ ...seat, held: z.literal('person'), name: name.default('You') }),
  /** The computer, as one of its opponents, or as anyone; in the Gauntlet they come one after the other. */
  z.strictObject({
    ...seat,
    held: z.literal('computer'),
    opponent: z.string().max(40).nullable(),
    level: z.int().min(1).max(5),
  }),
]);
export type NewSeat = z.input<typeof newSeatSchema>;

export const newDuelSchema = z.strictObject({
  /** A book's name, or the text of house rules. */
  book: bookText,
  /** How the table is set: a variant that the book offers, with its options after commas. */
  variant: z.string().max(100).default('duel'),
  mode: z.enum(MODES),
  length: z.enum(LENGTHS),
  seats: z.array(newSeatSchema).min(2).max(MOST_SEATS),
  ante: z.boolean(),
  /** The ante of every duel or nothing, as `ante` says, if left out. */
  stakes: z.enum(STAKES).optional(),
  /** Optional rules of the book, by name. */
  rules: z.array(z.string().max(60)).max(20).default([]),
  /** Which cards are allowed; null for all that the book can hold. */
  format: formatChoice.nullable().default(null),
  seed: z.string().max(60).optional(),
});
export type NewDuel = z.input<typeof newDuelSchema>;

/** Any position as `fromPosition` takes it (docs/game.md), played against an opponent: puzzles, lessons, tests. */
export const newPositionSchema = z.strictObject({
  position: positionSchema,
  level: z.int().min(1).max(5).default(2),
  /** The seats at which people sit, by their numbers; the computer has the others. */
  people: z.array(seatNumber).min(1).max(MOST_SEATS).default([0]),
  /** Answers that the computer gives before it begins to think, in order; for lessons that go by a script. */
  script: z.array(z.unknown().refine(isAnswer, 'this is no answer')).max(200).default([]),
});
export type NewPosition = z.input<typeof newPositionSchema>;

/** A replay file, to be looked at again or played on. */
export const openReplaySchema = z.strictObject({ text: z.string().min(1).max(200_000) });

/** From a moment of a finished duel on, against the same opponents, or at another level. */
export const playOnSchema = z.strictObject({ level: z.int().min(1).max(5).optional() });

/** A scene of a lesson, to be played at a table of its own. */
export const newLessonSchema = z.strictObject({
  lesson: z.string().max(40),
  scene: z.int().min(0).max(100).default(0),
});
export type NewLesson = z.output<typeof newLessonSchema>;

export interface LessonInfo {
  readonly id: string;
  readonly book: string;
  readonly title: string;
  readonly about: string;
  readonly minutes: number;
  /** How many people are led, at one screen. */
  readonly people: number;
  /** The titles of its scenes, in order. */
  readonly scenes: readonly string[];
}

/** GET /api/duels/<id>/hint: what a strong player would consider, seeing what the person sees. */
export interface HintInfo {
  /** In a sentence: what, and why. */
  readonly words: string;
  /** What was thought about, the best first, and how many games of a hundred each would lose beside it. */
  readonly considered: readonly { readonly deed: string; readonly worse: number }[];
}

export const houseSchema = z.strictObject({ text: bookText });

/** One thing that house rules can change, with what it is now. */
export interface HouseFact {
  readonly path: string;
  readonly says: string;
  /** As the book has it, and as the house has it. */
  readonly was: string;
  readonly now: string;
  /** Where the book says so; empty where it is silent. */
  readonly passage: string;
  /** What may be chosen; empty where something is written: a number, or a list. */
  readonly choices: readonly string[];
  readonly hint: string;
}

/** POST /api/house: what a text of house rules means, or what is wrong with it. */
export interface HouseInfo {
  /** As it is best shared; empty where something is wrong with it. */
  readonly text: string;
  readonly name: string;
  /** Which of the five it starts from. */
  readonly book: string;
  readonly changes: { readonly [path: string]: string };
  readonly faults: readonly string[];
  readonly facts: readonly HouseFact[];
  /** What differs, also what goes along with a change, and which other books have it so. */
  readonly differences: readonly {
    readonly path: string;
    readonly says: string;
    readonly was: string;
    readonly is: string;
    readonly passage: string;
    readonly asIn: readonly { readonly book: string; readonly passage: string }[];
  }[];
  readonly lengths: readonly (typeof LENGTHS)[number][];
  readonly ante: 'yes' | 'option' | 'no';
}

export const ownDeckSchema = z.strictObject({
  name,
  book: z.string().max(20),
  line: z.string().max(200).default(''),
  cards,
  sideboard: cards.default({}),
});
export type OwnDeck = z.input<typeof ownDeckSchema>;

/** Which formats allow a deck, on which day (the last of the lists, if none is given). */
export const legalitySchema = z.strictObject({
  book: z.string().max(400),
  cards,
  sideboard: cards.default({}),
  date: z.string().max(10).optional(),
});

export interface Legality {
  readonly format: string;
  readonly name: string;
  /** Empty where it may be played. */
  readonly faults: readonly string[];
}

export const formatSchema = formatChoice.extend({ book: bookText });

/** GET /api/formats: what there is to choose among. */
export interface FormatName {
  readonly id: string;
  readonly name: string;
  /** Whether a day goes with it. */
  readonly dated: boolean;
}

/** POST /api/formats: a format on a day, and which decks of a book it does not allow. */
export interface FormatInfo {
  readonly name: string;
  readonly sets: readonly string[];
  readonly banned: readonly string[];
  readonly restricted: readonly string[];
  readonly min: number;
  readonly copies: number | null;
  /** What it finds wrong with a deck, by its id; legal ones are left out. */
  readonly faults: { readonly [deck: string]: readonly string[] };
}

export interface BookInfo {
  readonly id: string;
  readonly name: string;
  readonly year: number;
  readonly source: string;
  /** One sentence that says what is special, and three short lines. */
  readonly tagline: string;
  readonly points: readonly string[];
  readonly ante: 'yes' | 'option' | 'no';
  readonly lengths: readonly (typeof LENGTHS)[number][];
  readonly deck: { readonly min: number; readonly copies: number | null; readonly sideboard: number };
  readonly rules: readonly { readonly name: string; readonly says: string }[];
  /** The ways to play with more than two. */
  readonly variants: readonly VariantInfo[];
  readonly cards: number;
  readonly burn: boolean;
}

/** A way to set the table that a book offers, besides the duel. */
export interface VariantInfo {
  readonly name: string;
  readonly says: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** Of each kind no more than one is taken. */
  readonly options: readonly { readonly name: string; readonly kind: string; readonly says: string }[];
  /** Which side each seat is on, for every number of seats from the least on. */
  readonly teams: readonly (readonly number[])[];
  /** Seats whose player leads a team. */
  readonly leaders: readonly number[];
}

export interface DeckInfo {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly book: string;
  /** Letters of its colours, in the order WUBRG. */
  readonly colors: string;
  readonly size: number;
  /** Built by the player, and so to be changed and deleted. */
  readonly own: boolean;
  /** What it was sold as, and when; null for decks of this program and of the player. */
  readonly sold: string | null;
  /** A deck that players of those years remember; chance does not draw it. */
  readonly remembered?: true;
  readonly cards: { readonly [name: string]: number };
  /** What lies beside it, to be swapped between the duels of a match. */
  readonly sideboard: { readonly [name: string]: number };
  /** What the book finds wrong with it; a deck with faults is shown but cannot be played. */
  readonly faults: readonly string[];
}

/** The deck as it is to be for the next duel of a match; the rest of deck and sideboard lies beside it. */
const deckNames = z.array(z.string().max(80)).max(400);
/** The deck as it is to be; of the others who share the screen, each by the seat. */
export const nextDuelSchema = z.strictObject({
  deck: deckNames.optional(),
  others: z
    .array(z.strictObject({ seat: z.int().min(0).max(7), deck: deckNames }))
    .max(7)
    .optional(),
});
export type NextDuel = z.infer<typeof nextDuelSchema>;

/** GET /api/duels/:id/between: what may be swapped before the next duel. */
export interface BetweenInfo {
  readonly book: string;
  /** Whose deck it is. */
  readonly seat: number;
  readonly name: string;
  readonly rival: string;
  readonly deck: readonly string[];
  readonly sideboard: readonly string[];
  /** As it was brought: a new opponent meets it so. */
  readonly first: readonly string[];
  /** Constructed swaps one for one; Limited also adds cards, and has basic lands in any number; who shares cards has those there are. */
  readonly swapping: 'one for one' | 'free' | 'own cards';
  readonly least: number;
}

export interface OpponentInfo {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** How this person plays, in one line. */
  readonly line: string;
  /** The deck this person brings, by book. */
  readonly decks: { readonly [book: string]: string };
}

export interface LevelInfo {
  readonly level: number;
  readonly name: string;
  readonly character: string;
}

/** GET /api/start: everything the first page shows. */
export interface StartInfo {
  readonly books: readonly BookInfo[];
  readonly decks: readonly DeckInfo[];
  readonly opponents: readonly OpponentInfo[];
  readonly levels: readonly LevelInfo[];
  /** Duels that can be gone on with, and finished ones; the newest first. */
  readonly duels: readonly DuelInfo[];
}

export interface DuelInfo {
  readonly id: string;
  readonly book: string;
  /** The name of the house rules it is played by; empty for the book as it is. */
  readonly house: string;
  readonly mode: (typeof MODES)[number] | 'position';
  readonly variant: string;
  /** The names of those who play, in the order of the seats, and the one whose list this is. */
  readonly seats: readonly string[];
  readonly seat: number;
  readonly deck: string;
  readonly turn: number;
  readonly over: boolean;
  readonly won: boolean | null;
  /** The seats of people, and those that have won: where several share a screen each of them may have. */
  readonly people: readonly number[];
  readonly winners: readonly number[];
  /** When it was last played, as milliseconds. */
  readonly when: number;
}

/** One moment of a finished duel: when it was, and what had just happened. */
export interface StoryStep {
  readonly turn: number;
  readonly active: number;
  /** The entry of the phase bar; empty before the first turn. */
  readonly now: string;
  readonly words: string;
}

/** GET /api/duels/:id/story: the moments; each as a table is at /api/duels/:id/story/:step, with ?hands=both open. */
export interface StoryInfo {
  /** The seat from which it is seen. */
  readonly seat: number;
  readonly steps: readonly StoryStep[];
}

/** One card as one book prints it. GET /api/cards/:book gives all that a book can hold; nothing hidden is in it. */
export interface CardFacts {
  readonly name: string;
  /** Like {2}{U}{U}; null for cards without a cost. */
  readonly cost: string | null;
  readonly total: number;
  /** The type line in the book's own words. */
  readonly type: string;
  /** Letters, in the order WUBRG. */
  readonly colors: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** The rules text, one entry a paragraph, with symbols like {T}. */
  readonly text: readonly string[];
  readonly power: string | null;
  readonly toughness: string | null;
  readonly loyalty: number | null;
  /** The rarity in its latest set. */
  readonly rarity: string;
  readonly keywords: readonly string[];
  readonly sets: readonly string[];
  /** What a player of other years should know of it in this book; where one card is asked for. */
  readonly notes?: readonly string[];
}

/** Every refusal over HTTP has this shape, with a status of 400 or above. */
export interface HttpFault {
  readonly error: string;
  readonly message: string;
}
