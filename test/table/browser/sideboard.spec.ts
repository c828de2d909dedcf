// Between the duels of a match: cards are swapped by click and key, and the deck is built with what lies beside it.
import { axeFinds } from './support/axe.ts';
import { expect, shows, test } from './support/words.ts';

const LIST = [
  '24 Forest',
  '4 Runeclaw Bear',
  '4 Giant Spider',
  '4 Craw Wurm',
  '4 Cudgel Troll',
  '4 Llanowar Elves',
  '4 Awakener Druid',
  '4 Giant Growth',
  '4 Sacred Wolf',
  '4 Overrun',
  '',
  'Sideboard',
  '4 Naturalize',
  '4 Plummet',
  '4 Acidic Slime',
  '3 Mitotic Slime',
].join('\n');

test(
  shows(['M-269', 'M-277'], 'a list with a sideboard is read, and cards are swapped between two duels'),
  async ({ start, table, page }) => {
    await start.open();
    await start.book('m11');
    await page.getByRole('link', { name: 'Build a deck' }).click();
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByLabel('The list').fill(LIST);
    await expect(page.getByText('60 cards read. 15 more for the sideboard.')).toBeVisible();
    await page.getByRole('dialog').locator('button.primary').click();
    await page.getByRole('button', { name: 'Sideboard (15 of 15)' }).click();
    await page.getByRole('button', { name: '3 Mitotic Slime. Put one back' }).click();
    await expect(page.getByText('its sideboard has 14 cards')).toBeVisible();
    await page.getByRole('button', { name: 'One Mitotic Slime more' }).first().click();
    await page.getByLabel('Name of the deck').fill('Green with a plan');
    await page.getByRole('button', { name: 'Save as yours' }).click();
    await start.open();
    await page.getByRole('radio', { name: 'Green with a plan' }).check();
    await page.getByRole('radio', { name: 'Best of three' }).check();
    await start.playButton.click();
    await expect(table.situation).toBeVisible();
    await table.menu(table.cloth(), /^Concede/);
    await page.getByTestId('concede').click();
    await page.getByTestId('sideboard').click();
    const window = page.getByRole('dialog', { name: /^Before the next duel/ });
    await window.getByRole('button', { name: /^Take out Sacred Wolf/ }).click();
    await expect(window.getByRole('status')).toHaveText('Cards are swapped one for one: put 1 card in.');
    await expect(page.getByTestId('play-swapped')).toBeDisabled();
    await window.getByRole('button', { name: /^Put in Plummet/ }).focus();
    await page.keyboard.press('Enter');
    await expect(window.getByRole('status')).toHaveText('1 card out, 1 card in.');
    expect(await axeFinds(page)).toEqual([]);
    const first = page.url();
    await page.getByTestId('play-swapped').click();
    await expect(page).not.toHaveURL(first);
    await expect(table.situation).toBeVisible();
  },
);
