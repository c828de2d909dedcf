// Writes what is answered at the tables into their logs. What comes at about the same moment is written together: one write to
// the disk, or one journey to the database, serves all of it. Nobody hears of an answer before the write that it is in holds.

import type { CompiledQuery, Transaction } from 'kysely';
import type { Backing } from './backing.ts';
import { StorageFault, Taken } from './faults.ts';
import type { Standing } from './kept.ts';
import type { Entry } from './log.ts';
import { countGame } from './ratings.ts';
import type { Schema } from './schema.ts';

/** So many tables are written together at most: one that comes later waits no longer than these take. */
const MOST_TOGETHER = 128;
/** Rows of one statement: no more than any database takes as parameters, and so few lengths that each is put together once. */
const MOST_ROWS = 128;

/** Entries that are to stand in a log from a place on. */
export interface Addition {
  readonly id: string;
  readonly at: number;
  readonly entries: readonly Entry[];
  /** How the duel stands after them; null where it stands as it did. */
  readonly standing: Standing | null;
}

interface Waiting {
  readonly addition: Addition;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

type Change = (work: (db: Transaction<Schema>) => Promise<void>) => Promise<void>;

export class Appending {
  private waiting: Waiting[] = [];
  private isWriting = false;
  /** The statements that add so many rows, put together once. */
  private readonly statements = new Map<number, CompiledQuery>();

  constructor(
    private readonly backing: Backing,
    private readonly change: Change,
  ) {}

  /** Throws `Taken` where somebody else has written at its place: then nothing of it holds, and the log has to be read on. */
  append(addition: Addition): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ addition, done, failed });
      if (!this.isWriting) void this.write();
    });
  }

  private async write(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      // Whatever has come through other sockets by now is heard first, and goes along.
      await new Promise((done) => setImmediate(done));
      await this.writeTogether(this.nextOnes());
    }
    this.isWriting = false;
  }

  /** Those that go together: a log once only, and the end of a rated game, which changes more than its log, alone. */
  private nextOnes(): readonly Waiting[] {
    const isAlone = ({ addition }: Waiting): boolean => addition.standing?.rates != null;
    const [first] = this.waiting;
    const duels = new Set<string>();
    const together: Waiting[] = [];
    const later: Waiting[] = [];
    for (const each of this.waiting) {
      const fits = first !== undefined && isAlone(first) ? each === first : !isAlone(each);
      const goes = fits && together.length < MOST_TOGETHER && !duels.has(each.addition.id);
      duels.add(each.addition.id);
      (goes ? together : later).push(each);
    }
    this.waiting = later;
    // Always in the same order, so that no two processes wait for each other.
    return together.toSorted((one, other) => (one.addition.id < other.addition.id ? -1 : 1));
  }

  /** One that cannot be written spoils nothing for the others: then each is written by itself. */
  private async writeTogether(all: readonly Waiting[]): Promise<void> {
    try {
      const additions = all.map(({ addition }) => addition);
      await this.change((work) => this.add(work, additions));
    } catch (error) {
      const isForAll = error instanceof StorageFault && error.mayPass;
      if (all.length === 1 || isForAll) for (const each of all) each.failed(error);
      else for (const each of all) await this.writeTogether([each]);
      return;
    }
    for (const { done } of all) done();
  }

  private async add(work: Transaction<Schema>, additions: readonly Addition[]): Promise<void> {
    const rows = additions.flatMap(({ id, at, entries }) =>
      entries.map((entry, index) => [id, at + index, JSON.stringify(entry)] as const),
    );
    await this.insert(work, rows);
    for (const { id, standing } of additions) if (standing !== null) await this.stand(work, id, standing);
    const news = additions.map(({ id, at, entries }) => ({ what: 'log', duel: id, at, entries }) as const);
    await this.backing.tell?.(work, ...news);
  }

  private async insert(
    work: Transaction<Schema>,
    rows: readonly (readonly [duel: string, number: number, entry: string])[],
  ): Promise<void> {
    for (let start = 0; start < rows.length; ) {
      const size = Math.min(MOST_ROWS, rows.length - start);
      const parameters = rows.slice(start, start + size).flat();
      const { numAffectedRows } = await work.executeQuery({ ...this.statementFor(size), parameters });
      if (Number(numAffectedRows) !== size) throw new Taken('it has been played on elsewhere: open it again');
      start += size;
    }
  }

  private statementFor(size: number): CompiledQuery {
    const known = this.statements.get(size);
    if (known !== undefined) return known;
    const empty = { duel: '', number: 0, entry: '' };
    const statement = this.backing.db
      .insertInto('log')
      .values(Array.from({ length: size }, () => empty))
      .onConflict((conflict) => conflict.columns(['duel', 'number']).doNothing())
      .compile();
    this.statements.set(size, statement);
    return statement;
  }

  private async stand(work: Transaction<Schema>, id: string, standing: Standing): Promise<void> {
    const { taken, turn, over, won, winners = [], ranks = null, rates = null } = standing;
    const { numUpdatedRows } = await work
      .updateTable('duels')
      .set({
        taken,
        turn,
        over: over ? 1 : 0,
        won: won === null ? null : won ? 1 : 0,
        winners: JSON.stringify(winners),
        ranks: ranks === null ? null : JSON.stringify(ranks),
        updated: Date.now(),
      })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new StorageFault('damaged', `the duel '${id}'`, 'it has been deleted');
    if (ranks !== null && rates !== null) await countGame(work, this.backing, id, rates, ranks);
  }
}
