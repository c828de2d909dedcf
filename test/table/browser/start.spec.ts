// Before the duel: the first page and its windows.
import { expect, shows, test } from './support/words.ts';

test(shows('F-706', 'the first page is where the decks are chosen'), async ({ start, page }) => {
  await start.open();
  await expect(page.getByRole('main')).toBeVisible();
});
