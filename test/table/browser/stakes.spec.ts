// What is agreed on before a duel, on the first page: stakes and a handicap, told in the sentence, at the table and in the result.
import { axeFinds } from './support/axe.ts';
import { expect, test } from './support/words.ts';

test('one card for the set and weaker cards are chosen, said, played for and told after the duel', async ({
  page,
  start,
  table,
}) => {
  await start.open();
  await start.book('beta');
  await expect(start.words).toContainText('For ante.');
  const agreed = page.locator('details', { hasText: 'Stakes and handicap' });
  await agreed.locator('summary').click();
  // A single duel has no set.
  await expect(agreed.getByRole('radio')).toHaveCount(2);
  await start.choose('Set');
  await start.choose('One for the set', page);
  await agreed.getByLabel('Handicap').selectOption({ label: 'they play weaker cards for the four best' });
  await expect(start.words).toContainText('One card for the set. They play weaker cards.');
  expect(await axeFinds(page)).toEqual([]);
  await page.reload();
  await expect(start.words).toContainText('One card for the set. They play weaker cards.');
  await start.play();
  await expect(page.locator('.match-words').first()).toHaveAttribute(
    'title',
    /For the set you have put up .*, and the other /,
  );
  await table.menu(table.cloth(), /^Concede/);
  await page.getByTestId('concede').click();
  await expect(page.getByRole('dialog').getByText(/^For the set you have put up .*\.$/)).toBeVisible();
  await expect(page.getByTestId('next-duel')).toHaveText('Next duel');
});

test('not for keeps: what was lost is written down, and a book without ante offers a handicap alone', async ({
  page,
  start,
  table,
}) => {
  await start.open();
  await start.book('m11');
  await expect(page.locator('details', { hasText: 'Handicap' }).getByRole('radio')).toHaveCount(0);
  await start.book('beta');
  await page.locator('details', { hasText: 'Stakes and handicap' }).locator('summary').click();
  await start.choose('Not for keeps', page);
  await expect(start.words).toContainText('For ante, but not for keeps.');
  await start.play();
  await table.menu(table.cloth(), /^Concede/);
  await page.getByTestId('concede').click();
  await expect(
    page.getByRole('dialog').getByText(/^Not for keeps: you have won nothing and lost .*; all of it goes back now\.$/),
  ).toBeVisible();
});
