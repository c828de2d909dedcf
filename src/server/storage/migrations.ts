// The tables, version by version: each step makes of one version the next, with everything that is kept in it.

import { type Kysely, sql } from 'kysely';
import type { Gathering } from '../people/gathering.ts';
import type { Backing } from './backing.ts';
import { StorageFault } from './faults.ts';
import { lobbyTraits } from './rows.ts';
import type { Schema } from './schema.ts';

type Step = (db: Kysely<never>) => Promise<void>;

const duelsAndDecks: Step = async ({ schema }) => {
  await schema
    .createTable('duels')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('setup', 'text', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('settings', 'text')
    .addColumn('over', 'integer', (column) => column.notNull())
    .addColumn('won', 'integer')
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('taken', 'integer', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('answers')
    .ifNotExists()
    .addColumn('duel', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('answers_key', ['duel', 'number'])
    .execute();
  await schema
    .createTable('decks')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('book', 'text', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addColumn('cards', 'text', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute();
};

/** Drafts and sealed decks, from the first pack to the last round. */
const events: Step = async ({ schema }) => {
  await schema
    .createTable('events')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute();
};

/** Sideboards, beside the decks that people have built. */
const sideboards: Step = async ({ schema }) => {
  await schema
    .alterTable('decks')
    .addColumn('sideboard', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
};

/** Answers become the log of their duel, in which what is taken back is an entry too: nothing in it ever changes. */
const logs: Step = async ({ schema }) => {
  await schema.alterTable('answers').renameTo('log').execute();
  await schema.alterTable('log').renameColumn('answer', 'entry').execute();
  await schema.createIndex('duels_updated').on('duels').column('updated').execute();
};

/** Collections: binders, a league and what has happened. */
const collections: Step = async ({ schema }) => {
  await schema
    .createTable('collections')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute();
};

/** Tables at which people gather; each change says which version it is made of, so that of two at once one holds. */
const gatherings: Step = async ({ schema }) => {
  await schema
    .createTable('gatherings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('gatherings_listed').on('gatherings').columns(['listed', 'updated']).execute();
};

/** Processes that serve together, and which of them plays on for a seat. */
const leases: Step = async ({ schema }) => {
  await schema
    .createTable('processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('leases')
    .addColumn('duel', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('process', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('leases_key', ['duel', 'seat'])
    .execute();
};

/** What a duel that has met an error says: it is set aside, with its log. */
const faults: Step = async ({ schema }) => {
  await schema.alterTable('duels').addColumn('fault', 'text').execute();
};

/** In the open everything belongs to whoever made it; and of two changes of a draft or a collection at once one holds. */
const owners: Step = async ({ schema }) => {
  await schema.alterTable('events').renameColumn('event', 'state').execute();
  await schema.alterTable('collections').renameColumn('collection', 'state').execute();
  for (const table of ['duels', 'decks', 'events', 'collections']) {
    await schema.alterTable(table).addColumn('owner', 'text').execute();
    await schema.createIndex(`${table}_owner`).on(table).columns(['owner', 'updated']).execute();
  }
  for (const table of ['events', 'collections'])
    await schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
};

/** What a lobby is searched by, beside each table; and which of them are under way and may be watched. */
const lobby: Step = async (db) => {
  for (const column of ['book', 'variant', 'format', 'clock', 'duel'] as const)
    await db.schema
      .alterTable('gatherings')
      .addColumn(column, 'text', (each) => each.notNull().defaultTo(''))
      .execute();
  await db.schema
    .alterTable('gatherings')
    .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  const { rows } = await sql<{ id: string; state: string }>`select id, state from gatherings`.execute(db);
  for (const { id, state } of rows) {
    const traits = traitsIn(state);
    if (traits === null) continue;
    const { book, variant, format, clock, duel, rated } = traits;
    await sql`update gatherings set book = ${book}, variant = ${variant}, format = ${format}, clock = ${clock},
      duel = ${duel}, rated = ${rated} where id = ${id}`.execute(db);
  }
};

/** Of a table that cannot be read nothing is known; it stays as it is. */
function traitsIn(state: string): ReturnType<typeof lobbyTraits> | null {
  try {
    return lobbyTraits(JSON.parse(state) as Gathering);
  } catch {
    return null;
  }
}

/** Drafts and sealed decks with friends; whose they are says who made them. */
const pods: Step = async ({ schema }) => {
  await schema
    .createTable('pods')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('pods_owner').on('pods').columns(['owner', 'updated']).execute();
};

/** Which seats have won: where several people share a screen, whose win it was is told by name. */
const winners: Step = async ({ schema }) => {
  await schema.alterTable('duels').addColumn('winners', 'text').execute();
};

/** Who has played where, so that each browser finds its games again; and how each duel ended, by seat. */
const games: Step = async ({ schema }) => {
  await schema
    .createTable('sittings')
    .addColumn('duel', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('began', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sittings_key', ['duel', 'seat', 'visitor'])
    .execute();
  await schema.createIndex('sittings_visitor').on('sittings').columns(['visitor', 'began']).execute();
  await schema.alterTable('duels').addColumn('ranks', 'text').execute();
  await schema
    .createTable('visitors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('face', 'text', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute();
};

/** What those are rated who play rated games, and what each of these games did to it. */
const ratings: Step = async ({ schema }) => {
  await schema
    .createTable('ratings')
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('book', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('deviation', 'double precision', (column) => column.notNull())
    .addColumn('volatility', 'double precision', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['visitor', 'book', 'format', 'kind'])
    .execute();
  await schema.createIndex('ratings_book').on('ratings').columns(['book', 'format', 'kind']).execute();
  await schema
    .createTable('rated')
    .addColumn('duel', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('rated_key', ['duel', 'seat'])
    .execute();
};

/** The step at index n makes version n + 1 of version n. */
export const STEPS: readonly Step[] = [
  duelsAndDecks,
  events,
  sideboards,
  logs,
  collections,
  gatherings,
  leases,
  faults,
  owners,
  winners,
  lobby,
  games,
  pods,
  ratings,
];
const VERSION = STEPS.length;

async function versionOf(db: Kysely<Schema>, backing: Backing): Promise<number> {
  await db.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  const row = await db.selectFrom('meta').select('value').where('key', '=', 'schema_version').executeTakeFirst();
  const version = row === undefined ? 0 : Number(row.value);
  if (!Number.isInteger(version) || version < 0)
    throw new StorageFault('damaged', backing.where, `its version is '${row?.value}'`);
  if (version > VERSION)
    throw new StorageFault(
      'wrong version',
      backing.where,
      `it was written by a newer Fivefold: its schema is ${version}, this one knows ${VERSION}; use that one, or keep duels elsewhere`,
    );
  return version;
}

/** Brings the tables up to date, all steps or none; of two processes that start at once one does it. */
export async function migrate(backing: Backing): Promise<void> {
  await backing.alone(async (db) => {
    const version = await versionOf(db, backing);
    if (version === VERSION) return;
    for (const step of STEPS.slice(version)) await step(db as unknown as Kysely<never>);
    await db
      .insertInto('meta')
      .values({ key: 'schema_version', value: String(VERSION) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(VERSION) }))
      .execute();
  });
}
