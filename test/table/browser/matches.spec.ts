// Matches and the Gauntlet: what follows a duel, who begins the next one, and what the ante does to the decks.
import { Decks, decksPlayed } from './support/decks.ts';
import type { Table } from './support/table.ts';
import { rigged, winWithVises } from './support/vises.ts';
import { expect, shows, test } from './support/words.ts';

async function concede(table: Table): Promise<void> {
  await table.menu(table.cloth(), /^Concede/);
  await table.page.getByTestId('concede').click();
  await expect(table.page.getByTestId('result')).toContainText('You have lost');
}

/** Goes on from the result to the next duel. */
async function goOn(table: Table): Promise<void> {
  const { page } = table;
  const before = page.url();
  await page.getByTestId('next-duel').click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByTestId('result')).toBeHidden();
  await expect(table.situation).toBeVisible();
}

/** Nothing of the match is left to be played: another one can begin. */
const isOver = (table: Table): Promise<void> => expect(table.page.getByTestId('next-duel')).toHaveText('Play again');

/** What the line under your name says of the match. */
const standing = (table: Table) => table.page.getByRole('region', { name: 'You', exact: true }).locator('.match-words');
const result = (table: Table) => table.page.getByRole('dialog', { name: 'The duel is over' });

// ── Winning ──

test(
  shows(['F-709', 'F-728'], 'in the Gauntlet a match that is won leads to the next opponent, with the same deck'),
  async ({ table, page }) => {
    test.setTimeout(240_000);
    const decks = await rigged(table);
    await table.newDuel({ book: 'beta', mode: 'gauntlet', seed: 'a gauntlet won', ...decks });
    await expect(standing(table)).toHaveText(/^Gauntlet, 1 of \d+$/);
    const first = await page.locator('.player[data-relation="foe"] b').first().textContent();
    await winWithVises(table);
    await expect(result(table)).toContainText(/Gauntlet, 1 of \d+ beaten/);
    await expect(page.getByTestId('next-duel')).toHaveText('Next opponent');
    await goOn(table);
    await expect(standing(table)).toHaveText(/^Gauntlet, 2 of \d+$/);
    await expect(page.getByRole('region', { name: 'You', exact: true })).toContainText('Vises');
    await expect(page.locator('.player[data-relation="foe"] b').first()).not.toHaveText(first ?? '');
    await concede(table);
    await expect(result(table)).toContainText(/The Gauntlet ends with 1 of \d+ beaten/);
    await expect(page.getByTestId('next-duel')).toBeHidden();
  },
);

test('what is won by the ante is in the deck of the next duel (beta)', async ({ table, page, server }) => {
  test.setTimeout(240_000);
  const decks = await rigged(table);
  await table.newDuel({ book: 'beta', ante: true, length: 'set of 3 wins', seed: 'an ante won', ...decks });
  await winWithVises(table);
  await expect(page.getByRole('region', { name: 'Won by the ante' })).toContainText('Shivan Dragon');
  await expect(result(table)).toContainText('First duel; you lead 1 to 0');
  await goOn(table);
  await expect(standing(table)).toHaveText('Second duel; you lead 1 to 0');
  // One card lies as the ante, seven are in the hand, and one more is there than before.
  await expect(table.pile('library')).toHaveAccessibleName(/3[23]/);
  await concede(table);
  const [mine = [], theirs = []] = await decksPlayed(page, server);
  expect([mine.length, theirs.length]).toEqual([41, 39]);
  expect(mine.filter((name) => name === 'Shivan Dragon')).toHaveLength(1);
});

// ── What it is called ──

for (const [book, played, other] of [
  ['beta', 'duel', 'game'],
  ['fifth', 'duel', 'game'],
  ['portal', 'game', 'duel'],
  ['tenth', 'game', 'duel'],
  ['m11', 'game', 'duel'],
] as const)
  test(`by the book ${book} two play a ${played}: so it is called in the result, the bar and the log`, async ({
    table,
    page,
  }) => {
    await table.newDuel({ book, seed: 'what it is called', ante: false });
    await concede(table);
    const window = page.getByRole('dialog', { name: `The ${played} is over` });
    await expect(window).toContainText(new RegExp(`wins the ${played}\\.\\s*You gave the ${played} up\\.`));
    await window.getByRole('button', { name: 'Look at the table' }).click();
    await expect(table.situation).toContainText(`wins the ${played}.`);
    await table.logs(`wins the ${played}.`);
    await expect(page.locator('body')).not.toContainText(`wins the ${other}`);
  });

// ── Losing ──

test('what is lost by the ante is no longer in the deck of the next duel (fifth)', async ({ table, page, server }) => {
  await table.newDuel({ book: 'fifth', ante: true, length: 'best of 3', seed: 'an ante lost' });
  const lost = (await table.pile('ante', 'you').getAttribute('data-card')) ?? 'none';
  await concede(table);
  await expect(page.getByRole('region', { name: 'Lost by the ante' })).toContainText(lost);
  const [before = []] = await decksPlayed(page, server);
  await goOn(table);
  await concede(table);
  const [after = []] = await decksPlayed(page, server);
  const count = (deck: readonly string[]) => deck.filter((name) => name === lost).length;
  expect([after.length, count(after)]).toEqual([before.length - 1, count(before) - 1]);
});

