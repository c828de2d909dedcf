// Quick pairing: who looks for somebody is put together with who waits for the same, at whichever process, and nobody is put at
// a table whose page has gone.

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { GatheringState, LobbyInfo } from '../../src/protocol/people.ts';
import { moves } from '../../src/server/people/gathering.ts';
import { Store } from '../../src/server/storage/store.ts';
import { Server } from './client.ts';
import { as, Browser, seated } from './gathered.ts';
import { TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());
afterEach(() => vi.restoreAllMocks());

type Reply = GatheringState & { readonly message?: string };

/** Somebody who looks for a duel, and whose page asks on while it waits. */
class Seeker {
  readonly browser: Browser;
  at: Reply | null = null;

  constructor(
    server: Server,
    readonly name: string,
  ) {
    this.browser = new Browser(server);
  }

  async looks(more: object = {}): Promise<Reply> {
    const words = { book: 'portal', you: as(this.name), ...more };
    const { status, body } = await this.browser.ask<Reply>('quick', 'POST', words);
    if (status === 200) this.at = body;
    return body;
  }

  async asksOn(): Promise<Reply> {
    if (this.at?.duel === null) {
      const { status, body } = await this.browser.ask<Reply>(`quick/${this.at.id}`, 'POST', {});
      if (status !== 200) throw new Error(`${this.name}: ${body.message}`);
      this.at = body;
    }
    return this.at as Reply;
  }
}

/** Some time later, for everybody. */
function later(milliseconds: number): void {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + milliseconds);
}

const namesAt = ({ seats }: GatheringState): (string | null)[] => seats.map(({ name }) => name).toSorted();

