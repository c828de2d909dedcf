// Sharing cards at the server: colours chosen in turn, minidecks and the colour draft played, and one deck for two.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { besides } from '../../src/formats/sideboard.ts';
import type { BetweenInfo } from '../../src/protocol/setup.ts';
import type { SharingState } from '../../src/protocol/shared.ts';
import { rule } from '../support/catalogue.ts';
import { Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

const look = (words: object) =>
  server.ask<SharingState & { message: string }>('shared', 'POST', {
    way: 'small',
    seed: 'test',
    chosen: [],
    ...words,
  });
const play = (words: object) =>
  server.ask<{ id: string; message: string }>('shared/play', 'POST', {
    way: 'small',
    seed: 'test',
    chosen: [],
    ...words,
  });
const decks = async (id: string): Promise<readonly (readonly string[])[]> => {
  const { start } = (await server.tables.duel(id)).setup;
  return start.kind === 'game' ? start.words.decks : [];
};
const owners = ({ piles }: SharingState, of: string): string[] =>
  piles.filter((pile) => pile.of === of).map(({ color }) => color);

rule(
  ['P-233', 'P-236', 'P-237', 'P-238'],
  'minidecks: one colour, the other takes two, one more, and the fifth is split',
  async () => {
    const first = (await look({})).body;
    expect(first).toMatchObject({ choosing: true, yours: null });
    for (const { lands, cards } of first.piles) expect([lands, cards.length]).toEqual([6, 8]);
    const one = (await look({ chosen: ['green'] })).body;
    expect([owners(one, 'you'), owners(one, 'other').length, one.choosing]).toEqual([['green'], 2, true]);
    const [left = ''] = owners(one, 'nobody');
    const both = (await look({ chosen: ['green', left] })).body;
    expect([both.choosing, both.yours?.length]).toEqual([false, 35]);
    const taken = await look({ chosen: ['green', owners(one, 'other')[0]] });
    expect([taken.status, taken.body.message]).toEqual([400, expect.stringContaining('is not to be had')]);
    const { status, body } = await play({ chosen: ['green', left] });
    expect([status, body.message]).toEqual([201, undefined]);
    expect((await decks(body.id)).map((deck) => deck.length)).toEqual([35, 35]);
    expect((await play({ chosen: ['green'] })).body.message).toBe('the colors are not all chosen yet');
  },
);

rule(['P-242', 'P-243'], 'the colour draft: decks are built of all cards of the two colours', async () => {
  const one = (await look({ way: 'draft', chosen: ['red'] })).body;
  const chosen = ['red', owners(one, 'nobody')[0] as string];
  const state = (await look({ way: 'draft', chosen })).body;
  expect(state.yours?.length).toBeGreaterThan(state.suggested?.length ?? 0);
  expect(state.suggested?.length).toBe(35);
  const { status, body } = await play({ way: 'draft', chosen, deck: state.suggested });
  expect([status, body.message]).toEqual([201, undefined]);
  const wrong = await play({ way: 'draft', chosen, deck: [...(state.suggested ?? []).slice(1), 'Black Lotus'] });
  expect(wrong.body.message).toContain('it has 1 of Black Lotus');
  const short = await play({ way: 'draft', chosen, deck: state.suggested?.slice(1) });
  expect(short.body.message).toContain('a deck needs thirty-five');
});

rule(
  ['P-218', 'P-219', 'P-221', 'P-222', 'P-223', 'P-227'],
  'a first deck of two colours that the owner chooses, and a second one of what is left, which may fall short of thirty-five',
  async () => {
    const sizes = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const words = { way: 'decks', seed };
      const open = (await look(words)).body;
      expect([open.choosing, open.strategies.length]).toEqual([true, 5]);
      const [mine = []] = open.strategies;
      expect(owners((await look({ ...words, chosen: mine.slice(0, 1) })).body, 'other')).toEqual([]);
      const state = (await look({ ...words, chosen: mine })).body;
      const theirs = owners(state, 'other');
      expect([state.choosing, theirs.length, state.suggested?.length]).toEqual([false, 2, 35]);
      expect(theirs.filter((color) => (mine as readonly string[]).includes(color))).toEqual([]);
      const { status, body } = await play({ ...words, chosen: mine });
      expect([status, body.message]).toEqual([201, undefined]);
      const played = await decks(body.id);
      expect(played[0]).toEqual(state.suggested);
      sizes.add(played[1]?.length ?? 0);
      const fits = open.strategies.some((colors) => colors.every((color) => theirs.includes(color)));
      if (fits) expect(played[1]?.length).toBe(35);
    }
    // By the numbers two colours of six lands give thirty cards, and such a deck is played all the same.
    expect([...sizes].some((size) => size < 35)).toBe(true);
  },
);

