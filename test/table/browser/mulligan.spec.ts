// The opening hand: in a size that can be read, with what the next hand would be by the book's own rule.
import type { Page } from '@playwright/test';
import type { Table } from './support/table.ts';
import { expect, shows, test } from './support/words.ts';

/** How wide the cards of the opening hand are, and how many of them stand whole inside the page. */
async function widths(page: Page): Promise<{ readonly least: number; readonly seen: number }> {
  return page.locator('.hand-row .face').evaluateAll((faces) => {
    const boxes = faces.map((face) => face.getBoundingClientRect());
    const inside = boxes.filter(
      ({ left, right, top, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    );
    return { least: Math.min(...boxes.map(({ width }) => width)), seen: inside.length };
  });
}

/** Any hand may go back, for one card fewer each time. */
async function getsSmaller(table: Table, page: Page, book: string): Promise<void> {
  await table.newDuel({ book, seed: 'an opening hand' });
  await table.untilAsked('yesno');
  const hint = table.question.locator('.question-hint');
  const cards = page.getByRole('list', { name: 'Your hand' }).getByRole('article');
  await expect(hint).toHaveText(/next hand has 6 cards\. Each new hand has one card fewer/);
  await expect(cards).toHaveCount(7);
  // The question and its two answers stand once on the page.
  for (const name of ['Draw a new hand', 'Keep this hand'])
    await expect(page.getByRole('button', { name })).toHaveCount(1);
  await table.choice('Draw a new hand').click();
  await expect(hint).toHaveText(/next hand has 5 cards/);
  await expect(cards).toHaveCount(6);
}

test(
  shows(['T-226', 'T-227', 'T-228'], 'in 2007 the next hand has one card fewer, and the window says so'),
  ({ table, page }) => getsSmaller(table, page, 'tenth'),
);

test(shows(['M-220', 'M-221'], 'in 2010 the next hand has one card fewer, and the window says so'), ({ table, page }) =>
  getsSmaller(table, page, 'm11'),
);

/** All lands for both: the only hands that these two books let go. */
async function onlyLands(page: Page, book: string, size: number): Promise<{ readonly by: 'id'; readonly id: string }> {
  const kept = await page.request.post('api/decks', { data: { name: 'Only lands', book, cards: { Forest: size } } });
  expect(kept.ok(), await kept.text()).toBe(true);
  const { id } = (await kept.json()) as { id: string };
  return { by: 'id', id };
}

test(
  shows(['F-740', 'F-742', 'F-745'], 'a hand of nothing but land may go back once, for seven cards'),
  async ({ table, page }) => {
    const deck = await onlyLands(page, 'fifth', 40);
    await table.newDuel({ book: 'fifth', seed: 'an opening hand', deck });
    await table.untilAsked('yesno');
    await expect(table.question.locator('.question-hint')).toHaveText(
      /next hand has 7 cards\. A hand without land, or of nothing else, may go back: it is shown first.* kept\./,
    );
    await table.choice('Draw a new hand').click();
    await expect(table.dialog('Your opening hand')).toBeHidden();
  },
);

test(
  shows(['P-173', 'P-174', 'P-175'], 'Portal’s friendly new hand, where it was agreed on'),
  async ({ table, page }) => {
    const deck = await onlyLands(page, 'portal', 35);
    await table.newDuel({ book: 'portal', seed: 'an opening hand', deck, rules: ['mulligan'] });
    await table.untilAsked('yesno');
    await expect(table.question.locator('.question-hint')).toHaveText(
      /next hand has 7 cards\. .*others may then draw anew too\.$/,
    );
  },
);

for (const { width, height, least, seen } of [
  { width: 1440, height: 900, least: 140, seen: 7 },
  { width: 1280, height: 720, least: 140, seen: 7 },
  { width: 390, height: 844, least: 140, seen: 2 },
  { width: 844, height: 390, least: 110, seen: 4 },
])
  test(`the cards of the opening hand can be read at ${width} x ${height}`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await table.newDuel({ book: 'm11', seed: 'an opening hand' });
    await table.untilAsked('yesno');
    await expect(table.dialog('Your opening hand')).toBeVisible();
    await expect(table.situation).toContainText('The next hand has 6 cards.');
    const found = await widths(page);
    expect(found.least).toBeGreaterThanOrEqual(least);
    expect(found.seen).toBeGreaterThanOrEqual(seen);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

test('where the page is high enough, the window of the opening hand stays on the cloth', async ({ table, page }) => {
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 1280, height: 1024 },
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize({ width, height });
    await table.newDuel({ book: 'm11', seed: 'an opening hand' });
    await table.untilAsked('yesno');
    await expect(async () => {
      const [window, cloth] = await Promise.all(
        [table.dialog('Your opening hand'), table.cloth()].map((each) => each.boundingBox()),
      );
      if (window == null || cloth == null) throw new Error('no window, or no cloth');
      expect(window.x).toBeGreaterThanOrEqual(cloth.x);
      expect(window.x + window.width).toBeLessThanOrEqual(cloth.x + cloth.width);
      expect(await widths(page)).toMatchObject({ seen: 7 });
    }).toPass();
  }
  await page.setViewportSize({ width: 1280, height: 720 });
});
