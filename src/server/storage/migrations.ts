// The tables of the file, version by version: each step makes what the version before it lacked, and nothing is taken away.

import type { Kysely } from 'kysely';

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

/** The step at index n makes version n + 1 of version n. */
export const STEPS: readonly Step[] = [duelsAndDecks, events, sideboards];
