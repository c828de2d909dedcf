// The duels that are played at the moment: held in memory, brought back from what is kept, told what other processes do.

import type { Player } from '../bots/levels.ts';
import type { Seat } from '../game/index.ts';
import { computerAt } from './computers.ts';
import { Duel } from './duel.ts';
import { coachFor } from './lessons.ts';
import { type Log, markOf, SILENT } from './logging.ts';
import { type MatchRecord, matchState, resultState } from './match.ts';
import { NotThere } from './missing.ts';
import type { DuelSetup } from './setup.ts';
import { Keeper } from './storage/keeper.ts';
import type { Notice } from './storage/notices.ts';
import type { Store } from './storage/store.ts';
import type { Surroundings } from './surroundings.ts';
import { REAL, Thoughts, type Time } from './tempo.ts';
import { laid } from './unplayable.ts';

export interface TablesOptions {
  /** Who plays for the computer; tests put their own there. */
  readonly player?: (setup: DuelSetup, seat: Seat) => Player;
  /** How many milliseconds a second of a clock has; tests have no time to lose. */
  readonly second?: number;
  /** How many answers may be given without a person being asked. */
  readonly mostSteps?: number;
  /** How time goes for computers; tests count it. */
  readonly time?: Time;
  readonly log?: Log;
}

const STOPPING = 'the server is being restarted: nothing is lost, and this page comes back by itself';
/** So long an orderly stop waits for what is still being written. */
const STOP_MS = 8000;

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
/** So long who asks for a table waits for the computers at it. */
const PATIENCE = 200;
/** A whole duel of computers has a few thousand answers. */
const MOST_STEPS = 100_000;
const MOST_OPEN = 60;

/** A duel in memory, with what it is part of and where it is kept. */
export interface OpenTable {
  readonly duel: Duel;
  readonly keeper: Keeper;
  match: MatchRecord;
}

export class OpenTables {
  private readonly store: Store;
  private readonly options: TablesOptions;
  private readonly log: Log;
  private readonly thoughts = new Thoughts();
  private readonly open = new Map<string, OpenTable>();
  private readonly opening = new Map<string, Promise<Duel>>();
  /** Duels of which something was told while they were being opened. */
  private readonly missed = new Set<string>();

  constructor(store: Store, options: TablesOptions = {}) {
    this.store = store;
    this.options = options;
    this.log = options.log ?? SILENT;
    store.hear((notice) => this.hear(notice));
    store.leases.watch(() => {
      for (const { duel } of this.open.values()) {
        duel.wake();
        duel.lookingOn.recount();
      }
    });
  }

  /** How many duels are held in memory. */
  get held(): number {
    return this.open.size;
  }

  /** The table of a duel, where it is in memory. */
  at(id: string): OpenTable | undefined {
    return this.open.get(id);
  }

  /** It is held in memory no more. */
  drop(id: string): void {
    this.open.delete(id);
  }

  /** The duel at a table, from memory or from what is kept of it. */
  duel(id: string): Promise<Duel> {
    const there = this.open.get(id);
    if (there !== undefined) return Promise.resolve(there.duel);
    const known = this.opening.get(id) ?? this.restore(id).finally(() => this.opening.delete(id));
    this.opening.set(id, known);
    return known;
  }

