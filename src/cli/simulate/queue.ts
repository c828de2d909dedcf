// Many machines: shares go into a queue on a Redis server (BullMQ), workers take them, and their tallies come back.
// A share whose worker is lost is given out again; whoever asked for it counts each share once.

import { randomUUID } from 'node:crypto';
import type { Job, Queue, QueueEvents } from 'bullmq';
import { BadInput } from '../../game/index.ts';
import { buildMark } from './build.ts';
import { type PlannedShare, type Share, shareSize, sharesOf } from './plan.ts';
import { Counting, type Result, type Run, type Watch } from './run.ts';
import { countBroken, emptyTally, type Tally } from './tally.ts';

/**
 * Games of one build only: a machine with other cards or rules would play other games. So every build has a queue of
 * its own, and workers of another one never see these shares.
 */
const queueName = (): string => `fivefold-${buildMark()}`;

const LARGEST_SHARE = 200;
/** A worker of unknown number and speed: enough shares that many can help. */
const SUPPOSED_PLAYERS = 32;
const PATIENCE_MS = 4000;

export interface Address {
  readonly url: string;
}

/** The address of a queue, looked at before anything is tried with it. */
export function queueAddress(url: string): Address {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    throw new BadInput(`'${url}' is no address of a queue: it looks like redis://host:6379`);
  }
  if (parsed.protocol !== 'redis:' && parsed.protocol !== 'rediss:')
    throw new BadInput(
      `'${url}' is no address of a queue: it begins with redis:// or rediss://, not ${parsed.protocol}//`,
    );
  return { url };
}

/** An address as it may be shown: without its password. */
export function shown({ url }: Address): string {
  const parsed = new URL(url);
  if (parsed.password !== '') parsed.password = '…';
  return decodeURI(parsed.href);
}

