// Using cards: what is lit, targets, X and modes, payment by hand or by itself, and taking it back.
import { times, yourTurn } from './support/positions.ts';
import { expect, shows, test } from './support/words.ts';

test(
  shows(
    ['F-751', 'F-780', 'F-808', 'F-809', 'F-810', 'F-887', 'F-889', 'F-901'],
    'what can be used now is lit, and a click puts it to its main use',
  ),
  async ({ table }) => {
    const hand = ['Forest', 'Giant Growth', 'Serra Angel'];
    await table.open(yourTurn('fifth', { hand, inPlay: ['Forest', 'Grizzly Bears'] }, { inPlay: ['Hill Giant'] }));
    await table.isLit(table.inHand('Forest'));
    // Nobody says that it is wise to use it now.
    await table.isLit(table.inHand('Giant Growth'));
    await table.isDark(table.inHand('Serra Angel'));
    await table.inHand('Forest').click();
    await expect(table.mineAll('Forest')).toHaveCount(2);
    await expect(table.inHand('Forest')).toBeHidden();
    await table.inHand('Giant Growth').click();
    await table.says('You are casting Giant Growth');
    await table.mine('Grizzly Bears').click();
    await expect(table.mine('Grizzly Bears')).toHaveAttribute('aria-label', /5\/5/);
    await table.logs(/You cast Giant Growth/);
  },
);

test(shows('F-891', 'a double click on a land puts it into play as a click does'), async ({ table }) => {
  await table.open(yourTurn('fifth', { hand: ['Forest', 'Grizzly Bears'] }));
  await table.inHand('Forest').dblclick();
  await expect(table.mineAll('Forest')).toHaveCount(1);
});

test(
  shows(['F-781', 'F-893', 'F-880', 'F-882'], 'a click on a land taps it, and its mana stands in the pool'),
  async ({ table, page }) => {
    await table.open(yourTurn('fifth', { hand: ['Hill Giant'], inPlay: ['Mountain', 'Forest'] }));
    const pool = page.getByRole('group', { name: /Your mana pool/ });
    await expect(pool).toHaveAccessibleName(/empty/);
    await table.mine('Mountain').click();
    await expect(table.mine('Mountain')).toHaveAttribute('data-tapped');
    await expect(pool).toHaveAccessibleName(/1 red/i);
  },
);

test('mana that is made and spent at once never lies in the pool', async ({ table, page }) => {
  await table.open(yourTurn('fifth', { hand: ['Grizzly Bears'], inPlay: times('Forest', 2) }));
  await table.inHand('Grizzly Bears').click();
  await expect(table.mine('Grizzly Bears')).toBeVisible();
  await expect(page.getByRole('group', { name: /Your mana pool/ })).toHaveAccessibleName(/empty/);
});

