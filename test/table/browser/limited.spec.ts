// Drafts and packs in the page: taken by click, key and drag, built, played in rounds, and left and come back to.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFinds } from './support/axe.ts';
import { expect, test } from './support/words.ts';

const cards = (page: Page) => page.locator('.pack-card');

async function begin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/limited`);
  await page.getByLabel('Players, you among them').selectOption('4');
  await page.getByRole('radio', { name: 'One duel' }).check();
  await page.getByRole('button', { name: 'Open the first pack' }).click();
  await expect(cards(page)).toHaveCount(15);
}

test('a draft: cards are taken by click, key and drag, a deck is built, and the first match begins', async ({
  page,
  server,
}) => {
  await begin(page, server.url);
  await cards(page).nth(2).click();
  await expect(page.getByRole('button', { name: /^Take / }).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(15);
  await cards(page).nth(2).click();
  await expect(page.getByText('Pack 1 of 3, pick 2.')).toBeVisible();
  await cards(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pack 1 of 3, pick 3.')).toBeVisible();
  await cards(page)
    .first()
    .dragTo(page.getByRole('complementary', { name: 'Your cards' }));
  await expect(page.getByText('Pack 1 of 3, pick 4.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cards (3)' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your cards (3)' })).toBeVisible();
  for (let pick = 3; pick < 45; pick += 1) {
    await cards(page).first().click();
    await page
      .locator('.draft-bar')
      .getByRole('button', { name: /^Take / })
      .click();
    if (pick < 44) await expect(page.getByRole('heading', { name: `Your cards (${pick + 1})` })).toBeVisible();
  }
  await expect(page.getByText('Build a deck of forty cards or more.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Put .* into the deck$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'The deck: 1 of 40 cards' })).toBeVisible();
  await page.getByRole('button', { name: 'Build it for me' }).click();
  await expect(page.getByRole('heading', { name: 'The deck: 40 of 40 cards' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play with this deck' }).click();
  await expect(page.getByRole('heading', { name: 'Standings' })).toBeVisible();
  await page.getByText('The log of your 45 picks').click();
  const log = page.getByRole('list', { name: 'Picks in order' });
  await expect(log.getByRole('listitem')).toHaveCount(45);
  await log.getByRole('button').nth(16).click();
  await expect(page.getByRole('heading', { name: 'Pick 17, from 14 cards' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the log as a file' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toMatch(/^Draft of .*, 45 picks\n\nPick 1 from 15:\n/);
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: /^Play against / }).click();
  await expect(page).toHaveURL(/#\/duel\//);
});

test('packs are opened: cards lie face down, are turned one by one or all at once', async ({ page, server }) => {
  await page.goto(`${server.url}#/packs`);
  await page.getByLabel('Set').selectOption('POR');
  await page.getByRole('button', { name: 'Open a pack' }).click();
  await expect(page.getByRole('button', { name: /^Turn card / })).toHaveCount(15);
  await page.getByRole('button', { name: 'Turn card 15' }).click();
  await expect(page.getByRole('button', { name: /, Rare$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Turn all' }).click();
  await expect(page.getByRole('button', { name: /^Turn card / })).toHaveCount(0);
  await expect(page.getByText('Its strategy card is for a deck of')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByLabel('Set').selectOption('4ED');
  await page.getByLabel('Kind of pack').selectOption('starter');
  await page.getByRole('button', { name: 'Open another' }).click();
  await expect(page.getByRole('button', { name: /^Turn card / })).toHaveCount(60);
});

test('on a phone nothing is wider than the screen', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, server.url);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(390);
  await cards(page).first().click();
  await expect(page.locator('.draft-bar').getByRole('button', { name: /^Take / })).toBeInViewport();
});

test('a draft that is not there is said to be not there, with the way back', async ({ page, server }) => {
  await page.goto(`${server.url}#/limited/nothing`);
  await expect(page.getByRole('alert')).toContainText("there is no draft or sealed deck 'nothing'");
  await page.getByRole('link', { name: 'All drafts' }).click();
  await expect(page.getByRole('form', { name: 'A new event' })).toBeVisible();
});
