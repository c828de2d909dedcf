// People for tests: browsers that keep their cookies, tables at which they gather, and a plain way to play a duel out.

import { expect } from 'vitest';
import type { GatheringState } from '../../src/protocol/people.ts';
import type { TableState } from '../../src/protocol/table.ts';
import { Page, plainAnswer, type Server } from './client.ts';

/** A browser of its own: it keeps its cookie, and no script of the test looks into it but to see that it is closed. */
export class Browser {
  cookie = '';
  cookieWords = '';

  constructor(readonly server: Server) {}

  async ask<T>(path: string, method = 'GET', body?: unknown): Promise<{ status: number; body: T }> {
    const headers: Record<string, string> = this.cookie === '' ? {} : { cookie: this.cookie };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(`${this.server.url}/api/${path}`, init);
    const set = response.headers.get('set-cookie');
    if (set !== null) {
      this.cookieWords = set;
      this.cookie = set.split(';')[0] as string;
    }
    return { status: response.status, body: (await response.json()) as T };
  }

  sit(duel: string, more = ''): Promise<Page> {
    const headers: Record<string, string> = this.cookie === '' ? {} : { cookie: this.cookie };
    return Page.open(`${this.server.url.replace('http', 'ws')}/api/duels/${duel}/table${more}`, headers);
  }
}

const RANDOM = { by: 'random' };
export const as = (name: string): object => ({ name, deck: RANDOM });

export async function make(browser: Browser, more: object = {}): Promise<GatheringState> {
  const words = { book: 'portal', you: as('Ann'), ...more };
  const { status, body } = await browser.ask<GatheringState & { message?: string }>('tables', 'POST', words);
  if (status !== 201) throw new Error(body.message);
  return body;
}

/** Ann and Ben at one table, with the duel begun. */
export async function together(
  server: Server,
  more: object = {},
): Promise<{ ann: Browser; ben: Browser; at: GatheringState }> {
  const [ann, ben] = [new Browser(server), new Browser(server)];
  const { id } = await make(ann, more);
  const { status, body } = await ben.ask<GatheringState>(`tables/${id}/sit`, 'POST', as('Ben'));
  expect(status).toBe(200);
  return { ann, ben, at: body };
}

/** Plays until the duel is over: whoever is asked answers. */
export async function playOut(pages: readonly Page[]): Promise<TableState> {
  for (const page of pages) page.say({ type: 'look' });
  for (const page of pages) await expect.poll(() => page.table).not.toBeNull();
  for (let turns = 0; turns < 3000; turns += 1) {
    const over = pages.map(({ table }) => table).find((table) => table?.result != null);
    if (over != null) return over;
    const asked = pages.find(({ table }) => table !== null && table.awaits === table.seat && table.asked !== null);
    if (asked === undefined) {
      await new Promise((done) => setTimeout(done, 5));
      continue;
    }
    const table = asked.table as TableState;
    // Everything attacks and nobody holds back, so that it comes to an end.
    const answer = plainAnswer(table, (below) => Math.max(0, below - 2));
    const { frame } = table;
    asked.say({ type: 'answer', at: table.at, answer, sure: true });
    await expect.poll(() => asked.table?.frame, { interval: 2, timeout: 20_000 }).not.toBe(frame);
  }
  throw new Error('the duel does not come to an end');
}

/** Both pages at the table of a duel, each with what it sees. */
export async function seated(ann: Browser, ben: Browser, duel: string): Promise<[Page, Page]> {
  const pages: [Page, Page] = [await ann.sit(duel), await ben.sit(duel)];
  for (const page of pages) page.say({ type: 'look' });
  for (const page of pages) await expect.poll(() => page.table !== null && page.company !== null).toBe(true);
  return pages;
}

/** Whose answer is awaited now. */
export async function asked(pages: readonly Page[]): Promise<Page> {
  const find = (): Page | undefined =>
    pages.find(({ table }) => table !== null && table.awaits === table.seat && table.asked !== null);
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return find() as Page;
}

/** One plain answer of who is asked. */
export async function answers(page: Page): Promise<void> {
  const table = page.table as TableState;
  page.say({ type: 'answer', at: table.at, answer: plainAnswer(table, (below) => Math.max(0, below - 2)), sure: true });
  await expect.poll(() => page.table?.frame, { interval: 2, timeout: 20_000 }).not.toBe(table.frame);
}
