// Between the duels of a match: the person's deck is changed as the book has it, the computer swaps, and a new opponent
// meets the deck as it was brought.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { hoses } from '../../src/bots/against.ts';
import { findBook } from '../../src/game/index.ts';
import type { EventState } from '../../src/protocol/limited.ts';
import type { BetweenInfo, DeckInfo } from '../../src/protocol/setup.ts';
import { rule } from '../support/catalogue.ts';
import { duelForTwo } from '../support/seats.ts';
import { plainAnswer, Server } from './client.ts';

let server: Server;
let yields = false;
beforeAll(async () => {
  server = await Server.start({
    player: () => ({
      name: 'yielding',
      choose: ({ view, legal }) =>
        yields ? { kind: 'concede', seat: view.seat } : (legal[0] as (typeof legal)[number]),
    }),
  });
});
afterAll(() => server.end());

async function giveUp(id: string, seat: 0 | 1): Promise<void> {
  const page = await server.sit(id);
  let now = await page.look();
  if (seat === 0) await page.answer({ kind: 'concede', seat: 0 });
  yields = seat === 1;
  while (yields && now.result === null)
    now = await page.answer(
      plainAnswer(now, (below) => below - 1),
      true,
    );
  yields = false;
  page.close();
}

const between = async (id: string): Promise<BetweenInfo | null> =>
  (await server.ask<{ between: BetweenInfo | null }>(`duels/${id}/between`)).body.between;
const next = (id: string, deck?: readonly string[]) =>
  server.ask<{ id: string; message: string }>(`duels/${id}/next`, 'POST', deck === undefined ? {} : { deck });
const decks = async (id: string): Promise<readonly (readonly string[])[]> => {
  const { start } = (await server.tables.duel(id)).setup;
  return start.kind === 'game' ? start.words.decks : [];
};
const count = (cards: readonly string[] | undefined, name: string): number =>
  cards?.filter((each) => each === name).length ?? 0;

const CARDS = {
  Forest: 24,
  'Runeclaw Bear': 4,
  'Giant Spider': 4,
  'Craw Wurm': 4,
  'Cudgel Troll': 4,
  'Llanowar Elves': 4,
  'Awakener Druid': 4,
  'Giant Growth': 4,
  'Sacred Wolf': 4,
  Overrun: 4,
};
const BESIDE = { Naturalize: 4, Plummet: 4, 'Acidic Slime': 4, 'Mitotic Slime': 3 };

const saveDeck = (name: string, sideboard: object = BESIDE) =>
  server.ask<DeckInfo & { message: string }>('decks', 'POST', {
    name,
    book: 'm11',
    cards: CARDS,
    sideboard,
  });

rule(
  ['M-269', 'M-270', 'M-275', 'M-277'],
  'after a duel cards are swapped one for one before the same opponent is met again',
  async () => {
    const { body: deck } = await saveDeck('With a sideboard');
    expect(deck).toMatchObject({ faults: [], sideboard: BESIDE });
    const first = await server.newDuel({ book: 'm11', length: 'best of 3', deck: { by: 'id', id: deck.id } });
    expect((await server.ask<{ error: string }>(`duels/${first}/between`)).status).toBe(403);
    await giveUp(first, 0);
    const told = (await between(first)) as BetweenInfo;
    expect(told).toMatchObject({ swapping: 'one for one', rival: 'Morwenna', least: 60, book: 'm11' });
    expect([told.deck.length, told.sideboard.length]).toEqual([60, 15]);
    const without = told.deck.filter((name) => name !== 'Sacred Wolf');
    const short = await next(first, without);
    expect([short.status, short.body.message]).toEqual([
      400,
      'the deck cannot be changed so: cards are swapped one for one: the deck had 60 cards, and now has 56; the deck has 56 cards, and needs at least 60',
    ]);
    const foreign = await next(first, [...without, ...Array.from({ length: 4 }, () => 'Black Lotus')]);
    expect(foreign.body.message).toContain('there were 0 of Black Lotus in deck and sideboard, and now there are 4');
    const { body } = await next(first, [...without, ...Array.from({ length: 4 }, () => 'Naturalize')]);
    const [mine] = await decks(body.id);
    expect([count(mine, 'Sacred Wolf'), count(mine, 'Naturalize'), mine?.length]).toEqual([0, 4, 60]);
    // It was changed once, and is not changed again by asking twice.
    expect((await next(first)).body.id).toBe(body.id);
    expect(await between(first)).toBeNull();
    await giveUp(body.id, 1);
    const later = (await between(body.id)) as BetweenInfo;
    expect([count(later.sideboard, 'Sacred Wolf'), count(later.first, 'Sacred Wolf')]).toEqual([4, 4]);
  },
);

