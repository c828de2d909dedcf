// Several processes on one PostgreSQL serve the same tables: an answer given at one is seen at the others, of two at once one
// holds, and when a process dies the others play on for its seats.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Player, playerAt } from '../../src/bots/levels.ts';
import type { TableState } from '../../src/protocol/table.ts';
import type { DuelSetup } from '../../src/server/setup.ts';
import { Store } from '../../src/server/storage/store.ts';
import { duelForTwo } from '../support/seats.ts';
import { type Page, plainAnswer, Server } from './client.ts';
import { TestPostgres } from './postgres.ts';
import { bundleServer, ServerProcess } from './processes.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
  bundleServer();
}, 120_000);
afterAll(() => postgres.stop());

const TWO_PEOPLE = {
  book: 'm11',
  seats: {
    ann: {
      hand: ['Lightning Bolt', 'Mountain'],
      inPlay: ['Mountain', 'Grizzly Bears'],
      library: Array(20).fill('Forest'),
    },
    ben: { hand: ['Giant Growth'], inPlay: ['Forest', 'Hill Giant'], library: Array(20).fill('Forest') },
  },
};

/** Two servers in this process, each with a store of its own, as two processes have. */
async function twoServers(
  options: object = {},
): Promise<{ one: Server; two: Server; data: string; end: () => Promise<void> }> {
  const data = await postgres.database();
  const [one, two] = [await Server.start({ data, ...options }), await Server.start({ data, ...options })];
  return {
    one,
    two,
    data,
    end: async () => {
      await one.end();
      await two.end();
    },
  };
}

const castable = (table: TableState, name: string): number =>
  table.players[table.seat]?.cards.find((card) => card.name === name)?.id ?? -1;

/** The table as it is, whoever is asked. */
async function sees(page: Page): Promise<TableState> {
  page.say({ type: 'look', logFrom: 0 });
  for (;;) {
    const message = await page.next();
    if (message.type === 'table') return message;
  }
}

/** The next table on which this seat is asked. */
async function askedAt(page: Page): Promise<TableState> {
  for (;;) {
    const table = await page.settled();
    if (table.asked !== null || table.result !== null) return table;
  }
}

/** The same where the answer before may have come too late, as a page goes on then: with the table as it is now. */
async function askedAgain(page: Page): Promise<TableState> {
  for (;;) {
    const message = await page.next();
    if (message.type === 'fault' && message.fault === 'stale') page.say({ type: 'look', logFrom: 0 });
    else if (message.type !== 'table') throw new Error(`instead of a table came ${JSON.stringify(message)}`);
    else if (message.result !== null || (message.awaits === message.seat && message.asked !== null)) return message;
  }
}

const passes = (page: Page, table: TableState): number =>
  page.say({ type: 'answer', at: table.at, answer: table.primary?.answer ?? { kind: 'pass' }, sure: true });

