// It forgives: nothing is given away by a press of habit, nothing is asked that does not matter, and all is said before.
import { preventionMoment } from './support/boards.ts';
import { attackBy, idOf, theirTurn, times, yourTurn } from './support/positions.ts';
import { Robot } from './support/robot.ts';
import { expect, test } from './support/words.ts';

/** Longer than a question waits that has just changed under the finger. */
const SETTLED = 450;

test('Enter does not answer a question that has only just come', async ({ table, page }) => {
  await table.open(yourTurn('tenth', { inPlay: ['Grizzly Bears'] }, {}));
  await table.enter();
  await page.keyboard.press('Enter'); // meant for the phase before
  await table.asks('attack');
  await page.waitForTimeout(SETTLED);
  await table.asks('attack');
  await page.keyboard.press('Enter');
  await expect(table.situation).not.toHaveAttribute('data-ask', 'attack');
});

test('not blocking takes a second press, and the first says what it costs', async ({ table, page }) => {
  const position = theirTurn('m11', { life: 3, inPlay: ['Grizzly Bears'] }, { inPlay: ['Hill Giant'] });
  await table.open(position, { script: attackBy(position, 'Hill Giant') as never });
  await table.asks('block');
  await expect(table.doneButton).toContainText('twice');
  await table.enter();
  await expect(table.toast).toContainText('You would lose 3 life, and with it the game');
  await table.asks('block');
  // With a blocker chosen there is nothing to warn of.
  await table.mine('Grizzly Bears').click();
  await expect(table.doneButton).not.toContainText('twice');
  await table.mine('Grizzly Bears').click();
  await table.enter();
  await expect(page.getByTestId('result')).toContainText('You have lost');
});

