// Three questions of everybody who is new to the game, each answered on the table itself.
import { attackBy, theirs, theirTurn, times, yourTurn } from './support/positions.ts';
import { expect, test } from './support/words.ts';

test('"which of these do I click?": what may be used is lit, what may not says why, and a hint names one', async ({
  table,
  page,
}) => {
  const hand = ['Grizzly Bears', 'Craw Wurm', 'Forest', 'Counterspell'];
  await table.open(yourTurn('fifth', { hand, inPlay: ['Forest', 'Forest'] }, { inPlay: ['Hill Giant'] }));
  await table.isLit(table.inHand('Grizzly Bears'));
  await table.isLit(table.inHand('Forest'));
  await table.isDark(table.inHand('Craw Wurm'));
  await table.isDark(table.inHand('Counterspell'));
  await expect(table.inHand('Grizzly Bears')).toHaveAccessibleName(/may be used/);
  // A click on what is not possible changes nothing, and says why not.
  const at = await table.situation.getAttribute('data-at');
  await table.inHand('Craw Wurm').click();
  await expect(table.toast).toContainText(/mana|pay/i);
  await expect(table.situation).toHaveAttribute('data-at', at ?? '');
  await page.getByTestId('hint').click();
  await expect(table.toast).toContainText(/Grizzly Bears|Forest/);
  await expect(table.situation).toHaveAttribute('data-at', at ?? '');
});

test('"why did that die?": the line of the log tells of the damage, whose it was, and how much it could bear', async ({
  table,
}) => {
  const position = theirTurn('fifth', { inPlay: ['Grizzly Bears'] }, { inPlay: ['Hill Giant'] });
  await table.open(position, { script: attackBy(position, 'Hill Giant') as never });
  await table.untilAsked('block');
  await table.mine('Grizzly Bears').click();
  await table.theirs('Hill Giant').click();
  // It is foretold before it happens …
  await expect(table.combat).toContainText(/Grizzly Bears|would die|lose/);
  await table.done();
  await expect(table.mine('Grizzly Bears')).toBeHidden();
  // … and explained afterwards.
  const died = table.page.locator('.log li', { hasText: /Grizzly Bears go(es)? to|Grizzly Bears dies/ });
  await died.first().locator('.log-why').click();
  const line = table.page.getByRole('dialog', { name: /happened/i }).locator('details[open]');
  await expect(line).toContainText('It had 3 damage, and its toughness was 2.');
  await expect(line).toContainText(/Hill Giant deals 3 damage to Grizzly Bears/);
});

test('"what can she do now?": her untapped lands, her hand, what she can use and who could block, and nothing hidden', async ({
  table,
}) => {
  const position = yourTurn(
    'fifth',
    { inPlay: ['Forest'] },
    {
      hand: ['Counterspell', 'Terror'],
      inPlay: [
        ...times('Island', 2),
        { card: 'Swamp', tapped: true },
        'Rod of Ruin',
        { card: 'Icy Manipulator', tapped: true },
        'Sol Ring',
        'Hill Giant',
      ],
    },
  );
  await table.open(position);
  expect(theirs(position, 'Hill Giant')).toBeGreaterThan(0);
  for (const of of [table.cloth('foe'), table.player(1)]) {
    await table.menu(of, 'What can Morwenna do now?');
    await expect(table.toast).toContainText('Morwenna has 2 cards in hand and 2 untapped lands to pay: 2 Island.');
    await expect(table.toast).toContainText('What is on the table and can be used: Rod of Ruin.');
    await expect(table.toast).toContainText('Other things that pay: Sol Ring.');
    await expect(table.toast).toContainText('Untapped creatures: Hill Giant.');
    await expect(table.toast).not.toContainText(/Counterspell|Terror/);
  }
  // Of oneself nobody asks it.
  await table.openMenu(table.cloth());
  await expect(table.page.getByRole('menuitem', { name: /What can/ })).toHaveCount(0);
});

test('"what can she do now?" in Portal: nobody uses anything in the turn of another, nor what is for before the attack in it', async ({
  table,
}) => {
  const foe = ['Capricious Sorcerer', 'Gorilla Warrior', ...times('Island', 2)];
  const attack = theirTurn('portal', { inPlay: ['Hill Giant'] }, { inPlay: foe });
  await table.open(attack, { script: attackBy(attack, 'Gorilla Warrior') as never });
  await table.asks('block');
  await table.menu(table.player(1), 'What can Morwenna do now?');
  await expect(table.toast).toContainText('Untapped creatures: Capricious Sorcerer.');
  await expect(table.toast).not.toContainText('can be used');
  await table.open(yourTurn('portal', { inPlay: ['Hill Giant'] }, { inPlay: foe }));
  await table.menu(table.player(1), 'What can Morwenna do now?');
  await expect(table.toast).toContainText('2 untapped lands to pay: 2 Island.');
  await expect(table.toast).not.toContainText('can be used');
});
