// Trading between people: an offer by a link, taken by the owner of another collection; both change at once, or neither.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CollectionState, OfferInfo } from '../../src/protocol/collection.ts';
import { Server } from './client.ts';
import { Browser } from './gathered.ts';
import { TestPostgres } from './postgres.ts';

type Told = { message: string };

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

describe.each(['SQLite', 'PostgreSQL'])('%s', (storage) => {
  let server: Server;
  beforeAll(async () => {
    const kept = storage === 'SQLite' ? {} : { data: await postgres.database() };
    server = await Server.start({ publicUrl: 'http://127.0.0.1', ...kept });
  });
  afterAll(() => server.end());

  /** Somebody with a collection whose packs are opened. */
  async function collector(seed: string, set = 'M11') {
    const who = new Browser(server);
    const { body } = await who.ask<{ id: string }>('collections', 'POST', { set, you: seed, seed });
    const path = `collections/${body.id}`;
    let state = (await who.ask<CollectionState>(path)).body;
    while (state.packs.length > 0)
      state = (await who.ask<{ state: CollectionState }>(`${path}/open`, 'POST', { left: state.packs.length })).body
        .state;
    return { who, id: body.id, path, state, now: async () => (await who.ask<CollectionState>(path)).body };
  }
  const isBasic = (name: string): boolean => ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].includes(name);
  const someOf = ({ binder }: CollectionState, not: readonly string[]): string =>
    binder.find((name) => !isBasic(name) && !not.includes(name)) as string;
  const without = (binder: readonly string[], name: string): string[] =>
    binder.filter((_, index) => index !== binder.indexOf(name));

  test('what is offered by a link is taken by another, and both binders change', async () => {
    const [ann, ben] = [await collector('Ann'), await collector('Ben')];
    const [give, take] = [someOf(ann.state, ben.state.binder), someOf(ben.state, ann.state.binder)];
    const made = await ann.who.ask<CollectionState>(`${ann.path}/offers`, 'POST', { give: [give], take: [take] });
    expect([made.status, made.body.offers.length]).toEqual([201, 1]);
    const link = `offers/${ann.id}.${made.body.offers[0]?.id}`;
    const seen = (await ben.who.ask<OfferInfo>(link)).body;
    expect(seen).toMatchObject({ from: 'Ann', give: [give], take: [take], set: 'M11' });
    expect(seen.collections).toEqual([expect.objectContaining({ id: ben.id, not: '' })]);
    const done = await ben.who.ask<CollectionState>(`${link}/accept`, 'POST', { collection: ben.id });
    expect(done.status).toBe(200);
    expect([...done.body.binder].sort()).toEqual([...without(ben.state.binder, take), give].sort());
    const after = await ann.now();
    expect([...after.binder].sort()).toEqual([...without(ann.state.binder, give), take].sort());
    expect([after.offers, after.history[0]]).toEqual([[], `Gave Ben, a person, ${give} for ${take}.`]);
    const again = await ben.who.ask<Told>(`${link}/accept`, 'POST', { collection: ben.id });
    expect([again.status, again.body.message]).toEqual([404, expect.stringContaining('taken or taken back')]);
  });

  test('an offer that several take at once goes to one of them, and no card is doubled', async () => {
    const ann = await collector('Ann again');
    const others = [await collector('Ben 1'), await collector('Ben 2'), await collector('Ben 3')];
    const give = someOf(
      ann.state,
      others.flatMap(({ state }) => state.binder),
    );
    const { body } = await ann.who.ask<CollectionState>(`${ann.path}/offers`, 'POST', { give: [give], take: [] });
    const link = `offers/${ann.id}.${body.offers[0]?.id}/accept`;
    const replies = await Promise.all(others.map(({ who, id }) => who.ask<Told>(link, 'POST', { collection: id })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const binders = await Promise.all([ann, ...others].map(async ({ now }) => (await now()).binder));
    const count = ({ length }: readonly string[]): number => length;
    expect(binders.flat().filter((name) => name === give).length).toBe(
      ann.state.binder.filter((name) => name === give).length,
    );
    expect(count(binders.flat())).toBe(count([ann, ...others].flatMap(({ state }) => state.binder)));
  });

  test('what cannot be is told, and nothing changes', async () => {
    const [ann, ben, old] = [await collector('Ann 3'), await collector('Ben 4'), await collector('Old', '4ED')];
    const [give, take] = [someOf(ann.state, []), someOf(ann.state, ben.state.binder)];
    const offer = (words: object) => ann.who.ask<CollectionState & Told>(`${ann.path}/offers`, 'POST', words);
    expect((await offer({ give: ['Black Lotus'], take: [] })).body.message).toBe(
      "'Black Lotus' is not in this collection",
    );
    expect((await offer({ give: [give], take: ['No Such Card'] })).body.message).toContain(
      "'No Such Card' is not a card",
    );
    expect((await offer({ give: [give], take: ['Forest'] })).body.message).toContain('is to be had in any number');
    expect((await offer({ give: [], take: [give] })).status).toBe(400);
    const { body } = await offer({ give: [give], take: [take] });
    const link = `offers/${ann.id}.${body.offers[0]?.id}`;
    const accept = (who: Browser, collection: string) => who.ask<Told>(`${link}/accept`, 'POST', { collection });
    expect((await accept(ben.who, ben.id)).body.message).toBe(`'${take}' is not in this collection`);
    expect((await accept(old.who, old.id)).body.message).toBe('it is a collection of another book');
    expect((await accept(ann.who, ann.id)).body.message).toBe('this is your own offer');
    expect((await accept(ben.who, ann.id)).status).toBe(404);
    const stranger = await ben.who.ask(`${ann.path}/offers/${body.offers[0]?.id}`, 'DELETE');
    expect(stranger.status).toBe(404);
    expect((await ann.now()).binder).toEqual(ann.state.binder);
    const back = await ann.who.ask<CollectionState>(`${ann.path}/offers/${body.offers[0]?.id}`, 'DELETE');
    expect([back.status, back.body.offers]).toEqual([200, []]);
    expect((await ben.who.ask(link)).status).toBe(404);
  });
});
