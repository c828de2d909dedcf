// Beside the two who play: somebody looks on, a seat goes on at another device, and an answer is taken back by agreement.
import type { Browser } from '@playwright/test';
import { close, gathered, person, type Seated } from './support/people.ts';
import { Robot } from './support/robot.ts';
import type { TableServer } from './support/server.ts';
import { expect, test } from './support/words.ts';

/** Ann and Ben at one table, each in a browser of their own. */
async function together(browser: Browser, server: TableServer, more: object): Promise<[Seated, Seated, string]> {
  const { people, duel } = await gathered(browser, server, { ...more });
  return [...(people as [Seated, Seated]), duel];
}

test('somebody finds the duel in the lobby and looks on, from either side, to its end and its replay', async ({
  browser,
  server,
}) => {
  test.setTimeout(300_000);
  const [ann, ben, duel] = await together(browser, server, { listed: true, watched: true });
  const eve = await person(browser, server);
  await eve.page.goto(`${server.url}#/people`);
  await eve.page.getByRole('combobox', { name: 'Show' }).selectOption('playing');
  const link = eve.page.locator(`a[href="#/watch/${duel}"]`);
  await expect(link).toHaveAccessibleName(/Watch Ann against Ben/);
  await link.click();
  const playing = Promise.all([new Robot(ann.table).playOut(), new Robot(ben.table).playOut()]);
  const bar = eve.page.getByTestId('situation');
  await expect(bar).toBeVisible({ timeout: 60_000 });
  await expect(eve.page.locator('[data-zone="hand"][data-relation="you"] [data-object]')).toHaveCount(0);
  await expect(eve.page.getByTestId('done')).toHaveCount(0);
  await eve.page.getByRole('combobox', { name: 'Seen from' }).selectOption('Ben');
  await expect(eve.page.locator('section.hand')).toHaveAttribute('data-seat', '1');
  await playing;
  await expect(bar).toContainText(/wins the game|is a draw/, { timeout: 60_000 });
  await eve.page.getByTestId('look-again').click();
  await eve.page.getByRole('button', { name: 'Both hands' }).click();
  await expect(eve.page.getByTestId('situation')).toHaveAttribute('aria-label', 'Replay');
  await close([ann, ben, eve]);
});

test('the players see how many look on, and who made the table sends them away', async ({ browser, server }) => {
  const [ann, ben, duel] = await together(browser, server, { watched: true });
  const eve = await person(browser, server);
  await eve.page.goto(`${server.url}#/watch/${duel}`);
  for (const { page } of [ann, ben]) await expect(page.getByTestId('company')).toContainText('1 looking on');
  await ann.page.getByTestId('company').getByRole('button', { name: 'People' }).click();
  await ann.page.getByRole('button', { name: 'Close it to them' }).click();
  await expect(eve.page.getByRole('alert')).toContainText('has been closed to those who look on');
  await expect(ben.page.getByTestId('company')).not.toContainText('looking on');
  await close([ann, ben, eve]);
});

test('the seat goes on at a telephone, by a link that works once', async ({ browser, server }) => {
  const [ann, ben, duel] = await together(browser, server, {});
  await ann.page.getByTestId('company').getByRole('button', { name: 'People' }).click();
  await ann.page.getByRole('button', { name: 'Play on another device' }).click();
  await expect(ann.page.getByRole('img', { name: /for its camera/ })).toBeInViewport();
  const link = await ann.page.getByLabel('The link for your other device').inputValue();
  const phone = await person(browser, server, 390, 844);
  await phone.page.goto(link);
  await expect(phone.table.situation).toBeVisible();
  await expect(phone.page).toHaveURL(new RegExp(`#/duel/${duel}`));
  const thief = await person(browser, server);
  await thief.page.goto(link);
  await expect(thief.page.getByRole('alert').first()).toContainText('has been used');
  await close([ann, ben, phone, thief]);
});

/** Who is asked now, and the other. */
async function askedOf(ann: Seated, ben: Seated): Promise<[Seated, Seated]> {
  await expect
    .poll(async () => [await moodOf(ann), await moodOf(ben)].filter((mood) => mood === 'yours').length, {
      timeout: 30_000,
    })
    .toBe(1);
  return (await moodOf(ann)) === 'yours' ? [ann, ben] : [ben, ann];
}
const moodOf = ({ table }: Seated): Promise<string | null> => table.situation.getAttribute('data-mood');

test('who has left is replaced by a computer, and comes back; a lost line and a reload change nothing', async ({
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const [ann, ben, duel] = await together(browser, server, {});
  const [now] = await askedOf(ann, ben);
  const words = await now.page.getByTestId('headline').innerText();
  await now.page.context().setOffline(true);
  await now.page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await now.page.context().setOffline(false);
  await now.page.reload();
  await expect(now.page.getByTestId('headline')).toHaveText(words);
  await ben.page.goto('about:blank');
  await ann.page.getByTestId('company').getByRole('button', { name: 'People' }).click();
  await ann.page.getByRole('button', { name: 'Let a computer play for Ben' }).click();
  await ben.page.goto(`${server.url}#/duel/${duel}`);
  await ben.page.getByTestId('company').getByRole('button', { name: 'People' }).click();
  await ben.page.getByRole('button', { name: 'Play myself again' }).click();
  await expect(ben.page.getByRole('button', { name: 'Offer a draw' })).toBeVisible();
  await close([ann, ben]);
});

test('an answer is taken back when the other agrees', async ({ browser, server }) => {
  test.setTimeout(120_000);
  const [ann, ben] = await together(browser, server, { book: 'm11' });
  const [now, other] = await askedOf(ann, ben);
  const before = await now.page.getByTestId('headline').innerText();
  const turn = await now.table.situation.getAttribute('data-at');
  await now.page.getByTestId('done').click();
  await expect(now.table.situation).not.toHaveAttribute('data-at', turn ?? '');
  await now.page.getByTestId('company').getByRole('button', { name: 'People' }).click();
  await now.page.getByRole('button', { name: 'Ask to take my last answer back' }).click();
  await other.page.getByTestId('offer').getByRole('button', { name: 'Agree' }).click();
  await expect(now.page.getByTestId('headline')).toHaveText(before);
  await close([ann, ben]);
});
