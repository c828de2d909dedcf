// What a table is played for: one card for a set, ante not for keeps, and a handicap, from the asking to the cards everybody goes home with.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { besides } from '../../src/formats/sideboard.ts';
import type { NewDuel } from '../../src/protocol/setup.ts';
import type { ResultState } from '../../src/protocol/table.ts';
import { rule } from '../support/catalogue.ts';
import { Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

const WORDS: NewDuel = {
  book: 'beta',
  mode: 'duel',
  length: 'set of 3 wins',
  ante: true,
  seed: 'stakes',
  seats: [
    { held: 'person', deck: { by: 'id', id: 'beta/knights-and-lightning' } },
    { held: 'computer', opponent: null, level: 2, deck: { by: 'id', id: 'beta/mammoth-stampede' } },
  ],
};
const ask = (words: Partial<NewDuel>) =>
  server.ask<{ id: string; message: string }>('duels', 'POST', { ...WORDS, ...words });
const begin = async (words: Partial<NewDuel>): Promise<string> => {
  const { body } = await ask(words);
  expect(body.message).toBeUndefined();
  return body.id;
};
const next = async (id: string): Promise<string> =>
  (await server.ask<{ id: string }>(`duels/${id}/next`, 'POST', {})).body.id;
const decksIn = async (id: string): Promise<readonly (readonly string[])[]> => {
  const { start } = (await server.tables.duel(id)).setup;
  return start.kind === 'game' ? start.words.decks : [];
};

/** The person gives the duel up. */
async function lose(id: string): Promise<ResultState> {
  const page = await server.sit(id);
  await page.look();
  await page.answer({ kind: 'concede', seat: 0 });
  page.close();
  const again = await server.sit(id);
  const { result } = await again.look();
  again.close();
  return result as ResultState;
}

describe('one card for the set', () => {
  rule('B-305', 'a card of each is put up before the first duel, is told, and goes to who wins the set', async () => {
    let id = await begin({ stakes: 'one card for the set' });
    const first = await decksIn(id);
    expect(first.map((deck) => deck.length)).toEqual([39, 39]);
    const page = await server.sit(id);
    const { match, players } = await page.look();
    page.close();
    const [, mine = '', theirs = ''] =
      /^For the set you have put up (.*), and the other (.*)$/.exec(match.stakes) ?? [];
    expect([mine, theirs]).not.toContain('');
    expect(players.map(({ ante }) => ante.length)).toEqual([0, 0]);
    for (const number of [1, 2]) {
      const { anteLost, match: then } = await lose(id);
      expect([number, anteLost, then.stakes]).toEqual([number, [], match.stakes]);
      id = await next(id);
      expect((await decksIn(id)).map((deck) => deck.length)).toEqual([39, 39]);
    }
    const last = await lose(id);
    expect([last.anteWon, last.anteLost, last.match.over]).toEqual([[], [mine], true]);
    const again = await decksIn(await next(id));
    // Each puts up another card for the next set: of 39 and 41.
    expect(again.map((deck) => deck.length)).toEqual([38, 40]);
  });

  test('needs several duels, cards that are put up, and a book with ante', async () => {
    const no = async (words: Partial<NewDuel>) =>
      (await ask({ stakes: 'one card for the set', ...words })).body.message;
    expect(await no({ length: 'single' })).toContain('needs a match of several duels');
    expect(await no({ ante: false })).toContain("'ante' has to be true");
    expect(await no({ stakes: 'nothing' })).toContain('one of them is wrong');
    const m11 = { by: 'random' } as const;
    expect(
      await no({
        book: 'm11',
        length: 'best of 3',
        seats: [
          { held: 'person', deck: m11 },
          { held: 'computer', opponent: null, level: 2, deck: m11 },
        ],
      }),
    ).toContain('has no ante');
    expect((await ask({ stakes: 'a beer' as never })).status).toBe(400);
  });
});

rule('B-306', 'not for keeps: what is won is played with, written down, and goes back after the match', async () => {
  let id = await begin({ stakes: 'not for keeps' });
  const brought = await decksIn(id);
  const lost: string[] = [];
  for (let number = 1; number <= 3; number += 1) {
    const result = await lose(id);
    lost.push(...result.anteLost);
    expect(lost).toHaveLength(number);
    const back = number === 3 ? '; all of it goes back now' : '';
    const cards = number === 1 ? lost[0] : `${lost.slice(0, -1).join(', ')} and ${lost.at(-1)}`;
    expect(result.match.stakes).toBe(`Not for keeps: you have won nothing and lost ${cards}${back}`);
    id = await next(id);
    const now = await decksIn(id);
    expect(now.map((deck) => deck.length)).toEqual(number === 3 ? [40, 40] : [40 - number, 40 + number]);
    if (number === 3) expect(now).toEqual(brought);
  }
});

rule('B-304', 'without ante nothing is put up', async () => {
  const id = await begin({ ante: false, stakes: 'nothing' });
  const { anteLost, match } = await lose(id);
  expect([anteLost, match.stakes]).toEqual([[], '']);
});

rule('B-318', 'a handicap: the stronger side leaves its best cards in the box and plays with weaker ones', async () => {
  const [mine = [], theirs = []] = await decksIn(await begin({}));
  const [same, weaker = []] = await decksIn(
    await begin({ seats: [WORDS.seats[0], { ...WORDS.seats[1], handicap: 6 }] as NewDuel['seats'] }),
  );
  expect(same).toEqual(mine);
  expect([weaker.length, besides(theirs, weaker).length]).toEqual([40, 6]);
  expect(besides(theirs, weaker)).toContain('Shivan Dragon');
  const wrong = await ask({ seats: [WORDS.seats[0], { ...WORDS.seats[1], handicap: 40 }] as NewDuel['seats'] });
  expect(wrong.status).toBe(400);
});
