// Looking on at a table: nobody's cards, nothing to say, the same bytes with any hidden cards; and a maker who may close it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../src/game/index.ts';
import type { GatheringState } from '../../src/protocol/people.ts';
import type { TableState } from '../../src/protocol/table.ts';
import { MOST_WATCHERS } from '../../src/server/people/gallery.ts';
import { type DuelSetup, positionSetup } from '../../src/server/setup.ts';
import { ALONE } from '../../src/server/tables.ts';
import { Page, Server } from './client.ts';
import { answers, as, asked, Browser, make, playOut, seated, together } from './gathered.ts';
import { TestPostgres } from './postgres.ts';
import { bundleServer, ServerProcess } from './processes.ts';

let server: Server;
let postgres: TestPostgres;
beforeAll(async () => {
  server = await Server.start();
  postgres = await TestPostgres.start();
});
afterAll(async () => {
  await server.end();
  await postgres.stop();
});

const watch = (at: { readonly port: number }, duel: string, more = ''): Promise<Page> =>
  Page.open(`ws://127.0.0.1:${at.port}/api/duels/${duel}/watch${more}`, {});

async function watching(at: { readonly port: number }, duel: string, more = ''): Promise<Page> {
  const page = await watch(at, duel, more);
  page.say({ type: 'look' });
  await expect.poll(() => page.table !== null && page.company !== null).toBe(true);
  return page;
}

describe.each([
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ data: await postgres.database() })],
] as const)('kept in %s', (_, where) => {
  test('a whole duel is watched: no hand, no question; afterwards the replay with both hands', {
    timeout: 120_000,
  }, async () => {
    const own = await Server.start(await where());
    const { ann, ben, at } = await together(own, { watched: true });
    const duel = at.duel as string;
    const pages = await seated(ann, ben, duel);
    await begun(pages);
    const eye = await watching(own, duel, '?seat=1');
    await expect.poll(() => pages.map(({ company }) => company?.watchers)).toEqual([1, 1]);
    await playOut(pages);
    await expect.poll(() => eye.table?.result ?? null, { timeout: 10_000 }).not.toBeNull();
    const tables = eye.heard.map((text) => JSON.parse(text)).filter(({ type }) => type === 'table') as TableState[];
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables) {
      expect([table.seat, table.own, table.asked, table.primary, table.awaits]).toEqual([1, [], null, null, -1]);
      expect(table.players.flatMap(({ cards, deck }) => [...cards, ...(deck === '' ? [] : [deck])])).toEqual([]);
    }
    expect(eye.table?.result?.words).toMatch(/^(Ann|Ben) wins the game\.$/);
    expect(eye.heard.join('')).not.toMatch(/"You (draw|win|lose)/);
    const story = await new Browser(own).ask<{ steps: unknown[] }>(`duels/${duel}/story`);
    expect(story.body.steps.length).toBeGreaterThan(5);
    await own.end();
  });
});

test('who looks on at another process sees what is played here', async () => {
  const options = { data: await postgres.database() };
  const [here, there] = [await Server.start(options), await Server.start(options)];
  const { ann, ben, at } = await together(here, { watched: true });
  const duel = at.duel as string;
  const pages = await seated(ann, ben, duel);
  await begun(pages);
  const eye = await watching(there, duel);
  const before = eye.table?.frame ?? 0;
  for (let round = 0; round < 6; round += 1) await answers(await asked(pages));
  await expect.poll(() => eye.table?.frame ?? 0, { timeout: 10_000 }).toBeGreaterThan(before);
  await expect.poll(() => eye.table?.turn).toBe(Math.max(...pages.map(({ table }) => table?.turn ?? 0)));
  await here.end();
  await there.end();
});

test('who looks on is counted over all processes, and no more once a process has been killed', {
  timeout: 60_000,
}, async () => {
  const data = await postgres.database();
  bundleServer();
  const [here, there] = [await Server.start({ data }), await ServerProcess.start({ DATABASE_URL: data })];
  const { ann, ben, at } = await together(here, { watched: true });
  const duel = at.duel as string;
  const pages = await seated(ann, ben, duel);
  await begun(pages);
  const counts = (): (number | undefined)[] => pages.map(({ company }) => company?.watchers);
  const eye = await watching(here, duel);
  await expect.poll(counts).toEqual([1, 1]);
  const others = [await watching(there, duel), await watching(there, duel)];
  await expect.poll(counts, { timeout: 10_000 }).toEqual([3, 3]);
  // Who comes to the table at the other process is told of those who look on here.
  await expect.poll(() => others.map(({ company }) => company?.watchers)).toEqual([3, 3]);
  others[0]?.close();
  await expect.poll(counts).toEqual([2, 2]);
  await there.end('SIGKILL');
  await expect.poll(counts, { timeout: 20_000 }).toEqual([1, 1]);
  eye.close();
  await expect.poll(counts).toEqual([0, 0]);
  await here.end();
});

const refusals = ({ heard }: Page): number => heard.filter((each) => each.includes('"not your turn"')).length;

