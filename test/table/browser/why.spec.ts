// "Why may I do this now?" beside "why not": the rule and its passage, from a card's menu and by a key.
import { times, yourTurn } from './support/positions.ts';
import { expect, test } from './support/words.ts';

test('the small menu of a card says by which rule it may be used, or why not', async ({ table, page }) => {
  await table.open(yourTurn('tenth', { hand: ['Forest', 'Grizzly Bears', 'Serra Angel'], inPlay: times('Forest', 2) }));
  await table.openMenu(table.inHand('Grizzly Bears'));
  const use = page.getByRole('menuitem', { name: /^Play Grizzly Bears/ });
  await expect(use).toHaveAccessibleName(/You may: it is your main phase.*\(.*T-126/);
  await page.keyboard.press('Escape');
  await table.openMenu(table.inHand('Serra Angel'));
  await expect(page.getByRole('menuitem', { name: /^Play Serra Angel/ })).toHaveAccessibleName(/Not now: .*mana/);
  await page.getByRole('menuitem', { name: /^Why may I, why not/ }).click();
  await table.refuses(/Serra Angel\. Not now: you cannot make the mana/);
});

test('by keyboard alone: Y says it of the card in focus, and it is read aloud', async ({ table, page }) => {
  await table.open(
    yourTurn('portal', { hand: ['Raging Goblin'], inPlay: ['Mountain', 'Hill Giant'] }, {}, { step: 'play cards' }),
  );
  await page.keyboard.press('y');
  await table.refuses(/Go to a card/);
  await page.keyboard.press('ArrowUp');
  await expect(table.inHand('Raging Goblin')).toBeFocused();
  await page.keyboard.press('y');
  await table.refuses(
    /Raging Goblin\. You may: cards are played in your own turn, before and after the attack \(.*P-186/,
  );
  await expect(page.getByTestId('announcer')).toContainText(/Raging Goblin\. You may/);
});

test('in an attack it says who may attack and who may not', async ({ table, page }) => {
  await table.open(yourTurn('m11', { inPlay: ['Grizzly Bears', { card: 'Hill Giant', sick: true }] }));
  await table.beginAttack();
  await table.mine('Grizzly Bears').hover();
  await page.keyboard.press('y');
  await table.refuses(/Grizzly Bears\. You may: your untapped creatures .*M-185/);
  await table.mine('Hill Giant').hover();
  await page.keyboard.press('y');
  await table.refuses(/Hill Giant\. Not now: .*M-054/);
});
