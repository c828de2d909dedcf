// What an older version has kept is brought up to date with everything in it; what a newer one has kept is refused.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { positionSetup } from '../../src/server/setup.ts';
import { STEPS } from '../../src/server/storage/migrations.ts';
import { Store } from '../../src/server/storage/store.ts';
import { TestPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'fivefold-migrations-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;
const inSqlite = async (): Promise<{ at: string; db: Kysely<never> }> => {
  made += 1;
  const at = join(folder, `old-${made}.sqlite`);
  return { at, db: new Kysely<never>({ dialect: new SqliteDialect({ database: new Database(at) }) }) };
};
const inPostgres = async (): Promise<{ at: string; db: Kysely<never> }> => {
  const at = await postgres.database();
  const pool = new pg.Pool({ connectionString: at });
  return { at, db: new Kysely<never>({ dialect: new PostgresDialect({ pool }) }) };
};

/** The same place again, as it was left. */
const reopened = async (open: typeof inSqlite, at: string): Promise<Kysely<never>> =>
  open === inSqlite
    ? new Kysely<never>({ dialect: new SqliteDialect({ database: new Database(at) }) })
    : new Kysely<never>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: at }) }) });

const setup = positionSetup({ position: { book: 'tenth', seats: { ann: {}, ben: {} } }, level: 1, script: [] });

/** What the version of that number has kept: a deck, and a duel with two answers, one of them given after taking back. */
async function keptBy(open: typeof inSqlite, version: number, steps = version): Promise<string> {
  const { at, db } = await open();
  await sql`create table meta (key text primary key, value text not null)`.execute(db);
  await sql`insert into meta values ('schema_version', ${String(version)})`.execute(db);
  for (const step of STEPS.slice(0, steps)) await step(db);
  await sql`insert into decks (id, name, book, line, cards, updated)
    values ('own-1', 'Old', 'beta', '', '{"Forest":40}', 1)`.execute(db);
  const match = JSON.stringify({ competition: null, gauntlet: null, asked: null, next: null });
  await sql`insert into duels (id, setup, match, settings, over, won, turn, taken, updated)
    values ('d', ${JSON.stringify(setup)}, ${match}, null, 0, null, 4, 2, 7)`.execute(db);
  if (steps < 4)
    await sql`insert into answers values ('d', 0, '{"kind":"pass"}'), ('d', 1, '{"kind":"yes"}')`.execute(db);
  await db.destroy();
  return at;
}

