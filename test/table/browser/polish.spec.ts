// What a person notices: words that are true of the moment and not cut, results before they are settled, nothing
// covered that has to be read, and a finished duel to look at again.

import { SHOWN } from '../../../src/rulebooks/shown.ts';
import { attackBy, idOf, theirTurn, times, yourTurn } from './support/positions.ts';
import type { Table } from './support/table.ts';
import { expect, shows, test } from './support/words.ts';

const PHONE = { width: 844, height: 390 };

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('no phase of any book is cut off', async ({ table, page }) => {
  for (const book of ['beta', 'fifth', 'portal', 'tenth', 'm11']) {
    await table.open(yourTurn(book, {}));
    const cut = await page
      .locator('.phase-run')
      .evaluateAll((runs) =>
        runs
          .filter((run) => run.scrollHeight > run.clientHeight + 1 || run.scrollWidth > run.clientWidth + 1)
          .map((run) => run.textContent),
      );
    expect(cut, book).toEqual([]);
  }
});

test('before the first turn no turn is counted', async ({ table, page }) => {
  await table.newDuel({ book: 'm11', seed: 'an opening hand' });
  await expect(page.locator('.turn')).toHaveText('Beforeturn 1');
  await expect(page.locator('.turn')).not.toContainText('0');
});

/** Which of these elements say more than is seen of them. */
const cutOff = (of: ReturnType<Table['zone']>): Promise<(string | null)[]> =>
  of.evaluateAll((all) =>
    all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
  );

test('whose turn it is stands on one line, however long the name', async ({ table, page }) => {
  const name = 'Our Lady of the Tolls';
  const library = times('Plains', 12);
  const seats = { You: { library, inPlay: ['Gray Ogre'] }, [name]: { library, inPlay: ['Hill Giant'] } };
  const position = { book: 'm11', turn: 8, active: name, seats };
  await table.open(position, { script: attackBy(position, 'Hill Giant') });
  await table.untilAsked('block');
  const words = page.locator('.book-words span');
  await expect(words).toHaveText('Our Lady of the Tolls’s attack');
  expect((await boxes(words))[0]?.height).toBeLessThan(24);
  expect(await cutOff(page.locator('.book-words > *'))).toEqual([]);
});

for (const [width, height] of [
  [1101, 720],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
] as const)
  test(`who is new here finds the first duel at ${width}`, async ({ start, page }) => {
    await page.setViewportSize({ width, height });
    await page.route('**/api/start', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), duels: [] } });
    });
    await start.open();
    await expect(page.getByRole('link', { name: 'Play your first game, led by the hand' })).toBeVisible();
    expect(await cutOff(page.locator('.welcome, .welcome a'))).toEqual([]);
  });

/** Morwenna attacks with a Hill Giant and a Grizzly Bears. */
async function attacked(table: Table): Promise<void> {
  const position = theirTurn(
    'fifth',
    { inPlay: ['Serra Angel', 'Gray Ogre'], hand: times('Plains', 5) },
    { inPlay: ['Hill Giant', 'Grizzly Bears'] },
  );
  await table.open(position, { script: attackBy(position, 'Hill Giant', 'Grizzly Bears') });
  await table.untilAsked('block');
}

test('blocks are reckoned with while they are chosen', async ({ table }) => {
  await attacked(table);
  const words = table.combat.locator('.forecast');
  await expect(words).toContainText('Without blocking: You would lose 5 life (20 → 15).');
  await table.mine('Serra Angel').click();
  await table.theirs('Hill Giant').click();
  await expect(words).toContainText('If you block so: You would lose 2 life (20 → 18). 1 creature would die.');
  await expect(table.combat.getByRole('button', { name: /Hill Giant.*would die/ })).toBeVisible();
  await table.mine('Serra Angel').click();
  await expect(words).toContainText('Without blocking: You would lose 5 life');
});

test('attackers are reckoned with while they are chosen', async ({ table }) => {
  await table.open(yourTurn('portal', { inPlay: ['Hill Giant', 'Grizzly Bears'] }));
  await table.beginAttack();
  await table.mine('Hill Giant').click();
  await expect(table.combat.locator('.forecast')).toContainText('If nobody intercepts: Morwenna would lose 3 life');
  await table.mine('Grizzly Bears').click();
  await expect(table.combat.locator('.forecast')).toContainText('Morwenna would lose 5 life (20 → 15).');
});

