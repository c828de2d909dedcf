// Where duels and decks are kept: an embedded SQLite file through Kysely. The queries are plain enough for PostgreSQL.
// Every answer is a row of its own, written before the page hears of it: a duel survives the end of the server at any moment.

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type ColumnType, Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Answer } from '../game/index.ts';
import type { TableState } from '../protocol/table.ts';
import type { Changes } from './duel.ts';
import type { KeptEvent } from './events.ts';
import type { MatchRecord } from './match.ts';
import { STEPS } from './migrations.ts';
import type { DuelSetup } from './setup.ts';

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
interface AnswerRow {
  duel: string;
  number: number;
  answer: string;
}
interface DeckRow {
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
interface MetaRow {
  key: string;
  value: string;
}
interface Schema {
  meta: MetaRow;
  duels: DuelRow;
  answers: AnswerRow;
  decks: DeckRow;
  events: EventRow;
}

const SCHEMA_VERSION = STEPS.length;

/** A duel as it is listed. */
export interface Listed {
  readonly id: string;
  readonly setup: DuelSetup;
  readonly over: boolean;
  readonly won: boolean | null;
  readonly turn: number;
  readonly updated: number;
}

export interface KeptDuel extends Listed {
  readonly match: MatchRecord;
  readonly settings: TableState['settings'] | null;
  readonly taken: number;
  readonly answers: readonly Answer[];
}

export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  readonly book: string;
  readonly line: string;
  readonly cards: { readonly [name: string]: number };
  readonly sideboard: { readonly [name: string]: number };
}

export class Store {
  private readonly db: Kysely<Schema>;

  private constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Opens the file, and makes it where it is not there. */
  static async open(file: string): Promise<Store> {
    mkdirSync(dirname(file), { recursive: true });
    const database = new Database(file);
    // With a log of its own a committed write survives the end of the process, and readers never wait.
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    const store = new Store(new Kysely<Schema>({ dialect: new SqliteDialect({ database }) }));
    await store.migrate(file);
    return store;
  }