test('letting something happen to your own creature takes a second press', async ({ table, page }) => {
  const position = theirTurn(
    'tenth',
    { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears'] },
    { hand: ['Shock'], inPlay: ['Mountain'] },
  );
  const bears = { what: 'object', id: idOf(position, 'Grizzly Bears') };
  const script = [
    { kind: 'cast', card: idOf(position, 'Shock') },
    { kind: 'pick', picked: [bears] },
  ];
  await table.open(position, { script: script as never });
  await table.says('Shock');
  await table.enter();
  await expect(table.toast).toContainText('Shock is aimed at your Grizzly Bears');
  await expect(table.mine('Grizzly Bears')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(table.mine('Grizzly Bears')).toBeHidden();
});

test('letting damage count, or a creature go, that could be helped takes a second press', async ({ table, page }) => {
  const { position, script } = preventionMoment();
  await table.open(position, { script });
  await table.done();
  await expect(page.locator('.damage-marker').first()).toBeVisible();
  await expect(table.doneButton).toContainText('twice');
  await table.enter();
  await expect(table.toast).toContainText('Grizzly Bears would go to the graveyard.');
  await expect(table.mine('Grizzly Bears')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(table.mine('Grizzly Bears')).toBeHidden();
  const trolls = theirTurn(
    'fifth',
    { inPlay: ['Drudge Skeletons', ...times('Swamp', 2)] },
    { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  );
  const bolt = [
    { kind: 'cast', card: idOf(trolls, 'Lightning Bolt') },
    { kind: 'pick', picked: [{ what: 'object', id: idOf(trolls, 'Drudge Skeletons') }] },
  ];
  await table.open(trolls, { script: bolt as never });
  await table.says('is about to go to the graveyard');
  await table.enter();
  await expect(table.toast).toContainText('Drudge Skeletons would go to the graveyard.');
  await expect(table.mine('Drudge Skeletons')).toBeVisible();
  await table.mine('Drudge Skeletons').click();
  await table.logs(/regenerat/i);
  await expect(table.mine('Drudge Skeletons')).toBeVisible();
});

test('the only target is your own creature: it is said, and can be taken back', async ({ table, page }) => {
  await table.open(yourTurn('m11', { hand: ['Doom Blade'], inPlay: ['Swamp', 'Swamp', 'Grizzly Bears'] }));
  await table.inHand('Doom Blade').click();
  await expect(table.toast).toContainText('your own Grizzly Bears');
  await page.getByTestId('warning-back').click();
  await expect(table.mine('Grizzly Bears')).toBeVisible();
  await expect(table.inHand('Doom Blade')).toBeVisible();
  await table.inHand('Doom Blade').click();
  await page.getByTestId('warning-sure').click();
  await expect(table.mine('Grizzly Bears')).toBeHidden();
});

test('the same warning for a second card is a warning of its own, and whoever does not insist plays on', async ({
  table,
}) => {
  let first = 0;
  const swords = times('Swords to Plowshares', 2);
  await table.open(yourTurn('beta', { hand: swords, inPlay: ['Savannah Lions', 'Plains', 'Plains'] }, { life: 2 }));
  for (const index of [0, 1]) {
    await table.zone('hand').locator('[data-object]').nth(index).click();
    await expect(table.toast).toContainText('your own Savannah Lions');
    const told = await table.toast.getAttribute('data-to');
    expect(told).not.toBe('');
    if (index === 1) expect(Number(told)).toBeGreaterThan(first);
    first = Number(told);
  }
  // A robot that clicks what is lit has both warnings before it, and attacks.
  const { asked } = await new Robot(table).playOut();
  expect(asked).toContain('attack');
});

test('a round with an instant in hand: the end of her turn is asked about, by few presses', async ({ table, page }) => {
  await table.open(yourTurn('tenth', { hand: ['Shock'], inPlay: ['Mountain'] }, { inPlay: ['Forest'] }));
  await page.locator('[data-until="end of turn"]').click();
  await expect(table.nowPhase).toHaveAttribute('data-phase', 'end');
  await expect(table.situation).toHaveAttribute('data-turn', '8');
  await table.done();
  await expect(table.situation).toHaveAttribute('data-turn', '9');
  await expect(table.nowPhase).toHaveAttribute('data-phase', 'main');
  await page.locator('[data-until="my turn"]').click();
  await expect(table.situation).toHaveAttribute('data-turn', '11');
});

test('passing until the next turn is said, and one key ends it', async ({ table, page }) => {
  const position = yourTurn(
    'tenth',
    { hand: ['Shock'], inPlay: ['Mountain', 'Grizzly Bears'] },
    { inPlay: ['Hill Giant'] },
  );
  await table.open(position, { script: attackBy(position, 'Hill Giant') as never });
  await page.keyboard.press('t');
  await table.asks('block');
  await expect(page.getByTestId('ask-me')).toContainText('until my next turn');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('ask-me')).toBeHidden();
  await table.done();
  await table.asks('act'); // before the damage, since it was ended
});

test('full control while a key is held', async ({ table, page }) => {
  await table.open(yourTurn('tenth', { library: times('Plains', 9) }, {}));
  await page.keyboard.down('f');
  await table.enter();
  await expect(table.nowPhase).toHaveAttribute('data-phase', 'begin combat');
  await page.keyboard.up('f');
  await table.enter();
  await expect(table.situation).toHaveAttribute('data-turn', '9');
});

test('mana to choose is shown by its symbol', async ({ table, page }) => {
  await table.open(yourTurn('tenth', { inPlay: ['Birds of Paradise'] }));
  await table.mine('Birds of Paradise').click();
  await table.asks('option');
  const first = page.locator('[data-question="option"] .option').first();
  await expect(first.locator('svg, .mana')).not.toHaveCount(0);
  await expect(first).not.toHaveText(/^[WUBRG]$/);
});

test('a second click on an answer that is on its way, or on the question that comes next, gives nothing away', async ({
  table,
  page,
}) => {
  // The line is slow: between the two clicks nothing has come back.
  await page.routeWebSocket(/\/table$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => setTimeout(() => socket.send(message), 250));
  });
  await table.open(yourTurn('tenth', { inPlay: ['Grizzly Bears'] }, {}));
  await table.doneButton.click();
  await table.doneButton.click();
  await table.asks('attack');
  await page.waitForTimeout(SETTLED);
  await expect(table.toast).toHaveCount(0);
  await table.asks('attack');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the second click of two quick ones is not meant for the question that has come between them', async ({
  table,
}) => {
  await table.open(yourTurn('tenth', { inPlay: ['Grizzly Bears'] }, {}));
  await table.doneButton.click({ clickCount: 2, delay: 60 });
  await table.asks('attack');
  await table.page.waitForTimeout(SETTLED);
  await table.asks('attack');
});
