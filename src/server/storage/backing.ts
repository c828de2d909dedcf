// What a database has to bring so that duels can be kept in it; everything else is the same queries for all.

import type { Kysely, RawBuilder } from 'kysely';
import type { FaultKind } from './faults.ts';
import type { Leases } from './leases.ts';
import type { News, Notice } from './notices.ts';
import type { Schema } from './schema.ts';

export interface Backing {
  /** What it is called in sentences; never with a password in it. */
  readonly where: string;
  readonly db: Kysely<Schema>;
  /** A column of text or of whole numbers, asked for so that a damaged one spoils nothing but its row. */
  readonly text: (column: string) => RawBuilder<unknown>;
  readonly number: (column: string) => RawBuilder<unknown>;
  /** Does something while no other process can change what is kept. */
  readonly alone: (work: (db: Kysely<Schema>) => Promise<void>) => Promise<void>;
  /** What an error of the database means. */
  readonly meaning: (error: unknown) => FaultKind | 'taken';
  /** Says something to the other processes; null where there is nobody to tell. */
  readonly tell: ((db: Kysely<Schema>, ...news: readonly News[]) => Promise<void>) | null;
  /** Hears what other processes tell; null where something may have been missed: then everything may have changed. */
  readonly hear: (listener: (notice: Notice | null) => void) => void;
  /** Which process plays on for a seat. */
  readonly leases: Leases;
  readonly close: () => Promise<void>;
}
