// Piles into which a card divides creatures are marked on the table, for both sides, as long as they count.
import { attackBy, theirTurn, yourTurn } from './support/positions.ts';
import { expect, test } from './support/words.ts';

const THEIRS = ['Hill Giant', 'Grizzly Bears', 'Air Elemental'];

for (const book of ['beta', 'm11'] as const)
  test(`an attack across Raging River shows the pile of each creature while you choose and after it (${book})`, async ({
    table,
  }) => {
    await table.open(yourTurn(book, { inPlay: ['Raging River', 'Craw Wurm', 'Gray Ogre'] }, { inPlay: THEIRS }));
    await table.attackWith('Craw Wurm', 'Gray Ogre');
    await table.asks('option');
    const sideOf = (name: string) => table.theirs(name).locator('.tile-tags [data-kind="side"]');
    await expect(sideOf('Hill Giant')).toHaveText(/^(left|right)$/);
    await expect(sideOf('Grizzly Bears')).toHaveText(/^(left|right)$/);
    await expect(sideOf('Air Elemental')).toHaveCount(0);
    await expect(table.theirs('Hill Giant')).toHaveAccessibleName(/pile: (left|right)/);
    await expect(table.situation).toContainText(/Left: .*; right: /);
    const giants = await sideOf('Hill Giant').textContent();
    const about = (await table.headline.textContent()) ?? '';
    await table.done(); // left
    await expect(table.headline).not.toHaveText(about);
    const first = about.includes('Craw Wurm') ? 'Craw Wurm' : 'Gray Ogre';
    await expect(table.mine(first).locator('[data-kind="side"]')).toHaveText('left');
    await expect(sideOf('Hill Giant')).toHaveText(giants ?? '');
  });

test('who defends sees across which pile each attacker comes', async ({ table }) => {
  const position = theirTurn('fifth', { inPlay: THEIRS }, { inPlay: ['Raging River', 'Craw Wurm', 'Gray Ogre'] });
  const sides = [0, 1].map((option) => ({ kind: 'option', option }));
  await table.open(position, { script: [...attackBy(position, 'Craw Wurm', 'Gray Ogre'), ...sides] as never });
  await table.asks('pick');
  await table.mine('Hill Giant').click();
  await table.done();
  await table.asks('block');
  await expect(table.mine('Hill Giant').locator('[data-kind="side"]')).toHaveText('left');
  await expect(table.mine('Grizzly Bears').locator('[data-kind="side"]')).toHaveText('right');
  for (const name of ['Craw Wurm', 'Gray Ogre'])
    await expect(table.theirs(name).locator('[data-kind="side"]')).toHaveText(/^(left|right)$/);
});