test('nothing can be said or answered from there, and the side can be chosen', async () => {
  const { ann, ben, at } = await together(server, { watched: true });
  const duel = at.duel as string;
  const pages = await seated(ann, ben, duel);
  const [first] = pages;
  await begun(pages);
  const eye = await watching(server, duel);
  const before = first.table?.at;
  for (const words of [
    { type: 'answer', at: 0, answer: { kind: 'concede', seat: 0 } },
    { type: 'say', words: 0 },
    { type: 'offer', what: 'draw' },
    { type: 'undo', at: 0 },
    { type: 'settings', stops: [], fullControl: true },
    { type: 'watched', open: false },
  ]) {
    const count = refusals(eye);
    eye.say(words as never);
    await expect.poll(() => refusals(eye)).toBe(count + 1);
  }
  expect([first.table?.result, first.table?.at, first.company?.said, first.company?.offer]).toEqual([
    null,
    before,
    [],
    null,
  ]);
  eye.say({ type: 'sit', seat: 1 });
  await expect.poll(() => eye.table?.seat).toBe(1);
  expect(eye.table?.players.map(({ relation }) => relation)).toEqual(['foe', 'you']);
  eye.say({ type: 'sit', seat: 5 });
  await expect.poll(() => eye.heard.some((each) => each.includes('"no such seat"'))).toBe(true);
});

test('a table is closed to those who look on unless its maker opens it, and the maker may close it again', async () => {
  const closed = await together(server);
  expect(await (await watch(server, closed.at.duel as string)).next()).toMatchObject({
    type: 'fault',
    fault: 'closed',
  });
  const { ann, ben, at } = await together(server, { watched: true });
  const duel = at.duel as string;
  const pages = await seated(ann, ben, duel);
  const [first, second] = pages;
  await begun(pages);
  const eye = await watching(server, duel);
  second.say({ type: 'watched', open: false });
  await expect.poll(() => second.heard.some((each) => /"refused".*Ann, who made the table/.test(each))).toBe(true);
  first.say({ type: 'watched', open: false });
  await expect.poll(() => eye.heard.some((each) => each.includes('"closed"'))).toBe(true);
  await expect.poll(() => [second.company?.watched, second.company?.watchers]).toEqual([false, 0]);
  expect(await (await watch(server, duel)).next()).toMatchObject({ fault: 'closed' });
  first.say({ type: 'watched', open: true });
  await expect.poll(() => second.company?.watched).toBe(true);
  await watching(server, duel);
});

test('so many look on and no more', { timeout: 60_000 }, async () => {
  const { ann, ben, at } = await together(server, { watched: true });
  await begun(await seated(ann, ben, at.duel as string));
  const eyes = await Promise.all(Array.from({ length: MOST_WATCHERS }, () => watching(server, at.duel as string)));
  const late = await watch(server, at.duel as string);
  expect(await late.next()).toMatchObject({ fault: 'closed', message: expect.stringContaining(`${MOST_WATCHERS}`) });
  eyes[0]?.close();
  await expect.poll(() => eyes[1]?.company?.watchers).toBe(MOST_WATCHERS - 1);
  await watching(server, at.duel as string);
  for (const eye of eyes) eye.close();
});

// ---- what stays the same with other hidden cards ----

/** The first turn is played: before everybody has kept a hand and could act, nobody is shown anything. */
async function begun(pages: readonly Page[]): Promise<void> {
  while (((await asked(pages)).table?.turn ?? 0) < 2) await answers(await asked(pages));
}

/** A duel of people from a position, which those who look on may see. */
async function fromPosition(at: Server, position: object): Promise<{ duel: string; people: Browser[] }> {
  const words = positionSetup({ position: position as never, level: 1, script: [] });
  const people = words.seats.map(() => new Browser(at));
  const [maker, ...others] = people as [Browser, ...Browser[]];
  const seats = people.length;
  const table = await make(maker, {
    watched: true,
    ...(seats === 2 ? { book: 'm11' } : { book: 'm11', variant: 'free-for-all', seats }),
  });
  for (const [index, each] of others.entries())
    await each.ask<GatheringState>(`tables/${table.id}/sit`, 'POST', as(`Guest ${index}`));
  const company = { clock: null, atZero: 'loses', talk: false, watched: true, level: 1, rated: false } as const;
  const setup: DuelSetup = {
    ...words,
    gathering: table.id,
    company,
    seats: words.seats.map((each, seat) => ({ ...each, holder: { by: 'person', who: `seat ${seat}` } })),
  };
  return { duel: await at.tables.begin(setup, ALONE), people };
}

interface Scene {
  readonly position: (hidden: { hand: readonly string[]; library: readonly string[] }) => object;
  readonly hands: readonly (readonly string[])[];
}

const ANN = {
  hand: ['Forest', 'Grizzly Bears', 'Giant Growth'],
  inPlay: ['Forest', 'Forest', 'Forest', 'Grizzly Bears'],
};
const ANSWERS = [
  ['Counterspell', 'Lightning Bolt'],
  ['Air Elemental', 'Craw Wurm'],
];
const MODERN = [
  ['Cancel', 'Lightning Bolt'],
  ['Air Elemental', 'Craw Wurm'],
];
const BEN = { inPlay: ['Island', 'Island', 'Island', 'Mountain', 'Hill Giant'] };
const duelOf =
  (book: string): Scene['position'] =>
  ({ hand, library }) => ({
    book,
    seats: { ann: { ...ANN, library }, ben: { ...BEN, hand, library } },
  });
