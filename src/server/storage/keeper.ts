// Writes down what a duel answers, one write after the other, and tries again for as long as a fault may pass.

import type { Answer, Seat } from '../../game/index.ts';
import type { KeptSettings } from '../kept-setup.ts';
import type { Note } from '../people/notes.ts';
import type { Changes } from '../surroundings.ts';
import { StorageFault, Taken } from './faults.ts';
import type { KeptDuel } from './kept.ts';
import { answersIn, type Entry, entriesFor, notesIn, takenIn } from './log.ts';
import type { Store } from './store.ts';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds).unref();
  });

/** Does something again and again while it fails for a reason that may pass; says so each time. */
async function untilKept<T>(work: () => Promise<T>, trouble: (sentence: string) => void): Promise<T> {
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

const ELSEWHERE = 'it has been played on elsewhere meanwhile';

/** What another process has said that it wrote. */
export interface Told {
  readonly at: number;
  readonly entries: readonly Entry[] | null;
}

/** What holds: the answers that have been accepted, here or by other processes. */
export interface Accepted {
  readonly answers: readonly Answer[];
  readonly notes: readonly Note[];
  readonly taken: number;
  /** Goes up whenever others have written: what was answered before without knowing of it does not hold. */
  readonly epoch: number;
}

export class Keeper {
  private readonly store: Store;
  private readonly id: string;
  /** How many entries the log has, as far as they have been read or written. */
  private entries: number;
  private accepted: Accepted;
  /** The same once everything is written that has been asked for. */
  private plannedEntries: number;
  private plannedAnswers: number;
  private last: Promise<unknown> = Promise.resolve();
  /**
   * How the duel stood when this process last wrote that. What others write leads on from it, and never back: turns and what was
   * taken back only go up, so that a duel that stands like this has been written by nobody else since.
   */
  private stood = '';

  constructor(store: Store, kept: Pick<KeptDuel, 'id' | 'entries' | 'answers' | 'taken' | 'notes'>) {
    this.store = store;
    this.id = kept.id;
    this.entries = kept.entries;
    this.accepted = { answers: kept.answers, notes: kept.notes, taken: kept.taken, epoch: 0 };
    this.plannedEntries = kept.entries;
    this.plannedAnswers = kept.answers.length;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work);
    this.last = next.catch(() => undefined);
    return next;
  }

  /** When everything is written that was to be written. */
  async settled(): Promise<void> {
    for (let last: Promise<unknown> | null = null; last !== this.last; ) {
      last = this.last;
      await last;
    }
  }

  /** Rejects with `Taken` where another process was first: then what this one has answered does not hold. */
  save(changes: Changes, trouble: (sentence: string) => void): Promise<void> {
    const { from, answers, epoch } = changes;
    if (epoch !== this.accepted.epoch) return Promise.reject(new Taken(ELSEWHERE));
    const entries = entriesFor(this.plannedAnswers, changes);
    const at = this.plannedEntries;
    this.plannedEntries += entries.length;
    this.plannedAnswers = from + answers.length;
    return this.inTurn(() => this.write(at, entries, changes, trouble));
  }

  /** Keeps the settings of a seat, after everything that is to be written before them. */
  saveSettings(seat: Seat, settings: KeptSettings[number], trouble: (sentence: string) => void): Promise<void> {
    return this.inTurn(() => untilKept(() => this.store.saveSettings(this.id, seat, settings), trouble));
  }

  private async write(
    at: number,
    entries: readonly Entry[],
    { epoch, taken, turn, over, won, winners, ranks = null, rates = null }: Changes,
    trouble: (sentence: string) => void,
  ): Promise<void> {
    if (at !== this.entries || epoch !== this.accepted.epoch) throw new Taken(ELSEWHERE);
    if (entries.length === 0) return;
    const standing = { taken, turn, over, won, winners, ranks, rates };
    const stands = JSON.stringify(standing);
    await untilKept(async () => {
      try {
        await this.store.append(this.id, at, entries, stands === this.stood ? null : standing);
      } catch (error) {
        if (!(error instanceof Taken) || !(await this.isThere(at, entries))) throw error;
      }
    }, trouble);
    this.stood = stands;
    this.adopt(entries, epoch);
  }

  private adopt(entries: readonly Entry[], epoch: number): void {
    this.entries += entries.length;
    this.accepted = {
      answers: answersIn(entries, this.accepted.answers),
      notes: [...this.accepted.notes, ...notesIn(entries)],
      taken: takenIn(entries) ?? this.accepted.taken,
      epoch,
    };
  }

  /** A connection can be lost after the database has written and before it could say so. */
  private async isThere(at: number, entries: readonly Entry[]): Promise<boolean> {
    const there = await this.store.entries(this.id, at);
    return JSON.stringify(there.slice(0, entries.length)) === JSON.stringify(entries);
  }

  /**
   * What holds after everything that others have written. `told` saves the reading where it is what comes next; with
   * `anew` what was answered here and not accepted is void, and nothing can go on before it has been read.
   */
  readOn(told: Told | null, anew = false): Promise<Accepted> {
    return this.inTurn(async () => {
      const news = await (anew
        ? untilKept(
            () => this.newsOf(told),
            () => undefined,
          )
        : this.newsOf(told));
      if (news.length === 0 && !anew) return this.accepted;
      this.adopt(news, this.accepted.epoch + 1);
      this.plannedEntries = this.entries;
      this.plannedAnswers = this.accepted.answers.length;
      return this.accepted;
    });
  }

  private async newsOf(told: Told | null): Promise<readonly Entry[]> {
    if (told?.entries != null && told.at === this.entries) return told.entries;
    if (told?.entries != null && told.at + told.entries.length <= this.entries) return [];
    return this.store.entries(this.id, this.entries);
  }
}
