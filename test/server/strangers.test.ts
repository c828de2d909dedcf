// Who may do what in the open: every route, asked by somebody else than who made a thing. A stranger hears that there is no such
// thing, sees none of it in any list, and changes nothing.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewPod } from '../../src/protocol/pods.ts';
import type { SharingState } from '../../src/protocol/shared.ts';
import { AT_HOME } from '../../src/server/limits.ts';
import { duelForTwo } from '../support/seats.ts';
import { Page, Server } from './client.ts';
import { as, Browser, make } from './gathered.ts';

const POSITION = {
  book: 'tenth',
  seats: { ann: { hand: ['Forest'], library: ['Forest', 'Forest'] }, ben: { library: ['Forest', 'Forest'] } },
};
const DECK = { name: 'Secret Forests', book: 'tenth', line: '', cards: { Forest: 60 }, sideboard: {} };

/** Everything that Ann has made, by what it is called in the table below. */
interface Anns {
  readonly duel: string;
  readonly over: string;
  readonly deck: string;
  readonly event: string;
  readonly collection: string;
  readonly table: string;
  readonly closed: string;
  readonly pod: string;
  readonly review: string;
}

let server: Server;
let ann: Browser;
let eve: Browser;
let anns: Anns;

async function made(browser: Browser, path: string, body: object): Promise<string> {
  const { status, body: told } = await browser.ask<{ id: string; message?: string }>(path, 'POST', body);
  expect(status, `${path}: ${told.message}`).toBe(201);
  return told.id;
}

/** Gives a duel up, so that its replay can be had. */
async function giveUp(browser: Browser, duel: string): Promise<void> {
  const page = await browser.sit(duel);
  const comes = async (isThere: () => boolean): Promise<void> => {
    for (let tries = 0; tries < 1000 && !isThere(); tries += 1) await new Promise((done) => setTimeout(done, 10));
    expect(isThere()).toBe(true);
  };
  page.say({ type: 'look' });
  await comes(() => page.table !== null);
  const { at = 0, seat = 0 } = page.table ?? {};
  page.say({ type: 'answer', at, answer: { kind: 'concede', seat } });
  await comes(() => page.table?.result != null);
  page.close();
}

const POD: NewPod = { kind: 'sealed', sets: ['M11'], seats: 2, people: 2, you: 'Ann' };

beforeAll(async () => {
  server = await Server.start({ publicUrl: 'http://127.0.0.1', limits: AT_HOME });
  [ann, eve] = [new Browser(server), new Browser(server)];
  const over = await made(ann, 'positions', { position: POSITION });
  await giveUp(ann, over);
  const { id: table } = await make(ann, { listed: true });
  const closed = (await make(ann, {})).id;
  await new Browser(server).ask(`tables/${closed}/sit`, 'POST', as('Ben'));
  anns = {
    over,
    table,
    closed: (await ann.ask<{ duel: string }>(`tables/${closed}`)).body.duel,
    duel: await made(ann, 'duels', duelForTwo({ seed: 'test', book: 'portal' })),
    deck: await made(ann, 'decks', DECK),
    event: await made(ann, 'events', { kind: 'sealed', sets: ['M11'], seats: 2 }),
    collection: await made(ann, 'collections', { set: 'LEA' }),
    pod: await made(ann, 'pods', POD),
    review: await made(ann, 'lab/reviews', { of: 'duel', duel: over }),
  };
  // Eve has made something too: she is known, and not as Ann.
  await made(eve, 'positions', { position: POSITION });
});
afterAll(() => server.end());

type Way = 'everybody' | 'own list' | 'not there' | 'refused' | 'own thing';
interface Line {
  readonly route: string;
  readonly way: Way;
  readonly of?: keyof Anns;
  readonly body?: () => object;
}

