// One's own games with people: found again by the browser that played them, with results, opponents and pages; a name and a face.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_OF_GAMES } from '../../src/protocol/choices.ts';
import type { GamesInfo, GatheringState, Profile } from '../../src/protocol/people.ts';
import { Server } from './client.ts';
import { as, Browser, make, seated, together } from './gathered.ts';
import { TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const gamesOf = async (browser: Browser, page = 0): Promise<GamesInfo> =>
  (await browser.ask<GamesInfo>(`games?page=${page}`)).body;

describe.each([
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ data: await postgres.database() })],
] as const)('kept in %s', (_, where) => {
  test('each finds the game with its own result, and nobody else finds it', async () => {
    const server = await Server.start(await where());
    const { ann, ben, at } = await together(server);
    const duel = at.duel as string;
    expect((await gamesOf(ann)).games).toMatchObject([
      { duel, over: false, result: null, you: 'Ann', others: ['Ben'] },
    ]);
    const [first] = await seated(ann, ben, duel);
    first.say({ type: 'answer', at: first.table?.at ?? 0, answer: { kind: 'concede', seat: 0 } });
    await expect.poll(async () => (await gamesOf(ann)).games[0]?.result).toBe('lost');
    expect((await gamesOf(ben)).games).toMatchObject([
      { duel, over: true, result: 'won', you: 'Ben', others: ['Ann'] },
    ]);
    expect(await gamesOf(new Browser(server))).toEqual({ games: [], total: 0, page: 0 });
    // Who carries the seat to another device finds the game there, too.
    const phone = new Browser(server);
    const { link } = (await ann.ask<{ link: string }>(`tables/${at.id}/carry`, 'POST', {})).body;
    await phone.ask(`tables/${at.id}/carried`, 'POST', { token: link.split('/').at(-1) });
    (await phone.sit(duel)).say({ type: 'look' });
    await expect.poll(async () => (await gamesOf(phone)).games.map(({ result }) => result)).toEqual(['lost']);
    await server.end();
  });

  test('a draw is one for both, the rematch is a game of its own, and pages follow each other', {
    timeout: 60_000,
  }, async () => {
    const server = await Server.start(await where());
    const { ann, ben, at } = await together(server);
    const [first, second] = await seated(ann, ben, at.duel as string);
    first.say({ type: 'offer', what: 'draw' });
    await expect.poll(() => second.company?.offer?.what).toBe('draw');
    second.say({ type: 'agree' });
    await expect.poll(async () => (await gamesOf(ben)).games[0]?.result).toBe('draw');
    await ann.ask(`duels/${at.duel}/next`, 'POST', {});
    const next = (await ben.ask<{ id: string }>(`duels/${at.duel}/next`, 'POST', {})).body.id;
    expect((await gamesOf(ann)).games.map(({ duel }) => duel)).toEqual([next, at.duel]);
    for (let more = 0; more < PAGE_OF_GAMES; more += 1) {
      const { id } = await make(ann);
      await ben.ask<GatheringState>(`tables/${id}/sit`, 'POST', as('Ben'));
    }
    const [newest, oldest] = [await gamesOf(ann), await gamesOf(ann, 1)];
    expect([newest.total, newest.games.length, oldest.games.length]).toEqual([PAGE_OF_GAMES + 2, PAGE_OF_GAMES, 2]);
    expect(oldest.games.map(({ duel }) => duel)).toEqual([next, at.duel]);
    await server.end();
  });

  test('a name and a face are kept for the browser, and the face is seen at the table', async () => {
    const server = await Server.start(await where());
    const ann = new Browser(server);
    expect((await ann.ask<Profile>('me')).body).toEqual({ name: '', face: '' });
    expect((await ann.ask<Profile>('me', 'PUT', { name: 'Ann', face: 'Wren' })).status).toBe(200);
    expect((await ann.ask<Profile>('me')).body).toEqual({ name: 'Ann', face: 'Wren' });
    expect((await new Browser(server).ask<Profile>('me')).body).toEqual({ name: '', face: '' });
    expect((await ann.ask('me', 'PUT', { name: 'x'.repeat(31), face: '' })).status).toBe(400);
    const { id } = await make(ann, { you: { ...as('Ann'), face: 'Wren' } });
    const ben = new Browser(server);
    const { body } = await ben.ask<GatheringState>(`tables/${id}/sit`, 'POST', as('Ben'));
    expect(body.seats.map(({ face }) => face)).toEqual(['Wren', 'Ben']);
    const [, second] = await seated(ann, ben, body.duel as string);
    expect(second.table?.players.map(({ face }) => face)).toEqual(['Wren', 'Ben']);
    await server.end();
  });
});
