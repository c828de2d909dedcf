// What is kept, in SQLite and in PostgreSQL alike: a log that only grows, of two at one place one, and faults by name.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../src/game/index.ts';
import { beginGame, positionSetup } from '../../src/server/setup.ts';
import { StorageFault, Taken } from '../../src/server/storage/faults.ts';
import { Keeper } from '../../src/server/storage/keeper.ts';
import { Store } from '../../src/server/storage/store.ts';
import { TestPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'fivefold-storage-'));
let postgres: TestPostgres;
let files = 0;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A place where nothing is kept yet, and a way to change what is kept there behind the program's back. */
interface Place {
  readonly at: string;
  readonly change: (words: string) => Promise<void>;
}

async function sqlitePlace(): Promise<Place> {
  files += 1;
  const at = join(folder, `store-${files}.sqlite`);
  return {
    at,
    change: async (words) => {
      const database = new Database(at);
      database.exec(words);
      database.close();
    },
  };
}

async function postgresPlace(): Promise<Place> {
  const at = await postgres.database();
  return {
    at,
    change: async (words) => {
      await postgres.query(at, words);
    },
  };
}

const setup = positionSetup({ position: { book: 'tenth', seats: { ann: {}, ben: {} } }, level: 1, script: [] });
const ALONE = { competition: null, gauntlet: null, asked: null, next: null };
const PASS: Answer = { kind: 'pass' };
const YES: Answer = { kind: 'yes' };
const NO: Answer = { kind: 'no' };
const STANDING = { taken: 0, turn: 3, over: false, won: null, winners: [] };
/** Nothing has been heard of other processes. */
const FIRST = { ...STANDING, epoch: 0 };