/** What every route of the server is for a stranger. */
const LINES: readonly Line[] = [
  ...[
    'GET /api/cards/:book',
    'GET /api/card/:name',
    'POST /api/decks/check',
    'POST /api/decks/formats',
    'POST /api/house',
  ].map((route): Line => ({ route, way: 'everybody' })),
  ...[
    'GET /api/formats',
    'GET /api/lessons',
    'GET /api/rules',
    'GET /api/terms',
    'GET /api/terms/:word',
    'GET /api/sets',
  ].map((route): Line => ({ route, way: 'everybody' })),
  ...['GET /api/packs/:set', 'GET /', 'POST /api/shared', 'GET /healthz', 'GET /readyz', 'GET /metrics'].map(
    (route): Line => ({ route, way: 'everybody' }),
  ),
  ...['scenes', 'puzzles'].map((name): Line => ({ route: `GET /api/lab/${name}`, way: 'everybody' })),
  ...['across', 'read', 'bench', 'solve', 'puzzles/:id', 'puzzles/:id/hint'].map(
    (name): Line => ({ route: `POST /api/lab/${name}`, way: 'everybody' }),
  ),
  // What is made becomes one's own.
  ...['duels', 'positions', 'lessons', 'replays', 'events', 'collections', 'decks', 'tables', 'pods', 'lab/duels'].map(
    (name): Line => ({ route: `POST /api/${name}`, way: 'own thing' }),
  ),
  { route: 'POST /api/shared/play', way: 'own thing' },
  { route: 'PUT /api/me', way: 'own thing' },
  { route: 'POST /api/shared/one-deck', way: 'refused', body: () => ({ deck: anns.deck }) },
  { route: 'POST /api/formats', way: 'own list', body: () => ({ id: 'vintage', book: 'tenth' }) },
  ...['start', 'decks', 'duels', 'events', 'collections', 'pods', 'games', 'me'].map(
    (name): Line => ({ route: `GET /api/${name}`, way: 'own list' }),
  ),
  { route: 'GET /api/tables', way: 'own list' },
  { route: 'PUT /api/decks/:id', way: 'not there', of: 'deck', body: () => DECK },
  { route: 'DELETE /api/decks/:id', way: 'not there', of: 'deck' },
  { route: 'DELETE /api/duels/:id', way: 'not there', of: 'duel' },
  { route: 'GET /api/duels/:id/hint', way: 'not there', of: 'duel' },
  { route: 'GET /api/duels/:id/between', way: 'not there', of: 'over' },
  { route: 'POST /api/duels/:id/next', way: 'not there', of: 'over', body: () => ({}) },
  { route: 'GET /api/duels/:id/replay', way: 'not there', of: 'over' },
  { route: 'GET /api/duels/:id/story', way: 'not there', of: 'over' },
  { route: 'GET /api/duels/:id/story/:step', way: 'not there', of: 'over' },
  { route: 'POST /api/duels/:id/story/:step/play', way: 'not there', of: 'over', body: () => ({}) },
  { route: 'POST /api/duels/:id/again', way: 'not there', of: 'over', body: () => ({ at: 0 }) },
  { route: 'GET /api/duels/:id/table', way: 'not there', of: 'duel' },
  { route: 'GET /api/duels/:id/ratings', way: 'not there', of: 'closed' },
  { route: 'GET /api/ratings', way: 'everybody' },
  { route: 'GET /api/duels/:id/watch', way: 'everybody' },
  { route: 'POST /api/lab/reviews', way: 'not there', body: () => ({ of: 'duel', duel: anns.over }) },
  { route: 'GET /api/lab/reviews/:id', way: 'not there', of: 'review' },
  { route: 'DELETE /api/lab/reviews/:id', way: 'not there', of: 'review' },
  { route: 'GET /api/events/:id', way: 'not there', of: 'event' },
  { route: 'POST /api/events/:id/pick', way: 'not there', of: 'event', body: () => ({ card: 'Forest', number: 0 }) },
  { route: 'POST /api/events/:id/deck', way: 'not there', of: 'event', body: () => ({ cards: [] }) },
  { route: 'POST /api/events/:id/play', way: 'not there', of: 'event', body: () => ({}) },
  { route: 'GET /api/collections/:id', way: 'not there', of: 'collection' },
  { route: 'POST /api/collections/:id/open', way: 'not there', of: 'collection', body: () => ({ left: 1 }) },
  { route: 'POST /api/collections/:id/deck', way: 'not there', of: 'collection', body: () => ({ cards: [] }) },
  {
    route: 'POST /api/collections/:id/trade',
    way: 'not there',
    of: 'collection',
    body: () => ({ with: 1, give: [], take: [], ask: true }),
  },
  { route: 'POST /api/collections/:id/season', way: 'not there', of: 'collection', body: () => ({}) },
  { route: 'POST /api/collections/:id/play', way: 'not there', of: 'collection', body: () => ({}) },
  {
    route: 'POST /api/collections/:id/offers',
    way: 'not there',
    of: 'collection',
    body: () => ({ give: ['Forest'], take: [] }),
  },
  { route: 'DELETE /api/collections/:id/offers/:offer', way: 'not there', of: 'collection' },
  // An offer is a link as well: whoever has it may look at it, and take it with a binder of their own.
  { route: 'GET /api/offers/:id', way: 'everybody' },
  { route: 'POST /api/offers/:id/accept', way: 'everybody' },
  // Whoever has the link may look at a table and sit down at it; what is done by those who sit there is theirs.
  { route: 'GET /api/tables/:id', way: 'everybody' },
  { route: 'POST /api/tables/:id/sit', way: 'everybody' },
  { route: 'POST /api/tables/:id/leave', way: 'refused', of: 'table', body: () => ({}) },
  { route: 'POST /api/tables/:id/carry', way: 'refused', of: 'table', body: () => ({}) },
  { route: 'POST /api/tables/:id/carried', way: 'refused', of: 'table', body: () => ({ token: 'a'.repeat(43) }) },
  { route: 'POST /api/quick', way: 'everybody' },
  { route: 'POST /api/quick/:id', way: 'refused', of: 'table', body: () => ({}) },
  { route: 'GET /api/pods/:id', way: 'everybody' },
  { route: 'POST /api/pods/:id/sit', way: 'everybody' },
  { route: 'POST /api/pods/:id/leave', way: 'refused', of: 'pod', body: () => ({}) },
  { route: 'POST /api/pods/:id/begin', way: 'refused', of: 'pod', body: () => ({}) },
  { route: 'POST /api/pods/:id/pick', way: 'refused', of: 'pod', body: () => ({ card: 'Forest', number: 0 }) },
  { route: 'POST /api/pods/:id/deck', way: 'refused', of: 'pod', body: () => ({ cards: [] }) },
  { route: 'POST /api/pods/:id/play', way: 'refused', of: 'pod', body: () => ({}) },
];

