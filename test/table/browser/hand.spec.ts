// In the hand: cards are carried to where they are meant, and a phone has layouts of its own.
import type { Locator, Page } from '@playwright/test';
import { FULL } from './support/boards.ts';
import { attackBy, theirTurn, times, yourTurn } from './support/positions.ts';
import { Robot } from './support/robot.ts';
import { expect, test } from './support/words.ts';

async function carry(page: Page, card: Locator, to: Locator): Promise<void> {
  const [from, there] = [await card.boundingBox(), await to.boundingBox()];
  if (from === null || there === null) throw new Error('nothing to carry, or nowhere to carry it to');
  await page.mouse.move(from.x + from.width / 2, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y - 20, { steps: 3 });
  await page.mouse.move(there.x + there.width / 2, there.y + there.height / 2, { steps: 5 });
  await page.mouse.up();
}

test('a card carried to the table is played, and back over the hand it is not', async ({ table, page }) => {
  await table.open(yourTurn('tenth', { hand: ['Forest', 'Grizzly Bears'], inPlay: times('Forest', 2) }));
  await carry(page, table.inHand('Grizzly Bears'), table.inHand('Forest'));
  await expect(table.inHand('Grizzly Bears')).toBeVisible();
  await carry(page, table.inHand('Forest'), table.cloth());
  await expect(table.mineAll('Forest')).toHaveCount(3);
  await carry(page, table.inHand('Grizzly Bears'), table.cloth());
  await expect(table.mine('Grizzly Bears')).toBeVisible();
});

test('a card carried onto a target is aimed at it', async ({ table, page }) => {
  const foe = { inPlay: ['Hill Giant', 'Grizzly Bears'] };
  await table.open(yourTurn('tenth', { hand: ['Shock', 'Shock'], inPlay: times('Mountain', 2) }, foe));
  await carry(page, table.inHand('Shock'), table.theirs('Grizzly Bears'));
  await expect(table.theirs('Grizzly Bears')).toBeHidden();
  await carry(page, table.inHand('Shock'), table.player(1));
  await table.lifeIs(1, 18);
});

test('a card that cannot be played says why where it was let go', async ({ table, page }) => {
  await table.open(yourTurn('tenth', { hand: ['Craw Wurm'], inPlay: ['Forest'] }));
  await carry(page, table.inHand('Craw Wurm'), table.cloth());
  await expect(page.locator('.why-here')).toContainText('Not now');
  await expect(table.inHand('Craw Wurm')).toBeVisible();
});

test('a creature carried onto an attacker blocks it', async ({ table, page }) => {
  const position = theirTurn('fifth', { inPlay: ['Hill Giant'] }, { inPlay: ['Grizzly Bears'] });
  await table.open(position, { script: attackBy(position, 'Grizzly Bears') as never });
  await table.asks('block');
  await carry(page, table.mine('Hill Giant'), table.theirs('Grizzly Bears'));
  await expect(table.doneButton).toContainText('with 1 creature');
  await table.done();
  await expect(table.theirs('Grizzly Bears')).toBeHidden();
});

test('a creature carried onto one of several attackers intercepts it, and one that cannot says so (portal)', async ({
  table,
  page,
}) => {
  const position = theirTurn('portal', { inPlay: ['Hill Giant'] }, { inPlay: ['Border Guard', 'Starlit Angel'] });
  await table.open(position, { script: attackBy(position, 'Border Guard', 'Starlit Angel').slice(1) as never });
  await table.asks('pick');
  await carry(page, table.mine('Hill Giant'), table.theirs('Starlit Angel'));
  await table.refuses('cannot stand in the way');
  await carry(page, table.mine('Hill Giant'), table.theirs('Border Guard'));
  await table.asks('block');
  await expect(table.doneButton).toContainText('Intercept with 1 creature');
  // Let go again it meets nobody; the attacker has been chosen all the same.
  await table.mine('Hill Giant').click();
  await expect(table.doneButton).toContainText('Do not intercept');
});

test('a hand that fits lies side by side, on every screen', async ({ table, page }) => {
  await table.open(yourTurn('tenth', { hand: ['Forest', 'Shock', 'Grizzly Bears'] }));
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const boxes = await page
        .locator('.hand-card')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
      expect(boxes).toHaveLength(3);
      for (const [index, box] of boxes.slice(1).entries())
        expect(box.left).toBeGreaterThanOrEqual((boxes[index] as DOMRect).right - 1);
    }).toPass();
  }
});

test('in a large hand the key of each card stands below what is seen of it', async ({ table, page }) => {
  await table.open(yourTurn('tenth', { hand: [...times('Forest', 7), ...times('Grizzly Bears', 8)] }));
  const astray = await page.locator('.in-hand').evaluateAll((places) =>
    places.flatMap((place, index) => {
      const key = place.querySelector('kbd')?.getBoundingClientRect();
      const next = places[index + 1]?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
      const middle = key === undefined ? 0 : key.left + key.width / 2;
      const isBelow = key === undefined || (middle > place.getBoundingClientRect().left && middle < next);
      return isBelow ? [] : [index + 1];
    }),
  );
  expect(astray).toEqual([]);
});

test('in a large hand the size of every creature is read without pointing at it', async ({ table, page }) => {
  await table.open(yourTurn('tenth', { hand: [...times('Grizzly Bears', 4), ...times('Hill Giant', 4), 'Forest'] }));
  const sizes = page.locator('.in-hand .hand-size');
  await expect(sizes).toHaveCount(8);
  const hidden = await sizes.evaluateAll((all) =>
    all.flatMap((size) => {
      const { left, right, top, bottom } = size.getBoundingClientRect();
      const seen = [left + 1, right - 1].every((x) => document.elementFromPoint(x, (top + bottom) / 2) === size);
      return seen ? [] : [size.textContent];
    }),
  );
  expect(hidden).toEqual([]);
});

