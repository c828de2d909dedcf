// Matches, the Gauntlet, ante and decks: what follows a duel, and what it is played with.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardFacts, DeckInfo, Legality, StartInfo } from '../../src/protocol/setup.ts';
import type { TableState } from '../../src/protocol/table.ts';
import { duelForTwo } from '../support/seats.ts';
import { plainAnswer, Server } from './client.ts';

let server: Server;
/** Whether the opponent gives up the next time it is asked; none of the levels ever does so by itself. */
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

/** The last of several choices: it does nothing wherever that is allowed. */
const last = (below: number): number => below - 1;

/** Ends a duel: one side gives up, the opponent as soon as it is asked. */
async function giveUp(id: string, seat: 0 | 1): Promise<TableState> {
  const page = await server.sit(id);
  let now = await page.look();
  if (seat === 0) await page.answer({ kind: 'concede', seat: 0 });
  yields = seat === 1;
  while (yields && now.result === null) now = await page.answer(plainAnswer(now, last), true);
  yields = false;
  page.close();
  const again = await server.sit(id);
  const table = await again.look();
  again.close();
  return table;
}

const next = async (id: string): Promise<{ status: number; id: string; message: string }> => {
  const { status, body } = await server.ask<{ id: string; message: string }>(`duels/${id}/next`, 'POST', {});
  return { status, ...body };
};

/** The decks that a duel is played with. */
const decks = async (id: string): Promise<readonly (readonly string[])[]> => {
  const { start } = (await server.tables.duel(id)).setup;
  return start.kind === 'game' ? start.words.decks : [];
};

test('a single duel ends with itself, and can be played again', async () => {
  const id = await server.newDuel({ book: 'tenth' });
  expect((await next(id)).status).toBe(403);
  const { result } = await giveUp(id, 0);
  expect(result).toMatchObject({ won: false, words: 'Morwenna wins the game.', reason: 'You gave the game up.' });
  expect(result).toMatchObject({ next: 'Play again', match: { over: true } });
  expect(result?.nextDraws.map(({ cards }) => cards.length)).toEqual([5, 5]);
  const again = await next(id);
  expect((await next(id)).id).toBe(again.id);
  const { seed, start, ...same } = (await server.tables.duel(id)).setup;
  const { seed: otherSeed, start: otherStart, ...others } = (await server.tables.duel(again.id)).setup;
  expect(others).toEqual(same);
  expect(otherSeed).not.toBe(seed);
  // Only who lost is known now, who says who begins.
  const options = { ...start.words.options, loser: 0 };
  expect({ ...otherStart.words, seed: '' }).toEqual({ ...start.words, options, seed: '' });
  expect(otherStart.words.seed).not.toBe(start.words.seed);
});

test('a match of three goes on until two duels are won, and the loser chooses who begins', async () => {
  const first = await server.newDuel({ book: 'm11', length: 'best of 3' });
  const one = await giveUp(first, 1);
  expect(one.result).toMatchObject({ won: true, next: 'Next game', match: { duels: [1, 0], over: false } });
  const { id: second } = await next(first);
  expect((await next(first)).id).toBe(second);
  const two = await giveUp(second, 0);
  expect(two.result?.match).toMatchObject({ duels: [1, 1], words: 'Second game; 1 all' });
  const { id: third } = await next(second);
  const page = await server.sit(third);
  const start = await page.look();
  expect(start.match.words).toBe('Third game; 1 all');
  expect(start.asked?.purpose).toBe('play or draw');
  page.close();
  const three = await giveUp(third, 1);
  expect(three.result).toMatchObject({ next: 'Play again', match: { duels: [2, 1], over: true } });
  const again = await server.sit((await next(third)).id);
  expect((await again.look()).match).toMatchObject({ words: 'First game', duels: [0, 0], over: false });
  again.close();
});

test('the Gauntlet has one match after the other until one is lost', async () => {
  const { body } = await server.ask<StartInfo>('start');
  const first = await server.newDuel({ book: 'portal', mode: 'gauntlet', opponent: null });
  const one = await giveUp(first, 1);
  expect(one.result?.next).toBe('Next opponent');
  expect(one.match).toMatchObject({ mode: 'gauntlet', beaten: 1, opponents: body.opponents.length });
  const { id: second } = await next(first);
  const two = await giveUp(second, 0);
  expect(two.players[1]?.name).not.toBe(one.players[1]?.name);
  const all = body.opponents.length;
  expect(one.match.words).toBe(`Gauntlet, 1 of ${all} beaten; ${two.players[1]?.name} is next`);
  expect(two.match.words).toBe(`The Gauntlet ends with 1 of ${all} beaten`);
  expect(two.result).toMatchObject({ next: null, match: { beaten: 1, over: true } });
  const after = await next(second);
  expect([after.status, after.message]).toEqual([400, 'nothing follows: the match is over']);
});

