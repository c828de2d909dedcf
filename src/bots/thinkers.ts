// Threads that think: shared by all players of a process that ask for the same number, and no reason to keep it alive. Thoughts
// stand in one line: who came first is thought for first, to the end, and whoever waits can be told how many come before.

import { Worker } from 'node:worker_threads';
import type { Errand, ResultOf } from './errand.ts';
import { THINKS } from './thread.ts';

/** One errand of a thought, and who waits for what comes of it. */
interface Task {
  readonly errand: Errand;
  readonly done: (result: ResultOf<Errand>) => void;
  readonly failed: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  task: Task | null;
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

/** One decision that is thought about, in as many rounds as it takes; it keeps its place in the line until it ends. */
export class Thought {
  /** What no thread has begun yet. */
  readonly tasks: Task[] = [];
  /** Whether a thread has ever had time for it. */
  hasBegun = false;
  /** Nothing is to be thought: only the turn is waited for. */
  onTurn: (() => void) | null = null;

  constructor(private readonly crew: Thinkers) {}

  /** How many thoughts come before this one; 0 as soon as it is thought about. */
  get ahead(): number {
    return this.hasBegun ? 0 : this.crew.before(this);
  }

  /** One result for each errand, in their order. */
  think<E extends Errand>(errands: readonly E[]): Promise<ResultOf<E>[]> {
    const results = errands.map(
      (errand) =>
        new Promise<ResultOf<E>>((done, failed) => this.tasks.push({ errand, done: done as Task['done'], failed })),
    );
    this.crew.goOn();
    return Promise.all(results);
  }

  /** Waits until a thread would have had time for it. */
  turn(): Promise<void> {
    return new Promise((done) => {
      this.onTurn = done;
      this.crew.goOn();
    });
  }

  end(): void {
    this.crew.leaves(this);
  }
}

export class Thinkers {
  private readonly threads: Thread[];
  /** Thoughts that have not ended, in the order in which they came. */
  private line: Thought[] = [];
  /** Why nothing is thought here any more. */
  private fault: Error | null = null;

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

  /** Takes its place at the end of the line. */
  begin(): Thought {
    const thought = new Thought(this);
    this.line.push(thought);
    return thought;
  }

  /** One thought of one errand. */
  async think<E extends Errand>(errand: E): Promise<ResultOf<E>> {
    const thought = this.begin();
    try {
      const [result] = await thought.think([errand]);
      return result as ResultOf<E>;
    } finally {
      thought.end();
    }
  }

  before(thought: Thought): number {
    return Math.max(0, this.line.indexOf(thought));
  }

  leaves(thought: Thought): void {
    this.line = this.line.filter((each) => each !== thought);
  }

  /** Gives idle threads what comes first in the line. */
  goOn(): void {
    if (this.fault !== null) this.fail(this.fault);
    else for (const thread of this.threads) if (thread.task === null) this.occupy(thread);
  }

  private occupy(thread: Thread): void {
    for (const thought of this.line) {
      if (thought.onTurn !== null) {
        thought.hasBegun = true;
        thought.onTurn();
        thought.onTurn = null;
      }
      const task = thought.tasks.shift();
      if (task === undefined) continue;
      thought.hasBegun = true;
      thread.task = task;
      thread.worker.ref();
      thread.worker.postMessage(task.errand);
      return;
    }
  }

  private start(): Thread {
    const thread: Thread = { worker: startThread(), task: null };
    thread.worker.on('message', (came: { result: ResultOf<Errand> } | { fault: string }) => {
      const { task } = thread;
      thread.task = null;
      thread.worker.unref();
      if ('fault' in came) task?.failed(new Error(came.fault));
      else task?.done(came.result);
      // Whose round has ended has a word first, so that its next one is not overtaken.
      setImmediate(() => this.goOn());
    });
    // A thread that is lost takes its errands with it: whoever waits hears of it, and the next one starts afresh.
    thread.worker.on('error', (error) => this.lost(error as Error));
    thread.worker.unref();
    return thread;
  }

  private lost(error: Error): void {
    for (const [number, crew] of crews) if (crew === this) crews.delete(number);
    this.fault = error;
    for (const { task, worker } of this.threads) {
      task?.failed(error);
      void worker.terminate();
    }
    this.fail(error);
  }

  private fail(error: Error): void {
    for (const { tasks, onTurn } of this.line) {
      for (const { failed } of tasks.splice(0)) failed(error);
      onTurn?.();
    }
  }
}
