// The laboratory in the page: five books side by side, a puzzle refuted and helped with, a position made and played.
import type { Locator } from '@playwright/test';
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

test('on a narrow screen one reads what is asked for before the table, and a scene that is not there leaves the page in order', async ({
  table,
  page,
}) => {
  await table.options({});
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${table.server.url}#/lab/puzzle/portal-05`);
  const topOf = async (what: Locator): Promise<number> => (await what.boundingBox())?.y ?? 0;
  await expect(page.getByRole('button', { name: 'ann passes' })).toBeVisible();
  const task = await topOf(page.getByText('ann wins this turn'));
  expect(task).toBeLessThan(await topOf(page.locator('.small-thing').first()));
  await page.goto(`${table.server.url}#/lab/scene/nothing`);
  await expect(page.getByText('There is no scene')).toBeVisible();
  expect((await page.getByRole('navigation', { name: 'Laboratory' }).boundingBox())?.height).toBeLessThan(80);
});

test('what was said of a text on the bench goes when the text is another', async ({ table, page }) => {
  await table.options({});
  await page.goto(`${table.server.url}#/lab/bench`);
  const text = page.getByTestId('bench-text');
  await text.fill('ann:\n  in play: Grizzly Bearz\nben:\n');
  await page.getByRole('button', { name: 'Read it into the form' }).click();
  await expect(page.getByRole('alert')).toContainText("line 2: there is no card 'Grizzly Bearz'");
  await text.fill('goal: ann wins this turn\nann:\n  in play: Mountain\n  hand: Lightning Bolt\nben:\n  life: 3\n');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask the solver' }).click();
  await expect(page.getByTestId('solver-says')).toContainText(
    'It can be done (proved): ann casts Lightning Bolt at ben',
  );
  await expect(page.getByTestId('solver-says')).not.toContainText('Also');
  await text.fill('ann:\nben:\n');
  await expect(page.getByTestId('solver-says')).toHaveCount(0);
});

test('the book that the text names is the one that is played by', async ({ table, page }) => {
  await table.options({});
  await page.goto(`${table.server.url}#/lab/bench`);
  await page.getByTestId('bench-text').fill('book: portal\nann:\n  hand: Lightning Bolt\nben:\n');
  await expect(page.locator('.bench-text select').first()).toHaveValue('portal');
  await page.getByTestId('play-both').click();
  await expect(page.getByRole('alert')).toContainText('line 3');
});

test('the solver says what refutes a try that fails', async ({ table, page }) => {
  await table.options({});
  await page.goto(`${table.server.url}#/lab/bench`);
  await page
    .getByTestId('bench-text')
    .fill(
      'book: m11\ngoal: ann wins this turn\nann:\n  in play: Hill Giant\nben:\n  life: 3\n  in play: Grizzly Bears\n',
    );
  await page.getByRole('button', { name: 'Ask the solver' }).click();
  await expect(page.getByTestId('solver-says')).toContainText(
    'ann attacks with Hill Giant: ben blocks Hill Giant with Grizzly Bears.',
  );
});
