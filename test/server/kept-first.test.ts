// Nobody is shown what could still be lost: while nothing can be written, no message of anybody brings out an answer that is
// not kept yet, nor anything that only the end of a duel gives; and when it can be written, play goes on by itself.

import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../src/game/index.ts';
import { Keeping } from '../../src/server/keeping.ts';
import { beginGame, positionSetup } from '../../src/server/setup.ts';
import { Page, Server } from './client.ts';
import { answers, asked, type Browser, seated, together } from './gathered.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

/** Does something while another program holds the file, so that nothing can be written. */
async function whileLocked(work: () => Promise<void>): Promise<void> {
  const other = new Database(join(server.folder, 'duels.sqlite'));
  other.exec('begin immediate');
  try {
    await work();
  } finally {
    other.exec('rollback');
    other.close();
  }
}

const aWhile = (): Promise<void> => new Promise((done) => setTimeout(done, 700));

interface AtTable {
  readonly ann: Browser;
  readonly ben: Browser;
  readonly duel: string;
  readonly pages: readonly [Page, Page];
  readonly watcher: Page;
}

async function gathered(): Promise<AtTable> {
  const { ann, ben, at } = await together(server, { watched: true, listed: true });
  const duel = at.duel as string;
  const pages = await seated(ann, ben, duel);
  // After the first questions, where those who look on see the table as well.
  for (
    let page = await asked(pages);
    (page.table?.turn ?? 0) < 2 || page.table?.asked?.ask !== 'act';
    page = await asked(pages)
  )
    await answers(page);
  const watcher = await Page.open(`${server.url.replace('http', 'ws')}/api/duels/${duel}/watch`);
  watcher.say({ type: 'look' });
  await expect.poll(() => watcher.table).not.toBeNull();
  await aWhile();
  return { ann, ben, duel, pages, watcher };
}

/** Everything that somebody may say at a table beside an answer. */
function sayEverything(page: Page): void {
  const at = page.table?.at ?? 0;
  page.say({ type: 'look', logFrom: 0 });
  page.say({ type: 'settings', stops: [], fullControl: true });
  page.say({ type: 'ask me' });
  page.say({ type: 'say', words: 0 });
  page.say({ type: 'offer', what: 'draw' });
  page.say({ type: 'undo', at });
  page.say({ type: 'go on', at });
}

test('who gives up is told that the duel is over when that is kept, and gets nothing that only its end gives before', async () => {
  const { ann, ben, duel, pages, watcher } = await gathered();
  const [one, two] = pages;
  const before = pages.map(({ table }) => table?.at);
  await whileLocked(async () => {
    const first = await asked(pages);
    first.say({ type: 'answer', at: first.table?.at ?? 0, answer: { kind: 'pass' }, sure: true });
    one.say({ type: 'answer', at: one.table?.at ?? 0, answer: { kind: 'concede', seat: 0 } });
    for (const page of pages) sayEverything(page);
    watcher.say({ type: 'look' });
    await aWhile();
    const late = await ben.sit(duel);
    late.say({ type: 'look' });
    for (const browser of [ann, ben]) {
      expect((await browser.ask(`duels/${duel}/story`)).status).toBe(403);
      expect((await browser.ask(`duels/${duel}/story/0?hands=both`)).status).toBe(403);
      expect((await browser.ask(`duels/${duel}/between`)).status).toBe(403);
      const replay = await fetch(`${server.url}/api/duels/${duel}/replay`, { headers: { cookie: browser.cookie } });
      expect([replay.status, await replay.text()]).toEqual([403, expect.stringContaining('not yet')]);
    }
    await aWhile();
    expect(pages.map(({ table }) => table?.at)).toEqual(before);
    for (const page of [...pages, watcher, late]) {
      expect(page.table?.result ?? null).toBeNull();
      expect(page.heard.join('')).not.toContain('conceded');
    }
    late.close();
  });
  for (const page of [one, two, watcher])
    await expect.poll(() => page.table?.result, { timeout: 20_000 }).not.toBeNull();
  const replay = await fetch(`${server.url}/api/duels/${duel}/replay`, { headers: { cookie: ann.cookie } });
  expect(replay.status).toBe(200);
});

