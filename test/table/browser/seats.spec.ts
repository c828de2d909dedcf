// More than one person at a page, and more than two at a table.
import { expect, test } from './support/words.ts';

const LIBRARY = ['Plains', 'Plains', 'Plains'];

test('two people share the screen: it is handed over with the hands covered, by one key', async ({ table, page }) => {
  await table.openFor(
    {
      book: 'tenth',
      turn: 7,
      seats: {
        Ann: { hand: ['Shock', 'Giant Growth'], inPlay: ['Mountain'], library: LIBRARY },
        Ben: { hand: ['Shock', 'Boomerang'], inPlay: ['Mountain'], library: LIBRARY, life: 2 },
      },
    },
    [0, 1],
  );
  const cover = page.getByTestId('handover');
  await expect(cover.getByRole('heading', { name: 'Pass the screen to Ann' })).toBeVisible();
  await expect(page.locator('[data-zone], [data-object]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(cover).toBeHidden();
  await expect(table.zone('hand').locator('[data-card="Giant Growth"]')).toBeVisible();
  await table.inHand('Shock').click();
  await table.isLit(table.player(1), 'must');
  await table.player(1).click();
  await expect(cover.getByRole('heading', { name: 'Pass the screen to Ben' })).toBeVisible();
  await expect(page.locator('[data-zone], [data-object]')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('Giant Growth');
  await cover.getByRole('button', { name: /I am Ben/ }).click();
  await expect(table.zone('hand').locator('[data-card="Boomerang"]')).toBeVisible();
  await expect(table.situation).toContainText('Ann has cast Shock, aimed at you');
  await expect(page.locator('body')).not.toContainText('Giant Growth');
  // Loaded anew, the page is covered again, for whoever is asked.
  await page.reload();
  await expect(cover.getByRole('heading', { name: 'Pass the screen to Ben' })).toBeVisible();
  await cover.getByRole('button').click();
  await expect(table.situation).toContainText('aimed at you');
  await table.done();
  await expect(page.getByTestId('result')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('Ann wins the duel.');
});