describe.each([
  [
    'SQLite, one process',
    async () => {
      const server = await Server.start();
      return [server, server] as const;
    },
  ],
  [
    'PostgreSQL, two processes',
    async () => {
      const data = await postgres.database();
      return [await Server.start({ data }), await Server.start({ data })] as const;
    },
  ],
] as const)('%s', (_, open) => {
  let servers: readonly [Server, Server];
  beforeAll(async () => {
    servers = await open();
  });
  afterAll(async () => {
    for (const server of new Set(servers)) await server.end();
  });
  const seekers = (many: number, called = 'Seeker'): Seeker[] =>
    Array.from({ length: many }, (__, number) => new Seeker(servers[number % 2] as Server, `${called} ${number}`));

  test('the first waits at a table that the lobby does not list; the second sits down there, and they play', async () => {
    const [ann, ben] = [new Seeker(servers[0], 'Ann'), new Seeker(servers[1], 'Ben')];
    const waits = await ann.looks();
    expect([waits.duel, waits.listed, typeof waits.quick]).toEqual([null, false, 'number']);
    expect((await ben.browser.ask<LobbyInfo>('tables')).body.total).toBe(0);
    const found = await ben.looks();
    expect([found.id, found.duel]).toEqual([waits.id, expect.any(String)]);
    expect((await ann.asksOn()).duel).toBe(found.duel);
    expect(namesAt(found)).toEqual(['Ann', 'Ben']);
    // Between strangers there is a clock, so that nobody is kept waiting.
    expect(found.rules.clock).toEqual({ by: 'decision', seconds: 90 });
    const pages = await seated(ann.browser, ben.browser, found.duel as string);
    for (const page of pages) expect(page.table?.players.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Ben']);
  });

  test('two at once at two processes are paired with each other, twenty times over', async () => {
    for (let round = 0; round < 20; round += 1) {
      const both = seekers(2, `Round ${round}`);
      await Promise.all(both.map((each) => each.looks()));
      await expect
        .poll(async () => (await Promise.all(both.map((each) => each.asksOn()))).map(({ duel }) => duel))
        .toEqual([expect.any(String), expect.any(String)]);
      expect(new Set(both.map(({ at }) => at?.duel)).size).toBe(1);
      for (const { at } of both) expect(namesAt(at as Reply)).toEqual(both.map(({ name }) => name));
    }
  });

  test('of nine at once eight are paired, two and two, and the ninth with the next one', async () => {
    const nine = seekers(9);
    for (const { message } of await Promise.all(nine.map((each) => each.looks()))) expect(message).toBeUndefined();
    const waiting = async (): Promise<Seeker[]> => {
      await Promise.all(nine.map((each) => each.asksOn()));
      return nine.filter(({ at }) => at?.duel === null);
    };
    await expect.poll(async () => (await waiting()).length, { timeout: 15_000 }).toBe(1);
    const [alone] = await waiting();
    const [last] = seekers(1, 'The tenth') as [Seeker];
    await last.looks();
    await expect.poll(async () => [(await last.asksOn()).duel, (await alone?.asksOn())?.duel]).not.toContain(null);
    const sat = new Map<string, number>();
    for (const { at } of [...nine, last]) sat.set(at?.duel as string, (sat.get(at?.duel as string) ?? 0) + 1);
    expect([...sat.values()]).toEqual([2, 2, 2, 2, 2]);
    // Everybody is in one duel and no other.
    for (const { browser } of [...nine, last])
      expect((await browser.ask<{ total: number }>('games')).body.total).toBe(1);
  });

  test('another book, or another format, is another wish', async () => {
    const [ann, ben, cid, dan] = seekers(4, 'Choosy') as [Seeker, Seeker, Seeker, Seeker];
    await ann.looks({ book: 'm11' });
    const vintage = { book: 'm11', format: { id: 'vintage', date: '2010-10-01' } };
    for (const [who, wish] of [
      [ben, { book: 'tenth' }],
      [cid, vintage],
      [dan, { ...vintage, format: { id: 'vintage', date: '2009-10-01' } }],
    ] as const)
      expect((await who.looks(wish)).duel).toBeNull();
    const [eve] = seekers(1, 'Eve') as [Seeker];
    expect(namesAt(await eve.looks(vintage))).toEqual(['Choosy 2', 'Eve 0']);
    for (const who of [ann, ben, dan]) {
      expect((await who.asksOn()).duel).toBeNull();
      await who.browser.ask(`tables/${who.at?.id}/leave`, 'POST', {});
    }
  });

  test('who has cancelled is not found, and who presses twice waits once', async () => {
    const [ann, ben, cid] = seekers(3, 'Fickle') as [Seeker, Seeker, Seeker];
    const first = await ann.looks({ book: 'beta' });
    expect((await ann.looks({ book: 'beta', you: as('Ann again') })).id).toBe(first.id);
    await ann.browser.ask(`tables/${first.id}/leave`, 'POST', {});
    const waits = await ben.looks({ book: 'beta' });
    expect(waits.duel).toBeNull();
    expect((await ann.browser.ask<Reply>(`quick/${first.id}`, 'POST', {})).body.message).toBe(
      'you wait for nobody at this table',
    );
    const found = await cid.looks({ book: 'beta' });
    expect(namesAt(found)).toEqual(['Fickle 1', 'Fickle 2']);
    const { status, body } = await ben.browser.ask<Reply>(`tables/${waits.id}/leave`, 'POST', {});
    expect([status, body.message]).toEqual([400, expect.stringContaining('begun')]);
  });

  test('a table whose page has gone is not paired any more, and again when the page comes back', async () => {
    const [ann, ben, cid] = seekers(3, 'Gone') as [Seeker, Seeker, Seeker];
    await ann.looks({ book: 'fifth' });
    later(60_000);
    expect((await ben.looks({ book: 'fifth' })).duel).toBeNull();
    expect((await ann.asksOn()).duel).toBeNull();
    // Ann has waited longer: Ben goes to her, or she is found by the next one who comes.
    expect(namesAt(await ben.asksOn())).toEqual(['Gone 0', 'Gone 1']);
    expect((await cid.looks({ book: 'fifth' })).duel).toBeNull();
    await cid.browser.ask(`tables/${cid.at?.id}/leave`, 'POST', {});
  });

  test('two of the same name find each other; a browser is never paired with itself', async () => {
    const [ann, other] = [new Seeker(servers[0], 'Ann'), new Seeker(servers[1], 'Ann')];
    await ann.looks({ book: 'tenth' });
    expect((await ann.looks({ book: 'tenth' })).duel).toBeNull();
    expect(namesAt(await other.looks({ book: 'tenth' }))).toEqual(['Ann', 'Ann 2']);
  });

  test('what cannot be played is refused, and nobody waits for it', async () => {
    const [ann] = seekers(1) as [Seeker];
    expect((await ann.looks({ book: 'sixth' })).message).toContain('sixth');
    expect((await ann.looks({ format: { id: 'pauper' } })).message).toContain('pauper');
    expect((await ann.looks({ you: { name: 'Ann', deck: { by: 'id', id: 'm11/none' } } })).message).toContain(
      'm11/none',
    );
    expect((await ann.browser.ask<Reply>('quick/nowhere', 'POST', {})).status).toBe(404);
  });
});

test('a process that dies while it brings somebody to another table leaves nobody behind: they wait on at their own', async () => {
  const data = await postgres.database();
  const server = await Server.start({ data });
  const store = await Store.open(data);
  const [ann, ben, cid] = ['Ann', 'Ben', 'Cid'].map((name) => new Seeker(server, name)) as [Seeker, Seeker, Seeker];
  const { id } = await ann.looks();
  const elsewhere = await cid.looks({ book: 'm11' });
  const kept = await store.people.find(id);
  if (kept === null) throw new Error('no table');
  expect(await store.people.save(moves(kept.gathering, elsewhere.id, Date.now()), kept.version)).toBe(true);
  // She is on her way, as far as anybody knows: nobody else is put at her table.
  expect((await ann.asksOn()).id).toBe(id);
  expect((await ben.looks()).duel).toBeNull();
  later(11_000);
  await ann.asksOn();
  await ann.asksOn();
  expect(namesAt(await ben.asksOn())).toEqual(['Ann', 'Ben']);
  expect((await ann.asksOn()).duel).toBe(ben.at?.duel);
  await store.close();
  await server.end();
});

test('in the open a browser waits at five tables, and those whose pages were closed are none of them', async () => {
  const open = await Server.start({ publicUrl: 'http://127.0.0.1' });
  const ann = new Seeker(open, 'Ann');
  for (const book of ['beta', 'fifth', 'portal', 'tenth', 'm11']) expect((await ann.looks({ book })).duel).toBeNull();
  const listed = { book: 'portal', listed: true, you: as('Ann') };
  const refused = await ann.browser.ask<Reply>('tables', 'POST', listed);
  expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('you wait at 5 tables')]);
  later(60_000);
  const made = await ann.browser.ask<Reply>('tables', 'POST', listed);
  expect([made.status, made.body.message]).toEqual([201, undefined]);
  await open.end();
});