test('what is carried is seen wherever it is held, beyond its own cloth too', async ({ table, page }) => {
  const position = theirTurn('fifth', { inPlay: ['Hill Giant'] }, { inPlay: ['Grizzly Bears'] });
  await table.open(position, { script: attackBy(position, 'Grizzly Bears') as never });
  await table.asks('block');
  const [from, to] = [await table.mine('Hill Giant').boundingBox(), await table.cloth('foe').boundingBox()];
  if (from === null || to === null) throw new Error('nothing to carry, or nowhere to carry it to');
  await page.mouse.move(from.x + 20, from.y + 30);
  await page.mouse.down();
  const [x, y] = [to.x + 60, to.y + 60];
  await page.mouse.move(x, y, { steps: 4 });
  const held = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest<HTMLElement>('[data-card]')?.dataset.card,
    [x, y] as const,
  );
  expect(held).toBe('Hill Giant');
  await page.mouse.up();
  await expect(table.mine('Hill Giant')).toBeVisible();
});

for (const [name, width, height] of [
  ['upright', 390, 844],
  ['sideways', 844, 390],
] as const) {
  test.describe(`a phone held ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('nothing is wider than the screen, and what is touched is large enough', async ({ table, page }) => {
      await table.open(FULL);
      const { wide, small } = await page.evaluate(() => {
        const touchable = '.duel :is(.sit-button, .pile, .panel-tabs button, .tile, .hand-card)';
        const boxes = [...document.querySelectorAll<HTMLElement>(touchable)].map((each) => ({
          name: each.dataset.card ?? each.textContent ?? '',
          box: each.getBoundingClientRect(),
        }));
        return {
          wide: document.documentElement.scrollWidth - window.innerWidth,
          // What lies in a fan shows less of itself; the whole of it is what is touched.
          small: boxes
            .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 30)
            .map((each) => each.name),
        };
      });
      expect(wide).toBeLessThanOrEqual(0);
      expect(small).toEqual([]);
      await expect(page.locator('.tile-name:visible').first()).toBeVisible();
    });

    test('a duel is played to its end', async ({ table }) => {
      test.setTimeout(240_000);
      await table.newDuel({
        book: name === 'upright' ? 'portal' : 'tenth',
        opponent: 'morwenna',
        seed: `phone ${name}`,
      });
      await new Robot(table).playOut();
      await expect(table.page.getByTestId('result')).toBeVisible();
    });
  });
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first touch reads a card and shows what pays, the second plays it', async ({ table, page }) => {
    await table.open(yourTurn('tenth', { hand: ['Grizzly Bears'], inPlay: times('Forest', 3) }));
    const drawer = page.locator('.drawer[data-drawer="card"]');
    await page.locator('.panel-tabs [data-tab="card"]').tap();
    await expect(drawer.getByText('Touch a card in hand once to read it here.')).toBeVisible();
    await expect(drawer.getByText('Point at a card')).toBeHidden();
    await table.inHand('Grizzly Bears').tap();
    await expect(drawer).toContainText('Grizzly Bears');
    await expect(page.getByRole('region', { name: 'Payment', includeHidden: true })).toContainText('Forest ×2');
    await expect(table.situation).toBeInViewport({ ratio: 1 });
    const [read, asked] = await Promise.all([drawer.boundingBox(), table.situation.boundingBox()]);
    expect(read?.y).toBeGreaterThanOrEqual((asked?.y ?? 0) + (asked?.height ?? 0));
    await expect(table.mine('Grizzly Bears')).toBeHidden();
    await table.inHand('Grizzly Bears').tap();
    await expect(table.mine('Grizzly Bears')).toBeVisible();
    await expect(drawer).toBeHidden();
  });

  test('a card that is slid up to the table is played', async ({ table, page }) => {
    await table.open(yourTurn('tenth', { hand: ['Forest'] }));
    const [card, cloth] = await Promise.all([table.inHand('Forest').boundingBox(), table.cloth().boundingBox()]);
    if (card === null || cloth === null) throw new Error('nothing to slide, or nowhere to slide it to');
    const x = card.x + card.width / 2;
    const [from, to] = [card.y + card.height / 2, cloth.y + cloth.height / 2];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', from);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((to - from) * step) / 8);
    await touch('touchEnd', to);
    await expect(table.mine('Forest')).toBeVisible();
    await finger.detach();
  });
});

test('a duel is left without giving it up, found again, and deleted in two steps', async ({ table, page }) => {
  // Another one, so that the list does not end with this one.
  await table.open(yourTurn('tenth', { hand: ['Island'] }));
  await table.open(yourTurn('tenth', { hand: ['Forest'] }));
  await table.menu(table.cloth(), 'Leave the table');
  await expect(page.getByTestId('play')).toBeVisible();
  await page.goto(`${table.server.url}#/replays`);
  const underWay = page.getByRole('region', { name: 'Under way' }).getByRole('listitem');
  await expect(underWay).not.toHaveCount(0);
  await page.getByRole('searchbox').fill('nobody of that name');
  await expect(underWay).toHaveCount(0);
  await page.getByRole('searchbox').fill('Morwenna');
  // One page of the list holds only some of them: the heading counts all.
  const heading = page.getByRole('heading', { name: /^Under way \(\d+\)$/ });
  const before = Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
  await underWay
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(heading).toHaveText(`Under way (${before})`);
  await underWay
    .first()
    .getByRole('button', { name: /^Really delete/ })
    .click();
  await expect(heading).toHaveText(`Under way (${before - 1})`);
});