test('settings are shown when they are kept, and hold from when they are said, whatever is heard of older ones', async () => {
  const id = await server.newPosition({ book: 'm11', seats: { ann: {}, ben: {} } });
  const page = await server.sit(id);
  const before = (await page.look()).settings;
  const duel = await server.tables.duel(id);
  const wanted = { ...before, stops: [], fullControl: true };
  await whileLocked(async () => {
    page.say({ type: 'settings', stops: [], fullControl: true });
    page.say({ type: 'look', logFrom: 0 });
    await expect.poll(() => page.heard.filter((text) => text.startsWith('{"type":"table"')).length).toBe(2);
    expect(page.table?.settings).toEqual(before);
    // Another process tells of what was kept before.
    duel.hearSettings([before]);
    expect(duel.settings[0]).toEqual(wanted);
  });
  await expect.poll(() => page.table?.settings).toEqual(wanted);
  expect(duel.settings[0]).toEqual(wanted);
  // What was kept by another process later holds here as well.
  duel.hearSettings([before]);
  expect(duel.settings[0]).toEqual(before);
  page.close();
});

test('what is answered while something is being written is kept as well before anybody is shown it', async () => {
  const setup = positionSetup({ position: { book: 'tenth', seats: { ann: {}, ben: {} } }, level: 1, script: [] });
  const answers: Answer[] = [{ kind: 'pass' }];
  const course = { answers, taken: 0, game: beginGame(setup) };
  const writes: { readonly answers: readonly Answer[]; readonly done: () => void }[] = [];
  const keeping = new Keeping(
    course,
    null,
    {
      save: (changes) => new Promise((done) => writes.push({ answers: changes.answers, done })),
      readOn: () => Promise.reject(new Error('nobody else writes')),
    },
    { setup, becomes: () => {}, trouble: () => {} },
  );
  answers.push({ kind: 'pass' });
  let shown = 0;
  void keeping.keep().then(() => {
    shown = answers.length;
  });
  answers.push({ kind: 'concede', seat: 0 });
  const second = keeping.keep();
  expect(writes.map((each) => each.answers.length)).toEqual([1, 1]);
  writes[0]?.done();
  await new Promise((done) => setTimeout(done, 20));
  expect([shown, keeping.isKept]).toEqual([0, false]);
  writes[1]?.done();
  expect(await second).toBe(true);
  await expect.poll(() => shown).toBe(3);
  expect([keeping.isKept, writes.length]).toEqual([true, 2]);
});

test('of two who wait for the same write, what one answers after it is not shown by the other before it is kept', async () => {
  const setup = positionSetup({ position: { book: 'tenth', seats: { ann: {}, ben: {} } }, level: 1, script: [] });
  const answers: Answer[] = [{ kind: 'pass' }];
  const kept: number[] = [];
  const writes: (() => void)[] = [];
  const keeping = new Keeping(
    { answers, taken: 0, game: beginGame(setup) },
    null,
    {
      save: ({ from, answers: more }) =>
        new Promise((done) =>
          writes.push(() => {
            kept.push(from + more.length);
            done();
          }),
        ),
      readOn: () => Promise.reject(new Error('nobody else writes')),
    },
    { setup, becomes: () => {}, trouble: () => {} },
  );
  const shown: { readonly answers: number; readonly kept: number | undefined }[] = [];
  const shows = (): void => void shown.push({ answers: answers.length, kept: kept.at(-1) });
  // Settings are to be shown; somebody answers, sees that it counts, and passes by itself as soon as that is kept.
  const settings = keeping.keep(shows);
  answers.push({ kind: 'pass' });
  const goesOn = keeping.keep(shows).then(() => {
    answers.push({ kind: 'pass' });
    return keeping.keep(shows);
  });
  for (let count = 0; count < 8; count += 1) {
    writes.shift()?.();
    await new Promise((done) => setTimeout(done, 5));
  }
  await Promise.all([settings, goesOn]);
  expect(shown).toHaveLength(3);
  for (const each of shown) expect(each.kept).toBe(each.answers);
  expect(keeping.isKept).toBe(true);
});
