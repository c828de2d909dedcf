// The door: what is malformed, too large, stale, repeated or out of turn gets a named fault, and nothing changes.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { LARGEST_MESSAGE } from '../../src/protocol/messages.ts';
import type { ServerMessage } from '../../src/protocol/table.ts';
import { duelForTwo, type TwoWords } from '../support/seats.ts';
import { type Page, Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

const POSITION = {
  book: 'tenth',
  seats: {
    ann: { hand: ['Forest', 'Grizzly Bears', 'Shock'], inPlay: ['Forest', 'Mountain'], library: ['Forest'] },
    ben: { library: ['Forest'], inPlay: ['Island'] },
  },
};

async function table(): Promise<{ page: Page; hash: () => Promise<number>; id: string }> {
  const id = await server.newPosition(POSITION);
  const page = await server.sit(id);
  await page.look();
  return { page, id, hash: async () => (await server.tables.duel(id)).hash() };
}

async function faultAfter(page: Page, text: string): Promise<Extract<ServerMessage, { type: 'fault' }>> {
  page.raw(text);
  const message = await page.next();
  if (message.type !== 'fault') throw new Error(`instead of a fault came ${message.type}`);
  return message;
}

test('what is no message is malformed, and the fault says what is wrong', async () => {
  const { page, hash } = await table();
  const before = await hash();
  expect(await faultAfter(page, 'hello')).toMatchObject({ fault: 'malformed', message: 'this is not JSON' });
  expect((await faultAfter(page, '{"type":"dance","n":2}')).message).toContain("'type'");
  const odd = '{"type":"answer","n":3,"at":0,"answer":{"kind":"cast","card":"Forest"}}';
  expect(await faultAfter(page, odd)).toMatchObject({ fault: 'malformed', n: 3 });
  expect((await faultAfter(page, odd)).message).toContain('answer.card');
  const more = '{"type":"answer","n":4,"at":0,"answer":{"kind":"pass","and":"more"}}';
  expect((await faultAfter(page, more)).fault).toBe('malformed');
  expect(await hash()).toBe(before);
  page.close();
});

test('what is too large is not read, and the connection is kept', async () => {
  const { page, hash } = await table();
  const before = await hash();
  const fault = await faultAfter(page, JSON.stringify({ type: 'look', n: 2, more: 'x'.repeat(LARGEST_MESSAGE) }));
  expect(fault.fault).toBe('too large');
  expect(page.isOpen).toBe(true);
  expect((await page.look()).awaits).toBe(0);
  expect(await hash()).toBe(before);
  page.close();
});

test('a message that comes twice changes nothing', async () => {
  const { page, hash } = await table();
  const at = page.table?.at ?? 0;
  const land = page.table?.players[0]?.cards.find((card) => card.name === 'Forest')?.id ?? 0;
  const text = JSON.stringify({ type: 'answer', n: 2, at, answer: { kind: 'land', card: land } });
  page.raw(text);
  await page.settled();
  const before = await hash();
  expect((await faultAfter(page, text)).fault).toBe('repeated');
  expect(await hash()).toBe(before);
  page.close();
});

test('an answer to an older question is stale', async () => {
  const { page, hash } = await table();
  const at = page.table?.at ?? 0;
  const land = page.table?.players[0]?.cards.find((card) => card.name === 'Forest')?.id ?? 0;
  await page.answer({ kind: 'land', card: land });
  const before = await hash();
  const fault = await page.tries({ type: 'answer', at, answer: { kind: 'pass' } }, 'fault');
  expect(fault.fault).toBe('stale');
  expect(await hash()).toBe(before);
  page.close();
});

test('an answer that is not allowed is refused with the reason and the passage', async () => {
  const { page, hash } = await table();
  const before = await hash();
  const forest = page.table?.inPlay.find((each) => each.name === 'Forest')?.id ?? 0;
  const at = page.table?.at ?? 0;
  const refused = await page.tries({ type: 'answer', at, answer: { kind: 'cast', card: forest } }, 'refused');
  expect(refused.key).toBe('not in hand');
  expect(refused.reason).not.toBe('');
  expect(refused.passage).not.toBe('');
  const rival = await page.tries({ type: 'answer', at, answer: { kind: 'concede', seat: 1 } }, 'refused');
  expect(rival.key).toBe('not offered');
  expect(await hash()).toBe(before);
  page.close();
});

test('while the opponent thinks an answer is out of turn, but one may give up', async () => {
  const thinking = await Server.start({ player: () => ({ name: 'slow', choose: () => new Promise(() => {}) }) });
  const id = await thinking.newPosition({
    ...POSITION,
    active: 'ben',
    seats: { ann: { library: ['Forest'] }, ben: { hand: ['Forest'], library: ['Forest'] } },
  });
  const page = await thinking.sit(id);
  page.say({ type: 'look' });
  const first = await page.next();
  expect(first).toMatchObject({ type: 'table', awaits: 1 });
  const at = page.table?.at ?? 0;
  const fault = await page.tries({ type: 'answer', at, answer: { kind: 'pass' } }, 'fault');
  expect(fault.fault).toBe('not your turn');
  page.say({ type: 'answer', at, answer: { kind: 'concede', seat: 0 } });
  await expect.poll(() => page.table?.result?.won).toBe(false);
  page.close();
  await thinking.end();
});

test('a duel that is not there has no table', async () => {
  const page = await server.sit('nowhere');
  expect(await page.next()).toMatchObject({ type: 'fault', fault: 'no such duel' });
  const { status, body } = await server.ask<{ error: string }>('duels/nowhere/replay');
  expect([status, body.error]).toEqual([404, 'not found']);
});

test('bad requests say what is wrong and what would be right', async () => {
  const asks = async (words: TwoWords): Promise<string> => {
    const all = duelForTwo({ book: 'beta', opponent: null, ...words });
    const { status, body } = await server.ask<{ message: string }>('duels', 'POST', all);
    expect(status).toBe(400);
    return body.message;
  };
  expect(await asks({ book: 'sixth' })).toContain('the books are beta, fifth, portal, tenth, m11');
  expect(await asks({ length: 'best of 3' })).toContain('set of 3 wins');
  expect(await asks({ opponent: 'nobody' })).toContain('morwenna');
  expect(await asks({ deck: { by: 'id', id: 'none' } })).toContain('/api/decks');
  expect(await asks({ level: 9 })).toContain("'seats.1.level'");
  expect(await asks({ book: 'portal', ante: true })).toContain('no ante');
});

test('other sites cannot drive the server', async () => {
  const foreign = await fetch(`${server.url}/api/start`, { headers: { origin: 'http://elsewhere.example' } });
  expect(foreign.status).toBe(403);
  const own = await fetch(`${server.url}/api/start`, { headers: { origin: server.url } });
  expect(own.status).toBe(200);
  expect(own.headers.get('content-security-policy')).toContain("default-src 'self'");
});