test(shows(['F-896', 'F-909'], 'a target is clicked, and a player shows the face'), async ({ table }) => {
  await table.open(yourTurn('fifth', { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, { inPlay: ['Hill Giant'] }));
  await expect(table.player(1)).not.toHaveAttribute('data-turned');
  await table.inHand('Lightning Bolt').click();
  await table.asks('pick');
  await table.isLit(table.theirs('Hill Giant'), 'must');
  await expect(table.player(1)).toHaveAttribute('data-turned');
  await table.choosePlayer(1);
  await table.lifeIs(1, 17);
});

test(
  shows(['F-904', 'F-906'], 'X is chosen by steps, ended with Done, and at most what can be paid'),
  async ({ table }) => {
    await table.open(yourTurn('fifth', { hand: ['Disintegrate'], inPlay: times('Mountain', 5) }));
    await table.inHand('Disintegrate').click();
    await table.asks('number');
    await expect(table.doneButton).toContainText('X = 4');
    await table.gives('X', 3);
    await expect(table.doneButton).toContainText('X = 3');
    await table.done();
    await table.choosePlayer(1);
    await table.lifeIs(1, 17);
  },
);

test(shows('F-903', 'X is settled with Done in the small menu too'), async ({ table }) => {
  await table.open(yourTurn('fifth', { hand: ['Disintegrate'], inPlay: times('Mountain', 3) }));
  await table.inHand('Disintegrate').click();
  await table.asks('number');
  await table.gives('X', 1);
  await table.menu(table.cloth(), /^Done/);
  await table.choosePlayer(1);
  await table.lifeIs(1, 19);
});

test('one of several effects is chosen (tenth)', async ({ table }) => {
  await table.open(yourTurn('tenth', { hand: ['Healing Salve'], inPlay: ['Plains'], life: 12 }));
  await table.inHand('Healing Salve').click();
  await table.asks('option');
  await table.choice(/gains 3 life/).click();
  await table.choosePlayer(0);
  await table.lifeIs(0, 15);
});

test(
  shows(['F-813', 'F-814', 'F-815', 'F-816'], 'a double click casts and pays by itself: with lands only'),
  async ({ table }) => {
    const inPlay = ['Llanowar Elves', ...times('Forest', 2), 'Mountain'];
    await table.open(yourTurn('fifth', { hand: ['Grizzly Bears'], inPlay }));
    await table.inHand('Grizzly Bears').dblclick();
    await expect(table.mine('Grizzly Bears')).toBeVisible();
    await expect(table.mine('Llanowar Elves')).not.toHaveAttribute('data-tapped');
    await expect(table.tapped).toHaveCount(2);
  },
);

test(
  shows(['F-783', 'F-784'], 'a land that is not to be tapped by itself is tapped only by a click'),
  async ({ table }) => {
    await table.open(yourTurn('fifth', { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Mountain', 'Plains'] }));
    await table.menu(table.mine('Mountain'), /Don.t auto-tap/);
    await table.inHand('Grizzly Bears').dblclick();
    await expect(table.mine('Grizzly Bears')).toBeVisible();
    await expect(table.mine('Mountain')).not.toHaveAttribute('data-tapped');
    await table.mine('Mountain').click();
    await expect(table.mine('Mountain')).toHaveAttribute('data-tapped');
  },
);

test(shows('F-818', 'a double click on a card with X puts everything into it'), async ({ table }) => {
  await table.open(yourTurn('fifth', { hand: ['Disintegrate'], inPlay: times('Mountain', 6) }, { life: 9 }));
  await table.inHand('Disintegrate').dblclick();
  await table.asks('pick');
  await table.choosePlayer(1);
  await table.lifeIs(1, 4);
  await expect(table.tapped).toHaveCount(6);
});

test(
  shows(['F-227', 'F-760', 'F-761'], 'a spell in the making is taken back with the button or in the small menu'),
  async ({ table }) => {
    await table.open(yourTurn('fifth', { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, { inPlay: ['Hill Giant'] }));
    await table.inHand('Lightning Bolt').click();
    await table.asks('pick');
    await table.cancel();
    await table.asks('act');
    await expect(table.inHand('Lightning Bolt')).toBeVisible();
    await table.inHand('Lightning Bolt').click();
    await table.asks('pick');
    await table.menu(table.cloth(), /^Cancel/);
    await table.asks('act');
    await expect(table.mine('Mountain')).not.toHaveAttribute('data-tapped');
  },
);

test(
  shows(
    ['F-895', 'F-947', 'F-948'],
    'one effect starts by itself; of several one is chosen, those not possible greyed',
  ),
  async ({ table, page }) => {
    const inPlay = ["Mishra's Factory", 'Forest', 'Royal Assassin'];
    const tapped = ['Hill Giant', 'Gray Ogre'].map((card) => ({ card, tapped: true }));
    await table.open(yourTurn('fifth', { inPlay }, { inPlay: tapped }));
    await table.mine("Mishra's Factory").click();
    const list = page.getByRole('menu');
    await expect(list.getByRole('menuitem')).toHaveCount(3);
    const worker = list.getByRole('menuitem', { name: /Assembly-Worker gets/ });
    await expect(worker).toHaveAttribute('data-not-now');
    await expect(worker).toHaveAccessibleName(/Not now: .*\(.+\)/);
    await list.getByRole('menuitem', { name: /becomes a 2\/2/ }).click();
    await expect(table.mine("Mishra's Factory")).toHaveAttribute('aria-label', /2\/2/);
    await table.mine('Royal Assassin').click();
    await table.asks('pick');
    await table.theirs('Hill Giant').click();
    await expect(table.theirs('Hill Giant')).toBeHidden();
  },
);

test(shows('F-884', 'each click on a colour of the pool spends one mana of it'), async ({ table, page }) => {
  await table.open(yourTurn('fifth', { hand: ['Ornithopter', 'Howling Mine'], mana: 'RRG', inPlay: ['Swamp'] }), {
    options: { autoPay: false },
  });
  await table.inHand('Howling Mine').click();
  await page.getByRole('button', { name: /Spend red/i }).click();
  await page.getByRole('button', { name: /Spend green/i }).click();
  await expect(page.getByRole('group', { name: /Your mana pool: 1 red/i })).toBeVisible();
  await table.logs('You cast Howling Mine');
});

test('a wrong click says why, with the passage, and changes nothing', async ({ table, page }) => {
  await table.open(yourTurn('fifth', { hand: ['Serra Angel'], inPlay: ['Plains'] }));
  await table.inHand('Serra Angel').click();
  await table.refuses(/mana that Serra Angel costs/);
  await expect(page.getByTestId('toast').getByRole('button', { name: /See .*: / })).toBeVisible();
  await expect(table.inHand('Serra Angel')).toBeVisible();
  await expect(table.mine('Plains')).not.toHaveAttribute('data-tapped');
});

test('mana that would burn is warned of before the phase ends', async ({ table, page }) => {
  await table.open(yourTurn('fifth', { inPlay: ['Mountain'], hand: ['Hill Giant'] }));
  await table.mine('Mountain').click();
  await expect(table.mine('Mountain')).toHaveAttribute('data-tapped');
  await table.done();
  await table.refuses(/burn|lose/i);
  await page.getByTestId('warning-back').click();
  await table.lifeIs(0, 20);
  await table.done();
  await page.getByTestId('warning-sure').click();
  await table.lifeIs(0, 19);
});

test('what revealed nothing is undone', async ({ table, page }) => {
  await table.open(yourTurn('fifth', { hand: ['Forest', 'Grizzly Bears'], inPlay: ['Mountain'] }));
  await table.inHand('Forest').click();
  await expect(table.mine('Forest')).toBeVisible();
  await page.getByTestId('undo').click();
  await expect(table.inHand('Forest')).toBeVisible();
  await expect(table.mine('Forest')).toBeHidden();
  await expect(page.getByTestId('undo')).toBeHidden();
});
