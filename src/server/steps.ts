// Play that goes on by itself: others get their turn every few milliseconds, and what does not come to an end is stopped.

import { performance } from 'node:perf_hooks';
import { setImmediate as others } from 'node:timers/promises';

/** So long nobody else waits, in milliseconds. */
const TURN_MS = 8;

export class Steps {
  private taken = 0;
  private until = performance.now() + TURN_MS;
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** One more step; where this has had its time, something to wait for until others have done something. */
  next(): Promise<void> | null {
    this.taken += 1;
    if (this.taken > this.most) throw new Error(`${this.most} answers were given and nobody was asked`);
    return performance.now() < this.until ? null : this.giveWay();
  }

  private async giveWay(): Promise<void> {
    await others();
    this.until = performance.now() + TURN_MS;
  }
}