test('the computer brings a sideboard to a match with one, and swaps by what it has seen', async () => {
  const { body: deck } = await saveDeck('Seen');
  const first = await server.newDuel({
    book: 'm11',
    length: 'best of 3',
    deck: { by: 'id', id: deck.id },
    opponentDeck: { by: 'id', id: 'm11/whispers-of-liliana' },
    seed: 'swap',
  });
  const page = await server.sit(first);
  let now = await page.look();
  const seen = new Set<string>();
  const look = (): void => {
    for (const { owner, name } of [...now.inPlay, ...(now.players[0]?.graveyard ?? [])])
      if (owner === 0) seen.add(name);
  };
  for (let i = 0; i < 900 && now.result === null && seen.size < 5; i += 1) {
    now = await page.answer(
      plainAnswer(now, () => 0),
      true,
    );
    look();
  }
  expect(seen.size).toBeGreaterThanOrEqual(4);
  page.close();
  await giveUp(first, 0);
  const { body } = await next(first);
  const [before, after] = [(await decks(first))[1] ?? [], (await decks(body.id))[1] ?? []];
  expect(after.length).toBe(before.length);
  const come = after.filter((name) => !before.includes(name));
  expect(come.length).toBeGreaterThan(0);
  for (const name of come) expect(hoses(findBook('m11'), name), name).toContain('green');
  expect((await decks(body.id))[0]).toEqual((await decks(first))[0]);
});

rule('M-271', 'before a new opponent the deck is put back into its first configuration', async () => {
  const { body: deck } = await saveDeck('Gauntlet');
  const words = { book: 'm11', mode: 'gauntlet', length: 'best of 3', opponent: null, deck: { by: 'id', id: deck.id } };
  const first = await server.newDuel(words);
  await giveUp(first, 1);
  const told = (await between(first)) as BetweenInfo;
  const changed = [...told.deck.filter((name) => name !== 'Overrun'), ...Array.from({ length: 4 }, () => 'Plummet')];
  const { body: second } = await next(first, changed);
  expect(count((await decks(second.id))[0], 'Plummet')).toBe(4);
  await giveUp(second.id, 1);
  const { body: third } = await next(second.id);
  const [mine] = await decks(third.id);
  expect([count(mine, 'Plummet'), count(mine, 'Overrun')]).toEqual([0, 4]);
});

rule('M-276', 'a sideboard that the book does not allow is told with the deck, which cannot be played', async () => {
  const { body: small } = await saveDeck('Small', { Naturalize: 4 });
  expect(small.faults).toEqual([expect.stringMatching(/^its sideboard has 4 cards, and .* asks for 15 or none$/)]);
  const { body: five } = await saveDeck('Five', { Naturalize: 4, Plummet: 4, 'Acidic Slime': 4, 'Giant Spider': 3 });
  expect(five.faults.join()).toContain('deck and sideboard have 7 of Giant Spider together');
  const refused = await server.ask<{ message: string }>('duels', 'POST', {
    ...duelForTwo({ book: 'm11', deck: { by: 'id', id: five.id } }),
  });
  expect(refused.status).toBe(400);
  expect(refused.body.message).toContain('7 of Giant Spider');
  const { body: old } = await server.ask<DeckInfo>('decks', 'POST', {
    name: 'Old',
    book: 'beta',
    cards: { Forest: 40 },
    sideboard: { Island: 15 },
  });
  expect(old.faults.join()).toContain('knows no sideboards');
});

