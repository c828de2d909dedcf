// Sharing cards in the page: colours chosen in turn, minidecks played, a deck built of two colours, and one deck for two.
import type { Page } from '@playwright/test';
import { axeFinds } from './support/axe.ts';
import type { Table } from './support/table.ts';
import { expect, test } from './support/words.ts';

const piles = (page: Page) => page.getByRole('list', { name: 'The piles' }).locator(':scope > li');
async function concede(page: Page, table: Table): Promise<void> {
  await table.menu(table.cloth(), /^Concede/);
  await page.getByTestId('concede').click();
}

test('minidecks: one colour, the other takes two, one more, and the fifth is split', async ({
  page,
  server,
  table,
}) => {
  await page.goto(`${server.url}#/limited`);
  await page.getByRole('link', { name: 'Share cards' }).click();
  await page.getByRole('button', { name: 'Lay out the piles' }).click();
  await expect(piles(page)).toHaveCount(5);
  await expect(page.getByText('6 lands, 8 other cards')).toHaveCount(5);
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'Choose green' }).click();
  await expect(page.getByText(/^The other takes .* and .*\. Choose one more\.$/).first()).toBeVisible();
  await expect(page.locator('[data-of="other"]')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Choose (white|blue|black|red|green)$/ })).toHaveCount(2);
  await page.reload();
  await page
    .getByRole('button', { name: /^Choose (white|blue|black|red|green)$/ })
    .first()
    .press('Enter');
  await expect(page.locator('[data-of="you"]')).toHaveCount(2);
  await expect(page.getByText('Split between you')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play with these 35 cards' }).click();
  await expect(table.situation).toBeVisible();
});

test('the colour draft: a deck of two colours with the lands there are, and cards exchanged between games', async ({
  page,
  server,
  table,
}) => {
  await page.goto(`${server.url}#/shared/${encodeURIComponent('draft/browser')}`);
  await page.getByRole('button', { name: 'Choose red' }).click();
  await page
    .getByRole('button', { name: /^Choose (white|blue|black|green)$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: '35 cards more' })).toBeDisabled();
  const lands = page.getByRole('complementary', { name: 'Lands, numbers, and what to do' });
  await expect(lands.getByRole('listitem')).toHaveCount(2);
  for (let number = 0; number < 10; number += 1) await lands.getByRole('button', { name: 'One Mountain more' }).click();
  await expect(lands.getByRole('button', { name: 'One Mountain more' })).toBeDisabled();
  await page.getByRole('button', { name: 'Build it for me' }).click();
  await expect(page.getByRole('heading', { name: 'The deck: 35 of 35 cards' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play with this deck' }).click();
  await expect(table.situation).toBeVisible();
  await concede(page, table);
  await page.getByRole('button', { name: 'Change the deck' }).click();
  await page
    .getByRole('button', { name: /^Put in / })
    .first()
    .click();
  await expect(page.getByText('0 cards out, 1 card in.')).toBeVisible();
  await page.getByTestId('play-swapped').click();
  await expect(table.situation).toBeVisible();
});

test('one deck for two is divided and played for ante, and what cannot be is said', async ({ page, server, table }) => {
  await page.goto(`${server.url}#/shared/nonsense`);
  await expect(page.getByRole('alert')).toContainText('There is no such division');
  const form = page.getByRole('form', { name: 'One deck for two' });
  await expect(form.getByLabel('Book').locator('option')).toHaveCount(2);
  await form.getByLabel('The deck that is divided').selectOption({ label: 'Knights and Lightning, 40 cards' });
  await form.getByRole('button', { name: 'Divide it and play' }).click();
  await expect(table.situation).toBeVisible();
  await concede(page, table);
  await expect(page.getByRole('dialog').getByText('One deck for two: 19 cards against 21')).toBeVisible();
  await expect(page.getByTestId('next-duel')).toHaveText('Next duel');
});

test('on a phone the piles lie below each other, and nothing is wider than the screen', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}#/shared/${encodeURIComponent('large/browser')}`);
  await expect(page.getByText('7 lands, 11 other cards')).toHaveCount(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a first and a second deck: two colours are chosen after the strategy cards, and the other plays what is left', async ({
  page,
  server,
  table,
}) => {
  await page.goto(`${server.url}#/shared`);
  await page.getByRole('radio', { name: 'Two decks' }).check();
  await page.getByRole('button', { name: 'Lay out the piles' }).click();
  await expect(
    page.getByRole('main').getByText(/^Choose two colours for your deck\. Your strategy cards are for /),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Choose red' }).click();
  await page.getByRole('button', { name: 'Choose green' }).click();
  await expect(page.getByText(/^The other plays .* and .*\. .* is left out\.$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Build it for me' }).click();
  await expect(page.getByRole('heading', { name: 'The deck: 35 of 35 cards' })).toBeVisible();
  await page.getByRole('button', { name: 'Play with this deck' }).click();
  await expect(table.situation).toBeVisible();
});
