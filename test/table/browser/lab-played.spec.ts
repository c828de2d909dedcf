// The laboratory played through: a puzzle solved against the defence, and a duel looked back at.
import { yourTurn } from './support/positions.ts';
import { expect, test } from './support/words.ts';

test('a puzzle is solved by clicks against the defence, and counted', async ({ table, page }) => {
  await table.options({});
  await page.goto(`${table.server.url}#/lab/puzzle/portal-01`);
  await page.getByRole('button', { name: "ann casts Warrior's Charge" }).click();
  await expect(page.getByRole('button', { name: 'Attack with nothing' })).toBeVisible();
  for (const name of ['Knight Errant', 'Minotaur Warrior'])
    await page.locator('.small-thing', { hasText: name }).locator('.tile').click();
  await page.getByRole('button', { name: 'Attack with these 2' }).click();
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'solved');
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByTestId('solved-count')).toContainText(/^1 of/);
});

test('a duel that was given up is looked back at: the win that was there, and once more from it', async ({
  table,
  page,
}) => {
  const position = yourTurn('m11', { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, { life: 3 });
  const id = await table.open(position);
  // The bolt is not cast, and then it is over.
  await table.done();
  await table.menu(table.cloth(), /^Concede/);
  await page.getByTestId('concede').click();
  await expect(page.getByTestId('result')).toContainText('You have lost');
  await page.goto(`${table.server.url}#/lab/review/${id}`);
  const wins = page.getByRole('region', { name: 'Wins that were there' });
  await expect(wins).toContainText('could have been won');
  await expect(wins).toContainText('Lightning Bolt');
  await wins.getByRole('button', { name: 'Try again from here' }).click();
  await table.asks('act');
  await expect(table.inHand('Lightning Bolt')).toBeVisible();
  expect(page.url()).not.toContain(id);
});
