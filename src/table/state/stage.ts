// The stage: plays what the server tells, one moment after the other, at the chosen speed, and ends with the table itself.
// The newest table is known at once, so that a question can be answered while the way to it is still being shown.

import type { Moment, MomentKind } from '../../protocol/moment.ts';
import type { LogLine, TableState } from '../../protocol/table.ts';
import { afterMoment } from './changes.ts';
import { otherTurn } from './seats.ts';

export const SPEEDS = ['instant', 'quick', 'normal', 'calm'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Playing {
  /** The table as it is shown now. */
  readonly shown: TableState | null;
  /** The log as far as it is shown. */
  readonly log: readonly LogLine[];
  /** What is being shown; the last of it stays until the next table. */
  readonly moment: Moment | null;
  /** Something is still to be shown. */
  readonly busy: boolean;
  /** More has been told since the newest table came: nothing is asked before the next. */
  readonly behind: boolean;
}

/** How long a whole moment is shown, in milliseconds. */
const WHOLE: Readonly<Record<Speed, number>> = { instant: 0, quick: 360, normal: 700, calm: 1600 };

/** What takes longer to see than other things; all else counts half. */
const WEIGHTS: Partial<Record<MomentKind, number>> = {
  cast: 1.2,
  interrupt: 1.2,
  use: 1,
  effect: 0.9,
  countered: 1.2,
  fizzled: 1,
  resolved: 0.7,
  land: 0.8,
  attack: 1.2,
  block: 0.9,
  strike: 0.8,
  death: 0.7,
  turn: 0.5,
  draw: 0.4,
  over: 1.8,
};
/** One's own doing is no news. */
const OWN = 0.5;
/** More than this many at once are shown faster, and never faster than a third. */
const MANY = 8;

/** How long a moment is shown where so many more wait behind it. */
export function timeOf({ kind, seat }: Moment, speed: Speed, me: number, waiting: number): number {
  const own = seat === me && kind !== 'over' && kind !== 'strike' && kind !== 'death' ? OWN : 1;
  const crowd = Math.max(1 / 3, Math.min(1, MANY / Math.max(1, waiting)));
  return Math.round(WHOLE[speed] * (WEIGHTS[kind] ?? 0.5) * own * crowd);
}

type Entry = Moment | TableState;
interface Newest {
  readonly table: TableState;
  readonly log: readonly LogLine[];
}

/** Where nothing is shown moment by moment, the table comes soon; what is told is shown if it does not. */
const SOON = 80;

/** Nothing is shown yet. */
export const STILL: Playing = { shown: null, log: [], moment: null, busy: false, behind: false };

export class Stage {
  speed: Speed = 'normal';
  private state: Playing = STILL;
  private newest: Newest | null = null;
  private queue: Entry[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private heard = 0;
  /** What has happened since the last answer, and the table at which it was given. */
  private past: Moment[] = [];
  private before: TableState | null = null;
  private readonly hearers = new Set<() => void>();
  private readonly watchers = new Set<(moment: Moment) => void>();

  readonly get = (): Playing => this.state;
  readonly subscribe = (hear: () => void): (() => void) => {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  };
  /** Is called with each moment when it is shown, also where no time is taken for it. */
  readonly watch = (see: (moment: Moment) => void): (() => void) => {
    this.watchers.add(see);
    return () => this.watchers.delete(see);
  };

  private set(change: Partial<Playing>): void {
    this.state = { ...this.state, ...change };
    for (const hear of this.hearers) hear();
  }

  tell(moment: Moment): void {
    if (moment.number <= this.heard || this.newest === null) return;
    this.heard = moment.number;
    this.past.push(moment);
    this.queue.push(moment);
    if (this.speed === 'instant') this.timer ??= setTimeout(() => this.finish(), SOON);
    else if (this.timer === null) this.next();
    else if (!this.state.behind) this.set({ behind: true });
  }

  /** A whole table: what was told before leads to it. */
  settle(table: TableState, log: readonly LogLine[]): void {
    // At another seat everything looks otherwise: nothing leads there from the table before.
    const isElsewhere = this.newest !== null && this.newest.table.seat !== table.seat;
    if (isElsewhere) this.forget();
    const isFirst = this.newest === null;
    this.newest = { table, log };
    this.heard = table.told;
    if (isFirst) this.before = table;
    if (this.speed === 'instant' || isFirst || (this.timer === null && this.queue.length === 0)) {
      this.queue.push(table);
      this.finish();
      return;
    }
    this.queue.push(table);
    if (this.timer === null) this.next();
    else if (this.state.behind) this.set({ behind: false });
  }

  /** Shows everything at once. Whether something of another's doing had not been seen to its end. */
  hurry(me: number): boolean {
    if (!this.state.busy) return false;
    const unseen = [this.state.moment, ...this.queue].some(
      (each) => each?.type === 'moment' && each.seat !== me && each.kind !== 'turn',
    );
    this.finish();
    return unseen;
  }

  /** An answer has been given: from here on it is remembered what happens. */
  answered(): void {
    this.past = [];
    this.before = this.newest?.table ?? null;
  }

  /** Shows again what has happened since the last answer; false where that was nothing. */
  again(): boolean {
    if (this.past.length === 0 || this.before === null || this.newest === null) return false;
    this.stop();
    this.queue = [...this.past, this.newest.table];
    this.state = { ...this.state, shown: this.before };
    this.next(this.speed === 'instant' ? 'normal' : this.speed);
    return true;
  }

  close(): void {
    this.stop();
    this.queue = [];
  }

  private forget(): void {
    this.stop();
    this.queue = [];
    this.past = [];
    this.newest = null;
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private see(moment: Moment): void {
    for (const watch of this.watchers) watch(moment);
  }

  /** Everything that waits happens now. */
  private finish(): void {
    this.stop();
    const waiting = this.queue;
    this.queue = [];
    let { shown } = this.state;
    let moment: Moment | null = null;
    for (const entry of waiting)
      if (entry.type === 'table') [shown, moment] = [entry, null];
      else if (shown !== null) {
        shown = afterMoment(shown, entry);
        moment = entry;
        this.see(entry);
      }
    const behind = moment !== null;
    if (!behind && this.newest !== null) shown = this.newest.table;
    this.set({ shown, log: this.newest?.log ?? [], moment, busy: false, behind });
  }

  private next(speed: Speed = this.speed): void {
    this.timer = null;
    const entry = this.queue.shift();
    if (entry === undefined) {
      this.rest();
      return;
    }
    if (entry.type === 'table') {
      this.state = { ...this.state, shown: entry };
      this.next(speed);
      return;
    }
    const { shown } = this.state;
    const behind = !this.queue.some((each) => each.type === 'table');
    this.see(entry); // while what it is about still lies where it lay
    this.set({ shown: shown === null ? null : afterMoment(shown, entry), moment: entry, busy: true, behind });
    const me = shown?.seat ?? -1;
    const waiting = this.queue.filter((each) => each.type === 'moment').length;
    this.timer = setTimeout(() => this.next(speed), timeOf(entry, speed, me, waiting));
  }

  /** All that was told has been shown. */
  private rest(): void {
    if (this.state.behind) this.set({ busy: false });
    else if (this.newest !== null)
      this.set({ shown: this.newest.table, log: this.newest.log, moment: null, busy: false });
  }
}

/** The table as the page shows it: what is seen as far as it has been shown, and the newest question at once. */
export function staged(newest: TableState, { shown, moment, busy, behind }: Playing): TableState {
  if (shown === null || (!busy && !behind)) return newest;
  const headline = moment?.words ?? shown.headline;
  const { asked, primary, secondary, mayUndo, awaits, halted, at, frame, told, settings } = newest;
  if (!behind)
    return {
      ...shown,
      ...{ asked, primary, secondary, mayUndo, awaits, halted, at, frame, told, settings },
      headline,
      subline: asked === null && halted === null ? '' : `Then: ${newest.headline}`,
      result: null,
    };
  const other = otherTurn(shown);
  return {
    ...shown,
    ...{ asked: null, primary: null, secondary: null, mayUndo: false, halted: null, at, frame, told, settings },
    awaits: other?.seat ?? -1,
    headline,
    subline: busy || other === undefined || other.name === '' ? '' : `${other.name} is thinking.`,
    result: null,
  };
}
