// A deck tried out in the builder, and given to somebody as a link.
import { axeFinds } from './support/axe.ts';
import { expect, test } from './support/words.ts';

test('a hand is dealt, and the odds of lands and colours stand beside it', async ({ page, server }) => {
  await page.goto(`${server.url}#/decks/${encodeURIComponent('m11/run-with-the-pack')}`);
  await page.getByRole('button', { name: 'Try it out' }).click();
  const hand = page.getByRole('region', { name: 'A hand' });
  await expect(hand.getByRole('listitem')).toHaveCount(7);
  await hand.getByRole('button', { name: 'One card fewer' }).click();
  await expect(hand.getByRole('listitem')).toHaveCount(6);
  await hand.getByRole('button', { name: 'Draw a card' }).click();
  await expect(hand.getByRole('status')).toHaveText(/^7 cards, \d of them lands\.$/);
  const odds = page.getByRole('region', { name: 'Odds by turn' });
  const first = odds
    .getByRole('row', { name: /A land for every turn/ })
    .getByRole('cell')
    .nth(1);
  const before = await first.textContent();
  await odds.getByRole('checkbox').check();
  await expect(first).not.toHaveText(before ?? '');
  expect(await axeFinds(page)).toEqual([]);
});

test('a deck as a link opens in the builder of whoever has it, and a broken link says so', async ({ page, server }) => {
  await page.goto(`${server.url}#/decks/${encodeURIComponent('m11/run-with-the-pack')}`);
  await page.getByRole('button', { name: 'Export' }).click();
  const link = await page.getByLabel('The link').inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByLabel('Name of the deck')).toHaveValue('My Run with the Pack');
  await expect(page.getByText(/allows this deck/)).toBeVisible();
  await page.getByRole('button', { name: 'Save as yours' }).click();
  await expect(page.getByRole('region', { name: 'Yours' })).toContainText('My Run with the Pack');
  await page.goto(`${server.url}#/decks/list:m11`);
  await expect(page.getByRole('alert')).toHaveText('This link is not whole: the book or the cards are missing.');
});
