// A SQLite file that has no room left or cannot be written: it is said, nothing is half kept, and play goes on by itself afterwards.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Answer } from '../../src/game/index.ts';
import { positionSetup } from '../../src/server/setup.ts';
import type { Backing } from '../../src/server/storage/backing.ts';
import { Keeper } from '../../src/server/storage/keeper.ts';
import { Store } from '../../src/server/storage/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'fivefold-no-room-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const setup = positionSetup({ position: { book: 'tenth', seats: { ann: {}, ben: {} } }, level: 1, script: [] });
const ALONE = { competition: null, gauntlet: null, asked: null, next: null };
const STANDING = { epoch: 0, taken: 0, turn: 3, over: false, won: null, winners: [] };
/** More than fits into what a file of few pages has left. */
const MANY: readonly Answer[] = Array.from({ length: 2000 }, () => ({ kind: 'pass' }));

test.each([
  // The file may not grow beyond what it has.
  ['has no room left', 'pragma max_page_count = 1', 'there is no room left to keep anything'],
  ['cannot be written', 'pragma query_only = on', 'nothing can be written'],
])('a file that %s: it is said, nothing is half kept, and it goes on by itself', async (name, words, sentence) => {
  const store = await Store.open(join(folder, `${name}.sqlite`));
  await store.addDuel('d', setup, ALONE, []);
  const { db } = Reflect.get(store, 'backing') as Backing;
  await sql.raw(words).execute(db);
  await expect(store.append('d', 0, MANY, STANDING)).rejects.toMatchObject({
    message: expect.stringContaining(sentence),
    mayPass: true,
  });
  expect(await store.entries('d', 0)).toEqual([]);

  await sql.raw(words).execute(db);
  const heard: string[] = [];
  const keeper = new Keeper(store, { id: 'd', entries: 0, answers: [], notes: [], taken: 0 });
  await keeper.save({ from: 0, answers: MANY, ...STANDING }, (said) => heard.push(said));
  expect(heard[0]).toContain(sentence);
  expect(await store.entries('d', 0)).toHaveLength(MANY.length);
  await store.close();
});
