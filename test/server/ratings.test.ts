// Rated games: what a result does to ratings, that it does so once and with the duel's end or not at all, and who is told of it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GamesInfo, GatheringState, LobbyInfo } from '../../src/protocol/people.ts';
import type { BestInfo, DuelRatings } from '../../src/protocol/ratings.ts';
import { FIRST, type Rating, rated } from '../../src/server/people/rating.ts';
import { positionSetup } from '../../src/server/setup.ts';
import { Taken } from '../../src/server/storage/faults.ts';
import { NEW } from '../../src/server/storage/ratings.ts';
import { Store } from '../../src/server/storage/store.ts';
import { type Page, Server } from './client.ts';
import { answers, as, asked, Browser, make, seated, together } from './gathered.ts';
import { TestPostgres } from './postgres.ts';
import { bundleServer, ServerProcess } from './processes.ts';

let postgres: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), 'fivefold-ratings-'));
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const RATED = { rated: true, listed: true, watched: true, clock: { by: 'decision', seconds: 90 }, atZero: 'loses' };
/** Of two who are new: the values of Glickman's procedure with a first deviation of 350. */
const WON = { rating: 1662, deviation: 290, games: 1 };
const LOST = { rating: 1338, deviation: 290, games: 1 };
const NOBODY_YET = { rating: 1500, deviation: 350, games: 0 };

describe('what a result does', () => {
  const becomes = (before: readonly Rating[], ranks: number[], sides: number[]): [number, number][] =>
    rated(before, ranks, sides).map(({ rating, deviation }) => [Math.round(rating), Math.round(deviation)]);
  const one = (rating: number, deviation: number): Rating => ({ ...FIRST, rating, deviation });

  test('of two, the winner goes up and the loser down, a draw of equals makes both surer', () => {
    expect(becomes([FIRST, FIRST], [1, 2], [0, 1])).toEqual([
      [1662, 290],
      [1338, 290],
    ]);
    expect(becomes([FIRST, FIRST], [1, 1], [0, 1])).toEqual([
      [1500, 290],
      [1500, 290],
    ]);
  });

  test('a known player gains little from a weak one, and loses much to one', () => {
    const [[won = 0] = []] = becomes([one(1900, 60), one(1400, 60)], [1, 2], [0, 1]);
    const [[lost = 0] = []] = becomes([one(1900, 60), one(1400, 60)], [2, 1], [0, 1]);
    expect(won - 1900).toBeLessThan(3);
    expect(1900 - lost).toBeGreaterThan(15);
  });

  // What openskill 4.1.0 gives for the same with mu 1500, sigma 350, beta 175 and tau 0.
  test('of several, by places, shared places and sides', () => {
    expect(becomes([FIRST, FIRST, FIRST, FIRST], [1, 2, 3, 4], [0, 1, 2, 3])).toEqual([
      [1617, 347],
      [1565, 344],
      [1487, 340],
      [1330, 340],
    ]);
    expect(becomes([one(1700, 100), one(1500, 350), one(1400, 200)], [2, 1, 2], [0, 1, 2])).toEqual([
      [1689, 100],
      [1666, 338],
      [1392, 198],
    ]);
    const four = [one(1700, 100), one(1400, 200), one(1500, 350), one(1600, 90)];
    expect(becomes(four, [1, 2, 1, 2], [0, 1, 0, 1])).toEqual([
      [1708, 100],
      [1367, 198],
      [1600, 334],
      [1593, 90],
    ]);
  });
});

const best = async (browser: Browser, more = ''): Promise<readonly BestInfo[]> =>
  (await browser.ask<BestInfo[]>(`ratings?book=portal${more}`)).body;
const gamesOf = async (browser: Browser): Promise<GamesInfo['games']> =>
  (await browser.ask<GamesInfo>('games')).body.games;
const concedes = (page: Page, seat: number): unknown =>
  page.say({ type: 'answer', at: page.table?.at ?? 0, answer: { kind: 'concede', seat } });
const over = (page: Page): Promise<unknown> => expect.poll(() => page.table?.result, { timeout: 20_000 }).toBeTruthy();

