// House rules at the server: what a text means, duels by it, and decks that it allows.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardFacts, DuelInfo, HouseInfo } from '../../src/protocol/setup.ts';
import { Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

const house = async (text: string): Promise<HouseInfo> => (await server.ask<HouseInfo>('house', 'POST', { text })).body;

test('a text is told with its differences, its passages and what else could be changed', async () => {
  const info = await house('Sunday = m11; combat.damage = on the stack');
  expect(info).toMatchObject({ name: 'Sunday', book: 'm11', faults: [], ante: 'no' });
  expect(info.text).toBe('Sunday = m11; combat.damage = on the stack');
  expect(info.differences).toHaveLength(1);
  expect(info.differences[0]).toMatchObject({ was: 'dealt', is: 'on the stack' });
  const burn = info.facts.find(({ path }) => path === 'mana.burn');
  expect(burn).toMatchObject({ was: '0', now: '0', choices: [], hint: '0 to 20' });
  expect(info.facts.find(({ path }) => path === 'combat.damage')).toMatchObject({ now: 'on the stack' });
  expect(info.facts.map(({ path }) => path)).not.toContain('combat.banding');
  // What fits beside the other changes is offered.
  const free = await house('Sunday = m11; combat.division = free');
  expect(free.facts.find(({ path }) => path === 'combat.banding')?.choices).toEqual(['yes', 'no']);
});

test('what is wrong with a text is told, with what can be changed in its book', async () => {
  const wrong = await house('Sunday = beta; combat.damage = on the stack');
  expect(wrong.text).toBe('');
  expect(wrong.faults[0]).toContain('there is no stack to put it on');
  expect(wrong.facts.length).toBeGreaterThan(20);
  expect((await house('nonsense')).faults[0]).toContain("like 'Sunday rules = m11'");
  expect((await house('Sunday = m12')).facts).toEqual([]);
  expect((await server.ask('house', 'POST', { text: 'x'.repeat(2001) })).status).toBe(400);
});

test('a duel is played by house rules: their life, their name, the tone and the cards of their book', async () => {
  const text = 'Long Sunday = m11; start.life = 30; mana.burn = 1';
  const id = await server.newDuel({ book: text });
  const page = await server.sit(id);
  const table = await page.look();
  page.close();
  expect(table.book).toMatchObject({ id: 'm11', cards: text, name: 'Long Sunday', burn: true });
  expect(table.players.map(({ life }) => life)).toEqual([30, 30]);
  const { body: duels } = await server.ask<DuelInfo[]>('duels');
  expect(duels.find((duel) => duel.id === id)).toMatchObject({ book: 'm11', house: 'Long Sunday' });
  const long = `${text}; hand.limit = none; permanents.legendRule = no; combat.noCreature = stays, no damage`;
  const { body: cards } = await server.ask<CardFacts[]>(`cards/${encodeURIComponent(long)}`);
  expect(cards.map(({ name }) => name)).toContain('Grizzly Bears');
});

test('a deck of the book that the house does not allow is refused; one by chance is made for it', async () => {
  const text = 'Large = m11; deck.min = 80';
  const decks = (await server.ask<{ id: string; book: string; own: boolean }[]>('decks?book=m11')).body;
  const chosen = { by: 'id', id: decks[0]?.id };
  await expect(server.newDuel({ book: text, deck: chosen })).rejects.toThrow('Large asks for at least 80');
  const id = await server.newDuel({ book: text });
  const { start } = (await server.tables.duel(id)).setup;
  expect(start.kind === 'game' ? start.words.decks.map(({ length }) => length) : []).toEqual([80, 80]);
  await expect(server.newDuel({ book: 'X = m11; mana.brun = 1' })).rejects.toThrow('there is no fact');
});
