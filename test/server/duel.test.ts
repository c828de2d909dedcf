// A whole duel through the socket, in each of the five books, by a plain person against the computer.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceFrom } from '../../src/game/index.ts';
import type { ServerMessage, TableState } from '../../src/protocol/table.ts';
import { BOOKS } from '../support/books.ts';
import { type Page, plainAnswer, Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

/** Plays to the end; what is refused is answered with the button instead. */
async function playOut(page: Page, seed: string): Promise<TableState> {
  const chance = chanceFrom(seed);
  let table = await page.look();
  for (let answers = 0; table.result === null; answers += 1) {
    if (answers > 3000) throw new Error('the duel does not end');
    if (table.halted !== null) {
      table = await page.does({ type: 'go on', at: table.at });
      continue;
    }
    page.say({ type: 'answer', at: table.at, answer: plainAnswer(table, chance.below), sure: true });
    const back = await next(page);
    if (back.type === 'table') table = back;
    else {
      const { primary } = table;
      if (primary === null) throw new Error(`nothing to fall back on after ${JSON.stringify(back)}`);
      page.say({ type: 'answer', at: table.at, answer: primary.answer, sure: true });
      table = await page.settled();
    }
  }
  return table;
}

async function next(page: Page): Promise<ServerMessage> {
  for (;;) {
    const message = await page.next();
    if (message.type !== 'table' || message.awaits === message.seat || message.awaits === -1) return message;
  }
}

for (const book of BOOKS)
  test(`${book}: a whole duel through the socket`, { timeout: 60_000 }, async () => {
    const id = await server.newDuel({ book, seed: `whole ${book}` });
    const page = await server.sit(id);
    const early = await server.ask<{ error: string }>(`duels/${id}/replay`);
    expect([early.status, early.body.error]).toEqual([403, 'not yet']);
    const table = await playOut(page, book);
    expect(table.result?.words).toMatch(/win|draw/);
    expect(table.awaits).toBe(-1);
    expect(table.match.over).toBe(true);
    const { status, body } = await server.ask<string>(`duels/${id}/replay`);
    expect(status).toBe(200);
    expect(body.split('\n')[0]).toContain('"fivefold":1');
    page.close();
  });