describe.each([
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ data: await postgres.database() })],
] as const)('kept in %s', (_, where) => {
  test('who concedes goes down and the other up: told at the table, among own games, in the lobby and in the list', async () => {
    const server = await Server.start(await where());
    const { ann, ben, at } = await together(server, RATED);
    const duel = at.duel as string;
    expect(at.seats.map(({ rating }) => rating)).toEqual([NOBODY_YET, NOBODY_YET]);
    const ratings = async (browser: Browser) => (await browser.ask<DuelRatings>(`duels/${duel}/ratings`)).body;
    expect(await ratings(ben)).toEqual([0, 1].map(() => ({ before: NOBODY_YET, after: null })));
    expect(await best(ann)).toEqual([]);
    const [first, second] = await seated(ann, ben, duel);
    expect(first.company?.counts).toBe(true);
    concedes(first, 0);
    await over(second);
    const told = [
      { before: NOBODY_YET, after: LOST },
      { before: NOBODY_YET, after: WON },
    ];
    expect(await ratings(ann)).toEqual(told);
    expect(await ratings(new Browser(server))).toEqual(told);
    expect((await gamesOf(ann))[0]).toMatchObject({ result: 'lost', rated: told[0] });
    expect((await gamesOf(ben))[0]).toMatchObject({ result: 'won', rated: told[1] });
    expect(await best(ann)).toEqual([
      { name: 'Ben', yours: false, rating: WON },
      { name: 'Ann', yours: true, rating: LOST },
    ]);
    for (const other of ['&kind=several', '&format=type-2']) expect(await best(ann, other)).toEqual([]);
    await make(ben, { ...RATED, you: as('Ben') });
    const { tables } = (await ann.ask<LobbyInfo>('tables?rated=yes')).body;
    expect(tables.map(({ seats }) => seats.map(({ rating }) => rating))).toEqual([[WON, null]]);
    expect((await ann.ask<LobbyInfo>('tables?rated=no')).body.total).toBe(0);
    // Another book is another game.
    const fifth = await make(ben, { ...RATED, book: 'fifth', you: as('Ben') });
    expect(fifth.seats[0]?.rating).toEqual(NOBODY_YET);
    await server.end();
  });

  test('what is said after the end and a restart count nothing again; the next duel counts by itself', async () => {
    const options = await where();
    const server = await Server.start(options);
    const { ann, ben, at } = await together(server, RATED);
    const [first, second] = await seated(ann, ben, at.duel as string);
    concedes(first, 0);
    await over(second);
    second.say({ type: 'say', words: 6 });
    await expect.poll(() => first.company?.said.length).toBe(1);
    for (const page of [first, second]) page.close();
    await server.close();
    await server.open(options);
    const [third] = await seated(ann, ben, at.duel as string);
    third.say({ type: 'say', words: 6 });
    await expect.poll(() => third.company?.said.length).toBe(2);
    expect((await best(ann)).map(({ rating }) => rating)).toEqual([WON, LOST]);
    await ann.ask(`duels/${at.duel}/next`, 'POST', {});
    const next = (await ben.ask<{ id: string }>(`duels/${at.duel}/next`, 'POST', {})).body.id;
    const [one, two] = await seated(ann, ben, next);
    one.say({ type: 'offer', what: 'draw' });
    await expect.poll(() => two.company?.offer?.what).toBe('draw');
    two.say({ type: 'agree' });
    await over(one);
    const [ben2, ann2] = await best(ann);
    expect([ben2?.rating.games, ann2?.rating.games]).toEqual([2, 2]);
    // A draw with a weaker one costs.
    expect(ben2?.rating.rating).toBeLessThan(WON.rating);
    expect(ann2?.rating.rating).toBeGreaterThan(LOST.rating);
    await server.end();
  });

  test('it counts no more once a computer has played for somebody, which a lost line alone does not bring about', async () => {
    const server = await Server.start(await where());
    const { ann, ben, at } = await together(server, RATED);
    const [first, second] = await seated(ann, ben, at.duel as string);
    second.close();
    await expect.poll(() => first.company?.seats[1]?.here).toBe(false);
    first.say({ type: 'offer', what: 'computer', seat: 1 });
    await expect.poll(() => first.heard.join()).toContain('this duel is rated: Ben comes back, or loses');
    expect(first.company?.counts).toBe(true);
    const back = (await seated(ann, ben, at.duel as string))[1];
    back.say({ type: 'offer', what: 'computer', seat: 1 });
    await expect.poll(() => first.company?.offer?.what).toBe('computer');
    first.say({ type: 'agree' });
    await expect.poll(() => first.company?.counts).toBe(false);
    back.say({ type: 'come back' });
    await expect.poll(() => first.company?.seats[1]?.replaced).toBe(false);
    concedes(back, 1);
    await over(first);
    expect((await gamesOf(ann))[0]).toMatchObject({ result: 'won', rated: null });
    expect(await best(ann)).toEqual([]);
    await server.end();
  });

  test('it counts no more once an answer was taken back by agreement, also after a restart', async () => {
    const options = await where();
    const server = await Server.start(options);
    const { ann, ben, at } = await together(server, RATED);
    const pages = await seated(ann, ben, at.duel as string);
    const page = await asked(pages);
    await answers(page);
    const other = pages.find((each) => each !== page) as Page;
    page.say({ type: 'offer', what: 'back' });
    await expect.poll(() => other.company?.offer?.what).toBe('back');
    expect(page.company?.counts).toBe(true);
    other.say({ type: 'agree' });
    await expect.poll(() => other.company?.counts).toBe(false);
    for (const each of pages) each.close();
    await server.close();
    await server.open(options);
    const [first, second] = await seated(ann, ben, at.duel as string);
    expect(first.company?.counts).toBe(false);
    concedes(first, 0);
    await over(second);
    expect(await best(ann)).toEqual([]);
    await server.end();
  });

  test('whose time has run out has lost rating, too', { timeout: 30_000 }, async () => {
    const server = await Server.start({ ...(await where()), second: 30 });
    const { ann, ben, at } = await together(server, { ...RATED, clock: { by: 'decision', seconds: 10 } });
    const [first] = await seated(ann, ben, at.duel as string);
    await over(first);
    expect((await best(ann)).map(({ rating }) => rating)).toEqual([WON, LOST]);
    await server.end();
  });

  test('three are rated by their places, apart from duels', { timeout: 60_000 }, async () => {
    const server = await Server.start(await where());
    const browsers = [0, 1, 2].map(() => new Browser(server));
    const [ann, ben, eve] = browsers as [Browser, Browser, Browser];
    const { id } = await make(ann, { ...RATED, book: 'm11', variant: 'free-for-all', seats: 3 });
    await ben.ask(`tables/${id}/sit`, 'POST', as('Ben'));
    const { duel } = (await eve.ask<GatheringState>(`tables/${id}/sit`, 'POST', as('Eve'))).body;
    const pages: Page[] = [];
    for (const browser of browsers) pages.push(await browser.sit(duel as string));
    for (const page of pages) page.say({ type: 'look' });
    for (const page of pages) await expect.poll(() => page.table !== null).toBe(true);
    for (const seat of [1, 2]) {
      concedes(pages[seat] as Page, seat);
      await expect.poll(() => pages[seat]?.table?.players[seat]?.out ?? pages[seat]?.table?.result).toBeTruthy();
    }
    await over(pages[0] as Page);
    const several = (await ann.ask<BestInfo[]>('ratings?book=m11&kind=several')).body;
    expect(several.map(({ name, rating }) => [name, rating.games])).toEqual([
      ['Ann', 1],
      ['Eve', 1],
      ['Ben', 1],
    ]);
    expect((await ann.ask<BestInfo[]>('ratings?book=m11')).body).toEqual([]);
    await server.end();
  });
});

