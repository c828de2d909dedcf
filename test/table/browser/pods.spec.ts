// Two friends draft in two browsers: by a link, with computers in the other seats, each seeing their own cards only.
import type { Browser, Page } from '@playwright/test';
import type { TableServer } from './support/server.ts';
import { expect, test } from './support/words.ts';

async function browserOf(browser: Browser, server: TableServer, width = 1280, height = 720): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width, height } });
  const page = await context.newPage();
  await page.goto(`${server.url}#/limited`);
  return page;
}

/** Makes it for two people; gives the link. */
async function make(page: Page, kind: 'draft' | 'sealed', seats: string): Promise<string> {
  const form = page.getByRole('form', { name: 'A new event' });
  const radio = (name: string) => form.getByRole('radio', { name }).check({ force: true });
  await radio(kind === 'draft' ? 'Booster draft' : 'Sealed deck');
  await form.getByLabel('Players, you among them').selectOption(seats);
  await form.getByLabel('People among them').selectOption('2');
  await form.getByLabel('Your name').fill('Ann');
  await radio('One duel');
  await page.getByRole('button', { name: 'Get a link for friends' }).click();
  await expect(page.getByTestId('waiting')).toBeVisible();
  return page.getByLabel('The link').inputValue();
}

async function sit(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await page.getByRole('button', { name: 'Sit down' }).click();
}

const names = (page: Page): Promise<string[]> =>
  page.locator('.pack-card').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));

/** Takes the first card of the pack by keyboard. */
async function take(page: Page): Promise<void> {
  await page.locator('.pack-card').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

test('a friend opens the link, both pick in secret, and a reload loses nothing', async ({ browser, server }) => {
  test.setTimeout(120_000);
  const [ann, ben] = [await browserOf(browser, server), await browserOf(browser, server, 390, 844)];
  await sit(ben, await make(ann, 'draft', '4'));
  for (const page of [ann, ben]) await expect(page.locator('.pack-card')).toHaveCount(15);
  expect(await names(ann)).not.toEqual(await names(ben));
  await expect(ann.getByRole('timer')).toContainText('s');
  for (let number = 1; number <= 3; number += 1) {
    await take(ann);
    await expect(ann.locator('.draft-waits')).toContainText('Waiting for Ben');
    if (number === 2) {
      await ann.reload();
      await expect(ann.locator('.draft-waits')).toContainText('You have chosen');
    }
    await take(ben);
    for (const page of [ann, ben]) await expect(page.locator('.pack-card')).toHaveCount(15 - number);
    await expect(ann.getByRole('heading', { name: `Your cards (${number})` })).toBeVisible();
  }
  for (const page of [ann, ben]) await page.context().close();
});

test('a sealed deck of two: they build, meet at one table, and stand in the standings', async ({ browser, server }) => {
  test.setTimeout(180_000);
  const [ann, ben] = [await browserOf(browser, server), await browserOf(browser, server)];
  await sit(ben, await make(ann, 'sealed', '2'));
  for (const page of [ann, ben]) {
    await page.getByRole('button', { name: 'Build it for me' }).click();
    await page.getByRole('button', { name: 'Play with this deck' }).click();
  }
  for (const page of [ann, ben]) await page.getByRole('button', { name: /(Play|Go on) against/ }).click();
  for (const page of [ann, ben]) await expect(page.getByTestId('situation')).toBeVisible();
  expect(new URL(ann.url()).hash).toBe(new URL(ben.url()).hash);
  await ann.evaluate(async () => {
    const id = decodeURIComponent(window.location.hash.split('/')[2] ?? '');
    const socket = new WebSocket(`${window.location.origin.replace('http', 'ws')}/api/duels/${id}/table`);
    await new Promise((open) => socket.addEventListener('open', open));
    socket.send(JSON.stringify({ type: 'look', n: 1 }));
    await new Promise<void>((done) =>
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data));
        if (message.type !== 'table') return;
        if (message.result !== null) done();
        else
          socket.send(
            JSON.stringify({ type: 'answer', at: message.at, answer: { kind: 'concede', seat: message.seat }, n: 2 }),
          );
      }),
    );
    socket.close();
  });
  for (const page of [ann, ben]) {
    await page.getByTestId('back-to-event').click();
    await expect(page.getByRole('region', { name: 'Standings' })).toContainText('Ben');
    await expect(page.locator('tbody tr').first()).toContainText('Ben');
  }
  await expect(ben.locator('.rounds-next')).toContainText('You have won it');
  for (const page of [ann, ben]) await page.context().close();
});
