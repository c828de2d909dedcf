// A deck that wins a duel in a few clicks, for what comes after a duel that was won.
import { Decks } from './decks.ts';
import { expect } from './patience.ts';
import type { Table } from './table.ts';

/** Nothing but stones that cost nothing and vises: an opponent who can play nothing is gone after a few upkeeps. */
const VISES = { 'Mox Ruby': 18, 'Black Vise': 22 } as const;
const HEAVY = { 'Shivan Dragon': 40 } as const;

export async function rigged(table: Table): Promise<{ deck: object; opponentDeck: object }> {
  const decks = new Decks(table.page, table.server);
  const mine = await decks.keep('Vises', 'beta', VISES);
  const theirs = await decks.keep('Dragons without a land', 'beta', HEAVY);
  return { deck: { by: 'id', id: mine.id }, opponentDeck: { by: 'id', id: theirs.id } };
}

/** Plays every stone and vise, passes the turn, and does so again until the duel is won. */
export async function winWithVises(table: Table): Promise<void> {
  const { page } = table;
  const over = page.getByTestId('result');
  const glowing = table.zone('hand').locator('[data-light="may"]');
  for (let step = 0; step < 80; step += 1) {
    if (await over.isVisible()) break;
    const frame = (await table.situation.getAttribute('data-frame')) ?? '';
    const ask = await table.situation.getAttribute('data-ask');
    if (ask === 'act' && (await glowing.count()) > 0) await glowing.first().click();
    else if (ask === 'pick') await glowing.or(page.locator('[data-zone="hand"] [data-light="must"]')).first().click();
    else if (ask !== 'none') await table.done();
    await expect(async () => {
      const moved = (await table.situation.getAttribute('data-frame')) !== frame;
      expect(moved || (await over.isVisible())).toBe(true);
    }).toPass({ timeout: 20_000 });
  }
  await expect(over).toContainText('You have won');
}
