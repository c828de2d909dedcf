// The laboratory in the page: five books side by side, a puzzle refuted and helped with, a position made and played.
import { expect, test } from './support/words.ts';

test('a scene is shown in five books with what differs, and a mistake in the text is told', async ({ table, page }) => {
  await table.options({});
  await page.goto(`${table.server.url}#/lab/scene/fanatic`);
  await expect(page.getByTestId('book-tenth')).toContainText('Mogg Fanatic and Grizzly Bears go to the graveyard.');
  await expect(page.getByTestId('book-m11')).toContainText('Because of what combat damage does');
  await expect(page.getByTestId('book-portal')).toContainText('It cannot hold this');
  await expect(page.getByTestId('book-beta').locator('.small-thing[data-lit]')).toHaveCount(1);
  await page.getByText('as text').click();
  await page.getByTestId('study').fill('ann:\n  hand: Boltt\nben:\n');
  await expect(page.getByRole('alert')).toContainText("line 2: there is no card 'Boltt'");
});

test('a puzzle is tried and refuted, taken back, and a hint helps', async ({ table, page }) => {
  await table.options({});
  await page.goto(`${table.server.url}#/lab/puzzle/portal-05`);
  await page.getByRole('button', { name: 'ann passes' }).click();
  await expect(page.getByTestId('verdict')).toContainText('It can no longer be done.');
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByTestId('hint').click();
  await expect(page.locator('.lab-hints')).toContainText('It begins with a spell');
});

test('a position is put together, played for both seats with a branch, and named', async ({ table, page }) => {
  await table.options({});
  await page.goto(`${table.server.url}#/lab/bench`);
  await page.getByTestId('find-card').fill('hill giant');
  await page.getByRole('button', { name: 'Hill Giant', exact: true }).click();
  await expect(page.getByTestId('bench-text')).toHaveValue(/in play: Hill Giant/);
  await page.getByLabel('Name').fill('A giant');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByTestId('play-both').click();
  await page.getByRole('button', { name: 'Attack with nothing' }).click();
  await expect(page.getByRole('list', { name: 'Lines of play' })).toContainText('ann does not attack');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.locator('.tile[data-light="may"]').click();
  await page.getByRole('button', { name: 'Attack with this one' }).click();
  const tree = page.getByRole('list', { name: 'Lines of play' });
  await expect(tree).toContainText('ann attacks with Hill Giant');
  await expect(tree).toContainText('ann does not attack');
});