test('what is won and lost by the ante changes the decks of the match', async () => {
  const first = await server.newDuel({ book: 'fifth', length: 'best of 3', ante: true, seed: 'ante' });
  const { result, players } = await giveUp(first, 1);
  const [mine = '', theirs = ''] = players.map((player) => player.ante[0]?.name ?? '');
  expect([mine, theirs]).not.toContain('');
  expect(result).toMatchObject({ anteWon: [theirs], anteLost: [] });
  const before = await decks(first);
  const { id: second } = await next(first);
  const after = await decks(second);
  expect(after.map((deck) => deck.length)).toEqual([(before[0]?.length ?? 0) + 1, (before[1]?.length ?? 0) - 1]);
  const count = (deck: readonly string[] | undefined) => deck?.filter((name) => name === theirs).length ?? 0;
  expect([count(after[0]) - count(before[0]), count(after[1]) - count(before[1])]).toEqual([1, -1]);
});

test('what was lost by the ante stays lost when the same is played again', async () => {
  const first = await server.newDuel({ book: 'beta', ante: true, seed: 'ante again' });
  const { result } = await giveUp(first, 0);
  expect(result).toMatchObject({ next: 'Play again', anteLost: [expect.any(String)] });
  const [before, after] = [await decks(first), await decks((await next(first)).id)];
  expect(after.map((deck) => deck.length)).toEqual([(before[0]?.length ?? 0) - 1, (before[1]?.length ?? 0) + 1]);
});

test('who lost begins when the same is played again, or says who begins, as the book has it', async () => {
  for (const [book, loser] of [
    ['beta', 0],
    ['beta', 1],
    ['portal', 0],
    ['portal', 1],
    ['tenth', 0],
    ['m11', 1],
  ] as const) {
    const first = await server.newDuel({ book, seed: `again ${book} ${loser}` });
    await giveUp(first, loser);
    const { game } = await server.tables.duel((await next(first)).id);
    const chooser = game.events.find((event) => event.event === 'first');
    const says = game.question?.purpose === 'play or draw' ? game.question.player : undefined;
    expect([book, says ?? (chooser?.event === 'first' && (chooser.by < 0 ? chooser.seat : chooser.by))]).toEqual([
      book,
      loser,
    ]);
  }
});

test('a deck that breaks what was agreed on is refused with a sentence, and chance makes one that does not', async () => {
  const words = { book: 'portal', rules: ['tournament decks'] };
  const cards = { Forest: 25, 'Grizzly Bears': 35 };
  const made = await server.ask<DeckInfo>('decks', 'POST', { name: 'Many bears', book: 'portal', cards });
  await expect(server.newDuel({ ...words, deck: { by: 'id', id: made.body.id } })).rejects.toThrow(
    "'Many bears' cannot be played: it has 35 of Grizzly Bears, and Portal allows 4",
  );
  const id = await server.newDuel({ ...words, deck: { by: 'chance' }, opponentDeck: { by: 'random' } });
  expect((await decks(id)).map((deck) => deck.length)).toEqual([60, 60]);
  await server.ask(`decks/${made.body.id}`, 'DELETE');
});

test('a deck of one’s own is kept, changed, checked, played and deleted', async () => {
  const cards = { Forest: 17, 'Grizzly Bears': 18 };
  const words = { name: 'Mine', book: 'portal', cards };
  const made = await server.ask<DeckInfo>('decks', 'POST', words);
  expect([made.status, made.body.own, made.body.colors, made.body.size]).toEqual([201, true, 'G', 35]);
  const bad = { ...words, cards: { Forest: 10, 'Grizly Bears': 3 } };
  const check = await server.ask<{ faults: string[] }>('decks/check', 'POST', bad);
  expect(check.body.faults.join(' ')).toContain("did you mean 'Grizzly Bears'?");
  const id = await server.newDuel({ book: 'portal', deck: { by: 'id', id: made.body.id } });
  const page = await server.sit(id);
  expect((await page.look()).players[0]?.deck).toBe('Mine');
  page.close();
  const changed = await server.ask<DeckInfo>(`decks/${made.body.id}`, 'PUT', bad);
  expect(changed.body.faults.length).toBe(2);
  const refused = await server.ask<{ message: string }>('duels', 'POST', {
    ...duelForTwo({ book: 'portal', deck: { by: 'id', id: made.body.id }, opponentDeck: { by: 'chance' } }),
  });
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('cannot be played')]);
  expect((await server.ask(`decks/${made.body.id}`, 'DELETE')).status).toBe(204);
  expect((await server.ask(`decks/${made.body.id}`, 'DELETE')).status).toBe(404);
  const starter = await server.ask<DeckInfo[]>('decks?book=portal');
  expect((await server.ask(`decks/${encodeURIComponent(starter.body[0]?.id ?? '')}`, 'DELETE')).status).toBe(404);
});

