// A phone held upright: what one has to touch or read is whole, and nothing lies over it.
import { LESSONS } from '../../../src/rulebooks/lessons.ts';
import { combatMoment, FULL } from './support/boards.ts';
import { namesCutOff } from './support/layout.ts';
import { attackBy, idOf, theirs, theirTurn, times, yourTurn } from './support/positions.ts';
import { expect, test } from './support/words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the books of the first page are wide enough to be read, and their names whole', async ({ start, page }) => {
  await start.open();
  const books = page.locator('.books > .book');
  await expect(books).toHaveCount(5);
  for (const book of await books.all()) {
    const { width } = (await book.boundingBox()) as { readonly width: number };
    expect(width).toBeGreaterThan(150);
    const name = book.locator('.book-name b');
    expect(await name.evaluate((each) => each.getBoundingClientRect().width)).toBeLessThan(width);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('while blocks are declared the window of the fight lies over none of your creatures', async ({ table, page }) => {
  const { position, script } = combatMoment();
  await table.open(position, { script });
  await table.untilAsked('block');
  await expect(table.combat).toBeVisible();
  await table.mine('Serra Angel').tap();
  await expect(table.mine('Serra Angel')).toHaveAttribute('data-light', 'chosen');
  const window = (await table.combat.boundingBox()) as { readonly y: number; readonly height: number };
  const angel = (await table.mine('Serra Angel').boundingBox()) as { readonly y: number; readonly height: number };
  expect(window.y + window.height <= angel.y || window.y >= angel.y + angel.height).toBe(true);
  await expect(page.getByTestId('situation')).toBeVisible();
});

test('not blocking takes a second touch, and the first says what it costs', async ({ table, page }) => {
  const position = theirTurn('m11', { life: 3, inPlay: ['Grizzly Bears'] }, { inPlay: ['Hill Giant'] });
  await table.open(position, { script: attackBy(position, 'Hill Giant') as never });
  await table.asks('block');
  await table.settled();
  await table.doneButton.tap();
  await expect(table.toast).toContainText('You would lose 3 life, and with it the game. Touch it again');
  await table.asks('block');
  await expect(table.doneButton).toHaveAttribute('data-armed', 'true');
  // With a blocker chosen there is nothing to warn of, and without one it is asked for anew.
  await table.mine('Grizzly Bears').tap();
  await expect(table.doneButton).not.toHaveAttribute('data-armed', 'true');
  await table.mine('Grizzly Bears').tap();
  await table.doneButton.tap();
  await expect(page.getByTestId('result')).toContainText('You have lost');
});

test('a touch that was meant for the question before does not answer the one that has just come', async ({ table }) => {
  await table.open(yourTurn('tenth', { inPlay: ['Grizzly Bears'] }, {}));
  await table.settled();
  await table.doneButton.tap();
  await table.asks('attack');
  // However long the browser took for the way here: the question has come this moment.
  await table.doneButton.evaluate((button) => {
    const bar = button.closest<HTMLElement>('[data-since]') as HTMLElement;
    const age = performance.now() - Number(bar.dataset.since);
    const finger = { bubbles: true, pointerType: 'touch', detail: 1 };
    if (age > 350) return;
    button.dispatchEvent(new PointerEvent('pointerdown', finger));
    button.dispatchEvent(new PointerEvent('click', finger));
  });
  await table.page.waitForTimeout(450);
  await table.asks('attack');
});

test('over two full front rows the window of the fight lies over none of those who fight or may', async ({
  table,
  page,
}) => {
  const five = ['Grizzly Bears', 'Hill Giant', 'Serra Angel', 'Craw Wurm', 'Gray Ogre'];
  const lands = ['Forest', 'Mountain', 'Plains', 'Island'];
  const position = theirTurn('beta', { inPlay: [...five, ...lands] }, { inPlay: [...five, ...lands] });
  await table.open(position, { script: attackBy(position, ...five) as never });
  await table.untilAsked('block');
  await expect(table.combat).toBeVisible();
  await expect(async () => {
    const covered = await page.evaluate(() => {
      const window = document.querySelector('[data-window="combat"]') as HTMLElement;
      const wanted = '[data-piece][data-light], .place[data-attacking] [data-piece]';
      return [...document.querySelectorAll<HTMLElement>(wanted)]
        .filter((each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          return window.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        })
        .map((each) => each.dataset.card);
    });
    expect(covered).toEqual([]);
  }).toPass();
  await table.mine('Serra Angel').tap();
  await table.theirs('Craw Wurm').tap();
  await expect(table.doneButton).toContainText('Block with 1 creature');
});

test('many spells that wait cover neither what is aimed at nor send arrows from where they are not seen', async ({
  table,
  page,
}) => {
  const hand = [...times('Shock', 3), ...times('Giant Growth', 2)];
  const inPlay = [...times('Mountain', 3), ...times('Forest', 2), 'Grizzly Bears'];
  await table.open(yourTurn('tenth', { hand, inPlay }, { inPlay: ['Craw Wurm'] }));
  await page.keyboard.down('f');
  for (const name of hand) {
    await table.settled();
    await table.inHand(name).first().click();
    await table.asks('pick');
    await table.theirs('Craw Wurm').click();
    await table.asks('act');
  }
  const items = page.locator('[data-window="chain"] [data-item]');
  await expect(items).toHaveCount(hand.length);
  await expect(async () => {
    const { seen, lines } = await page.evaluate(() => {
      const body = document.querySelector('[data-window="chain"] .float-body')?.getBoundingClientRect() as DOMRect;
      const tops = [...document.querySelectorAll('[data-window="chain"] [data-item]')].map((each) =>
        each.getBoundingClientRect(),
      );
      const isSeen = ({ top, height }: DOMRect): boolean => {
        const middle = top + Math.min(74, height) / 2;
        return middle >= body.top && middle <= body.bottom;
      };
      return { seen: tops.filter(isSeen).length, lines: document.querySelectorAll('path.line').length };
    });
    expect(seen).toBeLessThan(hand.length);
    expect(lines).toBe(seen);
  }).toPass();
});

test('in a full row every size is read whole, beside a creature that carries something too', async ({
  table,
  page,
}) => {
  await table.open(FULL);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.card-row[data-row="front"] .place .tile-size')]
      .filter((size) => {
        const { left, top, width, height } = size.getBoundingClientRect();
        const own = size.closest('.place');
        // Under equal ones only the last is read, with their number.
        if (own?.hasAttribute('data-fan') && !own.hasAttribute('data-named')) return false;
        return [0.15, 0.5, 0.85].some((part) => {
          const at = document.elementFromPoint(left + width * part, top + height / 2);
          return at !== null && own?.contains(at) === false;
        });
      })
      .map((size) => size.closest<HTMLElement>('[data-card]')?.dataset.card),
  );
  expect(cut).toEqual([]);
});

test('in a crowded row the sign of a new or attacking creature lies beside its size, not on it', async ({
  table,
  page,
}) => {
  const sick = ['Sengir Vampire', 'Gravedigger', 'Wild Griffin'].map((card) => ({ card, sick: true }));
  const inPlay = [...sick, 'Hill Giant', 'Craw Wurm', 'Serra Angel', 'Llanowar Elves'];
  await table.open(yourTurn('tenth', { inPlay }, { inPlay: ['Grizzly Bears'] }));
  const covered = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.card-row[data-row="front"] .tile-size')]
        .filter((size) => {
          const { left, top, width, height } = size.getBoundingClientRect();
          return [0.2, 0.5, 0.8].some((part) => {
            const at = document.elementFromPoint(left + width * part, top + height / 2);
            return at !== null && !size.contains(at);
          });
        })
        .map((size) => size.closest<HTMLElement>('[data-card]')?.dataset.card),
    );
  await expect(page.locator('.row-inner[data-close]')).not.toHaveCount(0);
  expect(await covered()).toEqual([]);
  await table.beginAttack();
  for (const name of ['Hill Giant', 'Craw Wurm', 'Serra Angel']) await table.mine(name).tap();
  await expect.poll(covered).toEqual([]);
});

