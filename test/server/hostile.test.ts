// Every route of the server with every field of its body spoilt, with names that are no names, from somebody who has made a thing
// and from a stranger: each call gets a named answer, none meets an error of the program, and the server serves on.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AT_HOME } from '../../src/server/limits.ts';
import { duelForTwo } from '../support/seats.ts';
import { Server } from './client.ts';
import { as, Browser, make, seated, together } from './gathered.ts';
import { TestPostgres } from './postgres.ts';
import { spoiltIn } from './spoilt.ts';

const TEXT = 'ann:\n  in play: Mountain\n  hand: Lightning Bolt\nben:\n  life: 3\n';
const POSITION = {
  book: 'tenth',
  seats: { ann: { hand: ['Forest'], inPlay: [{ card: 'Grizzly Bears', tapped: true }], library: ['Forest'] }, ben: {} },
};
const DECK = { name: 'Forests', book: 'tenth', line: '', cards: { Forest: 60 }, sideboard: { Forest: 1 } };
const POD = { kind: 'draft', sets: ['M11'], seats: 4, people: 2, you: 'Ann' };
const TABLE = {
  book: 'portal',
  ...{
    clock: { by: 'game', seconds: 300, more: 3 },
    atZero: 'loses',
    talk: true,
    watched: true,
    level: 2,
    rated: false,
  },
  you: as('Ann'),
};
const SHARING = { way: 'draft', seed: 's', chosen: ['white'] };

/** A body that is understood, by route; those that are not named have none. */
const BODIES: { readonly [route: string]: object } = {
  'POST /api/duels': duelForTwo({ seed: 'test', book: 'portal' }),
  'POST /api/positions': { position: POSITION, level: 1, people: [0, 1], script: [{ kind: 'pass' }] },
  'POST /api/lessons': { lesson: 'portal', scene: 0 },
  'POST /api/replays': { text: 'fivefold' },
  'POST /api/events': { kind: 'sealed', sets: ['M11'], seats: 2 },
  'POST /api/collections': { set: 'LEA', you: 'Ann' },
  'POST /api/decks': DECK,
  'PUT /api/decks/:id': DECK,
  'POST /api/decks/check': DECK,
  'POST /api/decks/formats': { book: 'tenth', cards: { Forest: 60 }, sideboard: {}, date: '1997-01-01' },
  'POST /api/house': { text: 'Sunday rules = m11; mana.burn = 1' },
  'POST /api/formats': { id: 'vintage', date: '1997-01-01', book: 'tenth' },
  'POST /api/tables': TABLE,
  'POST /api/tables/:id/sit': as('Ben'),
  'POST /api/tables/:id/carried': { token: 'a'.repeat(43) },
  'POST /api/quick': { book: 'portal', format: null, you: as('Ann') },
  'PUT /api/me': { name: 'Ann', face: 'owl' },
  'POST /api/pods': POD,
  'POST /api/pods/:id/sit': { name: 'Ben' },
  'POST /api/pods/:id/pick': { card: 'Forest', number: 0 },
  'POST /api/pods/:id/deck': { cards: ['Forest'] },
  'POST /api/shared': SHARING,
  'POST /api/shared/play': { ...SHARING, level: 1, deck: ['Forest'] },
  'POST /api/shared/one-deck': { deck: 'beta/knights-and-lightning', level: 1, seed: 's' },
  'POST /api/duels/:id/next': { deck: ['Forest'], others: [{ seat: 1, deck: ['Forest'] }] },
  'POST /api/duels/:id/again': { at: 0 },
  'POST /api/duels/:id/story/:step/play': { level: 1 },
  'POST /api/events/:id/pick': { card: 'Forest', number: 0 },
  'POST /api/events/:id/deck': { cards: ['Forest'] },
  'POST /api/collections/:id/open': { left: 1 },
  'POST /api/collections/:id/deck': { cards: ['Forest'] },
  'POST /api/collections/:id/trade': { with: 1, give: ['Forest'], take: [], ask: true },
  'POST /api/collections/:id/offers': { give: ['Forest'], take: [] },
  'POST /api/offers/:id/accept': { collection: 'x' },
  'POST /api/lab/across': { text: TEXT, upto: 1 },
  'POST /api/lab/read': { text: TEXT },
  'POST /api/lab/bench': { text: TEXT, book: 'm11', answers: [{ kind: 'pass' }], windows: 'useful' },
  'POST /api/lab/solve': { text: TEXT, book: 'm11' },
  'POST /api/lab/duels': { text: TEXT, book: 'm11', level: 1 },
  'POST /api/lab/puzzles/:id': { answers: [{ kind: 'pass' }] },
  'POST /api/lab/puzzles/:id/hint': { answers: [], step: 1 },
  'POST /api/lab/reviews': { of: 'replay', replay: 'x', seat: 0 },
};

