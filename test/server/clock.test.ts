// The clock of a table for people: by decisions and by duels, at zero, with a lost connection and after a restart; both storages.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '../../src/game/index.ts';
import { Clock, PATIENCE_SECONDS } from '../../src/server/people/clock.ts';
import { Company } from '../../src/server/people/company.ts';
import type { DuelSetup } from '../../src/server/setup.ts';
import { Server } from './client.ts';
import { answers, asked, Browser, make, playOut, seated, together } from './gathered.ts';
import { TestPostgres } from './postgres.ts';

describe('time, with a second of one thousand', () => {
  const by = (rules: Clock['rules']): { clock: Clock; pass: (seconds: number) => void } => {
    let now = 0;
    const clock = new Clock(rules, 2, 1000, () => now);
    for (const seat of [0, 1]) clock.isHere(seat, true);
    return { clock, pass: (seconds) => (now += seconds * 1000) };
  };

  test('it runs for who is asked and for nobody else', () => {
    const { clock, pass } = by({ by: 'game', seconds: 60, more: 0 });
    clock.runs(0);
    pass(10);
    clock.runs(1);
    pass(5);
    clock.runs(null);
    pass(100);
    expect(clock.times().left).toEqual([50_000, 55_000]);
    expect(clock.endsIn).toBeNull();
    clock.runs(1);
    expect(clock.endsIn).toBe(55_000);
    pass(55);
    expect([clock.hasRunOut(0), clock.hasRunOut(1)]).toEqual([false, true]);
  });

  test('each turn of one’s own gives more where that was said; each decision has its own time', () => {
    const game = by({ by: 'game', seconds: 60, more: 20 });
    game.clock.turn(1);
    expect(game.clock.times().left).toEqual([60_000, 80_000]);
    const { clock, pass } = by({ by: 'decision', seconds: 30 });
    clock.runs(0, true);
    pass(20);
    clock.runs(0, false);
    expect(clock.endsIn).toBe(10_000);
    clock.runs(0, true);
    expect(clock.endsIn).toBe(30_000);
    clock.turn(0);
    expect(clock.endsIn).toBe(30_000);
  });

  test('a lost connection stops it, up to a limit for the whole duel', () => {
    const { clock, pass } = by({ by: 'game', seconds: 60, more: 0 });
    clock.runs(0);
    pass(10);
    clock.isHere(0, false);
    pass(100);
    expect(clock.times()).toEqual({ left: [50_000, 60_000], away: [20_000, PATIENCE_SECONDS * 1000] });
    clock.isHere(0, true);
    pass(10);
    clock.isHere(0, false);
    pass(50);
    expect(clock.times().left[0]).toBe(10_000);
    expect(clock.endsIn).toBe(10_000);
  });
});

test('an announcement is one decision, and neither cancelling nor taking back gives new time', () => {
  const company = {
    clock: { by: 'decision', seconds: 30 },
    atZero: 'loses',
    talk: false,
    watched: false,
    level: 3,
  } as const;
  const seats = ['Ann', 'Ben'].map((name, seat) => ({
    name,
    holder: { by: 'person' as const, who: `${seat}` },
    deck: '',
  }));
  const at = (mayCancel: boolean): Game =>
    ({ state: { turn: { number: 1 } }, events: [], question: { player: 0, mayCancel } }) as unknown as Game;
  const people = new Company({ seats, company } as unknown as DuelSetup, [], at(false), {
    holds: () => true,
    second: 1000,
  });
  const clock = people.clock as Clock;
  clock.set({ left: [5000, 5000], away: [0, 0] });
  const log: { kind: string }[] = [];
  const left = (kind: string | null, mayCancel = false): number => {
    if (kind !== null) log.push({ kind });
    people.asks(0, at(mayCancel), log);
    return Math.round((clock.times().left[0] ?? 0) / 1000);
  };
  expect(left(null)).toBe(30);
  clock.set({ left: [20_000, 0], away: [0, 0] });
  expect(left('cast', true)).toBe(20);
  expect(left('cancel')).toBe(20);
  expect(left('land')).toBe(30);
  clock.set({ left: [20_000, 0], away: [0, 0] });
  log.pop(); // taken back, and done once more
  expect([left(null), left('land'), left('land')]).toEqual([20, 20, 30]);
});

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

