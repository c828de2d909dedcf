// Two processes write at one place of a log, in every order in which that can happen: an answer holds once or not at all, also
// where the reply that it holds was lost, and where it is given again at the other process.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../src/game/index.ts';
import { positionSetup } from '../../src/server/setup.ts';
import { StorageFault, Taken } from '../../src/server/storage/faults.ts';
import { Keeper } from '../../src/server/storage/keeper.ts';
import type { KeptDuel } from '../../src/server/storage/kept.ts';
import { Store } from '../../src/server/storage/store.ts';
import type { Changes } from '../../src/server/surroundings.ts';
import { TestPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'fivefold-keeper-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const setup = positionSetup({ position: { book: 'tenth', seats: { ann: {}, ben: {} } }, level: 1, script: [] });
const ALONE = { competition: null, gauntlet: null, asked: null, next: null };
const PASS: Answer = { kind: 'pass' };
const YES: Answer = { kind: 'yes' };
const LOST = new StorageFault('gone', 'the database', 'the connection was lost');

/** The answers from a place on, given by somebody who knows of so many changes by others. */
const given = (from: number, answers: readonly Answer[], epoch = 0): Changes => ({
  ...{ from, answers, epoch, notes: [], taken: 0, turn: 1, over: false, won: null, winners: [] },
});

const calmly = (): undefined => undefined;

/** The next write of this store does something else than it should, once. */
function onceInstead(store: Store, happens: (append: Store['append']) => Store['append']): void {
  const real = store.append.bind(store);
  store.append = (...words) => {
    store.append = real;
    return happens(real)(...words);
  };
}

/** What is written holds, and the reply that it does is lost on its way. */
const losesTheReply =
  (append: Store['append']): Store['append'] =>
  async (...words) => {
    await append(...words);
    throw LOST;
  };

describe.each([
  ['SQLite', async () => join(folder, 'keeper.sqlite')],
  ['PostgreSQL', () => postgres.database()],
] as const)('%s', (_, makePlace) => {
  let stores: [Store, Store];
  let made = 0;
  beforeAll(async () => {
    const place = await makePlace();
    stores = [await Store.open(place), await Store.open(place)];
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
  });

  /** One duel, as two processes have opened it. */
  async function opened(): Promise<{ id: string; one: Keeper; two: Keeper; log: () => Promise<unknown[]> }> {
    made += 1;
    const id = `k${made}`;
    await stores[0].addDuel(id, setup, ALONE, []);
    const [here, there] = [await stores[0].duel(id), await stores[1].duel(id)] as [KeptDuel, KeptDuel];
    return {
      id,
      one: new Keeper(stores[0], here),
      two: new Keeper(stores[1], there),
      log: () => stores[0].entries(id, 0),
    };
  }

  test('of two different answers at one place one holds, and who was late goes on from it', async () => {
    const { one, two, log } = await opened();
    await one.save(given(0, [PASS]), calmly);
    await expect(two.save(given(0, [YES]), calmly)).rejects.toBeInstanceOf(Taken);
    const { answers, epoch } = await two.readOn(null, true);
    expect(answers).toEqual([PASS]);
    await two.save(given(1, [YES], epoch), calmly);
    expect(await log()).toEqual([PASS, YES]);
  });

  test('given at both at the same moment, one of them holds', async () => {
    const { one, two, log } = await opened();
    const done = await Promise.allSettled([one.save(given(0, [PASS]), calmly), two.save(given(0, [YES]), calmly)]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await log()).toEqual([done[0].status === 'fulfilled' ? PASS : YES]);
  });

  test('an answer of which the reply was lost is written once', async () => {
    const { one, two, log } = await opened();
    const troubles: string[] = [];
    onceInstead(stores[0], losesTheReply);
    await one.save(given(0, [PASS]), (sentence) => troubles.push(sentence));
    expect(troubles).toHaveLength(1);
    expect(await log()).toEqual([PASS]);
    await one.save(given(1, [YES]), calmly);
    expect((await two.readOn(null)).answers).toEqual([PASS, YES]);
  });

  test('the reply was lost, and another process went on meanwhile: both hold, once', async () => {
    const { one, two, log } = await opened();
    onceInstead(stores[0], (append) => async (...words) => {
      await append(...words);
      const { epoch } = await two.readOn(null);
      await two.save(given(1, [YES], epoch), calmly);
      throw LOST;
    });
    await one.save(given(0, [PASS]), calmly);
    expect((await one.readOn(null)).answers).toEqual([PASS, YES]);
    expect(await log()).toEqual([PASS, YES]);
  });

  test('nothing was written and the connection is gone: another process was first, and what was answered here is void', async () => {
    const { one, two, log } = await opened();
    onceInstead(stores[0], () => async () => {
      await two.save(given(0, [YES]), calmly);
      throw LOST;
    });
    await expect(one.save(given(0, [PASS]), calmly)).rejects.toBeInstanceOf(Taken);
    expect((await one.readOn(null, true)).answers).toEqual([YES]);
    expect(await log()).toEqual([YES]);
  });

  test('a page whose line broke gives the same answer again at a process that has not heard of it: it counts once', async () => {
    const { one, two, log } = await opened();
    // The first process is killed between the write and the page.
    onceInstead(stores[0], losesTheReply);
    await one.save(given(0, [PASS]), calmly);
    await two.save(given(0, [PASS]), calmly);
    expect(await log()).toEqual([PASS]);
    await two.save(given(1, [YES]), calmly);
    expect(await log()).toEqual([PASS, YES]);
  });

  test('what was told and what was missed come to the same, in whatever order they are heard', async () => {
    const { one, two, log } = await opened();
    await one.save(given(0, [PASS]), calmly);
    await one.save(given(1, [YES]), calmly);
    // The second notice comes first, then the first, then the second once more.
    const second = { at: 1, entries: [YES] };
    expect((await two.readOn(second)).answers).toEqual([PASS, YES]);
    expect((await two.readOn({ at: 0, entries: [PASS] })).answers).toEqual([PASS, YES]);
    expect((await two.readOn(second)).answers).toEqual([PASS, YES]);
    expect(await log()).toEqual([PASS, YES]);
  });

  test('what is still to be written when others have written does not hold, and nothing of it is written later', async () => {
    const { one, two, log } = await opened();
    await two.save(given(0, [YES]), calmly);
    const first = one.save(given(0, [PASS]), calmly);
    const second = one.save(given(1, [PASS]), calmly);
    const done = await Promise.allSettled([first, second]);
    expect(done.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const { answers, epoch } = await one.readOn(null, true);
    expect([answers, epoch]).toEqual([[YES], 1]);
    await expect(one.save(given(1, [PASS], 0), calmly)).rejects.toBeInstanceOf(Taken);
    expect(await log()).toEqual([YES]);
  });
});
