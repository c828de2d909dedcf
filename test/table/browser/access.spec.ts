// For everybody: an automatic check of every screen, every size, and reduced motion.
import { axeFinds } from './support/axe.ts';
import { BOARDS } from './support/boards.ts';
import { faultsOfLayout } from './support/layout.ts';
import { SCENES } from './support/scenes.ts';
import { expect, test } from './support/words.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
] as const;
const isTable = ({ name }: { readonly name: string }): boolean => /^(table|chain|combat|full|x$|prevention)/.test(name);

for (const scene of SCENES) {
  const whole = isTable(scene) ? ', and nothing is cut off at any size' : '';
  test(`axe finds nothing on: ${scene.name}${whole}`, async ({ table, start, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scene.show({ table, start });
    expect.soft(await axeFinds(page)).toEqual([]);
    if (!isTable(scene)) return;
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      // The page hears of its new size and lays everything out anew.
      await expect
        .poll(() => page.evaluate(faultsOfLayout, width < 1000 ? 44 : 0), {
          message: `${width} x ${height}`,
          timeout: 5000,
        })
        .toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
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
