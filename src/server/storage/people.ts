// What is kept of people beside their duels: the tables at which they gather.

import type { Transaction } from 'kysely';
import type { Gathering } from '../people/gathering.ts';
import type { Backing } from './backing.ts';
import { gatheringOf, isListed } from './rows.ts';
import type { Schema } from './schema.ts';

/** How the store works: every error with a name, a change all or nothing, what cannot be read left out or refused. */
export interface Ways {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  readonly change: <T>(work: (db: Transaction<Schema>) => Promise<T>) => Promise<T>;
  readonly readable: <T>(what: string, read: () => T) => T;
  readonly orNone: <T>(read: () => T) => T[];
}

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
        .values({ ...row, listed: isListed(gathering) })
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
    const changed = { state, listed: isListed(gathering), version: version + 1, updated: Date.now() };
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

  /** Those that stand in the lobby, the newest first. */
  async listed(most: number): Promise<{ gathering: Gathering; updated: number }[]> {
    const query = this.query().where('listed', '=', 1).orderBy('updated', 'desc').limit(most);
    const rows = await this.ways.run(() => query.execute());
    return rows.flatMap((row) => this.ways.orNone(() => gatheringOf(row)));
  }

  private query() {
    const { db, text, number } = this.backing;
    return db
      .selectFrom('gatherings')
      .select([text('state').as('state'), number('version').as('version'), number('updated').as('updated')]);
  }
}
