// Collections at the server: packs opened, decks built, matches of the league played, cards won and lost and traded, and
// all of it there again after the server was started anew.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CollectionInfo, CollectionState, OpenedPack, TradeAnswer } from '../../src/protocol/collection.ts';
import { plainAnswer, Server } from './client.ts';

let server: Server;
let yields = false;
const player = () => ({
  name: 'yielding',
  choose: ({ view, legal }: { view: { seat: number }; legal: readonly unknown[] }) =>
    (yields ? { kind: 'concede', seat: view.seat } : legal[0]) as never,
});
beforeAll(async () => {
  server = await Server.start({ player });
});
afterAll(() => server.end());

type Told = CollectionState & { message: string };
const begin = async (words: object): Promise<string> => {
  const { status, body } = await server.ask<{ id: string; message: string }>('collections', 'POST', {
    set: '4ED',
    length: 'single',
    ante: true,
    seed: 'test',
    ...words,
  });
  expect(status, body.message).toBe(201);
  return body.id;
};
const look = async (id: string): Promise<CollectionState> =>
  (await server.ask<CollectionState>(`collections/${id}`)).body;
const post = <T>(id: string, what: string, body: object = {}) =>
  server.ask<T & { message: string }>(`collections/${id}/${what}`, 'POST', body);

async function ready(id: string): Promise<CollectionState> {
  let state = await look(id);
  while (state.packs.length > 0) {
    const { body } = await post<{ opened: OpenedPack; state: CollectionState }>(id, 'open', {
      left: state.packs.length,
    });
    expect(body.state.binder.length).toBe(state.binder.length + body.opened.cards.length);
    state = body.state;
  }
  const { status, body } = await post<CollectionState>(id, 'deck', { cards: state.suggested ?? [] });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

async function giveUp(id: string, seat: 0 | 1): Promise<void> {
  const page = await server.sit(id);
  let now = await page.look();
  if (seat === 0) await page.answer({ kind: 'concede', seat: 0 });
  yields = seat === 1;
  while (yields && now.result === null)
    now = await page.answer(
      plainAnswer(now, (below) => below - 1),
      true,
    );
  yields = false;
  page.close();
}

test('a match of the league for ante: the card changes binders with the result, once, whatever happens to the server', async () => {
  const id = await begin({});
  const before = await ready(id);
  expect(before).toMatchObject({ book: 'fifth', round: 1, rounds: 11, ante: true, packs: [] });
  expect(before.table.length).toBe(11);
  const { body: play } = await post<{ id: string }>(id, 'play');
  expect((await post<{ id: string }>(id, 'play')).body.id).toBe(play.id);
  const refused = await post<Told>(id, 'deck', { cards: before.suggested ?? [] });
  expect(refused.body.message).toBe('a match is being played with this deck: finish it first');
  await giveUp(play.id, 0);
  // The server ends before anybody has looked: the duel is kept, and the binder follows from it.
  await server.close();
  await server.open({ player });
  const after = await look(id);
  const gone = before.binder.length - after.binder.length;
  const [line = ''] = after.history;
  expect(line).toMatch(/^Lost to .*, 0 to 1/);
  expect(gone).toBe(line.includes('; lost ') ? 1 : 0);
  expect((await look(id)).binder).toEqual(after.binder);
  expect(after.table.every(({ played }) => played <= 1)).toBe(true);
  expect(after.table.filter(({ played }) => played === 1).length).toBe(10);
  expect(after.round).toBe(2);
  expect(after.records.reduce((sum, { lost }) => sum + lost, 0)).toBe(1);
});

test('a match won brings a booster, and the card of the other', async () => {
  const id = await begin({ seed: 'won' });
  const before = await ready(id);
  const { body: play } = await post<{ id: string }>(id, 'play');
  await giveUp(play.id, 1);
  const after = await look(id);
  expect(after.packs).toEqual(['booster']);
  expect(after.history[0]).toMatch(/^Won against .*, 1 to 0/);
  expect(after.binder.length - before.binder.length).toBe(after.history[0]?.includes('; won ') ? 1 : 0);
  const own = after.table.find(({ seat }) => seat === 0);
  expect(own).toMatchObject({ won: 1, points: 3 });
  const wrong = await post<Told>(id, 'open', { left: 3 });
  expect([wrong.status, wrong.body.message]).toEqual([400, 'there are 1 packs to open, not 3']);
  expect((await post<Told>(id, 'season')).body.message).toBe('this season is not over yet');
});

test('one card for a match: no ante in its duels, and the card changes binders with the result of the match', async () => {
  const id = await begin({ seed: 'set', length: 'best of 3', stakes: 'one card for the set' });
  const before = await ready(id);
  const { body: play } = await post<{ id: string }>(id, 'play');
  await giveUp(play.id, 0);
  expect((await look(id)).binder).toEqual(before.binder);
  const { body: next } = await server.ask<{ id: string }>(`duels/${play.id}/next`, 'POST', {});
  await giveUp(next.id, 0);
  const after = await look(id);
  const [line = ''] = after.history;
  expect(line).toMatch(/^Lost to .*, 0 to 2/);
  // A basic land is nobody's loss.
  expect(before.binder.length - after.binder.length).toBe(line.includes('; lost ') ? 1 : 0);
});

test('not for keeps: what is lost stands on paper, and the binder is as it was', async () => {
  const id = await begin({ seed: 'lent', length: 'best of 3', stakes: 'not for keeps' });
  const before = await ready(id);
  const { body: play } = await post<{ id: string }>(id, 'play');
  await giveUp(play.id, 0);
  const { body: next } = await server.ask<{ id: string }>(`duels/${play.id}/next`, 'POST', {});
  await giveUp(next.id, 0);
  const after = await look(id);
  expect(after.history[0]).toMatch(/^Lost to .*, 0 to 2; on paper lost .*, and all of it went back\.$/);
  expect([...after.binder].sort()).toEqual([...before.binder].sort());
  expect(after.deck).toEqual(before.deck);
  expect(after.records.reduce((sum, { cardsLost }) => sum + cardsLost, 0)).toBe(0);
  const wrong = await server.ask<{ message: string }>('collections', 'POST', {
    set: '4ED',
    length: 'single',
    ante: true,
    stakes: 'one card for the set',
  });
  expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringContaining('several duels')]);
});

