// The tables in which everything is kept, as the queries see them.

import type { ColumnType, RawBuilder } from 'kysely';

interface DuelRow {
  id: string;
  /** Whose it is, as the hash of their secret; null where it is everybody's who sits at the machine, or of people who have gathered. */
  owner: string | null;
  /** JSON of the setup, of the match and of the settings; settings are null until they are changed. */
  setup: string;
  match: string;
  settings: string | null;
  /** Why it can only be looked at; null where it can be played. */
  fault: string | null;
  over: number;
  won: number | null;
  /** JSON of the seats that have won; null while nobody has, and of duels that an older version has kept. */
  winners: string | null;
  /** JSON: by seat which place it came to, 1 for the best; null until it is over. */
  ranks: string | null;
  turn: number;
  taken: number;
  updated: ColumnType<number, number, number>;
}

/** A duel is a log: what was answered or taken back, each at its place. Of two at the same place only one is accepted. */
interface LogRow {
  duel: string;
  number: number;
  entry: string;
}

export interface DeckRow {
  id: string;
  name: string;
  book: string;
  line: string;
  cards: string;
  sideboard: string;
  owner: string | null;
  updated: number;
}

/** Something that is kept whole and changes: drafts, collections. */
export interface StateRow {
  id: string;
  state: string;
  version: number;
  owner: string | null;
  updated: number;
}

interface GatheringRow {
  id: string;
  code: string;
  /** 1 while it stands in the lobby and waits, 2 while its duel is under way and may be watched. */
  listed: number;
  /** What a lobby is searched by; empty where it has none. */
  book: string;
  variant: string;
  format: string;
  clock: string;
  rated: number;
  duel: string;
  state: string;
  version: number;
  updated: number;
}

/** A browser that has played at a seat of a duel. */
interface SittingRow {
  duel: string;
  seat: number;
  visitor: string;
  began: number;
}

/** What somebody wants to be called, and which face to have. */
interface VisitorRow {
  id: string;
  name: string;
  face: string;
  updated: number;
}

/** What somebody is rated in a book and format, for two or for several. */
interface RatingRow {
  visitor: string;
  book: string;
  format: string;
  kind: string;
  /** As whom they last played a rated game. */
  name: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  updated: number;
}

/** A game that has been counted, by seat: JSON of the rating before and after it. */
interface RatedRow {
  duel: string;
  seat: number;
  change: string;
}

/** A process that serves, and when it was last heard of, by the clock of the database. */
interface ProcessRow {
  id: string;
  seen: ColumnType<number, number | RawBuilder<number>, number | RawBuilder<number>>;
}

/** Which process plays on for a seat. */
interface LeaseRow {
  duel: string;
  seat: number;
  process: string;
}

interface MetaRow {
  key: string;
  value: string;
}

export interface Schema {
  meta: MetaRow;
  duels: DuelRow;
  log: LogRow;
  decks: DeckRow;
  events: StateRow;
  collections: StateRow;
  pods: StateRow;
  gatherings: GatheringRow;
  sittings: SittingRow;
  visitors: VisitorRow;
  ratings: RatingRow;
  rated: RatedRow;
  processes: ProcessRow;
  leases: LeaseRow;
}
