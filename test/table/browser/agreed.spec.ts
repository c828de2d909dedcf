// What two people have agreed on, seen in two browsers: a clock that runs out, a match with sideboards, a coin, and a server that is
// killed while one of them chooses.
import type { Locator, Page } from '@playwright/test';
import { decksPlayed } from './support/decks.ts';
import { ask, close, concede, gathered, person, type Seated } from './support/people.ts';
import { look } from './support/robot.ts';
import { TableServer } from './support/server.ts';
import { expect, test } from './support/words.ts';

const panel = (page: Page): Locator => page.getByTestId('company');

/** Who is asked now, and the other. */
async function askedOf([ann, ben]: readonly Seated[]): Promise<[Seated, Seated]> {
  const [one, two] = [ann as Seated, ben as Seated];
  const moods = (): Promise<(string | null)[]> =>
    Promise.all([one, two].map(({ table }) => table.situation.getAttribute('data-mood')));
  await expect.poll(async () => (await moods()).filter((mood) => mood === 'yours').length).toBe(1);
  return (await moods())[0] === 'yours' ? [one, two] : [two, one];
}

const CLOCK = { by: 'decision', seconds: 10 };

test('what comes at zero is said before anybody sits down, and whose time has run out loses', async ({
  browser,
  server,
}) => {
  const [ann, ben] = [await person(browser, server), await person(browser, server)];
  const you = { name: 'Ann', deck: { by: 'random' } };
  const { id } = await ask(ann, server, 'tables', { book: 'm11', clock: CLOCK, atZero: 'loses', you });
  await ben.page.goto(`${server.url}#/people/${id}`);
  await expect(ben.page.getByTestId('table-rules')).toContainText(/for each decision; whose time runs out loses/);
  const { duel } = await ask(ben, server, `tables/${id}/sit`, { ...you, name: 'Ben' });
  for (const { page } of [ann, ben]) await page.goto(`${server.url}#/duel/${duel}`);
  const [late, other] = await askedOf([ann, ben]);
  await expect(late.page.getByTestId('result')).toHaveText('You have lost', { timeout: 30_000 });
  await expect(late.page.getByText('Your time has run out.')).toBeVisible();
  await expect(other.page.getByTestId('result')).toHaveText('You have won');
  await expect(other.page.getByText(/has run out of time\.$/)).toBeVisible();
  await close([ann, ben]);
});

test('where a computer answers at zero, the duel goes on for both', async ({ browser, server }) => {
  const { people } = await gathered(browser, server, { book: 'portal', clock: CLOCK, atZero: 'computer' });
  const [late] = await askedOf(people);
  const before = await late.table.situation.getAttribute('data-at');
  await expect(late.table.situation).not.toHaveAttribute('data-at', before ?? '', { timeout: 30_000 });
  for (const { page } of people) await expect(page.getByTestId('result')).toHaveCount(0);
  await close(people);
});

const PLAN = {
  name: 'Green for two',
  book: 'm11',
  cards: {
    Forest: 36,
    'Runeclaw Bear': 4,
    'Giant Spider': 4,
    'Craw Wurm': 4,
    'Llanowar Elves': 4,
    'Sacred Wolf': 4,
    Overrun: 4,
  },
  sideboard: { Naturalize: 4, Plummet: 4, 'Acidic Slime': 4, 'Mitotic Slime': 3 },
};

