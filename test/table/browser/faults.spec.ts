// When something goes wrong: a reload, a lost connection, and a server that is killed in the middle of a duel.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { target } from '../../../src/language/amount.ts';
import { damage } from '../../../src/language/build.ts';
import { card, instant } from '../../../src/language/card.ts';
import { creatureOrPlayer } from '../../../src/language/target.ts';
import { theirTurn, times, yourTurn } from './support/positions.ts';
import { TableServer } from './support/server.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/words.ts';

test('a reload in the middle of a choice comes back to the same question', async ({ table }) => {
  const position = yourTurn('fifth', { hand: ['Fireball'], inPlay: times('Mountain', 6) }, { inPlay: ['Hill Giant'] });
  await table.open(position);
  await table.inHand('Fireball').click();
  await table.asks('number');
  await table.gives('X', 3);
  await table.done();
  await table.asks('pick');
  const before = await table.headline.textContent();
  await table.reload();
  await table.asks('pick');
  await expect(table.headline).toHaveText(before ?? '');
  await table.theirs('Hill Giant').click();
  if ((await table.situation.getAttribute('data-ask')) === 'pick') await table.done();
  await expect(table.theirs('Hill Giant')).toBeHidden();
});

test.describe('a server of its own', () => {
  // The page of this server is asked for, and nothing else: the shared one must not be killed.
  test('is killed and started again in the middle of a duel: the page comes back by itself', async ({ page }) => {
    const server = new TableServer();
    await server.start();
    try {
      const table = new Table(page, server);
      const position = theirTurn(
        'tenth',
        { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears', 'Hill Giant'] },
        { inPlay: ['Craw Wurm'] },
      );
      await table.open({ ...position, active: 'You', turn: 7 });
      await table.attackWith('Grizzly Bears');
      await table.logs(/attacks/);
      await table.inHand('Giant Growth').click();
      await table.asks('pick');
      const [headline, log] = [await table.headline.textContent(), await table.log.textContent()];

      await server.kill();
      await expect(table.connection).toContainText('The connection is lost');
      await server.start();
      await expect(table.connection).not.toContainText('lost');
      await table.asks('pick');
      await expect(table.headline).toHaveText(headline ?? '');
      await expect(table.log).toHaveText(log ?? '');
      await table.mine('Grizzly Bears').click();
      await table.logs(/Giant Growth/);
    } finally {
      await server.end();
    }
  });
});

test('a lost connection is shown and mended', async ({ table, page }) => {
  let isCut = false;
  let cut = async (): Promise<void> => undefined;
  await page.routeWebSocket(/\/table$/, (socket) => {
    if (isCut) return void socket.close({ code: 1001 });
    socket.connectToServer();
    cut = () => socket.close({ code: 1001 });
  });
  await table.open(yourTurn('tenth', { hand: ['Forest', 'Grizzly Bears'] }));
  isCut = true;
  await cut();
  await expect(table.connection).toContainText('The connection is lost');
  isCut = false;
  await expect(table.connection).not.toContainText('lost');
  await table.inHand('Forest').click();
  await expect(table.mine('Forest')).toBeVisible();
});

test('where many computers think it is told how many come before, until something happens', async ({ table, page }) => {
  let tell = (_ahead: number): void => undefined;
  await page.routeWebSocket(/\/table$/, (socket) => {
    socket.connectToServer();
    tell = (ahead) => socket.send(JSON.stringify({ type: 'line', ahead }));
  });
  await table.open(yourTurn('tenth', { hand: ['Forest', 'Grizzly Bears'] }));
  tell(3);
  await expect(table.situation).toContainText('3 tables are before this one');
  tell(1);
  await expect(table.situation).toContainText('one table is before this one');
  await table.inHand('Forest').click();
  await expect(table.mine('Forest')).toBeVisible();
  await expect(table.situation).not.toContainText('before this one');
});

test('a duel that does not exist is said so, and the way back is shown', async ({ page, server }) => {
  await page.goto(`${server.url}#/duel/nothing`);
  await expect(page.getByRole('main')).toContainText(/no such duel|there is no/i);
  await expect(page.getByRole('link', { name: 'Back to the first page' })).toBeVisible();
});

test('a kept duel whose cards are refused now says so, gives its log, and shows the way back', async ({ page }) => {
  const server = new TableServer();
  await server.start();
  try {
    const small = card('Small Blast', {
      cost: '{R}',
      type: instant,
      targets: [creatureOrPlayer],
      effects: [damage(2, target())],
    });
    const table = new Table(page, server);
    const id = await table.open(
      yourTurn('m11', { hand: ['Small Blast'], inPlay: ['Mountain'] }, {}, { options: { cards: [small] } }),
    );
    await table.inHand('Small Blast').click();
    await table.choosePlayer(1);
    await table.lifeIs(1, 18);
    await server.kill();
    changeCards(server, id);
    await server.start();
    await page.reload();
    const words = page.getByRole('alert');
    await expect(words).toContainText('cannot be laid any more');
    await expect(words).toContainText("'nonsense' is no effect of the language");
    const fetched = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download its log' }).click();
    const log = readFileSync(await (await fetched).path(), 'utf8');
    expect(log).toContain('"fivefold":1');
    expect(log.split('\n').length).toBeGreaterThan(2); // how it began, and what was answered
    await page.getByRole('link', { name: 'Back to the first page' }).click();
    await expect(page.getByTestId('play')).toBeVisible();
  } finally {
    await server.end();
  }
});

/** The cards of the kept duel are written anew, as a version of the language would read them that no longer has the effect. */
function changeCards({ folder }: TableServer, id: string): void {
  const file = new Database(join(folder, 'duels.sqlite'));
  const { setup } = file.prepare('select setup from duels where id = ?').get(id) as { setup: string };
  const changed = setup.replace('"do":"damage"', '"do":"nonsense"');
  expect(changed).not.toBe(setup);
  file.prepare('update duels set setup = ? where id = ?').run(changed, id);
  file.close();
}