for (const [held, width, height] of [
  ['upright', 390, 844],
  ['sideways', 844, 390],
] as const)
  test(`held ${held} a division lies over none of those among whom it divides`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    const lands = times('Forest', 4);
    const position = yourTurn(
      'fifth',
      { hand: times('Forest', 2), inPlay: ['Craw Wurm', 'Hill Giant', ...lands] },
      { inPlay: ['Grizzly Bears', 'Hill Giant', 'Gray Ogre', ...lands] },
    );
    const wurm = idOf(position, 'Craw Wurm');
    const blocks = ['Grizzly Bears', 'Hill Giant'].map((name) => ({ blocker: theirs(position, name), attacker: wurm }));
    await table.open(position, { script: [{ kind: 'block', blocks }] });
    await table.attackWith('Craw Wurm');
    await table.untilAsked('split');
    await expect(async () => {
      const covered = await Promise.all(
        [table.theirs('Grizzly Bears'), table.theirs('Hill Giant')].map((card) =>
          card.evaluate((each) => {
            const { left, top, width: wide, height: high } = each.getBoundingClientRect();
            const at = document.elementFromPoint(left + wide / 2, top + high / 2);
            return at?.closest<HTMLElement>('[data-window]')?.dataset.window ?? '';
          }),
        ),
      );
      expect(covered).toEqual(['', '']);
    }).toPass();
    await page.setViewportSize({ width: 390, height: 844 });
  });

