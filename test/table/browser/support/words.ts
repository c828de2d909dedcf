// The words that a browser test is written in: `shows` names the entries of the catalogue, `table` is a seat at the
// dueling table, and `start` is the first page.

import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { readCatalogue } from '../../../../tools/spec/catalogue.ts';
import { expect } from './patience.ts';
import { TableServer } from './server.ts';
import { StartPage } from './start.ts';
import { Table } from './table.ts';

export { expect };

const { byId } = readCatalogue(fileURLToPath(new URL('../../../..', import.meta.url)));

export interface Words {
  readonly table: Table;
  readonly start: StartPage;
  /** Requests that left this machine; there must be none. */
  readonly strangers: readonly string[];
}

export const test = base.extend<Words, { readonly server: TableServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const server = new TableServer();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  strangers: [
    async ({ page }, use) => {
      const strangers: string[] = [];
      const own = (url: string): boolean =>
        [...TableServer.known].some((known) => url.startsWith(known)) || /^(data|blob|about):/.test(url);
      page.on('request', (request) => void (own(request.url()) || strangers.push(request.url())));
      await use(strangers);
      expect(strangers, 'no request leaves the server of the page').toEqual([]);
    },
    { auto: true },
  ],
  table: async ({ page, server }, use) => use(new Table(page, server)),
  start: async ({ page, server }, use) => use(new StartPage(page, server)),
});

/** The title of a test that would fail if these entries of the catalogue were not so. */
export function shows(ids: string | readonly string[], title: string): string {
  const named = typeof ids === 'string' ? [ids] : ids;
  for (const id of named) {
    if (!byId.has(id)) throw new Error(`There is no entry ${id} in the catalogue (spec/*.jsonl)`);
  }
  return `${named.join(' ')}: ${title}`;
}
