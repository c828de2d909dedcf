// Around a duel: the opening hand, the ante, the match and the replays.
import { expect, shows, test } from './support/words.ts';

test('an opening hand is drawn anew, one card smaller (m11)', async ({ table }) => {
  await table.newDuel({ book: 'm11', seed: 'an opening hand' });
  await table.untilAsked('yesno');
  const cards = table.zone('hand').locator('[data-object]');
  await expect(cards).toHaveCount(7);
  await expect(table.dialog('Your opening hand')).toBeVisible();
  await table.choice('Draw a new hand').click();
  await expect(cards).toHaveCount(6);
  await table.choice('Keep this hand').click();
  await expect(table.dialog('Your opening hand')).toBeHidden();
  await expect(cards).toHaveCount(6);
});

test('a duel for ante: the cards lie beside the libraries, and the loser gives one up (beta)', async ({
  table,
  page,
}) => {
  await table.newDuel({ book: 'beta', ante: true, seed: 'for ante' });
  const name = (await table.pile('ante', 'you').getAttribute('data-card')) ?? 'none';
  await expect(table.pile('ante', 'foe')).toHaveAccessibleName(/1$/);
  await table.pile('ante', 'you').click();
  await expect(page.getByRole('dialog', { name: 'Ante' })).toContainText(name);
  await page.keyboard.press('Escape');
  await table.menu(table.cloth(), /^Concede/);
  await expect(page.getByRole('alertdialog')).toContainText('the ante');
  await page.getByTestId('concede').click();
  await expect(page.getByRole('region', { name: 'Lost by the ante' })).toContainText(name);
});

test(
  shows('F-708', 'a match goes on with the next duel, ends when it is decided, and can be played again'),
  async ({ table, page }) => {
    await table.newDuel({ book: 'tenth', length: 'best of 3', seed: 'a match' });
    const lose = async (): Promise<void> => {
      await table.menu(table.cloth(), /^Concede/);
      await page.getByTestId('concede').click();
      await expect(page.getByTestId('result')).toContainText('You have lost');
    };
    await lose();
    const first = page.url();
    await page.getByTestId('next-duel').click();
    await expect(page).not.toHaveURL(first);
    await expect(table.situation).toBeVisible();
    await expect(page.getByTestId('result')).toBeHidden();
    await lose();
    await expect(page.getByTestId('next-duel')).toHaveText('Play again');
    await page.getByTestId('next-duel').click();
    await expect(page.getByTestId('result')).toBeHidden();
    await expect(table.situation).toBeVisible();
  },
);

test(shows('F-710', 'in the Gauntlet a lost match is the end of it'), async ({ table, page }) => {
  await table.newDuel({ book: 'fifth', mode: 'gauntlet', seed: 'a gauntlet' });
  await table.menu(table.cloth(), /^Concede/);
  await page.getByTestId('concede').click();
  await expect(page.getByTestId('result')).toContainText('You have lost');
  await expect(page.getByTestId('next-duel')).toBeHidden();
});

test('a duel under way is gone on with from the first page', async ({ table, start, page }) => {
  const id = await table.newDuel({ book: 'portal', seed: 'to be continued' });
  await start.open();
  const again = page.getByRole('complementary', { name: 'Duels under way' }).getByRole('link').first();
  await expect(again).toContainText('Go on'); // who clicks on these words goes on
  await again.click();
  await expect(page).toHaveURL(new RegExp(`#/duel/${id}`));
  await expect(table.situation).toBeVisible();
});

test('a deck is built, saved and played', async ({ start, page }) => {
  const list = '17 Forest\n4 Grizzly Bears\n4 Gorilla Warrior\n4 Elite Cat Warrior\n4 Spined Wurm\n4 Monstrous Growth';
  await start.open();
  await start.book('portal');
  await page.getByRole('link', { name: 'Build a deck' }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('The list').fill(list);
  await page.getByRole('dialog').locator('button.primary').click();
  await page.getByLabel('Name of the deck').fill('Bears of mine');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page).toHaveURL(/#\/decks/);
  await start.open();
  await start.book('portal');
  await start.choose('Bears of mine');
  await expect(start.words).toContainText('Bears of mine');
  await start.play();
  await expect(page.getByRole('region', { name: 'You', exact: true })).toContainText('Bears of mine');
});
