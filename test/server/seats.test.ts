// More than one person at a table: each sees the bytes of the own seat, is asked for the own answers, and is told in time.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chanceFrom } from '../../src/game/index.ts';
import type { WireAnswer } from '../../src/protocol/messages.ts';
import type { DuelInfo, NewDuel, NewSeat } from '../../src/protocol/setup.ts';
import type { TableState } from '../../src/protocol/table.ts';
import { type Page, plainAnswer, Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

const LIBRARY = ['Forest', 'Forest', 'Forest', 'Forest'];

interface Hands {
  readonly ann?: readonly string[];
  readonly ben?: readonly string[];
}

/** Two people at one table, Ann to begin with. */
async function two(hands: Hands, on: Server = server): Promise<{ id: string; ann: Page; ben: Page }> {
  const id = await on.newPosition(
    {
      book: 'm11',
      seats: {
        Ann: { hand: hands.ann ?? ['Forest', 'Grizzly Bears'], inPlay: ['Forest', 'Forest'], library: LIBRARY },
        Ben: { hand: hands.ben ?? ['Shock'], inPlay: ['Mountain', 'Mountain'], library: LIBRARY },
      },
    },
    { people: [0, 1] },
  );
  const [ann, ben] = [await on.sit(id, 0), await on.sit(id, 1)];
  await ann.look();
  ben.say({ type: 'look' });
  await ben.next();
  return { id, ann, ben };
}

function use(table: TableState | null, label: RegExp): WireAnswer {
  const found = table?.asked?.ask === 'act' ? table.asked.uses.find((each) => label.test(each.label)) : undefined;
  if (found === undefined) throw new Error(`nothing like ${label} can be used`);
  return found.answer;
}

/** Says something, and gives the next table that this page gets, whoever is asked then. */
async function says(page: Page, words: Parameters<Page['say']>[0]): Promise<TableState> {
  page.say(words);
  const message = await page.next();
  if (message.type !== 'table') throw new Error(`instead of a table came ${JSON.stringify(message)}`);
  return message;
}

const answers = (page: Page, answer: WireAnswer): Promise<TableState> =>
  says(page, { type: 'answer', at: page.table?.at ?? 0, answer, sure: true });

test('each of two people is asked for the own answers only, and told what the other does', async () => {
  const { ann, ben } = await two({});
  expect(ann.table).toMatchObject({ seat: 0, own: [0], awaits: 0 });
  expect(ben.table).toMatchObject({ seat: 1, awaits: 0, asked: null });
  expect(ann.table?.players.map(({ relation }) => relation)).toEqual(['you', 'foe']);
  expect(ben.table?.players.map(({ relation }) => relation)).toEqual(['foe', 'you']);
  const early = await ben.tries({ type: 'answer', at: ben.table?.at ?? 0, answer: { kind: 'pass' } }, 'fault');
  expect(early.fault).toBe('not your turn');
  const bears = use(ann.table, /Grizzly Bears/);
  const mine = await says(ann, { type: 'auto', at: ann.table?.at ?? 0, answer: bears });
  expect(mine).toMatchObject({ asked: null, awaits: 1 });
  const asked = await ben.settled();
  expect(asked.headline).toBe('Ann has cast Grizzly Bears.');
  expect(ben.moments.map(({ words }) => words)).toContain('Ann casts Grizzly Bears.');
  const wrong = await ann.tries({ type: 'answer', at: ann.table?.at ?? 0, answer: { kind: 'pass' } }, 'fault');
  expect(wrong.fault).toBe('stale'); // what Ann had to say to this was said for her: she lets it happen
  const given = await ben.tries(
    { type: 'answer', at: ben.table?.at ?? 0, answer: { kind: 'concede', seat: 0 } },
    'refused',
  );
  expect(given.reason).toContain('you sit at seat 1');
  await answers(ben, { kind: 'pass' });
  expect((await ann.settled()).inPlay.map(({ name }) => name)).toContain('Grizzly Bears');
  for (const page of [ann, ben]) page.close();
});

test('what one holds is never in the bytes of the other', async () => {
  const { ann, ben } = await two({ ann: ['Forest', 'Giant Growth'], ben: ['Shock', 'Fireball'] });
  await answers(ann, use(ann.table, /^Play Forest/));
  await ann.settled();
  await answers(ann, { kind: 'pass' });
  await ben.settled();
  expect(ann.heard.join('')).not.toMatch(/Shock|Fireball/);
  expect(ben.heard.join('')).not.toContain('Giant Growth');
  expect(ben.heard.join('')).toContain('Fireball');
  for (const page of [ann, ben]) page.close();
});

/** The bytes of a seat without the name of the duel. */
const bytes = (page: Page): string[] => page.heard.map((text) => text.replace(/"duel":"[^"]*"/, '"duel":""'));

test('whether the other person could have answered does not show in one’s bytes', async () => {
  const seen: string[][] = [];
  for (const hand of [['Shock'], ['Craw Wurm']]) {
    const { ann, ben } = await two({ ben: hand });
    await says(ann, { type: 'auto', at: ann.table?.at ?? 0, answer: use(ann.table, /Grizzly Bears/) });
    if (hand[0] === 'Shock') {
      await ben.settled();
      await answers(ben, { kind: 'pass' });
    }
    await ann.settled();
    seen.push(bytes(ann));
    for (const page of [ann, ben]) page.close();
  }
  expect(seen[0]?.length).toBeGreaterThan(3);
  expect(seen[1]).toEqual(seen[0]);
});

test('each takes back what is the own, until the other has acted', async () => {
  const { ann, ben } = await two({});
  await answers(ann, use(ann.table, /^Play Forest/));
  const played = await ann.settled();
  expect(played.mayUndo).toBe(true);
  ann.say({ type: 'undo', at: played.at });
  const back = await ann.settled();
  expect(back.players[0]?.hand).toBe(2);
  const shown = await ben.next();
  expect(shown).toMatchObject({ type: 'table', asked: null, mayUndo: false });
  expect(ben.table?.inPlay.filter(({ name }) => name === 'Forest')).toHaveLength(2);
  await says(ann, { type: 'auto', at: back.at, answer: use(back, /Grizzly Bears/) });
  await ben.settled();
  await answers(ben, { kind: 'pass' });
  const after = await ann.settled();
  expect(after.mayUndo).toBe(false);
  const refused = await ann.tries({ type: 'undo', at: after.at }, 'refused');
  expect(refused.reason).toMatch(/it stays done/);
  for (const page of [ann, ben]) page.close();
});

test('settings are each seat’s own, and both people come back to the table after a restart', async () => {
  const other = await Server.start();
  const { id, ann, ben } = await two({}, other);
  const stops = [{ seat: 0, key: 'upkeep' }];
  await says(ben, { type: 'settings', stops, fullControl: true });
  expect(ben.table?.settings).toMatchObject({ stops, fullControl: true });
  expect((await ann.look()).settings).toMatchObject({ stops: [{ seat: 0, key: 'main' }], fullControl: false });
  await answers(ann, use(ann.table, /^Play Forest/));
  await ann.settled();
  for (const page of [ann, ben]) page.close();
  await other.close();
  await other.open();
  const [again, later] = [await other.sit(id, 1), await other.sit(id, 0)];
  again.say({ type: 'look' });
  await again.next();
  expect(again.table?.settings).toMatchObject({ stops, fullControl: true });
  expect((await later.look()).inPlay.filter(({ name }) => name === 'Forest')).toHaveLength(3);
  for (const page of [again, later]) page.close();
  await other.end();
});

test('a person who holds several seats hands the screen over, and never sits at another’s', async () => {
  const { id, ...apart } = await two({ ann: ['Forest', 'Giant Growth', 'Grizzly Bears'] });
  for (const page of [apart.ann, apart.ben]) page.close();
  const ann = await server.sit(id);
  expect(await ann.look()).toMatchObject({ seat: 0, own: [0, 1] });
  await says(ann, { type: 'auto', at: ann.table?.at ?? 0, answer: use(ann.table, /Grizzly Bears/) });
  const handed = await ann.next();
  expect(handed).toMatchObject({ type: 'table', seat: 0, handTo: 1, asked: null });
  const before = ann.heard.length;
  const sat = await says(ann, { type: 'sit', seat: 1 });
  expect(sat).toMatchObject({ seat: 1, handTo: null, awaits: 1, logFrom: 0 });
  expect(ann.heard.slice(before).join('')).not.toContain('Giant Growth');
  const wrong = await ann.tries({ type: 'sit', seat: 5 }, 'fault');
  expect(wrong).toMatchObject({ fault: 'no such seat', message: 'seat 5 is not yours: yours is 0 and 1' });
  await answers(ann, { kind: 'pass' });
  expect(await ann.next()).toMatchObject({ type: 'table', seat: 1, handTo: 0 });
  ann.close();
});

test('one may give up while the other is asked', async () => {
  const { ann, ben } = await two({});
  const seen = await says(ann, { type: 'auto', at: ann.table?.at ?? 0, answer: use(ann.table, /Grizzly Bears/) });
  await ben.settled();
  ann.say({ type: 'answer', at: seen.at, answer: { kind: 'concede', seat: 0 } });
  await expect.poll(() => [ann.table?.result?.won, ben.table?.result?.won]).toEqual([false, true]);
  expect(ben.table?.result).toMatchObject({ words: 'You win the game!', reason: 'Ann gave the game up.' });
  expect(ann.table?.result).toMatchObject({ words: 'Ben wins the game.', reason: 'You gave the game up.' });
  for (const page of [ann, ben]) page.close();
});

test('nobody sits down where the computer plays, or where there is no seat', async () => {
  const id = await server.newDuel({ book: 'm11' });
  const fault = async (seat: number): Promise<unknown> => (await server.sit(id, seat)).next();
  expect(await fault(1)).toMatchObject({
    fault: 'no such seat',
    message: 'at seat 1 the computer plays, as Morwenna: people sit at 0 (You)',
  });
  expect(await fault(3)).toMatchObject({ fault: 'no such seat', message: 'there is no seat 3: people sit at 0 (You)' });
  expect(await fault(9)).toMatchObject({ fault: 'malformed' });
  expect(await server.ask(`duels/${id}/hint?seat=1`)).toMatchObject({ status: 404, body: { error: 'no such seat' } });
});

// ---- tables for more than two ----

const person = (name = 'Ann'): NewSeat => ({ held: 'person', name, deck: { by: 'random' } });
const bot = (level = 1): NewSeat => ({ held: 'computer', opponent: null, level, deck: { by: 'random' } });
const duelOf = (words: Partial<NewDuel>): NewDuel => ({
  book: 'm11',
  mode: 'duel',
  length: 'single',
  seats: [person(), bot()],
  ante: false,
  seed: 'seats',
  ...words,
});

describe('what is not allowed gets a named error that says what would be right, and nothing is kept', () => {
  const wrong: readonly (readonly [string, Partial<NewDuel>, string])[] = [
    ['three at a duel', { seats: [person(), bot(), bot()] }, "for 3 there is 'free-for-all'"],
    ['two at a giant', { variant: 'two-headed-giant' }, 'exactly 4 seats'],
    ['a variant of no book', { variant: 'star' }, "'free-for-all'"],
    ['a variant of another book', { book: 'portal', variant: 'emperor' }, "it is played as 'duel', 'round'"],
    ['an option twice', { variant: 'free-for-all, range 1, range 2' }, "choose one of 'range 1', 'range 2'"],
    ['a rule of another book', { rules: ['no such rule'] }, 'has no optional rule'],
    [
      'a seat taken twice',
      {
        seats: [
          { ...person(), seat: 1 },
          { ...bot(), seat: 1 },
        ],
      },
      'seat 1 is taken twice',
    ],
    ['a seat beyond the table', { seats: [person(), { ...bot(), seat: 4 }] }, 'has the seats 0 to 1'],
    ['two of one name', { seats: [person(), person()] }, "two seats are called 'Ann'"],
    ['nobody at all', { seats: [bot(), bot()] }, "at least one seat has to be held by a 'person'"],
    ['half of the teams', { seats: [{ ...person(), team: 0 }, bot()] }, "either every seat says its 'team' or none"],
    [
      'a match among four',
      { variant: 'free-for-all', length: 'best of 3', seats: [person(), bot(), bot()] },
      "'single'",
    ],
    ['a Gauntlet of people', { mode: 'gauntlet', seats: [person(), person('Ben')] }, 'a person'],
    [
      'teams that the variant does not have',
      {
        variant: 'two-headed-giant',
        seats: [person(), bot(), bot(), bot()].map((seat, team) => ({ ...seat, team: team % 3 })),
      },
      "the teams of 'two-headed-giant' with 4 seats are",
    ],
    ['a deck that is not there', { seats: [person(), { ...bot(), deck: { by: 'id', id: 'none' } }] }, '/api/decks'],
  ];
  test.each(wrong)('%s', async (_, words, message) => {
    const before = (await server.ask<DuelInfo[]>('duels')).body.length;
    const { status, body } = await server.ask<{ error: string; message: string }>('duels', 'POST', duelOf(words));
    expect([status, body.error]).toEqual([400, 'bad input']);
    expect(body.message.replaceAll("'person'", 'person')).toContain(message.replaceAll("'person'", 'person'));
    expect((await server.ask<DuelInfo[]>('duels')).body.length).toBe(before);
  });
});

/** Answers so often, or until it is over. */
async function plays(page: Page, most: number): Promise<TableState> {
  const chance = chanceFrom('seats');
  let table = await page.look();
  for (let count = 0; count < most && table.result === null; count += 1) {
    if (table.halted !== null) {
      table = await page.does({ type: 'go on', at: table.at });
      continue;
    }
    page.say({ type: 'answer', at: table.at, answer: plainAnswer(table, chance.below), sure: true });
    let back = await page.next();
    while (back.type === 'table' && back.awaits !== back.seat && back.awaits !== -1) back = await page.next();
    if (back.type === 'table') table = back;
    else table = await page.answer(table.primary?.answer ?? { kind: 'cancel' }, true);
  }
  return table;
}

const TABLES: readonly (readonly [string, string, number, readonly string[]])[] = [
  ['m11', 'free-for-all, range 1', 4, ['you', 'foe', 'foe', 'foe']],
  ['tenth', 'two-headed-giant', 4, ['you', 'ally', 'foe', 'foe']],
  ['m11', 'emperor', 6, ['you', 'ally', 'ally', 'foe', 'foe', 'foe']],
  ['portal', 'round', 3, ['you', 'foe', 'foe']],
];
test.each(TABLES)('%s, %s with %i seats is played through the socket', { timeout: 60_000 }, async (...at) => {
  const [book, variant, number, relations] = at;
  const seats = [person(), ...Array.from({ length: number - 1 }, () => bot())];
  const made = await server.ask<{ id: string }>('duels', 'POST', duelOf({ book, variant, seats }));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const page = await server.sit(made.body.id);
  const table = await plays(page, 40);
  expect(table.players.map(({ relation }) => relation)).toEqual(relations);
  expect(table.variant).toBe(variant);
  expect(new Set(table.players.map(({ name }) => name)).size).toBe(number);
  expect(table.turn).toBeGreaterThan(2);
  const [listed] = (await server.ask<DuelInfo[]>('duels')).body;
  expect(listed).toMatchObject({ variant, seat: 0 });
  expect(listed?.seats).toHaveLength(number);
  page.close();
});

test('team mates see each other’s hands, and nobody else’s', async () => {
  const seats = [person(), bot(), bot(), bot()];
  const made = await server.ask<{ id: string }>('duels', 'POST', duelOf({ variant: 'two-headed-giant', seats }));
  const page = await server.sit(made.body.id);
  const { players } = await plays(page, 3);
  expect(players.map(({ cards, hand }) => cards.length === hand && hand > 0)).toEqual([true, true, false, false]);
  expect(players.slice(2).every(({ cards }) => cards.length === 0)).toBe(true);
  page.close();
});
