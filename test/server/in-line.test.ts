// Where many computers think, they are thought for in the order in which they came, and who waits long is told the place; what
// is told says nothing of hidden cards: who has no choice waits like who has one, and among several people nobody is told.

import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Trying } from '../../src/bots/errand.ts';
import { type Player, playerAt } from '../../src/bots/levels.ts';
import { Thinkers } from '../../src/bots/thinkers.ts';
import { chanceFrom, fromPosition, packGame, seenBy } from '../../src/game/index.ts';
import { InLine } from '../../src/server/in-line.ts';
import { Server } from './client.ts';

/** Something to think about, as little as can be. */
function errand(): Trying {
  const game = fromPosition({
    book: 'm11',
    turn: 5,
    seats: { ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, ben: { inPlay: ['Grizzly Bears'] } },
  });
  const seen = seenBy(game, 0);
  const options = { nodes: 5, turns: 1, own: 'keen', rival: 'simple', seed: 'line' } as const;
  const parcel = packGame(seen.imagine(chanceFrom('line')) ?? game);
  return { what: 'try', parcel, answers: seen.legal, options };
}

test('one thread: who came first is thought for first, to the last round, and everybody knows the place', async () => {
  const crew = Thinkers.of(1);
  const [task, ended, places] = [errand(), [] as string[], [] as number[]];
  const all = ['first', 'second', 'third'].map((name) => ({ name, thought: crew.begin() }));
  const seems = crew.begin();
  expect([...all.map(({ thought }) => thought.ahead), seems.ahead]).toEqual([0, 1, 2, 3]);
  const done = all.map(async ({ name, thought }) => {
    for (let round = 0; round < 3; round += 1) {
      expect(await thought.think([task, task])).toHaveLength(2);
      if (name !== 'third') places.push(seems.ahead);
    }
    thought.end();
    ended.push(name);
  });
  await seems.turn();
  ended.push('seems');
  seems.end();
  await Promise.all(done);
  // It waits for a thread and holds none up: by then those before it have all been begun, and the first two have ended.
  expect(ended.slice(0, 2)).toEqual(['first', 'second']);
  expect(places).toEqual([3, 3, 3, 2, 2, 2]);
  const free = crew.begin();
  await free.turn();
  expect(free.ahead).toBe(0);
  free.end();
});

test('a player of level 3 stands in the line, and one of level 2 has none', async () => {
  const player = playerAt(3, { seed: 'line', workers: 1 });
  const crew = Thinkers.of(1);
  const other = crew.begin();
  const working = other.think([errand(), errand()]);
  const turn = player.turn?.();
  expect(player.ahead?.()).toBe(1);
  await Promise.all([working, turn]);
  other.end();
  expect(player.ahead?.()).toBe(0);
  expect(playerAt(2, { seed: 'line', workers: 1 }).ahead).toBeUndefined();
});

test('what is told: late, when it changes, and that the turn has come', async () => {
  const told: number[] = [];
  const line = new InLine((ahead) => told.push(ahead), 60, 10);
  let ahead = 2;
  expect(await line.during(() => ahead, wait(20, 'soon'))).toBe('soon');
  expect(told).toEqual([]);
  setTimeout(() => (ahead = 1), 120);
  setTimeout(() => (ahead = 0), 180);
  await line.during(() => ahead, wait(260));
  expect(told).toEqual([2, 1, 0]);
});

/** A computer that waits long behind three others. */
const slow = (): Player => ({
  name: 'Slow',
  choose: async ({ legal }) => {
    await wait(3200);
    return legal.find(({ kind }) => kind === 'pass') ?? (legal[0] as never);
  },
  ahead: () => 3,
});

let server: Server;
beforeAll(async () => {
  server = await Server.start({ player: slow });
});
afterAll(() => server.end());

const POSITION = {
  book: 'm11',
  active: 'ben',
  turn: 5,
  seats: {
    ann: { hand: ['Giant Growth'], inPlay: ['Forest'], library: Array(20).fill('Forest') },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Hill Giant'], library: Array(20).fill('Forest') },
  },
};

test('a person alone with computers is told how many come before', { timeout: 30_000 }, async () => {
  const page = await server.sit(await server.newPosition(POSITION));
  page.say({ type: 'look' });
  await expect.poll(() => page.ahead, { timeout: 20_000 }).toEqual([3]);
  page.close();
});

test('where several people play nobody is told: it would say that a computer is awaited, and not one of them', {
  timeout: 30_000,
}, async () => {
  const cyd = { inPlay: ['Forest'], library: Array(20).fill('Forest') };
  const position = {
    ...POSITION,
    seats: { ...POSITION.seats, cyd },
    options: { variant: 'free-for-all' },
  };
  const duel = await server.newPosition(position, { people: [0, 2] });
  const pages = [await server.sit(duel, 0), await server.sit(duel, 2)];
  for (const page of pages) page.say({ type: 'look' });
  for (const page of pages) await expect.poll(() => page.table?.active).toBe(1);
  await wait(2800);
  expect(pages.map((page) => page.ahead)).toEqual([[], []]);
  for (const page of pages) page.close();
});
