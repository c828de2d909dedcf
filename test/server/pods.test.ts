// Drafts and sealed decks with friends: joined by a link, picked in secret, waited for no longer than was said, and played in
// rounds whose duels are tables for people.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewPod, PodState } from '../../src/protocol/pods.ts';
import type { TableState } from '../../src/protocol/table.ts';
import { Server } from './client.ts';
import { Browser } from './gathered.ts';
import { TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const DRAFT: NewPod = { kind: 'draft', sets: ['M11'], seats: 4, people: 2, length: 'single', level: 1, you: 'Ann' };

/** The clock of the test: it stands still until somebody moves it on. */
class Clock {
  private at = Date.now();
  readonly now = (): number => this.at;
  passes(seconds: number): void {
    this.at += seconds * 1000;
  }
}

type Told = PodState & { message?: string };
const look = async (browser: Browser, id: string): Promise<Told> => (await browser.ask<Told>(`pods/${id}`)).body;
const says = async (browser: Browser, path: string, body: object = {}): Promise<Told> => {
  const { status, body: told } = await browser.ask<Told>(`pods/${path}`, 'POST', body);
  expect(status, told.message).toBe(200);
  return told;
};
const pick = (browser: Browser, { id, event }: Told, card = event?.pack[0]): Promise<Told> =>
  says(browser, `${id}/pick`, { card, number: event?.picks.length });

async function made(browser: Browser, more: Partial<NewPod> = {}): Promise<Told> {
  const { status, body } = await browser.ask<Told>('pods', 'POST', { ...DRAFT, ...more });
  expect(status, body.message).toBe(201);
  return body;
}

/** Ann and Ben, with it begun. */
async function together(server: Server, more: Partial<NewPod> = {}): Promise<[Browser, Browser, string]> {
  const [ann, ben] = [new Browser(server), new Browser(server)];
  const { id } = await made(ann, more);
  await says(ben, `${id}/sit`, { name: 'Ben' });
  return [ann, ben, id];
}

/** Everybody who has a duel to play gives it up, or their rival does; then the round is over. */
async function concedes(browser: Browser, id: string): Promise<string> {
  const { status, body } = await browser.ask<{ id: string; message?: string }>(`pods/${id}/play`, 'POST', {});
  expect(status, body.message).toBe(200);
  const page = await browser.sit(body.id);
  page.say({ type: 'look' });
  await expect.poll(() => page.table).not.toBeNull();
  const { seat, at } = page.table as TableState;
  page.say({ type: 'answer', at, answer: { kind: 'concede', seat } });
  await expect.poll(() => page.table?.result != null, { timeout: 20_000 }).toBe(true);
  page.close();
  return body.id;
}

describe.each(['SQLite', 'PostgreSQL'])('%s', (storage) => {
  const clock = new Clock();
  let server: Server;
  let options: { now: () => number; data?: string };
  beforeAll(async () => {
    options = { now: clock.now, ...(storage === 'SQLite' ? {} : { data: await postgres.database() }) };
    server = await Server.start(options);
  });
  afterAll(() => server.end());

  test('two friends and two computers draft, build and play their rounds; a restart changes nothing', async () => {
    const [ann, ben] = [new Browser(server), new Browser(server)];
    const first = await made(ann);
    expect(first).toMatchObject({ stage: 'gather', mayBegin: true, event: null, book: 'm11' });
    expect(first.link).toContain(`/#/pod/${first.id}`);
    expect(first.picture).toContain('<svg');
    expect(await look(ben, first.id)).toMatchObject({ mayBegin: false, people: [{ name: 'Ann', yours: false }] });
    const twice = await ben.ask<Told>(`pods/${first.id}/sit`, 'POST', { name: 'Ann' });
    expect([twice.status, twice.body.message]).toEqual([400, expect.stringContaining('take another name')]);
    let bens = await says(ben, `${first.id}/sit`, { name: 'Ben' });
    expect(bens).toMatchObject({
      stage: 'draft',
      event: { seat: 1, names: ['Ann', 'Ben', expect.any(String), expect.any(String)] },
    });
    let anns = await look(ann, first.id);
    for (let number = 0; number < 45; number += 1) {
      const annsPack = anns.event?.pack ?? [];
      const chosen = await pick(ann, anns);
      expect(chosen).toMatchObject({ chosen: annsPack[0], event: { picks: { length: number } } });
      expect(chosen.people.map(({ ready }) => ready)).toEqual([true, false]);
      if (number === 20) {
        await server.close();
        await server.open(options);
        expect((await look(ann, first.id)).chosen).toBe(annsPack[0]);
      }
      bens = await pick(ben, bens);
      anns = await look(ann, first.id);
      expect(anns.event?.picks.at(-1)?.card).toBe(annsPack[0]);
      bens = await look(ben, first.id);
    }
    expect([anns.stage, bens.stage, anns.event?.pool.length]).toEqual(['build', 'build', 45]);
    const built = await says(ann, `${first.id}/deck`, { cards: anns.event?.suggested?.cards });
    expect([built.stage, built.people[0]?.ready, built.people[1]?.ready]).toEqual(['build', true, false]);
    bens = await says(ben, `${first.id}/deck`, { cards: bens.event?.suggested?.cards });
    expect(bens.stage).toBe('rounds');
    for (let round = 1; round <= 2; round += 1) {
      // A round ends when everybody has played, the computers too, who play by themselves.
      await expect
        .poll(
          async () => {
            for (const browser of [ann, ben]) {
              const { event } = await look(browser, first.id);
              if (event?.rounds.length === round && event.stage === 'rounds' && event.rival !== null)
                await concedes(browser, first.id);
            }
            const { event, stage } = await look(ann, first.id);
            return stage === 'over' || (event?.rounds.length ?? 0) > round;
          },
          { timeout: 60_000, interval: 200 },
        )
        .toBe(true);
    }
    const over = await look(ben, first.id);
    expect(over.stage).toBe('over');
    expect(over.event?.standings.map(({ points }) => points).reduce((sum, each) => sum + each, 0)).toBe(12);
    expect(over.event?.standings.every(({ colors }) => colors !== null)).toBe(true);
  }, 180_000);

  test('nothing goes to a browser but its own packs, picks and pool', async () => {
    const [ann, ben, id] = await together(server);
    const [anns, bens] = [await look(ann, id), await look(ben, id)];
    const own = new Set(anns.event?.pack);
    expect(bens.event?.pack.some((card) => !own.has(card))).toBe(true);
    for (const card of bens.event?.pack ?? []) if (!own.has(card)) expect(JSON.stringify(anns)).not.toContain(card);
    const chosen = await pick(
      ben,
      bens,
      bens.event?.pack.find((card) => !own.has(card)),
    );
    expect(JSON.stringify(await look(ann, id))).not.toContain(chosen.chosen as string);
    const stranger = new Browser(server);
    const told = await look(stranger, id);
    expect([told.event, told.chosen, told.mayBegin]).toEqual([null, null, false]);
    for (const card of [...own, ...(bens.event?.pack ?? [])]) expect(JSON.stringify(told)).not.toContain(card);
    for (const [path, body] of [
      ['pick', { card: [...own][0], number: 0 }],
      ['deck', { cards: [] }],
      ['begin', {}],
      ['leave', {}],
      ['play', {}],
    ] as const)
      expect((await stranger.ask(`pods/${id}/${path}`, 'POST', body)).status, path).not.toBe(200);
    expect((await stranger.ask(`pods/${id}/sit`, 'POST', { name: 'Eve' })).status).toBe(400);
  });

  test('who lets the time run out has a computer choose, is not waited for after the second time, and may come back', async () => {
    const [ann, ben, id] = await together(server, { pick: 30 });
    let anns = await look(ann, id);
    expect(anns.left).toBe(30_000);
    anns = await pick(ann, anns);
    clock.passes(29);
    expect((await look(ann, id)).event?.picks.length).toBe(0);
    clock.passes(1);
    anns = await look(ann, id);
    expect(anns.event?.picks.length).toBe(1);
    expect((await look(ben, id)).event?.picks.length).toBe(1);
    expect(anns.people.map(({ away }) => away)).toEqual([false, false]);
    anns = await pick(ann, anns);
    clock.passes(31);
    anns = await look(ann, id);
    expect(anns.people.map(({ away }) => away)).toEqual([false, true]);
    // From here on nobody waits: Ann's pick is the last one.
    for (let number = 2; number < 6; number += 1) {
      anns = await pick(ann, anns);
      expect(anns.event?.picks.length).toBe(number + 1);
    }
    const bens = await look(ben, id);
    await pick(ben, bens);
    expect((await look(ann, id)).people.map(({ away }) => away)).toEqual([false, false]);
    anns = await pick(ann, anns);
    expect((await look(ben, id)).event?.picks.at(-1)?.card).toBe(bens.event?.pack[0]);
    // Nobody at all: it goes on when somebody looks again, and is not played out in one go.
    clock.passes(3600);
    expect((await look(ann, id)).event?.picks.length).toBe(8);
  });

  test('decks are built and rounds are counted when their time has run out, whoever is missing', async () => {
    const [ann, ben, id] = await together(server, {
      kind: 'sealed',
      seats: 2,
      build: 5,
      round: 10,
      length: 'best of 3',
    });
    const anns = await look(ann, id);
    expect([anns.stage, anns.left]).toEqual(['build', 300_000]);
    await says(ann, `${id}/deck`, { cards: anns.event?.suggested?.cards });
    clock.passes(300);
    const begun = await look(ann, id);
    expect([begun.stage, begun.event?.rival, begun.left]).toEqual(['rounds', 'Ben', 600_000]);
    expect((await look(ben, id)).event?.deck?.length).toBeGreaterThanOrEqual(40);
    await concedes(ben, id);
    expect((await look(ann, id)).stage).toBe('rounds');
    clock.passes(600);
    expect(await look(ann, id)).toMatchObject({
      stage: 'over',
      event: {
        standings: [
          { name: 'Ann', points: 3 },
          { name: 'Ben', points: 0 },
        ],
      },
    });
  });

  test('the first one begins it with computers in the free seats, and nobody else', async () => {
    const [ann, ben] = [new Browser(server), new Browser(server)];
    const { id } = await made(ann, { people: 4 });
    await says(ben, `${id}/sit`, { name: 'Ben' });
    const refused = await ben.ask<Told>(`pods/${id}/begin`, 'POST', {});
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('begun by Ann')]);
    expect(await says(ann, `${id}/begin`)).toMatchObject({
      stage: 'draft',
      people: [{ name: 'Ann' }, { name: 'Ben' }],
    });
    expect((await new Browser(server).ask(`pods/${id}/sit`, 'POST', { name: 'Cid' })).status).toBe(400);
  });

  test('both open their match at once, at two processes, and sit at one table; nobody else does', async () => {
    const data = options.data ?? `${server.folder}/duels.sqlite`;
    const other = await Server.start({ ...options, data });
    const [ann, ben, id] = await together(server, { kind: 'sealed', seats: 2 });
    for (const browser of [ann, ben])
      await says(browser, `${id}/deck`, { cards: (await look(browser, id)).event?.suggested?.cards });
    const there = new Browser(other);
    there.cookie = ben.cookie;
    const [one, two] = await Promise.all(
      [ann, there].map((each) => each.ask<{ id: string }>(`pods/${id}/play`, 'POST', {})),
    );
    expect([one?.status, two?.status]).toEqual([200, 200]);
    expect(one?.body.id).toBe(two?.body.id);
    const duel = one?.body.id as string;
    const pages = [await ann.sit(duel), await there.sit(duel)];
    for (const page of pages) page.say({ type: 'look' });
    await expect.poll(() => pages.map(({ table }) => table?.seat).join()).toMatch(/^(0,1|1,0)$/);
    const stranger = await new Browser(server).sit(duel);
    expect(await stranger.next()).toMatchObject({ type: 'fault', fault: 'no such seat' });
    for (const page of [...pages, stranger]) page.close();
    await other.end();
  });
});

test.each([
  ['more people than seats', { people: 5 }, 'more people than seats'],
  ['a draft for two', { seats: 2 }, '4 to 8 players'],
  ['a set that there is not', { sets: ['XYZ'] }, 'XYZ'],
  ['a seed: who knows it knows all packs', { seed: 'mine' } as object, 'seed'],
  ['no time at all for a pick', { pick: 0 }, 'pick'],
] as const)('%s is refused with a sentence', async (_, more, words) => {
  const server = await Server.start();
  const { status, body } = await server.ask<{ message: string }>('pods', 'POST', { ...DRAFT, ...more });
  expect([status, body.message]).toEqual([400, expect.stringContaining(words)]);
  await server.end();
});
