// People in browsers of their own, each with their own cookies: they ask the server for a table as the page does, and sit down.
import type { Browser, Page } from '@playwright/test';
import { expect } from './patience.ts';
import type { TableServer } from './server.ts';
import { Table } from './table.ts';

export interface Seated {
  readonly page: Page;
  readonly table: Table;
}

/** A browser of its own, and its table. */
export async function person(browser: Browser, server: TableServer, width = 1280, height = 720): Promise<Seated> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width, height } });
  const page = await context.newPage();
  const table = new Table(page, server);
  await table.options({});
  return { page, table };
}

/** What the page asks the server, asked by a person before the page is opened. */
export async function ask<T = { id: string; duel: string }>(
  { page }: Seated,
  server: TableServer,
  path: string,
  data: object,
): Promise<T> {
  const answer = await page.request.post(`${server.url}api/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay'];
const RANDOM = { by: 'random' };

/** So many people at one table that the first of them makes, each in a browser of their own, at their duel. */
export async function gathered(
  browser: Browser,
  server: TableServer,
  {
    people = 2,
    deck = RANDOM,
    ...more
  }: { readonly people?: number; readonly deck?: object; readonly [word: string]: unknown },
): Promise<{ readonly people: readonly Seated[]; readonly duel: string }> {
  const all = await Promise.all(Array.from({ length: people }, () => person(browser, server)));
  const [maker, ...guests] = all as [Seated, ...Seated[]];
  const words = { book: 'portal', seats: people, ...more, you: { name: NAMES[0], deck } };
  const { id } = await ask(maker, server, 'tables', words);
  let duel = '';
  for (const [index, guest] of guests.entries())
    ({ duel } = await ask(guest, server, `tables/${id}/sit`, { name: NAMES[index + 1], deck }));
  await Promise.all(
    all.map(async ({ page, table }) => {
      await page.goto(`${server.url}#/duel/${duel}`);
      await expect(table.situation).toBeVisible();
    }),
  );
  return { people: all, duel };
}

export const close = async (people: readonly Seated[]): Promise<void> => {
  for (const { page } of people) await page.context().close();
};

/** Gives up, by the menu of the cloth. */
export async function concede({ page, table }: Seated): Promise<void> {
  await table.menu(table.cloth(), /^Concede/);
  await page.getByTestId('concede').click();
}
