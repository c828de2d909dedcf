// Every query of a database: its errors come out with a name, what another process holds for a moment is waited for, and what
// cannot be read spoils itself only.

import type { Transaction } from 'kysely';
import type { Backing } from './backing.ts';
import { StorageFault, Taken } from './faults.ts';
import type { Schema } from './schema.ts';

const MOST_TRIES = 30;
const TRY_AGAIN_MS = 150;

export abstract class Guarded {
  protected readonly backing: Backing;

  constructor(backing: Backing) {
    this.backing = backing;
  }

  /** Every error of a database comes out with a name; what another process holds for a moment is waited for. */
  protected async run<T>(work: () => Promise<T>, tries = MOST_TRIES): Promise<T> {
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
  protected change<T>(work: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.run(() => this.backing.db.transaction().execute(work));
  }

  protected readable<T>(what: string, read: () => T): T {
    try {
      return read();
    } catch (error) {
      throw new StorageFault('damaged', what, error instanceof Error ? error.message : String(error));
    }
  }

  protected orNone<T>(read: () => T): T[] {
    try {
      return [read()];
    } catch {
      return [];
    }
  }
}