test('the first page gets books, decks, opponents, levels and duels, and cards in five voices', async () => {
  const { body } = await server.ask<StartInfo>('start');
  expect(body.books.map((book) => book.id)).toEqual(['beta', 'fifth', 'portal', 'tenth', 'm11']);
  expect(body.decks.every((deck) => deck.own || deck.faults.length === 0)).toBe(true);
  for (const { decks } of body.opponents)
    for (const id of Object.values(decks)) expect(body.decks.map((deck) => deck.id)).toContain(id);
  expect(body.levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
  expect(body.duels.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain('seed');
  const angel = await server.ask<{ [book: string]: CardFacts }>('card/Serra%20Angel');
  expect(angel.body.fifth?.type).toBe('Summon Angel');
  expect(angel.body.m11?.type).toBe('Creature — Angel');
  expect((await server.ask('card/Nothing')).status).toBe(400);
  const cards = await server.ask<CardFacts[]>('cards/portal');
  expect(cards.body.length).toBe(body.books.find((book) => book.id === 'portal')?.cards);
});

test('an error in one duel is told there, and touches no other', async () => {
  let throws = false;
  const other = await Server.start({
    player: () => ({
      name: 'clumsy',
      choose: ({ legal }) => {
        if (throws) throw new Error('dropped the cards');
        return legal[0] as (typeof legal)[number];
      },
    }),
  });
  const position = {
    book: 'm11',
    seats: { ann: { library: ['Forest'] }, ben: { hand: ['Shock'], inPlay: ['Mountain'], library: ['Forest'] } },
  };
  const pages = [
    await other.sit(await other.newPosition(position)),
    await other.sit(await other.newPosition(position)),
  ];
  const [one, two] = pages as [(typeof pages)[0], (typeof pages)[0]];
  await one.look();
  await two.look();
  throws = true;
  const fault = await one.tries({ type: 'answer', at: one.table?.at ?? 0, answer: { kind: 'pass' } }, 'fault');
  expect(fault).toMatchObject({ fault: 'broken', message: expect.stringContaining('dropped the cards') });
  const again = await one.tries({ type: 'answer', at: one.table?.at ?? 0, answer: { kind: 'pass' } }, 'fault');
  expect(again.fault).toBe('broken');
  throws = false;
  expect((await two.answer({ kind: 'pass' })).turn).toBeGreaterThan(0);
  await other.end();
});

test('decks that were sold are offered beside ours, and played as they were', async () => {
  const { body } = await server.ask<DeckInfo[]>('decks?book=m11');
  const sold = body.filter((deck) => deck.sold !== null);
  expect(sold.map(({ name }) => name)).toEqual(expect.arrayContaining(['Blades of Victory', 'Firebomber']));
  const small = sold.find(({ size }) => size < 60) as DeckInfo;
  expect(small).toMatchObject({ faults: [], own: false, line: `${small.sold}.` });
  const id = await server.newDuel({
    book: 'm11',
    deck: { by: 'id', id: small.id },
    opponentDeck: { by: 'id', id: sold[0]?.id },
  });
  expect((await decks(id))[0]?.length).toBe(small.size);
  // A deck by chance is one of ours or one's own.
  expect(sold.map(({ name }) => name)).not.toContain(
    (await server.tables.duel(await server.newDuel({ book: 'm11' }))).setup.seats[0]?.deck,
  );
});

test('which formats allow a deck on a day is told, with what is wrong', async () => {
  const ask = async (words: object) => server.ask<Legality[]>('decks/formats', 'POST', words);
  const { body } = await ask({ book: 'm11', cards: { Mountain: 56, 'Lightning Bolt': 4 }, date: '2010-08-01' });
  const by = Object.fromEntries(body.map(({ format, faults }) => [format, faults]));
  expect(by.standard).toEqual([]);
  expect(by.vintage).toEqual([]);
  const { body: old } = await ask({ book: 'm11', cards: { Mountain: 60 }, date: '2003-01-01' });
  expect(old.find(({ format }) => format === 'standard')?.faults[0]).toContain('Sixth to Ninth Edition');
  expect((await ask({ book: 'sixth', cards: {} })).status).toBe(400);
});
