// Simulations on many machines: a real Redis server, workers as processes of their own, and one that is killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort, startRedis, type TestRedis } from './redis.ts';
import { bundleOnce, fivefold, ROOT, SLOW } from './run.ts';

const PAIR = ['simulate', '--book', 'portal', '--deck', '1', '--deck', '2', '--json'];

let redis: TestRedis;
const running: ChildProcess[] = [];

beforeAll(async () => {
  bundleOnce();
  redis = await startRedis();
}, SLOW.timeout * 3);
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => redis?.stop());

interface Running {
  readonly child: ChildProcess;
  /** Everything it has said on stderr so far. */
  readonly err: () => string;
  readonly ended: Promise<{ code: number | null; out: string; err: string }>;
}

function start(args: readonly string[]): Running {
  const child = spawn(process.execPath, ['dist/cli.mjs', ...args], { cwd: ROOT });
  running.push(child);
  const text = { out: '', err: '' };
  child.stdout?.on('data', (data) => {
    text.out += String(data);
  });
  child.stderr?.on('data', (data) => {
    text.err += String(data);
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, ...text })),
  );
  return { child, err: () => text.err, ended };
}

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const limit = Date.now() + 60_000; Date.now() < limit; ) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited in vain until ${what}`);
}

const worker = async (): Promise<Running> => {
  const started = start(['worker', '--queue', redis.url, '--concurrency', '1', '--lost-after', '2']);
  await until('the worker works', () => started.err().includes('working at'));
  return started;
};

/** Shares that somebody is playing at this moment. */
async function sharesInPlay(): Promise<number> {
  const { Redis } = await import('ioredis');
  const client = new Redis(redis.url);
  try {
    const keys = await client.keys('bull:fivefold-*:active');
    const lengths = await Promise.all(keys.map((key) => client.llen(key)));
    return lengths.reduce((sum, length) => sum + length, 0);
  } finally {
    client.disconnect();
  }
}

test('a worker is killed in the middle: no game is lost, and none counts twice', SLOW, async () => {
  const games = ['--games', '160', '--seed', 'queue'];
  const alone = fivefold([...PAIR, ...games]);
  expect(alone.code, alone.err).toBe(0);
  const first = await worker();
  const run = start([...PAIR, ...games, '--queue', redis.url]);
  await until('a share is being played', async () => (await sharesInPlay()) > 0);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(await sharesInPlay(), 'the killed worker has left a share behind').toBeGreaterThan(0);
  expect(run.child.exitCode).toBeNull();
  const second = await worker();
  const { code, out, err } = await run.ended;
  expect(code, err).toBe(0);
  expect(out).toBe(alone.out);
  second.child.kill('SIGTERM');
  const end = await second.ended;
  expect(end.code).toBe(0);
  expect(end.err).toMatch(/\d+ games played/);
});

test('a round robin over two workers gives the same matrix', SLOW, async () => {
  const words = ['simulate', '--book', 'portal', '--deck', '1', '--deck', '2', '--deck', '3', '--games', '6', '--json'];
  const alone = fivefold(words);
  await Promise.all([worker(), worker()]);
  const { code, out, err } = await start([...words, '--queue', redis.url]).ended;
  expect(code, err).toBe(0);
  expect(out).toBe(alone.out);
});

test('nobody works: it says so, and Ctrl-C takes the shares back', SLOW, async () => {
  const run = start([...PAIR, '--games', '50', '--queue', redis.url]);
  await until('it has said so', () => run.err().includes('nobody works at'));
  run.child.kill('SIGINT');
  const { code, out } = await run.ended;
  expect(code).toBe(130);
  expect(JSON.parse(out)).toMatchObject({ games: 0, interrupted: true });
  const late = await worker();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  late.child.kill('SIGTERM');
  expect((await late.ended).err).toContain('0 games played');
});

test('a queue that is not there is a clear error within a few seconds', SLOW, async () => {
  const url = `redis://127.0.0.1:${await freePort()}`;
  for (const words of [
    [...PAIR, '--queue', url],
    ['worker', '--queue', url],
  ]) {
    const started = performance.now();
    const { code, out, err } = fivefold(words);
    expect(performance.now() - started).toBeLessThan(15_000);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`there is no queue at ${url}`);
    expect(err).toContain('start a Redis server');
    expect(err).not.toContain('    at ');
  }
  expect(fivefold(['worker', '--queue', 'somewhere']).err).toContain('redis://host:6379');
  expect(fivefold(['worker', '--queue', url, '--concurrency', 'many']).err).toContain('--concurrency');
});

test('something else than Redis is told apart', SLOW, async () => {
  const server: Server = createServer((_, answer) => answer.end('hello'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  const { code, err } = await start(['worker', '--queue', `redis://127.0.0.1:${port}`]).ended;
  server.close();
  expect(code).toBe(1);
  expect(err).toContain('no queue at');
  expect(err).toContain('no Redis server');
});

test('a queue that is gone in the middle ends the run with a sentence, and soon', SLOW, async () => {
  const own = await startRedis();
  const run = start([...PAIR, '--games', '50', '--queue', own.url]);
  await until('it has begun', () => run.err().includes('nobody works at'));
  await own.kill();
  const since = performance.now();
  await until('it has given up', () => run.err().includes('has gone'));
  const said = performance.now();
  const { code, out, err } = await run.ended;
  // It gives up after less than ten seconds; on a machine that does other things as well its end is seen later.
  expect(performance.now() - since).toBeLessThan(25_000);
  // Who has said so has nothing left to wait for.
  expect(performance.now() - said).toBeLessThan(2500);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('does not answer; trying again');
  expect(err).toContain('has gone');
  expect(err).not.toMatch(/^ {4}at /m);
});

test('a queue that comes back empty is noticed, and the shares are sent again', SLOW, async () => {
  const own = await startRedis();
  const games = ['--games', '30', '--seed', 'empty'];
  const alone = fivefold([...PAIR, ...games]);
  const run = start([...PAIR, ...games, '--queue', own.url]);
  await until('it has begun', () => run.err().includes('nobody works at'));
  await own.kill();
  await own.again();
  await until('it has noticed', () => run.err().includes('came back empty'));
  const helper = start(['worker', '--queue', own.url, '--concurrency', '1']);
  const { code, out, err } = await run.ended;
  expect(code, err).toBe(0);
  expect(out).toBe(alone.out);
  helper.child.kill('SIGTERM');
  await helper.ended;
  await own.stop();
});
