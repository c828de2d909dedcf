// The tables in which everything is kept, as the queries see them.

import type { ColumnType } from 'kysely';

interface DuelRow {
  id: string;
  /** JSON of the setup, of the match and of the settings; settings are null until they are changed. */
  setup: string;
  match: string;
  settings: string | null;
  over: number;
  won: number | null;
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
  updated: number;
}

interface EventRow {
  id: string;
  event: string;
  updated: number;
}

/** Binders, league and history are one row, so that they change together or not at all. */
interface CollectionRow {
  id: string;
  collection: string;
  updated: number;
}

interface GatheringRow {
  id: string;
  code: string;
  /** 1 while it stands in the lobby. */
  listed: number;
  state: string;
  version: number;
  updated: number;
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
  events: EventRow;
  collections: CollectionRow;
  gatherings: GatheringRow;
}
