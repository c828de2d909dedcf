// Where duels, decks and events are kept: one small interface, with the same queries for SQLite and for PostgreSQL.
// An answer is accepted by being written at its place in the log of its duel, before any page hears of it.

import { sql, type Transaction } from 'kysely';
import type { Seat } from '../../game/index.ts';
import type { KeptCollection } from '../collections.ts';
import type { KeptEvent } from '../events.ts';
import { type KeptSettings, readSettings } from '../kept-setup.ts';
import type { MatchRecord } from '../match.ts';
import type { DuelSetup } from '../setup.ts';
import type { Backing } from './backing.ts';
import { StorageFault, Taken, textOf } from './faults.ts';
import type { KeptDeck, KeptDuel, Listed, Standing } from './kept.ts';
import type { Leases } from './leases.ts';
import { answersIn, type Entry, notesIn } from './log.ts';
import { migrate } from './migrations.ts';
import type { Notice } from './notices.ts';
import { PeopleStore } from './people.ts';
import { openPostgres } from './postgres.ts';
import { collectionOf, countsIn, deckRow, eventOf, listed } from './rows.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** No more in one query than any database takes as parameters. */
const MOST_ROWS = 200;
const MOST_TRIES = 30;
const TRY_AGAIN_MS = 150;

export class Store {
  private readonly backing: Backing;
  /** What people have at tables of their own. */
  readonly people: PeopleStore;

  private constructor(backing: Backing) {
    this.backing = backing;
    this.people = new PeopleStore(backing, {
      run: (work) => this.run(work),
      change: (work) => this.change(work),
      readable: (what, read) => this.readable(what, read),
      orNone: (read) => this.orNone(read),
    });
  }

  /** Opens a SQLite file, and makes it where it is not there; or a PostgreSQL database by its address. */
  static async open(place: string): Promise<Store> {
    const backing = /^postgres(ql)?:/.test(place) ? openPostgres(place) : openSqlite(place);
    const store = new Store(backing);
    try {
      await store.run(() => migrate(backing));
    } catch (error) {
      await backing.close().catch(() => undefined);
      throw error;
    }
    return store;
  }

  close(): Promise<void> {
    return this.backing.close();
  }

  get where(): string {
    return this.backing.where;
  }

  /** Hears what other processes tell; null: something may have been missed. */
  hear(listener: (notice: Notice | null) => void): void {
    this.backing.hear(listener);
  }

  /** Which process plays on for a seat. */
  get leases(): Leases {
    return this.backing.leases;
  }

  /** Throws where nothing can be read at the moment. */
  async ready(): Promise<void> {
    await this.run(() => this.backing.db.selectFrom('meta').select('key').limit(1).execute());
  }

