// Two people in two browsers: one makes a table and sends its link, the other sits down, and they play.
import type { Browser, Page } from '@playwright/test';
import { Robot } from './support/robot.ts';
import type { TableServer } from './support/server.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/words.ts';

/** A browser of its own, with its own cookies, and its table. */
async function person(browser: Browser, server: TableServer): Promise<{ page: Page; table: Table }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const table = new Table(page, server);
  await table.options({});
  return { page, table };
}

async function makeTable(page: Page, url: string, name: string): Promise<string> {
  await page.goto(`${url}#/people`);
  await page.getByRole('form', { name: 'A new table' }).getByRole('combobox', { name: 'Book' }).selectOption('portal');
  await page.getByRole('form', { name: 'A new table' }).getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByLabel('Show it in the lobby').check();
  await page.getByRole('button', { name: 'Make a table' }).click();
  await expect(page.getByTestId('waiting')).toBeVisible();
  return page.getByLabel('The link').inputValue();
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole('form', { name: 'Sit down' }).getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

test('a friend opens the link, sits down, and they play a whole duel; a reload comes back to the seat', async ({
  browser,
  server,
}) => {
  test.setTimeout(300_000);
  const [ann, ben] = [await person(browser, server), await person(browser, server)];
  const link = await makeTable(ann.page, server.url, 'Ann');
  await expect(ann.page.getByRole('img', { name: /camera of a telephone/ })).toBeVisible();
  await ben.page.goto(link);
  await sitDown(ben.page, 'Ben');
  for (const { table } of [ann, ben]) await expect(table.situation).toBeVisible();
  await ben.page.reload();
  await expect(ben.table.situation).toBeVisible();
  await Promise.all([new Robot(ann.table).playOut(), new Robot(ben.table).playOut()]);
  for (const { page } of [ann, ben]) await expect(page.getByTestId('result')).toBeVisible();
  const won = [ann, ben].map(({ page }) => page.getByTestId('result').getAttribute('data-won'));
  expect((await Promise.all(won)).toSorted()).toEqual(['false', 'true']);
  for (const { page } of [ann, ben]) await page.context().close();
});

test('somebody sits down from the lobby, and by a code; a third one finds no seat', async ({ browser, server }) => {
  const [ann, ben, eve] = [await person(browser, server), await person(browser, server), await person(browser, server)];
  const link = await makeTable(ann.page, server.url, 'Ann of the lobby');
  const code = await ann.page.getByTestId('code').innerText();
  await ben.page.goto(`${server.url}#/people`);
  await expect(ben.page.getByTestId('lobby').getByText('Ann of the lobby')).toBeVisible();
  await ben.page.getByLabel('A friend’s code').fill(code.toLowerCase());
  await ben.page.getByRole('button', { name: 'Go to the table' }).click();
  await sitDown(ben.page, 'Ben');
  await expect(ben.table.situation).toBeVisible();
  await eve.page.goto(link);
  await expect(eve.page.getByText('Every seat is taken.')).toBeVisible();
  for (const { page } of [ann, ben, eve]) await page.context().close();
});