test('trading: they say what they think, take what is fair, and nothing changes that is not', async () => {
  const id = await begin({ set: 'M11', ante: false, seed: 'trade' });
  const before = await ready(id);
  const trader = before.traders[0] as CollectionState['traders'][number];
  const take = [trader.cards[0] as string];
  const asked = (await post<TradeAnswer>(id, 'trade', { with: trader.seat, give: [], take })).body;
  expect(asked.done).toBe(false);
  expect(asked.words).toMatch(/wants more: .* would do\.|does not want that\./);
  expect(asked.state.binder).toEqual(before.binder);
  const wants = /wants more: (.*) would do\./.exec(asked.words)?.[1] ?? '';
  expect(before.binder).toContain(wants);
  const words = { with: trader.seat, give: [wants], take };
  const would = (await post<TradeAnswer>(id, 'trade', { ...words, ask: true })).body;
  expect([would.done, would.words, would.state.binder]).toEqual([false, `${trader.name} would agree.`, before.binder]);
  const done = (await post<TradeAnswer>(id, 'trade', words)).body;
  expect(done.done).toBe(true);
  expect([...done.state.binder].sort()).toEqual(
    [...before.binder.filter((_, index) => index !== before.binder.indexOf(wants)), ...take].sort(),
  );
  expect((await post<Told>(id, 'trade', { ...words, give: ['Black Lotus'] })).body.message).toBe(
    "'Black Lotus' is not in this collection",
  );
});

test('what cannot be is told', async () => {
  const refused = await server.ask<{ message: string }>('collections', 'POST', { set: 'M11', ante: true });
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringMatching(/ has no ante$/)]);
  const set = await server.ask<{ message: string }>('collections', 'POST', { set: 'XYZ' });
  expect(set.status).toBe(400);
  expect((await server.ask('collections/nowhere')).status).toBe(404);
  const id = await begin({ seed: 'empty' });
  expect((await post<Told>(id, 'play')).body.message).toBe('build a deck first: there is none, or it has lost a card');
  const { body } = await server.ask<readonly CollectionInfo[]>('collections');
  expect(body.map((each) => each.id)).toContain(id);
});
