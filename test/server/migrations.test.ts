// The file of an older version is brought up to date with everything in it; one of a newer version is refused.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { STEPS } from '../../src/server/migrations.ts';
import { Store } from '../../src/server/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'fivefold-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file as the version of that number wrote it, with a deck in it. */
async function fileOf(version: number, steps: number): Promise<string> {
  const file = join(folder, `version-${version}.sqlite`);
  const database = new Database(file);
  database.exec('create table meta (key text primary key, value text not null)');
  database.prepare('insert into meta values (?, ?)').run('schema_version', String(version));
  const db = new Kysely<never>({ dialect: new SqliteDialect({ database }) });
  for (const step of STEPS.slice(0, steps)) await step(db);
  database
    .prepare('insert into decks (id, name, book, line, cards, updated) values (?, ?, ?, ?, ?, ?)')
    .run('own-1', 'Old', 'beta', '', '{"Forest":40}', 1);
  await db.destroy();
  return file;
}

test('a file of the first version keeps its decks and takes events', async () => {
  const file = await fileOf(1, 1);
  for (const time of ['first', 'second']) {
    const store = await Store.open(file);
    expect(
      (await store.decks()).map(({ name }) => name),
      time,
    ).toEqual(['Old']);
    await store.saveEvent('e', { duel: time } as never);
    expect(await store.event('e'), time).toMatchObject({ duel: time });
    expect((await store.events()).length).toBe(1);
    await store.close();
  }
});

test('a file of a newer version is refused with a sentence', async () => {
  const file = await fileOf(STEPS.length + 1, 1);
  await expect(Store.open(file)).rejects.toThrow('was written by a newer Fivefold');
});
