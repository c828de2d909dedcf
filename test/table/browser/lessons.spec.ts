// Lessons in the page: found by a newcomer, led step by step, a wrong move explained and not carried out, the end told.

import { deedsOf, doerOf, type Scene } from '../../../src/lessons/lesson.ts';
import { LESSONS } from '../../../src/rulebooks/lessons.ts';
import type { Table } from './support/table.ts';
import { expect, shows, test } from './support/words.ts';

/** What follows the first words of a deed, card by card. */
const cardsIn = (deed: string, words: string): string[] => deed.slice(words.length).split(' and ');

/** Does with the mouse what a step asks for. */
async function does(table: Table, deed: string): Promise<void> {
  const { page } = table;
  const [verb] = deed.split(' ');
  if (deed === 'pass' || deed === 'attack with nothing' || deed === 'block nothing') return table.done();
  if (deed === 'begin the attack')
    return page
      .getByRole('button', { name: /attack/i })
      .first()
      .click();
  if (verb === 'play' || verb === 'cast') return table.inHand(deed.slice(5)).click();
  if (verb === 'use') return table.mine(deed.slice(4)).click();
  if (verb === 'attack') {
    for (const name of cardsIn(deed, 'attack with ')) {
      await table.mine(name).click();
      // The first one begins the attack: what is clicked before the table has heard of it is not meant for the attack.
      await table.isLit(table.mine(name), 'chosen');
    }
    return table.done();
  }
  if (verb === 'block') {
    const [, attacker, blocker] = /^block (.+) with (.+)$/.exec(deed) as unknown as [string, string, string];
    await table.mine(blocker).click();
    await table.theirs(attacker).click();
    // Whoever did as they were told is not told that it was wrong.
    await expect(page.locator('.toast', { hasText: 'Choose the creature first' })).toHaveCount(0);
    return table.done();
  }
  if (verb === 'order') {
    for (const name of deed.slice('order '.length).split(', ')) await table.theirs(name).click();
    return table.done();
  }
  const name = deed.replace(/^choose /, '');
  const there = page.locator(`section[data-zone="territory"] [data-card="${name}"]`).first();
  await there
    .or(table.choice(new RegExp(name, 'i')))
    .first()
    .click();
}

/** Writes down each step that is told while nothing is asked, when a click would be lost. */
async function notesWhatIsToldEarly(table: Table): Promise<void> {
  await table.page.evaluate(() => {
    const told: string[] = [];
    let last = '';
    (window as { toldEarly?: string[] }).toldEarly = told;
    const look = (): void => {
      const card = document.querySelector<HTMLElement>('[data-testid="lesson"]');
      const bar = document.querySelector<HTMLElement>('[data-testid="situation"]');
      const isOpen = card !== null && card.dataset.over !== 'true' && card.dataset.done === undefined;
      // What has been told stays while it is done: only what is new matters.
      if (!isOpen || card.innerText === last) return;
      last = card.innerText;
      if (bar?.dataset.ask === 'none') told.push(last);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

async function plays(table: Table, scene: Scene): Promise<void> {
  const card = table.page.getByTestId('lesson');
  await expect(card).toBeVisible();
  await notesWhatIsToldEarly(table);
  for (const [index, step] of scene.steps.entries()) {
    await expect(card).toHaveAttribute('data-step', String(index));
    await expect(table.page.getByTestId('lesson-says')).toHaveText(step.says);
    // Whoever clicks as soon as a step is told is heard.
    expect(await table.page.evaluate(() => (window as { toldEarly?: string[] }).toldEarly)).toEqual([]);
    await does(table, deedsOf(step)[0] as string);
  }
  await expect(card).toHaveAttribute('data-over', 'true');
  await expect(table.page.getByTestId('lesson-says')).toHaveText(scene.learnt);
}

test(
  shows(
    ['P-001', 'P-002', 'P-003'],
    'the guided first game is the first thing a newcomer is offered, and leads to the win',
  ),
  async ({ start, table, page }) => {
    test.setTimeout(120_000);
    await table.options({});
    await page.route('**/api/start', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), duels: [] } });
    });
    await start.open();
    await page.getByTestId('first-game').click();
    const scene = LESSONS[0]?.scenes[0] as Scene;
    // A wrong move is explained, and nothing has happened.
    await expect(page.getByTestId('lesson-says')).toHaveText(scene.steps[0]?.says as string);
    await table.done();
    await table.refuses(/turn without a land/);
    await expect(table.inHand('Mountain')).toBeVisible();
    await plays(table, scene);
    await expect(page.getByTestId('result')).toContainText('You have won');
  },
);

test('the first game for two leads both through their own turns at one screen, and neither sees the other hand', async ({
  table,
  page,
}) => {
  test.setTimeout(180_000);
  await table.options({ speed: 'instant' });
  await page.goto(`${table.server.url}#/lessons`);
  await page.getByTestId('begin-first-for-two').click();
  const lesson = LESSONS.find(({ id }) => id === 'first-for-two') as (typeof LESSONS)[number];
  const scene = lesson.scenes[0] as Scene;
  const cover = page.getByTestId('handover');
  let sitting = -1;
  for (const step of scene.steps) {
    const seat = doerOf(step);
    if (seat !== sitting) {
      await expect(cover).toHaveAttribute('data-seat', String(seat));
      await expect(page.locator('[data-zone="hand"] [data-card]')).toHaveCount(0);
      await page.keyboard.press('Enter');
      sitting = seat;
    }
    await expect(page.getByTestId('lesson-says')).toHaveText(step.says);
    await does(table, deedsOf(step)[0] as string);
  }
  await expect(page.getByTestId('lesson')).toHaveAttribute('data-over', 'true');
  await expect(page.getByTestId('result')).toContainText('won');
});

test('a click that comes while a lesson is moving on is not lost: it is for the next step, or is told of', async ({
  table,
  page,
}) => {
  await table.options({ speed: 'instant' });
  const scene = LESSONS.find(({ id }) => id === 'first-game')?.scenes[0] as Scene;
  // The way from the server is long, so that a quick hand is always early.
  await page.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => void setTimeout(() => socket.send(message), 500));
  });
  await page.goto(`${table.server.url}#/lessons`);
  await page.getByTestId('begin-first-game').click();
  const says = page.getByTestId('lesson-says');
  await expect(says).toHaveText(scene.steps[0]?.says as string);
  const [first, second] = scene.steps.map((step) => deedsOf(step)[0] as string);
  await does(table, first as string);
  await does(table, second as string);
  await expect(page.getByTestId('lesson')).toHaveAttribute('data-step', '2');
});

test('a scene of every other book is played, and the next one follows', async ({ table, page }) => {
  test.setTimeout(180_000);
  await table.options({});
  for (const lesson of LESSONS.slice(2)) {
    await page.goto(`${table.server.url}#/lessons`);
    await page.getByTestId(`begin-${lesson.id}`).click();
    await plays(table, lesson.scenes[0] as Scene);
    await page.getByTestId('next-scene').click();
    await expect(page.getByTestId('lesson')).toContainText(lesson.scenes[1]?.title as string);
  }
  // What is done is remembered, and the lesson goes on with the next scene.
  await page.goto(`${table.server.url}#/lessons`);
  await expect(page.getByTestId('begin-m11')).toHaveText('Go on');
});