test('what cannot be rated is refused with a sentence', async () => {
  const server = await Server.start();
  const refusal = (more: object): Promise<string> =>
    make(new Browser(server), { ...RATED, ...more }).then(() => 'taken', String);
  expect(await refusal({ clock: null })).toContain('a rated table has a clock');
  expect(await refusal({ atZero: 'computer' })).toContain('whose time has run out loses');
  expect(await refusal({ book: 'm11', variant: 'free-for-all', computers: 1 })).toContain('for people only');
  expect(await refusal({ book: 'Long Sunday = m11; start.life = 30' })).toContain('by a book as it is');
  expect(await refusal({ handicaps: [4, 0] })).toContain('without a handicap');
  const closed = await together(server, { ...RATED, watched: false });
  const asks = await new Browser(server).ask<{ message: string }>(`duels/${closed.at.duel}/ratings`);
  expect([asks.status, asks.body.message]).toEqual([404, expect.stringContaining('at which you play, or may look on')]);
  const plain = await together(server);
  expect((await plain.ann.ask<DuelRatings>(`duels/${plain.at.duel}/ratings`)).body).toEqual([]);
  expect((await plain.ann.ask('ratings?book=portal&kind=nine')).status).toBe(400);
  await server.end();
});

/** A table of two with as many duels as asked for, none of them over. */
async function tableOf(store: Store, duels: readonly string[]): Promise<void> {
  const rules = { book: 'portal', variant: 'duel', seats: 2, length: 'single', ante: false, format: null, rated: true };
  const seats = ['ann', 'ben'].map((name) => ({ name, deck: { by: 'random' }, keys: [name], carry: null }));
  await store.people.add({ id: 't', code: 'ABCDEF', rules, seats, duel: duels[0], wants: [] } as never);
  const setup = positionSetup({ position: { book: 'portal', seats: { ann: {}, ben: {} } }, level: 1, script: [] });
  const match = { competition: null, gauntlet: null, asked: null, next: null };
  for (const id of duels) await store.addDuel(id, setup, match as never, []);
}

