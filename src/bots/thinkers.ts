// Threads that think: shared by all players of a process that ask for the same number, and no reason to keep it alive.

import { Worker } from 'node:worker_threads';
import type { Errand } from './errand.ts';
import { THINKS } from './thread.ts';
import type { Tried } from './tried.ts';

interface Waiting {
  readonly done: (tried: Tried[]) => void;
  readonly failed: (error: Error) => void;
}

const MOST_THREADS = 16;
const crews = new Map<number, Thinkers>();

/** From its source under a loader, or as the bundle that this file is a part of. */
function startThread(): Worker {
  const here = import.meta.url;
  const fromSource = here.endsWith('.ts');
  const thread = new Worker(fromSource ? new URL('./thread.ts', here) : new URL(here), {
    workerData: THINKS,
    execArgv: fromSource ? ['--import', new URL('../../scripts/ts.mjs', here).href] : [],
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  });
  return thread;
}

export class Thinkers {
  private readonly threads: Worker[];
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  private constructor(count: number) {
    this.threads = Array.from({ length: count }, () => this.start());
  }

  static of(count: number): Thinkers {
    const number = Math.min(count, MOST_THREADS);
    let crew = crews.get(number);
    if (crew === undefined) {
      crew = new Thinkers(number);
      crews.set(number, crew);
    }
    return crew;
  }

  /** One result for each errand, in their order. */
  async think(errands: readonly Errand[]): Promise<Tried[][]> {
    for (const thread of this.threads) thread.ref();
    try {
      return await Promise.all(errands.map((errand) => this.send(errand)));
    } finally {
      if (this.waiting.size === 0) for (const thread of this.threads) thread.unref();
    }
  }

  /** By turns, so that several games that think at once share the threads. */
  private send(errand: Errand): Promise<Tried[]> {
    this.last += 1;
    const id = this.last;
    const thread = id % this.threads.length;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      (this.threads[thread] as Worker).postMessage({ id, errand });
    });
  }

  private start(): Worker {
    const thread = startThread();
    thread.on('message', ({ id, tried, fault }: { id: number; tried?: Tried[]; fault?: string }) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (tried === undefined) waiting?.failed(new Error(fault ?? 'a thinking thread gave no answer'));
      else waiting?.done(tried);
    });
    // A thread that is lost takes its errands with it: whoever waits hears of it, and the next one starts afresh.
    thread.on('error', (error) => this.lost(error as Error));
    thread.unref();
    return thread;
  }

  private lost(error: Error): void {
    for (const [number, crew] of crews) if (crew === this) crews.delete(number);
    for (const { failed } of this.waiting.values()) failed(error);
    this.waiting.clear();
  }
}
