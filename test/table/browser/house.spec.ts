// House rules on the first page: changed by choosing, shared as a text, kept, refused with the reason, and played.
import type { Page } from '@playwright/test';
import { axeFinds } from './support/axe.ts';
import type { StartPage } from './support/start.ts';
import { expect, shows, test } from './support/words.ts';

async function openHouse(start: StartPage, page: Page) {
  await start.open();
  await start.book('m11');
  await page.getByRole('button', { name: 'House rules' }).click();
  const window = start.dialog('House rules');
  await expect(window.getByText('Nothing yet')).toBeVisible();
  return window;
}

test(
  shows('B-309', 'a rule is changed by choosing, and stands beside the book with its passages'),
  async ({ start, page }) => {
    const window = await openHouse(start, page);
    await window.getByLabel('what combat damage does').selectOption('on the stack');
    const differs = window.getByRole('region', { name: 'What differs' });
    await expect(differs).toContainText('dealt');
    await expect(differs).toContainText('M-241');
    await expect(differs).toContainText('T-246');
    await window.getByLabel('life lost for each unspent mana').fill('1');
    await window.getByLabel('life lost for each unspent mana').press('Enter');
    await expect(window.getByLabel(/rules as a text/)).toHaveValue(
      'House rules = m11; mana.burn = 1; combat.damage = on the stack',
    );
    await window.getByLabel('what combat damage does').selectOption('dealt');
    await expect(differs).not.toContainText('on the stack');
    expect(await axeFinds(page)).toEqual([]);
  },
);

test(
  shows('B-309', 'a text that was shared is pasted; what does not fit is refused with the reason'),
  async ({ start, page }) => {
    const window = await openHouse(start, page);
    const text = window.getByLabel(/rules as a text/);
    await text.fill('Sunday = beta; combat.damage = on the stack');
    await expect(window.getByRole('alert')).toContainText('there is no stack to put it on; start from tenth or m11');
    await expect(window.getByRole('button', { name: 'Play by these rules' })).toBeDisabled();
    await text.fill('Sunday = tenth; mana.burn = 0');
    await expect(window.getByRole('alert')).toHaveCount(0);
    await expect(window.getByLabel('Starts from')).toHaveValue('tenth');
    await expect(window.getByLabel('Name', { exact: true })).toHaveValue('Sunday');
    await expect(window.getByLabel('life lost for each unspent mana')).toHaveValue('0');
  },
);

test(shows('B-309', 'rules are kept, found again and played'), async ({ start, page }) => {
  const window = await openHouse(start, page);
  await window.getByLabel(/rules as a text/).fill('Long Sunday = m11; start.life = 30; mana.burn = 1');
  await window.getByRole('button', { name: 'Keep' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'House rules' }).click();
  const again = start.dialog('House rules');
  await again.getByLabel('Kept rules').selectOption('Long Sunday');
  await expect(again.getByLabel('life at the start')).toHaveValue('30');
  await again.getByRole('button', { name: 'Play by these rules' }).click();
  await expect(page).toHaveURL(/#\/duel\//);
  await expect(page.getByText('Long Sunday').first()).toBeAttached();
  await start.open();
  await expect(page.getByLabel('Duels under way')).toContainText('Long Sunday');
});