test('every route of the server stands in the table, and nothing else', () => {
  expect(LINES.map(({ route }) => route).sort()).toEqual([...server.routes].sort());
});

const pathOf = (route: string, id: string): string =>
  (route.split(' ')[1] ?? '').replace('/api/', '').replace(':id', id).replace(':step', '0');

test.each(LINES.filter(({ way }) => way === 'not there'))(
  '$route: a stranger hears that there is no such thing',
  async ({ route, of, body }) => {
    const id = of === undefined ? '' : anns[of];
    if (route.endsWith('/table')) {
      const page = await eve.sit(id);
      page.say({ type: 'look' });
      expect(await page.next()).toMatchObject({ type: 'fault', fault: 'no such duel' });
      page.close();
      return;
    }
    for (const browser of [eve, new Browser(server)]) {
      const { status, body: told } = await browser.ask<{ message: string }>(
        pathOf(route, id),
        route.split(' ')[0],
        body?.(),
      );
      expect([status, told.message]).toEqual([404, expect.stringContaining('there is no')]);
    }
  },
);

test.each(LINES.filter(({ way }) => way === 'refused'))(
  '$route: a stranger is refused',
  async ({ route, of, body }) => {
    const id = of === undefined ? '' : anns[of];
    const { status } = await eve.ask(pathOf(route, id), route.split(' ')[0], body?.());
    expect(status).toBe(400);
  },
);