test('the signs of a fight leave names and sizes free', async ({ table, page }) => {
  await attacked(table);
  await table.mine('Serra Angel').click();
  await table.theirs('Hill Giant').click();
  await expect(page.locator('.arrows [data-kind="block"]')).toHaveCount(1);
  await expect(page.locator('.arrows [data-kind="attack"] .sign')).toHaveCount(2);
  await expect(async () => {
    const signs = await boxes(page.locator('.arrows :is(.sign, .line)'));
    const texts = await boxes(page.locator('.territory :is(.tile-name, .tile-size)'));
    expect(texts.length).toBeGreaterThan(3);
    for (const sign of signs) for (const text of texts) expect(meet(sign, text)).toBe(false);
  }).toPass();
});

const boxes = (of: ReturnType<Table['zone']>): Promise<Box[]> =>
  of.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as Box));

test('on a phone the combat window leaves the hand and the situation free', async ({ table, page }) => {
  await page.setViewportSize(PHONE);
  await attacked(table);
  await expect(async () => {
    const [window, hand, bar] = await Promise.all(
      [table.combat, table.zone('hand'), table.situation].map(async (each) => (await each.boundingBox()) as Box),
    );
    expect(meet(window as Box, hand as Box)).toBe(false);
    expect(meet(window as Box, bar as Box)).toBe(false);
  }).toPass();
});

test('X says what it costs and does, and is written with the keys', async ({ table, page }) => {
  await table.open(yourTurn('fifth', { hand: ['Disintegrate'], inPlay: times('Mountain', 6) }));
  await table.inHand('Disintegrate').click();
  await table.asks('number');
  const outcome = page.getByTestId('outcome');
  await expect(outcome).toContainText('Pays with Mountain ×6. Leaves no land.');
  await page.keyboard.press('2');
  await expect(outcome).toContainText('Pays with Mountain ×3. Leaves Mountain ×3.');
  await expect(outcome).toContainText('deals 2 damage');
  await expect(table.zone('territory').locator('[data-light="pays"]')).toHaveCount(3);
  await page.keyboard.press('ArrowUp');
  await expect(table.doneButton).toContainText('X = 3');
  const [window, card] = [await table.question.boundingBox(), await table.inHand('Disintegrate').boundingBox()];
  expect(Math.abs((card as Box).x - (window as Box).x)).toBeLessThan(120);
  await table.enter();
  await table.asks('pick');
  await table.choosePlayer(1);
  await table.lifeIs(1, 17);
});

test(
  shows('F-885', 'a double click in the pool spends all mana of that colour, as far as the cost takes it'),
  async ({ table, page }) => {
    await table.open(yourTurn('fifth', { hand: ['Jayemdae Tome'], mana: 'RRGGGG', inPlay: ['Swamp'] }), {
      options: { autoPay: false },
    });
    await table.inHand('Jayemdae Tome').click();
    await page.getByRole('button', { name: /Spend green/i }).dblclick();
    await table.logs('You cast Jayemdae Tome');
    await expect(page.getByRole('group', { name: /Your mana pool: 2 red mana$/i })).toBeVisible();
    await expect(page.getByTestId('toast')).toHaveCount(0);
  },
);

test(
  shows(
    ['F-858', 'F-859', 'F-860'],
    'a showcase that was called up goes by itself, stays under the pointer, and goes with a click',
  ),
  async ({ table, page }) => {
    await page.clock.install();
    await table.open(yourTurn('fifth', { inPlay: ['Serra Angel'] }), { options: { layout: 'advanced' } });
    const called = table.dialog('Serra Angel');
    await table.menu(table.mine('Serra Angel'), /View full card/);
    await expect(called).toBeVisible();
    await page.clock.runFor(8000);
    await expect(called).toBeHidden();
    await table.menu(table.mine('Serra Angel'), /View full card/);
    await called.hover();
    await page.clock.runFor(20_000);
    await expect(called).toBeVisible();
    await called.getByRole('button', { name: 'Serra Angel: close' }).click();
    await expect(called).toBeHidden();
  },
);