/** Names of things that are none, as they come in an address. */
const IDS = [
  '__proto__',
  'constructor',
  'toString',
  '..%2F..%2Fetc%2Fpasswd',
  '%2e%2e',
  '%00',
  'a%00b',
  '%F0%9F%98%80',
].concat('a'.repeat(1900), '%27%20or%201%3D1--', '%0d%0aset-cookie%3Ax%3D1', '-1', '%ED%A0%80', '%E0%A4');

const QUERIES = [
  'seat=x',
  'seat=__proto__',
  'seat=1e9',
  'seat=-1',
  'seat=0&seat=1',
  'page=-1',
  'page=1e99',
  'page[]=1',
].concat(
  ...[
    'book=__proto__',
    'book=a&book=b',
    'what=constructor',
    'hands=both&hands=own',
    'kind=x&seed=%00',
    'seed=%00&book=%00',
  ],
  ...['q=%00&book=m11', 'book=m11&format=%00', 'clock=toString', 'format=__proto__&kind=two&book=m11', 'toString=1'],
);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const isSocket = (route: string): boolean => route.endsWith('/table') || route.endsWith('/watch');

describe.each([
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ data: await postgres.database() })],
] as const)('%s', (_, where) => {
  let server: Server;
  let ann: Browser;
  let eve: Browser;
  /** Something of Ann's for each route that has a thing. */
  const anns: { [of: string]: string } = {};
  beforeAll(async () => {
    const plenty = { ...AT_HOME, requests: 1e9, made: 1e9, burst: 1e6 };
    server = await Server.start({ publicUrl: 'http://127.0.0.1', limits: plenty, ...(await where()) });
    [ann, eve] = [new Browser(server), new Browser(server)];
    const idOf = async (path: string, body: object): Promise<string> => {
      const { status, body: made } = await ann.ask<{ id: string; message?: string }>(path, 'POST', body);
      if (status !== 201) throw new Error(`${path}: ${made.message}`);
      return made.id;
    };
    anns.tables = (await make(ann, TABLE)).id;
    anns.duels = await idOf('positions', { position: POSITION });
    anns.decks = await idOf('decks', DECK);
    anns.events = await idOf('events', { kind: 'sealed', sets: ['M11'], seats: 2 });
    anns.collections = await idOf('collections', { set: 'LEA' });
    anns.pods = await idOf('pods', POD);
    anns.quick = anns.tables;
  });
  afterAll(() => server.end());

  /** What is wrong with an answer, if anything: each has a name and a sentence, and tells nothing of the program. */
  async function faultIn(browser: Browser, route: string, path: string, body?: string): Promise<string | null> {
    const headers: Record<string, string> = browser.cookie === '' ? {} : { cookie: browser.cookie };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const method = route.split(' ')[0] as string;
    const response = await fetch(`${server.url}${path}`, { method, headers, ...(body !== undefined && { body }) });
    const text = await response.text();
    const words = `${method} ${path.slice(0, 80)} ${body?.slice(0, 160) ?? ''}: ${response.status} ${text.slice(0, 200)}`;
    // Who asks for too much at once is told so.
    if (response.status === 503 && text.startsWith('{"error":"busy"')) return null;
    if (response.status >= 500) return words;
    if (/node_modules|\.ts:\d|\n\s+at |SQLITE|select |violates/i.test(response.status < 400 ? '' : text)) return words;
    if (response.status < 400) return null;
    const told = JSON.parse(text) as { error?: unknown; message?: unknown };
    return typeof told.error === 'string' && typeof told.message === 'string' && told.message !== '' ? null : words;
  }

  const named = (): string[] => server.routes.filter((route) => route.includes('/api/') && !isSocket(route));

  /** The address of a route with something of Ann's in it, or with what is given. */
  const pathOf = (route: string, id?: string): string => {
    const path = route.split(' ')[1] as string;
    const of = path.split('/')[2] as string;
    return path.replace(/:(id|book|name|set|word|offer)/g, id ?? anns[of] ?? 'nothing').replace(':step', id ?? '0');
  };

  test('whatever a thing is called, the answer has a name', async () => {
    const faults: string[] = [];
    for (const route of named().filter((each) => each.includes(':')))
      for (const id of IDS) {
        const fault = await faultIn(
          ann,
          route,
          pathOf(route, id),
          route.startsWith('GET') || route.startsWith('DELETE') ? undefined : JSON.stringify(BODIES[route] ?? {}),
        );
        if (fault !== null) faults.push(fault);
      }
    expect(faults).toEqual([]);
  });

  test('whatever is asked for beside it, the answer has a name', async () => {
    const faults: string[] = [];
    for (const route of named().filter((each) => each.startsWith('GET')))
      for (const query of QUERIES) {
        const fault = await faultIn(ann, route, `${pathOf(route)}?${query}`);
        if (fault !== null) faults.push(fault);
      }
    expect(faults).toEqual([]);
  });

  test('whatever stands in a body, the answer has a name', async () => {
    const faults: string[] = [];
    for (const [route, body] of Object.entries(BODIES)) {
      expect(server.routes).toContain(route);
      for (const text of spoiltIn(body)) {
        const fault = await faultIn(ann, route, pathOf(route), text);
        if (fault !== null) faults.push(fault);
      }
      for (const text of [
        '',
        '{',
        '[1',
        'null',
        '"\\ud800"',
        `{"a":${'['.repeat(50_000)}`,
        `"${'x'.repeat(600_000)}"`,
      ]) {
        const fault = await faultIn(eve, route, pathOf(route), text);
        if (fault !== null) faults.push(fault);
      }
    }
    expect(faults).toEqual([]);
  });

  test('a name is one line of what everybody can see', async () => {
    const hidden = '  An\u202e\u0007n\n\u2028Bell\u200b\ufeff ';
    const shown = 'An n Bell';
    const browser = new Browser(server);
    expect((await make(browser, { you: { name: hidden, deck: { by: 'random' } } })).seats[0]?.name).toBe(shown);
    const { body: pod } = await browser.ask<{ seats: { name: string }[] }>('pods', 'POST', { ...POD, you: hidden });
    expect(JSON.stringify(pod)).toContain(`"${shown}"`);
    expect((await browser.ask('me', 'PUT', { name: hidden, face: '' })).body).toMatchObject({ name: shown });
    for (const nobody of ['\u200b', ' \n ', '\u202e'])
      expect((await browser.ask('tables', 'POST', { ...TABLE, you: { ...as(nobody) } })).status).toBe(400);
    // Letters that are joined, and signs of several parts, stay what they are.
    for (const name of ['نی\u200cما', '👩\u200d🚀'])
      expect((await browser.ask('me', 'PUT', { name, face: '' })).body).toMatchObject({ name });
  });

  test('of five who take a link to another device at once one gets the seat, and a sixth comes too late', async () => {
    const browser = new Browser(server);
    const { id } = await make(browser, {});
    const { link } = (await browser.ask<{ link: string }>(`tables/${id}/carry`, 'POST', {})).body;
    const take = async (): Promise<number> =>
      (await new Browser(server).ask(`tables/${id}/carried`, 'POST', { token: link.split('/').at(-1) })).status;
    const statuses = await Promise.all(Array.from({ length: 5 }, take));
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400]);
    expect(await take()).toBe(400);
  });

  test('of four who sit down at the last seat at once one sits there', async () => {
    const { id } = await make(new Browser(server), {});
    const sit = async (): Promise<number> =>
      (await new Browser(server).ask(`tables/${id}/sit`, 'POST', as('Ben'))).status;
    const statuses = await Promise.all(Array.from({ length: 4 }, sit));
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400]);
  });

  test('after all of it the server serves on, and no duel of others is touched', async () => {
    const { ann: one, ben: other, at } = await together(server, {});
    const pages = await seated(one, other, at.duel as string);
    expect(pages.map(({ table }) => table?.result)).toEqual([null, null]);
    for (const page of pages) page.close();
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});
