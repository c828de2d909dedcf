// People at one table: a link is a seat, nobody else's, and comes back; a lobby; the next duel when all want it; both storages.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GatheringState, LobbyInfo } from '../../src/protocol/people.ts';
import { Server } from './client.ts';
import { as, Browser, make, playOut, together } from './gathered.ts';
import { TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

describe.each([
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ data: await postgres.database() })],
] as const)('kept in %s', (_, where) => {
  test('a link is a seat: it is sat down at, is nobody else’s, and comes back after a restart', async () => {
    const options = await where();
    const server = await Server.start(options);
    const { ann, ben, at } = await together(server);
    expect(at.duel).not.toBeNull();
    expect(at.seats.map(({ name, yours }) => [name, yours])).toEqual([
      ['Ann', false],
      ['Ben', true],
    ]);
    const duel = at.duel as string;
    for (const [browser, seat] of [
      [ann, 0],
      [ben, 1],
    ] as const) {
      const page = await browser.sit(duel);
      page.say({ type: 'look' });
      expect(await page.next()).toMatchObject({ type: 'table', seat, own: [seat] });
      page.close();
      const other = await browser.sit(duel, `?seat=${1 - seat}`);
      expect(await other.next()).toMatchObject({ type: 'fault', fault: 'no such seat' });
    }
    const stranger = new Browser(server);
    expect(await (await stranger.sit(duel)).next()).toMatchObject({ type: 'fault', fault: 'no such seat' });
    expect((await stranger.ask<GatheringState>(`tables/${at.id}`)).body.seats.some(({ yours }) => yours)).toBe(false);
    const late = await stranger.ask<{ message: string }>(`tables/${at.code}/sit`, 'POST', as('Eve'));
    expect([late.status, late.body.message]).toEqual([400, expect.stringContaining('has begun')]);
    await server.close();
    await server.open(options);
    const page = await ben.sit(duel);
    page.say({ type: 'look' });
    expect(await page.next()).toMatchObject({ type: 'table', seat: 1 });
    await server.end();
  });

  test('two people play a whole duel, and the next one begins when both want it', { timeout: 120_000 }, async () => {
    const server = await Server.start(await where());
    const { ann, ben, at } = await together(server);
    const duel = at.duel as string;
    const pages = [await ann.sit(duel), await ben.sit(duel)];
    const over = await playOut(pages);
    expect(over.result).not.toBeNull();
    await expect.poll(() => pages.every(({ table }) => table?.result != null)).toBe(true);
    const won = pages.map(({ table }) => table?.result?.won);
    expect(won.toSorted()).toEqual([false, true]);
    const stranger = new Browser(server);
    expect((await stranger.ask(`duels/${duel}/next`, 'POST', {})).status).toBe(400);
    const first = await ann.ask<{ message: string }>(`duels/${duel}/next`, 'POST', {});
    expect([first.status, first.body.message]).toEqual([403, expect.stringContaining('when Ben asks too')]);
    const second = await ben.ask<{ id: string }>(`duels/${duel}/next`, 'POST', {});
    expect(second.status).toBe(200);
    expect((await ann.ask<{ id: string }>(`duels/${duel}/next`, 'POST', {})).body.id).toBe(second.body.id);
    const again = await ann.sit(second.body.id);
    again.say({ type: 'look' });
    expect(await again.next()).toMatchObject({ type: 'table', seat: 0 });
    expect(await (await stranger.sit(second.body.id)).next()).toMatchObject({ fault: 'no such seat' });
    await server.end();
  });

  test('of many who sit down at once on the last seat one gets it', async () => {
    const server = await Server.start(await where());
    const { id } = await make(new Browser(server));
    const tries = await Promise.all(
      Array.from({ length: 6 }, (_, number) =>
        new Browser(server).ask<GatheringState>(`tables/${id}/sit`, 'POST', as(`Guest ${number}`)),
      ),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
    await server.end();
  });
});

describe('at one server', () => {
  let server: Server;
  beforeAll(async () => {
    server = await Server.start();
  });
  afterAll(() => server.end());

  test('the secret is in a cookie that scripts cannot read, and is told nowhere', async () => {
    const ann = new Browser(server);
    const state = await make(ann, { listed: true });
    expect(ann.cookieWords).toMatch(/HttpOnly/);
    expect(ann.cookieWords).toMatch(/SameSite=Lax/);
    const secret = ann.cookie.split('=')[1] as string;
    const told = JSON.stringify([state, (await ann.ask('tables')).body, (await ann.ask(`tables/${state.id}`)).body]);
    expect(told).not.toContain(secret);
    expect(told).not.toContain('keys');
    expect(state.picture).toContain('<svg');
    expect(state.link).toContain(`/#/people/${state.id}`);
    const open = await Server.start({ publicUrl: 'https://play.example' });
    const ben = new Browser(open);
    expect((await make(ben)).link).toMatch(/^https:\/\/play\.example\/#\/people\//);
    expect(ben.cookieWords).toMatch(/Secure/);
    await open.end();
  });

  test('the lobby lists open tables that want to be seen, until they are full', async () => {
    const ann = new Browser(server);
    const seen = await make(ann, { listed: true, book: 'beta' });
    const hidden = await make(ann, { listed: false });
    const lobby = async (): Promise<string[]> =>
      (await new Browser(server).ask<LobbyInfo>('tables')).body.tables.map(({ id }) => id);
    expect(await lobby()).toContain(seen.id);
    expect(await lobby()).not.toContain(hidden.id);
    await new Browser(server).ask(`tables/${seen.code.toLowerCase()}/sit`, 'POST', as('Ben'));
    expect(await lobby()).not.toContain(seen.id);
  });

  test('a seat is carried to another browser once, and both have it then', async () => {
    const { ann, at } = await together(server);
    const { link } = (await ann.ask<{ link: string }>(`tables/${at.id}/carry`, 'POST', {})).body;
    const token = link.split('/').at(-1);
    const phone = new Browser(server);
    expect((await phone.ask(`tables/${at.id}/carried`, 'POST', { token })).status).toBe(200);
    const page = await phone.sit(at.duel as string);
    page.say({ type: 'look' });
    expect(await page.next()).toMatchObject({ type: 'table', seat: 0 });
    const thief = new Browser(server);
    expect((await thief.ask(`tables/${at.id}/carried`, 'POST', { token })).status).toBe(400);
    expect((await thief.ask(`tables/${at.id}/carry`, 'POST', {})).status).toBe(400);
  });

  test('a seat can be left before the duel begins, and a name is taken once', async () => {
    const [ann, ben] = [new Browser(server), new Browser(server)];
    const { id } = await make(ann, { variant: 'free-for-all', seats: 3, book: 'm11' }).catch(() => make(ann));
    expect((await ben.ask(`tables/${id}/sit`, 'POST', as('Ann'))).status).toBe(400);
    expect((await ben.ask(`tables/${id}/leave`, 'POST', {})).status).toBe(400);
    expect((await ann.ask<GatheringState>(`tables/${id}/leave`, 'POST', {})).body.seats[0]?.name).toBeNull();
    expect((await ben.ask<GatheringState>(`tables/${id}/sit`, 'POST', as('Ann'))).body.seats[0]?.name).toBe('Ann');
  });

  test('what makes no sense is refused before anybody sits there', async () => {
    const refusal = async (more: object): Promise<string> => make(new Browser(server), more).then(() => '', String);
    expect(await refusal({ book: 'sixth' })).toContain('the books are');
    expect(await refusal({ book: 'portal', length: 'best of 3' })).toContain('it has single');
    expect(await refusal({ book: 'portal', ante: true })).toContain('no ante');
    expect(await refusal({ seats: 3 })).toContain('a duel is for two');
    expect(await refusal({ you: { name: 'Ann', deck: { by: 'id', id: 'none' } } })).toContain('there is no deck');
    expect((await server.ask<{ message: string }>('tables/nowhere')).status).toBe(404);
  });

  test('a duel of people is in nobody’s list, gives no hints, and is not deleted by others', async () => {
    const { at } = await together(server);
    const duel = at.duel as string;
    expect((await server.ask<{ id: string }[]>('duels')).body.map(({ id }) => id)).not.toContain(duel);
    expect((await server.ask(`duels/${duel}`, 'DELETE')).status).toBe(403);
    expect((await server.ask(`duels/${duel}/hint`)).status).toBe(403);
    expect((await server.ask(`duels/${duel}/replay`)).status).toBe(403);
    expect((await server.ask(`duels/${duel}/story`)).status).toBe(403);
  });
});

test('who has won at another process sees it, and cannot give up what is over', async () => {
  const data = await postgres.database();
  const [one, other] = [await Server.start({ data }), await Server.start({ data })];
  const { ann, ben, at } = await together(one);
  const duel = at.duel as string;
  const there = new Browser(other);
  there.cookie = ben.cookie;
  const [first, second] = [await ann.sit(duel), await there.sit(duel)];
  for (const page of [first, second]) page.say({ type: 'look' });
  await expect.poll(() => first.table !== null && second.table !== null).toBe(true);
  first.say({ type: 'answer', at: first.table?.at ?? 0, answer: { kind: 'concede', seat: 0 } });
  await expect.poll(() => first.table?.result?.won).toBe(false);
  await expect.poll(() => second.table?.result?.won, { timeout: 10_000 }).toBe(true);
  second.say({ type: 'answer', at: second.table?.at ?? 0, answer: { kind: 'concede', seat: 1 } });
  await expect.poll(() => second.heard.some((each) => each.includes('"refused"')), { timeout: 10_000 }).toBe(true);
  const again = await there.sit(duel);
  again.say({ type: 'look' });
  expect(await again.next()).toMatchObject({ type: 'table', seat: 1, result: { won: true } });
  await one.end();
  await other.end();
});