rule(['M-273', 'M-274'], 'in Limited everything that was opened lies beside the deck, and may be added', async () => {
  const { body: begun } = await server.ask<{ id: string }>('events', 'POST', {
    kind: 'sealed',
    sets: ['M11'],
    seats: 2,
    length: 'best of 3',
    seed: 'beside',
  });
  const state = (await server.ask<EventState>(`events/${begun.id}`)).body;
  await server.ask(`events/${begun.id}/deck`, 'POST', { cards: state.suggested?.cards });
  const { body: match } = await server.ask<{ id: string }>(`events/${begun.id}/play`, 'POST', {});
  await giveUp(match.id, 0);
  const told = (await between(match.id)) as BetweenInfo;
  expect(told).toMatchObject({ swapping: 'free', least: 40 });
  const lands = state.suggested?.cards.filter((name) => !state.pool.includes(name)).length ?? 0;
  expect(told.deck.length + told.sideboard.length).toBeGreaterThanOrEqual(state.pool.length);
  expect(told.deck.length + told.sideboard.length).toBeLessThanOrEqual(state.pool.length + Math.max(lands, 18));
  const more = [...told.deck, told.sideboard[0] as string, 'Forest'];
  const { status, body } = await next(match.id, more);
  expect([status, body.message]).toEqual([200, undefined]);
  expect((await decks(body.id))[0]?.length).toBe(told.deck.length + 2);
});

/** Two people at one screen, each with a deck and a sideboard, who play a match. */
async function sharedScreen(): Promise<string> {
  const { body: one } = await saveDeck('First of two');
  const { body: two } = await saveDeck('Second of two', { Naturalize: 4, Plummet: 4, Fog: 4, 'Mitotic Slime': 3 });
  const person = (name: string, id: string) => ({ held: 'person', name, deck: { by: 'id', id } });
  return server.newDuel({
    book: 'm11',
    length: 'best of 3',
    seats: [person('Ann', one.id), person('Ben', two.id)],
  });
}

test('people who share a screen each change the own deck between duels', async () => {
  const first = await sharedScreen();
  await giveUp(first, 0);
  type Told = { between: BetweenInfo; others: BetweenInfo[] };
  const { body: told } = await server.ask<Told>(`duels/${first}/between`);
  expect([told.between.name, told.between.rival]).toEqual(['Ann', 'Ben']);
  expect(told.others.map(({ seat, name, rival }) => [seat, name, rival])).toEqual([[1, 'Ben', 'Ann']]);
  const [ben] = told.others;
  expect(count(ben?.sideboard, 'Fog')).toBe(4);
  const swap = (info: BetweenInfo | undefined, into: string): string[] => [
    ...(info?.deck ?? []).filter((name) => name !== 'Sacred Wolf'),
    ...Array.from({ length: 4 }, () => into),
  ];
  const others = [{ seat: 1, deck: swap(ben, 'Fog') }];
  const goOn = (words: object) => server.ask<{ id: string; message: string }>(`duels/${first}/next`, 'POST', words);
  const wrong = await goOn({ others: [{ seat: 1, deck: swap(ben, 'Black Lotus') }] });
  expect([wrong.status, wrong.body.message.includes('Black Lotus')]).toEqual([400, true]);
  expect((await goOn({ others: [{ seat: 3, deck: [] }] })).body.message).toBe(
    'nobody changes the deck of seat 3: people sit at 0 and 1',
  );
  expect((await goOn({ others: [...others, ...others] })).body.message).toBe(
    'the deck of seat 1 is said twice: say each deck once',
  );
  const { body } = await goOn({ deck: swap(told.between, 'Naturalize'), others });
  const [mine, theirs] = await decks(body.id);
  expect([count(mine, 'Naturalize'), count(mine, 'Sacred Wolf')]).toEqual([4, 0]);
  expect([count(theirs, 'Fog'), count(theirs, 'Sacred Wolf')]).toEqual([4, 0]);
});

test('the list of duels says which of the people at one screen has won', async () => {
  const first = await sharedScreen();
  await giveUp(first, 0);
  type Start = { duels: { id: string; won: boolean | null; people: number[]; winners: number[] }[] };
  const { body } = await server.ask<Start>('start');
  expect(body.duels.find(({ id }) => id === first)).toMatchObject({ won: false, people: [0, 1], winners: [1] });
});
