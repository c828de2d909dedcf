// What lies where on the table: territories, hands, the situation bar, the showcase, piles and registers.
import { times, yourTurn } from './support/positions.ts';
import { expect, shows, test } from './support/words.ts';

test(
  shows(
    ['F-754', 'F-820', 'F-850', 'F-861', 'F-868', 'F-876', 'M-091', 'M-213'],
    'the territories take most of the room, and everything else lies around them',
  ),
  async ({ table, page }) => {
    await table.open(yourTurn('fifth', { inPlay: ['Forest'], life: 13 }, { life: 10 }));
    const box = async (name: string) => (await page.locator(name).first().boundingBox())!;
    const [foe, you] = [
      await box('section[data-zone="territory"][data-relation="foe"]'),
      await box('section[data-zone="territory"][data-relation="you"]'),
    ];
    const bar = await box('[data-testid="situation"]');
    const hand = await box('section[data-zone="hand"]');
    expect(foe.y).toBeLessThan(bar.y);
    expect(bar.y).toBeLessThan(you.y);
    expect(you.y).toBeLessThan(hand.y);
    for (const part of [bar, hand]) expect(foe.width * foe.height).toBeGreaterThan(part.width * part.height);
    const showcase = (await table.showcase.boundingBox())!;
    expect(showcase.x).toBeLessThan((await box('[data-phase]')).x);
    const [theirs, mine] = [
      await box('.pile[data-zone="library"][data-relation="foe"]'),
      await box('.pile[data-zone="library"][data-relation="you"]'),
    ];
    expect(theirs.y).toBeLessThan(showcase.y);
    expect(mine.y).toBeGreaterThan(showcase.y);
    const grave = await box('.pile[data-zone="graveyard"][data-relation="you"]');
    expect(Math.abs(grave.y - mine.y)).toBeLessThan(4);
    await table.lifeIs(0, 13);
    await table.lifeIs(1, 10);
    expect((await box('[data-player="1"]')).y).toBeLessThan(theirs.y);
    expect((await box('[data-player="0"]')).y).toBeGreaterThan(mine.y);
  },
);

test(
  shows(['F-802', 'F-806'], 'your hand is always in view, and scrolls when it holds more than fits'),
  async ({ table }) => {
    await table.open(yourTurn('fifth', { hand: [...times('Forest', 8), ...times('Craw Wurm', 9), 'Serra Angel'] }));
    const cards = table.zone('hand').locator('[data-object]');
    await expect(cards).toHaveCount(18);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last()).toBeInViewport();
    await expect(table.zone('hand')).toHaveAccessibleName(/18 cards/);
  },
);

test(
  shows(
    ['F-821', 'F-822', 'F-823'],
    'the situation bar says what goes on, is never covered, and its button what it does',
  ),
  async ({ table, page }) => {
    await table.open(yourTurn('fifth', { hand: ['Disintegrate'], inPlay: times('Mountain', 4) }));
    const uncovered = async (): Promise<boolean> =>
      table.situation.evaluate((bar) => {
        const { left, right, top, bottom } = bar.getBoundingClientRect();
        const points = [0.1, 0.5, 0.9].map((part) => [left + (right - left) * part, (top + bottom) / 2] as const);
        return points.every(([x, y]) => bar.contains(document.elementFromPoint(x, y)));
      });
    expect(await uncovered()).toBe(true);
    await expect(table.doneButton).toContainText('End the turn');
    await table.inHand('Disintegrate').click();
    await table.asks('number');
    await expect(table.doneButton).toContainText('X = 3');
    await expect(table.cancelButton).toBeVisible();
    expect(await uncovered()).toBe(true);
    // Dragged onto the bar, a window stays beside it.
    const head = (await page.locator('[data-window^="question-"] header').boundingBox())!;
    await page.mouse.move(head.x + 30, head.y + 8);
    await page.mouse.down();
    const bar = (await table.situation.boundingBox())!;
    await page.mouse.move(bar.x + 200, bar.y + 10, { steps: 6 });
    await page.mouse.up();
    expect(await uncovered()).toBe(true);
  },
);

test(
  shows(['F-851', 'F-853', 'F-854', 'F-856'], 'the card under the pointer is shown large, with its whole text'),
  async ({ table, page }) => {
    await table.open(
      yourTurn(
        'fifth',
        { hand: ['Terror'], inPlay: ['Serra Angel'], graveyard: ['Hill Giant'] },
        { inPlay: ['Mons’s Goblin Raiders'.replace('’', "'")] },
      ),
    );
    await table.mine('Serra Angel').hover();
    await expect(table.showcase).toContainText('Serra Angel');
    await table.inHand('Terror').hover();
    await expect(table.showcase).toContainText('Terror');
    await table.pile('graveyard').hover();
    await expect(table.showcase).toContainText('Hill Giant');
    await table.inHand('Terror').hover();
    await expect(table.showcase).toContainText('Terror');
    const expand = table.showcase.getByRole('button', { name: /Aa|whole text/ });
    await expand.click();
    await expect(expand).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.showcase-text')).toContainText(/Bury/);
    await expand.click();
    await expect(page.locator('.showcase-text')).toBeHidden();
  },
);

