// Spells that wait: the spell chain with its interrupts, targets, and damage that can still be prevented.
import { idOf, theirTurn, times, yourTurn } from './support/positions.ts';
import { expect, shows, test } from './support/words.ts';

test(
  shows(
    ['F-917', 'F-918', 'F-923', 'F-924', 'F-931', 'F-803'],
    'a spell that can be interrupted waits in the chain with its targets, and so does the interrupt',
  ),
  async ({ table }) => {
    const position = theirTurn(
      'fifth',
      { hand: ['Counterspell'], inPlay: [...times('Island', 2), 'Grizzly Bears'] },
      { hand: ['Lightning Bolt', 'Blue Elemental Blast', 'Swamp'], inPlay: ['Mountain', 'Island'] },
    );
    const cast = [
      { kind: 'cast', card: idOf(position, 'Lightning Bolt') },
      { kind: 'pick', picked: [{ what: 'object', id: idOf(position, 'Grizzly Bears') }] },
    ];
    await table.open(position, { script: cast });
    await expect(table.pile('hand', 'foe')).toHaveAccessibleName(/2$/);
    await expect(table.chain).toBeVisible();
    await expect(table.chainItems).toHaveCount(1);
    await expect(table.chainItems.first()).toContainText('Lightning Bolt');
    await expect(table.chainItems.first()).toContainText('Grizzly Bears');
    await expect(table.doneButton).toContainText('Let it be cast');
    await table.isLit(table.inHand('Counterspell'));
    await table.inHand('Counterspell').click();
    if ((await table.situation.getAttribute('data-ask')) === 'pick') await table.chainItems.first().click();
    await table.logs(/You cast Counterspell/);
    await expect(table.mine('Grizzly Bears')).toBeVisible();
    await expect(table.pile('graveyard', 'foe')).toHaveAccessibleName(/1$/);
  },
);

test(shows('F-924', 'the chance to interrupt is declined with Done'), async ({ table }) => {
  const position = theirTurn(
    'fifth',
    { hand: ['Counterspell'], inPlay: times('Island', 2) },
    { hand: ['Hill Giant', 'Swamp'], inPlay: times('Mountain', 4) },
  );
  await table.open(position, { script: [{ kind: 'cast', card: idOf(position, 'Hill Giant') }] });
  await expect(table.chain).toContainText('Hill Giant');
  await table.done();
  await expect(table.theirs('Hill Giant')).toBeVisible();
  await expect(table.chain).toBeHidden();
});

test(
  shows('F-898', 'damage that waits lies on the table as a marker, and prevention is aimed at it'),
  async ({ table, page }) => {
    const position = theirTurn(
      'fifth',
      { inPlay: ['Grizzly Bears', 'Plains', 'Samite Healer'], hand: ['Healing Salve'] },
      { hand: ['Lightning Bolt', 'Swamp'], inPlay: ['Mountain'] },
    );
    const cast = [
      { kind: 'cast', card: idOf(position, 'Lightning Bolt') },
      { kind: 'pick', picked: [{ what: 'object', id: idOf(position, 'Grizzly Bears') }] },
    ];
    await table.open(position, { script: cast });
    await table.says(/Lightning Bolt/);
    await table.done();
    await expect(page.locator('.damage-marker').first()).toBeVisible();
    await expect(page.locator('.damage-marker').first()).toContainText('3');
    await table.isLit(table.inHand('Healing Salve'));
    await table.inHand('Healing Salve').click();
    if ((await table.situation.getAttribute('data-ask')) === 'pick') await table.mine('Grizzly Bears').click();
    await expect(table.mine('Grizzly Bears')).toBeVisible();
    await expect(page.locator('.damage-marker')).toHaveCount(0);
  },
);

test('the window of what waits has the name that the book gives it', async ({ table }) => {
  const position = theirTurn(
    'tenth',
    { hand: ['Shock'], inPlay: ['Mountain'] },
    { hand: ['Hill Giant', 'Swamp'], inPlay: times('Mountain', 4) },
  );
  await table.open(position, { script: [{ kind: 'cast', card: idOf(position, 'Hill Giant') }] });
  await expect(table.chain).toHaveAccessibleName('Stack');
});

test('in portal nothing waits: a card is played and happens', async ({ table, page }) => {
  await table.open(yourTurn('portal', { hand: ['Lava Axe'], inPlay: times('Mountain', 5) }));
  await table.inHand('Lava Axe').click();
  await table.lifeIs(1, 15);
  await expect(page.locator('[data-window="chain"]')).toHaveCount(0);
});
