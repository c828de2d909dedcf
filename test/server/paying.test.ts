// Paying at the table: what is ringed before a click is what the click taps, and the server alone decides it.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireAnswer } from '../../src/protocol/messages.ts';
import type { TableState } from '../../src/protocol/table.ts';
import { type Page, Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

interface Scene {
  readonly book: string;
  readonly inPlay: readonly string[];
  readonly hand?: readonly string[];
  /** What is marked: the first card of this name. */
  readonly marked?: string;
}

async function sit({ book, inPlay, hand = [], marked }: Scene, pays = true): Promise<Page> {
  const library = Array(10).fill('Plains');
  const position = { book, seats: { ann: { inPlay, hand, library }, ben: { inPlay: ['Hill Giant'], library } } };
  const page = await server.sit(await server.newPosition(position));
  const locked = (await page.look()).inPlay.filter(({ name }) => name === marked).map(({ id }) => id);
  const settings = { stops: [{ seat: 0, key: 'main' }], fullControl: false };
  await page.does({ type: 'settings', ...settings, pays, locked: locked.slice(0, 1) });
  return page;
}

const now = (page: Page): TableState => page.table as TableState;
const tapped = ({ inPlay }: TableState): number[] =>
  inPlay
    .filter((each) => each.tapped)
    .map((each) => each.id)
    .sort();

function use(page: Page, words: string): WireAnswer {
  const { asked } = now(page);
  const found = asked?.ask === 'act' ? asked.uses.find((each) => each.label.includes(words) && !each.mana) : undefined;
  if (found === undefined) throw new Error(`nothing like '${words}' can be done`);
  return found.answer;
}

const SCENES: readonly (Scene & { readonly does: string; readonly pays: readonly string[] })[] = [
  {
    book: 'tenth',
    inPlay: ['Mountain', 'Forest', 'Plains', 'Forest'],
    hand: ['Grizzly Bears', 'Shock'],
    does: 'Grizzly Bears',
    pays: ['Forest', 'Forest'],
  },
  {
    book: 'beta',
    inPlay: ['Sol Ring', 'Mox Jet', 'Mountain'],
    hand: ['Black Vise', 'Lightning Bolt'],
    does: 'Black Vise',
    pays: ['Mox Jet'],
  },
  {
    book: 'fifth',
    inPlay: ['Brushland', 'Llanowar Elves', 'Forest', 'Island'],
    hand: ['Grizzly Bears'],
    does: 'Grizzly Bears',
    pays: ['Forest', 'Island'],
  },
  {
    book: 'tenth',
    inPlay: ['Forest', 'Llanowar Elves'],
    hand: ['Grizzly Bears'],
    does: 'Grizzly Bears',
    pays: ['Forest', 'Llanowar Elves'],
  },
  {
    book: 'portal',
    inPlay: ['Forest', 'Mountain', 'Forest'],
    hand: ['Grizzly Bears', 'Raging Goblin'],
    does: 'Grizzly Bears',
    pays: ['Forest', 'Forest'],
  },
  {
    book: 'm11',
    inPlay: ['Forest', 'Mountain', 'Forest'],
    hand: ['Grizzly Bears'],
    marked: 'Forest',
    does: 'Grizzly Bears',
    pays: ['Forest', 'Mountain'],
  },
];

for (const scene of SCENES)
  test(`${scene.book}, ${scene.inPlay.join(', ')}: what is ringed is tapped`, async () => {
    const page = await sit(scene);
    const { inPlay, at } = now(page);
    const answer = use(page, scene.does);
    const shown = await page.tries({ type: 'preview', at, answer }, 'preview');
    const ringed = shown.taps.map(({ id }) => id);
    expect(ringed.map((id) => inPlay.find((each) => each.id === id)?.name).sort()).toEqual(scene.pays);
    const after = await page.answer(answer);
    expect(tapped(after)).toEqual([...ringed].sort());
    expect(after.players[0]?.pool).toEqual([]);
  });

test('what is marked is not tapped by a click either; where nothing else pays, it says so', async () => {
  const page = await sit({ book: 'm11', inPlay: ['Forest', 'Mountain'], hand: ['Grizzly Bears'], marked: 'Mountain' });
  const refused = await page.tries({ type: 'answer', at: now(page).at, answer: use(page, 'Grizzly Bears') }, 'refused');
  expect(refused.reason).toContain('by hand');
  expect(tapped(now(page))).toEqual([]);
});

test('who pays by hand is asked, and may still have the rest paid by itself', async () => {
  const scene = { book: 'm11', inPlay: ['Forest', 'Mountain', 'Forest'], hand: ['Grizzly Bears', 'Shock'] };
  const page = await sit(scene, false);
  const asked = await page.answer(use(page, 'Grizzly Bears'));
  expect(asked.asked).toMatchObject({ ask: 'pay', purpose: 'pay' });
  const paid = await page.does({ type: 'pay', at: asked.at });
  const names = paid.inPlay.filter((each) => each.tapped).map((each) => each.name);
  expect(names).toEqual(['Forest', 'Forest']);
});

test('X is asked for on a click, and is as large as it can be where all is left to the table', async () => {
  const scene = { book: 'tenth', inPlay: ['Mountain', 'Mountain', 'Mountain', 'Sol Ring'], hand: ['Blaze'] };
  const page = await sit(scene);
  const asked = await page.answer(use(page, 'Blaze'));
  expect(asked.asked).toMatchObject({ ask: 'number', purpose: 'choose X', max: 4 });
  const aims = await page.does({ type: 'pay', at: asked.at });
  expect(aims.asked).toMatchObject({ ask: 'pick', purpose: 'choose a target' });
});