describe.each([
  ['SQLite', inSqlite],
  ['PostgreSQL', inPostgres],
] as const)('%s', (_, open) => {
  test.each([1, 2, 3])('what version %i has kept is all there, and goes on', async (version) => {
    const at = await keptBy(open, version);
    for (const time of [0, 1]) {
      const store = await Store.open(at);
      expect((await store.decks()).map(({ name }) => name)).toEqual(['Old']);
      expect(await store.duel('d')).toMatchObject({
        setup,
        turn: 4,
        taken: 2,
        updated: time === 0 ? 7 : expect.any(Number),
        answers: [{ kind: 'pass' }, { kind: 'yes' }, ...(time === 0 ? [] : [{ kind: 'no' }])],
        entries: 2 + time,
      });
      await store.append('d', 2 + time, [{ kind: 'no' }], { taken: 2, turn: 4, over: false, won: null });
      if (time === 0) await store.events.add('e', { duel: '0' } as never);
      else expect(await store.events.save('e', { duel: '1' } as never, 0)).toBe(true);
      expect(await store.events.get('e')).toMatchObject({ state: { duel: `${time}` }, version: time, owner: null });
      await store.close();
    }
  });

  test('drafts and collections from before they had versions are all there, and belong to everybody', async () => {
    const { at, db } = await open();
    await sql`create table meta (key text primary key, value text not null)`.execute(db);
    await sql`insert into meta values ('schema_version', '8')`.execute(db);
    for (const step of STEPS.slice(0, 8)) await step(db);
    await sql`insert into events values ('e', '{"duel":null,"level":2}', 5)`.execute(db);
    await sql`insert into collections values ('c', '{"collection":{"season":1}}', 6)`.execute(db);
    await db.destroy();
    const store = await Store.open(at);
    const kept = { version: 0, owner: null };
    expect(await store.events.get('e')).toEqual({ ...kept, id: 'e', state: { duel: null, level: 2 }, updated: 5 });
    expect(await store.collections.list()).toMatchObject([{ ...kept, id: 'c', updated: 6 }]);
    expect(await store.events.save('e', { duel: 'd' } as never, 0)).toBe(true);
    await store.close();
  });

  test('a table of people that version 8 has kept stands in the lobby by its book', async () => {
    const at = await keptBy(open, 8);
    const table = {
      id: 't',
      code: 'ABCDEF',
      rules: { book: 'fifth', variant: 'duel', seats: 2, length: 'single', ante: false, listed: true, format: null },
      seats: [{ name: 'Ann', deck: { by: 'random' }, keys: ['k'], carry: null }, null],
      duel: null,
      wants: [],
    };
    const old = await reopened(open, at);
    await sql`insert into gatherings (id, code, listed, state, version, updated)
      values ('t', 'ABCDEF', 1, ${JSON.stringify(table)}, 3, 5), ('u', 'UVWXYZ', 1, 'nonsense', 0, 4)`.execute(old);
    await old.destroy();
    const store = await Store.open(at);
    const found = async (book: string) => (await store.people.lobby({ playing: false, book }, 0, 10)).tables;
    expect((await found('fifth')).map(({ gathering }) => gathering.id)).toEqual(['t']);
    expect(await found('beta')).toEqual([]);
    expect(await store.people.save({ ...table, wants: [1] } as never, 3)).toBe(true);
    await store.close();
  });

  test('games that version 12 has kept are there without a rating, and the next one is counted', async () => {
    const at = await keptBy(open, 12);
    const table = {
      id: 't',
      code: 'ABCDEF',
      rules: { book: 'tenth', variant: 'duel', seats: 2, format: null, listed: false, rated: true },
      seats: ['ann', 'ben'].map((key) => ({ name: key, deck: { by: 'random' }, keys: [key], carry: null })),
      duel: 'd',
      wants: [],
    };
    const old = await reopened(open, at);
    await sql`insert into gatherings (id, code, listed, state, version, updated, book, variant, format, clock, rated, duel)
      values ('t', 'ABCDEF', 0, ${JSON.stringify(table)}, 3, 5, 'tenth', 'duel', '', 'none', 1, 'd')`.execute(old);
    await sql`insert into sittings (duel, seat, visitor, began) values ('d', 0, 'ann', 4)`.execute(old);
    await old.destroy();
    for (const isCounted of [false, true]) {
      const store = await Store.open(at);
      const { games } = await store.games.of('ann', 0, 10);
      expect(games).toMatchObject([{ seat: 0, change: isCounted ? { after: { games: 1 } } : null }]);
      const over = {
        taken: 2,
        turn: 4,
        over: true,
        won: true,
        ranks: [1, 2],
        rates: { gathering: 't', sides: [0, 1] },
      };
      if (!isCounted) await store.append('d', 0, [{ kind: 'concede', seat: 1 }], over);
      expect((await store.ratings.best({ book: 'tenth', format: '', kind: 'two' }, 5)).map(({ name }) => name)).toEqual(
        ['ann', 'ben'],
      );
      await store.close();
    }
  });

  test('two processes that start at once bring it up to date together', async () => {
    const at = await keptBy(open, 1);
    const stores = await Promise.all([Store.open(at), Store.open(at), Store.open(at)]);
    for (const store of stores) expect((await store.duel('d'))?.entries).toBe(2);
    for (const store of stores) await store.close();
  });

  test('what a newer version has kept is refused with a sentence', async () => {
    const at = await keptBy(open, STEPS.length + 1, STEPS.length);
    await expect(Store.open(at)).rejects.toThrow('was written by a newer Fivefold');
  });
});
