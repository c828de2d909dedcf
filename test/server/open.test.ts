// Safe in the open: what breaks stays in its own duel, and past every limit comes a named answer.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { findBook, findCard, type PositionWords } from '../../src/game/index.ts';
import { target } from '../../src/language/amount.ts';
import { activated, destroy } from '../../src/language/build.ts';
import { permanent } from '../../src/language/target.ts';
import { AT_HOME, Bucket, Holding } from '../../src/server/limits.ts';
import { freshSeed, seedFor } from '../../src/server/seeds.ts';
import { positionSetup } from '../../src/server/setup.ts';
import { Store } from '../../src/server/storage/store.ts';
import { Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

const POSITION = {
  book: 'tenth',
  seats: {
    ann: { hand: ['Forest'], inPlay: ['Forest'], library: ['Forest'] },
    ben: { library: ['Forest'], inPlay: ['Island'] },
  },
};

/** The Bears with something else about them. */
const own = (more: object): object => ({
  ...findCard(findBook('tenth'), 'Grizzly Bears').definition,
  name: 'Own Bears',
  ...more,
});

/** It is aimed at what fits any of five, which is no list: it can be laid out, and then not be told. */
const UNTOLD = own({
  abilities: [activated({ cost: ['{5}'], targets: [permanent({ anyOf: 5 as never })], effects: [destroy(target())] })],
});
const withCard = (card: object): object => ({
  ...POSITION,
  seats: { ...POSITION.seats, ann: { ...POSITION.seats.ann, inPlay: ['Forest', 'Own Bears'] } },
  options: { cards: [card] },
});

/** A duel that was kept when more was let in than is now. */
async function keptBehind(position: object): Promise<string> {
  const store = await Store.open(join(server.folder, 'duels.sqlite'));
  const setup = positionSetup({ position: position as PositionWords, level: 1, script: [] });
  await store.addDuel('kept', setup, { competition: null, gauntlet: null, asked: null, next: null }, []);
  await store.close();
  return 'kept';
}

test('a card that cannot be told sets its own duel aside, and the others go on, also after a restart', async () => {
  const good = await server.newPosition(POSITION);
  const bad = await keptBehind(withCard(UNTOLD));
  for (const time of ['first', 'again']) {
    const page = await server.sit(bad);
    page.say({ type: 'look' });
    expect(await page.next(), time).toMatchObject({ type: 'fault', fault: 'broken' });
    page.say({ type: 'settings', stops: [], fullControl: true });
    expect(await page.next(), time).toMatchObject({ type: 'fault', fault: 'broken' });
    const other = await server.sit(good);
    expect((await other.look()).awaits, time).toBe(0);
    page.close();
    other.close();
    await server.close();
    await server.open();
  }
});

test.each([
  ['an ability without its parts', own({ abilities: [{ ability: 'activated' }] }), 'Own Bears'],
  ['a word that there is not', own({ abilities: [{ ability: 'flying saucer' }] }), 'flying saucer'],
  ['a field that no card has', own({ power: 3 }), 'power'],
  ['a field too few', { name: 'Own Bears' }, 'cost'],
  ['a number beyond all play', own({ size: [100_000, 2] }), 'too large'],
] as const)('a card of one’s own with %s is refused with a sentence', async (_, card, words) => {
  const { status, body } = await server.ask<{ message: string }>('positions', 'POST', { position: withCard(card) });
  expect(body.message).toContain(words);
  expect(status).toBe(400);
});

test.each([
  ['a field that there is not', { ...POSITION, weather: 'fine' }, 'weather'],
  [
    'too many permanents',
    { ...POSITION, seats: { ...POSITION.seats, ann: { inPlay: Array(400).fill('Forest') } } },
    'inPlay',
  ],
  [
    'a library without end',
    { ...POSITION, seats: { ...POSITION.seats, ann: { library: Array(2000).fill('Forest') } } },
    'library',
  ],
  ['life beyond counting', { ...POSITION, seats: { ...POSITION.seats, ann: { life: 1e12 } } }, 'life'],
  ['one seat', { ...POSITION, seats: { ann: {} } }, '2 to 8 seats'],
] as const)('a position with %s is refused', async (_, position, words) => {
  const { status, body } = await server.ask<{ message: string }>('positions', 'POST', { position });
  expect([status, body.message]).toEqual([400, expect.stringContaining(words)]);
});

test('a script of something else than answers is refused', async () => {
  const words = { position: POSITION, script: [{ kind: 'dance' }] };
  const { status, body } = await server.ask<{ message: string }>('positions', 'POST', words);
  expect([status, body.message]).toEqual([400, expect.stringContaining('script.0')]);
});

test('a deck beyond all measure is not kept, and does not burden the first page', async () => {
  const names = Object.fromEntries(Array.from({ length: 3000 }, (_, number) => [`Card ${number}`, 4]));
  const many = await server.ask<{ message: string }>('decks', 'POST', { name: 'Many', book: 'beta', cards: names });
  expect([many.status, many.body.message]).toEqual([400, expect.stringContaining('250 different cards')]);
  const cards = Object.fromEntries(['Forest', 'Island', 'Swamp', 'Plains', 'Mountain'].map((name) => [name, 250]));
  const large = await server.ask<{ message: string }>('decks', 'POST', { name: 'Large', book: 'beta', cards });
  expect([large.status, large.body.message]).toEqual([400, expect.stringContaining('1000 cards')]);
});

test('a page that sends without end is told so, and in the end let go', async () => {
  const strict = await Server.start({ limits: { ...AT_HOME, burst: 5, perSecond: 1, patience: 10 } });
  const page = await strict.sit(await strict.newPosition(POSITION));
  for (let number = 0; number < 12; number += 1) page.raw('nonsense');
  const faults: string[] = [];
  for (let number = 0; number < 12; number += 1) {
    const message = await page.next();
    faults.push(message.type === 'fault' ? message.fault : message.type);
  }
  expect(faults.filter((each) => each === 'malformed').length).toBe(5);
  expect(faults.filter((each) => each === 'too many').length).toBe(7);
  expect(page.isOpen).toBe(true);
  for (let number = 0; number < 12; number += 1) page.raw('nonsense');
  await expect.poll(() => page.isOpen).toBe(false);
  await strict.end();
});

test('an address holds so many tables open and no more, until it closes one', async () => {
  const strict = await Server.start({ limits: { ...AT_HOME, sockets: 2 } });
  const id = await strict.newPosition(POSITION);
  const [first, second] = [await strict.sit(id), await strict.sit(id)];
  await first.look();
  await second.look();
  const third = await strict.sit(id);
  expect(await third.next()).toMatchObject({ type: 'fault', fault: 'too many' });
  first.close();
  await expect
    .poll(async () => {
      const page = await strict.sit(id);
      page.say({ type: 'look' });
      return (await page.next()).type;
    })
    .toBe('table');
  await strict.end();
});

test('an address makes so many duels a minute, and may still ask for other things', async () => {
  const strict = await Server.start({ limits: { ...AT_HOME, made: 3 } });
  const make = () => strict.ask<{ error: string; message: string }>('positions', 'POST', { position: POSITION });
  for (let number = 0; number < 3; number += 1) expect((await make()).status).toBe(201);
  const { status, body } = await make();
  expect([status, body.error]).toEqual([429, 'too many']);
  expect(body.message).toContain('3 times a minute');
  expect((await strict.ask('duels')).status).toBe(200);
  await strict.end();
});

test('a page that does not read what it is sent is let go', { timeout: 30_000 }, async () => {
  const strict = await Server.start({ limits: { ...AT_HOME, waiting: 200_000, burst: 100_000 } });
  const id = await strict.newPosition(POSITION);
  const socket = new WebSocket(`${strict.url.replace('http', 'ws')}/api/duels/${id}/table`);
  await new Promise((done) => socket.once('open', done));
  socket.pause();
  for (let n = 1; n < 4000; n += 1) socket.send(JSON.stringify({ type: 'look', n }));
  const duel = await strict.tables.duel(id);
  await expect.poll(() => duel.isIdle, { timeout: 20_000 }).toBe(true);
  socket.terminate();
  await strict.end();
});

test('cards of one’s own are not for a server that is there for everybody', async () => {
  const open = await Server.start({ publicUrl: 'https://play.example' });
  const { status, body } = await open.ask<{ message: string }>('positions', 'POST', { position: withCard(own({})) });
  expect([status, body.message]).toEqual([400, expect.stringContaining('on your own machine only')]);
  await open.end();
});

test('a duel that goes on without asking anybody lets others play meanwhile, and is stopped', async () => {
  const busy = await Server.start({ mostSteps: 600 });
  // Nobody can pay for anything, and Portal knows no limit of cards in hand: everything is passed over.
  const library = Array(200).fill('Python');
  const seats = { ann: { library }, ben: { library }, cid: { library } };
  const id = await busy.newPosition({ book: 'portal', seats, options: { variant: 'round' } });
  const other = await busy.newPosition(POSITION, { people: [0, 1] });
  const page = await busy.sit(id);
  const beside = await busy.sit(other, 0);
  await beside.look();
  const { at } = await page.look();
  const duel = await busy.tables.duel(id);
  page.say({ type: 'answer', at, answer: { kind: 'concede', seat: 0 } });
  await vi.waitUntil(() => duel.game.state.turn.number > 20, { interval: 1, timeout: 10_000 });
  expect(duel.broken).toBeNull();
  await beside.look();
  expect(duel.broken).toBeNull();
  await expect.poll(() => duel.broken, { timeout: 30_000 }).toContain('600 answers were given and nobody was asked');
  await busy.end();
});

test('a bucket lets through a few at once and then as many as the seconds give', () => {
  let now = 0;
  const bucket = new Bucket(2, 10, () => now);
  expect([bucket.takes(), bucket.takes(), bucket.takes()]).toEqual([true, true, false]);
  now += 100;
  expect([bucket.takes(), bucket.takes()]).toEqual([true, false]);
  const holding = new Holding(1);
  const letGo = holding.take('a');
  expect([holding.take('a'), holding.take('b') === null, holding.total]).toEqual([null, false, 2]);
  letGo?.();
  letGo?.();
  expect([holding.take('a') === null, holding.total]).toEqual([false, 2]);
});

test('the replay of a duel does not give away the seed of the next one', async () => {
  const words = { book: 'tenth', length: 'best of 3', level: 1, seed: undefined };
  const id = await server.newDuel(words);
  const page = await server.sit(id);
  const { at } = await page.look();
  await page.does({ type: 'answer', at, answer: { kind: 'concede', seat: 0 } });
  page.close();
  const seedIn = async (duel: string): Promise<string> => {
    const { start } = (await server.tables.duel(duel)).setup;
    return String(start.words.seed);
  };
  const replay = await server.ask<string>(`duels/${id}/replay`);
  const first = await seedIn(id);
  expect(replay.body).toContain(first);
  const next = await server.ask<{ id: string }>(`duels/${id}/next`, 'POST', {});
  const second = await seedIn(next.body.id);
  expect(first).toMatch(/^[0-9a-f]{36}$/);
  expect(second).toMatch(/^[0-9a-f]{36}$/);
  expect(second).not.toBe(first);
  expect(replay.body).not.toContain('~');
  const secret = freshSeed();
  expect(seedFor(secret, 'game 1')).not.toContain(secret);
  expect(seedFor('said aloud', 'game 1')).toBe('said aloud game 1');
});

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('settings that make no sense or open too much end the start with a sentence', { timeout: 120_000 }, () => {
  const bundled = spawnSync(process.execPath, ['scripts/bundle.mjs', 'src/server/main.ts', 'server'], { cwd: ROOT });
  expect(bundled.status).toBe(0);
  const said = (env: Record<string, string>): string => {
    const args = { cwd: ROOT, env: { ...process.env, ...env }, encoding: 'utf8' as const, timeout: 30_000 };
    const { status, stderr } = spawnSync(process.execPath, ['dist/server.mjs'], args);
    expect(status).toBe(1);
    expect(stderr).not.toContain('    at ');
    return stderr;
  };
  expect(said({ HOST: '0.0.0.0' })).toContain('PUBLIC_URL=https://');
  expect(said({ HOST: '0.0.0.0', PUBLIC_URL: 'play' })).toContain("PUBLIC_URL is 'play'");
  expect(said({ PROXIES: 'many' })).toContain("PROXIES is 'many'");
  expect(said({ PORT: '70000' })).toContain("PORT is '70000'");
  expect(said({ DATABASE_URL: 'mysql://here' })).toContain('must begin with postgres://');
  expect(said({ FIVEFOLD_DATA: '/dev/null/duels.sqlite' })).toContain('it cannot be reached');
});
