// A finger needs room: on a phone everything that can be touched is at least 40 px wide and high, in whatever happens.
import { BOARDS } from './support/boards.ts';
import { EXCEPT, tooSmallToTouch } from './support/fingers.ts';
import { faultsOfLayout } from './support/layout.ts';
import { times, yourTurn } from './support/positions.ts';
import { SCENES, type Scene } from './support/scenes.ts';
import type { Position, Table } from './support/table.ts';
import { expect, test } from './support/words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const FINGER = 40;

const NAMES = [
  ...['table beta', 'table fifth', 'table portal', 'table tenth', 'table m11', 'chain', 'combat', 'your attack'],
  ...['x', 'modes', 'uses', 'menu', 'reasons', 'a target', 'paying by hand', 'prevention', 'division of damage'],
  ...['order of blockers', 'graveyard', 'ante', 'card', 'options', 'keys', 'log', 'refusal', 'burn', 'mulligan'],
  ...['concede', 'cue card', 'result', 'a duel looked at again'],
  ...['start beta', 'start m11', 'decks', 'deck being built', 'help', 'replays', 'dueling options before a duel'],
];

const board = (book: string): Position => BOARDS[book] as Position;

/** What only a phone has: the panels behind its tabs, and the list of phases. */
const PHONE: readonly (readonly [name: string, show: (at: Table) => Promise<unknown>])[] = [
  [
    'the list of phases',
    async (at) => {
      await at.open(board('m11'));
      await at.page.getByRole('button', { name: 'All phases, and where to stop' }).tap();
      await expect(at.dialog('Phases')).toBeVisible();
    },
  ],
  ...(['Card', 'Log'] as const).map(
    (tab) =>
      [
        `the panel ${tab}`,
        async (at: Table) => {
          await at.open(board('fifth'));
          await at.page.getByRole('button', { name: tab, exact: true }).tap();
          await expect(at.page.locator('.drawer')).toBeVisible();
        },
      ] as const,
  ),
];

const scenes: readonly Scene[] = [
  ...NAMES.map((name) => {
    const scene = SCENES.find((each) => each.name === name);
    if (scene === undefined) throw new Error(`There is no scene called ${name}.`);
    return scene;
  }),
  ...PHONE.map(([name, show]): Scene => ({ name, isTable: true, show: async ({ table }) => void (await show(table)) })),
];

for (const [held, width, height] of [
  ['upright', 390, 844],
  ['sideways', 844, 390],
] as const)
  test(`on a phone held ${held} a finger has ${FINGER} px for everything, and nothing is wider than the screen`, async ({
    table,
    start,
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    for (const scene of scenes) {
      await scene.show({ table, start });
      const measure = () => page.evaluate(tooSmallToTouch, { finger: FINGER, except: EXCEPT });
      await expect.soft.poll(measure, { message: scene.name, timeout: 5_000 }).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wide, `${scene.name}: wider than the screen`).toBeLessThanOrEqual(0);
      const isUnderWindow = (await page.locator('.modal, .menu').count()) > 0;
      if (!scene.isTable || isUnderWindow || (await table.situation.locator('.story-acts').count()) > 0) continue;
      expect.soft(await page.evaluate(faultsOfLayout, 0), scene.name).toEqual([]);
      const cut = await table.situation
        .locator('.sit-words')
        .evaluate((words) => [words.scrollHeight - words.clientHeight, words.scrollWidth - words.clientWidth]);
      expect.soft(Math.max(...cut), `${scene.name}: the question is whole`).toBeLessThanOrEqual(1);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });

test('the list of phases runs to one and sets a stop, where the bar is too low for a finger', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await table.open(yourTurn('tenth', { inPlay: ['Grizzly Bears'] }, { hand: times('Island', 2) }));
  const list = page.getByRole('button', { name: 'All phases, and where to stop' });
  await list.tap();
  const phases = table.dialog('Phases');
  const stop = phases.getByRole('button', { name: 'Stop at Morwenna’s Draw' });
  await stop.tap();
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  await phases.getByRole('button', { name: 'Run to your Combat' }).tap();
  await expect(phases).toBeHidden();
  await expect(table.nowPhase).toHaveAttribute('data-phase', /begin combat|attackers/);
  await expect(table.phase('draw', 'foe')).toHaveAttribute('data-stop', 'true');
});

test('what is tucked under a card is offered in its small menu, and as a list where it is to be chosen', async ({
  table,
  page,
}) => {
  const worn = { card: 'Grizzly Bears', with: ['Holy Strength'] };
  await table.open(
    yourTurn('fifth', { hand: ['Disenchant'], inPlay: ['Plains', 'Plains'] }, { inPlay: [worn, 'Rod of Ruin'] }),
  );
  await table.openMenu(table.theirs('Grizzly Bears'));
  await page.getByRole('menuitem', { name: /Holy Strength/ }).tap();
  await expect(page.getByRole('menuitem', { name: /View full card/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await table.inHand('Disenchant').tap();
  await table.inHand('Disenchant').tap();
  await table.asks('pick');
  const aura = table.question.getByRole('button', { name: /Holy Strength/ });
  const box = (await aura.boundingBox()) as { readonly width: number; readonly height: number };
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(FINGER);
  await aura.tap();
  await table.logs(/Holy Strength/);
});

test('on a phone the name of each player stands whole beside the life', async ({ table, page }) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await table.open(board('beta'));
    const names = page.locator('.player .life-name');
    await expect(names).toHaveText(['Morwenna', 'You']);
    for (const name of await names.all())
      expect(await name.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
});
