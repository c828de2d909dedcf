// The laboratory of the server: five books, puzzles with their defence, a bench, reviews in the background, and what is refused.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOOK_IDS } from '../../src/game/index.ts';
import { PUZZLES } from '../../src/lab/puzzles/index.ts';
import type {
  AcrossInfo,
  BenchInfo,
  PuzzleInfo,
  PuzzleState,
  ReviewJob,
  SceneInfo,
  SolveInfo,
  StudyInfo,
} from '../../src/protocol/lab.ts';
import { type App, makeApp } from '../../src/server/app.ts';

let app: App;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fivefold-lab-'));
  app = await makeApp({ data: join(folder, 'data.sqlite'), pages: null });
});
afterAll(() => app.close());

interface Answered<T> {
  readonly code: number;
  readonly body: T;
}

async function ask<T>(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object): Promise<Answered<T>> {
  const reply = await app.server.inject({
    method,
    url,
    headers: { host: 'localhost' },
    ...(payload === undefined ? {} : { payload }),
  });
  return { code: reply.statusCode, body: (reply.body === '' ? null : JSON.parse(reply.body)) as T };
}

interface HttpFault {
  readonly error: string;
  readonly message: string;
}

test('a scene of the gallery under five books: tables, sentences, what differs and why', async () => {
  const { body: scenes } = await ask<SceneInfo[]>('GET', '/api/lab/scenes');
  const fanatic = scenes.find(({ id }) => id === 'fanatic') as SceneInfo;
  const { body } = await ask<AcrossInfo>('POST', '/api/lab/across', { text: fanatic.text });
  expect(body.books.map(({ book }) => book)).toEqual([...BOOK_IDS]);
  expect(body.differs).toMatchObject([{ fact: 'Grizzly Bears: place', values: { tenth: 'in the graveyard' } }]);
  const tenth = body.books.find(({ book }) => book === 'tenth');
  expect(tenth?.state?.permanents).toEqual([]);
  expect(tenth?.because[0]?.passage).toContain('T-246');
  expect(body.books.find(({ book }) => book === 'portal')?.why).toContain('Mogg Fanatic');
  const begun = await ask<AcrossInfo>('POST', '/api/lab/across', { text: fanatic.text, upto: 0 });
  expect(begun.body.books[0]?.state?.permanents.map(({ name }) => name).sort()).toEqual([
    'Grizzly Bears',
    'Mogg Fanatic',
  ]);
});

test('a bench is played for both seats, and says what is asked and what was done', async () => {
  const text = 'ann:\n  in play: Mountain\n  hand: Lightning Bolt\nben:\n  life: 3\n';
  const first = await ask<BenchInfo>('POST', '/api/lab/bench', { text, book: 'm11', answers: [] });
  expect(first.body.state.asked).toMatchObject({ player: 0, ask: 'act' });
  let answers: object[] = [];
  for (const words of ['ann casts Lightning Bolt', 'ann chooses ben (for Lightning Bolt)']) {
    const { body } = await ask<BenchInfo>('POST', '/api/lab/bench', { text, book: 'm11', answers });
    const move = body.state.asked?.moves.find((each) => each.words === words);
    expect(move, words).toBeDefined();
    answers = [...answers, move?.answer as object];
  }
  const { body: end } = await ask<BenchInfo>('POST', '/api/lab/bench', { text, book: 'm11', answers });
  expect(end.said[0]).toBe('ann casts Lightning Bolt');
  const wrong = await ask<HttpFault>('POST', '/api/lab/bench', { text, book: 'm11', answers: [{ kind: 'yes' }] });
  expect(wrong).toMatchObject({ code: 400, body: { error: 'bad input' } });
  expect(wrong.body.message).toContain('answer 1 is not allowed');
});

