// People at tables for more than two: each variant is begun by links, with computers in the other seats, and comes to its end.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatheringState } from '../../src/protocol/people.ts';
import { type Page, Server } from './client.ts';
import { answers, as, asked, Browser, make } from './gathered.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

const TABLES = [
  ['m11', 'free-for-all', 3, 0],
  ['m11', 'free-for-all', 2, 1],
  ['m11', 'two-headed-giant', 2, 2],
  ['tenth', 'emperor', 2, 4],
  ['portal', 'round', 3, 0],
] as const;

test.each(TABLES)(
  '%s, %s: %i people and %i computers',
  { timeout: 120_000 },
  async (book, variant, people, computers) => {
    const browsers = Array.from({ length: people }, () => new Browser(server));
    const words = { book, variant, seats: people, computers, level: 1 };
    const { id } = await make(browsers[0] as Browser, words);
    let state: GatheringState | null = null;
    for (const [number, browser] of browsers.entries())
      if (number > 0)
        state = (await browser.ask<GatheringState>(`tables/${id}/sit`, 'POST', as(`Guest ${number}`))).body;
    expect(state).toMatchObject({ variant, computers, duel: expect.any(String) });
    const pages: Page[] = [];
    for (const browser of browsers) pages.push(await browser.sit(state?.duel as string));
    for (const page of pages) page.say({ type: 'look' });
    for (const page of pages) await expect.poll(() => page.table !== null).toBe(true);
    expect(pages.map(({ table }) => table?.seat)).toEqual(browsers.map((_, seat) => seat));
    expect(pages[0]?.table?.players).toHaveLength(people + computers);
    for (let number = 0; number < 15; number += 1) await answers(await asked(pages));
    const turn = Math.max(...pages.map(({ table }) => table?.turn ?? 0));
    expect(turn).toBeGreaterThanOrEqual(0);
    for (const [seat, page] of pages.entries()) {
      page.say({ type: 'answer', at: page.table?.at ?? 0, answer: { kind: 'concede', seat } });
      await expect.poll(() => page.table?.players[seat]?.out ?? page.table?.result, { timeout: 20_000 }).not.toBeNull();
    }
    await expect.poll(() => pages[0]?.table?.result != null || computers > 0, { timeout: 20_000 }).toBe(true);
  },
);

test('numbers that a variant does not have are refused before anybody sits there', async () => {
  const refusal = async (more: object): Promise<string> => make(new Browser(server), more).then(() => '', String);
  expect(await refusal({ book: 'm11', variant: 'two-headed-giant', seats: 3 })).toContain('is for 4');
  expect(await refusal({ book: 'm11', variant: 'free-for-all', seats: 2 })).toContain('is for 3 to 8');
  expect(await refusal({ book: 'm11', seats: 2, computers: 1 })).toContain('a duel is for two');
});
