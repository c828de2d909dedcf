// For whoever listens: the name of a card carries its rules text as a description, wherever the card is.
import { attackBy, theirTurn, times, yourTurn } from './support/positions.ts';
import { expect, test } from './support/words.ts';

const SHOCK = 'Shock deals 2 damage to target creature or player.';

test('cards in hand, in play and attached to others carry their rules text', async ({ table, page }) => {
  await table.open(
    yourTurn(
      'tenth',
      {
        hand: ['Shock', 'Grizzly Bears'],
        inPlay: ['Mountain', { card: 'Prodigal Pyromancer', with: ['Holy Strength'] }],
      },
      { inPlay: ['Giant Spider'] },
    ),
  );
  await expect(table.inHand('Shock')).toHaveAccessibleDescription(SHOCK);
  await expect(table.inHand('Grizzly Bears')).toHaveAccessibleDescription('');
  await expect(table.mine('Prodigal Pyromancer')).toHaveAccessibleDescription(
    'tap: Prodigal Pyromancer deals 1 damage to target creature or player.',
  );
  await expect(table.mine('Holy Strength')).toHaveAccessibleDescription(/gets \+1\/\+2/);
  await expect(table.theirs('Giant Spider')).toHaveAccessibleDescription('Reach');
  await page.keyboard.press('1');
  await page.keyboard.press('c');
  await expect(table.choice(/Giant Spider/)).toHaveAccessibleDescription('Reach');
});

test('a card is described in the words of the book that is played', async ({ table }) => {
  await table.open(yourTurn('beta', { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears'] }));
  await expect(table.inHand('Giant Growth')).toHaveAccessibleDescription(/\+3\/\+3/);
  const old = await table.inHand('Giant Growth').getAttribute('aria-description');
  await table.open(yourTurn('m11', { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears'] }));
  await expect(table.inHand('Giant Growth')).not.toHaveAttribute('aria-description', old ?? '');
});

test('cards in windows carry it too: a graveyard, kept beside the table, and the combat window', async ({
  table,
  page,
}) => {
  const position = theirTurn(
    'fifth',
    { inPlay: ['Grizzly Bears'], graveyard: ['Lightning Bolt'] },
    { inPlay: ['Hill Giant', 'Drudge Skeletons', ...times('Swamp', 2)] },
  );
  await table.open(position, { script: attackBy(position, 'Drudge Skeletons') });
  await table.untilAsked('block');
  await expect(table.combat.getByRole('button', { name: /^Drudge Skeletons/ })).toHaveAccessibleDescription(
    /black mana: Regenerate/i,
  );
  await table.pile('graveyard').click();
  const window = page.getByRole('dialog', { name: /graveyard/i });
  await expect(window.getByRole('button', { name: 'Lightning Bolt' })).toHaveAccessibleDescription(/3 damage/);
  await window.getByRole('button', { name: 'Keep beside the table' }).click();
  const beside = page.locator('[data-window]').getByRole('button', { name: 'Lightning Bolt' });
  await expect(beside).toHaveAccessibleDescription(/3 damage/);
});
