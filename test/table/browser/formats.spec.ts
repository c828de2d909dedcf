// A format chosen on the first page: what it is, which decks it does not allow, and a duel played in it.
import { axeFinds } from './support/axe.ts';
import { expect, shows, test } from './support/words.ts';

test(
  shows(['M-279', 'M-285'], 'decks that a format does not allow are marked with the reason'),
  async ({ start, table, page }) => {
    await start.open();
    await start.book('m11');
    await page.getByLabel('Which cards are allowed').selectOption({ label: 'Standard (Type II)' });
    await expect(page.getByText(/^10E, M10|^M10, M11|M11; 60 cards at least/)).toBeVisible();
    await expect(start.words).toContainText('Standard, 2010-10-01');
    await page.getByLabel('Which cards are allowed').selectOption({ label: 'The cards of a date' });
    await page.getByLabel('As on this day').fill('1993-12-01');
    await expect(start.words).toContainText('Cards of 1993-12-01');
    const deck = page.getByRole('radio', { name: 'Run with the Pack' }).first();
    await expect(deck).toBeDisabled();
    await expect(deck).toHaveAccessibleDescription(/not in the sets of cards of 1993-12-01/);
    expect(await axeFinds(page)).toEqual([]);
    await page.getByLabel('Which cards are allowed').selectOption({ label: 'Extended' });
    await page.getByLabel('As on this day').fill('2004-01-01');
    await expect(page.getByText('none of the eight sets was legal in it then')).toBeVisible();
    await page.getByLabel('Which cards are allowed').selectOption({ label: 'The cards of a date' });
    await page.getByLabel('As on this day').fill('1993-12-01');
    await page.getByRole('radio', { name: 'Cards by chance' }).check();
    await start.playButton.click();
    await expect(table.situation).toBeVisible();
  },
);