test('held sideways a division and its fight are seen without leafing', async ({ table, page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const position = yourTurn('tenth', { inPlay: ['Craw Wurm'] }, { inPlay: ['Grizzly Bears', 'Hill Giant'] });
  const wurm = idOf(position, 'Craw Wurm');
  const blocks = ['Grizzly Bears', 'Hill Giant'].map((name) => ({ blocker: theirs(position, name), attacker: wurm }));
  await table.open(position, { script: [{ kind: 'block', blocks }] });
  await table.attackWith('Craw Wurm');
  await table.asks('split');
  await expect(async () => {
    const hidden = await page
      .locator('.float-body')
      .evaluateAll((bodies) =>
        bodies.filter((body) => body.scrollHeight > body.clientHeight + 1).map((body) => body.textContent),
      );
    expect(hidden).toEqual([]);
  }).toPass();
  await table.gives(/Hill Giant/, 0);
  await table.gives(/Grizzly Bears/, 6);
  await table.done();
  await expect(table.theirs('Grizzly Bears')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
});

for (const [held, width, height] of [
  ['upright', 390, 844],
  ['sideways', 844, 390],
] as const)
  test(`held ${held} the coach covers nothing that the first step of a lesson speaks of, and its buttons are in sight`, async ({
    table,
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await table.options({});
    for (const { id } of LESSONS.filter((lesson) => lesson.id !== 'first-for-two')) {
      await page.goto(`${table.server.url}#/lessons`);
      await page.getByTestId(`begin-${id}`).tap();
      const card = page.getByTestId('lesson');
      await expect(card).toBeVisible();
      await expect(async () => {
        const { covered, hidden } = await card.evaluate((coach) => {
          const box = coach.getBoundingClientRect();
          const needed = '[data-piece]:is([data-light], [data-target]), .place[data-attacking] [data-piece]';
          const isOver = ({ left, top, right, bottom }: DOMRect): boolean =>
            left < box.right - 1 && box.left + 1 < right && top < box.bottom - 1 && box.top + 1 < bottom;
          const cards = [...document.querySelectorAll<HTMLElement>(needed)];
          return {
            covered: cards.filter((each) => isOver(each.getBoundingClientRect())).map((each) => each.dataset.card),
            hidden: [...coach.querySelectorAll('button')]
              .filter((each) => each.getBoundingClientRect().bottom > box.bottom + 1)
              .map((each) => each.textContent),
          };
        });
        expect({ covered, hidden }, id).toEqual({ covered: [], hidden: [] });
      }).toPass({ timeout: 5000 });
      await expect(card).toContainText(/first touch of a card in hand reads it/);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });

test('in a very full row no name is cut: long words go on below', async ({ table, page }) => {
  const creatures = [
    'Grizzly Bears',
    'Llanowar Elves',
    'Prodigal Pyromancer',
    'Serra Angel',
    'Craw Wurm',
    'Hill Giant',
  ];
  const inPlay = [...times('Forest', 4), ...times('Mountain', 3), ...creatures, 'Spined Wurm', 'Air Elemental'];
  for (const position of [yourTurn('tenth', { inPlay }, { inPlay }), FULL]) {
    await table.open(position);
    await table.settled();
    const names = page.locator('section[data-zone="territory"] .tile-name');
    await expect(names.filter({ hasText: 'Prodigal Pyromancer' }).first()).toBeVisible();
    expect(await page.evaluate(namesCutOff)).toEqual([]);
    // However small, the letters can be read on a phone.
    const letters = await names.evaluateAll((all) =>
      all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
    );
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(7);
  }
});