test('a match of two people: each changes the own deck from the own sideboard, and then once more from the beginning', async ({
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const maker = await person(browser, server);
  const { id } = await ask(maker, server, 'decks', PLAN);
  const { people } = await gathered(browser, server, { book: 'm11', length: 'best of 3', deck: { by: 'id', id } });
  const [ann, ben] = people as [Seated, Seated];
  const first = ann.page.url();
  await concede(ann);
  await ann.page.getByTestId('sideboard').click();
  const window = ann.page.getByRole('dialog', { name: /^Before the next duel against Ben/ });
  await window.getByRole('button', { name: /^Take out Sacred Wolf/ }).click();
  await window.getByRole('button', { name: /^Put in Plummet/ }).click();
  await ann.page.getByTestId('play-swapped').click();
  // Nobody goes on alone, and nobody is told what the other has changed.
  await expect(ann.page.getByTestId('play-swapped')).toHaveText('Waiting for the others …');
  await expect(ben.page.getByTestId('result')).toHaveText('You have won');
  await ben.page.getByTestId('next-duel').click();
  for (const { page, table } of people) {
    await expect(page).not.toHaveURL(first);
    await expect(table.situation).toBeVisible();
  }
  expect(ann.page.url()).toBe(ben.page.url());
  await concede(ann);
  await expect(ben.page.getByTestId('result')).toHaveText('You have won');
  const [hers, his] = (await decksPlayed(ann.page, server)) as [string[], string[]];
  expect([
    hers.filter((name) => name === 'Plummet').length,
    hers.filter((name) => name === 'Sacred Wolf').length,
  ]).toEqual([1, 3]);
  expect([his.includes('Plummet'), his.filter((name) => name === 'Sacred Wolf').length]).toEqual([false, 4]);
  // The match is over: the same two play the next one, each with the deck as it was brought.
  const second = ann.page.url();
  for (const { page } of people) await page.getByTestId('next-duel').click();
  for (const { page, table } of people) {
    await expect(page).not.toHaveURL(second);
    await expect(table.situation).toBeVisible();
  }
  await close([...people, maker]);
});

test('a coin is tossed when both press for it; what somebody writes does not look like it', async ({
  browser,
  server,
}) => {
  const { people } = await gathered(browser, server, { book: 'beta', talk: true });
  const [ann, ben] = people as [Seated, Seated];
  for (const { page } of people) await panel(page).getByRole('button', { name: 'People' }).click();
  await ann.page.getByRole('button', { name: 'Ask to let a coin decide' }).click();
  await expect(ben.page.getByTestId('offer')).toContainText('Ann asks to let a coin decide what the rules do not.');
  await ben.page.getByTestId('offer').getByRole('button', { name: 'Agree' }).click();
  const lines = (page: Page): Locator => panel(page).getByRole('list', { name: 'What was said' }).getByRole('listitem');
  for (const { page } of people)
    await expect(lines(page)).toHaveText([/^A coin is tossed, as agreed: it falls for (Ann|Ben)\.$/]);
  const told = await lines(ben.page).first().innerText();
  await panel(ann.page).getByLabel('Write something').fill(told);
  await panel(ann.page).getByRole('button', { name: 'Say it' }).click();
  await expect(lines(ben.page)).toHaveText([told, `Ann ${told}`]);
  await close(people);
});

const BOLTS = { name: 'Bolts', book: 'beta', cards: { Mountain: 20, 'Lightning Bolt': 20 } };

test('the server is killed while one of two aims a spell: both pages come back, and it is aimed', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  // A server of its own: the shared one must not be killed.
  const server = new TableServer();
  await server.start();
  try {
    const maker = await person(browser, server);
    const { id } = await ask(maker, server, 'decks', BOLTS);
    const { people } = await gathered(browser, server, { book: 'beta', deck: { by: 'id', id } });
    const [now, other] = await aims(people);
    const words = (await now.table.headline.textContent()) ?? '';
    await server.kill();
    for (const { table } of people) await expect(table.connection).toContainText('The connection is lost');
    await server.start();
    for (const { table } of people) await expect(table.connection).not.toContainText('lost', { timeout: 30_000 });
    await now.table.asks('pick');
    await expect(now.table.headline).toHaveText(words);
    const seat = people.indexOf(other);
    await now.table.player(seat).click();
    await letsHappen(people, async () => (await now.table.player(seat).textContent())?.includes('17') === true);
    for (const { table } of people) await table.lifeIs(seat, 17);
    await close([...people, maker]);
  } finally {
    await server.end();
  }
});

/** Whoever may answer does not, until it has happened. */
async function letsHappen(people: readonly Seated[], hasHappened: () => Promise<boolean>): Promise<void> {
  for (let steps = 0; steps < 10 && !(await hasHappened()); steps += 1) {
    const [asked] = await askedOf(people);
    const sight = await look(asked.page);
    if (sight.ask === 'act') await asked.page.getByTestId('done').click();
    await look(asked.page, sight);
  }
}

/** Both begin to play, and whoever can casts a Lightning Bolt: the one who has to aim it, and the other. */
async function aims(people: readonly Seated[]): Promise<[Seated, Seated]> {
  for (let steps = 0; steps < 40; steps += 1) {
    const [now, other] = await askedOf(people);
    const sight = await look(now.page);
    if (sight.ask === 'pick') return [now, other];
    const hand = (card: string): Locator => now.table.inHand(card).and(now.page.locator('[data-light="may"]')).first();
    const card = [hand('Lightning Bolt'), hand('Mountain')];
    const isLit = await Promise.all(card.map((each) => each.isVisible()));
    const lit = card[isLit.indexOf(true)];
    if (lit !== undefined && sight.ask === 'act') await lit.click();
    else await now.page.getByTestId('done').click();
    await look(now.page, sight);
  }
  throw new Error('nobody has come to cast a Lightning Bolt');
}

test('what others write is shown until one does not want to see it; set phrases are always shown', async ({
  browser,
  server,
}) => {
  const { people } = await gathered(browser, server, { talk: true });
  const [ann, ben] = people as [Seated, Seated];
  const opened = async ({ page }: Seated): Promise<void> => {
    await expect(panel(page)).toBeVisible();
    await panel(page)
      .getByRole('button', { name: /^People/ })
      .click();
  };
  const write = async (words: string): Promise<void> => {
    await panel(ann.page).getByLabel('Write something').fill(words);
    await panel(ann.page).getByRole('button', { name: 'Say it' }).click();
    await expect(panel(ann.page).getByLabel('What was said')).toContainText(words);
  };
  const heard = panel(ben.page).getByLabel('What was said');
  await opened(ann);
  await opened(ben);
  await write('A fine hand today');
  await expect(heard).toContainText('A fine hand today');
  await panel(ben.page).getByLabel('Show what others write').uncheck();
  await expect(heard).not.toContainText('A fine hand today');
  await write('Is anybody there');
  await panel(ann.page).getByRole('button', { name: 'Good luck!' }).click();
  await expect(heard).toContainText('Good luck!');
  await expect(heard).not.toContainText('Is anybody there');
  // It belongs to the browser, and holds after a reload; nothing is lost meanwhile.
  await ben.page.reload();
  await opened(ben);
  await expect(heard).toContainText('Good luck!');
  await expect(heard).not.toContainText('Is anybody there');
  await panel(ben.page).getByLabel('Show what others write').check();
  await expect(heard).toContainText('Is anybody there');
  await close(people);
});