rule('P-244', 'the colour draft: between games cards of the own colours are exchanged, and no others', async () => {
  const one = (await look({ way: 'draft', chosen: ['red'] })).body;
  const chosen = ['red', owners(one, 'nobody')[0] as string];
  const state = (await look({ way: 'draft', chosen })).body;
  const { body } = await play({ way: 'draft', chosen });
  const page = await server.sit(body.id);
  await page.look();
  await page.answer({ kind: 'concede', seat: 0 });
  page.close();
  const { body: told } = await server.ask<{ between: BetweenInfo }>(`duels/${body.id}/between`);
  const { between } = told;
  expect([between.swapping, between.least, between.deck.length]).toEqual(['own cards', 35, 35]);
  expect([...between.deck, ...between.sideboard].sort()).toEqual([...(state.yours ?? [])].sort());
  const next = (deck: readonly string[]) =>
    server.ask<{ id: string; message: string }>(`duels/${body.id}/next`, 'POST', { deck });
  const lands = Array.from({ length: 11 }, () => 'Mountain');
  expect((await next([...between.deck.filter((name) => name !== 'Mountain'), ...lands])).body.message).toContain(
    'there were 10 of Mountain',
  );
  expect((await next(between.deck.slice(1))).body.message).toContain('needs at least 35');
  const [out, into] = [between.deck[0] as string, between.sideboard.find((name) => name !== between.deck[0])];
  const { body: later } = await next([...between.deck.slice(1), into as string]);
  const [mine = []] = await decks(later.id);
  expect(mine.filter((name) => name === out).length).toBe(between.deck.filter((name) => name === out).length - 1);
});

test('the deck that a computer would build can be built, whichever colours and collection there are', async () => {
  for (let seed = 0; seed < 12; seed += 1)
    for (const color of ['white', 'blue', 'black', 'red', 'green']) {
      const one = (await look({ way: 'draft', seed: `many ${seed}`, chosen: [color] })).body;
      const chosen = [color, owners(one, 'nobody')[seed % 2] as string];
      const { yours, suggested } = (await look({ way: 'draft', seed: `many ${seed}`, chosen })).body;
      expect([suggested?.length, besides(suggested ?? [], yours ?? [])]).toEqual([35, []]);
    }
});

test('one deck is played for ante: a book that has none refuses it', async () => {
  const { status, body } = await server.ask<{ message: string }>('shared/one-deck', 'POST', {
    deck: 'm11/garruk-s-hunt',
  });
  expect([status, body.message]).toEqual([400, expect.stringContaining('has no ante')]);
});

rule(
  ['B-302', 'B-303', 'B-318'],
  'one deck for two: divided, played for ante, and the parts change with every duel',
  async () => {
    const { body } = await server.ask<{ id: string }>('shared/one-deck', 'POST', {
      deck: 'beta/knights-and-lightning',
      seed: 'one',
    });
    const before = await decks(body.id);
    expect(before.map((part) => part.length)).toEqual([20, 20]);
    const page = await server.sit(body.id);
    await page.look();
    await page.answer({ kind: 'concede', seat: 0 });
    page.close();
    const again = await server.sit(body.id);
    const { result, match } = await again.look();
    again.close();
    expect(match.words).toBe('One deck for two: 19 cards against 21');
    expect(result?.next).toBe('Next duel');
    const { body: next } = await server.ask<{ id: string }>(`duels/${body.id}/next`, 'POST', {});
    expect((await decks(next.id)).map((part) => part.length)).toEqual([19, 21]);
  },
);

test('one deck ends when a part can be played no more', async () => {
  const { body: deck } = await server.ask<{ id: string }>('decks', 'POST', {
    name: 'Small',
    book: 'beta',
    cards: { Plains: 18 },
  });
  const { body } = await server.ask<{ id: string }>('shared/one-deck', 'POST', { deck: deck.id, seed: 'end' });
  const page = await server.sit(body.id);
  await page.look();
  await page.answer({ kind: 'concede', seat: 0 });
  page.close();
  const again = await server.sit(body.id);
  const { result, match } = await again.look();
  again.close();
  expect(match.words).toBe(
    'One deck for two: 8 cards against 10. The other has won it all, and the owner takes all cards back',
  );
  expect(result?.next).toBeNull();
  const { body: tiny } = await server.ask<{ id: string }>('decks', 'POST', {
    name: 'Tiny',
    book: 'beta',
    cards: { Plains: 10 },
  });
  const refused = await server.ask<{ message: string }>('shared/one-deck', 'POST', { deck: tiny.id });
  expect([refused.status, refused.body.message]).toEqual([
    400,
    expect.stringContaining('a deck for two must be large'),
  ]);
});