test(
  shows(['F-748', 'F-852'], 'what a turn does by itself is done, and a card that is drawn is shown'),
  async ({ table }) => {
    const library = ['Shivan Dragon', ...times('Forest', 5)];
    await table.open(yourTurn('fifth', { library, inPlay: [{ card: 'Mountain', tapped: true }] }));
    await expect(table.mine('Mountain')).toHaveAttribute('data-tapped');
    await table.done();
    await expect(table.situation).toHaveAttribute('data-turn', '9');
    await expect(table.mine('Mountain')).not.toHaveAttribute('data-tapped');
    await expect(table.inHand('Shivan Dragon')).toBeVisible();
    await expect(table.showcase).toContainText('Shivan Dragon');
  },
);

test(shows('F-878', 'poison is shown at the life register'), async ({ table }) => {
  await table.open(yourTurn('fifth', { poison: 3, inPlay: ['Forest'] }));
  await expect(table.player(0)).toContainText('3');
  await expect(table.player(0)).toHaveAccessibleName(/3 poison/);
});

test(shows(['F-047', 'F-050', 'M-437'], 'a card shows its colours, and the one it has now'), async ({ table }) => {
  await table.open(
    yourTurn(
      'fifth',
      { hand: ['Lifelace'], inPlay: ['Forest', 'Hill Giant', 'Juggernaut'] },
      { inPlay: ['Merfolk of the Pearl Trident'] },
    ),
  );
  await expect(table.mine('Hill Giant')).toHaveAttribute('data-colour', 'R');
  await table.inHand('Lifelace').click();
  await table.mine('Hill Giant').click();
  await expect(table.mine('Hill Giant')).toHaveAttribute('data-colour', 'G');
});

test(
  shows(['M-044', 'M-506'], 'lands lie nearest to their player, and a token shows whether it is tapped'),
  async ({ table }) => {
    await table.open(
      yourTurn('m11', {
        hand: [],
        inPlay: ['Forest', 'Grizzly Bears', { card: 'Garruk Wildspeaker', counters: { loyalty: 3 } }],
      }),
    );
    const [land, bears] = [
      (await table.mine('Forest').boundingBox())!,
      (await table.mine('Grizzly Bears').boundingBox())!,
    ];
    expect(land.y).toBeGreaterThan(bears.y);
    await table.mine('Garruk Wildspeaker').click();
    await table.page.getByRole('menuitem', { name: /Beast/ }).click();
    await expect(table.mine('Beast')).toHaveAttribute('aria-label', /3\/3/);
    await expect(table.mine('Beast')).not.toHaveAttribute('aria-label', /tapped/);
  },
);

test(shows('F-553', 'what the rules do not allow cannot be done'), async ({ table }) => {
  await table.open(
    yourTurn('fifth', { hand: ['Forest', 'Forest'], inPlay: [{ card: 'Prodigal Sorcerer', sick: true }] }),
  );
  await table.inHand('Forest').click();
  await expect(table.mineAll('Forest')).toHaveCount(1);
  await table.inHand('Forest').click();
  await table.refuses(/one land|land/i);
  await expect(table.mineAll('Forest')).toHaveCount(1);
  await table.mine('Prodigal Sorcerer').click();
  await table.refuses(/Not now/);
});

test(
  shows('F-886', 'a click acts on the very card that it meets, also where cards lie close together'),
  async ({ table }) => {
    await table.open(yourTurn('fifth', { inPlay: times('Forest', 5), hand: ['Craw Wurm'] }));
    const forests = table.mineAll('Forest');
    await expect(forests).toHaveCount(5);
    const ids = await forests.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.object ?? ''));
    const second = table.zone('territory').locator(`[data-object="${ids[1]}"]`);
    const box = (await second.boundingBox())!;
    const shown = await table.page.evaluate(
      ([x, y]) =>
        document.elementFromPoint(x as number, y as number)?.closest<HTMLElement>('[data-object]')?.dataset.object,
      [box.x + 5, box.y + box.height / 2],
    );
    await table.page.mouse.click(box.x + 5, box.y + box.height / 2);
    await expect(table.zone('territory').locator(`[data-object="${shown}"]`)).toHaveAttribute('data-tapped');
    await expect(table.tapped).toHaveCount(1);
  },
);
