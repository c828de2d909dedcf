// Drafts and collections on several processes: of two changes at once one holds, and the other is made of what has become of it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CollectionState } from '../../src/protocol/collection.ts';
import type { EventState } from '../../src/protocol/limited.ts';
import { Server } from './client.ts';
import { TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

/** Two servers that share nothing but what is kept. */
async function two(data?: string): Promise<[Server, Server]> {
  const first = await Server.start(data === undefined ? {} : { data });
  return [first, await Server.start({ data: data ?? `${first.folder}/duels.sqlite` })];
}

const DRAFT = { kind: 'draft', sets: ['M11'], seats: 4, length: 'single', seed: 'two' };
type Reply<T> = { status: number; body: T & { message?: string } };

describe.each(['SQLite', 'PostgreSQL'])('%s', (storage) => {
  let servers: [Server, Server];
  beforeAll(async () => {
    servers = await two(storage === 'SQLite' ? undefined : await postgres.database());
  });
  afterAll(async () => {
    for (const server of [...servers].reverse()) await server.end();
  });
  const both = async <T>(path: string, body: unknown): Promise<Reply<T>[]> =>
    Promise.all(servers.map((server) => server.ask<T & { message?: string }>(path, 'POST', body)));
  const statuses = (replies: readonly { status: number }[]): number[] => replies.map(({ status }) => status).sort();

  test('a pick that two pages make at two processes is made once, and the other is told so', async () => {
    const { body } = await servers[0].ask<{ id: string }>('events', 'POST', DRAFT);
    for (let number = 0; number < 6; number += 1) {
      const { body: state } = await servers[number % 2 === 0 ? 0 : 1].ask<EventState>(`events/${body.id}`);
      expect(state.picks.length).toBe(number);
      const replies = await both<EventState>(`events/${body.id}/pick`, { card: state.pack[0], number });
      expect(statuses(replies)).toEqual([200, 400]);
      const late = replies.find(({ status }) => status === 400);
      expect(late?.body.message).toContain(`pick ${number + 1} is the next one`);
    }
  });

  test('a match that both begin at once is one duel, and no other is left over', async () => {
    const { body } = await servers[0].ask<{ id: string }>('events', 'POST', { ...DRAFT, kind: 'sealed' });
    const { body: state } = await servers[1].ask<EventState>(`events/${body.id}`);
    const cards = state.suggested?.cards ?? [];
    expect((await servers[0].ask(`events/${body.id}/deck`, 'POST', { cards })).status).toBe(200);
    const before = (await servers[0].ask<unknown[]>('duels')).body.length;
    const replies = await both<{ id: string }>(`events/${body.id}/play`, {});
    expect(statuses(replies)).toEqual([200, 200]);
    expect(new Set(replies.map(({ body: { id } }) => id)).size).toBe(1);
    expect((await servers[0].ask<unknown[]>('duels')).body.length).toBe(before + 1);
  });

  test('a pack that both open at once is opened once, and no card is lost or doubled', async () => {
    const { body } = await servers[0].ask<{ id: string }>('collections', 'POST', { set: 'LEA', seed: 'two' });
    let { body: state } = await servers[0].ask<CollectionState>(`collections/${body.id}`);
    while (state.packs.length > 0) {
      const left = state.packs.length;
      const replies = await both<{ opened: { cards: readonly string[] } }>(`collections/${body.id}/open`, { left });
      expect(statuses(replies)).toEqual([200, 400]);
      const opened = replies.flatMap(({ status, body: told }) => (status === 200 ? told.opened.cards : []));
      const { body: after } = await servers[1].ask<CollectionState>(`collections/${body.id}`);
      expect(after.binder.length).toBe(state.binder.length + opened.length);
      expect(after.packs.length).toBe(left - 1);
      state = after;
    }
  });
});
