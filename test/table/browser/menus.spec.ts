// The small menus: right click on the cloth, a card, a pile or a life register.
import { times, yourTurn } from './support/positions.ts';
import { expect, shows, test } from './support/words.ts';

test(
  shows(['F-750', 'F-756', 'F-782'], 'a right click on the cloth or a card opens the menu of that place'),
  async ({ table, page }) => {
    await table.open(yourTurn('fifth', { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Hill Giant'] }));
    await table.openMenu(table.cloth());
    for (const name of [/^Arrange/, /^Concede/, /^Done/, /^Duel options/, /^Go to/, /^Help/, /ID tags/, /invisible/])
      await expect(page.getByRole('menuitem', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await table.inHand('Lightning Bolt').click();
    await table.openMenu(table.cloth());
    await expect(page.getByRole('menuitem', { name: /^Cancel/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await table.openMenu(table.mine('Mountain'));
    for (const name of [/^Help/, /ID tags/, /invisible/, /auto-tap/, /View full card/])
      await expect(page.getByRole('menuitem', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    // What cannot be is not offered: only lands are tapped by themselves.
    await table.openMenu(table.mine('Hill Giant'));
    await expect(page.getByRole('menuitem', { name: /auto-tap/ })).toBeHidden();
  },
);

test(
  shows(
    ['F-749', 'F-752', 'F-757', 'F-758', 'F-759'],
    'a card is dragged to another place, and put back by Arrange cards or a double click',
  ),
  async ({ table }) => {
    await table.open(yourTurn('fifth', { inPlay: ['Grizzly Bears', 'Hill Giant', 'Serra Angel'], hand: ['Forest'] }));
    const bears = table.mine('Grizzly Bears');
    const xOf = async (): Promise<number> => Math.round((await bears.boundingBox())!.x);
    const home = await xOf();
    const at = await table.situation.getAttribute('data-at');
    const drag = async (): Promise<void> => {
      const angel = (await table.mine('Serra Angel').boundingBox())!;
      await bears.hover();
      await table.page.mouse.down();
      await table.page.mouse.move(angel.x + angel.width + 60, angel.y + 20, { steps: 8 });
      await table.page.mouse.up();
      await expect.poll(xOf).toBeGreaterThan(home + 40);
    };
    await drag();
    await table.menu(table.cloth(), /^Arrange/);
    await expect.poll(xOf).toBe(home);
    await drag();
    await table.cloth().dblclick({ position: { x: 5, y: 5 } });
    await expect.poll(xOf).toBe(home);
    // Nothing of it has reached the duel.
    expect(await table.situation.getAttribute('data-at')).toBe(at);
    await table.isDark(bears);
  },
);

test(shows(['F-762', 'F-763'], 'a duel is given up only when it is confirmed'), async ({ table, page }) => {
  await table.open(yourTurn('fifth', { inPlay: ['Mountain'] }));
  await table.menu(table.cloth(), /^Concede/);
  await page.getByRole('button', { name: 'Play on' }).click();
  await table.asks('act');
  await table.menu(table.cloth(), /^Concede/);
  await page.getByTestId('concede').click();
  await expect(page.getByTestId('result')).toContainText('You have lost');
});

test(shows('F-772', 'Duel options opens the Dueling Options'), async ({ table }) => {
  await table.open(yourTurn('fifth', { inPlay: ['Mountain'] }));
  await table.menu(table.cloth(), /^Duel options/);
  await expect(table.dialog('Dueling Options')).toBeVisible();
});

test(shows('F-774', 'Help opens over the table, from the cloth and from a card'), async ({ table, page }) => {
  await table.open(yourTurn('fifth', { inPlay: ['Mountain'] }));
  await table.menu(table.cloth(), /^Help/);
  await expect(table.dialog('Help')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table.dialog('Help')).toBeHidden();
  await table.menu(table.mine('Mountain'), /^Help/);
  await expect(table.dialog('Help')).toBeVisible();
});

test(shows(['F-776', 'F-777'], 'ID tags tell equal cards apart, and are switched on and off'), async ({ table }) => {
  await table.open(yourTurn('fifth', { inPlay: times('Hill Giant', 2) }));
  const giants = table.mineAll('Hill Giant');
  const ids = await giants.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.object ?? ''));
  expect(new Set(ids).size).toBe(2);
  await expect(giants.first()).not.toContainText(`#${ids[0]}`);
  await table.menu(table.cloth(), /ID tags/);
  for (const [index, id] of ids.entries()) await expect(giants.nth(index)).toContainText(id);
  await table.menu(giants.first(), /ID tags/);
  await expect(giants.first().getByText(ids[0] as string)).toBeHidden();
});

test(shows('F-778', 'effects that are not seen on a card are shown on demand'), async ({ table, page }) => {
  await table.open(
    yourTurn('fifth', { hand: ['Giant Growth'], inPlay: ['Forest', 'Hill Giant'] }, { inPlay: ['Wall of Wood'] }),
  );
  await table.inHand('Giant Growth').click();
  await table.mine('Hill Giant').click();
  await expect(table.mine('Hill Giant')).toHaveAttribute('aria-label', /6\/6/);
  const words = /\+3\/\+3/;
  await expect(table.mine('Hill Giant')).not.toContainText(words);
  await table.menu(table.cloth(), /invisible effects/);
  await expect(table.mine('Hill Giant')).toContainText(words);
  await expect(page.getByRole('menu')).toBeHidden();
});

test(shows('F-785', 'View full card shows the card large'), async ({ table }) => {
  await table.open(yourTurn('fifth', { inPlay: ['Serra Angel'] }));
  await table.menu(table.mine('Serra Angel'), /View full card/);
  await expect(table.dialog('Serra Angel')).toContainText(/flying/i);
});

test(
  shows(['F-864', 'F-865'], 'a pile shows roughly how many cards a library has, and a right click exactly'),
  async ({ table, page }) => {
    await table.open(yourTurn('fifth', { library: times('Forest', 31) }, { library: times('Swamp', 3) }));
    await expect(table.pile('library', 'you')).toHaveAttribute('data-deep', '3');
    await expect(table.pile('library', 'foe')).toHaveAttribute('data-deep', '1');
    await table.pile('library', 'foe').click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: /3 cards left/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await table.pile('library').click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: /31 cards left/ })).toBeVisible();
  },
);

test(
  shows(['F-872', 'F-874', 'F-875'], 'graveyards, the ante and cards out of the game are looked through'),
  async ({ table, page }) => {
    await table.open(
      yourTurn(
        'beta',
        { graveyard: ['Terror', 'Hill Giant'], removed: ['Serra Angel'], ante: ['Mox Ruby'] },
        { ante: ['Black Lotus'], graveyard: ['Shivan Dragon'] },
      ),
    );
    await table.pile('graveyard').click();
    await expect(page.getByRole('dialog')).toContainText('Terror');
    await page.keyboard.press('Escape');
    await table.pile('graveyard', 'foe').click();
    await expect(page.getByRole('dialog')).toContainText('Shivan Dragon');
    await page.keyboard.press('Escape');
    await table.menu(table.pile('graveyard'), /ante/);
    await expect(page.getByRole('dialog')).toContainText('Mox Ruby');
    await expect(page.getByRole('dialog')).toContainText('Black Lotus');
    await page.keyboard.press('Escape');
    await table.menu(table.pile('graveyard'), /^Out|^Removed|^Exile/i);
    await expect(page.getByRole('dialog')).toContainText('Serra Angel');
  },
);

test('a graveyard is kept beside the table and read while play goes on', async ({ table, page }) => {
  await table.open(
    yourTurn('m11', { hand: ['Shock'], inPlay: ['Mountain'], graveyard: ['Terror'] }, { inPlay: ['Grizzly Bears'] }),
  );
  await table.pile('graveyard').click();
  await page.getByRole('button', { name: 'Keep beside the table' }).click();
  const pile = page.getByRole('region', { name: /Your graveyard/ });
  await expect(pile.getByRole('listitem')).toHaveText(['Terror']);
  await table.inHand('Shock').click();
  await table.theirs('Grizzly Bears').click();
  await expect(pile.getByRole('listitem')).toHaveText(['Shock', 'Terror']);
  await pile.getByRole('button', { name: 'Terror' }).hover();
  await expect(page.locator('.showcase')).toContainText('Terror');
  await pile.getByRole('button', { name: 'Put away' }).click();
  await expect(pile).toBeHidden();
});

test(shows('F-879', 'a life register is flipped over to the face'), async ({ table }) => {
  await table.open(yourTurn('fifth', { inPlay: ['Mountain'] }));
  await table.menu(table.player(1), /Flip over/);
  await expect(table.player(1)).toHaveAttribute('data-turned');
  await table.menu(table.player(1), /Flip over/);
  await expect(table.player(1)).not.toHaveAttribute('data-turned');
});
