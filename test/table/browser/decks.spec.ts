// The decks: built with the mouse and the keyboard, searched, read from text, kept, changed, deleted and played.
import type { Page } from '@playwright/test';
import { duelForTwo } from '../../support/seats.ts';
import { axeFinds } from './support/axe.ts';
import { Decks, decksPlayed } from './support/decks.ts';
import { test as base, expect } from './support/words.ts';

const test = base.extend<{ readonly decks: Decks }>({
  decks: async ({ page, server }, use) => use(new Decks(page, server)),
});

const WOLVES = { Forest: 24, 'Grizzly Bears': 4, 'Llanowar Elves': 4, 'Craw Wurm': 4, 'Giant Growth': 4 } as const;

test('a deck is built with the mouse: cards come and go with a click, and lands are suggested', async ({ decks }) => {
  await decks.begin('tenth');
  await expect(decks.deckColumn).toContainText('0 of 60 cards');
  await expect(decks.verdict).toContainText('asks for at least 60');
  await decks.seek('hill giant', '1 of');
  const giant = decks.foundCard('Hill Giant');
  for (let number = 1; number <= 4; number += 1) {
    await giant.click();
    await expect(decks.inDeck(number, 'Hill Giant')).toBeVisible();
  }
  await expect(giant).toHaveAccessibleName(/4 in the deck, as many as the book allows/);
  await decks.page
    .getByRole('list', { name: 'Found cards' })
    .getByRole('button', { name: 'One Hill Giant more' })
    .click();
  await expect(decks.verdict).toContainText('it has 5 of Hill Giant');
  await decks.inDeck(5, 'Hill Giant').click();
  await expect(decks.inDeck(4, 'Hill Giant')).toBeVisible();
  await expect(decks.verdict).not.toContainText('Hill Giant');
  await decks.seek('craw wurm', '1 of');
  await decks.foundCard('Craw Wurm').click();
  await decks.hasCards(5);
  await expect(decks.page.getByRole('img', { name: /^Mana curve: 4 for 4, 1 for 6$/ })).toBeVisible();
  await decks.page.getByRole('button', { name: 'Suggest lands' }).click();
  await decks.hasCards(60);
  await expect(decks.deckColumn).toContainText('Mountain');
  await expect(decks.deckColumn).toContainText('Forest');
  await expect(decks.verdict).toContainText('Tenth allows this deck');
});

test('a deck is built with the keyboard alone', async ({ decks, page }) => {
  await decks.begin('tenth');
  await decks.search.focus();
  await page.keyboard.type('t:elf c:g');
  await expect(decks.foundCard('Llanowar Elves')).toBeVisible();
  // From the search over the filters to the first card that was found.
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.classList.contains('card-row-main'))) break;
  }
  const first = (await decks.foundCards.nth(0).getAttribute('data-card')) ?? '';
  const second = (await decks.foundCards.nth(1).getAttribute('data-card')) ?? '';
  await expect(decks.foundCard(first)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('+');
  await expect(decks.inDeck(2, first)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(decks.foundCard(second)).toBeFocused();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await expect(decks.inDeck(1, second)).toBeVisible();
  await decks.hasCards(3);
  await decks.search.focus();
  await page.keyboard.press('ArrowDown');
  await expect(decks.foundCard(first)).toBeFocused();
  // In the deck itself: to its last copy and out of it, and the focus is not lost.
  await decks.inDeck(1, second).focus();
  await page.keyboard.press('Delete');
  await expect(decks.inDeck(1, second)).toBeHidden();
  await decks.hasCards(2);
  await expect(decks.inDeck(2, first)).toBeFocused();
});

test('the words of the search: what fits is found, and what is no word is told', async ({ decks }) => {
  await decks.begin('fifth');
  await decks.seek('t:creature c:w pow>=4', /\d of/);
  await expect(decks.foundCard('Serra Angel')).toBeVisible();
  await expect(decks.foundCard('White Knight')).toBeHidden();
  await decks.seek('o:"draw a card" -c:u', /\d of/);
  await expect(decks.foundCards.first()).toBeVisible();
  await decks.seek('wall of s -sw', /\d of/);
  await expect(decks.foundCard('Wall of Swords')).toBeHidden();
  await decks.seek('colour:purple', "'purple' is no colour");
  await decks.seek('strength>2', "'strength' is no word of the search");
  await decks.seek('there is no such card', '0 of');
  await expect(decks.page.getByRole('region', { name: 'Cards of the book' })).toContainText('No card fits');
});