describe.each([
  ['SQLite', sqlitePlace],
  ['PostgreSQL', postgresPlace],
] as const)('%s', (_, makePlace) => {
  async function withDuel(): Promise<{ place: Place; store: Store; other: Store; done: () => Promise<void> }> {
    const place = await makePlace();
    const store = await Store.open(place.at);
    const other = await Store.open(place.at);
    await store.addDuel('d', setup, ALONE, []);
    return {
      place,
      store,
      other,
      done: async () => {
        await store.close();
        await other.close();
      },
    };
  }

  test('a duel comes back as it was kept, and its game can be begun', async () => {
    const { store, other, done } = await withDuel();
    await store.append('d', 0, [PASS, YES], STANDING);
    await store.saveSettings('d', 0, { stops: [], fullControl: true, pays: false, locked: [3] });
    const kept = await other.duel('d');
    expect(kept).toMatchObject({
      id: 'd',
      setup,
      match: ALONE,
      answers: [PASS, YES],
      entries: 2,
      turn: 3,
      over: false,
    });
    expect(kept?.settings).toEqual([{ stops: [], fullControl: true, pays: false, locked: [3] }]);
    expect(beginGame((kept as NonNullable<typeof kept>).setup).question).not.toBeNull();
    expect(await store.duel('nowhere')).toBeNull();
    await done();
  });

  test('of two answers at the same place one is accepted, and the other changes nothing', async () => {
    const { store, other, done } = await withDuel();
    for (let at = 0; at < 10; at += 1) {
      const tries = await Promise.allSettled([
        store.append('d', at, [YES], { ...STANDING, turn: 1 }),
        other.append('d', at, [NO], { ...STANDING, turn: 2 }),
      ]);
      const [refused] = tries.filter((each) => each.status === 'rejected');
      expect(tries.filter((each) => each.status === 'fulfilled').length).toBe(1);
      expect((refused as PromiseRejectedResult).reason).toBeInstanceOf(Taken);
      const kept = await other.duel('d');
      expect(kept?.entries).toBe(at + 1);
      expect(kept?.turn).toBe(kept?.answers.at(-1)?.kind === 'yes' ? 1 : 2);
    }
    await done();
  });

  test('several entries are written all or none', async () => {
    const { store, other, done } = await withDuel();
    await store.append('d', 0, [PASS, PASS], STANDING);
    await expect(other.append('d', 1, [YES, YES, YES], STANDING)).rejects.toBeInstanceOf(Taken);
    expect((await store.duel('d'))?.answers).toEqual([PASS, PASS]);
    await done();
  });

  test('a thousand answers are written at once', async () => {
    const { store, done } = await withDuel();
    await store.append(
      'd',
      0,
      Array.from({ length: 1000 }, () => PASS),
      STANDING,
    );
    expect((await store.duel('d'))?.entries).toBe(1000);
    await done();
  });

  test('what is taken back is an entry of the log, and the answers after it hold', async () => {
    const { store, done } = await withDuel();
    const kept = await store.duel('d');
    const keeper = new Keeper(store, kept as NonNullable<typeof kept>);
    const trouble = (sentence: string): never => expect.unreachable(sentence);
    await keeper.save({ from: 0, answers: [PASS, YES, NO], ...FIRST }, trouble);
    await keeper.save({ from: 1, answers: [], ...FIRST, taken: 3 }, trouble);
    await keeper.save({ from: 1, answers: [NO], ...FIRST, taken: 3 }, trouble);
    expect(await store.duel('d')).toMatchObject({ answers: [PASS, NO], entries: 5, taken: 3 });
    expect(await store.entries('d', 3)).toEqual([{ kind: 'back', to: 1, taken: 3 }, NO]);
    await done();
  });

  test('what was taken back while a duel is being read counts as the log has it', async () => {
    const { store, other, done } = await withDuel();
    await store.append('d', 0, [PASS, YES], STANDING);
    // Between the reading of the duel and that of its log another process takes an answer back.
    const entries = other.entries.bind(other);
    other.entries = async (id, from) => {
      await store.append('d', 2, [{ kind: 'back', to: 1, taken: 2 }, NO], { ...STANDING, taken: 2 });
      return entries(id, from);
    };
    expect(await other.duel('d')).toMatchObject({ answers: [PASS, NO], entries: 4, taken: 2 });
    await done();
  });

  test('what was written although nobody could say so is not written twice, and what another wrote is not taken for it', async () => {
    const { store, other, done } = await withDuel();
    const trouble = (sentence: string): never => expect.unreachable(sentence);
    await other.append('d', 0, [PASS, YES], STANDING);
    const keeper = new Keeper(store, { id: 'd', entries: 0, answers: [], notes: [], taken: 0 });
    await keeper.save({ from: 0, answers: [PASS, YES], ...FIRST }, trouble);
    await keeper.save({ from: 2, answers: [NO], ...FIRST }, trouble);
    expect((await store.duel('d'))?.answers).toEqual([PASS, YES, NO]);
    const late = new Keeper(other, { id: 'd', entries: 2, answers: [PASS, YES], notes: [], taken: 0 });
    await expect(late.save({ from: 2, answers: [YES], ...FIRST }, trouble)).rejects.toBeInstanceOf(Taken);
    await done();
  });

  test('how a duel stands is right after two processes have played in turn, also where it is written only when it has changed', async () => {
    const { store, other, done } = await withDuel();
    const trouble = (sentence: string): never => expect.unreachable(sentence);
    const keepers = [store, other].map(
      (each) => new Keeper(each, { id: 'd', entries: 0, answers: [], notes: [], taken: 0 }),
    );
    const epochs = [0, 0];
    const turns = [1, 1, 1, 2, 2, 3, 3, 3, 3];
    for (const [at, turn] of turns.entries()) {
      const [now, next] = [at % 2, (at + 1) % 2];
      const changes = { from: at, answers: [PASS], ...STANDING, turn, epoch: epochs[now] as number };
      await (keepers[now] as Keeper).save(changes, trouble);
      expect((await store.duel('d'))?.turn).toBe(turn);
      epochs[next] = (await (keepers[next] as Keeper).readOn(null)).epoch;
    }
    // Taken back to an earlier turn: it stands as it never did before.
    await (keepers[1] as Keeper).save(
      { from: 2, answers: [], ...STANDING, turn: 1, taken: 7, epoch: epochs[1] as number },
      trouble,
    );
    expect(await other.duel('d')).toMatchObject({ turn: 1, taken: 7, answers: [PASS, PASS] });
    await done();
  });

  test('a duel that is deleted meanwhile takes no answers any more', async () => {
    const { store, other, done } = await withDuel();
    await store.append('d', 0, [PASS], STANDING);
    expect(await other.deleteDuel('d')).toBe(true);
    expect(await other.deleteDuel('d')).toBe(false);
    await expect(store.append('d', 1, [PASS], STANDING)).rejects.toThrow("the duel 'd'");
    expect(await store.entries('d', 0)).toEqual([]);
    await done();
  });

  test('decks and events are kept, changed and listed', async () => {
    const { store, other, done } = await withDuel();
    const deck = { id: 'own-1', name: 'Élan vital', book: 'beta', line: '', cards: { Forest: 40 }, sideboard: {} };
    await store.addDeck(deck);
    expect(await other.decks()).toEqual([deck]);
    expect(await other.changeDeck({ ...deck, cards: { Island: 41 } })).toBe(true);
    expect((await store.decks())[0]?.cards).toEqual({ Island: 41 });
    expect(await store.changeDeck({ ...deck, id: 'other' })).toBe(false);
    expect([await store.deleteDeck('own-1'), await store.deleteDeck('own-1')]).toEqual([true, false]);
    await store.events.add('e', { duel: 'first' } as never);
    await expect(other.events.add('e', { duel: 'twice' } as never)).rejects.toBeInstanceOf(Taken);
    expect(await other.events.save('e', { duel: 'second' } as never, 0)).toBe(true);
    expect(await store.events.save('e', { duel: 'too late' } as never, 0)).toBe(false);
    expect(await store.events.get('e')).toMatchObject({ state: { duel: 'second' }, version: 1 });
    expect((await store.events.list()).map(({ id }) => id)).toEqual(['e']);
    await done();
  });

  test('what belongs to somebody is listed, changed and deleted by them only', async () => {
    const { store, done } = await withDuel();
    const deck = { id: 'own-1', name: 'Anns', book: 'beta', line: '', cards: { Forest: 40 }, sideboard: {} };
    await store.addDeck(deck, 'ann');
    await store.addDuel('anns', { ...setup, owner: 'ann' }, ALONE, []);
    await store.collections.add('c', { collection: {} } as never, 'ann');
    const seen = async (owner: string | null) => [
      (await store.decks(owner === null ? null : [owner])).length,
      (await store.duels(50, owner)).map(({ id }) => id).join(),
      (await store.collections.list(owner)).length,
    ];
    expect(await seen('ann')).toEqual([1, 'anns', 1]);
    expect(await seen('ben')).toEqual([0, '', 0]);
    expect(await seen('')).toEqual([0, '', 0]);
    expect((await seen(null))[0]).toBe(1);
    expect([await store.changeDeck(deck, 'ben'), await store.deleteDeck('own-1', 'ben')]).toEqual([false, false]);
    expect([await store.changeDeck(deck, 'ann'), await store.deleteDeck('own-1', 'ann')]).toEqual([true, true]);
    await done();
  });

  test('a damaged row spoils its own duel and no list', async () => {
    const { place, store, done } = await withDuel();
    await store.addDuel('good', setup, ALONE, []);
    await store.append('d', 0, [PASS, PASS, PASS], STANDING);
    await store.addDeck({ id: 'own-1', name: 'Whole', book: 'beta', line: '', cards: { Forest: 40 }, sideboard: {} });
    await store.addDeck({ id: 'own-2', name: 'Torn', book: 'beta', line: '', cards: { Forest: 40 }, sideboard: {} });
    await store.events.add('e', { duel: null } as never);
    await place.change(`update log set entry = '{"kind":' where number = 1`);
    await place.change(`update decks set cards = 'null' where id = 'own-2'`);
    await place.change(`update events set state = '' where id = 'e'`);
    await expect(store.duel('d')).rejects.toMatchObject({ kind: 'damaged' });
    await place.change(`delete from log where number = 1`);
    await expect(store.duel('d')).rejects.toThrow('entry 1 is missing');
    await place.change(`update duels set setup = '{}' where id = 'd'`);
    expect((await store.duels()).map(({ id }) => id)).toEqual(['good']);
    expect((await store.decks()).map(({ name }) => name)).toEqual(['Whole']);
    expect(await store.events.list()).toEqual([]);
    await expect(store.events.get('e')).rejects.toBeInstanceOf(StorageFault);
    expect(await store.duel('good')).not.toBeNull();
    await done();
  });
});

