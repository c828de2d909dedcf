// Two people in two browsers: one makes a table and sends its link, the other sits down, and they play.
import type { Browser, Locator, Page } from '@playwright/test';
import { person, type Seated } from './support/people.ts';
import { Robot } from './support/robot.ts';
import type { TableServer } from './support/server.ts';
import { expect, test } from './support/words.ts';

async function makeTable(
  page: Page,
  url: string,
  name: string,
  more: (form: Locator) => Promise<void> = async () => undefined,
): Promise<string> {
  await page.goto(`${url}#/people`);
  await page.getByRole('form', { name: 'A new table' }).getByRole('combobox', { name: 'Book' }).selectOption('portal');
  await page.getByRole('form', { name: 'A new table' }).getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByLabel('Show it in the lobby').check();
  await more(page.getByRole('form', { name: 'A new table' }));
  await page.getByRole('button', { name: 'Make a table' }).click();
  await expect(page.getByTestId('waiting')).toBeVisible();
  return page.getByLabel('The link').inputValue();
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole('form', { name: 'Sit down' }).getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

test('a friend opens the link, sits down, and they play a whole duel; a reload comes back to the seat', async ({
  browser,
  server,
}) => {
  test.setTimeout(300_000);
  const [ann, ben] = [await person(browser, server), await person(browser, server)];
  const link = await makeTable(ann.page, server.url, 'Ann');
  await expect(ann.page.getByRole('img', { name: /camera of a telephone/ })).toBeVisible();
  await ben.page.goto(link);
  await sitDown(ben.page, 'Ben');
  for (const { table } of [ann, ben]) await expect(table.situation).toBeVisible();
  await ben.page.reload();
  await expect(ben.table.situation).toBeVisible();
  await Promise.all([new Robot(ann.table).playOut(), new Robot(ben.table).playOut()]);
  for (const { page } of [ann, ben]) await expect(page.getByTestId('result')).toBeVisible();
  const won = [ann, ben].map(({ page }) => page.getByTestId('result').getAttribute('data-won'));
  expect((await Promise.all(won)).toSorted()).toEqual(['false', 'true']);
  for (const { page } of [ann, ben]) await page.context().close();
});

test('somebody sits down from the lobby, and by a code; a third one finds no seat', async ({ browser, server }) => {
  const [ann, ben, eve] = [await person(browser, server), await person(browser, server), await person(browser, server)];
  const link = await makeTable(ann.page, server.url, 'Ann of the lobby');
  const code = await ann.page.getByTestId('code').innerText();
  await ben.page.goto(`${server.url}#/people`);
  await expect(ben.page.getByTestId('lobby').getByText('Ann of the lobby')).toBeVisible();
  await ben.page.getByLabel('A friend’s code').fill(code.toLowerCase());
  await ben.page.getByRole('button', { name: 'Go to the table' }).click();
  await sitDown(ben.page, 'Ben');
  await expect(ben.table.situation).toBeVisible();
  await eve.page.goto(link);
  await expect(eve.page.getByText('Every seat is taken.')).toBeVisible();
  for (const { page } of [ann, ben, eve]) await page.context().close();
});

/** Ann and Ben at one table that Ann has made as she likes it. */
async function together(
  browser: Browser,
  server: TableServer,
  more: (form: Locator) => Promise<void>,
): Promise<[Seated, Seated]> {
  const people: [Seated, Seated] = [await person(browser, server), await person(browser, server)];
  const [ann, ben] = people;
  const link = await makeTable(ann.page, server.url, 'Ann', more);
  await ben.page.goto(link);
  await sitDown(ben.page, 'Ben');
  for (const { table } of people) await expect(table.situation).toBeVisible();
  return people;
}

test('the clock is said beforehand, stands at both panels, and runs for who is asked', async ({ browser, server }) => {
  const people = await together(browser, server, async (form) => {
    await form.getByRole('combobox', { name: 'Clock' }).selectOption('game 25');
    await form.getByRole('combobox', { name: 'When it has run out' }).selectOption('a computer answers');
  });
  for (const { page } of people) {
    await expect(page.getByTestId('clock-0')).toContainText(/2[45]:\d\d/);
    await expect(page.getByTestId('clock-1')).toContainText(/2[45]:\d\d/);
  }
  const [{ page }] = people;
  const running = page.locator('[data-testid^="clock-"][data-runs]');
  await expect(running).toHaveCount(1);
  await expect(running).not.toContainText('25:00');
  for (const each of people) await each.page.context().close();
});

test('people speak in set phrases, offer a draw, and it is one when the other agrees', async ({ browser, server }) => {
  const [ann, ben] = await together(browser, server, (form) => form.getByLabel('Let people write').check());
  const panel = (page: Page): Locator => page.getByTestId('company');
  await panel(ann.page).getByRole('button', { name: 'People' }).click();
  await panel(ann.page).getByRole('button', { name: 'Good luck!' }).click();
  await expect(panel(ben.page)).toContainText('Ann: Good luck!');
  await panel(ann.page).getByLabel('Write something').fill('<b>h</b> is for hello');
  await panel(ann.page).getByRole('button', { name: 'Say it' }).click();
  await expect(panel(ben.page)).toContainText('<b>h</b> is for hello');
  await panel(ben.page).getByRole('button', { name: 'People' }).click();
  await panel(ben.page).getByLabel('Show what others write').uncheck();
  await expect(panel(ben.page)).not.toContainText('is for hello');
  await panel(ann.page).getByRole('button', { name: 'Offer a draw' }).click();
  await expect(ben.page.getByTestId('offer')).toContainText('Ann offers a draw.');
  await ben.page.getByTestId('offer').getByRole('button', { name: 'Decline' }).click();
  await expect(ann.page.getByTestId('offer')).toHaveCount(0);
  await panel(ann.page).getByRole('button', { name: 'Offer a draw' }).click();
  await ben.page.getByTestId('offer').getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ann, ben]) await expect(page.getByTestId('result')).toHaveText('The game is a draw');
  for (const { page } of [ann, ben]) await page.getByTestId('next-duel').click();
  for (const { page } of [ann, ben]) await expect(page.getByTestId('result')).toHaveCount(0);
  for (const { page } of [ann, ben]) await page.context().close();
});

