// For everybody: an automatic check of every screen, every size, and reduced motion.
import { axeFinds } from './support/axe.ts';
import { BOARDS } from './support/boards.ts';
import { faultsOfLayout } from './support/layout.ts';
import { SCENES } from './support/scenes.ts';
import { expect, test } from './support/words.ts';

for (const scene of SCENES) {
  test(`axe finds nothing on: ${scene.name}`, async ({ table, start, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scene.show({ table, start });
    expect(await axeFinds(page)).toEqual([]);
  });
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
] as const;

for (const { width, height } of SIZES) {
  test(`nothing is cut off at ${width} x ${height}`, async ({ table, start, page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    const tables = SCENES.filter(({ name }) => /^(table|chain|combat|full|x$|prevention)/.test(name));
    for (const scene of tables) {
      await scene.show({ table, start });
      expect.soft(await page.evaluate(faultsOfLayout, width < 1000 ? 44 : 0), scene.name).toEqual([]);
    }
  });
}

test('with reduced motion nothing moves', async ({ table, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await table.open(BOARDS.fifth as Parameters<typeof table.open>[0]);
  await table.mineAll('Plains').last().click();
  await table.inHand('Unsummon').click();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each.playState === 'running' && Number(each.effect?.getComputedTiming().duration ?? 0) > 20)
      .map((each) => (each.effect as KeyframeEffect | null)?.target?.className ?? ''),
  );
  expect(moving).toEqual([]);
});
