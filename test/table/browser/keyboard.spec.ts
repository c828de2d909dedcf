// A whole duel by keyboard alone in each of the five books: chosen on the first page, played to its end, its result closed.
import { Keyboard } from './support/keyboard.ts';
import { BOOK_NAMES, type BookId } from './support/start.ts';
import { expect, test } from './support/words.ts';

type Cards = Readonly<Record<string, number>>;

/** Quick decks, so that a duel is soon over: creatures, and something to aim where the book has it cheap. */
const FOUR_OF_EACH: Cards = {
  Mountain: 22,
  'Goblin Piker': 4,
  'Raging Goblin': 4,
  'Goblin Bully': 4,
  'Jackal Familiar': 4,
  'Spark Elemental': 4,
  'Hulking Goblin': 4,
  'Goblin Elite Infantry': 4,
  'Lightning Bolt': 4,
  Shock: 4,
  'Lava Axe': 2,
};
const GOBLINS: Readonly<Record<BookId, Cards>> = {
  beta: { Mountain: 16, 'Ironclaw Orcs': 14, 'Lightning Bolt': 10 },
  fifth: { Mountain: 16, 'Ironclaw Orcs': 14, 'Lightning Bolt': 10 },
  portal: { Mountain: 14, 'Raging Goblin': 12, 'Goblin Bully': 9 },
  tenth: FOUR_OF_EACH,
  m11: FOUR_OF_EACH,
};
/** The rival brings little: lands, and a few bears that stand in the way. */
const bears = (lands: number): Cards => ({ Forest: lands, 'Grizzly Bears': 4 });
const BEARS: Readonly<Record<BookId, Cards>> = {
  beta: bears(36),
  fifth: bears(36),
  portal: bears(31),
  tenth: bears(56),
  m11: bears(56),
};

for (const book of Object.keys(BOOK_NAMES) as BookId[]) {
  test(`a whole duel by keyboard alone, by the book ${book}`, async ({ start, table, page }) => {
    test.setTimeout(120_000);
    const keyboard = new Keyboard(table);
    await table.options({});
    await page.addInitScript(() => {
      const touched = (): string => (document.documentElement.dataset.touched = 'with the mouse');
      document.addEventListener('pointerdown', touched, true);
    });
    // A deck that has to be mended stands in the list, with a link that Tab comes to before it comes to the decks.
    for (const [name, cards] of [
      ['Half a deck', { Forest: 9 }],
      ['Quick goblins', GOBLINS[book]],
      ['Only bears', BEARS[book]],
    ] as const) {
      const kept = await page.request.post('api/decks', { data: { name, book, cards } });
      expect(kept.ok(), await kept.text()).toBe(true);
    }
    await start.open();
    await start.seed(`by keyboard alone, ${book}`);
    await keyboard.choose(page.getByRole('group', { name: /Rulebook/ }), BOOK_NAMES[book]);
    await keyboard.choose(page.getByRole('radiogroup', { name: /Your deck/ }).first(), 'Quick goblins');
    await keyboard.choose(page.getByRole('radiogroup', { name: /Opponent/ }), 'Pell');
    await keyboard.choosesWritten(start.theirDeck, 'Only bears');
    await keyboard.choose(page.getByRole('group', { name: 'Level' }), 'Novice');
    await expect(start.words).toContainText('Quick goblins against Pell with Only bears, Novice');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/duel\//);
    await expect(table.situation).toBeVisible();

    await keyboard.playOut();
    await expect(page.getByTestId('result')).toContainText(/You have (won|lost)/);
    await expect(page.getByTestId('announcer')).toContainText(/wins? the (duel|game)/);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('result')).toBeHidden();
    await table.logs(/ attacks Pell/);
    expect([...keyboard.pressed.keys()]).toEqual(expect.arrayContaining(['1', 'a', 'Enter']));
    await expect(page.locator('html')).not.toHaveAttribute('data-touched');
  });
}
