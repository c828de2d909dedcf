// Simulations through a Redis while processes are killed: each ends with its own games, or soon with a sentence.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startRedis, type TestRedis } from '../../test/cli/redis.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUN = 'simulate --book portal --deck 1 --deck 2 --games 60 --seed kills --json'.split(' ');

/** So soon a simulation whose queue is gone has said so. */
const SOON_MS = 10_000;
/** So long a simulation may take that has a queue and a worker: more, and it will never end. */
const STUCK_MS = 60_000;

/** What became of the simulations. */
export interface Ends {
  /** They ended with every game, and with the same ones as without a queue. */
  whole: number;
  /** They ended with a sentence, soon after their queue had gone. */
  said: number;
  /** They ended in any other way, too late, or not at all. */
  wrong: number;
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function start(args: readonly string[]): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, ['dist/cli.mjs', ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    said.out += String(data);
  });
  child.stderr.on('data', (data) => {
    said.err += String(data);
  });
  const ended = new Promise<Ended>((done) => child.once('close', (code) => done({ code, ...said })));
  return { child, ended };
}

export class Simulations {
  private readonly ends: Ends = { whole: 0, said: 0, wrong: 0 };
  private worker: ChildProcess | null = null;
  private run: ChildProcess | null = null;
  private over = false;
  /** Since when the queue has been away; null while it is there. */
  private awaySince: number | null = null;
  private backSince = performance.now();
  private played: Promise<void> = Promise.resolve();

  private constructor(
    private readonly redis: TestRedis,
    /** What a simulation says that nobody disturbs. */
    private readonly expected: string,
  ) {}

  /** One after the other begins, until `end`. */
  static async start(): Promise<Simulations> {
    const { code, out, err } = await start(RUN).ended;
    if (code !== 0) throw new Error(`a simulation without a queue ended with ${code}: ${err}`);
    const begun = new Simulations(await startRedis(), out);
    begun.startWorker();
    begun.played = begun.playOn();
    return begun;
  }

  private startWorker(): void {
    const args = ['worker', '--queue', this.redis.url, '--concurrency', '1', '--lost-after', '2'];
    this.worker = start(args).child;
  }

  private async playOn(): Promise<void> {
    while (!this.over) await this.playOne();
  }

  private async playOne(): Promise<void> {
    const { child, ended } = start([...RUN, '--queue', this.redis.url]);
    this.run = child;
    const began = performance.now();
    let late = false;
    const watch = setInterval(() => {
      const since = this.awaySince === null ? Math.max(began, this.backSince) : Math.max(began, this.awaySince);
      late ||= performance.now() - since > (this.awaySince === null ? STUCK_MS : SOON_MS);
      if (late) child.kill('SIGKILL');
    }, 100);
    const end = await ended;
    clearInterval(watch);
    this.run = null;
    if (end.code === 0 && end.out === this.expected) this.ends.whole += 1;
    else if (!late && end.code === 1 && end.out === '' && isSentence(end.err)) this.ends.said += 1;
    else {
      this.ends.wrong += 1;
      process.stderr.write(`a simulation ended with ${late ? 'nothing in time' : end.code}: ${end.out}${end.err}\n`);
    }
  }

  async killWorker(): Promise<void> {
    const { worker } = this;
    if (worker !== null) await killed(worker);
    this.startWorker();
  }

  async killRedis(): Promise<void> {
    await this.redis.kill();
    this.awaySince = performance.now();
  }

  async redisAgain(): Promise<void> {
    await this.redis.again();
    this.awaySince = null;
    this.backSince = performance.now();
  }

  /** The simulation that runs has ended: at the latest when it had to say that its queue is gone. */
  async runEnded(): Promise<void> {
    const { run } = this;
    if (run !== null && run.exitCode === null) await new Promise((done) => run.once('close', done));
  }

  /** The last one is played to its end, one more after it undisturbed. */
  async end(): Promise<Ends> {
    this.over = true;
    await this.played;
    await this.playOne();
    await this.stop();
    return this.ends;
  }

  /** Nothing of it outlives the measurements. */
  async stop(): Promise<void> {
    this.over = true;
    for (const child of [this.worker, this.run]) if (child !== null) await killed(child);
    await this.redis.stop();
  }
}

/** The reason why there is no result, in words and without the places of the program. */
const isSentence = (err: string): boolean => /has gone|there is no queue/.test(err) && !/^ {4}at /m.test(err);

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
}
