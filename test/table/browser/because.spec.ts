// Why something happened, opened from the log of a duel and from the laboratory.
import { yourTurn } from './support/positions.ts';
import { expect, test } from './support/words.ts';

test('a line of the log opens the chain of its causes', async ({ table }) => {
  await table.open(yourTurn('m11', { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, { inPlay: ['Hill Giant'] }));
  await table.inHand('Lightning Bolt').click();
  await table.isLit(table.theirs('Hill Giant'), 'must');
  await table.theirs('Hill Giant').click();
  const died = table.page.locator('.log li', { hasText: 'Hill Giant goes to' });
  await died.locator('.log-why').click();
  const window = table.page.getByRole('dialog', { name: /happened/i });
  const line = window.locator('details[open]');
  await expect(line).toContainText('It had 3 damage, and its toughness was 3.');
  await expect(line).toContainText('Lightning Bolt deals 3 damage to Hill Giant.');
  await expect(line).toContainText('You cast Lightning Bolt, aimed at Hill Giant.');
  // By the keyboard: the line that was asked about has the focus, and closes and opens.
  await expect(line.locator('summary').first()).toBeFocused();
  await table.page.keyboard.press('Enter');
  await expect(window.locator('details[open]')).toHaveCount(0);
});

test('the laboratory shows the causes of what happened in each book', async ({ table: { page, server } }) => {
  await page.goto(`${server.url}#/lab/scene/fanatic`);
  const book = page.locator('.in-book').last();
  await book.getByText('What happened').click();
  await book.locator('.told-lines summary').last().click();
  await expect(book.locator('.told-lines details[open] > .told-causes')).toBeVisible();
});
