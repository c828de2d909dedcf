// Before the duel: the first page and its windows.
import { expect, shows, test } from './support/words.ts';

const difficulty = async (start: { readonly difficulty: { textContent(): Promise<string | null> } }): Promise<number> =>
  Number(await start.difficulty.textContent());

test(shows('F-706', 'the first page is where a duel is chosen'), async ({ start, page }) => {
  await start.open();
  await expect(page.getByRole('heading', { name: /your deck/i })).toBeVisible();
  await expect(start.playButton).toBeEnabled();
});

test(shows('F-707', 'a single duel or the Gauntlet: one or the other'), async ({ start }) => {
  await start.open();
  await expect(start.radio('Single duel')).toBeChecked();
  await start.choose('Gauntlet');
  await expect(start.radio('Single duel')).not.toBeChecked();
  await expect(start.words).toContainText('every opponent in turn');
  await start.choose('Single duel');
  await expect(start.radio('Gauntlet')).not.toBeChecked();
});

test(shows(['F-711', 'F-712'], 'the difficulty follows from match, level and ante'), async ({ start, page }) => {
  await start.open();
  await start.book('fifth');
  await start.choose('Best of three');
  const long = await difficulty(start);
  await start.choose('One duel');
  await expect.poll(() => difficulty(start)).toBeGreaterThan(long);
  const short = await difficulty(start);
  await page.getByRole('switch', { name: 'Ante' }).check({ force: true });
  await expect.poll(() => difficulty(start)).toBeGreaterThan(short);
  const ante = await difficulty(start);
  await page.getByRole('group', { name: 'Level' }).getByRole('radio').last().check({ force: true });
  await expect.poll(() => difficulty(start)).toBeGreaterThan(ante);
});

test(
  shows(['F-713', 'F-720', 'F-721'], 'the Gauntlet Options count with OK and are forgotten with Cancel'),
  async ({ start, page }) => {
    await start.open();
    await start.book('fifth');
    await start.choose('One duel');
    const open = async () => {
      await page.getByRole('button', { name: 'Gauntlet Options' }).click();
      const window = start.dialog('Gauntlet Options');
      await expect(window.getByRole('group', { name: 'Match size' })).toBeVisible();
      await expect(window.getByRole('group', { name: 'Level' })).toBeVisible();
      await expect(window.getByRole('switch', { name: 'Ante' })).toBeVisible();
      return window;
    };
    const first = await open();
    await start.choose('Best of three', first);
    await first.getByRole('button', { name: 'Cancel' }).click();
    await expect(start.dialog('Gauntlet Options')).toBeHidden();
    await expect(start.words).toContainText('One duel');
    const second = await open();
    await expect(second.getByRole('radio', { name: 'One duel' })).toBeChecked();
    await start.choose('Best of three', second);
    await second.getByRole('button', { name: 'OK' }).click();
    await expect(start.words).toContainText('A match of up to three duels');
  },
);

test(
  shows(['F-723', 'F-725', 'F-726'], 'the opponent plays a deck of the list by name, or one by chance'),
  async ({ start, page }) => {
    await start.open();
    await start.book('fifth');
    const list = start.theirDeck;
    const name = (await list.locator('optgroup option').nth(1).textContent()) ?? '';
    await list.selectOption({ label: name });
    await expect(start.words).toContainText(name);
    const asked = page.waitForRequest('**/api/duels');
    await list.selectOption({ label: 'a random deck of the list' });
    await expect(start.words).toContainText('a deck of the list by chance');
    await start.play();
    expect((await asked).postDataJSON()).toMatchObject({
      seats: [{ held: 'person' }, { held: 'computer', deck: { by: 'random' } }],
    });
  },
);

test(
  shows(['F-727', 'F-729', 'F-731'], 'your deck is one of the list or any of it, and Play begins the first duel'),
  async ({ start, page }) => {
    await start.open();
    await start.book('tenth');
    const decks = page.getByRole('radiogroup', { name: /your deck/i }).first();
    const second = decks.getByRole('radio').nth(1);
    const name = (await second.getAttribute('aria-label')) ?? '';
    await second.check({ force: true });
    await expect(start.words).toContainText(name);
    await start.choose('Random deck');
    await expect(start.words).toContainText('a deck of the list by chance');
    await second.check({ force: true });
    await start.play();
    await expect(page.getByTestId('situation')).toBeVisible();
  },
);

test('a book that is chosen is remembered when the page is opened again', async ({ start, page }) => {
  await start.open();
  await start.book('beta');
  await page.reload();
  await expect(start.radio(/1993/)).toBeChecked();
});

test('whoever one can play against is told in whole words, on a phone as on a desk', async ({ start, page }) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await start.open();
    const words = page.locator('.people .row-words > *');
    await expect(words).toHaveCount(22);
    const cut = await words.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
    );
    expect(cut, `${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
});