test('a finished duel is looked at again step by step, from the result and from the replays', async ({
  table,
  page,
}) => {
  const foe = { hand: ['Terror'], life: 2 };
  const id = await table.open(yourTurn('tenth', { hand: ['Shock'], inPlay: ['Mountain'] }, foe));
  await table.inHand('Shock').click();
  await table.asks('pick');
  await table.choosePlayer(1);
  await expect(page.getByTestId('result')).toBeVisible();
  await page.getByTestId('look-again').click();
  await expect(page).toHaveURL(new RegExp(`#/replay/${id}`));
  await expect(table.situation).toHaveAttribute('data-step', '0');
  await expect(table.inHand('Shock')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(table.headline).toContainText('You play Shock');
  await expect(table.chain).toContainText('Shock');
  await page.keyboard.press('End');
  await table.lifeIs(1, 0);
  await expect(page.getByRole('button', { name: 'Next step' })).toBeDisabled();
  await page.getByRole('button', { name: 'First step' }).click();
  await expect(table.situation).toHaveAttribute('data-step', '0');
  const theirs = page.locator('[data-window="open-hand"]');
  await expect(theirs).toBeHidden();
  await page.keyboard.press('h');
  await expect(theirs).toContainText('Terror');
  await page.goto(`${table.server.url}#/replays`);
  await page
    .getByRole('link', { name: /again, step by step/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/replay\//);
  // Every way through it is within its bar, and the count beside them, on a phone as on a tablet.
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const edges = async (what: string) => {
      const box = await page.locator(what).boundingBox();
      return { from: box?.x ?? 0, to: (box?.x ?? 0) + (box?.width ?? 0) };
    };
    const bar = await edges('.story');
    expect((await edges('.story-hands >> nth=2')).to, `${width}`).toBeLessThanOrEqual(bar.to);
    expect((await edges('.story-count')).to, `${width}`).toBeLessThanOrEqual((await edges('.story-way >> nth=0')).from);
  }
});

test('a card has one picture: in hand, in play as something else, in the fight, in the showcase and in the graveyard', async ({
  table,
  page,
}) => {
  // Swamps are creatures here, and what is a creature has a figure for its picture; these were printed as lands.
  const position = yourTurn('beta', { hand: ['Swamp'], inPlay: ['Kormus Bell', 'Swamp'], graveyard: ['Swamp'] });
  await table.open(position);
  const pictureOf = (of: ReturnType<Table['zone']>) => of.locator('img.picture').first();
  await expect(table.mine('Swamp')).toHaveAttribute('aria-label', /1\/1/);
  await expect(pictureOf(table.inHand('Swamp'))).toHaveAttribute('data-print', /land/i);
  const print = (await pictureOf(table.inHand('Swamp')).getAttribute('data-print')) ?? '';
  expect(print).not.toMatch(/creature/i);
  await expect(pictureOf(table.mine('Swamp'))).toHaveAttribute('data-print', print);
  await table.mine('Swamp').hover();
  await expect(table.showcase).toContainText('Swamp');
  await expect(pictureOf(table.showcase)).toHaveAttribute('data-print', print);
  await page.keyboard.press('a');
  await expect(table.combat).toContainText('Swamp');
  await expect(pictureOf(table.combat)).toHaveAttribute('data-print', print);
  await page.keyboard.press('Escape');
  await table.pile('graveyard').click();
  await expect(page.getByRole('dialog')).toContainText('Swamp');
  await expect(pictureOf(page.getByRole('dialog'))).toHaveAttribute('data-print', print);
});

test('the picture of a printed card lies within its frame, in every book', async ({ table, page }) => {
  for (const { id: book, frame } of SHOWN) {
    await table.open(yourTurn(book, { inPlay: ['Hill Giant'] }));
    await table.mine('Hill Giant').hover();
    const face = page.locator('.showcase .face');
    await expect(face).toHaveAttribute('data-frame', frame);
    const [window] = await boxes(face.locator('.card-window'));
    const [words] = await boxes(face.locator('.words'));
    if (window === undefined || words === undefined) throw new Error(`no picture or no words in ${book}`);
    expect(Math.abs(window.x - words.x), book).toBeLessThan(4);
    expect(Math.abs(window.width - words.width), book).toBeLessThan(6);
  }
});

test('no line of types in the hand is cut off, and no title below the name of an opponent', async ({ table, page }) => {
  const hand = [
    "Garruk's Companion",
    'Prodigal Pyromancer',
    'Azure Drake',
    'Elvish Archdruid',
    'Forest',
    'Cloud Elemental',
  ];
  const cut = () =>
    page
      .locator('.hand-type, .who-words > *')
      .evaluateAll((all) =>
        all
          .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
          .map((each) => each.textContent),
      );
  for (const [width, height] of [
    [1280, 720],
    [2560, 1440],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await table.open(yourTurn('m11', { hand }));
    await expect(page.locator('.hand-type')).toHaveCount(hand.length);
    await expect.poll(cut, { message: `${width}` }).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const opponent of ['quill', 'the-twins']) {
    await table.newDuel({ book: 'beta', opponent, seed: 'titles' });
    await expect(page.locator('.who-words').first()).toContainText(/Deep Shelf|Long Road/);
    expect(await cut()).toEqual([]);
  }
});

test('no name in the hand is cut off, on a large screen or a small one', async ({ table, page }) => {
  const hand = ["Garruk's Companion", 'Prodigal Pyromancer', 'Hoarding Dragon', 'Elvish Archdruid', 'Forest'];
  const cut = () =>
    page
      .locator('.hand-name')
      .evaluateAll((names) =>
        names
          .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
          .map((name) => name.textContent),
      );
  await table.open(yourTurn('m11', { hand }));
  await expect(page.locator('.hand-name')).toHaveCount(5);
  expect(await cut()).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await cut()).toEqual([]);
});

test('the arrow of a spell covers no card on its way: it goes around, or is faint there', async ({ table, page }) => {
  const position = theirTurn(
    'fifth',
    { hand: ['Counterspell'], inPlay: [...times('Island', 2), 'Serra Angel', 'Benalish Hero'] },
    {
      hand: ['Lightning Bolt', 'Swamp'],
      inPlay: ['Mountain', 'Hill Giant', 'Gray Ogre', 'Sengir Vampire', 'Craw Wurm'],
    },
  );
  const cast = [
    { kind: 'cast', card: idOf(position, 'Lightning Bolt') },
    { kind: 'pick', picked: [{ what: 'object', id: idOf(position, 'Serra Angel') }] },
  ];
  await table.open(position, { script: cast });
  const arrow = page.locator('.arrows [data-kind="target"]');
  await expect(arrow).toHaveCount(1);
  await page.waitForTimeout(300);
  const covered = await arrow.evaluate((group) => {
    const line = group.querySelector<SVGPathElement>('.line') as SVGPathElement;
    const faint = [...(group.previousElementSibling?.querySelectorAll('rect[rx]') ?? [])].map((each) =>
      each.getBoundingClientRect(),
    );
    const cards = [...document.querySelectorAll<HTMLElement>('.territory [data-object]')];
    const isIn = ({ left, right, top, bottom }: DOMRect, { x, y }: DOMPoint) =>
      x > left && x < right && y > top && y < bottom;
    const length = line.getTotalLength();
    const found = new Set<string>();
    for (let part = 0; part < length - 4; part += 3) {
      const point = line.getPointAtLength(part);
      if (faint.some((rect) => isIn(rect, point))) continue;
      for (const card of cards) if (isIn(card.getBoundingClientRect(), point)) found.add(card.dataset.card ?? '');
    }
    return [...found];
  });
  expect(covered).toEqual([]);
});

test('a click on something that has no use says so, and what it is there for', async ({ table, page }) => {
  await table.open(yourTurn('tenth', { inPlay: ['Hill Giant'] }, { inPlay: ['Grizzly Bears'] }));
  const toast = page.getByTestId('toast');
  await table.mine('Hill Giant').click();
  await expect(toast).toHaveText(/Hill Giant has nothing to use\. It can attack once you go on to the attack\./);
  await table.theirs('Grizzly Bears').click();
  await expect(toast).toHaveText(/Grizzly Bears is under the control of Morwenna\./);
});