test('a puzzle: a wrong try is refuted, the right one is defended to the end and solved', async () => {
  const { body: list } = await ask<PuzzleInfo[]>('GET', '/api/lab/puzzles');
  expect(list.length).toBe(PUZZLES.length);
  const url = '/api/lab/puzzles/portal-05';
  const { body: start } = await ask<PuzzleState>('POST', url, { answers: [] });
  expect(start).toMatchObject({ verdict: 'open', puzzle: { book: 'portal', goal: 'ann wins this turn' } });
  const passed = await ask<PuzzleState>('POST', url, { answers: [...start.answers, { kind: 'pass' }] });
  expect(passed.body).toMatchObject({ verdict: 'failed' });
  expect(passed.body.sentence).toMatch(/^What refutes it: ben .*\. It can no longer be done\.$/);
  const hints = await Promise.all(
    [1, 2, 3].map((step) => ask<{ words: string }>('POST', `${url}/hint`, { answers: [], step })),
  );
  expect(hints.map(({ body }) => body.words)).toEqual([
    'It begins with a spell, and not with the attack.',
    'The spell: ann casts Time Ebb.',
    'ann casts Time Ebb.',
  ]);
  // Move by move, among the moves those that leave it open.
  expect(await playedOn(url, start, 12)).toMatchObject({ verdict: 'solved' });
});

/**
 * Plays a puzzle on by moves that do not fail, to its end; attacks go with everybody. What is only being announced has not failed
 * yet, since it can be taken back: where nothing leads on from there another move is tried.
 */
async function playedOn(url: string, now: PuzzleState, most: number): Promise<PuzzleState | null> {
  if (now.verdict !== 'open' || most === 0) return now.verdict === 'solved' ? now : null;
  const { asked } = now.state;
  const [at] = asked?.targets ?? [];
  const all = {
    kind: 'attack',
    attackers: (asked?.attackers ?? []).map((id) => ({ id, target: { what: at?.what, id: at?.id }, band: 0 })),
  };
  const moves: object[] = asked?.ask === 'attack' ? [all] : (asked?.moves ?? []).map(({ answer }) => answer);
  for (const move of moves) {
    const { body } = await ask<PuzzleState>('POST', url, { answers: [...now.answers, move] });
    const end = await playedOn(url, body, most - 1);
    if (end !== null) return end;
  }
  return null;
}

test('the solver answers for any position with a goal, and the editor gets a study taken apart', async () => {
  const text =
    'book: m11\ngoal: ann wins this turn\nann:\n  in play: Hill Giant (tapped, 1 +1/+1 counter, with Holy Strength)\n  hand: Lava Axe\nben:\n  life: 3\n';
  const { body } = await ask<SolveInfo>('POST', '/api/lab/solve', { text, book: 'm11' });
  expect(body).toMatchObject({ solved: false, proof: true });
  const { body: study } = await ask<StudyInfo>('POST', '/api/lab/read', { text });
  expect(study).toMatchObject({ book: 'm11', goal: 'ann wins this turn', lost: [] });
  expect(study.seats[0]?.inPlay).toEqual([
    {
      card: 'Hill Giant',
      tapped: true,
      sick: false,
      damage: 0,
      counters: [{ name: '+1/+1', number: 1 }],
      with: ['Holy Strength'],
    },
  ]);
});

test('a position is taken to the table in its own step, and what waits is not', async () => {
  const text = 'step: main post-combat\nann:\n  hand: Lightning Bolt\n  in play: Mountain\nben:\n';
  for (const [book, step] of [
    ['m11', 'second main'],
    ['fifth', 'main post-combat'],
    ['beta', 'main after attack'],
  ] as const) {
    const { body } = await ask<{ id: string }>('POST', '/api/lab/duels', { text, book, level: 0 });
    const { setup } = await app.tables.duel(body.id);
    expect(setup.start).toMatchObject({ kind: 'position', words: { book, step } });
  }
  const waiting = await ask<HttpFault>('POST', '/api/lab/duels', {
    text: 'ann:\n  hand: Lightning Bolt\n  in play: Mountain\nben:\nwaiting:\n  ann casts Lightning Bolt at ben\n',
    book: 'm11',
    level: 1,
  });
  expect(waiting).toMatchObject({ code: 400, body: { message: expect.stringContaining('line 6: what waits') } });
});

test('a bench begins with what waits, and the form keeps it', async () => {
  const text = 'ann:\n  hand: Lightning Bolt\n  in play: Mountain\nben:\nwaiting:\n  ann casts Lightning Bolt at ben\n';
  const read = await ask<StudyInfo>('POST', '/api/lab/read', { text });
  expect(read.body.waiting).toEqual(['ann casts Lightning Bolt at ben']);
  const { body } = await ask<BenchInfo>('POST', '/api/lab/bench', {
    text,
    book: 'm11',
    answers: [],
    windows: 'all',
  });
  expect(JSON.stringify(body.state)).toContain('Lightning Bolt');
  expect(body.leftOut).toContain('what waits to resolve is not in the position');
});

