// For those who see little: the system's own colours, the browser's larger letters, and everything at twice its size.
import { FULL } from './support/boards.ts';
import { faultsOfLayout, namesCutOff, overTheEdge } from './support/layout.ts';
import { yourTurn } from './support/positions.ts';
import { SCENES } from './support/scenes.ts';
import { expect, test } from './support/words.ts';

const TABLES = SCENES.filter(({ name }) => /^(table (beta|m11)|chain|combat|full|x$|prevention)/.test(name));
const SCREENS = SCENES.filter(({ name }) => /^(start m11|decks|help|options|replays|rules|lessons)/.test(name));

/** A screen whose words are wider than the window has to be pushed to and fro to be read. */
const sideways = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('in forced colours what may, must and is chosen are told apart by their outlines', async ({ table, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await table.open(
    yourTurn(
      'm11',
      { hand: ['Shock', 'Giant Growth'], inPlay: ['Mountain', 'Grizzly Bears'] },
      { inPlay: ['Hill Giant'] },
    ),
  );
  const outline = (locator: typeof table.situation): Promise<string> =>
    locator.evaluate((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return `${outlineStyle} ${outlineWidth}`;
    });
  await table.isLit(table.inHand('Shock'), 'may');
  expect(await outline(table.inHand('Shock'))).toBe('solid 2px');
  expect(await outline(table.inHand('Giant Growth'))).toMatch(/^none/);
  await table.inHand('Shock').click();
  await table.isLit(table.theirs('Hill Giant'), 'must');
  expect(await outline(table.theirs('Hill Giant'))).toBe('double 6px');
  // A picture keeps its colours.
  const kept = await page
    .locator('.picture')
    .first()
    .evaluate((each) => getComputedStyle(each).forcedColorAdjust);
  expect(kept).toBe('none');
});

test("letters grow with the browser's own", async ({ table, start, page }) => {
  await start.open();
  const size = (): Promise<number> => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  const larger = (by: string): Promise<string> =>
    page.evaluate((size) => (document.documentElement.style.fontSize = size), by);
  const before = await size();
  await larger('150%');
  expect(await size()).toBeCloseTo(before * 1.5, 1);
  expect(await page.evaluate(sideways)).toBe(0);
  await table.open(yourTurn('tenth', { hand: ['Shock'], inPlay: ['Mountain'] }, { inPlay: ['Hill Giant'] }));
  const name = table.situation.getByRole('button').first();
  const words = (): Promise<number> => name.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  await larger('');
  const small = await words();
  await larger('150%');
  expect(await words()).toBeGreaterThan(small);
  expect(await page.evaluate(faultsOfLayout, 0)).toEqual([]);
  await larger('');
});

test('at 200 % in a window of 1280 x 720 every table is whole and no screen is wider than the window', async ({
  table,
  start,
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 640, height: 360 });
  for (const scene of TABLES) {
    await scene.show({ table, start });
    expect.soft(await page.evaluate(faultsOfLayout, 0), scene.name).toEqual([]);
  }
  for (const scene of SCREENS) {
    await scene.show({ table, start });
    expect.soft(await page.evaluate(sideways), scene.name).toBe(0);
  }
});

test('on a phone held upright no screen is wider than the window, the first page included', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const screen of ['', 'people', 'lessons', 'decks', 'limited', 'collection', 'replays', 'lab', 'help']) {
    await page.goto(`${server.url}#/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(sideways), { message: screen }).toBe(0);
  }
  await page.goto(`${server.url}#/`);
  await expect(page.getByTestId('play')).toBeInViewport({ ratio: 1 });
});

test('on a phone sixty permanents lie within their cloths, upright and on its side', async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await table.open(FULL);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const message = `${width} x ${height}`;
    await expect.poll(() => page.evaluate(overTheEdge), { message }).toEqual([]);
    await expect.poll(() => page.evaluate(faultsOfLayout, 40), { message }).toEqual([]);
  }
});

test('cards in play and their names grow with the window up to 2560 x 1440, and nothing is cut', async ({
  table,
  page,
}) => {
  const inPlay = ['Forest', 'Mountain', 'Grizzly Bears', 'Llanowar Elves', 'Prodigal Pyromancer', 'Icy Manipulator'];
  await table.open(yourTurn('tenth', { hand: ['Shock', 'Giant Growth'], inPlay }, { inPlay }));
  /** Each card's width and the height of its letters. */
  const sizes = (): Promise<readonly (readonly [card: string, width: number, letters: number])[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('section[data-zone="territory"] [data-piece]')].map((each) => {
        const name = each.querySelector('.tile-name') as HTMLElement;
        const letters = Number.parseFloat(getComputedStyle(name).fontSize);
        return [`${each.dataset.card}`, each.getBoundingClientRect().width, letters] as const;
      }),
    );
  let before: Awaited<ReturnType<typeof sizes>> = [];
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const now = await sizes();
      expect(now).toHaveLength(2 * inPlay.length);
      for (const [index, [card, wide, letters]] of before.entries()) {
        expect(now[index]?.[1], `${card} at ${width}`).toBeGreaterThan(wide * 1.25);
        expect(now[index]?.[2], `the name of ${card} at ${width}`).toBeGreaterThan(letters * 1.15);
      }
    }).toPass();
    before = await sizes();
    expect(await page.evaluate(faultsOfLayout, 0)).toEqual([]);
    expect(await page.evaluate(namesCutOff)).toEqual([]);
    expect(await page.evaluate(overTheEdge)).toEqual([]);
  }
});