const of =
  (variant: string, names: readonly string[]): Scene['position'] =>
  ({ hand, library }) => ({
    book: 'm11',
    options: { variant },
    seats: Object.fromEntries(
      names.map((name, seat) => [name, seat === 0 ? { ...ANN, library } : { ...BEN, hand, library }]),
    ),
  });

const SCENES: { readonly [name: string]: Scene } = {
  beta: { position: duelOf('beta'), hands: ANSWERS },
  fifth: { position: duelOf('fifth'), hands: ANSWERS },
  tenth: { position: duelOf('tenth'), hands: ANSWERS },
  m11: { position: duelOf('m11'), hands: MODERN },
  'free-for-all': { position: of('free-for-all', ['ann', 'ben', 'cid']), hands: MODERN },
  'two-headed-giant': { position: of('two-headed-giant', ['ann', 'dee', 'ben', 'cid']), hands: MODERN },
  emperor: { position: of('emperor', ['ann', 'dee', 'eve', 'ben', 'cid', 'fay']), hands: MODERN },
  portal: {
    position: ({ hand, library }) => ({
      book: 'portal',
      step: 'play cards',
      seats: {
        ann: { hand: ['Forest', 'Grizzly Bears'], inPlay: ['Forest', 'Forest', 'Forest', 'Grizzly Bears'], library },
        ben: { hand, library, inPlay: ['Mountain', 'Hill Giant'] },
      },
    }),
    hands: [
      ['Serpent Warrior', 'Volcanic Dragon'],
      ['Volcanic Dragon', 'Wood Elves'],
    ],
  },
};

/** The first player plays a land and a creature, attacks and ends the turn; nobody else does anything but what has to be. */
async function plays(pages: readonly Page[]): Promise<void> {
  const first = (await asked(pages)).table?.turn;
  for (let count = 0; count < 60; count += 1) {
    const page = await asked(pages);
    const table = page.table as TableState;
    if (table.turn !== first) return;
    const uses = table.asked?.ask === 'act' && table.seat === 0 ? table.asked.uses : [];
    const use = uses.find(({ label }) => /^Play Forest|Grizzly Bears/.test(label));
    const answer = use?.answer ?? idle(table);
    page.say({ type: use === undefined ? 'answer' : 'auto', at: table.at, answer, sure: true } as never);
    const isTaken = await expect
      .poll(() => page.table?.frame, { interval: 2, timeout: 2000 })
      .not.toBe(table.frame)
      .then(
        () => true,
        () => false,
      );
    if (isTaken) continue;
    const instead = table.primary?.answer ?? { kind: 'attack', attackers: [] };
    page.say({ type: 'answer', at: table.at, answer: instead, sure: true });
    await expect.poll(() => page.table?.frame, { timeout: 5000 }).not.toBe(table.frame);
  }
}

function idle(table: TableState): Answer {
  const { asked: question } = table;
  if (question?.ask === 'pick')
    return {
      kind: 'pick',
      picked: question.from.slice(0, question.min).map(({ what, id }) => ({ what, id })),
    } as Answer;
  if (question?.ask === 'attack') {
    const [id] = question.candidates;
    const target = question.targets[0];
    if (id !== undefined && target !== undefined)
      return { kind: 'attack', attackers: [{ id, target: { what: target.what, id: target.id }, band: 0 }] } as Answer;
  }
  return (
    table.secondary?.label === 'Attack' ? table.secondary.answer : (table.primary?.answer ?? { kind: 'pass' })
  ) as Answer;
}

const plain = (page: Page): string[] =>
  page.heard
    .filter((text) => !text.includes('"type":"company"'))
    .map((text) => text.replace(/"duel":"[^"]*"/, '"duel":""'));

test.each(Object.keys(SCENES))(
  '%s: with the hidden cards exchanged a watcher is sent the same bytes',
  { timeout: 90_000 },
  async (name) => {
    const { position, hands } = SCENES[name] as Scene;
    const heard: string[][] = [];
    for (const [index, hand] of hands.entries()) {
      const library = index === 0 ? ['Forest', 'Island', 'Forest'] : ['Island', 'Forest', 'Forest'];
      const { duel, people } = await fromPosition(server, position({ hand, library }));
      const pages = await Promise.all(people.map((each) => each.sit(duel)));
      for (const page of pages) page.say({ type: 'look' });
      const eye = await watching(server, duel);
      await plays(pages);
      await new Promise((done) => setTimeout(done, 100));
      heard.push(plain(eye));
      expect(eye.heard.join('')).not.toContain('Giant Growth');
      for (const card of hand) expect(eye.heard.join('')).not.toContain(card);
      for (const page of [...pages, eye]) page.close();
    }
    const [one = [], other = []] = heard;
    expect(one.length).toBeGreaterThan(4);
    expect(one.join('')).toContain('Grizzly Bears');
    expect(other).toEqual(one);
  },
);
