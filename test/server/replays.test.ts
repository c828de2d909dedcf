// A replay that somebody brings along is looked at as strictly as anything else that is asked for: it is refused with a sentence
// where it is none, and however large it is, nobody else waits for it.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start({ publicUrl: 'http://localhost:5050' });
});
afterAll(() => server.end());

const PILE = Array(20).fill('Forest');
const ONE = { book: 'm11', seats: { ann: { library: PILE }, ben: { library: PILE } } };
const GAME = { book: 'm11', seed: 'one', decks: [Array(60).fill('Forest'), Array(60).fill('Swamp')] };
const open = (start: object, answers: readonly object[] = []) =>
  server.ask<{ error: string; message: string; id: string }>('replays', 'POST', {
    text: [{ fivefold: 1, ...start }, ...answers].map((line) => JSON.stringify(line)).join('\n'),
  });

test.each([
  [
    'more permanents than a position may have',
    { position: { ...ONE, seats: { ann: { inPlay: Array(5000).fill('Forest') }, ben: {} } } },
  ],
  ['a card of its own that does not look like a list', { position: { ...ONE, options: { cards: { length: 0 } } } }],
  ['cards that are a text', { position: { ...ONE, options: { cards: 'all' } } }],
  ['a position that is none', { position: 5 }],
  ['a position that is nothing', { position: null }],
  ['seats in a list', { position: { ...ONE, seats: [{}, {}] } }],
  ['mana that is no text', { position: { ...ONE, seats: { ann: { mana: { G: 5 } }, ben: {} } } }],
  ['life beyond all bounds', { position: { ...ONE, seats: { ann: { life: 1e300 }, ben: {} } } }],
  [
    'a million counters',
    {
      position: {
        ...ONE,
        seats: { ann: { inPlay: [{ card: 'Runeclaw Bear', counters: { '+1/+1': 1e6 } }] }, ben: {} },
      },
    },
  ],
  ['a book that every object has', { position: { ...ONE, book: '__proto__' } }],
  ['a name of five thousand letters', { position: { ...ONE, seats: { ['x'.repeat(5000)]: {}, ben: {} } } }],
  ['a game that is none', { game: 5 }],
  ['a game that is nothing', { game: null }],
  ['a game without decks', { game: { book: 'm11', seed: 1 } }],
  ['decks that are texts', { game: { ...GAME, decks: 'Forest' } }],
  ['a deck of thousands', { game: { ...GAME, decks: [Array(9000).fill('Forest'), GAME.decks[1]] } }],
  ['an option that no game has', { game: { ...GAME, options: { loud: true } } }],
])('%s: refused with a sentence', async (_, start) => {
  const { status, body } = await open(start);
  expect([status, body.message]).toEqual([400, expect.not.stringMatching(/Cannot|not a function|not iterable/)]);
});

test('one that is played as it says is laid on the table', async () => {
  expect((await open({ position: ONE }, [{ kind: 'pass' }])).status).toBe(201);
  expect((await open({ game: GAME })).status).toBe(201);
});

test('while a long one is played others have their turn, and one that takes too long is ended', {
  timeout: 60_000,
}, async () => {
  const side = { inPlay: Array(140).fill('Forest'), library: Array(400).fill('Forest'), life: 1000 };
  const turns = Array.from({ length: 9000 }, () => ({ kind: 'pass' }));
  let worst = 0;
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      const begun = performance.now();
      await new Promise((done) => setTimeout(done, 5));
      worst = Math.max(worst, performance.now() - begun);
    }
  })();
  const position = { ...ONE, seats: { ann: side, ben: side }, options: { windows: 'all' } };
  const { status } = await open({ position }, turns);
  isDone = true;
  await watching;
  expect([201, 400]).toContain(status);
  expect(worst).toBeLessThan(1500);
});
