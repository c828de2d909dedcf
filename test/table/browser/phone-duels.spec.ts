// Whole duels on a phone, by touch alone, from the first page to the result, held upright and held sideways.
import { Robot } from './support/robot.ts';
import { ATTACKERS, BOOK_NAMES, type BookId } from './support/start.ts';
import { expect, test } from './support/words.ts';

const HELD = { upright: { width: 390, height: 844 }, sideways: { width: 844, height: 390 } } as const;
const BOOKS: readonly BookId[] = ['beta', 'portal'];

for (const [held, viewport] of Object.entries(HELD))
  test.describe(`held ${held}`, () => {
    test.use({ viewport, hasTouch: true });

    for (const book of BOOKS)
      test(`a duel by the book ${book}, by touch from the first page to its end`, async ({ start, table, page }) => {
        test.setTimeout(300_000);
        await table.options({});
        await start.open();
        await start.seed(`by touch ${book} ${held}`, ATTACKERS[book]);
        await start.radio(BOOK_NAMES[book]).first().tap({ force: true });
        await expect(start.radio(BOOK_NAMES[book]).first()).toBeChecked();
        await start.radio('Morwenna').first().tap({ force: true });
        await start.playButton.tap();
        await expect(table.situation).toBeVisible();
        const { asked, steps } = await new Robot(table, { byTouch: true }).playOut();
        expect(asked).toContain('act');
        expect(asked).toContain('attack');
        expect(steps).toBeGreaterThan(20);
        await expect(page.getByTestId('result')).toContainText(/You have (won|lost)|draw/i);
        // Nothing of the page had to be pushed sideways for it, and the way back is under the finger.
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
  });
