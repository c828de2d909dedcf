// Before the duel, the finer points: what the windows of the first page keep, what each setting does, and decks by chance.
import { Decks } from './support/decks.ts';
import type { StartPage } from './support/start.ts';
import { expect, shows, test } from './support/words.ts';

const DIFFICULTY = /Difficulty of the Gauntlet: (\d+)/;

async function openWindow(start: StartPage, name: 'Gauntlet Options' | 'Dueling Options') {
  await start.page.getByRole('button', { name }).click();
  const window = start.dialog(name);
  await expect(window).toBeVisible();
  return window;
}

const duelsOf = async (start: StartPage): Promise<number> => {
  const answer = await start.page.request.get('api/duels');
  return ((await answer.json()) as unknown[]).length;
};

test(
  shows(['F-712', 'F-713', 'F-721'], 'the window shows the difficulty of each setting, and Escape forgets them all'),
  async ({ start, page }) => {
    await start.open();
    await start.book('fifth');
    await start.choose('Gauntlet');
    await start.choose('Best of three');
    const before = await start.difficulty.textContent();
    const window = await openWindow(start, 'Gauntlet Options');
    const shown = async (): Promise<number> => Number(DIFFICULTY.exec((await window.textContent()) ?? '')?.[1]);
    expect(await shown()).toBe(Number(before));
    let last = await shown();
    const rises = async (change: () => Promise<void>): Promise<void> => {
      await change();
      await expect.poll(shown).toBeGreaterThan(last);
      last = await shown();
    };
    await rises(() => start.choose('One duel', window));
    await rises(() => window.getByRole('switch', { name: 'Ante' }).check({ force: true }));
    for (const level of ['Adept', 'Master', 'Archon']) await rises(() => start.choose(level, window));
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await expect(start.difficulty).toHaveText(before ?? '');
    await expect(start.words).toContainText('up to three duels');
    await expect(start.words).toContainText('No ante');
  },
);

test(
  shows(['F-712', 'F-720'], 'OK keeps every setting of the window, also after a reload'),
  async ({ start, page }) => {
    await start.open();
    await start.book('fifth');
    await start.choose('Gauntlet');
    const window = await openWindow(start, 'Gauntlet Options');
    await start.choose('Best of three', window);
    await start.choose('Master', window);
    await window.getByRole('switch', { name: 'Ante' }).check({ force: true });
    const shown = DIFFICULTY.exec((await window.textContent()) ?? '')?.[1] ?? '';
    await window.getByRole('button', { name: 'OK' }).click();
    await expect(window).toBeHidden();
    await page.reload();
    await expect(start.difficulty).toHaveText(shown);
    await expect(start.words).toContainText('a match of up to three duels each');
    await expect(start.words).toContainText('Master. For ante.');
  },
);

test('a book without ante offers none, neither on the page nor in the window', async ({ start, page }) => {
  await start.open();
  await start.book('m11');
  await expect(page.getByRole('switch', { name: 'Ante' })).toHaveCount(0);
  await expect(start.words).not.toContainText(/ante/i);
  const window = await openWindow(start, 'Gauntlet Options');
  await expect(window).toContainText('M11 is not played for ante');
});

test(
  shows(['F-725', 'F-729'], 'a random deck is one of the list, and the decks of your own are in it'),
  async ({ start, table, page, server }) => {
    await start.open();
    await start.book('portal');
    const random = page.getByText(/^any of the \d+$/);
    const count = async (): Promise<number> => Number(/\d+/.exec((await random.textContent()) ?? '')?.[0]);
    const before = await count();
    await new Decks(page, server).keep('One more by chance', 'portal', { Forest: 17, 'Grizzly Bears': 20 });
    await page.reload();
    await expect.poll(count).toBe(before + 1);
    const list = await start.theirDeck.locator('optgroup option').allTextContents();
    expect(list).toContain('One more by chance');
    await start.choose('Random deck');
    await start.theirDeck.selectOption({ label: 'a random deck of the list' });
    await table.options({});
    await start.play();
    const mine = await page.getByRole('region', { name: 'You', exact: true }).locator('.who-words span').first();
    expect(list).toContain(await mine.textContent());
  },
);

test('cards by chance are dealt to both, and no deck of the list is played', async ({ start, page }) => {
  await start.open();
  await start.book('tenth');
  await start.choose('Cards by chance');
  await start.theirDeck.selectOption({ label: 'cards by chance' });
  await expect(start.words).toContainText('cards by chance against');
  await start.play();
  const mine = page.getByRole('region', { name: 'You', exact: true }).locator('.who-words span').first();
  await expect(mine).toHaveText(/^random \w+ and \w+$/);
});

test('whoever looks at the other screens and comes back has played nothing', async ({ start, page }) => {
  await start.open();
  const before = await duelsOf(start);
  await start.book('beta');
  for (const name of ['Decks', 'Replays', 'Help', 'Play'])
    await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name, exact: true }).click();
  await expect(start.radio(/1993/)).toBeChecked();
  expect(await duelsOf(start)).toBe(before);
});

test(
  shows(['F-722', 'F-800', 'F-801'], 'the Dueling Options before a duel are kept with OK and dropped with Cancel'),
  async ({ start, page }) => {
    await start.open();
    const first = await openWindow(start, 'Dueling Options');
    await first.getByText('Show power and toughness', { exact: true }).click();
    await first.getByLabel('Your name at the table').fill('Ada');
    await first.getByRole('button', { name: 'Cancel' }).click();
    const second = await openWindow(start, 'Dueling Options');
    const power = second.getByRole('switch', { name: /power/i });
    await expect(power).toBeChecked();
    await expect(second.getByLabel('Your name at the table')).toHaveValue('You');
    await second.getByText('Show power and toughness', { exact: true }).click();
    await second.getByLabel('Your name at the table').fill('Ada');
    await second.getByRole('button', { name: 'OK' }).click();
    await page.reload();
    const third = await openWindow(start, 'Dueling Options');
    await expect(third.getByRole('switch', { name: /power/i })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await start.play();
    await expect(page.getByRole('region', { name: 'You', exact: true })).toContainText('Ada');
  },
);

test('Enter plays, and a rule that the book offers besides is in the duel', async ({ start, page }) => {
  await start.open();
  await start.book('portal');
  await page.getByText(/Rules the book offers besides/).click();
  const rule = page.locator('.more-rules').getByRole('switch').first();
  await rule.check({ force: true });
  await expect(start.words).toContainText('One more rule');
  const asked = page.waitForRequest('**/api/duels');
  await page.locator('body').press('Enter');
  const words = (await asked).postDataJSON() as { rules: string[] };
  expect(words.rules).toHaveLength(1);
  await expect(page).toHaveURL(/#\/duel\//);
});