  private async restore(id: string): Promise<Duel> {
    const kept = await this.store.duel(id);
    if (kept === null) throw new NotThere(`there is no duel '${id}'`);
    const keeper = new Keeper(this.store, kept);
    const table = { match: kept.match, keeper } as { -readonly [key in keyof OpenTable]: OpenTable[key] };
    const around = (): Surroundings => ({
      save: (changes, trouble) => keeper.save(changes, trouble),
      readOn: (told, anew) => keeper.readOn(told, anew),
      leads: (seat, over) => this.leads(id, seat, over),
      settings: (seat, settings, trouble) => keeper.saveSettings(seat, settings, trouble),
      // Who has not heard it hears it when it is asked for again.
      watched: (count, asks) => void this.store.tell({ what: 'watched', duel: id, count, asks }).catch(() => undefined),
      tempo: { time: this.options.time ?? REAL, thoughts: this.thoughts },
      player: this.options.player ?? computerAt,
      around: (game, seat) => ({
        match: matchState(kept.setup, table.match, game, seat),
        result: resultState(kept.setup, table.match, game, seat),
      }),
      coach: coachFor(kept.setup),
      holds: (seat) => this.store.leases.holds(id, seat),
      second: this.options.second ?? 1000,
      mostSteps: this.options.mostSteps ?? MOST_STEPS,
      setAside: (sentence, error) => this.setAside(id, sentence, error),
    });
    table.duel = laid(kept, () => new Duel(id, kept.setup, around(), kept));
    this.putAway();
    this.open.set(id, table);
    // What was told while it was being read may not be in it.
    if (this.missed.delete(id)) void this.catchUp(id, table.duel);
    // An opponent that thinks for long does not keep anybody waiting for the table itself.
    await Promise.race([table.duel.go(), wait(PATIENCE)]);
    return table.duel;
  }

  /** Keeps no more duels in memory than are played: those put away are rebuilt from what is kept of them. */
  private putAway(): void {
    for (const [id, { duel }] of this.open) {
      if (this.open.size < MOST_OPEN) return;
      if (!duel.isIdle) continue;
      this.open.delete(id);
      this.store.leases.release(id).catch(() => undefined); // then it ends with the process
    }
  }

  /** A duel has met an error: it can be looked at from here on and no more, here and everywhere. Others go on. */
  private setAside(id: string, sentence: string, error: unknown): void {
    this.log.error({ table: markOf(id), error: error instanceof Error ? error.stack : String(error) }, 'set aside');
    this.store.setAside(id, sentence).catch(() => undefined); // then it is set aside again by who opens it
  }

  /** Before the end: tells every page that it may come back, and waits until everything is kept that was answered. */
  async stop(): Promise<void> {
    const open = [...this.open.values()];
    for (const { duel } of open) duel.stop(STOPPING);
    await Promise.race([Promise.all(open.map(({ keeper }) => keeper.settled())), wait(STOP_MS)]);
  }

  // ---- other processes ----

  private leads(id: string, seat: Seat, over: boolean): true | Promise<boolean> {
    const { leases } = this.store;
    // Where the database cannot be reached nobody can play on: who has tried will try again.
    return leases.holds(id, seat) || leases.take(id, seat, over).catch(() => false);
  }

  /** Something was told by another process; null where anything may have been. */
  private hear(notice: Notice | null): void {
    if (notice === null) {
      for (const id of this.opening.keys()) this.missed.add(id);
      for (const [id, { duel }] of this.open) {
        void this.catchUp(id, duel);
        duel.lookingOn.recount();
      }
      return;
    }
    const { duel: id, what } = notice;
    if (this.opening.has(id)) this.missed.add(id);
    if (what === 'free') this.store.leases.freed(id);
    const table = this.open.get(id);
    if (table === undefined) return;
    if (what === 'log') void table.duel.follow(notice);
    if (what === 'lead') this.store.leases.lost(id, notice.seat);
    if (what === 'free') table.duel.wake();
    if (what === 'watched') table.duel.lookingOn.heardOf(notice.by, notice.count, notice.asks);
    if (what === 'settings' || what === 'match') void this.readAgain(id).catch(() => undefined);
    if (what === 'gone') {
      this.open.delete(id);
      table.duel.breakDown(new Error('it has been deleted'));
    }
  }

  /** Anything may have been missed: how it is played comes first, for play goes on by it. */
  private async catchUp(id: string, duel: Duel): Promise<void> {
    await this.readAgain(id).catch(() => undefined);
    await duel.follow(null);
    duel.wake();
  }

  /** What the match has come to, and what others have set, as it is kept now. */
  async readAgain(id: string): Promise<void> {
    const kept = await this.store.duel(id);
    const table = this.open.get(id);
    if (kept === null || table === undefined) return;
    table.match = kept.match;
    if (kept.fault !== null) table.duel.isSetAside(kept.fault);
    table.duel.hearSettings(kept.settings);
  }
}