describe('two people at two processes', () => {
  test('what one answers is seen by the other, in the same position', async () => {
    const { one, two, end } = await twoServers();
    const id = await one.newPosition(TWO_PEOPLE, { people: [0, 1] });
    const [ann, ben] = [await one.sit(id, 0), await two.sit(id, 1)];
    const first = await ann.look();
    await sees(ben);
    ann.say({
      type: 'auto',
      at: first.at,
      answer: { kind: 'cast', card: castable(first, 'Lightning Bolt') },
      locked: [],
    });
    const aiming = await askedAt(ann);
    const giant = aiming.inPlay.find(({ name }) => name === 'Hill Giant')?.id ?? -1;
    ann.say({ type: 'answer', at: aiming.at, answer: { kind: 'pick', picked: [{ what: 'object', id: giant }] } });
    const answering = await askedAt(ben);
    expect(answering.chain.map(({ name }) => name)).toEqual(['Lightning Bolt']);
    passes(ben, answering);
    const after = await askedAt(ann);
    expect(after.inPlay.map(({ name }) => name)).not.toContain('Hill Giant');
    await expect
      .poll(async () => (await two.tables.duel(id)).hash(), { timeout: 5000 })
      .toBe((await one.tables.duel(id)).hash());
    await end();
  });

  test('one that missed a notice catches up', async () => {
    const { one, two, data, end } = await twoServers();
    const id = await one.newPosition(TWO_PEOPLE, { people: [0, 1] });
    const [ann, ben] = [await one.sit(id, 0), await two.sit(id, 1)];
    const first = await ann.look();
    await sees(ben);
    const listening = "application_name = 'fivefold listens' and datname = current_database()";
    await postgres.query(data, `select pg_terminate_backend(pid) from pg_stat_activity where ${listening}`);
    ann.say({ type: 'answer', at: first.at, answer: { kind: 'land', card: castable(first, 'Mountain') } });
    const mine = await askedAt(ann);
    expect(mine.inPlay.filter(({ name }) => name === 'Mountain')).toHaveLength(2);
    await expect
      .poll(async () => (await two.tables.duel(id)).hash(), { timeout: 10_000 })
      .toBe((await one.tables.duel(id)).hash());
    await end();
  });

  test('one that missed that settings have changed plays on by those that are kept', async () => {
    const { one, two, data, end } = await twoServers();
    const id = await one.newPosition(TWO_PEOPLE, { people: [0, 1] });
    const ann = await one.sit(id, 0);
    await ann.look();
    const there = await two.tables.duel(id);
    const listening = "application_name = 'fivefold listens' and datname = current_database()";
    await postgres.query(data, `select pg_terminate_backend(pid) from pg_stat_activity where ${listening}`);
    await ann.does({ type: 'settings', stops: [], fullControl: true });
    await expect.poll(() => there.settings[0]?.fullControl, { timeout: 10_000 }).toBe(true);
    await end();
  });

  test('of two pages of one seat that answer at once, one holds, and both see the same table', async () => {
    const { one, two, data, end } = await twoServers();
    const id = await one.newPosition(TWO_PEOPLE, { people: [0, 1] });
    const [here, there] = [await one.sit(id, 0), await two.sit(id, 0)];
    const [a, b] = [await here.look(), await there.look()];
    here.say({ type: 'answer', at: a.at, answer: { kind: 'land', card: castable(a, 'Mountain') } });
    there.say({ type: 'auto', at: b.at, answer: { kind: 'cast', card: castable(b, 'Lightning Bolt') }, locked: [] });
    const same = async (): Promise<boolean> =>
      (await one.tables.duel(id)).hash() === (await two.tables.duel(id)).hash() &&
      (await one.tables.duel(id)).game.question !== null;
    const store = await Store.open(data);
    await expect.poll(async () => (await store.entries(id, 0)).length, { timeout: 5000 }).toBeGreaterThan(0);
    await expect.poll(same, { timeout: 5000 }).toBe(true);
    const [first] = await store.entries(id, 0);
    expect(['land', 'cast']).toContain(first?.kind);
    await store.close();
    await end();
  });

  test('what is taken back at one is taken back at the other', async () => {
    const { one, two, end } = await twoServers();
    const id = await one.newPosition(TWO_PEOPLE, { people: [0, 1] });
    const [ann, ben] = [await one.sit(id, 0), await two.sit(id, 1)];
    const first = await ann.look();
    await sees(ben);
    const before = (await one.tables.duel(id)).hash();
    const played = await ann.answer({ kind: 'land', card: castable(first, 'Mountain') });
    await expect.poll(async () => (await two.tables.duel(id)).hash(), { timeout: 5000 }).not.toBe(before);
    await ann.does({ type: 'undo', at: played.at });
    await expect.poll(async () => (await two.tables.duel(id)).hash(), { timeout: 5000 }).toBe(before);
    await end();
  });

  test('settings and the next duel of a match are the same everywhere', async () => {
    const { one, two, end } = await twoServers();
    const id = await one.newDuel({ book: 'portal', seed: 'next' });
    const page = await one.sit(id);
    const table = await page.look();
    const other = await two.tables.duel(id);
    await page.does({ type: 'settings', stops: [], fullControl: true });
    await expect.poll(() => other.settings[0]?.fullControl, { timeout: 5000 }).toBe(true);
    page.say({ type: 'answer', at: table.at, answer: { kind: 'concede', seat: 0 }, sure: true });
    await expect.poll(() => other.isOver, { timeout: 5000 }).toBe(true);
    const next = await Promise.all([one.tables.next(id), two.tables.next(id)]);
    expect(next[0]).toBe(next[1]);
    await end();
  });
});

