// Everything by keyboard: no mouse is touched in these tests.
import { times, yourTurn } from './support/positions.ts';
import { expect, test } from './support/words.ts';

test('cards are played and an attack is won with a key each', async ({ table, page }) => {
  await table.open(
    yourTurn(
      'portal',
      { hand: ['Grizzly Bears', 'Forest'], inPlay: [...times('Hill Giant', 2), ...times('Forest', 2)] },
      { life: 6 },
      { step: 'land' },
    ),
  );
  await page.keyboard.press('2');
  await expect(table.mineAll('Forest')).toHaveCount(3);
  await expect(table.nowPhase).toHaveAttribute('data-phase', 'main');
  await page.keyboard.press('1');
  await expect(table.mine('Grizzly Bears')).toBeVisible();
  await page.keyboard.press('a');
  await expect(table.doneButton).toContainText('Attack with 2 creatures');
  await table.enter();
  await expect(page.getByTestId('result')).toContainText('You have won');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('result')).toBeHidden();
});

test('arrows go from card to card, Enter uses the one in focus, and Esc takes it back', async ({ table, page }) => {
  await table.open(
    yourTurn(
      'tenth',
      { hand: ['Shock'], inPlay: ['Mountain', 'Grizzly Bears'] },
      { inPlay: ['Hill Giant', 'Wall of Wood'] },
    ),
  );
  await page.keyboard.press('ArrowUp');
  await expect(table.inHand('Shock')).toBeFocused();
  await table.enter();
  await table.asks('pick');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await table.asks('act');
  await page.keyboard.press('1');
  await table.asks('pick');
  for (let step = 0; step < 8; step += 1) {
    if (await table.theirs('Hill Giant').evaluate((card) => card === document.activeElement)) break;
    await page.keyboard.press(step === 0 ? 'ArrowUp' : step % 3 === 0 ? 'ArrowLeft' : 'ArrowUp');
  }
  await expect(table.theirs('Hill Giant')).toBeFocused();
  await table.enter();
  await table.logs(/Shock/);
});

test('every window has its key, and Esc closes it', async ({ table, page }) => {
  await table.open(yourTurn('fifth', { hand: ['Terror'], inPlay: ['Swamp', 'Serra Angel'] }));
  for (const [key, name] of [
    ['l', /happened/],
    ['o', 'Dueling Options'],
    ['?', 'All keys'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(table.dialog(name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(table.dialog(name)).toBeHidden();
  }
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('z');
  await expect(page.getByRole('dialog')).toContainText('Terror');
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('S marks a stop, U undoes, P pays by hand and N goes on', async ({ table, page }) => {
  await table.open(yourTurn('fifth', { hand: ['Forest', 'Grizzly Bears'], inPlay: times('Forest', 2) }));
  // Your own main phase has a stop from the beginning.
  await page.keyboard.press('s');
  await expect(table.phase('main')).not.toHaveAttribute('data-stop');
  await page.keyboard.press('s');
  await expect(table.phase('main')).toHaveAttribute('data-stop');
  await page.keyboard.press('1');
  await expect(table.mineAll('Forest')).toHaveCount(3);
  await page.keyboard.press('u');
  await expect(table.mineAll('Forest')).toHaveCount(2);
  await page.keyboard.press('p');
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('pay by itself');
  await page.keyboard.press('n');
  await expect(table.nowPhase).not.toHaveAttribute('data-phase', 'main');
});

test('what happens and what is asked is announced to screen readers', async ({ table, page }) => {
  await table.open(yourTurn('fifth', { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, { inPlay: ['Hill Giant'] }));
  await page.keyboard.press('1');
  await expect(page.getByTestId('announcer')).toContainText('You are casting Lightning Bolt');
  await expect(table.log).toHaveRole('log');
  await expect(table.theirs('Hill Giant')).toHaveAccessibleName(/Hill Giant, 3\/3; may be chosen/);
});

test('a letter is put on another key, does there what it did, and the table shows the new key', async ({
  table,
  page,
}) => {
  await table.open(yourTurn('m11', { inPlay: ['Grizzly Bears', 'Forest'] }, {}));
  await page.keyboard.press('?');
  const said = page.getByTestId('keys-said');
  const attack = page.getByRole('button', { name: /attack with everything/ });
  await attack.focus();
  await page.keyboard.press('Enter');
  await expect(said).toContainText('Press the key');
  await page.keyboard.press('1');
  await expect(said).toContainText('digits');
  await page.keyboard.press('x');
  await expect(attack).toHaveText('X');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('a');
  await expect(table.doneButton).not.toContainText('Attack with');
  await page.keyboard.press('x');
  await expect(table.doneButton).toContainText('Attack with');
  // A reload finds it where it was put; one press puts all back.
  await page.reload();
  await expect(table.situation).toBeVisible();
  await page.keyboard.press('?');
  await expect(attack).toHaveText('X');
  await page.getByRole('button', { name: 'Put all letters back' }).click();
  await expect(attack).toHaveText('A');
});

test('with letters and digits switched off none of them does anything, and the other keys go on', async ({
  table,
  page,
}) => {
  await table.options({ letterKeys: false });
  await table.open(yourTurn('m11', { hand: ['Forest'], inPlay: ['Grizzly Bears'] }, {}));
  const at = await table.situation.getAttribute('data-at');
  for (const key of ['1', 'a', 'n', 'e', 't', 'q']) await page.keyboard.press(key);
  await expect(table.inHand('Forest')).toBeVisible();
  await expect(table.situation).toHaveAttribute('data-at', at ?? '');
  await expect(table.doneButton).not.toContainText('Attack with');
  await table.inHand('Forest').focus();
  await page.keyboard.press('Enter');
  await expect(table.mine('Forest')).toBeVisible();
});