test('a byte that is not UTF-8 in any column of SQLite spoils one row, and not the process', async () => {
  const { at, change } = await sqlitePlace();
  const store = await Store.open(at);
  const torn = "cast(x'7bff22' as text)";
  for (const id of ['good', 'bad']) await store.addDuel(id, setup, ALONE, []);
  for (const id of ['good', 'bad']) await store.append(id, 0, [PASS], STANDING);
  for (const column of ['setup', 'match', 'settings', 'over', 'turn', 'updated'])
    await change(`update duels set ${column} = ${torn} where id = 'bad'`);
  await change(`update log set entry = ${torn} where duel = 'bad'`);
  await store.addDeck({ id: 'own', name: 'Torn', book: 'beta', line: '', cards: {}, sideboard: {} });
  await change(`update decks set name = ${torn}`);
  await store.events.add('e', { duel: null } as never);
  await change(`update events set state = ${torn}`);
  await expect(store.duel('bad')).rejects.toMatchObject({ kind: 'damaged' });
  await expect(store.events.get('e')).rejects.toMatchObject({ kind: 'damaged' });
  expect((await store.duels()).map(({ id }) => id)).toEqual(['good']);
  expect([await store.decks(), await store.events.list()]).toEqual([[], []]);
  expect((await store.duel('good'))?.answers).toEqual([PASS]);
  await store.close();
});

