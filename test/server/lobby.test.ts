// The lobby: searched on the server and shown page by page, quick with five hundred open tables; and duels to be watched.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_OF_LOBBY } from '../../src/protocol/choices.ts';
import { type LobbyInfo, newGatheringSchema } from '../../src/protocol/people.ts';
import { begin } from '../../src/server/people/gathering.ts';
import { Store } from '../../src/server/storage/store.ts';
import { Server } from './client.ts';
import { as, Browser, make, together } from './gathered.ts';
import { TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const BOOKS = ['beta', 'fifth', 'portal', 'tenth', 'm11'];
const CLOCKS = [null, { by: 'decision', seconds: 30 }, { by: 'game', seconds: 600, more: 10 }];

describe.each([
  ['SQLite', async (server: Server) => `${server.folder}/duels.sqlite`],
  ['PostgreSQL', async () => postgres.database()],
] as const)('kept in %s', (_, where) => {
  test('five hundred tables: every page and every search is quick, and nothing is shown twice', async () => {
    const server = new Server();
    const data = await where(server);
    const store = await Store.open(data);
    for (let number = 0; number < 500; number += 1) {
      const you = as(`Maker ${number}`);
      const words = { book: BOOKS[number % 5], listed: true, clock: CLOCKS[number % 3], you };
      const { you: sits, ...rules } = newGatheringSchema.parse(words);
      await store.people.add(
        begin(`table-${number}`, `C${String(number).padStart(5, '0')}`, rules, sits, `key ${number}`),
      );
    }
    await store.close();
    await server.open({ data });
    const eve = new Browser(server);
    const ask = async (query: string) => (await eve.ask<LobbyInfo>(`tables${query}`)).body;
    await ask('');
    const began = performance.now();
    const first = await ask('');
    const took = performance.now() - began;
    expect([first.total, first.tables.length]).toEqual([500, PAGE_OF_LOBBY]);
    expect(JSON.stringify(first).length).toBeLessThan(20_000);
    expect(took).toBeLessThan(500);
    const ids = new Set<string>();
    for (let page = 0; page < 500 / PAGE_OF_LOBBY; page += 1)
      for (const { id } of (await ask(`?page=${page}`)).tables) ids.add(id);
    expect(ids.size).toBe(500);
    expect((await ask('?page=30')).tables).toEqual([]);
    expect(await ask('?book=fifth')).toMatchObject({ total: 100 });
    expect(await ask('?book=fifth&clock=game')).toMatchObject({ total: 33 });
    expect(await ask('?variant=emperor')).toMatchObject({ total: 0, tables: [] });
    expect((await eve.ask<{ message: string }>('tables?clock=sundial')).status).toBe(400);
    await server.end();
  });

  test('a duel under way stands there to be watched, until it is over', async () => {
    const server = new Server();
    await server.open({ data: await where(server) });
    const { ann, at } = await together(server, { listed: true, watched: true });
    await together(server, { listed: true, watched: false });
    await together(server, { listed: false, watched: true });
    const playing = async () => (await new Browser(server).ask<LobbyInfo>('tables?what=playing')).body;
    expect((await playing()).tables.map(({ id, duel }) => [id, duel])).toEqual([[at.id, at.duel]]);
    const page = await ann.sit(at.duel as string);
    page.say({ type: 'look' });
    await expect.poll(() => page.table).not.toBeNull();
    page.say({ type: 'answer', at: page.table?.at ?? 0, answer: { kind: 'concede', seat: 0 } });
    await expect.poll(async () => (await playing()).total).toBe(0);
    await server.end();
  });
});

test('a table with a free seat is found by its variant and leaves the list when it is full', async () => {
  const server = await Server.start();
  await make(new Browser(server), { book: 'm11', variant: 'free-for-all', seats: 3, listed: true });
  const found = async () => (await new Browser(server).ask<LobbyInfo>('tables?variant=free-for-all')).body.tables;
  const [table] = await found();
  for (const name of ['Ben', 'Cid']) await new Browser(server).ask(`tables/${table?.id}/sit`, 'POST', as(name));
  expect(await found()).toEqual([]);
  await server.end();
});
