// Paying with artifacts beside lands: what is ringed before the click is what the click taps, and mana is chosen by symbol.
import type { Locator } from '@playwright/test';
import { yourTurn } from './support/positions.ts';
import { expect, test } from './support/words.ts';

const names = (cards: Locator): Promise<string[]> =>
  cards.evaluateAll((all) => all.map((each) => `${(each as HTMLElement).dataset.card}`).sort());

const HAND = ['Juggernaut', 'Lightning Bolt', 'Serra Angel', 'Disenchant'];
const SOURCES = ['Mox Ruby', 'Mox Pearl', 'Sol Ring', 'Plains', 'Mountain', 'Tundra'];

/** What each of them costs, whatever the colours. */
const COSTS = { Juggernaut: 4, 'Lightning Bolt': 1, 'Serra Angel': 5, Disenchant: 2 } as const;

for (const [name, cost] of Object.entries(COSTS))
  test(`with Moxen, Sol Ring and lands the click on ${name} taps what was ringed for it (beta)`, async ({
    table,
    page,
  }) => {
    await table.open(yourTurn('beta', { hand: HAND, inPlay: SOURCES }, { inPlay: ['Hill Giant', 'Icy Manipulator'] }));
    await table.settled();
    await table.inHand(name).hover();
    await expect(table.zone('territory').locator('[data-light="pays"]').first()).toBeVisible();
    // All at one moment: what is ringed, the symbols it says it gives, and the letters to be read there.
    const ringed = await table.zone('territory').evaluate((cloth) =>
      [...cloth.querySelectorAll<HTMLElement>('[data-light="pays"]')].map((each) => {
        const gives = each.closest('.place')?.querySelector<HTMLElement>('.tile-pays');
        return {
          name: `${each.dataset.card}`,
          symbols: gives?.querySelectorAll('[data-mana] svg').length ?? 0,
          letters: gives?.innerText.trim() ?? '',
        };
      }),
    );
    for (const each of ringed) {
      expect(each.symbols, each.name).toBeGreaterThan(0);
      expect(each.letters, each.name).not.toMatch(/[WUBRGCN]/);
    }
    const foretold = ringed.map((each) => each.name).sort();
    // Sol Ring gives two at once: what is ringed is as much as the cost, and no more than it needs.
    const worth = foretold.reduce((sum, source) => sum + (source === 'Sol Ring' ? 2 : 1), 0);
    expect(worth).toBe(cost);
    await table.inHand(name).click();
    if (name === 'Lightning Bolt') await table.player(1).click();
    if (name === 'Disenchant') await table.theirs('Icy Manipulator').click();
    await expect.poll(() => names(table.zone('territory').locator('[data-object][data-tapped]'))).toEqual(foretold);
    await expect(page.locator('[data-window^="question-"]')).toHaveCount(0);
  });

test('which mana a source of several gives is chosen by symbols, and no letter is to be read (beta)', async ({
  table,
  page,
}) => {
  await table.open(yourTurn('beta', { hand: ['Disenchant'], inPlay: ['Mox Ruby', 'Sol Ring', 'Birds of Paradise'] }), {
    options: { autoPay: false },
  });
  await table.mine('Birds of Paradise').click();
  await table.asks('option');
  const options = page.locator('[data-question="option"] .option');
  await expect(options).toHaveCount(5);
  for (const each of await options.all()) {
    await expect(each.locator('[data-mana] svg, svg')).not.toHaveCount(0);
    expect(await each.innerText()).not.toMatch(/\b[WUBRG]\b/);
  }
});
