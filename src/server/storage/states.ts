// Things that are kept whole and change: drafts, collections. Each change says of which version it is made, so that of two at
// once one holds, and the other is made again of what has become of it.

import type { Kysely } from 'kysely';
import type { Backing } from './backing.ts';
import { Taken, textOf } from './faults.ts';
import { Guarded } from './guarded.ts';
import type { StateRow } from './schema.ts';

/** One of them as it is kept. */
export interface KeptState<T> {
  readonly id: string;
  readonly state: T;
  readonly version: number;
  /** Whose it is, as the hash of their secret; null where it is everybody's who sits at the machine. */
  readonly owner: string | null;
  readonly updated: number;
}

/** So many are listed. */
const MOST_LISTED = 50;

export class States<T extends object> extends Guarded {
  private readonly table: string;
  /** What one of them is called in sentences. */
  private readonly name: string;
  private readonly isOne: (state: T) => boolean;

  constructor(backing: Backing, { table, name, isOne }: { table: string; name: string; isOne: (state: T) => boolean }) {
    super(backing);
    this.table = table;
    this.name = name;
    this.isOne = isOne;
  }

  async add(id: string, state: T, owner: string | null = null): Promise<void> {
    const row = { id, state: JSON.stringify(state), version: 0, owner, updated: Date.now() };
    await this.change((db) => this.in(db).insertInto(this.table).values(row).execute());
  }

  /** Keeps a change that was made of that version; false where somebody else has changed it meanwhile. */
  save(id: string, state: T, version: number): Promise<boolean> {
    return this.saveAll([{ id, state, version }]);
  }

  /** Keeps changes that belong together, each made of its version: all of them, or none where one has been changed meanwhile. */
  async saveAll(changes: readonly Pick<KeptState<T>, 'id' | 'state' | 'version'>[]): Promise<boolean> {
    // Always in the same order, so that two who want the same ones never wait for each other.
    const ordered = [...changes].sort((a, b) => (a.id < b.id ? -1 : 1));
    try {
      await this.change(async (db) => {
        for (const { id, state, version } of ordered) {
          const { numUpdatedRows } = await this.in(db)
            .updateTable(this.table)
            .set({ state: JSON.stringify(state), version: version + 1, updated: Date.now() })
            .where('id', '=', id)
            .where('version', '=', version)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) throw new Taken('it has been changed meanwhile');
        }
      });
      return true;
    } catch (error) {
      if (error instanceof Taken) return false;
      throw error;
    }
  }

  async get(id: string): Promise<KeptState<T> | null> {
    const [row] = await this.run(() => this.query().where('id', '=', id).execute());
    return row === undefined ? null : this.readable(`${this.name} '${id}'`, () => this.stateOf(row));
  }

  /** The newest first, all or one owner's; what cannot be read any more is left out. */
  async list(owner: string | null = null): Promise<KeptState<T>[]> {
    const all = this.query().orderBy('updated', 'desc').limit(MOST_LISTED);
    const rows = await this.run(() => (owner === null ? all : all.where('owner', '=', owner)).execute());
    return rows.flatMap((row) => this.orNone(() => this.stateOf(row)));
  }

  private query() {
    const { db, text, number } = this.backing;
    return this.in(db)
      .selectFrom(this.table)
      .select([text('id').as('id'), text('state').as('state'), text('owner').as('owner')])
      .select([number('version').as('version'), number('updated').as('updated')]);
  }

  /** All such tables have the same columns. */
  private in(db: object): Kysely<{ [table: string]: StateRow }> {
    return db as Kysely<{ [table: string]: StateRow }>;
  }

  private stateOf(row: { readonly [column in keyof StateRow]: unknown }): KeptState<T> {
    const state = JSON.parse(textOf(row.state)) as T;
    if (typeof state !== 'object' || state === null || !this.isOne(state)) throw new TypeError(`not ${this.name}`);
    return {
      id: textOf(row.id),
      state,
      version: Number(row.version),
      owner: row.owner === null ? null : textOf(row.owner),
      updated: Number(row.updated),
    };
  }
}
