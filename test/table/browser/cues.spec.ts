// Advice on a phone: it covers nothing of what it speaks of, held upright and held sideways.
import { attackBy, theirTurn, times, yourTurn } from './support/positions.ts';
import type { Table } from './support/table.ts';
import { expect, test } from './support/words.ts';

const WITH_CUES = { options: { cueCards: true } };

/** What is lit and lies under the advice, by name. */
const underAdvice = (table: Table): Promise<string[]> =>
  table.page.locator('.cue').evaluate((cue) => {
    // Where there is no room for it at all it is not shown.
    if (getComputedStyle(cue).visibility === 'hidden') return [];
    const over = cue.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('[data-light]')]
      .filter((each) => {
        const box = each.getBoundingClientRect();
        return box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top;
      })
      .map((each) => each.dataset.card ?? each.dataset.player ?? '');
  });

const MINE = [
  'Forest',
  'Forest',
  'Mountain',
  'Mountain',
  'Grizzly Bears',
  'Hill Giant',
  'Gray Ogre',
  'Prodigal Sorcerer',
];

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test(`advice covers nothing of what it speaks of at ${width} x ${height}`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    const cue = page.locator('.cue');
    await table.open(
      yourTurn('tenth', { hand: ['Forest', 'Shock'], inPlay: MINE }, { inPlay: ['Wall of Wood', 'Giant Spider'] }),
      WITH_CUES,
    );
    await expect(cue).toHaveAttribute('data-cue', 'phase main');
    await expect(cue).toBeVisible();
    expect.soft(await underAdvice(table), 'in the main phase').toEqual([]);
    await page.keyboard.press('2');
    await expect(cue).toHaveAttribute('data-cue', 'target');
    expect.soft(await underAdvice(table), 'while a target is chosen').toEqual([]);
    const position = theirTurn('fifth', { inPlay: MINE }, { inPlay: ['Hill Giant', ...times('Swamp', 2)] });
    await table.open(position, { ...WITH_CUES, script: attackBy(position, 'Hill Giant') });
    await table.untilAsked('block');
    await expect(cue).toHaveCount(0); // the window of the fight is more urgent
    await page.setViewportSize({ width: 1280, height: 720 });
  });

test('advice holds at that moment: a land that has been played is not asked for again', async ({ table, page }) => {
  const cue = page.locator('.cue');
  const hand = ['Forest', 'Grizzly Bears', 'Craw Wurm'];
  await table.open(yourTurn('tenth', { hand, inPlay: ['Forest'] }), WITH_CUES);
  await expect(cue).toContainText('Put a land into play');
  await table.inHand('Forest').click();
  await expect(table.mine('Forest')).toBeVisible();
  await expect(cue).toContainText('Play cards with the mana of your lands');
  await expect(cue).not.toContainText('Put a land');
  await table.inHand('Grizzly Bears').click();
  await expect(table.mine('Grizzly Bears')).toBeVisible();
  await expect(cue).toHaveCount(0); // there is nothing left that could be done
});