test('colour, type and cost narrow the list down', async ({ decks, page }) => {
  await decks.begin('m11');
  await page.getByRole('button', { name: 'red', exact: true }).click();
  await page.getByLabel('Type', { exact: true }).selectOption('instant');
  await page.getByLabel('Cost', { exact: true }).selectOption('1');
  await expect(decks.foundCard('Lightning Bolt')).toBeVisible();
  await expect(decks.foundCard('Giant Growth')).toBeHidden();
  await page.getByRole('button', { name: 'red', exact: true }).click();
  await expect(decks.foundCard('Giant Growth')).toBeVisible();
});

test('a text with wrong lines is read as far as it goes, and each wrong line says what is wrong', async ({ decks }) => {
  await decks.begin('tenth');
  const window = await decks.import(
    '# Name: Elves of the text\n24 Forest\n4 Llanowar Elvs\nfour Craw Wurm\n4 Craw Wurm\n0 Shock',
  );
  const faults = window.getByRole('list', { name: 'Lines that cannot be read' }).getByRole('listitem');
  await expect(faults).toHaveCount(3);
  await expect(faults.nth(0)).toContainText(
    "Line 3. This book has no card 'Llanowar Elvs'. Did you mean 'Llanowar Elves'?",
  );
  await expect(faults.nth(1)).toContainText('Line 4.');
  await expect(faults.nth(2)).toContainText("Line 6. '0' is no number of copies");
  await expect(window.getByRole('status')).toContainText('28 cards read. 3 lines will be left out.');
  await window.getByLabel('The list').fill('24 Forest\n4 Llanowar Elvs');
  await expect(window.getByRole('status')).toContainText('1 line will be left out.');
  await window.getByRole('button', { name: 'Cancel' }).click();
  await decks.hasCards(0);
  const again = await decks.import('# Name: Elves of the text\n24 forest\n4 llanowar elves');
  await again.getByRole('button', { name: 'Take these cards' }).click();
  await decks.hasCards(28);
  await expect(decks.name).toHaveValue('Elves of the text');
});

