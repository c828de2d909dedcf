// Where duels, decks and events are kept: one small interface, with the same queries for SQLite and for PostgreSQL.
// An answer is accepted by being written at its place in the log of its duel, before any page hears of it.

import { sql } from 'kysely';
import type { Seat } from '../../game/index.ts';
import type { KeptCollection } from '../collections.ts';
import type { KeptEvent } from '../events.ts';
import { type KeptSettings, readSettings } from '../kept-setup.ts';
import type { MatchRecord } from '../match.ts';
import type { Pod } from '../pods/pod.ts';
import type { DuelSetup } from '../setup.ts';
import { Appending } from './appending.ts';
import type { Backing } from './backing.ts';
import { textOf } from './faults.ts';
import { GamesStore } from './games.ts';
import { Guarded } from './guarded.ts';
import type { KeptDeck, KeptDuel, Listed, Standing } from './kept.ts';
import type { Leases } from './leases.ts';
import { answersIn, type Entry, notesIn, takenIn } from './log.ts';
import { migrate } from './migrations.ts';
import type { News, Notice } from './notices.ts';
import { PeopleStore, type Ways } from './people.ts';
import { openPostgres } from './postgres.ts';
import { RatingsStore } from './ratings.ts';
import { countsIn, deckRow, listed } from './rows.ts';
import { openSqlite } from './sqlite.ts';
import { States } from './states.ts';

export class Store extends Guarded {
  /** Drafts and sealed decks. */
  readonly events: States<KeptEvent>;
  /** Drafts and sealed decks with friends. */
  readonly pods: States<Pod>;
  /** Binders, league and history are one state, so that they change together or not at all. */
  readonly collections: States<KeptCollection>;
  /** What people have at tables of their own, and the games they have played there. */
  readonly people: PeopleStore;
  readonly games: GamesStore;
  readonly ratings: RatingsStore;
  private readonly appending: Appending;

  private constructor(backing: Backing) {
    super(backing);
    this.appending = new Appending(backing, (work) => this.change(work));
    this.events = new States(backing, { table: 'events', name: 'the event', isOne: () => true });
    this.pods = new States(backing, { table: 'pods', name: 'the draft', isOne: ({ people }) => Array.isArray(people) });
    const isOne = ({ collection }: KeptCollection): boolean => typeof collection === 'object' && collection !== null;
    this.collections = new States(backing, { table: 'collections', name: 'the collection', isOne });
    const ways: Ways = {
      run: (work) => this.run(work),
      change: (work) => this.change(work),
      readable: (what, read) => this.readable(what, read),
      orNone: (read) => this.orNone(read),
    };
    this.people = new PeopleStore(backing, ways);
    this.games = new GamesStore(backing, ways);
    this.ratings = new RatingsStore(backing, ways);
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

  /** Says something to the other processes that nothing kept hangs on. */
  async tell(news: News): Promise<void> {
    const { tell, db } = this.backing;
    if (tell !== null) await this.run(() => tell(db, news));
  }

  /** Which process plays on for a seat. */
  get leases(): Leases {
    return this.backing.leases;
  }

  /** Throws where nothing can be read at the moment. */
  async ready(): Promise<void> {
    await this.run(() => this.backing.db.selectFrom('meta').select('key').limit(1).execute());
  }

  // ---- duels ----

  async addDuel(id: string, setup: DuelSetup, match: MatchRecord, settings: KeptSettings): Promise<void> {
    const row = {
      id,
      owner: setup.owner ?? null,
      setup: JSON.stringify(setup),
      match: JSON.stringify(match),
      settings: JSON.stringify(settings),
      over: 0,
      won: null,
      winners: null,
      ranks: null,
      fault: null,
      turn: 0,
      taken: 0,
      updated: Date.now(),
    };
    await this.change((db) => db.insertInto('duels').values(row).execute());
  }

  /**
   * Writes entries at their places, all or none, with how the duel stands after them (null: as before). Throws `Taken` where
   * somebody else has written there: then nothing of it holds, and the log has to be read on.
   */
  append(id: string, at: number, entries: readonly Entry[], standing: Standing | null): Promise<void> {
    return this.appending.append({ id, at, entries, standing });
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
      text('winners').as('winners'),
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
      // Another process may have written between the two readings: then the log knows more.
      taken: takenIn(entries) ?? Number(row.taken),
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
      await db.deleteFrom('rated').where('duel', '=', id).execute();
      await db.deleteFrom('sittings').where('duel', '=', id).execute();
      const result = await db.deleteFrom('duels').where('id', '=', id).executeTakeFirst();
      await this.backing.tell?.(db, { what: 'gone', duel: id });
      return result.numDeletedRows > 0n;
    });
  }

  /** The newest first, all or one owner's; what cannot be read any more is left out. */
  async duels(most = 50, owner: string | null = null): Promise<Listed[]> {
    const { db } = this.backing;
    const all = db
      .selectFrom('duels')
      .select([...this.duelColumns])
      .orderBy('updated', 'desc')
      .limit(most);
    const rows = await this.run(() => (owner === null ? all : all.where('owner', '=', owner)).execute());
    return rows.flatMap((row) => this.orNone(() => listed(row)));
  }

  // ---- decks ----

  /** Everybody's decks, or those of a few owners. */
  async decks(owners: readonly string[] | null = null): Promise<KeptDeck[]> {
    const { db, text } = this.backing;
    const all = db
      .selectFrom('decks')
      .select([text('id').as('id'), text('name').as('name'), text('book').as('book')])
      .select([text('line').as('line'), text('cards').as('cards'), text('sideboard').as('sideboard')])
      .orderBy('name');
    if (owners?.length === 0) return [];
    const rows = await this.run(() => (owners === null ? all : all.where('owner', 'in', owners)).execute());
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

  async addDeck(deck: KeptDeck, owner: string | null = null): Promise<void> {
    const row = { ...deckRow(deck), owner };
    await this.change((db) => db.insertInto('decks').values(row).execute());
  }

  /** False if there is no such deck, or none of this owner. */
  async changeDeck(deck: KeptDeck, owner: string | null = null): Promise<boolean> {
    const { id, ...changed } = deckRow(deck);
    const { numUpdatedRows } = await this.change((db) => {
      const all = db.updateTable('decks').set(changed).where('id', '=', id);
      return (owner === null ? all : all.where('owner', '=', owner)).executeTakeFirst();
    });
    return numUpdatedRows > 0n;
  }

  async deleteDeck(id: string, owner: string | null = null): Promise<boolean> {
    const { numDeletedRows } = await this.change((db) => {
      const all = db.deleteFrom('decks').where('id', '=', id);
      return (owner === null ? all : all.where('owner', '=', owner)).executeTakeFirst();
    });
    return numDeletedRows > 0n;
  }
}