describe('a computer', () => {
  test('is thought for by one process at a time, wherever the page sits', async () => {
    let thinking = 0;
    let thought = 0;
    let most = 0;
    const player = (setup: DuelSetup, seat: number): Player => {
      const real = playerAt(1, { seed: `${setup.seed} ${seat}` });
      const choose: Player['choose'] = async (seen) => {
        thinking += 1;
        thought += 1;
        most = Math.max(most, thinking);
        await new Promise((done) => setTimeout(done, 20));
        thinking -= 1;
        return real.choose(seen);
      };
      return { ...real, choose };
    };
    const { one, two, end } = await twoServers({ player });
    const id = await one.newPosition(TWO_PEOPLE, {});
    const page = await two.sit(id);
    let table = await page.look();
    for (let i = 0; i < 8; i += 1) {
      passes(page, table);
      // The other process may just have passed over what this one has shown as a question: then the next one is answered.
      table = await askedAgain(page);
    }
    expect([most, thinking]).toEqual([1, 0]);
    expect(thought).toBeGreaterThan(0);
    await end();
  });
});

describe('real processes', () => {
  /** Plays a few answers, whatever comes. */
  async function playSome(page: Page, answers: number): Promise<TableState> {
    let table = await page.look();
    for (let i = 0; i < answers && table.result === null; i += 1)
      table =
        table.halted === null
          ? await page.answer(
              plainAnswer(table, () => 0),
              true,
            )
          : await page.does({ type: 'go on', at: table.at });
    return table;
  }

  test('one is killed in the middle of a choice, and the choice is made at the other', {
    timeout: 60_000,
  }, async () => {
    const env = { DATABASE_URL: await postgres.database() };
    const [first, second] = [await ServerProcess.start(env), await ServerProcess.start(env)];
    const { id } = await first.post<{ id: string }>('positions', { position: TWO_PEOPLE, people: [0, 1] });
    const [ann, ben] = [await first.sit(id, 0), await second.sit(id, 1)];
    const begun = await ann.look();
    await sees(ben);
    const aiming = await ann.answer({ kind: 'cast', card: castable(begun, 'Lightning Bolt') });
    expect(aiming.asked).toMatchObject({ ask: 'pick' });
    await first.end('SIGKILL');
    const again = await second.sit(id, 0);
    const there = await again.look();
    expect([there.at, there.asked]).toEqual([aiming.at, aiming.asked]);
    const giant = there.inPlay.find(({ name }) => name === 'Hill Giant')?.id ?? -1;
    again.say({ type: 'answer', at: there.at, answer: { kind: 'pick', picked: [{ what: 'object', id: giant }] } });
    const answering = await askedAt(ben);
    expect(answering.chain.map(({ name }) => name)).toEqual(['Lightning Bolt']);
    await second.end('SIGKILL');
  });

  test('one dies that thinks for the computer: the other thinks on', { timeout: 60_000 }, async () => {
    const env = { DATABASE_URL: await postgres.database() };
    const [first, second] = [await ServerProcess.start(env), await ServerProcess.start(env)];
    const { id } = await first.post<{ id: string }>('duels', duelForTwo({ book: 'tenth', seed: 'lease' }));
    const page = await second.sit(id);
    await playSome(page, 4);
    await first.end('SIGKILL');
    const after = await playSome(page, 12);
    expect(after.turn).toBeGreaterThan(1);
    await second.end('SIGKILL');
  });
});