/** Fails within a few seconds, and says why, where no Redis answers at the address. */
async function mustBeThere(address: Address): Promise<void> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(address.url, {
    lazyConnect: true,
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    disconnectTimeout: 100,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let heard = '';
  let connected = false;
  redis.on('connect', () => {
    connected = true;
  });
  redis.on('error', (error: Error) => {
    heard = error.message;
  });
  try {
    await within(PATIENCE_MS, async () => {
      await redis.connect();
      await redis.ping();
    });
  } catch (error) {
    const said = heard === '' ? (error as Error).message : heard;
    // A server that is really Redis says in capitals why it lets nobody in.
    const refused = /^(NOAUTH|WRONGPASS|NOPERM|DENIED|LOADING|ERR)\b/.test(said);
    const why = connected && !refused ? `what answers there is no Redis server (${said})` : said;
    throw new BadInput(
      `there is no queue at ${shown(address)}: ${why}\nstart a Redis server there (redis-server --port …), or give the address of one`,
    );
  } finally {
    redis.disconnect();
  }
}

async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing answered within ${ms / 1000} seconds`)), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

// ---- the side that asks ----

/** Says something to whoever watches; it never goes to stdout. */
export type Say = (line: string) => void;

/** Plays a run through the queue. */
export async function playQueued(run: Run, address: Address, watch: Watch, say: Say): Promise<Result> {
  await mustBeThere(address);
  const { Queue, QueueEvents } = await import('bullmq');
  // The events come over a connection of their own; both wait for a server that comes back.
  const connection = {
    url: address.url,
    maxRetriesPerRequest: null,
    disconnectTimeout: LET_GO_MS,
    retryStrategy: () => RETRY_MS,
  };
  const queue: Queue = new Queue(queueName(), { connection });
  const events: QueueEvents = new QueueEvents(queueName(), { connection, blockingTimeout: LISTEN_MS });
  const asking = new Asking(run, queue, events, watch, say, address);
  try {
    return await asking.play();
  } finally {
    // A queue that is gone is not waited for any more; but it is closed first, since whoever only lets go of it tries again
    // for five seconds, and holds the process.
    const patience = asking.isLost ? LET_GO_MS : PATIENCE_MS;
    await within(patience, () => Promise.all([queue.close(), events.close()])).catch(() => letGo([queue, events]));
  }
}

/** Lets connections go that nobody answers at: they would try again for ever, and hold the process. */
async function letGo(all: readonly { readonly disconnect: () => Promise<void> }[]): Promise<void> {
  await Promise.all(all.map((each) => within(LET_GO_MS, () => each.disconnect()).catch(() => {})));
}

const LET_GO_MS = 500;
/** So long one waits for news at a stretch: who has given a queue up is held until the stretch is over, and a second more. */
const LISTEN_MS = 500;
/** So often a queue that is away is tried: whoever has given it up is held no longer than that. */
const RETRY_MS = 500;
const A_DAY = 24 * 3600;
const LOOK_EVERY_MS = 1000;
/** So long the queue may take to answer a look, and so long it may be away in the middle of a run: ten seconds in all. */
const LOOK_MS = 2000;
const MOST_AWAY_MS = 5000;

const MOST_AT_ONCE = 500;

const jobOf = (jobId: string, { share }: PlannedShare) => ({
  name: 'share',
  data: share,
  opts: { jobId, attempts: 3, removeOnComplete: { age: A_DAY }, removeOnFail: { age: A_DAY } },
});

class Asking {
  private readonly counting: Counting;
  /** What is still out, by the id of its job. */
  private readonly out = new Map<string, PlannedShare>();
  private readonly id = randomUUID().slice(0, 8);
  private finished: () => void = () => {};
  private failed: (error: Error) => void = () => {};
  private saidNobody = false;
  private lastHeard = performance.now();
  private saidAway = false;
  private isSent = false;
  private looking = false;
  isLost = false;

  constructor(
    private readonly run: Run,
    private readonly queue: Queue,
    private readonly events: QueueEvents,
    private readonly watch: Watch,
    private readonly say: Say,
    private readonly address: Address,
  ) {
    this.counting = new Counting(run);
  }

  async play(): Promise<Result> {
    const over = new Promise<void>((resolve, reject) => {
      this.finished = resolve;
      this.failed = reject;
    });
    // `look` sees to a queue that is gone.
    this.queue.on('error', () => {});
    this.events.on('error', () => {});
    this.events.on('completed', ({ jobId, returnvalue }) => this.take(jobId, returnvalue as unknown as Tally));
    this.events.on('failed', ({ jobId, failedReason }) => this.giveUp(jobId, failedReason));
    this.watch.stop.addEventListener('abort', () => this.finished(), { once: true });
    await this.events.waitUntilReady();
    const looking = setInterval(() => void this.look(), LOOK_EVERY_MS);
    try {
      await Promise.race([this.send().then(() => over), over]);
    } finally {
      clearInterval(looking);
    }
    if (this.out.size > 0) await within(PATIENCE_MS, () => this.takeBack()).catch(() => {});
    return this.counting.result();
  }

  private async send(): Promise<void> {
    const { pairs, games } = this.run;
    const levels = pairs.flatMap((pair) => pair.levels);
    const size = shareSize({ games: games * pairs.length, players: SUPPOSED_PLAYERS, most: LARGEST_SHARE, levels });
    const jobs = [...sharesOf(pairs, games, Math.min(size, games))].map((planned, place) => {
      const jobId = `${this.id}-${place}`;
      this.out.set(jobId, planned);
      return jobOf(jobId, planned);
    });
    await this.add(jobs);
    this.isSent = true;
  }

  private async add(jobs: Parameters<Queue['addBulk']>[0]): Promise<void> {
    for (let from = 0; from < jobs.length && !this.watch.stop.aborted; from += MOST_AT_ONCE)
      await this.queue.addBulk(jobs.slice(from, from + MOST_AT_ONCE));
  }

  /** A share counts once, however often it comes back. */
  private take(jobId: string, tally: Tally): void {
    const planned = this.out.get(jobId);
    if (planned === undefined) return;
    this.out.delete(jobId);
    this.counting.take(planned.index, planned.share, tally, this.watch);
    this.lastHeard = performance.now();
    if (this.out.size === 0) this.finished();
  }

  /** Nobody could play it, tried again and again: its games are reported, and the others go on. */
  private giveUp(jobId: string, why: string): void {
    const planned = this.out.get(jobId);
    if (planned === undefined) return;
    const tally = emptyTally();
    for (let index = planned.share.from; index < planned.share.to; index += 1)
      countBroken(tally, { index, message: `no worker could play it: ${why}` });
    this.take(jobId, tally);
  }

  /** Now and then: whether the queue is there, whether anybody works, and whether some news were missed. */
  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      const workers = await within(LOOK_MS, () => this.queue.getWorkersCount());
      this.lastHeard = performance.now();
      if (this.saidAway) this.say(`the queue at ${shown(this.address)} is back`);
      this.saidAway = false;
      if (workers === 0 && !this.saidNobody) {
        this.saidNobody = true;
        this.say(`nobody works at ${shown(this.address)} yet: start 'npx fivefold worker --queue …' on any machine`);
      } else if (workers > 0) this.saidNobody = false;
      await within(MOST_AWAY_MS, () => this.lookAtJobs());
    } catch (error) {
      if (!this.saidAway) this.say(`the queue at ${shown(this.address)} does not answer; trying again`);
      this.saidAway = true;
      if (performance.now() - this.lastHeard <= MOST_AWAY_MS) return;
      this.isLost = true;
      this.failed(new BadInput(`the queue at ${shown(this.address)} has gone: ${(error as Error).message}`));
    } finally {
      this.looking = false;
    }
  }

  /** Takes what came back unheard, and sends again what a queue that came back empty has forgotten. */
  private async lookAtJobs(): Promise<void> {
    const known = [...this.out.keys()].slice(0, 50);
    const jobs = await Promise.all(known.map((jobId) => this.queue.getJob(jobId)));
    for (const job of jobs) {
      if (job?.finishedOn === undefined || job.id === undefined) continue;
      if (job.failedReason) this.giveUp(job.id, job.failedReason);
      else if (job.returnvalue !== null) this.take(job.id, job.returnvalue as Tally);
    }
    const isForgotten = this.isSent && known.some((jobId, index) => jobs[index] === undefined && this.out.has(jobId));
    if (!isForgotten) return;
    const again = [...this.out].map(([jobId, planned]) => jobOf(jobId, planned));
    this.say(`the queue at ${shown(this.address)} came back empty: ${again.length} shares are sent again`);
    // A share that is there already is not added twice: its name is its own.
    await this.add(again);
  }

  /** Stopped half-way: what nobody has begun is taken out of the queue again. */
  private async takeBack(): Promise<void> {
    await Promise.all([...this.out.keys()].map((jobId) => this.queue.remove(jobId).catch(() => 0)));
  }
}

// ---- the side that plays ----

export interface WorkerOptions {
  readonly address: Address;
  readonly concurrency: number;
  /** After so many seconds of silence a worker is taken for lost. */
  readonly lostAfter: number;
  readonly play: (share: Share) => Promise<Tally>;
  readonly say: Say;
}

/** Takes shares from the queue until it is closed. Closing waits for the shares that are being played. */
export async function workAt(options: WorkerOptions): Promise<{ readonly close: () => Promise<void> }> {
  const { address, concurrency, lostAfter, play, say } = options;
  await mustBeThere(address);
  const { Worker } = await import('bullmq');
  const worker = new Worker(queueName(), async (job: Job<Share>) => play(job.data), {
    connection: { url: address.url, maxRetriesPerRequest: null },
    concurrency,
    lockDuration: lostAfter * 1000,
    stalledInterval: Math.max(500, (lostAfter * 1000) / 2),
    // A share that takes down everyone who plays it must not go round for ever.
    maxStalledCount: 5,
  });
  let away = false;
  worker.on('error', (error) => {
    if (!away) say(`the queue does not answer (${error.message}); trying again`);
    away = true;
  });
  worker.on('ready', () => {
    if (away) say('the queue is back');
    away = false;
  });
  await worker.waitUntilReady();
  return { close: () => worker.close() };
}
