// The workshop: threads that do the work of the laboratory, so that no table waits for it. Quick work shares one thread; a review
// has one of its own, which is ended when somebody stops it.

import { Worker } from 'node:worker_threads';
import { BadInput } from '../../game/index.ts';
import type { Job, Result } from './jobs.ts';
import { type Heard, WORKS } from './thread.ts';

/** So much is waiting already that nothing more is taken. */
export class Busy extends Error {}

/** From its source under a loader, or as the bundle that this file is a part of. */
function startThread(): Worker {
  const here = import.meta.url;
  const fromSource = here.endsWith('.ts');
  return new Worker(fromSource ? new URL('./thread.ts', here) : new URL(here), {
    workerData: WORKS,
    execArgv: fromSource ? ['--import', new URL('../../../scripts/ts.mjs', here).href] : [],
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
}

interface Task {
  readonly id: number;
  readonly job: Job;
  readonly done: (result: unknown) => void;
  readonly failed: (error: Error) => void;
  readonly tell: (done: number) => void;
}

/** One thread and what waits for it. */
class Bench {
  private readonly waiting: Task[] = [];
  private thread: Worker | null = null;
  private task: Task | null = null;
  private timer: NodeJS.Timeout | null = null;
  private readonly patience: number;

  /** Work that takes longer than so many milliseconds is ended. */
  constructor(patience: number) {
    this.patience = patience;
  }

  get length(): number {
    return this.waiting.length + (this.task === null ? 0 : 1);
  }

  add(task: Task): void {
    this.waiting.push(task);
    this.next();
  }

  /** Ends what is being done, or takes it out of the queue; whoever waits for it hears why. */
  stop(id: number, why: Error): void {
    const place = this.waiting.findIndex((each) => each.id === id);
    if (place >= 0) this.waiting.splice(place, 1)[0]?.failed(why);
    else if (this.task?.id === id) this.drop(why);
  }

  async close(): Promise<void> {
    const { thread } = this;
    this.waiting.length = 0;
    this.finish();
    this.thread = null;
    await thread?.terminate();
  }

  private next(): void {
    const task = this.task === null ? this.waiting.shift() : undefined;
    if (task === undefined) return;
    this.task = task;
    this.thread ??= this.start();
    this.thread.ref();
    this.timer = setTimeout(
      () => this.drop(new Busy('this took too long and was ended: a smaller position may do')),
      this.patience,
    );
    this.thread.postMessage({ id: task.id, job: task.job });
  }

  private finish(): Task | null {
    const { task } = this;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.task = null;
    return task;
  }

  private drop(why: Error): void {
    const { thread } = this;
    this.thread = null;
    void thread?.terminate();
    this.finish()?.failed(why);
    this.next();
  }

  private start(): Worker {
    const thread = startThread();
    thread.on('message', (heard: Heard) => {
      if (thread !== this.thread || heard.id !== this.task?.id) return;
      if ('done' in heard) return this.task.tell(heard.done);
      const task = this.finish();
      thread.unref();
      if ('result' in heard) task?.done(heard.result);
      else task?.failed(heard.isInput ? new BadInput(heard.fault) : new Error(heard.fault));
      this.next();
    });
    thread.on('error', (error) => {
      if (thread === this.thread) this.drop(error as Error);
    });
    thread.unref();
    return thread;
  }
}

const QUICK_PATIENCE = 30_000;
const LONG_PATIENCE = 600_000;
const MOST_QUICK = 40;
const MOST_LONG = 4;

export class Workshop {
  private readonly quick = new Bench(QUICK_PATIENCE);
  private readonly long = new Bench(LONG_PATIENCE);
  private last = 0;

  /** Does a job and gives what came of it; `tell` hears how far it is, and `started` the number by which it can be stopped. */
  do<J extends Job>(
    job: J,
    tell: (done: number) => void = () => {},
    started: (id: number) => void = () => {},
  ): Promise<Result<J>> {
    const [bench, most] = job.do === 'review' ? [this.long, MOST_LONG] : [this.quick, MOST_QUICK];
    if (bench.length >= most) throw new Busy('the laboratory has too much to do: try again in a while');
    this.last += 1;
    const id = this.last;
    started(id);
    return new Promise((done, failed) => {
      bench.add({ id, job, tell, failed, done: done as (result: unknown) => void });
    });
  }

  stop(id: number): void {
    this.long.stop(id, new Busy('it was stopped'));
  }

  async close(): Promise<void> {
    await Promise.all([this.quick.close(), this.long.close()]);
  }
}
