// What a seat may not see never goes through the socket: with the hidden cards exchanged, every byte stays the same.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../src/game/index.ts';
import type { TableState } from '../../src/protocol/table.ts';
import { type Page, Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

const MINE = {
  hand: ['Forest', 'Grizzly Bears', 'Giant Growth'],
  inPlay: ['Forest', 'Forest', 'Forest', 'Grizzly Bears'],
};

interface Hidden {
  readonly hand: readonly string[];
  readonly library: readonly string[];
  readonly own: readonly string[];
}

/** The same public position with other hidden cards; nothing of what the rival holds can be used. */
async function sitAt(book: string, hidden: Hidden): Promise<Page> {
  const id = await server.newPosition({
    book,
    seats: {
      ann: { ...MINE, library: hidden.own },
      ben: { hand: hidden.hand, library: hidden.library, inPlay: ['Mountain', 'Hill Giant'] },
    },
  });
  return server.sit(id);
}

const ONE: Hidden = {
  hand: ['Shivan Dragon', 'Air Elemental', 'Serra Angel'],
  library: ['Island', 'Plains', 'Craw Wurm'],
  own: ['Craw Wurm', 'Forest', 'Forest'],
};
const OTHER: Hidden = {
  hand: ['Craw Wurm', 'Lord of the Pit', 'Mahamoti Djinn'],
  library: ['Plains', 'Serra Angel', 'Island'],
  own: ['Forest', 'Forest', 'Craw Wurm'],
};

/** Answers that reveal nothing: a land, a creature that is cast, mana, and an attack declared. */
async function plays(page: Page): Promise<void> {
  const use = (table: TableState, label: RegExp) => {
    const found = table.asked?.ask === 'act' ? table.asked.uses.find((each) => label.test(each.label)) : undefined;
    if (found === undefined) throw new Error(`nothing like ${label} can be used`);
    return found.answer;
  };
  let table = await page.look();
  table = await page.answer(use(table, /^Play Forest/));
  table = await page.does({ type: 'undo', at: table.at });
  table = await page.answer(use(table, /^Play Forest/));
  await page.tries({ type: 'preview', at: table.at, answer: use(table, /Grizzly Bears/) }, 'preview');
  table = await page.does({ type: 'auto', at: table.at, answer: use(table, /Grizzly Bears/) });
  await page.tries({ type: 'answer', at: table.at, answer: { kind: 'yes' } }, 'refused');
  const attack = table.secondary?.answer ?? table.primary?.answer ?? { kind: 'pass' };
  table = await page.answer(attack);
  if (table.asked?.ask === 'attack') {
    const [id = 0] = table.asked.candidates;
    table = await page.answer({ kind: 'attack', attackers: [{ id, target: { what: 'player', id: 1 }, band: 0 }] });
  }
  await page.look();
}

/** The name of the duel is its own; everything else must be the same to the byte. */
const bytes = (page: Page): string[] => page.heard.map((text) => text.replace(/"duel":"[^"]*"/, '"duel":""'));

for (const book of ['beta', 'fifth', 'tenth', 'm11'])
  test(`${book}: with the hidden cards exchanged every byte stays the same`, async () => {
    const pages = await Promise.all([sitAt(book, ONE), sitAt(book, OTHER)]);
    for (const page of pages) await plays(page);
    const [one = [], other = []] = pages.map(bytes);
    expect(one.length).toBeGreaterThan(6);
    expect(other).toEqual(one);
    for (const name of [...ONE.hand, ...OTHER.hand, 'Craw Wurm']) expect(one.join('')).not.toContain(name);
    for (const page of pages) page.close();
  });

/** Somebody who could act, and never does: whether there was a chance must not show. */
const idle = { name: 'idle', choose: ({ legal }: { legal: readonly Answer[] }) => legal[0] as Answer };

for (const book of ['beta', 'fifth', 'tenth', 'm11'])
  test(`${book}: whether the rival could have answered does not show`, async () => {
    const other = await Server.start({ player: () => idle });
    const hands = [
      ['Counterspell', 'Lightning Bolt'],
      ['Air Elemental', 'Craw Wurm'],
    ].map((hand) => (book === 'm11' ? hand.map((name) => (name === 'Counterspell' ? 'Cancel' : name)) : hand));
    const pages: Page[] = [];
    for (const hand of hands) {
      const inPlay = ['Island', 'Island', 'Island', 'Mountain', 'Hill Giant'];
      const id = await other.newPosition({
        book,
        seats: { ann: { ...MINE, library: ['Forest'] }, ben: { hand, library: ['Forest'], inPlay } },
      });
      const page = await other.sit(id);
      await plays(page);
      pages.push(page);
    }
    const [one = [], two = []] = pages.map(bytes);
    expect(two).toEqual(one);
    await other.end();
  });

test('portal: with the hidden cards exchanged every byte stays the same', async () => {
  const sits = async (hand: readonly string[], library: readonly string[]): Promise<Page> => {
    const id = await server.newPosition({
      book: 'portal',
      step: 'play cards',
      seats: {
        ann: { hand: ['Grizzly Bears', 'Lava Axe'], inPlay: ['Forest', 'Forest'], library: ['Forest'] },
        ben: { hand, library, inPlay: ['Mountain', 'Hill Giant'] },
      },
    });
    return server.sit(id);
  };
  const pages = [
    await sits(['Serpent Warrior', 'Volcanic Dragon'], ['Island', 'Swamp']),
    await sits(['Volcanic Dragon', 'Wood Elves'], ['Swamp', 'Island']),
  ];
  for (const page of pages) {
    const table = await page.look();
    const bears = table.asked?.ask === 'act' ? table.asked.uses.find((use) => use.label.includes('Bears')) : undefined;
    await page.answer(bears?.answer ?? { kind: 'pass' });
    await page.look();
  }
  const [one = [], other = []] = pages.map(bytes);
  expect(one.length).toBeGreaterThan(2);
  expect(other).toEqual(one);
  for (const page of pages) page.close();
});
