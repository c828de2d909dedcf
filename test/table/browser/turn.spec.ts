// What a turn asks for by itself: upkeep, draws, discards, sacrifices and the opening hand.
import { times, yourTurn } from './support/positions.ts';
import { expect, shows, test } from './support/words.ts';

test(
  shows(
    ['F-997', 'F-998', 'F-999', 'F-1002', 'F-1004', 'F-1047'],
    'play stops at an upkeep that must be paid, and the card is lit differently',
  ),
  async ({ table }) => {
    const inPlay = ['Lord of the Pit', { card: 'Brass Man', tapped: true }, 'Grizzly Bears', 'Mountain'];
    await table.open(yourTurn('fifth', { inPlay, hand: ['Hill Giant'] }, {}, { step: 'untap' }));
    await expect(table.nowPhase).toHaveAttribute('data-phase', 'upkeep');
    await table.isLit(table.mine('Lord of the Pit'), 'must');
    await table.isDark(table.mine('Grizzly Bears'));
    await table.isDark(table.inHand('Hill Giant'));
    await table.mine('Lord of the Pit').click();
    await table.asks('pick');
    await expect(table.situation).toContainText(/sacrifice/i);
    await table.isDark(table.mine('Mountain'));
    await table.mine('Grizzly Bears').click();
    await expect(table.mine('Grizzly Bears')).toBeHidden();
    await expect(table.pile('graveyard')).toHaveAccessibleName(/1$/);
  },
);

test(shows('F-1003', 'an upkeep effect without a choice happens at the click'), async ({ table }) => {
  await table.open(yourTurn('fifth', { inPlay: ['Force of Nature', ...times('Forest', 4)] }, {}, { step: 'untap' }));
  await expect(table.nowPhase).toHaveAttribute('data-phase', 'upkeep');
  await table.mine('Force of Nature').click();
  await table.asks('yesno');
  await table.done();
  await expect(table.tapped).toHaveCount(4);
});

test(
  shows(['F-1030', 'F-1033'], 'cards to be drawn lie face down and are drawn by a click, or one is given up'),
  async ({ table, page }) => {
    const stops = { fifth: ['draw', 'main'].map((key) => ({ whose: 'own', key })) };
    const inPlay = ['Howling Mine', 'Island Sanctuary', 'Mountain'];
    await table.open(yourTurn('fifth', { inPlay, library: times('Forest', 9) }, {}, { step: 'upkeep' }), {
      options: { stops },
    });
    await expect(table.nowPhase).toHaveAttribute('data-phase', 'draw');
    await expect(table.phase('draw')).toHaveAttribute('data-stop');
    const faceDown = page.locator('.face-down');
    await table.isLit(table.mine('Howling Mine'), 'must');
    await table.mine('Howling Mine').click();
    await expect(faceDown).toHaveCount(2);
    await faceDown.first().click();
    await table.asks('yesno');
    await expect(table.headline).toContainText('Island Sanctuary');
    await table.done();
    await table.asks('pick');
    await expect(faceDown.first()).toHaveAccessibleName(/Give up/);
    await faceDown.first().click();
    await table.asks('act');
    await faceDown.first().click();
    await expect(table.inHand('Forest')).toBeVisible();
    await expect(faceDown).toHaveCount(0);
    await expect(table.zone('hand').locator('[data-object]')).toHaveCount(1);
  },
);

test(
  shows(['F-1039', 'F-819'], 'cards over the limit are discarded by clicking them one at a time'),
  async ({ table }) => {
    const hand = ['Hill Giant', 'Serra Angel', 'Terror', ...times('Craw Wurm', 6)];
    await table.open(yourTurn('fifth', { hand, inPlay: ['Swamp'] }));
    await table.done();
    await table.asks('pick');
    await expect(table.headline).toContainText('discard');
    await table.isLit(table.inHand('Hill Giant'), 'must');
    await table.inHand('Hill Giant').click();
    await table.isLit(table.inHand('Hill Giant'), 'chosen');
    await table.inHand('Terror').click();
    await expect(table.inHand('Hill Giant')).toBeHidden();
    await expect(table.pile('graveyard')).toHaveAccessibleName(/2$/);
  },
);

test(shows('F-804', "a card that looks at the opponent's hand opens it"), async ({ table }) => {
  await table.open(yourTurn('fifth', { inPlay: ['Glasses of Urza'] }, { hand: ['Terror', 'Swamp'] }));
  await table.mine('Glasses of Urza').click();
  await table.choosePlayer(1);
  await table.pile('hand', 'foe').click();
  await expect(table.page.getByRole('dialog')).toContainText('Terror');
  await expect(table.page.getByRole('dialog')).toContainText('Swamp');
});
