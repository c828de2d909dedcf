// A duel survives: the server ends, or is killed without a warning, and the page comes back to the same question.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableState } from '../../src/protocol/table.ts';
import { duelForTwo } from '../support/seats.ts';
import { type Page, plainAnswer, Server } from './client.ts';
import { TestPostgres } from './postgres.ts';
import { bundleServer, ServerProcess } from './processes.ts';

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

test('killed in the middle of a duel, the server comes back to it', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fivefold-kill-'));
  const data = join(folder, 'duels.sqlite');
  bundleServer();
  const first = await ServerProcess.start({ FIVEFOLD_DATA: data });
  const { id } = await first.post<{ id: string }>('duels', duelForTwo({ book: 'tenth', opponent: null }));
  const page = await first.sit(id);
  await page.look();
  await page.does({ type: 'settings', stops: [], fullControl: false });
  const before = await playSome(page, 12);
  await first.end('SIGKILL');
  const second = await ServerProcess.start({ FIVEFOLD_DATA: data });
  const again = await second.sit(id);
  expect(question(await again.look())).toEqual(question(before));
  await second.end('SIGKILL');
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
