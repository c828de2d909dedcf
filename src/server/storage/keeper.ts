// Writes down what a duel answers, one write after the other, and tries again for as long as a fault may pass.

import type { Changes } from '../duel.ts';
import { StorageFault, Taken } from './faults.ts';
import { type Entry, entriesFor } from './log.ts';
import type { KeptDuel, Store } from './store.ts';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds).unref();
  });

/** Does something again and again while it fails for a reason that may pass; says so each time. */
export async function untilKept(work: () => Promise<void>, trouble: (sentence: string) => void): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StorageFault) || !error.mayPass) throw error;
      trouble(error.message);
      await pause(wait);
    }
  }
}

export class Keeper {
  private readonly store: Store;
  private readonly id: string;
  /** How many entries the log has, and how many answers hold after them. */
  private entries: number;
  private answers: number;
  private last: Promise<void> = Promise.resolve();

  constructor(store: Store, kept: Pick<KeptDuel, 'id' | 'entries' | 'answers'>) {
    this.store = store;
    this.id = kept.id;
    this.entries = kept.entries;
    this.answers = kept.answers.length;
  }

  /** Rejects with `Taken` where another process was first: then what this one has answered does not hold. */
  save(changes: Changes, trouble: (sentence: string) => void): Promise<void> {
    const next = this.last.then(() => this.write(changes, trouble));
    this.last = next.catch(() => undefined);
    return next;
  }

  private async write(
    { from, answers, taken, turn, over, won }: Changes,
    trouble: (sentence: string) => void,
  ): Promise<void> {
    const entries = entriesFor(this.answers, from, answers, taken);
    if (entries.length === 0) return;
    const standing = { taken, turn, over, won };
    await untilKept(async () => {
      try {
        await this.store.append(this.id, this.entries, entries, standing);
      } catch (error) {
        if (!(error instanceof Taken) || !(await this.isThere(entries))) throw error;
      }
    }, trouble);
    this.entries += entries.length;
    this.answers = from + answers.length;
  }

  /** A connection can be lost after the database has written and before it could say so. */
  private async isThere(entries: readonly Entry[]): Promise<boolean> {
    const there = await this.store.entries(this.id, this.entries);
    return JSON.stringify(there.slice(0, entries.length)) === JSON.stringify(entries);
  }
}
