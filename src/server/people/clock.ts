// The clock of a table: how much time each seat has left, for whom it runs, and when it has run out. It only measures: what
// follows from it is an answer in the log of the duel.

import type { Seat } from '../../game/index.ts';
import type { ClockRules } from '../../protocol/company.ts';

/** How long a lost connection stops the clock of a seat, in one duel altogether. */
export const PATIENCE_SECONDS = 120;

/** Time as it is kept, in milliseconds, by seat: what is left, and how long a lost connection may still stop it. */
export interface Times {
  readonly left: readonly number[];
  readonly away: readonly number[];
}

export class Clock {
  private readonly left: number[];
  private readonly away: number[];
  private readonly here: boolean[];
  /** For whom it runs, and since when. */
  private runsFor: Seat | null = null;
  private since = 0;

  constructor(
    readonly rules: ClockRules,
    seats: number,
    /** How many milliseconds a second has; tests have no time to lose. */
    private readonly second: number,
    private readonly now: () => number = Date.now,
  ) {
    this.left = Array.from({ length: seats }, () => this.full);
    this.away = Array.from({ length: seats }, () => PATIENCE_SECONDS * second);
    this.here = Array.from({ length: seats }, () => false);
  }

  /** What everybody begins with, or has for each decision. */
  get full(): number {
    return this.rules.seconds * this.second;
  }

  /** Counts what has gone by since it was last looked at: first the patience with who has lost the connection. */
  private count(): void {
    const now = this.now();
    const seat = this.runsFor;
    if (seat !== null) {
      const gone = Math.max(0, now - this.since);
      const waited = this.here[seat] === true ? 0 : Math.min(gone, this.away[seat] ?? 0);
      this.away[seat] = (this.away[seat] ?? 0) - waited;
      this.left[seat] = Math.max(0, (this.left[seat] ?? 0) - (gone - waited));
    }
    this.since = now;
  }

  /** From here on it runs for this seat, or for nobody; a new decision has all its time where time is given by decisions. */
  runs(seat: Seat | null, isNew = false): void {
    this.count();
    this.runsFor = seat;
    if (seat !== null && isNew && this.rules.by === 'decision') this.left[seat] = this.full;
  }

  /** A turn of the seat's own begins, which gives it more time where that was said. */
  turn(seat: Seat): void {
    this.count();
    if (this.rules.by === 'game') this.left[seat] = (this.left[seat] ?? 0) + this.rules.more * this.second;
  }

  isHere(seat: Seat, here: boolean): void {
    this.count();
    this.here[seat] = here;
  }

  hasRunOut(seat: Seat): boolean {
    this.count();
    return this.left[seat] === 0;
  }

  /** In how many milliseconds it will have run out as things are; null while it runs for nobody. */
  get endsIn(): number | null {
    this.count();
    const seat = this.runsFor;
    if (seat === null) return null;
    return (this.left[seat] ?? 0) + (this.here[seat] === true ? 0 : (this.away[seat] ?? 0));
  }

  times(): Times {
    this.count();
    return { left: [...this.left], away: [...this.away] };
  }

  /** As it was kept, or as another process has measured it. */
  set({ left, away }: Times): void {
    this.count();
    for (const [seat, each] of left.entries()) this.left[seat] = each;
    for (const [seat, each] of away.entries()) this.away[seat] = each;
  }
}