  private async migrate(file: string): Promise<void> {
    const { schema } = this.db;
    await schema
      .createTable('meta')
      .ifNotExists()
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    const row = await this.db.selectFrom('meta').select('value').where('key', '=', 'schema_version').executeTakeFirst();
    const version = row === undefined ? 0 : Number(row.value);
    if (version > SCHEMA_VERSION)
      throw new Error(
        `${file} was written by a newer Fivefold (its schema is ${version}, this one knows ${SCHEMA_VERSION}): use that one, or set FIVEFOLD_DATA to another file`,
      );
    for (const step of STEPS.slice(version)) await step(this.db as unknown as Kysely<never>);
    await this.db
      .insertInto('meta')
      .values({ key: 'schema_version', value: String(SCHEMA_VERSION) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(SCHEMA_VERSION) }))
      .execute();
  }

  close(): Promise<void> {
    return this.db.destroy();
  }

  // ---- duels ----

  async addDuel(
    id: string,
    setup: DuelSetup,
    match: MatchRecord,
    settings: TableState['settings'] | null,
  ): Promise<void> {
    await this.db
      .insertInto('duels')
      .values({
        id,
        setup: JSON.stringify(setup),
        match: JSON.stringify(match),
        settings: settings === null ? null : JSON.stringify(settings),
        over: 0,
        won: null,
        turn: 0,
        taken: 0,
        updated: Date.now(),
      })
      .execute();
  }

  async saveDuel(id: string, changes: Changes): Promise<void> {
    const { from, answers, taken, turn, over, won } = changes;
    await this.db.transaction().execute(async (work) => {
      await work.deleteFrom('answers').where('duel', '=', id).where('number', '>=', from).execute();
      // No more in one query than any database takes as parameters.
      for (let start = 0; start < answers.length; start += 200) {
        const rows = answers
          .slice(start, start + 200)
          .map((answer, index) => ({ duel: id, number: from + start + index, answer: JSON.stringify(answer) }));
        await work.insertInto('answers').values(rows).execute();
      }
      await work
        .updateTable('duels')
        .set({ taken, turn, over: over ? 1 : 0, won: won === null ? null : won ? 1 : 0, updated: Date.now() })
        .where('id', '=', id)
        .execute();
    });
  }

  async saveSettings(id: string, settings: TableState['settings']): Promise<void> {
    await this.db
      .updateTable('duels')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', id)
      .execute();
  }

  async saveMatch(id: string, match: MatchRecord): Promise<void> {
    await this.db
      .updateTable('duels')
      .set({ match: JSON.stringify(match) })
      .where('id', '=', id)
      .execute();
  }

  async duel(id: string): Promise<KeptDuel | null> {
    const row = await this.db.selectFrom('duels').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    const answers = await this.db
      .selectFrom('answers')
      .select('answer')
      .where('duel', '=', id)
      .orderBy('number')
      .execute();
    return {
      ...listed(row),
      match: JSON.parse(row.match) as MatchRecord,
      settings: row.settings === null ? null : (JSON.parse(row.settings) as TableState['settings']),
      taken: row.taken,
      answers: answers.map(({ answer }) => JSON.parse(answer) as Answer),
    };
  }

  /** False if there is no such duel. */
  async deleteDuel(id: string): Promise<boolean> {
    await this.db.deleteFrom('answers').where('duel', '=', id).execute();
    const result = await this.db.deleteFrom('duels').where('id', '=', id).executeTakeFirst();
    return result.numDeletedRows > 0n;
  }

  /** The newest first. */
  async duels(most = 50): Promise<Listed[]> {
    const rows = await this.db.selectFrom('duels').selectAll().orderBy('updated', 'desc').limit(most).execute();
    return rows.map(listed);
  }

  // ---- decks ----

  async decks(): Promise<KeptDeck[]> {
    const rows = await this.db.selectFrom('decks').selectAll().orderBy('name').execute();
    return rows.map(({ id, name, book, line, cards, sideboard }) => ({
      id,
      name,
      book,
      line,
      cards: JSON.parse(cards),
      sideboard: JSON.parse(sideboard),
    }));
  }

  async addDeck(deck: KeptDeck): Promise<void> {
    const { id, ...row } = deckRow(deck);
    await this.db
      .insertInto('decks')
      .values({ id, ...row })
      .execute();
  }

  /** False if there is no such deck. */
  async changeDeck(deck: KeptDeck): Promise<boolean> {
    const { id, ...row } = deckRow(deck);
    const result = await this.db.updateTable('decks').set(row).where('id', '=', id).executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  async deleteDeck(id: string): Promise<boolean> {
    const result = await this.db.deleteFrom('decks').where('id', '=', id).executeTakeFirst();
    return result.numDeletedRows > 0n;
  }

  // ---- events ----

  /** Keeps an event as it is now. */
  async saveEvent(id: string, event: KeptEvent): Promise<void> {
    const row = { id, event: JSON.stringify(event), updated: Date.now() };
    const { event: text, updated } = row;
    await this.db
      .insertInto('events')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ event: text, updated }))
      .execute();
  }

  async event(id: string): Promise<(KeptEvent & { readonly updated: number }) | null> {
    const row = await this.db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : { ...(JSON.parse(row.event) as KeptEvent), updated: Number(row.updated) };
  }

  /** The newest first. */
  async events(most = 50): Promise<(KeptEvent & { readonly id: string; readonly updated: number })[]> {
    const rows = await this.db.selectFrom('events').selectAll().orderBy('updated', 'desc').limit(most).execute();
    return rows.map(({ id, event, updated }) => ({
      ...(JSON.parse(event) as KeptEvent),
      id,
      updated: Number(updated),
    }));
  }
}

const deckRow = ({ cards, sideboard, ...deck }: KeptDeck): DeckRow => ({
  ...deck,
  cards: JSON.stringify(cards),
  sideboard: JSON.stringify(sideboard),
  updated: Date.now(),
});

function listed(row: {
  id: string;
  setup: string;
  over: number;
  won: number | null;
  turn: number;
  updated: number;
}): Listed {
  return {
    id: row.id,
    setup: JSON.parse(row.setup) as DuelSetup,
    over: row.over !== 0,
    won: row.won === null ? null : row.won !== 0,
    turn: row.turn,
    updated: Number(row.updated),
  };
}