test('two who press "Find somebody" for the same book and format play each other; one who looks no longer is left alone', async ({
  browser,
  server,
}) => {
  const [ann, ben] = [await person(browser, server), await person(browser, server)];
  const looks = async ({ page }: Seated, name: string): Promise<void> => {
    await page.goto(`${server.url}#/people`);
    const form = page.getByRole('form', { name: 'Quick pairing' });
    await form.getByRole('combobox', { name: 'Book' }).selectOption('m11');
    await form.getByRole('combobox', { name: 'Which cards are allowed' }).selectOption('vintage');
    await form.getByRole('textbox', { name: 'Your name' }).fill(name);
    await form.getByRole('button', { name: 'Find somebody' }).click();
  };
  await looks(ann, 'Ann who changes her mind');
  await expect(ann.page.getByTestId('looking')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Look no longer' }).click();
  await expect(ann.page.getByRole('form', { name: 'Quick pairing' })).toBeVisible();
  await looks(ben, 'Ben');
  await expect(ben.page.getByTestId('looking')).toBeVisible();
  await ben.page.reload();
  await expect(ben.page.getByTestId('looking')).toBeVisible();
  await looks(ann, 'Ann');
  for (const { table } of [ann, ben]) await expect(table.situation).toBeVisible();
  await expect(ben.page.getByText('Ann', { exact: true }).first()).toBeVisible();
  expect(new URL(ann.page.url()).hash).toBe(new URL(ben.page.url()).hash);
  for (const { page } of [ann, ben]) await page.context().close();
});

test('what people agree on beyond the book is chosen in the form and told before the friend sits down', async ({
  browser,
  server,
}) => {
  const [ann, ben] = [await person(browser, server), await person(browser, server)];
  const link = await makeTable(ann.page, server.url, 'Ann', async (form) => {
    await form.getByRole('combobox', { name: 'Book' }).selectOption('beta');
    await form.getByRole('combobox', { name: 'Stakes' }).selectOption('not for keeps');
    await form.getByRole('combobox', { name: 'Handicap' }).selectOption('-4');
  });
  await ben.page.goto(link);
  await expect(ben.page.getByRole('region', { name: 'Seats' }).getByText('not for keeps')).toBeVisible();
  await expect(ben.page.getByTestId('handicap')).toHaveText('Ann plays weaker cards for the 4 best.');
  await sitDown(ben.page, 'Ben');
  for (const { table } of [ann, ben]) await expect(table.situation).toBeVisible();
  for (const { page } of [ann, ben]) await page.context().close();
});

test('a rated table: both are new, who concedes goes down, and the list of the best has both', async ({
  browser,
  server,
}) => {
  const [ann, ben] = await together(browser, server, async (form) => {
    await form.getByLabel('Rated: people only').check();
    // What is rated has a clock, at whose end one loses.
    await expect(form.getByRole('combobox', { name: 'Clock' })).toHaveValue('decision 90');
    await expect(form.getByRole('combobox', { name: 'When it has run out' })).toHaveCount(0);
  });
  for (const { page } of [ann, ben])
    for (const seat of [0, 1]) await expect(page.getByTestId(`rating-${seat}`)).toHaveText('new');
  await ann.table.menu(ann.table.cloth(), /^Concede/);
  await ann.page.getByTestId('concede').click();
  for (const { page } of [ann, ben]) {
    await expect(page.getByTestId('rating-0')).toHaveText('1338 ±290, new');
    await expect(page.getByTestId('rating-1')).toHaveText('1662 ±290, new');
  }
  await expect(ann.page.getByTestId('result-rating')).toHaveText('Your rating: 1500 ±350 → 1338 ±290');
  await expect(ben.page.getByTestId('result-rating')).toHaveText('Your rating: 1500 ±350 → 1662 ±290');
  await ben.page.goto(`${server.url}#/people`);
  await expect(ben.page.getByTestId('own-games')).toContainText('rated 1500 ±350 → 1662 ±290');
  await ben.page.getByRole('combobox', { name: 'In which book' }).selectOption('portal');
  await expect(ben.page.getByTestId('best').getByRole('listitem')).toHaveText([
    'Ben (you) 1662 ±290, new',
    'Ann 1338 ±290, new',
  ]);
  await makeTable(ben.page, server.url, 'Ben', (form) => form.getByLabel('Rated: people only').check());
  await expect(ben.page.getByTestId('rating-0')).toHaveText('1662 ±290, new');
  await expect(ben.page.getByTestId('table-rules')).toContainText('It is rated');
  await ann.page.goto(`${server.url}#/people`);
  await ann.page.getByRole('combobox', { name: 'Rated or not' }).selectOption('Rated');
  await expect(ann.page.getByTestId('lobby')).toContainText('Ben (1662 ±290, new)');
  for (const { page } of [ann, ben]) await page.context().close();
});

test('a friend sees by which cards and rules the table is played, and is offered the decks that may be', async ({
  browser,
  server,
}) => {
  const [ann, ben] = [await person(browser, server), await person(browser, server)];
  const house = 'Long evenings = m11; start.life = 30';
  await ann.page.addInitScript(
    (text) => localStorage.setItem('fivefold house', JSON.stringify({ texts: { 'Long evenings': text } })),
    house,
  );
  const link = await makeTable(ann.page, server.url, 'Ann', async (form) => {
    // Rules are kept for the book that they change.
    await expect(form.getByRole('combobox', { name: 'Rules' })).toHaveCount(0);
    await form.getByRole('combobox', { name: 'Book' }).selectOption('m11');
    await form.getByRole('combobox', { name: 'Rules' }).selectOption('Long evenings');
    await form.getByRole('combobox', { name: 'Which cards are allowed' }).selectOption('vintage');
  });
  await ben.page.goto(link);
  const seats = ben.page.getByRole('region', { name: 'Seats' });
  await expect(seats.getByRole('heading').first()).toHaveText(/^Long evenings, vintage as on \d{4}-\d\d-\d\d/);
  const decks = await ben.page.getByRole('combobox', { name: 'Your deck' }).getByRole('option').count();
  expect(decks).toBeGreaterThan(1);
  await sitDown(ben.page, 'Ben');
  for (const { table } of [ann, ben]) await table.lifeIs(0, 30);
  for (const { page } of [ann, ben]) await page.context().close();
});
