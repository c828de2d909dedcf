// A phone held upright: what one has to touch or read is whole, and nothing lies over it.
import { combatMoment } from './support/boards.ts';
import { expect, test } from './support/words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the books of the first page are wide enough to be read, and their names whole', async ({ start, page }) => {
  await start.open();
  const books = page.locator('.books > .book');
  await expect(books).toHaveCount(5);
  for (const book of await books.all()) {
    const { width } = (await book.boundingBox()) as { readonly width: number };
    expect(width).toBeGreaterThan(150);
    const name = book.locator('.book-name b');
    expect(await name.evaluate((each) => each.getBoundingClientRect().width)).toBeLessThan(width);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('while blocks are declared the window of the fight lies over none of your creatures', async ({ table, page }) => {
  const { position, script } = combatMoment();
  await table.open(position, { script });
  await table.untilAsked('block');
  await expect(table.combat).toBeVisible();
  await table.mine('Serra Angel').tap();
  await expect(table.mine('Serra Angel')).toHaveAttribute('data-light', 'chosen');
  const window = (await table.combat.boundingBox()) as { readonly y: number; readonly height: number };
  const angel = (await table.mine('Serra Angel').boundingBox()) as { readonly y: number };
  expect(window.y + window.height).toBeLessThanOrEqual(angel.y);
  await expect(page.getByTestId('situation')).toBeVisible();
});
