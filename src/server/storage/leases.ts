// Who plays on for a seat: thinks for a computer, and passes over what a person need not be asked about. Of several
// processes one does, for as long as it lives; another may take over when a page sits down there, or when it has died.
// Nothing is lost if two of them do it: of two answers at one place of the log one is accepted.

import { type Kysely, sql } from 'kysely';
import type { Seat } from '../../game/index.ts';
import type { News } from './notices.ts';
import type { Schema } from './schema.ts';

export interface Leases {
  /** Whether this process plays on for a seat, as far as it knows. */
  readonly holds: (duel: string, seat: Seat) => boolean;
  /** Tries to be the one who does; `over` takes it from another that lives. */
  readonly take: (duel: string, seat: Seat, over: boolean) => Promise<boolean>;
  /** Another process has taken the seat over. */
  readonly lost: (duel: string, seat: Seat) => void;
  /** Another process has let the seats of a duel go. */
  readonly freed: (duel: string) => void;
  /** Lets all seats of a duel go. */
  readonly release: (duel: string) => Promise<void>;
  /** Hears when another process has died, or the database can be reached again: seats may be free that were not. */
  readonly watch: (listener: () => void) => void;
  readonly close: () => Promise<void>;
}

/** Where there is one process, it plays on everywhere. */
export const ALONE: Leases = {
  holds: () => true,
  take: async () => true,
  lost: () => {},
  freed: () => {},
  release: async () => {},
  watch: () => {},
  close: async () => {},
};

const BEAT_MS = 1000;
/** A process that has not been heard of for so long is dead. */
const EXPIRES_MS = 4000;
/** Who has heard that another plays on for a seat believes it for so long, unless that one is heard to let it go or to have died. */
const BELIEVED_MS = 2000;

/** By the clock of the database: those of several machines differ. */
const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
const alive = sql<boolean>`seen > ${now} - ${EXPIRES_MS}`;

export class SharedLeases implements Leases {
  private readonly held = new Map<string, Set<Seat>>();
  /** The seats that others had when they were last asked for, and when that was. */
  private readonly elsewhere = new Map<string, Map<Seat, number>>();
  /** The seats that are being taken over. */
  private readonly taking = new Map<string, Promise<boolean>>();
  private living: ReadonlySet<string> = new Set();
  private readonly listeners: (() => void)[] = [];
  private readonly timer: NodeJS.Timeout;
  private beating: Promise<void> | null = null;
  private lastBeat = 0;
  private isCutOff = false;
  private ended = false;

  constructor(
    private readonly db: Kysely<Schema>,
    private readonly self: string,
    private readonly tell: (db: Kysely<Schema>, news: News) => Promise<void>,
  ) {
    this.timer = setInterval(() => void this.beat(), BEAT_MS);
    this.timer.unref();
  }

  holds(duel: string, seat: Seat): boolean {
    return this.held.get(duel)?.has(seat) === true;
  }

  take(duel: string, seat: Seat, over: boolean): Promise<boolean> {
    if (this.holds(duel, seat)) return Promise.resolve(true);
    const key = `${duel} ${seat}`;
    const taking = this.taking.get(key);
    if (taking !== undefined) return taking;
    if (!over) return this.isElsewhere(duel, seat) ? Promise.resolve(false) : this.tryTo(duel, seat, false);
    const tried = this.tryTo(duel, seat, true).finally(() => this.taking.delete(key));
    this.taking.set(key, tried);
    return tried;
  }

  private async tryTo(duel: string, seat: Seat, over: boolean): Promise<boolean> {
    await this.beat(false);
    const row = { duel, seat, process: this.self };
    const isFree = sql<boolean>`not exists (select 1 from processes where id = leases.process and ${alive})`;
    const taken = await this.db
      .insertInto('leases')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['duel', 'seat'])
          .doUpdateSet({ process: this.self })
          .where(sql<boolean>`leases.process = ${this.self} or ${over} or ${isFree}`),
      )
      .returning('process')
      .executeTakeFirst();
    // It may have become this one's since it was asked.
    if (taken === undefined && !this.holds(duel, seat)) this.lost(duel, seat);
    if (taken === undefined || this.ended) return false;
    this.held.set(duel, (this.held.get(duel) ?? new Set()).add(seat));
    this.elsewhere.get(duel)?.delete(seat);
    if (over) await this.tell(this.db, { what: 'lead', duel, seat });
    return true;
  }

  lost(duel: string, seat: Seat): void {
    this.held.get(duel)?.delete(seat);
    const seats = this.elsewhere.get(duel) ?? new Map<Seat, number>();
    this.elsewhere.set(duel, seats.set(seat, performance.now()));
  }

  freed(duel: string): void {
    this.elsewhere.delete(duel);
  }

  private isElsewhere(duel: string, seat: Seat): boolean {
    return performance.now() - (this.elsewhere.get(duel)?.get(seat) ?? -BELIEVED_MS) < BELIEVED_MS;
  }

  async release(duel: string): Promise<void> {
    this.elsewhere.delete(duel);
    if (!this.held.delete(duel)) return;
    await this.db.deleteFrom('leases').where('duel', '=', duel).where('process', '=', this.self).execute();
    await this.tell(this.db, { what: 'free', duel });
  }

  watch(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Says that this process lives; `again` unless it has been said already. */
  private beat(again = true): Promise<void> {
    if (!again && this.lastBeat > 0) return Promise.resolve();
    this.beating ??= this.sayAlive().finally(() => {
      this.beating = null;
    });
    return this.beating;
  }

  private async sayAlive(): Promise<void> {
    const begun = performance.now();
    try {
      await this.db
        .insertInto('processes')
        .values({ id: this.self, seen: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen: now }))
        .execute();
      const rows = await this.db.selectFrom('processes').select('id').where(alive).execute();
      // Held up for so long that others took this one for dead: what it held may be theirs by now.
      if (this.lastBeat > 0 && begun - this.lastBeat > EXPIRES_MS) this.held.clear();
      this.lastBeat = begun;
      const living = new Set(rows.map(({ id }) => id));
      const hasDied = [...this.living].some((id) => !living.has(id));
      const wasCutOff = this.isCutOff;
      this.living = living;
      this.isCutOff = false;
      if (hasDied) await this.bury();
      if (hasDied || wasCutOff) this.elsewhere.clear();
      if (hasDied || wasCutOff) for (const listener of this.listeners) listener();
    } catch {
      // The database cannot be reached: nobody else can write there either, and the next beat tries again.
      this.isCutOff = true;
    }
  }

  /** What dead processes held is nobody's. */
  private async bury(): Promise<void> {
    await this.db.deleteFrom('processes').where(sql<boolean>`not (${alive})`).execute();
    await this.db
      .deleteFrom('leases')
      .where(sql<boolean>`not exists (select 1 from processes where id = leases.process)`)
      .execute();
  }

  async close(): Promise<void> {
    this.ended = true;
    clearInterval(this.timer);
    const duels = [...this.held.keys()];
    this.held.clear();
    try {
      await this.beating;
      await this.db.deleteFrom('leases').where('process', '=', this.self).execute();
      await this.db.deleteFrom('processes').where('id', '=', this.self).execute();
      for (const duel of duels) await this.tell(this.db, { what: 'free', duel });
    } catch {
      // Then the others find out by themselves.
    }
  }
}