test.each([
  ['SQLite', async () => join(folder, 'two.sqlite')],
  ['PostgreSQL', () => postgres.database()],
] as const)(
  '%s: of two that end the same duels at once each duel is counted once',
  { timeout: 60_000 },
  async (_, where) => {
    const place = await where();
    const [one, two] = [await Store.open(place), await Store.open(place)];
    const duels = Array.from({ length: 12 }, (__, number) => `d${number}`);
    await tableOf(one, duels);
    const standing = { taken: 0, turn: 3, over: true, won: true, winners: [0], ranks: [1, 2] };
    const rates = { gathering: 't', sides: [0, 1] };
    const ends = duels.flatMap((duel) =>
      [one, two].map((store, seat) =>
        store.append(duel, 0, [{ kind: 'concede', seat }], { ...standing, rates }).then(
          () => true,
          (error: unknown) => {
            if (!(error instanceof Taken)) throw error;
            return false;
          },
        ),
      ),
    );
    expect((await Promise.all(ends)).filter((kept) => kept)).toHaveLength(duels.length);
    const both = await two.ratings.of(['ann', 'ben'], { book: 'portal', format: '', kind: 'two' });
    expect([both.get('ann')?.games, both.get('ben')?.games]).toEqual([duels.length, duels.length]);
    // Each was counted upon the one before: as if they had ended one after the other.
    let [ann, ben]: readonly Rating[] = [NEW, NEW];
    for (const __ of duels) [ann, ben] = rated([ann as Rating, ben as Rating], [1, 2], [0, 1]);
    expect(both.get('ann')?.rating).toBeCloseTo(ann?.rating ?? 0, 6);
    expect(both.get('ben')?.deviation).toBeCloseTo(ben?.deviation ?? 0, 6);
    // What is kept of an end after it is over changes nothing.
    await one.append('d0', 1, [{ kind: 'said', by: 0, words: 'Good game.', free: false }], { ...standing, rates });
    expect(await two.ratings.of(['ann', 'ben'], { book: 'portal', format: '', kind: 'two' })).toEqual(both);
    for (const store of [one, two]) await store.close();
  },
);

test('an end that is not kept counts nothing: the result and the ratings hold together', async () => {
  const store = await Store.open(await postgres.database());
  await tableOf(store, ['d']);
  const standing = { taken: 0, turn: 3, over: true, won: true, winners: [0], ranks: [1, 2] };
  await store.append('d', 0, [{ kind: 'pass' }], { taken: 0, turn: 1, over: false, won: null });
  const late = { ...standing, rates: { gathering: 't', sides: [0, 1] } };
  await expect(store.append('d', 0, [{ kind: 'concede', seat: 1 }], late)).rejects.toThrow(Taken);
  expect(await store.ratings.changes('d')).toEqual([]);
  expect((await store.duel('d'))?.over).toBe(false);
  await store.append('d', 1, [{ kind: 'concede', seat: 1 }], late);
  expect((await store.ratings.changes('d')).map(({ after }) => Math.round(after.rating))).toEqual([1662, 1338]);
  await store.close();
});

test('two processes on one PostgreSQL, both told to give the same duel up at once: it is counted once', {
  timeout: 120_000,
}, async () => {
  bundleServer();
  const DATABASE_URL = await postgres.database();
  const processes = [await ServerProcess.start({ DATABASE_URL }), await ServerProcess.start({ DATABASE_URL })];
  const [one, two] = processes.map(({ url }) => ({ url: `http://${url}` }) as Server) as [Server, Server];
  const [ann, ben] = [new Browser(one), new Browser(two)];
  for (let number = 1; number <= 3; number += 1) {
    const { id } = await make(ann, RATED);
    const { duel } = (await ben.ask<GatheringState>(`tables/${id}/sit`, 'POST', as('Ben'))).body;
    const pages = await seated(ann, ben, duel as string);
    for (const [seat, page] of pages.entries()) concedes(page, seat);
    for (const page of pages) await over(page);
    expect((await best(ben)).map(({ rating }) => rating.games)).toEqual([number, number]);
    const [mine, other] = [(await gamesOf(ann))[0], (await gamesOf(ben))[0]];
    expect([mine?.result, other?.result].toSorted()).toEqual(['lost', 'won']);
    const [up, down] = mine?.result === 'won' ? [mine, other] : [other, mine];
    expect(up?.rated?.after?.rating).toBeGreaterThan(up?.rated?.before.rating ?? 0);
    expect(down?.rated?.after?.rating).toBeLessThan(down?.rated?.before.rating ?? 0);
  }
  for (const each of processes) await each.end('SIGTERM');
});
