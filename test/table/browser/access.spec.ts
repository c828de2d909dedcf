// For everybody: an automatic check of every screen, every size, and reduced motion.
import { axeFinds } from './support/axe.ts';
import { BOARDS } from './support/boards.ts';
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

/** What is cut off or lies outside, and whether the situation bar is free. */
function faultsOfLayout(small: boolean): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
  if (root.scrollHeight > root.clientHeight) faults.push(`scrolls down: ${root.scrollHeight} > ${root.clientHeight}`);
  const inside = (name: string, selector: string): void => {
    for (const each of document.querySelectorAll(selector)) {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        faults.push(
          `${name} is cut off: ${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`,
        );
    }
  };
  inside('the situation bar', '[data-testid="situation"]');
  inside('a button of the situation bar', '[data-testid="situation"] button');
  inside('a territory', 'section[data-zone="territory"]');
  inside('a life register', '[data-player]');
  inside('a phase', '[data-phase]');
  const bar = document.querySelector('[data-testid="situation"]') as HTMLElement;
  const { left, right, top, bottom } = bar.getBoundingClientRect();
  for (const part of [0.1, 0.5, 0.9]) {
    const over = document.elementFromPoint(left + (right - left) * part, (top + bottom) / 2);
    if (!bar.contains(over)) faults.push(`the situation bar is covered by ${over?.className ?? 'nothing'}`);
  }
  if (small)
    for (const each of document.querySelectorAll<HTMLElement>(
      '[data-testid="situation"] button, .hand [data-object]',
    )) {
      const box = each.getBoundingClientRect();
      if (box.width < 44 || box.height < 44)
        faults.push(`too small for a finger: ${each.textContent} ${box.width}x${box.height}`);
    }
  return faults;
}

for (const { width, height } of SIZES) {
  test(`nothing is cut off at ${width} x ${height}`, async ({ table, start, page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    const tables = SCENES.filter(({ name }) => /^(table|chain|combat|full|x$|prevention)/.test(name));
    for (const scene of tables) {
      await scene.show({ table, start });
      expect.soft(await page.evaluate(faultsOfLayout, width < 1000), scene.name).toEqual([]);
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
