// More than one person at a page, and more than two at a table.
import { axeFinds } from './support/axe.ts';
import { four, six } from './support/rings.ts';
import { expect, test } from './support/words.ts';

const LIBRARY = ['Plains', 'Plains', 'Plains'];

test('two people share the screen: it is handed over with the hands covered, by one key', async ({ table, page }) => {
  await table.openFor(
    {
      book: 'tenth',
      turn: 7,
      seats: {
        Ann: { hand: ['Shock', 'Giant Growth'], inPlay: ['Mountain'], library: LIBRARY },
        Ben: { hand: ['Shock', 'Boomerang'], inPlay: ['Mountain'], library: LIBRARY, life: 2 },
      },
    },
    [0, 1],
  );
  const cover = page.getByTestId('handover');
  await expect(cover.getByRole('heading', { name: 'Pass the screen to Ann' })).toBeVisible();
  await expect(page.locator('[data-zone], [data-object]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(cover).toBeHidden();
  await expect(table.zone('hand').locator('[data-card="Giant Growth"]')).toBeVisible();
  await table.inHand('Shock').click();
  await table.isLit(table.player(1), 'must');
  await table.player(1).click();
  await expect(cover.getByRole('heading', { name: 'Pass the screen to Ben' })).toBeVisible();
  await expect(page.locator('[data-zone], [data-object]')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('Giant Growth');
  await cover.getByRole('button', { name: /I am Ben/ }).click();
  await expect(table.zone('hand').locator('[data-card="Boomerang"]')).toBeVisible();
  await expect(table.situation).toContainText('Ann has played Shock, aimed at you');
  await expect(page.locator('body')).not.toContainText('Giant Growth');
  // Loaded anew, the page is covered again, for whoever is asked.
  await page.reload();
  await expect(cover.getByRole('heading', { name: 'Pass the screen to Ben' })).toBeVisible();
  await cover.getByRole('button').click();
  await expect(table.situation).toContainText('aimed at you');
  await table.done();
  await expect(page.getByTestId('result')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('Ann wins the game.');
});

test('with four the one who comes next is large, the others are folded, and a click or a key unfolds them', async ({
  table,
  page,
}) => {
  await table.open(four('free-for-all'));
  const at = (number: number) => page.locator(`.seat[data-seat="${number}"]`);
  await expect(page.locator('.seat')).toHaveCount(3);
  await expect(at(1)).toHaveAttribute('data-large');
  await expect(at(2)).not.toHaveAttribute('data-large');
  await expect(at(3)).toContainText('2 creatures');
  await expect(at(3).locator('[data-player="3"]')).toHaveAccessibleName('Varga’s life: 20');
  await expect(at(3).getByRole('button', { name: 'Varga’s hand: 2' })).toBeVisible();
  await at(3)
    .getByRole('button', { name: /Varga.*unfold/ })
    .click();
  await expect(at(3).locator('[data-card="Hill Giant"]')).toBeVisible();
  await at(3)
    .getByRole('button', { name: /Varga.*fold/ })
    .click();
  await expect(at(3).locator('[data-card="Hill Giant"]')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  await page.keyboard.press('v');
  await expect(at(2)).toHaveAttribute('data-large');
});

test('with four every player can be aimed at, and each attacker has its own defender', async ({ table, page }) => {
  await table.open(four('free-for-all'));
  await table.inHand('Shock').click();
  await table.isLit(table.player(3), 'must');
  await expect(page.locator('.seat[data-large]')).toHaveCount(3);
  await table.player(3).click();
  await table.lifeIs(3, 18);
  await page.keyboard.press('a');
  await expect(table.situation).toHaveAttribute('data-ask', 'attack');
  await expect(page.locator('[data-object][data-card="Runeclaw Bear"][data-light="chosen"]')).toBeVisible();
  // The last of them is sent at somebody else.
  await table.player(2).click();
  await expect(page.locator('.arrows [data-kind="attack"]')).toHaveCount(2);
  await table.done();
  // Blocks have been declared, and with a spell in hand one is asked once more.
  await expect(table.situation).toContainText('Your attack: blockers');
  await table.done();
  await table.lifeIs(2, 18);
  await table.lifeIs(1, 18);
});

test('Two-Headed Giant: your team mate sits beside you with an open hand, and each side has one life total', async ({
  table,
  page,
}) => {
  await table.open(four('two-headed-giant'));
  const mate = page.locator('.ring.own .seat[data-relation="ally"]');
  await expect(mate).toHaveAccessibleName('Pell, on your side');
  await expect(mate.getByRole('list', { name: 'Pell’s hand' })).toContainText('Boomerang');
  await expect(page.locator('.ring.across .seat')).toHaveCount(2);
  await table.lifeIs(0, 30);
  await table.inHand('Shock').click();
  await table.isLit(table.player(3), 'must');
  await table.player(3).click();
  await table.lifeIs(3, 28);
  await table.lifeIs(2, 28);
  await expect(page.locator('[data-zone="hand"] [data-card="Boomerang"]')).toHaveCount(0);
});

test('six at an Emperor’s table fit into 1440 by 900, and four into 1280 by 720', async ({ table, page }) => {
  const fits = async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const cut = await page.locator('.ring.across').evaluate((ring) => ring.scrollWidth - ring.clientWidth);
    expect([wide, cut]).toEqual([0, 0]);
  };
  await table.open(four('free-for-all'));
  await fits();
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.open(six());
  await expect(page.locator('.seat')).toHaveCount(5);
  await expect(page.locator('.seat[data-relation="ally"]')).toHaveCount(2);
  await fits();
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('the first page offers the variants of a book, and people who share the screen', async ({ start, page }) => {
  await start.open();
  await start.book('m11');
  const field = (name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) });
  await field('Table').selectOption({ label: 'Free-for-All, for 3 to 8' });
  await field('Players').selectOption('4');
  await field('Attack').selectOption('attack left');
  await expect(start.words).toContainText('Free-for-All for 4: you and 3 computers');
  await page.getByLabel('Opponent at seat 3').selectOption({ label: 'Varga' });
  await page.getByLabel('Level at seat 3').selectOption({ label: 'Novice' });
  const asked = page.waitForRequest('**/api/duels');
  await start.play();
  expect((await asked).postDataJSON()).toMatchObject({ variant: 'free-for-all, attack left', length: 'single' });
  expect((await asked).postDataJSON().seats[2]).toMatchObject({ opponent: 'varga', level: 1, deck: { by: 'id' } });
  await expect(page.locator('.seat')).toHaveCount(3);
  await start.open();
  await start.book('portal');
  await field('People at this screen').selectOption('2');
  await page.getByLabel('Name at seat 2').fill('Bea');
  const deck = page.getByLabel('Deck at seat 2');
  await deck.selectOption({ label: 'March of the Goblins' });
  expect(await axeFinds(page)).toEqual([]);
  const two = page.waitForRequest('**/api/duels');
  await start.playButton.click();
  await expect(page.getByTestId('handover')).toBeVisible();
  expect((await two).postDataJSON().seats[1]).toMatchObject({ held: 'person', name: 'Bea', deck: { by: 'id' } });
});
