// An orderly stop, a duel that breaks, and what is written down: nothing is lost, other tables go on, and no secret is told.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Player } from '../../src/bots/levels.ts';
import { Store } from '../../src/server/storage/store.ts';
import { freePort } from '../cli/redis.ts';
import { Page, Server } from './client.ts';
import { TestPostgres } from './postgres.ts';
import { bundleServer, ServerProcess } from './processes.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
  bundleServer();
}, 120_000);
afterAll(() => postgres.stop());

const POSITION = {
  book: 'm11',
  seats: {
    ann: { hand: ['Mountain'], inPlay: ['Mountain'], library: Array(20).fill('Forest') },
    ben: { inPlay: ['Hill Giant'], library: Array(20).fill('Forest') },
  },
};

test('SIGTERM: pages are told, the last answer is kept, and the page goes on at another process', {
  timeout: 60_000,
}, async () => {
  const env = { DATABASE_URL: await postgres.database(), LOG_LEVEL: 'info' };
  const first = await ServerProcess.start(env);
  const { id } = await first.post<{ id: string }>('positions', { position: POSITION });
  const page = await first.sit(id);
  const table = await page.look();
  const mountain = table.players[0]?.cards[0]?.id ?? -1;
  page.say({ type: 'answer', at: table.at, answer: { kind: 'land', card: mountain } });
  await page.settled();
  const code = await first.end('SIGTERM');
  expect(code).toBe(0);
  expect(page.heard.map((text) => JSON.parse(text)).filter(({ fault }) => fault === 'stopping')).toMatchObject([
    { message: 'the server is being restarted: nothing is lost, and this page comes back by itself' },
  ]);
  const second = await ServerProcess.start(env);
  const again = await second.sit(id);
  expect((await again.look()).inPlay.filter(({ name }) => name === 'Mountain')).toHaveLength(2);
  expect(await second.end('SIGTERM')).toBe(0);
  const lines = first.said.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(expect.arrayContaining(['answered', 'stopping']));
  expect(first.said).not.toContain(id);
});

test('what is written down holds no table, no cookie and no name', async () => {
  const lines: string[] = [];
  const server = await Server.start({ logLevel: 'debug', logTo: { write: (line) => lines.push(line) } });
  const id = await server.newPosition(POSITION);
  const cookie = 'fivefold=a-secret-that-nobody-may-know';
  await fetch(`${server.url}/api/duels/${id}/replay?word=hidden`, { headers: { cookie } });
  const page = await Page.open(`${server.url.replace('http', 'ws')}/api/duels/${id}/table`, { cookie });
  await page.look();
  page.close();
  await server.close();
  const all = lines.join('');
  expect(all).toContain('/api/duels/:id/replay');
  for (const secret of [id, 'a-secret', 'hidden', 'cookie']) expect(all).not.toContain(secret);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
  await server.end();
});

test('a duel that breaks is set aside with its log, can be looked at, and others go on', async () => {
  const lines: string[] = [];
  const data = await postgres.database();
  const player = (): Player => ({
    name: 'nobody',
    choose: async (): Promise<never> => {
      throw new Error('a computer that cannot think');
    },
  });
  const options = { data, logLevel: 'error' as const, logTo: { write: (line: string) => lines.push(line) } };
  const server = await Server.start({ ...options, player });
  const id = await server.newPosition({ ...POSITION, active: 'ben' });
  const page = await server.sit(id);
  page.say({ type: 'look' });
  await expect.poll(() => page.heard.some((text) => text.includes('a computer that cannot think'))).toBe(true);
  expect(lines.join('')).toContain('set aside');
  expect(lines.join('')).not.toContain(id);
  const other = await server.newPosition(POSITION);
  expect((await (await server.sit(other)).look()).asked).not.toBeNull();
  await server.close();
  // Opened again, by a process in which the computer could think: it stays as it was, and can be looked at.
  await server.open({ data });
  const again = await server.sit(id);
  again.say({ type: 'look' });
  const [fault, table] = [await again.next(), await again.next()];
  expect(fault).toMatchObject({ type: 'fault', fault: 'broken' });
  expect(table).toMatchObject({ type: 'table', duel: id });
  const refused = await again.tries({ type: 'answer', at: 0, answer: { kind: 'pass' } }, 'fault');
  expect(refused.message).toContain('a computer that cannot think');
  expect((await server.ask<string>(`duels/${id}/replay`)).status).toBe(200);
  await server.end();
});

test('a kept answer that is no longer allowed leaves the duel where it was before it', async () => {
  const data = await postgres.database();
  const server = await Server.start({ data });
  const id = await server.newPosition(POSITION);
  const page = await server.sit(id);
  const table = await page.look();
  await page.answer({ kind: 'land', card: table.players[0]?.cards[0]?.id ?? -1 });
  await server.close();
  const store = await Store.open(data);
  const { length } = await store.entries(id, 0);
  await store.append(id, length, [{ kind: 'land', card: 9999 }], { taken: 0, turn: 1, over: false, won: null });
  await store.close();
  await server.open({ data });
  const again = await server.sit(id);
  again.say({ type: 'look' });
  const fault = await again.next();
  expect(fault).toMatchObject({ type: 'fault', fault: 'broken' });
  const shown = await again.next();
  expect(shown).toMatchObject({ type: 'table', duel: id });
  expect(shown.type === 'table' && shown.inPlay.filter(({ name }) => name === 'Mountain')).toHaveLength(2);
  await server.end();
});

test('a level of logging that is none is refused with a sentence', async () => {
  await expect(ServerProcess.start({ LOG_LEVEL: 'loud', FIVEFOLD_DATA: ':memory:' })).rejects.toThrow(
    "LOG_LEVEL is 'loud': it must be one of silent, error, warn, info, debug",
  );
});

test('a server of which nobody reads what it says serves on', async () => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'fivefold-unheard-'));
  const env = { ...process.env, PORT: String(port), FIVEFOLD_DATA: join(folder, 'duels.sqlite'), LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, ['dist/server.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((done) => child.once('exit', done));
  let said = '';
  child.stderr.on('data', (text) => {
    said += String(text);
  });
  child.stdout.destroy();
  const status = (): Promise<number> =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      (reply) => reply.status,
      () => 0,
    );
  await expect.poll(async () => child.exitCode ?? (await status()), { timeout: 60_000 }).toBe(200);
  // What is written down of the first request found nobody either.
  expect([await status(), said]).toEqual([200, '']);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});