  /** Every error of a database comes out with a name; what another process holds for a moment is waited for. */
  private async run<T>(work: () => Promise<T>, tries = MOST_TRIES): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StorageFault || error instanceof Taken) throw error;
      const meaning = this.backing.meaning(error);
      if (meaning === 'taken') throw new Taken('it has been played on elsewhere: open it again');
      if (meaning === 'locked' && tries > 1) {
        // Not all at the same moment, or the same ones would always be late.
        await new Promise((done) => setTimeout(done, 10 + Math.random() * TRY_AGAIN_MS));
        return this.run(work, tries - 1);
      }
      throw new StorageFault(meaning, this.backing.where, error instanceof Error ? error.message : String(error));
    }
  }

  /** A change, all of it or nothing. */
  private change<T>(work: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.run(() => this.backing.db.transaction().execute(work));
  }

  // ---- duels ----

  async addDuel(id: string, setup: DuelSetup, match: MatchRecord, settings: KeptSettings): Promise<void> {
    const row = {
      id,
      setup: JSON.stringify(setup),
      match: JSON.stringify(match),
      settings: JSON.stringify(settings),
      over: 0,
      won: null,
      fault: null,
      turn: 0,
      taken: 0,
      updated: Date.now(),
    };
    await this.change((db) => db.insertInto('duels').values(row).execute());
  }

  /**
   * Writes entries at their places, all or none. Throws `Taken` where somebody else has written there: then nothing of it
   * holds, and the log has to be read on.
   */
  async append(id: string, at: number, entries: readonly Entry[], standing: Standing): Promise<void> {
    const { taken, turn, over, won } = standing;
    const { tell } = this.backing;
    await this.change(async (work) => {
      for (let start = 0; start < entries.length; start += MOST_ROWS) {
        const rows = entries
          .slice(start, start + MOST_ROWS)
          .map((entry, index) => ({ duel: id, number: at + start + index, entry: JSON.stringify(entry) }));
        const { numInsertedOrUpdatedRows } = await work
          .insertInto('log')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['duel', 'number']).doNothing())
          .executeTakeFirst();
        if (Number(numInsertedOrUpdatedRows) !== rows.length)
          throw new Taken('it has been played on elsewhere: open it again');
      }
      const { numUpdatedRows } = await work
        .updateTable('duels')
        .set({ taken, turn, over: over ? 1 : 0, won: won === null ? null : won ? 1 : 0, updated: Date.now() })
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new StorageFault('damaged', `the duel '${id}'`, 'it has been deleted');
      if (tell !== null && entries.length > 0) await tell(work, { what: 'log', duel: id, at, entries });
    });
  }

  /** Keeps the settings of one seat: those of others may be changing at the same moment, at another process. */
  async saveSettings(id: string, seat: Seat, settings: KeptSettings[number]): Promise<void> {
    await this.change(async (db) => {
      await db.updateTable('duels').set({ taken: sql`taken` }).where('id', '=', id).execute(); // nobody else writes now
      const row = await db
        .selectFrom('duels')
        .select(this.backing.text('settings').as('settings'))
        .where('id', '=', id)
        .executeTakeFirst();
      const before = readSettings(row?.settings == null ? null : textOf(row.settings));
      const length = Math.max(before.length, seat + 1);
      const all = Array.from({ length }, (_, each) => (each === seat ? settings : (before[each] ?? null)));
      await db
        .updateTable('duels')
        .set({ settings: JSON.stringify(all) })
        .where('id', '=', id)
        .execute();
      await this.backing.tell?.(db, { what: 'settings', duel: id });
    });
  }

  /** From here on the duel is looked at and no more. */
  async setAside(id: string, fault: string): Promise<void> {
    await this.change(async (db) => {
      await db.updateTable('duels').set({ fault }).where('id', '=', id).execute();
      await this.backing.tell?.(db, { what: 'settings', duel: id });
    });
  }

  /** Keeps what a match has come to; false where another process was first. */
  async saveMatch(id: string, before: MatchRecord, match: MatchRecord): Promise<boolean> {
    const changed = { match: JSON.stringify(match) };
    return this.change(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('duels')
        .set(changed)
        .where('id', '=', id)
        .where('match', '=', JSON.stringify(before))
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await this.backing.tell?.(db, { what: 'match', duel: id });
      return numUpdatedRows > 0n;
    });
  }

  private get duelColumns() {
    const { text, number } = this.backing;
    return [
      text('id').as('id'),
      text('setup').as('setup'),
      number('over').as('over'),
      number('won').as('won'),
      number('turn').as('turn'),
      number('updated').as('updated'),
    ] as const;
  }

  async duel(id: string): Promise<KeptDuel | null> {
    const { db, text, number } = this.backing;
    const row = await this.run(() =>
      db
        .selectFrom('duels')
        .select([...this.duelColumns, text('match').as('match'), text('settings').as('settings')])
        .select([number('taken').as('taken'), text('fault').as('fault')])
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    if (row === undefined) return null;
    const entries = await this.entries(id, 0);
    return this.readable(`the duel '${id}'`, () => ({
      ...listed(row),
      match: JSON.parse(textOf(row.match)) as MatchRecord,
      settings: readSettings(row.settings === null ? null : textOf(row.settings)),
      taken: Number(row.taken),
      fault: row.fault === null ? null : textOf(row.fault),
      answers: answersIn(entries),
      notes: notesIn(entries),
      entries: entries.length,
    }));
  }

  /** The log of a duel from a place on. */
  async entries(id: string, from: number): Promise<Entry[]> {
    const { db, text, number } = this.backing;
    const rows = await this.run(() =>
      db
        .selectFrom('log')
        .select([text('entry').as('entry'), number('number').as('number')])
        .where('duel', '=', id)
        .where('number', '>=', from)
        .orderBy('number')
        .execute(),
    );
    return this.readable(`the duel '${id}'`, () =>
      rows.map((row, index) => {
        if (Number(row.number) !== from + index) throw new TypeError(`entry ${from + index} is missing`);
        return JSON.parse(textOf(row.entry)) as Entry;
      }),
    );
  }

  /** False if there is no such duel. */
  async deleteDuel(id: string): Promise<boolean> {
    return this.change(async (db) => {
      await db.deleteFrom('log').where('duel', '=', id).execute();
      await db.deleteFrom('leases').where('duel', '=', id).execute();
      const result = await db.deleteFrom('duels').where('id', '=', id).executeTakeFirst();
      await this.backing.tell?.(db, { what: 'gone', duel: id });
      return result.numDeletedRows > 0n;
    });
  }

  /** The newest first; what cannot be read any more is left out. */
  async duels(most = 50): Promise<Listed[]> {
    const rows = await this.run(() =>
      this.backing.db
        .selectFrom('duels')
        .select([...this.duelColumns])
        .orderBy('updated', 'desc')
        .limit(most)
        .execute(),
    );
    return rows.flatMap((row) => this.orNone(() => listed(row)));
  }

  // ---- decks ----

  async decks(): Promise<KeptDeck[]> {
    const { db, text } = this.backing;
    const rows = await this.run(() =>
      db
        .selectFrom('decks')
        .select([text('id').as('id'), text('name').as('name'), text('book').as('book')])
        .select([text('line').as('line'), text('cards').as('cards'), text('sideboard').as('sideboard')])
        .orderBy('name')
        .execute(),
    );
    return rows.flatMap(({ id, name, book, line, cards, sideboard }) =>
      this.orNone(() => ({
        id: textOf(id),
        name: textOf(name),
        book: textOf(book),
        line: textOf(line),
        cards: countsIn(JSON.parse(textOf(cards))),
        sideboard: countsIn(JSON.parse(textOf(sideboard))),
      })),
    );
  }

  async addDeck(deck: KeptDeck): Promise<void> {
    const row = deckRow(deck);
    await this.change((db) => db.insertInto('decks').values(row).execute());
  }

  /** False if there is no such deck. */
  async changeDeck(deck: KeptDeck): Promise<boolean> {
    const { id, ...changed } = deckRow(deck);
    const result = await this.change((db) =>
      db.updateTable('decks').set(changed).where('id', '=', id).executeTakeFirst(),
    );
    return result.numUpdatedRows > 0n;
  }

  async deleteDeck(id: string): Promise<boolean> {
    const result = await this.change((db) => db.deleteFrom('decks').where('id', '=', id).executeTakeFirst());
    return result.numDeletedRows > 0n;
  }

  // ---- events ----

  /** Keeps an event as it is now. */
  async saveEvent(id: string, event: KeptEvent): Promise<void> {
    const changed = { event: JSON.stringify(event), updated: Date.now() };
    await this.change((db) =>
      db
        .insertInto('events')
        .values({ id, ...changed })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
        .execute(),
    );
  }

  async event(id: string): Promise<(KeptEvent & { readonly updated: number }) | null> {
    const [row] = await this.eventRows((query) => query.where('id', '=', id));
    return row === undefined ? null : this.readable(`the event '${id}'`, () => eventOf(row));
  }

  /** The newest first; what cannot be read any more is left out. */
  async events(most = 50): Promise<(KeptEvent & { readonly id: string; readonly updated: number })[]> {
    const rows = await this.eventRows((query) => query.orderBy('updated', 'desc').limit(most));
    return rows.flatMap((row) => this.orNone(() => ({ ...eventOf(row), id: textOf(row.id) })));
  }

  private eventRows(which: (query: ReturnType<Store['eventQuery']>) => ReturnType<Store['eventQuery']>) {
    return this.run(() => which(this.eventQuery()).execute());
  }

  private eventQuery() {
    const { db, text, number } = this.backing;
    return db
      .selectFrom('events')
      .select([text('id').as('id'), text('event').as('event'), number('updated').as('updated')]);
  }

  // ---- collections ----

  /** Keeps a collection as it is now, all of it at once. */
  async saveCollection(id: string, kept: KeptCollection): Promise<void> {
    const changed = { collection: JSON.stringify(kept), updated: Date.now() };
    await this.change((db) =>
      db
        .insertInto('collections')
        .values({ id, ...changed })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
        .execute(),
    );
  }

  async collection(id: string): Promise<(KeptCollection & { readonly updated: number }) | null> {
    const [row] = await this.run(() => this.collectionQuery().where('id', '=', id).execute());
    return row === undefined ? null : this.readable(`the collection '${id}'`, () => collectionOf(row));
  }

  /** The newest first; what cannot be read any more is left out. */
  async collections(most = 50): Promise<(KeptCollection & { readonly id: string; readonly updated: number })[]> {
    const rows = await this.run(() => this.collectionQuery().orderBy('updated', 'desc').limit(most).execute());
    return rows.flatMap((row) => this.orNone(() => ({ ...collectionOf(row), id: textOf(row.id) })));
  }

  private collectionQuery() {
    const { db, text, number } = this.backing;
    return db
      .selectFrom('collections')
      .select([text('id').as('id'), text('collection').as('collection'), number('updated').as('updated')]);
  }

  // ---- what can be read ----

  private readable<T>(what: string, read: () => T): T {
    try {
      return read();
    } catch (error) {
      throw new StorageFault('damaged', what, error instanceof Error ? error.message : String(error));
    }
  }

  private orNone<T>(read: () => T): T[] {
    try {
      return [read()];
    } catch {
      return [];
    }
  }
}