test('a deck is saved, renamed, copied, written out and deleted after a question', async ({ decks, page }) => {
  await decks.begin('tenth');
  const window = await decks.import('24 Forest\n4 Craw Wurm');
  await window.getByRole('button', { name: 'Take these cards' }).click();
  await decks.name.fill('Wurms of mine');
  await decks.save.click();
  await expect(decks.deck('Wurms of mine')).toContainText('28 cards');
  await expect(decks.deck('Wurms of mine')).toContainText('Cannot be played: it has 28 cards');

  await page.getByRole('link', { name: 'Change Wurms of mine' }).click();
  await expect(decks.save).toBeDisabled();
  await decks.name.fill('Wurms by another name');
  await decks.save.click();
  await expect(decks.save).toBeDisabled();
  await decks.open('tenth');
  await expect(decks.deck('Wurms of mine')).toBeHidden();
  await page.getByRole('button', { name: 'Copy Wurms by another name' }).click();
  await expect(decks.deck('Wurms by another name (copy)')).toContainText('28 cards');
  await page.getByRole('button', { name: 'Export Wurms by another name', exact: true }).click();
  const text = decks.dialog('Wurms by another name as text').getByLabel('The list');
  await expect(text).toHaveValue(/^# Name: Wurms by another name\n24 Forest\n4 Craw Wurm\n$/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Delete Wurms by another name', exact: true }).click();
  await decks
    .dialog(/^Delete Wurms/)
    .getByRole('button', { name: 'Keep it' })
    .click();
  await expect(decks.deck('Wurms by another name')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Wurms by another name', exact: true }).click();
  await decks
    .dialog(/^Delete Wurms/)
    .getByRole('button', { name: 'Delete it' })
    .click();
  await expect(decks.deck('Wurms by another name')).toBeHidden();
  await page.reload();
  await expect(decks.deck('Wurms by another name (copy)')).toBeVisible();
  await expect(decks.deck('Wurms by another name')).toBeHidden();
});

test('a deck needs a name, and what is not saved is still there after a reload', async ({ decks, page }) => {
  await decks.begin('portal');
  await decks.seek('grizzly bears', '1 of');
  await decks.foundCard('Grizzly Bears').click();
  await decks.name.fill('  ');
  await decks.save.click();
  await expect(page.getByRole('alert')).toContainText('The deck needs a name');
  await page.reload();
  await expect(decks.inDeck(1, 'Grizzly Bears')).toBeVisible();
  await page.getByRole('button', { name: 'Revert' }).click();
  await decks.hasCards(0);
});

test('a ready-made deck is copied and changed; the ready-made one stays as it is', async ({ decks, page }) => {
  await decks.open('portal');
  const ready = page.getByRole('region', { name: 'Ready-made' });
  const name = (await ready.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await page.getByRole('button', { name: `Copy ${name}`, exact: true }).click();
  await expect(decks.deck(`My ${name}`)).toBeVisible();
  await page.getByRole('link', { name: `Change My ${name}` }).click();
  await decks.deckColumn
    .getByRole('button', { name: /^One .* fewer$/ })
    .first()
    .click();
  await decks.save.click();
  await expect(decks.save).toBeDisabled();
  await decks.open('portal');
  const size = async (deck: string): Promise<number> =>
    Number(await decks.deck(deck).locator('.deck-size b').textContent());
  const whole = await size(name);
  await expect.poll(() => size(`My ${name}`)).toBe(whole - 1);
});

test('a deck with faults cannot be chosen for a duel, and the way to mend it is shown', async ({
  decks,
  start,
  page,
}) => {
  const { id } = await decks.keep('Far too small', 'm11', { Forest: 10, 'Giant Growth': 5 });
  await start.open();
  await start.book('m11');
  await expect(start.radio('Far too small')).toBeDisabled();
  await expect(page.getByText('Cannot be played: it has 15 cards', { exact: false })).toBeVisible();
  await expect(start.theirDeck.locator('option', { hasText: 'Far too small' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Mend Far too small' }).click();
  await expect(page).toHaveURL(new RegExp(`#/decks/${id}`));
  await expect(decks.verdict).toContainText('5 of Giant Growth');
  const refused = await page.request.post('api/duels', {
    data: duelForTwo({ book: 'm11', deck: { by: 'id', id } }),
  });
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining("'Far too small' cannot be played") });
});

test('a duel with the own deck holds its cards, every one', async ({ decks, start, table, page, server }) => {
  await decks.keep('Wolves without wolves', 'beta', WOLVES);
  await start.open();
  await start.book('beta');
  await start.choose('Wolves without wolves');
  await page.getByRole('switch', { name: 'Ante' }).uncheck({ force: true });
  await start.play();
  await expect(page.getByRole('region', { name: 'You', exact: true })).toContainText('Wolves without wolves');
  const hand = table.zone('hand').locator('[data-card]');
  await expect(hand.first()).toBeVisible();
  for (const card of await hand.all()) expect(Object.keys(WOLVES)).toContain(await card.getAttribute('data-card'));
  await table.menu(table.cloth(), /^Concede/);
  await page.getByTestId('concede').click();
  await expect(page.getByTestId('result')).toBeVisible();
  const [mine = []] = await decksPlayed(page, server);
  const counted = Object.fromEntries(
    Object.keys(WOLVES).map((name) => [name, mine.filter((each) => each === name).length]),
  );
  expect(counted).toEqual(WOLVES);
  expect(mine).toHaveLength(40);
});

// ── For everybody ──

/** What sticks out of the window sideways. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [width, height] of [
  [1440, 900],
  [844, 390],
] as const) {
  test(`axe finds nothing on the screens beside the table, ${width} x ${height}`, async ({ decks, start, page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    const looks = async (name: string): Promise<void> => {
      expect.soft(await axeFinds(page), name).toEqual([]);
      expect.soft(await tooWide(page), `${name} sticks out`).toBeLessThanOrEqual(0);
    };
    await decks.keep('Small and faulty', 'fifth', { Forest: 10, 'Giant Growth': 5 });
    const whole = await decks.keep('Large and good', 'fifth', { ...WOLVES, Forest: 44 });
    await decks.open('fifth');
    await looks('the list of decks');
    await page.getByRole('button', { name: 'Delete Small and faulty' }).first().click();
    await expect(decks.dialog('Delete Small and faulty?')).toBeVisible();
    await looks('the question before a deck is deleted');
    await page.keyboard.press('Escape');
    await page.goto(`${page.url().split('#')[0]}#/decks/${whole.id}`);
    await expect(decks.verdict).toContainText('allows this deck');
    await looks('the builder');
    const window = await decks.import('4 Forst');
    await expect(window.getByRole('listitem')).toHaveCount(1);
    await looks('the import of a list');
    await page.keyboard.press('Escape');
    for (const [hash, heading] of [
      ['replays', 'Replays'],
      ['help', 'Help'],
    ] as const) {
      await page.goto(`${page.url().split('#')[0]}#/${hash}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await looks(heading);
    }
    await start.open();
    await start.book('fifth');
    for (const name of ['Dueling Options', 'Gauntlet Options']) {
      await page.getByRole('button', { name }).click();
      await expect(start.dialog(name)).toBeVisible();
      await looks(name);
      await page.keyboard.press('Escape');
      await expect(start.dialog(name)).toBeHidden();
    }
  });
}

test('a list of another program is read in, and a deck is written for one', async ({ decks, page }) => {
  await decks.open('m11');
  await page.getByRole('button', { name: 'Import a list' }).click();
  await page.getByLabel('Or choose a file').setInputFiles({
    name: 'burn.dck',
    mimeType: 'text/plain',
    buffer: Buffer.from('NAME:Burn\n4 [M11:149] Lightning Bolt\n56 [M11:242] Mountain\nSB: 2 [M11:1] Fireball\n'),
  });
  await expect(page.getByText('60 cards read.')).toBeVisible();
  await page.getByRole('button', { name: 'Take these cards' }).click();
  await expect(page.getByLabel('Name of the deck')).toHaveValue('Burn');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByLabel('For which program').selectOption('xmage');
  await expect(page.getByLabel('The list')).toHaveValue(
    /^NAME:Burn\n4 \[M11:0\] Lightning Bolt\n56 \[M11:0\] Mountain\nSB: 2 \[M11:0\] Fireball\n$/,
  );
  await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'Burn.dck');
  expect(await axeFinds(page)).toEqual([]);
});

test('decks that were sold stand beside ours, by the name they were sold under', async ({ decks, page }) => {
  await decks.open('m11');
  await expect(page.getByRole('region', { name: 'As they were sold' })).toContainText('Blades of Victory');
  await expect(page.getByRole('region', { name: 'Ready-made' })).not.toContainText('Blades of Victory');
});

test('the builder says in which formats of a day a deck may be played, and why not', async ({ decks, page }) => {
  await decks.keep('Bolts', 'm11', { Mountain: 56, 'Lightning Bolt': 4 });
  await decks.open('m11');
  await decks.deck('Bolts').getByRole('link', { name: 'Bolts', exact: true }).click();
  await page.getByRole('button', { name: 'Where may it be played?' }).click();
  const formats = page.getByRole('list', { name: 'Formats' });
  await expect(formats.getByRole('listitem').filter({ hasText: 'Standard, 2010-10-31' })).toContainText('legal');
  await page.getByLabel('As on').fill('1998-01-01');
  await page.getByRole('button', { name: 'Where may it be played?' }).click();
  await expect(formats).toContainText('Lightning Bolt is not in the sets of Type II, 1998-01-01 (5ED)');
  expect(await axeFinds(page)).toEqual([]);
});
