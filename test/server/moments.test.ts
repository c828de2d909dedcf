// What happens is told in one ordered run: no table older than one that came before, and nothing that hands decide.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, chanceFrom } from '../../src/game/index.ts';
import type { ServerMessage, TableState } from '../../src/protocol/table.ts';
import { afterMoment } from '../../src/table/state/changes.ts';
import { BOOKS } from '../support/books.ts';
import { type Page, plainAnswer, Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

/** Plays some answers of a duel; what is refused is answered with the button. */
async function playSome(page: Page, seed: string, answers: number): Promise<void> {
  const chance = chanceFrom(seed);
  let table = await page.look();
  for (let i = 0; i < answers && table.result === null; i += 1) {
    const { tries } = { tries: table.asked === null ? [] : [plainAnswer(table, chance.below), table.primary?.answer] };
    const [first, second] = tries;
    if (first === undefined) {
      table = await page.does({ type: 'go on', at: table.at });
      continue;
    }
    page.say({ type: 'answer', at: table.at, answer: first, sure: true });
    const back = await rest(page);
    if (back.type === 'table') table = back;
    else table = await page.answer(second ?? { kind: 'cancel' }, true);
  }
}

async function rest(page: Page): Promise<ServerMessage> {
  for (;;) {
    const message = await page.next();
    if (message.type === 'table' && message.awaits !== message.seat && message.awaits !== -1) continue;
    return message;
  }
}

const heard = (page: Page): ServerMessage[] => page.heard.map((text) => JSON.parse(text) as ServerMessage);
const tablesOf = (page: Page): TableState[] => heard(page).filter((each) => each.type === 'table');

/** What everybody sees of a table: who has what, and how it lies. */
const open = ({ players, inPlay, turn, active }: TableState) => ({
  turn,
  active,
  players: players.map(({ life, hand, library, cards, relation, faceDown }) => ({
    life,
    hand,
    library: library + faceDown,
    cards: relation === 'you' ? cards.map(({ name }) => name).sort() : [],
  })),
  inPlay: inPlay.map(({ id, name, controller }) => ({ id, name, controller })).sort((a, b) => a.id - b.id),
});

for (const book of BOOKS)
  for (const level of [1, 3])
    test(`${book}, level ${level}: what is told goes on from table to table, and never back`, async () => {
      const page = await server.sit(await server.newDuel({ book, level, seed: `run ${book}` }));
      await playSome(page, `${book} ${level}`, 80);
      const tables = tablesOf(page);
      const lines = tables.map(({ logFrom, log }) => logFrom + log.length);
      expect(lines.filter((length, index) => length < (lines[index - 1] ?? 0))).toEqual([]);
      expect(tables.map(({ frame }) => frame)).toEqual(
        [...new Set(tables.map(({ frame }) => frame))].sort((a, b) => a - b),
      );
      const first = tables[0]?.told ?? 0;
      expect(page.moments.map(({ number }) => number)).toEqual(page.moments.map((_, index) => first + index + 1));
      expect(page.moments.length).toBeGreaterThan(20);
      let shown: TableState | null = null;
      for (const message of heard(page)) {
        if (message.type === 'moment' && shown !== null) shown = afterMoment(shown, message);
        if (message.type !== 'table') continue;
        if (shown !== null && message.told > 0) expect(open(shown)).toEqual(open(message));
        shown = message;
      }
      page.close();
    }, 60_000);

/** Somebody who takes a while, and does nothing: whether there was a chance to act must not show. */
const slow = {
  name: 'slow',
  choose: async ({ legal }: { legal: readonly Answer[] }) => {
    await new Promise((done) => setTimeout(done, 20));
    return legal[0] as Answer;
  },
};

for (const book of ['beta', 'fifth', 'tenth', 'm11'])
  test(`${book}: what is told, and in how many messages, does not depend on what a rival holds`, async () => {
    const other = await Server.start({ player: () => slow });
    const runs: string[][] = [];
    for (const hand of [
      ['Lightning Bolt', book === 'm11' ? 'Cancel' : 'Counterspell'],
      ['Craw Wurm', 'Air Elemental'],
    ]) {
      const id = await other.newPosition(
        {
          book,
          seats: {
            ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest', 'Hill Giant'], library: ['Forest', 'Forest'] },
            ben: { hand, inPlay: ['Island', 'Island', 'Island', 'Mountain'], library: ['Forest', 'Forest'] },
          },
        },
        { level: 4 },
      );
      const page = await other.sit(id);
      let table = await page.look();
      const bears = table.asked?.ask === 'act' ? table.asked.uses.find(({ label }) => /Bears/.test(label)) : undefined;
      table = await page.does({ type: 'auto', at: table.at, answer: bears?.answer ?? { kind: 'pass' } });
      await page.does({ type: 'run', at: table.at, to: { seat: 0, key: 'combat' } });
      const giant = page.table?.inPlay.find(({ name }) => name === 'Hill Giant')?.id ?? 0;
      table = await page.answer({
        kind: 'attack',
        attackers: [{ id: giant, target: { what: 'player', id: 1 }, band: 0 }],
      });
      for (let passes = 0; passes < 4 && table.turn < 3; passes += 1) table = await page.answer({ kind: 'pass' }, true);
      runs.push(page.heard.map((text) => text.replace(/"duel":"[^"]*"/, '"duel":""')));
      page.close();
    }
    expect(runs[0]?.some((text) => /Hill Giant (deals|does) 3 damage to ben/.test(text))).toBe(true);
    expect(runs[1]).toEqual(runs[0]);
    await other.end();
  });
