// Tables for people: what is asked to make one, to sit down at it and to come back, and what everybody is told of it.

import { z } from 'zod';
import { type TableRules, tableRules } from './company.ts';
import { nameOf } from './names.ts';
import type { RatingChange, RatingInfo } from './ratings.ts';
import { deckChoice, formatChoice, LENGTHS, STAKES } from './setup.ts';

const name = nameOf(30);

/** A face is drawn from a word: the name, unless another was chosen. */
const face = z.string().trim().max(30);

/** Somebody sits down: under a name, with a deck, and with a face of their choice or that of the name. */
export const sitSchema = z.strictObject({ name, deck: deckChoice, face: face.optional() });

/** GET and PUT /api/me: what this browser's visitor wants to be called, and which face to have; empty for the name's own. */
export const profileSchema = z.strictObject({ name: name.or(z.literal('')), face: face.default('') });
export type Profile = z.output<typeof profileSchema>;

export const gamesSchema = z.strictObject({ page: z.coerce.number<string>().int().min(0).max(10_000).default(0) });

/** GET /api/games: one of the games that this browser has played with people. */
export interface GameInfo {
  readonly duel: string;
  readonly book: string;
  readonly variant: string;
  readonly you: string;
  readonly others: readonly string[];
  /** How it ended for this seat; null while it is played, or where that was not kept. */
  readonly result: 'won' | 'lost' | 'draw' | null;
  readonly over: boolean;
  /** Which place among how many sides, where there are more than two. */
  readonly place: number | null;
  /** What it did to one's rating; null where it did not count. */
  readonly rated: RatingChange | null;
  readonly turn: number;
  readonly when: number;
}

export interface GamesInfo {
  readonly games: readonly GameInfo[];
  readonly total: number;
  readonly page: number;
}
export type Sit = z.input<typeof sitSchema>;

export const newGatheringSchema = tableRules.extend({
  /** A book's name, or the text of house rules. */
  book: z.string().max(2000),
  variant: z.string().max(100).default('duel'),
  /** How many people are to sit there. */
  seats: z.int().min(2).max(8).default(2),
  /** How many computers sit there beside them, after the people. */
  computers: z.int().min(0).max(6).default(0),
  length: z.enum(LENGTHS).default('single'),
  ante: z.boolean().default(false),
  /** What is played for, where it is not the ante of every duel or nothing (B-304 to B-306). */
  stakes: z.enum(STAKES).optional(),
  /** By seat how many of the best cards stay in the box (B-318); who sits down there agrees to it. */
  handicaps: z.array(z.int().min(0).max(20)).max(8).default([]),
  rules: z.array(z.string().max(60)).max(20).default([]),
  format: formatChoice.nullable().default(null),
  /** Whether it stands in the lobby, or is found by its link only. */
  listed: z.boolean().default(false),
  /** Who makes it sits down at it. */
  you: sitSchema,
});
export type NewGathering = z.input<typeof newGatheringSchema>;

/** POST /api/quick: somebody looks for anybody who wants to play by this book, and in this format if one is chosen. */
export const quickSchema = z.strictObject({
  book: z.string().max(30),
  format: formatChoice.nullable().default(null),
  you: sitSchema,
});
export type QuickWish = z.input<typeof quickSchema>;

/** GET /api/tables?…: what somebody looks for in the lobby; what is left out may be anything. */
export const lobbySchema = z.strictObject({
  /** Tables that wait for somebody, or duels that are under way and may be watched. */
  what: z.enum(['waiting', 'playing']).default('waiting'),
  book: z.string().max(30).optional(),
  variant: z.string().max(100).optional(),
  format: z.string().max(60).optional(),
  clock: z.enum(['none', 'decision', 'game']).optional(),
  rated: z.enum(['yes', 'no']).optional(),
  page: z.coerce.number<string>().int().min(0).max(10_000).default(0),
});

/** One page of the lobby. */
export interface LobbyInfo {
  readonly tables: readonly GatheringInfo[];
  /** How many there are altogether. */
  readonly total: number;
  readonly page: number;
}

/** A secret that lets one other browser take the same seat, once. */
export const carriedSchema = z.strictObject({ token: z.string().min(10).max(100) });

export interface GatheringSeat {
  /** Null while nobody sits there. */
  readonly name: string | null;
  /** From which word the face is drawn. */
  readonly face: string;
  readonly yours: boolean;
  /** At a table that is rated: what who sits there is rated in what is played. */
  readonly rating: RatingInfo | null;
  /** The name of the deck: of one's own only. */
  readonly deck: string | null;
}

/** A table as the lobby lists it. */
export interface GatheringInfo {
  readonly id: string;
  /** Short enough to be said aloud. */
  readonly code: string;
  readonly book: string;
  /** The name of the house rules it is played by; empty for the book as it is. */
  readonly house: string;
  readonly variant: string;
  readonly computers: number;
  readonly length: (typeof LENGTHS)[number];
  readonly ante: boolean;
  /** What was agreed on beyond the ante of every duel; null for nothing more. */
  readonly stakes: (typeof STAKES)[number] | null;
  readonly handicaps: readonly number[];
  readonly format: string | null;
  /** The day of a format that has one; null where it has none. */
  readonly formatDay: string | null;
  readonly listed: boolean;
  readonly rules: TableRules;
  readonly seats: readonly GatheringSeat[];
  /** The duel that is played there; null until everybody sits. */
  readonly duel: string | null;
  /** Since when somebody is looked for here by quick pairing; null at a table that somebody has made. */
  readonly quick: number | null;
  /** When something last happened there, as milliseconds. */
  readonly when: number;
}

/** GET /api/tables/<id or code>: a table as this browser sees it. */
export interface GatheringState extends GatheringInfo {
  /** The address that a friend opens, and a picture of it for a telephone (SVG, as text). */
  readonly link: string;
  readonly picture: string;
}