test.each(LINES.filter(({ way }) => way === 'own list'))(
  '$route: a list holds nothing of others',
  async ({ route, body }) => {
    const ask = (browser: Browser) => browser.ask<unknown>(pathOf(route, ''), route.split(' ')[0], body?.());
    const secrets = [anns.duel, anns.over, anns.deck, anns.event, anns.collection, anns.pod, DECK.name];
    for (const browser of [eve, new Browser(server)]) {
      const { status, body: told } = await ask(browser);
      expect(status).toBe(200);
      const text = JSON.stringify(told);
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
  },
);

test('who made a thing finds it in the lists, and may use it', async () => {
  const has = async (path: string, id: string) =>
    expect(JSON.stringify((await ann.ask(path)).body), path).toContain(id);
  await has('start', anns.duel);
  await has('start', anns.deck);
  await has('decks', anns.deck);
  await has('duels', anns.over);
  await has('events', anns.event);
  await has('collections', anns.collection);
  await has('pods', anns.pod);
  for (const path of [`events/${anns.event}`, `collections/${anns.collection}`, `duels/${anns.over}/story`])
    expect((await ann.ask(path)).status, path).toBe(200);
  const page = await ann.sit(anns.duel);
  page.say({ type: 'look' });
  expect((await page.next()).type).toBe('table');
  page.close();
});

test('whatever way a duel comes about, it is its maker’s', async () => {
  const text = await (
    await fetch(`${server.url}/api/duels/${anns.over}/replay`, { headers: { cookie: ann.cookie } })
  ).text();
  const sharing = { way: 'draft', seed: 's' };
  const { body: shared } = await ann.ask<SharingState>('shared', 'POST', { ...sharing, chosen: ['white'] });
  const left = shared.piles.find((pile) => pile.of === 'nobody');
  const ways: readonly (readonly [string, object])[] = [
    ['lessons', { lesson: (await ann.ask<{ id: string }[]>('lessons')).body[0]?.id, scene: 0 }],
    ['replays', { text }],
    [`duels/${anns.over}/again`, { at: 0 }],
    ['shared/play', { ...sharing, chosen: ['white', left?.color], level: 1 }],
    ['shared/one-deck', { deck: 'beta/knights-and-lightning', level: 1 }],
  ];
  for (const [path, body] of ways) {
    const { status, body: told } = await ann.ask<{ id: string; message?: string }>(path, 'POST', body);
    if (status !== 201) throw new Error(`${path}: ${told.message}`);
    expect((await eve.ask(`duels/${told.id}/hint`)).status, path).toBe(404);
    expect((await ann.ask(`duels/${told.id}/hint`)).status, path).not.toBe(404);
  }
});

test('a duel is watched only where its table lets others look on', async () => {
  for (const duel of [anns.duel, anns.over, anns.closed]) {
    const page = await Page.open(`${server.url.replace('http', 'ws')}/api/duels/${duel}/watch?seat=0`, {
      cookie: eve.cookie,
    });
    expect((await page.next()).type).toBe('fault');
    page.close();
  }
});

test('nobody plays with the deck of another, alone or at a table', async () => {
  const deck = { by: 'id', id: anns.deck };
  const words = duelForTwo({ seed: 'test', book: 'tenth' }) as { seats: object[] };
  const seats = words.seats.map((seat, index) => (index === 0 ? { ...seat, deck } : seat));
  for (const [browser, status] of [
    [eve, 400],
    [ann, 201],
  ] as const)
    expect((await browser.ask('duels', 'POST', { ...words, seats })).status).toBe(status);
  const table = (await make(ann, { book: 'tenth' })).id;
  expect((await eve.ask(`tables/${table}/sit`, 'POST', { name: 'Eve', deck })).status).toBe(400);
  expect((await ann.ask(`tables/${table}/sit`, 'POST', { name: 'Ann', deck })).status).toBe(200);
});

test('the next duel of a match is its owner’s too', async () => {
  const id = await made(ann, 'duels', duelForTwo({ seed: 'two', book: 'tenth', length: 'best of 3' }));
  await giveUp(ann, id);
  const { body } = await ann.ask<{ id: string }>(`duels/${id}/next`, 'POST', {});
  expect((await eve.ask(`duels/${body.id}/hint`)).status).toBe(404);
  expect((await ann.ask(`duels/${body.id}/hint`)).status).not.toBe(404);
});

test('a duel of people is looked at again by those who sat there, and played by nobody else', async () => {
  const page = await eve.sit(anns.closed);
  page.say({ type: 'look' });
  expect(await page.next()).toMatchObject({ type: 'fault', fault: 'no such seat' });
  page.close();
  await giveUp(ann, anns.closed);
  expect((await eve.ask(`duels/${anns.closed}/story`)).status).toBe(404);
  expect((await eve.ask(`duels/${anns.closed}/next`, 'POST', {})).status).toBe(400);
  expect((await ann.ask(`duels/${anns.closed}/story`)).status).toBe(200);
  const again = await made(ann, `duels/${anns.closed}/story/0/play`, {});
  const mine = await ann.sit(again);
  mine.say({ type: 'look' });
  expect((await mine.next()).type).toBe('table');
  mine.close();
  const other = await eve.sit(again);
  other.say({ type: 'look' });
  expect(await other.next()).toMatchObject({ type: 'fault', fault: 'no such duel' });
  other.close();
});

test('one browser sits at five tables of the lobby and no more', async () => {
  const host = new Browser(server);
  for (let number = 0; number < 5; number += 1) await make(host, { listed: true });
  const { status, body } = await host.ask<{ error: string }>('tables', 'POST', {
    book: 'portal',
    listed: true,
    you: as('Ann'),
  });
  expect([status, body.error]).toEqual([429, 'too many']);
  expect((await make(host, {})).listed).toBe(false);
});

test('on one’s own machine everything is everybody’s, and no cookie is asked for', async () => {
  const home = await Server.start();
  const [one, other] = [new Browser(home), new Browser(home)];
  const id = await made(one, 'positions', { position: POSITION });
  const deck = await made(one, 'decks', DECK);
  const text = JSON.stringify((await other.ask('start')).body);
  expect([text.includes(id), text.includes(deck), one.cookie]).toEqual([true, true, '']);
  const page = await other.sit(id);
  page.say({ type: 'look' });
  expect((await page.next()).type).toBe('table');
  page.close();
  await home.end();
});