test('a finished duel is reviewed in the background and can be tried again from a moment of it', async () => {
  const text = 'ann:\n  in play: Hill Giant\nben:\n  life: 3\n';
  const { body: duel } = await ask<{ id: string }>('POST', '/api/lab/duels', { text, book: 'm11', level: 1 });
  const under = await ask<HttpFault>('POST', '/api/lab/reviews', { of: 'duel', duel: duel.id });
  expect(under).toMatchObject({ code: 403, body: { error: 'not yet' } });
  const { game } = await app.tables.duel(duel.id);
  game.answer({ kind: 'pass' });
  game.answer({ kind: 'concede', seat: 0 });
  const begun = await ask<ReviewJob>('POST', '/api/lab/reviews', { of: 'duel', duel: duel.id });
  expect(begun.code).toBe(201);
  const again = await ask<ReviewJob>('POST', '/api/lab/reviews', { of: 'duel', duel: duel.id });
  expect(again.body.id).toBe(begun.body.id);
  const job = await finished(begun.body.id);
  expect(job.fault).toBe('');
  expect(job.review).toMatchObject({ name: 'ann', rival: 'ben', winner: 'ben' });
  expect(job.review?.missed[0]?.line).toEqual(['ann attacks with Hill Giant']);
  const { body: fresh, code } = await ask<{ id: string }>('POST', `/api/duels/${duel.id}/again`, { at: 0 });
  expect(code).toBe(201);
  expect((await app.tables.duel(fresh.id)).isOver).toBe(false);
  const far = await ask<HttpFault>('POST', `/api/duels/${duel.id}/again`, { at: 999 });
  expect(far.body.message).toContain('there is no moment 999');
});

async function finished(id: string): Promise<ReviewJob> {
  for (;;) {
    const { body } = await ask<ReviewJob>('GET', `/api/lab/reviews/${id}`);
    if (body.review !== null || body.fault !== '') return body;
    await new Promise((done) => setTimeout(done, 50));
  }
}

test('a review can be stopped, and is gone then', async () => {
  const deck = [...Array(17).fill('Forest'), ...Array(23).fill('Grizzly Bears')];
  const head = { fivefold: 1, game: { book: 'm11', decks: [deck, deck], seed: 3 } };
  const replay = [head, { kind: 'option', option: 0 }].map((line) => JSON.stringify(line)).join('\n');
  const { body } = await ask<ReviewJob>('POST', '/api/lab/reviews', { of: 'replay', replay, seat: 0 });
  expect((await ask('DELETE', `/api/lab/reviews/${body.id}`)).code).toBe(204);
  expect((await ask<HttpFault>('GET', `/api/lab/reviews/${body.id}`)).body.error).toBe('not found');
});

test.each([
  ['across', { text: 'ann:\n  hand: Boltt\nben:' }, 400, "there is no card 'Boltt'"],
  ['across', { text: '' }, 400, 'text'],
  ['across', { text: 'x'.repeat(20_001) }, 400, 'text'],
  ['bench', { text: 'ann:\nben:', book: 'sixth', answers: [] }, 400, "there is no rulebook 'sixth'"],
  [
    'bench',
    { text: 'ann:\n  life: 3\n  in play: Holy Strength\nben:', book: 'm11', answers: [] },
    400,
    "line 3: 'Holy Strength' must be on something",
  ],
  ['bench', { text: 'step: tea\nann:\nben:', book: 'm11', answers: [] }, 400, "line 1: Magic 2011 has no step 'tea'"],
  ['across', { text: 'ann:\nben:\n  in play: Holy Strength' }, 400, 'line 3: no book can hold this position'],
  ['duels', { text: 'ann:\nben:\n  mana: ZZ', book: 'm11', level: 2 }, 400, "line 3: 'Z' is no mana"],
  ['solve', { text: 'ann:\nben:', book: 'm11' }, 400, 'this puzzle has no goal'],
  ['puzzles/none', { answers: [] }, 400, "there is no puzzle 'none'"],
  ['reviews', { of: 'duel', duel: 'none' }, 404, "there is no duel 'none'"],
] as const)('what is wrong with %s %j is said', async (path, words, code, says) => {
  const found = await ask<HttpFault>('POST', `/api/lab/${path}`, words);
  expect(found.code).toBe(code);
  expect(found.body.message).toContain(says);
});
