// The Dueling Options: what each changes on the table, and that it is kept or dropped.
import { yourTurn } from './support/positions.ts';
import type { Table } from './support/table.ts';
import { expect, shows, test } from './support/words.ts';

const angel = yourTurn('fifth', { inPlay: ['Serra Angel', 'Plains'], hand: ['Plains'] });

async function openOptions(table: Table) {
  await table.page.keyboard.press('o');
  const window = table.dialog('Dueling Options');
  await expect(window).toBeVisible();
  return window;
}

/** The switch or radio lies under its words. */
const flip = async (table: Table, name: string): Promise<void> =>
  table.dialog('Dueling Options').getByText(name, { exact: true }).click();

const ok = async (table: Table): Promise<void> =>
  table.dialog('Dueling Options').getByRole('button', { name: 'OK' }).click();

test(
  shows(['F-787', 'F-788', 'F-791', 'F-798'], 'the Dueling Options hold the settings of the table'),
  async ({ table }) => {
    await table.open(angel);
    const window = await openOptions(table);
    for (const name of ['Standard', 'Advanced']) await expect(window.getByRole('radio', { name })).toBeAttached();
    for (const name of [/cue cards/i, /abilities/i, /power/i, /next draws/i, /full control/i])
      await expect(window.getByRole('switch', { name })).toBeAttached();
    await expect(window.getByRole('radiogroup', { name: /Background of your territory/ })).toBeVisible();
    await flip(table, 'Green');
    await expect(table.zone('territory', 'you')).toHaveAttribute('data-cloth', 'G');
    await expect(table.zone('territory', 'foe')).not.toHaveAttribute('data-cloth', 'G');
  },
);

test(shows(['F-800', 'F-801'], 'OK keeps the settings and Cancel drops them'), async ({ table }) => {
  await table.open(angel);
  const first = await openOptions(table);
  await flip(table, 'Show power and toughness');
  await first.getByRole('button', { name: 'Cancel' }).click();
  await expect(table.mine('Serra Angel')).toContainText('4/4');
  await openOptions(table);
  await flip(table, 'Show power and toughness');
  await ok(table);
  await expect(table.mine('Serra Angel')).not.toContainText('4/4');
  await table.reload();
  await expect(table.mine('Serra Angel')).not.toContainText('4/4');
});

test(
  shows(
    ['F-793', 'F-794', 'F-795', 'F-855'],
    'abilities and power are shown on the card; the showcase keeps to the print',
  ),
  async ({ table }) => {
    await table.open(yourTurn('fifth', { inPlay: [{ card: 'Serra Angel', with: ['Holy Strength'] }, 'Plains'] }));
    await expect(table.mine('Serra Angel')).toContainText('5/6');
    const marks = table.mine('Serra Angel').locator('.tile-skills');
    await expect(marks).toBeVisible();
    await table.mine('Serra Angel').hover();
    await expect(table.showcase).toContainText('4/4');
    await openOptions(table);
    await flip(table, 'Show abilities');
    await ok(table);
    await expect(marks).toBeHidden();
  },
);

test(
  shows(
    ['F-753', 'F-786', 'F-789', 'F-790', 'F-857'],
    'the advanced layout gives the showcase up for larger territories, and calls it on demand',
  ),
  async ({ table }) => {
    await table.open(angel);
    await expect(table.showcase).toBeVisible();
    const before = (await table.zone('territory').boundingBox())!.width;
    await openOptions(table);
    await flip(table, 'Advanced');
    await ok(table);
    await expect(table.showcase).toBeHidden();
    expect((await table.zone('territory').boundingBox())!.width).toBeGreaterThan(before);
    await expect(table.phase('main')).toBeVisible();
    await expect(table.player(0)).toBeVisible();
    await table.menu(table.mine('Serra Angel'), /View full card/);
    await expect(table.dialog('Serra Angel')).toBeVisible();
  },
);

test(shows('F-792', 'cue cards are small advice that can be switched off'), async ({ table, page }) => {
  await table.open(angel, { options: { cueCards: true } });
  const cue = page.getByRole('complementary', { name: 'Cue card' });
  await expect(cue).toContainText('What glows can be used now');
  await openOptions(table);
  await flip(table, 'Show cue cards');
  await ok(table);
  await expect(cue).toBeHidden();
});

test(
  shows(['F-796'], 'the cards that would have come next are shown at the end, where wanted'),
  async ({ table, page }) => {
    await table.open(yourTurn('fifth', { inPlay: ['Mountain'], library: ['Shivan Dragon', 'Forest'] }), {
      options: { seeNextDraws: true },
    });
    await expect(page.getByText('Shivan Dragon')).toHaveCount(0);
    await table.menu(table.cloth(), /^Concede/);
    await page.getByTestId('concede').click();
    await expect(page.getByRole('region', { name: 'You would have drawn next' })).toContainText('Shivan Dragon');
  },
);

test(shows('F-722', 'the first page offers the very same options'), async ({ start, page }) => {
  await start.open();
  await page.getByRole('button', { name: 'Dueling Options' }).click();
  const window = start.dialog('Dueling Options');
  for (const name of ['Standard', 'Advanced']) await expect(window.getByRole('radio', { name })).toBeAttached();
  await expect(window.getByRole('switch', { name: /full control/i })).toBeAttached();
});
