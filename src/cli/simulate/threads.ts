// Threads of this machine that play shares, one share at a time each. A thread that dies is replaced, and its share is
// played again once; if that fails too, its games are reported as broken.

import { Worker } from 'node:worker_threads';
import type { Share } from './plan.ts';
import { countBroken, emptyTally, type Tally } from './tally.ts';
import { PLAYS_SHARES } from './thread.ts';

interface Task {
  readonly share: Share;
  readonly done: (tally: Tally) => void;
  tries: number;
}

/** From its source under a loader, or as the bundle that this file is a part of. */
function startThread(): Worker {
  const here = import.meta.url;
  const fromSource = here.endsWith('.ts');
  return new Worker(fromSource ? new URL('./thread.ts', here) : new URL(here), {
    workerData: PLAYS_SHARES,
    execArgv: fromSource ? ['--import', new URL('../../../scripts/ts.mjs', here).href] : [],
    // A game leaves much behind that is soon forgotten: more room would only hold more of it, and be no faster. What lasts
    // is the pool of cards and the game at hand, a fraction of what the old part may hold.
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 96 },
  });
}

export class Threads {
  private readonly waiting: Task[] = [];
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Task>();
  private closed = false;

  constructor(count: number) {
    for (let i = 0; i < count; i += 1) this.start();
  }

  /** Plays a share as soon as a thread is free. After `close` the promise stays open for ever. */
  play(share: Share): Promise<Tally> {
    return new Promise((done) => {
      this.waiting.push({ share, done, tries: 0 });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.idle, ...this.busy.keys()].map((thread) => thread.terminate()));
  }

  private start(): void {
    const thread = startThread();
    let why = 'the thread that played it ended';
    thread.on('message', (tally: Tally) => {
      const task = this.busy.get(thread);
      this.busy.delete(thread);
      this.idle.push(thread);
      task?.done(tally);
      this.next();
    });
    thread.on('error', (error) => {
      why = `the thread that played it broke: ${(error as Error).message}`;
    });
    thread.on('exit', () => this.lost(thread, why));
    this.idle.push(thread);
  }

  private lost(thread: Worker, why: string): void {
    if (this.closed) return;
    const task = this.busy.get(thread);
    this.busy.delete(thread);
    const place = this.idle.indexOf(thread);
    if (place >= 0) this.idle.splice(place, 1);
    // A thread that dies before it has anything to do would die again and again.
    if (task === undefined) throw new Error(`a thread for playing games could not be kept: ${why}`);
    task.tries += 1;
    if (task.tries < 2) this.waiting.unshift(task);
    else task.done(allBroken(task.share, why));
    this.start();
    this.next();
  }

  private next(): void {
    while (this.idle.length > 0 && this.waiting.length > 0) {
      const thread = this.idle.shift() as Worker;
      const task = this.waiting.shift() as Task;
      this.busy.set(thread, task);
      thread.postMessage(task.share);
    }
  }
}

function allBroken({ from, to }: Share, message: string): Tally {
  const tally = emptyTally();
  for (let index = from; index < to; index += 1) countBroken(tally, { index, message });
  return tally;
}