test('a set of the book of 1993 is won by the first three duels', async ({ table, page, start }) => {
  await start.open();
  await start.book('beta');
  for (const name of ['Duel', 'Set', 'Match'])
    await expect(page.getByRole('group', { name: 'Match' }).getByRole('radio', { name, exact: true })).toBeAttached();
  await table.newDuel({ book: 'beta', length: 'set of 3 wins', seed: 'a set' });
  await expect(standing(table)).toHaveText('First duel');
  await concede(table);
  await expect(result(table)).toContainText(/First duel; .+ leads 1 to 0/);
  await goOn(table);
  await concede(table);
  await goOn(table);
  await expect(standing(table)).toHaveText(/Third duel; .+ leads 2 to 0/);
  await concede(table);
  await expect(result(table)).toContainText(/wins the set, 3 to 0/);
  await isOver(table);
});

test('a match of sets goes on after the first set, and counts its duels anew', async ({ table, page }) => {
  test.setTimeout(240_000);
  await table.newDuel({ book: 'beta', length: 'best of 3 sets', seed: 'a match of sets' });
  for (let duel = 1; duel <= 3; duel += 1) {
    await concede(table);
    await goOn(table);
  }
  await expect(standing(table)).toHaveText('Fourth duel; sets 0 to 1');
  for (let duel = 4; duel <= 6; duel += 1) {
    await concede(table);
    if (duel < 6) await goOn(table);
  }
  await expect(result(table)).toContainText(/wins the match, 2 sets to 0/);
  await isOver(table);
});

test(
  shows('F-714', 'a match of three is over when two duels are won, and a single duel is over at once'),
  async ({ table, page }) => {
    await table.newDuel({ book: 'fifth', length: 'best of 3', seed: 'a match by the fifth' });
    await concede(table);
    await goOn(table);
    await expect(standing(table)).toHaveText(/Second duel; .+ leads 1 to 0/);
    await concede(table);
    await expect(result(table)).toContainText(/wins the match, 2 to 0/);
    await isOver(table);
    await table.newDuel({ book: 'fifth', seed: 'a single duel' });
    await expect(standing(table)).toHaveText('A single duel');
    await concede(table);
    await isOver(table);
  },
);

