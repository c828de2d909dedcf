// What is kept of people beside their duels: the tables at which they gather.

import type { Transaction } from 'kysely';
import { type Gathering, isBefore } from '../people/gathering.ts';
import type { Backing } from './backing.ts';
import { gatheringOf, LOOKED_FOR, lobbyTraits, UNDER_WAY, WAITS } from './rows.ts';
import type { Schema } from './schema.ts';

/** How the store works: every error with a name, a change all or nothing, what cannot be read left out or refused. */
export interface Ways {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  readonly change: <T>(work: (db: Transaction<Schema>) => Promise<T>) => Promise<T>;
  readonly readable: <T>(what: string, read: () => T) => T;
  readonly orNone: <T>(read: () => T) => T[];
}

/** What somebody looks for in the lobby; what is left out may be anything. */
export interface LobbySearch {
  /** Those that are under way, instead of those that wait. */
  readonly playing: boolean;
  readonly book?: string | undefined;
  readonly variant?: string | undefined;
  readonly format?: string | undefined;
  readonly clock?: string | undefined;
  readonly rated?: boolean | undefined;
}

export interface LobbyPage {
  readonly total: number;
  readonly tables: readonly { readonly gathering: Gathering; readonly updated: number }[];
}

/** Among so many of those who wait for the same somebody is looked for. */
const MOST_LOOKED_FOR = 200;

export class PeopleStore {
  constructor(
    private readonly backing: Backing,
    private readonly ways: Ways,
  ) {}

  async add(gathering: Gathering): Promise<void> {
    const { id, code } = gathering;
    const row = { id, code, state: JSON.stringify(gathering), version: 0, updated: Date.now() };
    await this.ways.change((db) =>
      db
        .insertInto('gatherings')
        .values({ ...row, ...lobbyTraits(gathering) })
        .execute(),
    );
  }

  /** A table by its id or its code. */
  async find(name: string): Promise<{ gathering: Gathering; version: number; updated: number } | null> {
    const [row] = await this.ways.run(() =>
      this.query()
        .where((where) => where.or([where('id', '=', name), where('code', '=', name)]))
        .execute(),
    );
    return row === undefined ? null : this.ways.readable(`the table '${name}'`, () => gatheringOf(row));
  }

  /** Keeps a change that was made of that version; false where somebody else has changed it meanwhile. */
  async save(gathering: Gathering, version: number): Promise<boolean> {
    const state = JSON.stringify(gathering);
    const changed = { state, ...lobbyTraits(gathering), version: version + 1, updated: Date.now() };
    const { numUpdatedRows } = await this.ways.change((db) =>
      db
        .updateTable('gatherings')
        .set(changed)
        .where('id', '=', gathering.id)
        .where('version', '=', version)
        .executeTakeFirst(),
    );
    return numUpdatedRows > 0n;
  }

  /** Those that stand in the lobby, the newest first, page by page; and how many there are altogether. */
  async lobby(search: LobbySearch, page: number, size: number): Promise<LobbyPage> {
    const { db } = this.backing;
    const searched = () => {
      let query = db.selectFrom('gatherings').where('listed', '=', search.playing ? UNDER_WAY : WAITS);
      for (const by of ['book', 'variant', 'format', 'clock'] as const) {
        const wanted = search[by];
        if (wanted !== undefined) query = query.where(by, '=', wanted);
      }
      if (search.rated !== undefined) query = query.where('rated', '=', search.rated ? 1 : 0);
      // A duel that is over is watched in its replay.
      return search.playing
        ? query.where('duel', 'in', (duels) => duels.selectFrom('duels').select('id').where('over', '=', 0))
        : query;
    };
    const counted = await this.ways.run(() =>
      searched()
        .select((each) => each.fn.countAll().as('all'))
        .executeTakeFirst(),
    );
    const rows = await this.ways.run(() =>
      searched()
        .select(this.columns)
        .orderBy('updated', 'desc')
        .orderBy('id')
        .offset(page * size)
        .limit(size)
        .execute(),
    );
    return {
      total: Number(counted?.all ?? 0),
      tables: rows.flatMap((row) => this.ways.orNone(() => gatheringOf(row))),
    };
  }

  /** Tables at which quick pairing may find somebody, whose page was seen since then: who waits longest first. */
  async lookedFor(search: Pick<LobbySearch, 'book' | 'format'>, seenSince: number): Promise<Gathering[]> {
    const rows = await this.ways.run(() => {
      let query = this.query().where('listed', '=', LOOKED_FOR).where('updated', '>=', seenSince);
      if (search.book !== undefined) query = query.where('book', '=', search.book);
      if (search.format !== undefined) query = query.where('format', '=', search.format);
      return query.orderBy('updated', 'desc').limit(MOST_LOOKED_FOR).execute();
    });
    const found = rows.flatMap((row) => this.ways.orNone(() => gatheringOf(row).gathering));
    return found.toSorted((one, two) => (isBefore(one, two) ? -1 : 1));
  }

  /** The page of who waits there has been seen: no change of the table, so that nobody who sits down meanwhile is in its way. */
  async seen(id: string, when: number): Promise<void> {
    await this.ways.change((db) =>
      db
        .updateTable('gatherings')
        .set({ updated: when })
        .where('id', '=', id)
        .where('listed', '=', LOOKED_FOR)
        .execute(),
    );
  }

  private get columns() {
    const { text, number } = this.backing;
    return [text('state').as('state'), number('version').as('version'), number('updated').as('updated')] as const;
  }

  private query() {
    return this.backing.db.selectFrom('gatherings').select(this.columns);
  }
}
