// Drafts and sealed decks at the server: picked, built, played in rounds, kept over a restart, and nothing told too early.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventInfo, EventState, PackInfo, SetInfo } from '../../src/protocol/limited.ts';
import { Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

const begin = async (words: object): Promise<string> => {
  const { status, body } = await server.ask<{ id: string; message: string }>('events', 'POST', {
    kind: 'draft',
    sets: ['M11'],
    seats: 4,
    length: 'single',
    seed: 'test',
    ...words,
  });
  expect(status, body.message).toBe(201);
  return body.id;
};
const look = async (id: string): Promise<EventState> => (await server.ask<EventState>(`events/${id}`)).body;
const pick = (id: string, card: string, number: number) =>
  server.ask<EventState & { message: string }>(`events/${id}/pick`, 'POST', { card, number });
const build = (id: string, cards: readonly string[]) =>
  server.ask<EventState & { message: string }>(`events/${id}/deck`, 'POST', { cards });
const play = (id: string) => server.ask<{ id: string; message: string }>(`events/${id}/play`, 'POST', {});

async function drafted(id: string): Promise<EventState> {
  let state = await look(id);
  while (state.stage === 'draft') state = (await pick(id, state.pack[0] as string, state.picks.length)).body;
  return state;
}

/** Gives the duel up. */
async function concede(duel: string): Promise<void> {
  const page = await server.sit(duel);
  await page.look();
  await page.answer({ kind: 'concede', seat: 0 });
  page.close();
}

test('a draft is picked, built and played in rounds against those who drafted', async () => {
  const id = await begin({});
  const first = await look(id);
  expect(first).toMatchObject({ stage: 'draft', round: 0, packs: 3, passes: 'left', picks: [], book: 'm11' });
  expect(first.pack.length).toBe(15);
  const state = await drafted(id);
  expect(state).toMatchObject({ stage: 'build', pool: expect.any(Array), deck: null });
  expect(state.pool.length).toBe(45);
  expect(state.picks.map(({ card }) => card)).toEqual(state.pool);
  const built = (await build(id, state.suggested?.cards ?? [])).body;
  expect(built.stage).toBe('rounds');
  expect(built.rival).not.toBeNull();
  expect(built.standings.filter(({ colors }) => colors !== null).length).toBe(1);
  for (let round = 1; round <= 2; round += 1) {
    const { body } = await play(id);
    expect((await play(id)).body.id).toBe(body.id);
    const { setup } = await server.tables.duel(body.id);
    if (setup.start.kind !== 'game') throw new Error('a match of an event is a game');
    expect([...(setup.start.words.decks[0] ?? [])].sort()).toEqual([...(state.suggested?.cards ?? [])].sort());
    await concede(body.id);
    const page = await server.sit(body.id);
    // What follows is the next round of the draft, not the same match again.
    expect((await page.look()).result).toMatchObject({ event: id, next: null });
    page.close();
    expect((await look(id)).rounds.length).toBe(Math.min(2, round + 1));
  }
  const over = await look(id);
  expect(over.stage).toBe('over');
  expect(over.standings.at(-1)).toMatchObject({ name: 'You', points: 0, lost: 2 });
  expect(over.standings.every(({ colors }) => colors !== null)).toBe(true);
  expect((await play(id)).status).toBe(400);
});

test('an event is there again after the server was started anew', async () => {
  const id = await begin({ seed: 'kept' });
  const before = await look(id);
  await pick(id, before.pack[2] as string, 0);
  const after = await look(id);
  await server.close();
  await server.open();
  const { when, ...again } = await look(id);
  expect(again).toEqual((({ when: _, ...rest }) => rest)(after));
  const { body } = await server.ask<EventInfo[]>('events');
  expect(body.find((each) => each.id === id)).toMatchObject({ stage: 'draft', kind: 'draft', words: 'being drafted' });
});

test('what the others hold is not told: two drafts that differ only there look the same', async () => {
  const state = await look(await begin({ seed: 'secret' }));
  expect(Object.keys(state).sort()).toEqual(
    [
      ...['id', 'kind', 'sets', 'book', 'stage', 'words', 'when', 'seat', 'names', 'pack', 'round', 'packs'],
      ...['passes', 'picks', 'pool', 'suggested', 'deck', 'standings', 'rounds', 'rival', 'duel'],
    ].sort(),
  );
  expect(JSON.stringify(state)).not.toContain('secret');
});

test('a pick that was sent twice, is not there or comes at the wrong time is refused, and nothing changes', async () => {
  const id = await begin({ seed: 'wrong' });
  const before = await look(id);
  const [card, other] = before.pack as [string, string];
  expect((await pick(id, 'Black Lotus', 0)).body.message).toContain("'Black Lotus' is not in this pack");
  expect((await pick(id, card, 0)).status).toBe(200);
  const twice = await pick(id, other, 0);
  expect([twice.status, twice.body.message]).toEqual([400, 'this would be pick 0, and pick 1 is the next one']);
  expect((await build(id, [card])).body.message).toContain('decks are built after the packs');
  expect((await play(id)).body.message).toBe('there is nobody to play in this round');
  expect((await look(id)).picks.length).toBe(1);
  expect((await server.ask('events/none')).status).toBe(404);
  for (const wrong of [
    { seats: 3 },
    { seats: 9 },
    { sets: [] },
    { sets: ['ICE'] },
    { kind: 'cube' },
    { length: 'best of 5' },
  ]) {
    const { status } = await server.ask('events', 'POST', { kind: 'draft', sets: ['M11'], seats: 4, ...wrong });
    expect(status, JSON.stringify(wrong)).toBe(400);
  }
});

test('sealed deck for two: a pool, a deck, one round', async () => {
  const id = await begin({ kind: 'sealed', sets: ['POR'], seats: 2, seed: 'sealed' });
  const state = await look(id);
  expect(state).toMatchObject({ stage: 'build', book: 'portal', packs: 0 });
  expect(state.pool.length).toBe(90);
  expect((await build(id, state.suggested?.cards ?? [])).body.stage).toBe('rounds');
  await concede((await play(id)).body.id);
  expect((await look(id)).stage).toBe('over');
});

test('sets and packs can be looked at', async () => {
  const { body: sets } = await server.ask<SetInfo[]>('sets');
  expect(sets.map(({ code }) => code)).toEqual(['LEA', 'LEB', '4ED', '5ED', 'POR', '10E', 'M10', 'M11']);
  const { body: pack } = await server.ask<PackInfo>('packs/por?seed=1');
  expect(pack).toMatchObject({ set: 'POR', kind: 'booster', seed: '1' });
  expect(pack.cards.length).toBe(15);
  expect((await server.ask('packs/m11?seed=1&kind=starter')).status).toBe(400);
});
