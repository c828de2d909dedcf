// Every field of every message to a table, spoilt in every way: each gets a named answer, nothing moves, and no duel breaks;
// from who is asked and who is not, from who looks on, and when the duel is over.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { AT_HOME } from '../../src/server/limits.ts';
import { Page, Server } from './client.ts';
import { seated, together } from './gathered.ts';
import { spoiltIn } from './spoilt.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start({ limits: { ...AT_HOME, burst: 1_000_000, patience: 1_000_000 } });
});
afterAll(() => server.end());

const ANSWERS = [
  { kind: 'cast', card: 1, spare: [1] },
  { kind: 'use', source: 1, ability: 0 },
  { kind: 'pick', picked: [{ what: 'object', id: 1 }] },
  { kind: 'split', amounts: [1] },
  { kind: 'attack', attackers: [{ id: 1, target: { what: 'player', id: 1 }, band: 0 }] },
  { kind: 'block', blocks: [{ blocker: 1, attacker: 2 }] },
  { kind: 'pay', payment: { taps: [{ id: 1, ability: 0, mana: 'R' }] } },
];
/** They answer a question that there never was: nothing of it may be done, whatever is in it. */
const AT = 999_999;
const MESSAGES: readonly object[] = [
  { type: 'look', logFrom: 0 },
  { type: 'sit', seat: 0 },
  ...ANSWERS.flatMap((answer) => [
    { type: 'answer', at: AT, answer, sure: true },
    { type: 'auto', at: AT, answer, locked: [1] },
    { type: 'preview', at: AT, answer, locked: [1] },
  ]),
  { type: 'pay', at: AT },
  { type: 'run', at: AT, to: { seat: 0, key: 'main' } },
  { type: 'pass on', at: AT, until: 'my turn' },
  { type: 'undo', at: AT },
  { type: 'go on', at: AT },
  { type: 'settings', stops: [{ seat: 0, key: 'nowhere' }], fullControl: true, pays: true, locked: [1] },
  // Beside the game: of what can be understood once spoilt, nothing is offered that others could agree to.
  { type: 'say', words: 99 },
  { type: 'offer', what: 'computer', seat: 7 },
  { type: 'watched', open: true },
];
/** Numbers only go up, so that none is refused as one that has come before. */
let last = 1000;
function* hostile(): Generator<string> {
  for (const message of MESSAGES) {
    for (const text of spoiltIn(message)) {
      last += 1;
      yield text.startsWith('{') && text.length > 2 ? `{"n":${last},${text.slice(1)}` : text;
    }
    for (const n of ['null', '0', '-1', '1.5', '1e400', '"1"', '[1]'])
      yield JSON.stringify({ ...message, n: 7 }).replace('"n":7', `"n":${n}`);
  }
}

async function attack(page: Page): Promise<{ sent: number; answers: Record<string, number> }> {
  page.heard.length = 0;
  let sent = 0;
  for (const text of hostile()) {
    page.raw(text);
    sent += 1;
    if (sent % 200 === 0) await new Promise((done) => setTimeout(done, 5));
  }
  page.raw(JSON.stringify({ type: 'sit', n: last + 1, seat: 7 }));
  await expect.poll(() => page.heard.some((each) => each.includes(`"n":${last + 1},`)), { timeout: 30_000 }).toBe(true);
  const answers: Record<string, number> = {};
  for (const text of page.heard) {
    const { type, fault } = JSON.parse(text) as { type: string; fault?: string };
    const name = fault ?? type;
    answers[name] = (answers[name] ?? 0) + 1;
  }
  return { sent, answers };
}

test('spoilt messages are refused by name, whoever sends them, and nothing moves', { timeout: 120_000 }, async () => {
  const { ann, ben, at } = await together(server, { watched: true });
  const duel = at.duel as string;
  const [first, second] = await seated(ann, ben, duel);
  const eye = await Page.open(`ws://127.0.0.1:${server.port}/api/duels/${duel}/watch`);
  const hash = async (): Promise<number> => (await server.tables.duel(duel)).hash();
  const before = await hash();
  const calm = async (pages: readonly Page[]): Promise<void> => {
    for (const page of pages) {
      const { sent, answers } = await attack(page);
      expect(answers).not.toHaveProperty('broken');
      expect(answers.repeated ?? 0).toBe(0);
      expect(answers.malformed).toBeGreaterThan(sent / 2);
      expect(Object.values(answers).reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(sent);
      expect(page.isOpen).toBe(true);
    }
  };
  await calm([first, second, eye]);
  expect(await hash()).toBe(before);
  expect((await server.tables.duel(duel)).broken).toBeNull();
  first.raw(
    JSON.stringify({ type: 'answer', n: last + 2, at: 0, answer: { kind: 'concede', seat: first.table?.seat } }),
  );
  await expect.poll(() => second.table?.result?.won).toBe(true);
  const over = await hash();
  await calm([second]);
  expect(await hash()).toBe(over);
});