test('a SQLite file that another program holds locked is waited for, and play goes on by itself', async () => {
  const { at } = await sqlitePlace();
  const store = await Store.open(at);
  await store.addDuel('d', setup, ALONE, []);
  const holder = new Database(at);
  holder.exec('begin immediate');
  const heard: string[] = [];
  const keeper = new Keeper(store, { id: 'd', entries: 0, answers: [], notes: [], taken: 0 });
  const saved = keeper.save({ from: 0, answers: [YES], ...FIRST }, (sentence) => heard.push(sentence));
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(heard[0]).toContain('another program holds it locked');
  expect(await store.entries('d', 0)).toEqual([]);
  holder.exec('rollback');
  await saved;
  expect(await store.entries('d', 0)).toEqual([YES]);
  holder.close();
  await store.close();
});

test('what is no database, a folder that cannot be made and a wrong address are refused with a sentence', async () => {
  const file = join(folder, 'letter.txt');
  writeFileSync(file, 'Dear reader, this is a letter and no database. '.repeat(100));
  await expect(Store.open(file)).rejects.toThrow('what is kept there cannot be read any more');
  await expect(Store.open(join(file, 'below.sqlite'))).rejects.toThrow('it cannot be reached');
  await expect(Store.open('postgres://fivefold:secret@127.0.0.1:1/duels')).rejects.toThrow(
    'the database 127.0.0.1:1/duels: it cannot be reached',
  );
  await expect(Store.open('postgres://fivefold:secret@127.0.0.1:1/duels')).rejects.not.toThrow('secret');
});

test('PostgreSQL killed and started again: the answer given meanwhile is kept, once', {
  timeout: 120_000,
}, async () => {
  const store = await Store.open(await postgres.database());
  await store.addDuel('d', setup, ALONE, []);
  const keeper = new Keeper(store, { id: 'd', entries: 0, answers: [], notes: [], taken: 0 });
  const heard: string[] = [];
  await keeper.save({ from: 0, answers: [PASS], ...FIRST }, (sentence) => heard.push(sentence));
  await postgres.end('SIGQUIT');
  const saved = keeper.save({ from: 1, answers: [YES], ...FIRST }, (sentence) => heard.push(sentence));
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(heard[0]).toContain('it cannot be reached');
  await expect(store.ready()).rejects.toMatchObject({ kind: 'gone' });
  await postgres.run();
  await saved;
  expect(await store.entries('d', 0)).toEqual([PASS, YES]);
  await store.close();
});
