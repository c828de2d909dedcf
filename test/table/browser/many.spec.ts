// More than two at the table, for every eye and hand: checked by axe, and at the sizes of a phone.
import { axeFinds } from './support/axe.ts';
import { faultsOfLayout, overTheEdge, sizesCutOff } from './support/layout.ts';
import { crowded, four, six, three } from './support/rings.ts';
import { expect, test } from './support/words.ts';

const TABLES = [
  ['three, each against all', three(), 2],
  ['four, Two-Headed Giant', four('two-headed-giant'), 3],
  ['six, Emperor', six(), 5],
] as const;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

for (const [name, position, others] of TABLES)
  test(`${name}: nothing is cut off and axe finds nothing at any size`, async ({ table, page }) => {
    await table.open(position);
    await expect(page.locator('.seat')).toHaveCount(others);
    for (const { width, height } of SIZES) {
      const message = `${width} x ${height}`;
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.evaluate(faultsOfLayout, width < 1000 ? 40 : 0), { message, timeout: 5000 })
        .toEqual([]);
      expect.soft(await page.evaluate(sizesCutOff), message).toEqual([]);
      expect.soft(await axeFinds(page), message).toEqual([]);
      // Whoever is aimed at can be reached: every rival's life is inside the page, and large enough for a finger.
      await page.keyboard.press('1');
      await table.asks('pick');
      const lives = await page.locator('.seat[data-relation="foe"] button[data-player]').evaluateAll((list) =>
        list.map((each) => {
          const { left, top, right, bottom, width: wide, height: high } = each.getBoundingClientRect();
          const inside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
          return inside && wide >= 30 && high >= 24;
        }),
      );
      expect.soft(lives.length, message).toBeGreaterThan(0);
      expect.soft(lives.every(Boolean), message).toBe(true);
      await page.keyboard.press('Escape');
      await table.asks('act');
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

test('with three seats unfolded and ten creatures each, every card lies on its own cloth and can be picked', async ({
  table,
  page,
}) => {
  await table.open(crowded());
  for (const name of ['Quill', 'Varga', 'Pell'])
    await page.getByRole('button', { name: new RegExp(`^${name},.*: unfold the cards$`) }).click();
  await expect(page.locator('.seat .territory')).toHaveCount(3);
  await expect.poll(() => page.evaluate(overTheEdge)).toEqual([]);
  // Of each card enough is seen to be pointed at: the end where its size stands is its own.
  const hidden = await page.locator('.seat [data-row="front"] .tile').evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const { left, bottom } = tile.getBoundingClientRect();
      const seen = document.elementFromPoint(left + 8, bottom - 6)?.closest('.tile');
      return seen === tile ? [] : [tile.getAttribute('aria-label')];
    }),
  );
  expect(hidden).toEqual([]);
});

test('a finished duel of three is looked at again with the hands of all others open', async ({ table, page }) => {
  const rival = (hand: readonly string[]) => ({ life: 1, hand, library: Array(9).fill('Plains'), inPlay: ['Plains'] });
  await table.open({
    book: 'm11',
    turn: 7,
    options: { variant: 'free-for-all' },
    seats: {
      You: { hand: ['Earthquake'], library: Array(9).fill('Plains'), inPlay: Array(4).fill('Mountain') },
      Pell: rival(['Boomerang', 'Plains']),
      Quill: rival(['Gravedigger']),
    },
  });
  await page.keyboard.press('1');
  await table.asks('number');
  await table.done();
  await expect(page.getByTestId('result')).toContainText('You have won');
  await page.getByTestId('look-again').click();
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'All hands' }).click();
  const hands = page.locator('[data-window="open-hand"]');
  await expect(hands.getByRole('region', { name: 'Pell’s hand' })).toContainText('Boomerang');
  await expect(hands.getByRole('region', { name: 'Quill’s hand' })).toContainText('Gravedigger');
});