test('a duel that is over is among the replays: to look at, and to keep as text', async ({ table, page, server }) => {
  const id = await table.newDuel({ book: 'm11', seed: 'a duel to keep', opponent: 'quill' });
  await page.goto(`${server.url}#/replays`);
  const rows = (title: string) => page.getByRole('region', { name: title }).getByRole('listitem');
  const [under, over] = [rows('Under way'), rows('Over')].map((all) =>
    all.filter({ has: page.locator(`a[href="#/duel/${id}"]`) }),
  );
  await expect(under!).toContainText('Against Quill');
  await under!.getByRole('link', { name: /^Go on with/ }).click();
  await concede(table);
  await page.getByTestId('back-to-start').click();
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Replays' }).click();
  await expect(over!).toContainText('Lost');
  const href = await over!.getByRole('link', { name: /^Download/ }).getAttribute('href');
  const text = await (await page.request.get(`${server.url}${href}`)).text();
  expect(text).toMatch(/^\{"fivefold":1/);
  await over!.getByRole('link', { name: /^Look at (?!.*step by step)/ }).click();
  await expect(page.getByTestId('result')).toContainText('You have lost');
});

// ── Who begins ──

const hand = (table: Table) => table.zone('hand').locator('[data-object]');

test('the loser of the last duel takes the first turn of the next (beta)', async ({ table }) => {
  await table.newDuel({ book: 'beta', length: 'set of 3 wins', seed: 'the loser begins' });
  await concede(table);
  await goOn(table);
  await table.asks('act');
  await expect(table.situation).toHaveAttribute('data-turn', '1');
  await expect(table.nowPhase).toHaveAttribute('data-relation', 'you');
});

for (const [book, wish, turn, cards] of [
  ['tenth', /^play first/i, '1', 7],
  ['tenth', /^draw first/i, '2', 8],
  ['m11', /^play first/i, '1', 7],
  ['m11', /^draw first/i, '2', 8],
] as const) {
  test(`the loser of the last duel says who begins the next (${book}, ${wish.source})`, async ({ table }) => {
    await table.newDuel({ book, length: 'best of 3', seed: `the loser chooses by ${book}` });
    await concede(table);
    await goOn(table);
    await table.asks('option');
    await table.choice(wish).click();
    await table.asks('yesno');
    await expect(hand(table)).toHaveCount(7);
    await table.untilAsked('act');
    await expect(table.situation).toHaveAttribute('data-turn', turn);
    await expect(hand(table)).toHaveCount(cards);
  });
}

// One of these tosses is yours, and the other is not.
for (const [seed, asked] of [
  ['toss 7', true],
  ['toss 1', false],
] as const) {
  const who = asked ? 'you, who are asked' : 'the opponent, and you are not asked';
  test(shows('F-736', `the toss is won by ${who} to play or to draw first (fifth)`), async ({ table }) => {
    await table.newDuel({ book: 'fifth', seed });
    await expect(table.situation).toHaveAttribute('data-ask', asked ? 'option' : /act|yesno/);
    if (!asked) return;
    await expect(table.choice(/^draw first/i)).toBeVisible();
    // Both answers stand on the situation bar, and nowhere else.
    await expect(table.question).toHaveCount(0);
    await table.choice(/^play first/i).click();
    await expect(table.situation).not.toHaveAttribute('data-ask', 'option');
    await table.untilAsked('act');
    await expect(table.situation).toHaveAttribute('data-turn', '1');
    await expect(hand(table)).toHaveCount(7);
  });
}

for (const book of ['beta', 'portal'] as const) {
  test(`nothing is asked before the first turn, and no hand is drawn anew (${book})`, async ({ table }) => {
    await table.newDuel({ book, seed: 'nothing is asked' });
    await table.asks('act');
    await expect(hand(table)).not.toHaveCount(0);
    await expect(table.page.locator('[data-window^="question-"]')).toHaveCount(0);
    await expect(table.log).not.toContainText('new hand');
  });
}

// ── New hands ──

test(
  shows(['F-740', 'F-742', 'F-745'], 'nothing but land may be drawn anew, seven cards again, and once (fifth)'),
  async ({ table, page, server }) => {
    const { id } = await new Decks(page, server).keep('Forests', 'fifth', { Forest: 40 });
    // The toss is the opponent's, so that this is the first thing you are asked.
    await table.newDuel({ book: 'fifth', seed: 'toss 1', deck: { by: 'id', id } });
    await table.asks('yesno');
    await expect(table.dialog('Your opening hand')).toBeVisible();
    await expect(hand(table)).toHaveCount(7);
    await table.choice('Draw a new hand').click();
    await table.asks('act');
    await expect(table.dialog('Your opening hand')).toBeHidden();
    await expect(hand(table)).toHaveCount(8);
    await table.logs(/new hand/);
  },
);

test('any hand may be drawn anew, each time one card smaller (tenth)', async ({ table }) => {
  await table.newDuel({ book: 'tenth', seed: 'toss 2' });
  for (const cards of [7, 6, 5]) {
    await table.asks('yesno');
    await expect(hand(table)).toHaveCount(cards);
    await table.choice(cards === 5 ? 'Keep this hand' : 'Draw a new hand').click();
  }
  await table.asks('act');
  await expect(table.situation).toHaveAttribute('data-turn', '2');
  await expect(hand(table)).toHaveCount(6);
});

test('a replay file is opened again, and played on from one of its moments', async ({ table, page, server }) => {
  const id = await table.newDuel({ book: 'm11', seed: 'a duel to open again' });
  await concede(table);
  const text = await (await page.request.get(`${server.url}api/duels/${id}/replay`)).text();
  await page.goto(`${server.url}#/replays`);
  const file = page.getByLabel('Open a replay file');
  await file.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear friend') });
  await expect(page.getByRole('alert')).toContainText('letter.txt: line 1 of the replay is not JSON');
  await file.setInputFiles({ name: 'duel.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page).toHaveURL(/#\/replay\//);
  await expect(table.situation).toContainText('1 /');
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page).toHaveURL(/#\/duel\//);
  await expect(page.getByTestId('result')).toBeHidden();
  await expect(table.situation).not.toHaveAttribute('data-mood', 'over');
});

test('a long list of duels is shown twenty at a time, searched as a whole, and a deleted one stays away', async ({
  table,
  page,
  server,
}) => {
  const kept = ['tenth', 'beta'].flatMap((book) => Array.from({ length: book === 'beta' ? 2 : 22 }, () => book));
  for (const book of kept) {
    const position = { book, turn: 3, seats: { You: { library: ['Plains'] }, Edda: { library: ['Plains'] } } };
    expect((await page.request.post(`${server.url}api/positions`, { data: { position, level: 1 } })).ok()).toBe(true);
  }
  await page.goto(`${server.url}#/replays`);
  const list = page.getByRole('region', { name: 'Under way' });
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await list.getByRole('button', { name: /^Show \d+ more of \d+$/ }).click();
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(24);
  await page.getByRole('searchbox').fill('edda beta');
  await expect(rows).toHaveCount(2);
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await rows
    .first()
    .getByRole('button', { name: /^Really delete/ })
    .click();
  await expect(rows).toHaveCount(1);
  await page.reload();
  await page.getByRole('searchbox').fill('edda beta');
  await expect(rows).toHaveCount(1);
  await expect(table.situation).toBeHidden();
});
