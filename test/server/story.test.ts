// A finished duel looked at again, step by step; and what is foretold of an attack that is not declared yet.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoryInfo } from '../../src/protocol/setup.ts';
import type { TableState } from '../../src/protocol/table.ts';
import { Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

const LIBRARY = Array(10).fill('Plains');
const position = {
  book: 'fifth',
  turn: 7,
  seats: {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'], library: LIBRARY },
    ben: { hand: ['Terror'], life: 3, library: LIBRARY },
  },
};

/** A duel that a Lightning Bolt ends. */
async function finished(): Promise<string> {
  const id = await server.newPosition(position);
  const page = await server.sit(id);
  const table = await page.look();
  if (table.asked?.ask !== 'act') throw new Error('the main phase does not ask');
  const bolt = table.asked.uses.find((use) => use.label.includes('Lightning Bolt'));
  await page.does({ type: 'auto', at: table.at, answer: bolt?.answer ?? { kind: 'pass' } });
  let now = await page.answer({ kind: 'pick', picked: [{ what: 'player', id: 1 }] });
  for (let answers = 0; now.result === null && answers < 20; answers += 1)
    now = await page.answer(now.primary?.answer ?? { kind: 'pass' }, true);
  expect(now.result?.won).toBe(true);
  page.close();
  return id;
}

const story = (id: string) => server.ask<StoryInfo>(`duels/${id}/story`);
const step = (id: string, number: number | string, hands = 'own') =>
  server.ask<TableState & { message?: string }>(`duels/${id}/story/${number}?hands=${hands}`);

test('a finished duel is told from its first step to its last', async () => {
  const id = await finished();
  const { steps } = (await story(id)).body;
  const cast = steps.findIndex(({ words }) => words.includes('Lightning Bolt'));
  expect(cast).toBeGreaterThan(0);
  const before = (await step(id, cast - 1)).body;
  const after = (await step(id, cast)).body;
  expect(before.players[0]?.cards.map(({ name }) => name)).toEqual(['Lightning Bolt']);
  expect(after.chain.map(({ name }) => name)).toEqual(['Lightning Bolt']);
  const last = (await step(id, steps.length - 1)).body;
  expect(last.players[1]?.life).toBe(0);
  expect([last.asked, last.result]).toEqual([null, null]);
  expect(last.log.map(({ text }) => text).join(' ')).toContain('Lightning Bolt');
  expect(before.log.length).toBeLessThan(last.log.length);
});

test("the rival's hand is open only where that is asked for", async () => {
  const id = await finished();
  expect(JSON.stringify((await step(id, 0)).body)).not.toContain('Terror');
  const open = (await step(id, 0, 'both')).body;
  expect(open.players[1]?.cards.map(({ name }) => name)).toEqual(['Terror']);
});

test('a duel under way cannot be looked at again, and a step must be one of its steps', async () => {
  const id = await server.newPosition(position);
  expect((await story(id)).status).toBe(403);
  expect((await step(id, 0, 'both')).status).toBe(403);
  expect((await server.ask<object>('duels/nothing/story')).status).toBe(404);
  const over = await finished();
  const { steps } = (await story(over)).body;
  const late = await step(over, steps.length);
  expect([late.status, late.body.message]).toEqual([
    400,
    `there is no step ${steps.length}: this duel has the steps 0 to ${steps.length - 1}`,
  ]);
  expect((await step(over, 'x')).status).toBe(400);
  expect((await step(over, 0, 'all')).status).toBe(400);
});

test('attackers and blocks are foretold before they are declared, and what is not allowed says why', async () => {
  const attack = { book: 'tenth', seats: { ann: { inPlay: ['Hill Giant', 'Plains'], library: LIBRARY }, ben: {} } };
  const page = await server.sit(await server.newPosition(attack));
  await page.look();
  const table = await page.answer({ kind: 'pass' });
  if (table.asked?.ask !== 'attack') throw new Error('no attack was asked for');
  const [giant = 0] = table.asked.candidates;
  const plains = table.inPlay.find(({ name }) => name === 'Plains')?.id ?? 0;
  const sent = (id: number) => ({
    type: 'preview' as const,
    at: table.at,
    answer: { kind: 'attack' as const, attackers: [{ id, target: { what: 'player' as const, id: 1 }, band: 0 }] },
  });
  const foretold = await page.tries(sent(giant), 'forecast');
  expect(foretold.forecast).toEqual({ dies: [], loses: [{ seat: 1, life: 3 }], loyalty: [] });
  const not = await page.tries(sent(plains), 'forecast');
  expect(not.forecast).toBeNull();
  expect(not.why).not.toBe('');
  expect((await page.look()).asked?.ask).toBe('attack');
});

test('what an attacked planeswalker would lose is foretold, and whether that is its end', async () => {
  const attack = {
    book: 'm11',
    seats: {
      ann: { inPlay: ['Hill Giant', 'Grizzly Bears'], library: LIBRARY },
      ben: { inPlay: [{ card: 'Garruk Wildspeaker', counters: { loyalty: 4 } }], library: LIBRARY },
    },
  };
  const page = await server.sit(await server.newPosition(attack));
  await page.look();
  const table = await page.answer({ kind: 'pass' });
  const walker = table.inPlay.find(({ name }) => name === 'Garruk Wildspeaker')?.id ?? 0;
  const foretold = async (...names: readonly string[]) => {
    const attackers = names.map((name) => ({
      id: table.inPlay.find((each) => each.name === name)?.id ?? 0,
      target: { what: 'object' as const, id: walker },
      band: 0,
    }));
    const answer = { kind: 'attack' as const, attackers };
    return (await page.tries({ type: 'preview', at: table.at, answer }, 'forecast')).forecast;
  };
  expect(await foretold('Hill Giant')).toEqual({ dies: [], loses: [], loyalty: [{ id: walker, loyalty: 3 }] });
  // Five damage: no more can be lost than is there.
  expect(await foretold('Hill Giant', 'Grizzly Bears')).toEqual({
    dies: [walker],
    loses: [],
    loyalty: [{ id: walker, loyalty: 4 }],
  });
});

test('X is foretold with what it costs and does', async () => {
  const x = {
    book: 'fifth',
    seats: { ann: { hand: ['Disintegrate'], inPlay: Array(4).fill('Mountain'), library: LIBRARY }, ben: {} },
  };
  const page = await server.sit(await server.newPosition(x));
  const table = await page.look();
  if (table.asked?.ask !== 'act') throw new Error('the main phase does not ask');
  const spell = table.asked.uses.find((use) => use.label.includes('Disintegrate'));
  const asked = await page.answer(spell?.answer ?? { kind: 'pass' });
  expect(asked.asked).toMatchObject({ ask: 'number', max: 3 });
  const answer = { kind: 'number' as const, number: 2 };
  const shown = await page.tries({ type: 'preview', at: asked.at, answer }, 'preview');
  expect([shown.words, shown.leaves]).toEqual(['Pays with Mountain ×3', 'Leaves Mountain']);
  expect(shown.taps.length).toBe(3);
  expect(shown.text).toContain('2 damage');
});

test('a number in the place of X is written as the book writes numbers', async () => {
  const inPlay = Array(6).fill('Island');
  const x = { book: 'm11', seats: { ann: { hand: ['Mind Spring'], inPlay, library: LIBRARY }, ben: {} } };
  const page = await server.sit(await server.newPosition(x));
  const table = await page.look();
  const spell = table.asked?.ask === 'act' ? table.asked.uses.find((use) => use.label.includes('Mind Spring')) : null;
  const asked = await page.answer(spell?.answer ?? { kind: 'pass' });
  const told = async (number: number) =>
    (await page.tries({ type: 'preview', at: asked.at, answer: { kind: 'number', number } }, 'preview')).text;
  expect(await told(3)).toBe('Draw three cards.');
  expect(await told(1)).toBe('Draw a card.');
});

test('mana to spend is named by its letter', async () => {
  const seats = { ann: { hand: ['Sol Ring'], mana: 'WGG', library: LIBRARY }, ben: {} };
  const page = await server.sit(await server.newPosition({ book: 'beta', seats }));
  const table = await page.look();
  const ring = table.asked?.ask === 'act' ? table.asked.uses.find((use) => use.label.includes('Sol Ring')) : null;
  const { asked } = await page.answer(ring?.answer ?? { kind: 'pass' });
  expect(asked).toMatchObject({ ask: 'option', purpose: 'pay with which mana', mana: ['W', 'G'] });
});

const openFile = (text: string) => server.ask<{ id: string; message?: string }>('replays', 'POST', { text });

test('a replay file is laid on a table again and tells the same story', async () => {
  const id = await finished();
  const file = (await server.ask<string>(`duels/${id}/replay`)).body;
  const { status, body } = await openFile(file);
  expect(status).toBe(201);
  expect((await story(body.id)).body.steps).toEqual((await story(id)).body.steps);
});

test('a file that is none is refused with the place, and nothing is kept', async () => {
  const id = await finished();
  const file = (await server.ask<string>(`duels/${id}/replay`)).body;
  const before = (await server.ask<unknown[]>('duels')).body.length;
  const [head, ...answers] = file.split('\n');
  for (const [text, words] of [
    ['hello', 'not JSON'],
    ['{"a":1}', 'no Fivefold replay'],
    [[head, '{"kind":"dance"}', ...answers].join('\n'), 'answer 1 of the replay is none'],
    [[head, '{"kind":"cast","card":999}', ...answers].join('\n'), 'answer 1 of the replay is not allowed'],
    [String(head).replace('"windows":"all"', '"cards":[{"name":"My Own"}]'), 'cards of its own'],
  ] as const) {
    const { status, body } = await openFile(text);
    expect([status, body.message]).toEqual([400, expect.stringContaining(words)]);
  }
  expect((await server.ask<unknown[]>('duels')).body.length).toBe(before);
});

test('a finished duel is played on from one of its moments, and stays as it was', async () => {
  const id = await finished();
  const { steps } = (await story(id)).body;
  const cast = steps.findIndex(({ words }) => words.includes('Lightning Bolt'));
  const on = await server.ask<{ id: string }>(`duels/${id}/story/${cast - 1}/play`, 'POST', { level: 1 });
  expect(on.status).toBe(201);
  const page = await server.sit(on.body.id);
  const table = await page.look();
  expect(table.asked?.ask).toBe('act');
  expect(table.players[0]?.cards.map(({ name }) => name)).toEqual(['Lightning Bolt']);
  expect(table.players[1]).toMatchObject({ life: 3, holder: { by: 'computer', level: 1 } });
  await page.answer(table.primary?.answer ?? { kind: 'pass' }, true);
  page.close();
  expect((await story(id)).body.steps).toEqual(steps);
  const nowhere = await server.ask<{ message: string }>(`duels/${id}/story/900/play`, 'POST', {});
  expect([nowhere.status, nowhere.body.message]).toEqual([400, expect.stringContaining('there is no step 900')]);
});
