// The rules at hand in the page: a question asked in the help, a word on a card opened over a duel, and a hint.
import { yourTurn } from './support/positions.ts';
import { expect, test } from './support/words.ts';

test('a question in plain words is answered by the rules of the chosen book', async ({ table, page }) => {
  await table.options({});
  await page.goto(`${table.server.url}#/help/rules`);
  await page.getByLabel('Book').selectOption('beta');
  await page.getByLabel('Your question').fill('can I block with a tapped creature?');
  await page.getByTestId('ask-rules').click();
  await expect(page.locator('[data-rule="B-228"]')).toContainText('A tapped creature cannot block');
  await page.getByLabel('Your question').fill('trample');
  await page.getByRole('button', { name: 'In all books' }).click();
  await expect(page.getByRole('region', { name: 'Portal 1997' })).toContainText('does not know it');
  await expect(page.getByRole('region', { name: 'Tenth 2007' })).toContainText('Trample:');
});

test('a word on a card is opened from the card, in the words of the duel’s book first', async ({ table, page }) => {
  await table.open(yourTurn('fifth', { inPlay: ['Serra Angel'] }, {}));
  await table.menu(table.mine('Serra Angel'), 'View full card');
  await page.locator('[data-term="flying"]').click();
  await expect(page.locator('.rules-book').first()).toContainText('Fifth 1997');
});

test('a hint says what a strong player would consider, and nothing happens by it', async ({ table, page }) => {
  await table.open(yourTurn('m11', { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, { life: 3 }));
  const at = await table.situation.getAttribute('data-at');
  await page.getByTestId('hint').click();
  await expect(table.toast).toContainText('Cast Lightning Bolt: that wins this turn.');
  await expect(table.situation).toHaveAttribute('data-at', at ?? '');
});

test('a hint that comes when the question has been answered is not told of the next one', async ({ table, page }) => {
  await table.open(yourTurn('tenth', { hand: ['Shock'], inPlay: ['Mountain', 'Grizzly Bears'] }, { life: 9 }));
  let hinted = false;
  await page.route('**/hint', async (route) => {
    const answer = await route.fetch();
    await expect(table.situation).toHaveAttribute('data-ask', 'attack');
    await route.fulfill({ response: answer });
    hinted = true;
  });
  await page.getByTestId('hint').click();
  await table.done();
  await table.asks('attack');
  await expect.poll(() => hinted).toBe(true);
  await expect(page.getByTestId('hint')).toBeEnabled();
  await expect(page.getByTestId('toast')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a card in full says what is different about it in each book', async ({ table, page }) => {
  await table.open(yourTurn('beta', { inPlay: ['Sol Ring', 'Castle'] }, {}));
  await table.mine('Castle').hover();
  await expect(page.locator('.showcase')).toContainText('Castle');
  await page.keyboard.press('z');
  const notes = page.getByRole('list', { name: 'Notes on this card' });
  await expect(notes).toContainText('Attackers get nothing from it');
  await page.getByRole('tab', { name: '2010' }).click();
  await expect(notes).toBeHidden();
});
