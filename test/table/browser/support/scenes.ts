// Every screen and state of the page by name: for the accessibility check, for the sizes and for the pictures.

import { BOARDS, chainMoment, combatMoment, FULL, preventionMoment } from './boards.ts';
import { Decks } from './decks.ts';
import { PLAYED } from './moments.ts';
import { expect } from './patience.ts';
import { times, yourTurn } from './positions.ts';
import type { BookId, StartPage } from './start.ts';
import type { Table } from './table.ts';

export interface Stage {
  readonly table: Table;
  readonly start: StartPage;
}

export interface Scene {
  readonly name: string;
  /** A table, and so to be looked at in every size. */
  readonly isTable: boolean;
  readonly show: (stage: Stage) => Promise<void>;
}

const BOOKS: readonly BookId[] = ['beta', 'fifth', 'portal', 'tenth', 'm11'];

const screen = (name: string, show: Scene['show']): Scene => ({ name, isTable: false, show });
const table = (name: string, show: (at: Table) => Promise<unknown>): Scene => ({
  name,
  isTable: true,
  show: async (stage) => void (await show(stage.table)),
});
const board = (book: string) => BOARDS[book] as (typeof BOARDS)[string] & { book: string };

/** A screen behind its address. */
const address = (name: string, hash: string, heading: RegExp): Scene =>
  screen(name, async ({ table: { page, server } }) => {
    await page.goto(`${server.url}#/${hash}`);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  });

/** A window over the table, opened with its key. */
const keyed = (name: string, key: string, title: RegExp): Scene =>
  table(name, async (at) => {
    await at.open(board('fifth'));
    await at.page.keyboard.press(key);
    await expect(at.page.getByRole('dialog', { name: title })).toBeVisible();
  });

const SCREENS: readonly Scene[] = [
  ...BOOKS.map((book) =>
    screen(`start ${book}`, async ({ start }) => {
      await start.open();
      await start.book(book);
    }),
  ),
  screen('gauntlet options', async ({ start }) => {
    await start.open();
    await start.book('fifth');
    await start.page.getByRole('button', { name: 'Gauntlet Options' }).click();
    await expect(start.dialog('Gauntlet Options')).toBeVisible();
  }),
  screen('dueling options before a duel', async ({ start }) => {
    await start.open();
    await start.page.getByRole('button', { name: 'Dueling Options' }).click();
    await expect(start.dialog('Dueling Options')).toBeVisible();
  }),
  address('decks', 'decks', /deck/i),
  address('deck builder', 'decks/new:fifth', /deck/i),
  screen('deck being built', async ({ table: { page, server } }) => {
    const decks = new Decks(page, server);
    await decks.begin('fifth');
    const window = await decks.import(
      '9 Plains\n8 Island\n3 Serra Angel\n4 White Knight\n4 Benalish Hero\n3 Air Elemental\n4 Unsummon\n3 Counterspell',
    );
    await window.locator('button.primary').click();
    await decks.foundCard('Abbey Gargoyles').hover();
    await decks.hasCards(38);
  }),
  screen('gauntlet chosen', async ({ start }) => {
    await start.open();
    await start.book('tenth');
    await start.choose(/^Gauntlet/);
  }),
  address('replays', 'replays', /replay|duel/i),
  address('help', 'help', /help/i),
  address('laboratory five books', 'lab/scene/fanatic', /Magic 2011|M11|2010/i),
  address('laboratory puzzles', 'lab/puzzles', /laboratory/i),
  address('laboratory puzzle', 'lab/puzzle/portal-01', /Minotaur Warrior/),
  address('laboratory bench', 'lab/bench', /laboratory/i),
  address('laboratory review', 'lab/review', /laboratory/i),
];

const MOMENTS: readonly Scene[] = [
  table('chain', async (at) => {
    const { position, script } = chainMoment();
    await at.open(position, { script });
    await expect(at.chain).toBeVisible();
  }),
  table('combat', async (at) => {
    const { position, script } = combatMoment();
    await at.open(position, { script });
    await at.untilAsked('block');
    await at.mine('Serra Angel').click();
  }),
  table('your attack', async (at) => {
    await at.open(board('m11'));
    await at.beginAttack();
    await at.mine('Runeclaw Bear').click();
    await at.mine('Prodigal Pyromancer').click();
  }),
  table('prevention', async (at) => {
    const { position, script } = preventionMoment();
    await at.open(position, { script });
    await at.done();
    await expect(at.page.locator('.damage-marker').first()).toBeVisible();
  }),
  table('full board', (at) => at.open(FULL)),
  table('refusal', async (at) => {
    await at.open(yourTurn('fifth', { hand: ['Serra Angel', 'Forest', 'Terror'], inPlay: times('Plains', 2) }));
    await at.inHand('Serra Angel').click();
    await expect(at.toast).toBeVisible();
  }),
  table('x', async (at) => {
    await at.open(yourTurn('fifth', { hand: ['Disintegrate'], inPlay: times('Mountain', 6) }));
    await at.inHand('Disintegrate').click();
    await at.asks('number');
  }),
  table('modes', async (at) => {
    await at.open(yourTurn('tenth', { hand: ['Healing Salve'], inPlay: ['Plains'] }));
    await at.inHand('Healing Salve').click();
    await at.asks('option');
  }),
  table('uses', async (at) => {
    await at.open(board('m11'));
    await at.mine('Garruk Wildspeaker').click();
    await expect(at.page.getByRole('menu')).toBeVisible();
  }),
  table('menu', async (at) => {
    await at.open(board('fifth'));
    await at.openMenu(at.cloth());
  }),
  table('upkeep', async (at) => {
    const inPlay = ['Lord of the Pit', 'Grizzly Bears', ...times('Swamp', 4)];
    await at.open(yourTurn('fifth', { inPlay }, {}, { step: 'untap' }));
    await at.isLit(at.mine('Lord of the Pit'), 'must');
  }),
  table('graveyard', async (at) => {
    await at.open(board('fifth'));
    await at.pile('graveyard').click();
    await expect(at.page.getByRole('dialog')).toBeVisible();
  }),
  table('card', async (at) => {
    await at.open(board('fifth'));
    await at.menu(at.mine('Serra Angel'), /View full card/);
    await expect(at.dialog('Serra Angel')).toBeVisible();
  }),
  keyed('options', 'o', /Dueling Options/),
  keyed('keys', '?', /keys/i),
  keyed('log', 'l', /happened/i),
  table('mulligan', async (at) => {
    await at.newDuel({ book: 'm11', seed: 'an opening hand' });
    await at.untilAsked('yesno');
  }),
  table('result', async (at) => {
    await at.open(board('fifth'), { options: { seeNextDraws: true } });
    await at.menu(at.cloth(), /^Concede/);
    await at.page.getByTestId('concede').click();
    await expect(at.page.getByTestId('result')).toBeVisible();
  }),
];

export const SCENES: readonly Scene[] = [
  ...SCREENS,
  ...BOOKS.map((book) => table(`table ${book}`, (at) => at.open(board(book)))),
  ...MOMENTS,
  ...PLAYED.map(([name, show]) => table(name, show)),
];
