// A duel survives: the server ends, or is killed without a warning, and the page comes back to the same question.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableState } from '../../src/protocol/table.ts';
import { duelForTwo } from '../support/seats.ts';
import { Page, plainAnswer, Server } from './client.ts';
import { TestPostgres } from './postgres.ts';

/** What must be the same again: everything but the number of the table. */
const question = ({ frame: _, log: __, logFrom: ___, mayUndo: ____, ...table }: TableState): unknown => table;

async function playSome(page: Page, answers: number): Promise<TableState> {
  let table = await page.look();
  for (let i = 0; i < answers && table.result === null; i += 1)
    table =
      table.halted === null
        ? await page.answer(
            plainAnswer(table, (below) => Math.min(0, below)),
            true,
          )
        : await page.does({ type: 'go on', at: table.at });
  return table;
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

describe.each([
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ data: await postgres.database() })],
] as const)('kept in %s', (_, where) => {
  test('after a restart the same question is asked in the same position', { timeout: 30_000 }, async () => {
    const options = await where();
    const server = await Server.start(options);
    const id = await server.newDuel({ book: 'fifth', seed: 'restart' });
    const page = await server.sit(id);
    const before = await playSome(page, 25);
    const hash = (await server.tables.duel(id)).hash();
    const lines = (await page.look()).log.length;
    await server.close();
    await server.open(options);
    const again = await server.sit(id);
    const after = await again.look();
    expect(question(after)).toEqual(question(before));
    expect(after.log.length).toBe(lines);
    expect((await server.tables.duel(id)).hash()).toBe(hash);
    expect(after.frame).toBeGreaterThan(0);
    await again.answer(after.primary?.answer ?? { kind: 'pass' }, true);
    again.close();
    await server.end();
  });

  test('a restart in the middle of a choice comes back to the choice', async () => {
    const options = await where();
    const server = await Server.start(options);
    const id = await server.newPosition({
      book: 'm11',
      seats: {
        ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Grizzly Bears'] },
        ben: { inPlay: ['Hill Giant'] },
      },
    });
    const page = await server.sit(id);
    const table = await page.look();
    const bolt = table.players[0]?.cards[0]?.id ?? 0;
    const aiming = await page.answer({ kind: 'cast', card: bolt });
    expect(aiming.asked).toMatchObject({ ask: 'pick', purpose: 'choose a target', mayCancel: true });
    await server.close();
    await server.open(options);
    const again = await server.sit(id);
    expect(question(await again.look())).toEqual(question(aiming));
    await server.end();
  });
});

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The server as a process of its own, as `npm start` bundles it. */
async function startProcess(data: string): Promise<{ url: string; kill: () => Promise<void> }> {
  const child = spawn(process.execPath, ['dist/server.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', FIVEFOLD_DATA: data },
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const port = await new Promise<string>((found, failed) => {
    let said = '';
    const hear = (text: Buffer): void => {
      said += text.toString();
      const port = /localhost:(\d+)/.exec(said)?.[1];
      if (port !== undefined) found(port);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => failed(new Error(`the server ended: ${said}`)));
  });
  return {
    url: `127.0.0.1:${port}`,
    kill: () => {
      child.kill('SIGKILL');
      return gone;
    },
  };
}

test('killed in the middle of a duel, the server comes back to it', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fivefold-kill-'));
  const data = join(folder, 'duels.sqlite');
  const bundled = spawnSync(process.execPath, ['scripts/bundle.mjs', 'src/server/main.ts', 'server'], { cwd: ROOT });
  expect(bundled.status).toBe(0);
  const first = await startProcess(data);
  const words = duelForTwo({ book: 'tenth', opponent: null });
  const headers = { 'content-type': 'application/json' };
  const made = await fetch(`http://${first.url}/api/duels`, { method: 'POST', headers, body: JSON.stringify(words) });
  const { id } = (await made.json()) as { id: string };
  const page = await Page.open(`ws://${first.url}/api/duels/${id}/table`);
  await page.look();
  await page.does({ type: 'settings', stops: [], fullControl: false });
  const before = await playSome(page, 12);
  await first.kill();
  const second = await startProcess(data);
  const again = await Page.open(`ws://${second.url}/api/duels/${id}/table`);
  expect(question(await again.look())).toEqual(question(before));
  await second.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('a duel that is deleted is gone, and one at which somebody sits is not deleted', async () => {
  const server = await Server.start();
  const id = await server.newDuel({ book: 'portal', seed: 'to be forgotten' });
  const page = await server.sit(id);
  await page.look();
  const refused = await server.ask<{ message: string }>(`duels/${id}`, 'DELETE');
  expect([refused.status, refused.body.message]).toEqual([403, 'somebody sits at this table: leave it first']);
  page.close();
  await new Promise((done) => setTimeout(done, 100));
  expect((await server.ask(`duels/${id}`, 'DELETE')).status).toBe(204);
  expect((await server.ask<{ id: string }[]>('duels')).body.map((each) => each.id)).not.toContain(id);
  expect((await server.ask(`duels/${id}`, 'DELETE')).status).toBe(404);
  await server.end();
});
