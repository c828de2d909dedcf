// Many tables are answered at the same moment: one write holds them all, and what cannot be written spoils nothing but itself.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../src/game/index.ts';
import { positionSetup } from '../../src/server/setup.ts';
import { Appending } from '../../src/server/storage/appending.ts';
import { StorageFault, Taken } from '../../src/server/storage/faults.ts';
import { migrate } from '../../src/server/storage/migrations.ts';
import type { Notice } from '../../src/server/storage/notices.ts';
import { openSqlite } from '../../src/server/storage/sqlite.ts';
import { Store } from '../../src/server/storage/store.ts';
import { TestPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'fivefold-appending-'));
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
const STANDING = { taken: 0, turn: 3, over: false, won: null };
const DUELS = Array.from({ length: 150 }, (_, index) => `d${index}`);

describe.each([
  ['SQLite', async () => join(folder, 'store.sqlite')],
  ['PostgreSQL', () => postgres.database()],
] as const)('%s', (_, makePlace) => {
  test('of many answers at once each that may holds: not the one at a taken place, nor that of a deleted duel', async () => {
    const place = await makePlace();
    const [store, other] = [await Store.open(place), await Store.open(place)];
    const told: (Notice | null)[] = [];
    for (const id of DUELS) await store.addDuel(id, setup, ALONE, []);
    await other.append('d7', 0, [YES], STANDING);
    await other.deleteDuel('d9');
    other.hear((notice) => told.push(notice));
    await expect.poll(() => told.length > 0 || place.startsWith('/')).toBe(true);
    told.length = 0;
    const tries = await Promise.allSettled(DUELS.map((id) => store.append(id, 0, [PASS, PASS, YES], STANDING)));
    const refused = DUELS.flatMap((id, index) => {
      const each = tries[index] as (typeof tries)[number];
      return each.status === 'rejected' ? [[id, each.reason]] : [];
    });
    expect(refused).toEqual([
      ['d7', expect.any(Taken)],
      ['d9', expect.any(StorageFault)],
    ]);
    for (const id of ['d0', 'd6', 'd8', 'd149']) expect(await other.entries(id, 0)).toEqual([PASS, PASS, YES]);
    expect(await store.entries('d7', 0)).toEqual([YES]);
    expect(await store.entries('d9', 0)).toEqual([]);
    // Whoever listens hears of each of them, and of none that does not hold.
    if (!place.startsWith('/')) {
      await expect.poll(() => told.length).toBe(148);
      expect(told.map((notice) => notice?.duel).toSorted()).toEqual(
        DUELS.filter((id) => id !== 'd7' && id !== 'd9').toSorted(),
      );
    }
    await store.close();
    await other.close();
  });

  test('two processes that write at the same tables at once never wait for each other for ever', async () => {
    const place = await makePlace();
    const [store, other] = [await Store.open(place), await Store.open(place)];
    const ids = Array.from({ length: 40 }, (_, index) => `e${index}`);
    for (const id of ids) await store.addDuel(id, setup, ALONE, []);
    for (let at = 0; at < 5; at += 1) {
      const one = ids.map((id) => store.append(id, at, [PASS], STANDING));
      const two = ids.toReversed().map((id) => other.append(id, at, [YES], STANDING));
      const done = await Promise.allSettled([...one, ...two]);
      expect(done.filter(({ status }) => status === 'fulfilled').length).toBe(ids.length);
      for (const each of done) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(Taken);
    }
    await store.close();
    await other.close();
  });
});

test('what comes at the same moment is one write, and the same log waits for the next', async () => {
  const backing = openSqlite(join(folder, 'counted.sqlite'));
  await migrate(backing);
  let writes = 0;
  const appending = new Appending(backing, (work) => {
    writes += 1;
    return backing.db.transaction().execute(work);
  });
  const all = DUELS.slice(0, 100).map((id) => appending.append({ id, at: 0, entries: [PASS], standing: null }));
  const next = appending.append({ id: 'd0', at: 1, entries: [YES], standing: null });
  await Promise.all([...all, next]);
  expect(writes).toBe(2);
  const rows = await backing.db.selectFrom('log').select('number').where('duel', '=', 'd0').execute();
  expect(rows.length).toBe(2);
  await backing.close();
});