describe.each([
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ data: await postgres.database() })],
] as const)('kept in %s', (_, where) => {
  test('whose time runs out has lost: that is an answer in the log, and both hear why', async () => {
    const server = await Server.start({ ...(await where()), second: 20 });
    const { ann, ben, at } = await together(server, { clock: { by: 'decision', seconds: 150 } });
    expect(at.rules).toMatchObject({ clock: { by: 'decision', seconds: 150 }, atZero: 'loses' });
    const pages = await seated(ann, ben, at.duel as string);
    const late = await asked(pages);
    const other = pages.find((page) => page !== late);
    await expect.poll(() => pages.every(({ table }) => table?.result != null), { timeout: 9000 }).toBe(true);
    expect(late.table?.result).toMatchObject({ won: false, reason: 'Your time has run out.' });
    expect(other?.table?.result).toMatchObject({ won: true, reason: expect.stringContaining('has run out of time') });
    const replay = await server.tables.replay(at.duel as string);
    expect(replay).toContain('concede');
    await server.end();
  });

  test('time for a duel goes down with thinking, and survives a restart', async () => {
    const options = { ...(await where()), second: 1000 };
    const server = await Server.start(options);
    const { ann, ben, at } = await together(server, { clock: { by: 'game', seconds: 600, more: 5 } });
    const duel = at.duel as string;
    const pages = await seated(ann, ben, duel);
    const page = await asked(pages);
    const seat = page.table?.seat ?? 0;
    await new Promise((done) => setTimeout(done, 400));
    await answers(page);
    await expect.poll(() => page.company?.clock?.left[seat]).toBeLessThan(605_000 - 350);
    const left = (page.company?.clock?.left[seat] ?? 0) - 1;
    for (const each of pages) each.close();
    await server.close();
    await server.open(options);
    const again = await seated(ann, ben, duel);
    expect(again[0].company?.clock?.left[seat]).toBeLessThan(605_000 - 350);
    // What was thought before the last answer is kept; the time in which nobody could play is nobody's.
    expect(again[0].company?.clock?.left[seat]).toBeGreaterThan(left - 30_000);
    await server.end();
  });

  test('where that was said a computer answers for who is late, and the duel goes on to its end', {
    timeout: 120_000,
  }, async () => {
    const server = await Server.start({ ...(await where()), second: 1 });
    const { ann, ben, at } = await together(server, { clock: { by: 'decision', seconds: 10 }, atZero: 'computer' });
    const pages = await seated(ann, ben, at.duel as string);
    await expect.poll(() => pages.every(({ table }) => table?.result != null), { timeout: 100_000 }).toBe(true);
    expect(pages.map(({ table }) => table?.result?.reason).join()).not.toContain('time');
    await server.end();
  });
});

describe('at one server', () => {
  let server: Server;
  beforeAll(async () => {
    server = await Server.start({ second: 20 });
  });
  afterAll(() => server.end());

  test('a lost connection is told to the other, and stops the clock for a while', async () => {
    const { ann, ben, at } = await together(server, { clock: { by: 'decision', seconds: 30 } });
    const pages = await seated(ann, ben, at.duel as string);
    const gone = await asked(pages);
    const other = pages.find((page) => page !== gone);
    const seat = gone.table?.seat ?? 0;
    gone.close();
    await expect.poll(() => other?.company?.seats[seat]?.here).toBe(false);
    expect(other?.company?.clock).toMatchObject({ runs: seat, paused: true });
    // 30 seconds would be over; the patience is not.
    await new Promise((done) => setTimeout(done, 30 * 20 + 100));
    expect(other?.table?.result).toBeNull();
    await expect.poll(() => other?.table?.result?.won, { timeout: 6000 }).toBe(true);
    other?.close();
  });

  test('while nobody is there nobody waits: the clock stands still', async () => {
    const { ann, ben, at } = await together(server, { clock: { by: 'decision', seconds: 10 } });
    const pages = await seated(ann, ben, at.duel as string);
    for (const page of pages) page.close();
    await new Promise((done) => setTimeout(done, 3000));
    const [again] = await seated(ann, ben, at.duel as string);
    expect(again.table?.result).toBeNull();
  });

  test('a whole duel with a clock is the same duel: its replay holds nothing of time', {
    timeout: 120_000,
  }, async () => {
    const { ann, ben, at } = await together(server, { clock: { by: 'game', seconds: 14_000, more: 10 } });
    const pages = await seated(ann, ben, at.duel as string);
    await playOut(pages);
    const replay = await server.tables.replay(at.duel as string);
    expect(replay).not.toMatch(/"kind":"time"|"left"/);
  });

  test('time for a whole game is for two, and nonsense is refused', async () => {
    const refusal = async (more: object): Promise<string> => make(new Browser(server), more).then(() => '', String);
    const clock = { by: 'game', seconds: 600 };
    expect(await refusal({ book: 'm11', variant: 'free-for-all', seats: 3, clock })).toContain('for each decision');
    expect(await refusal({ clock: { by: 'decision', seconds: 1 } })).toContain('seconds');
    expect(await refusal({ clock: { by: 'sand' } })).toContain('clock');
  });
});
