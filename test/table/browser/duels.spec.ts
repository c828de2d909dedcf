// Whole duels: from the first page to the result, by clicking, under each of the five books.
import { Robot } from './support/robot.ts';
import { ATTACKERS, BOOK_NAMES, type BookId } from './support/start.ts';
import { expect, shows, test } from './support/words.ts';

// Here the cards move, as they do for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const book of Object.keys(BOOK_NAMES) as BookId[]) {
  test(shows('F-747', `a duel by the book ${book}, from the first page to its end`), async ({ start, table, page }) => {
    test.setTimeout(240_000);
    await table.options({});
    await start.open();
    await start.seed(`a duel of ${book}`, ATTACKERS[book]);
    await start.book(book);
    // Somebody with a deck of her own: anyone at all would be another duel every time.
    await start.choose('Morwenna');
    await page.getByRole('group', { name: 'Level' }).getByRole('radio').first().check({ force: true });
    await start.play();
    const played = await new Robot(table).playOut();
    expect(played.asked).toContain('act');
    await expect(page.getByTestId('result')).toBeVisible();
  });
}
