// What lies on the table could be used for, as everybody sees it: to pay with, or for something else, now.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

const LIBRARY = Array(9).fill('Plains');

/** By name, what each permanent is ready for, as one's own main phase shows it. */
async function ready(book: string, ann: readonly unknown[], ben: readonly unknown[] = []): Promise<object> {
  const seats = { ann: { inPlay: ann, library: LIBRARY }, ben: { inPlay: ben, library: LIBRARY } };
  const step = { portal: 'play cards', fifth: 'main pre-combat' }[book] ?? 'main';
  const page = await server.sit(await server.newPosition({ book, turn: 5, step, seats }));
  const { inPlay } = await page.look();
  page.close();
  return Object.fromEntries(inPlay.map((each) => [each.name, each.ready]));
}

test('what is untapped pays or does something; what is tapped does nothing that needs it to be tapped', async () => {
  const tapped = { card: 'Icy Manipulator', tapped: true };
  expect(await ready('fifth', ['Island', 'Sol Ring', 'Rod of Ruin', tapped, 'Hill Giant', 'Drudge Skeletons'])).toEqual(
    {
      Island: ['mana'],
      'Sol Ring': ['mana'],
      'Rod of Ruin': ['ability'],
      'Icy Manipulator': [],
      'Hill Giant': [],
      'Drudge Skeletons': ['ability'],
    },
  );
});

test('a creature that is new is not tapped for anything, and a planeswalker does nothing in a turn of others', async () => {
  const pyromancer = { card: 'Prodigal Pyromancer', sick: true };
  const walker = (card: string) => ({ card, counters: { loyalty: 3 } });
  expect(await ready('m11', [pyromancer, walker('Garruk Wildspeaker')], [walker('Jace Beleren')])).toEqual({
    'Prodigal Pyromancer': [],
    'Garruk Wildspeaker': ['ability'],
    'Jace Beleren': [],
  });
});

test('in Portal nobody does anything in a turn of others', async () => {
  expect(await ready('portal', ['Capricious Sorcerer'], ['Island'])).toMatchObject({
    'Capricious Sorcerer': ['ability'],
    Island: ['mana'],
  });
  expect(await ready('portal', [], ['Capricious Sorcerer'])).toEqual({ 'Capricious Sorcerer': [] });
});
