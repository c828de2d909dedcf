// What people agree on beyond the book at tables of their own: what is played for, a handicap, and a coin for a dispute.

import { afterAll, beforeAll, expect } from 'vitest';
import type { GatheringState } from '../../src/protocol/people.ts';
import { rule } from '../support/catalogue.ts';
import { Server } from './client.ts';
import { Browser, make, seated, together } from './gathered.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

const KNIGHTS = { by: 'id', id: 'beta/knights-and-lightning' };
const MAMMOTHS = { by: 'id', id: 'beta/mammoth-stampede' };

async function atTable(more: object): Promise<{ at: GatheringState; decks: readonly (readonly string[])[] }> {
  const [ann, ben] = [new Browser(server), new Browser(server)];
  const { id } = await make(ann, { book: 'beta', you: { name: 'Ann', deck: KNIGHTS }, ...more });
  const { body } = await ben.ask<GatheringState>(`tables/${id}/sit`, 'POST', { name: 'Ben', deck: MAMMOTHS });
  const { start } = (await server.tables.duel(body.duel as string)).setup;
  return { at: body, decks: start.kind === 'game' ? start.words.decks : [] };
}

rule(
  'B-305',
  'people agree on one card for a whole set: it is set aside, told before anybody sits down, and no duel has an ante',
  async () => {
    const stakes = 'one card for the set';
    const { at, decks } = await atTable({ ante: true, stakes, length: 'set of 3 wins' });
    expect([at.ante, at.stakes]).toEqual([true, stakes]);
    const plain = await atTable({ length: 'set of 3 wins' });
    expect(decks.map(({ length }) => length)).toEqual(plain.decks.map(({ length }) => length - 1));
    const duel = await server.tables.duel(at.duel as string);
    expect(duel.setup.start.words.options?.ante).toBe(false);
  },
);

rule('B-306', 'people agree on an ante that is not for keeps; what contradicts itself is refused', async () => {
  const { at } = await atTable({ ante: true, stakes: 'not for keeps', length: 'set of 3 wins' });
  expect((await server.tables.duel(at.duel as string)).setup.start.words.options?.ante).toBe(true);
  const refusal = (more: object): Promise<string> =>
    make(new Browser(server), { book: 'beta', ...more }).then(() => '', String);
  expect(await refusal({ stakes: 'not for keeps' })).toContain("'ante' has to be true");
  expect(await refusal({ ante: true, stakes: 'one card for the set' })).toContain('needs a match of several duels');
});

rule(
  'B-318',
  'people agree that one of them plays with weaker cards: who sits down is told so, and the other deck stays as it is',
  async () => {
    const plain = await atTable({});
    await expect(atTable({ handicaps: [4, 0, 4] })).rejects.toThrow('each of the 2 people, and 3 are given');
    const { at, decks } = await atTable({ handicaps: [4, 0] });
    expect(at.handicaps).toEqual([4, 0]);
    expect(decks[1]).toEqual(plain.decks[1]);
    expect(decks[0]?.length).toBe(plain.decks[0]?.length);
    expect(decks[0]).not.toEqual(plain.decks[0]);
  },
);

rule('B-310', 'a coin is tossed when both agree, and says for whom it falls; without consent it is not', async () => {
  const { ann, ben, at } = await together(server, { book: 'beta', talk: true });
  const [first, second] = await seated(ann, ben, at.duel as string);
  first.say({ type: 'offer', what: 'coin' });
  await expect.poll(() => second.company?.offer?.what).toBe('coin');
  second.say({ type: 'decline' });
  await expect.poll(() => first.company?.offer).toBeNull();
  expect(first.company?.said).toEqual([]);
  first.say({ type: 'offer', what: 'coin' });
  await expect.poll(() => second.company?.offer?.what).toBe('coin');
  second.say({ type: 'agree' });
  await expect
    .poll(() => second.company?.said.at(-1)?.words)
    .toMatch(/^A coin is tossed, as agreed: it falls for (Ann|Ben)\.$/);
  expect(first.company?.said).toEqual(second.company?.said);
  // It is nobody's word: who writes the same says it under the own name, as something written.
  expect(first.company?.said.at(-1)).toMatchObject({ by: -1, free: false });
  first.say({ type: 'say', words: 'A coin is tossed, as agreed: it falls for Ann.' });
  await expect.poll(() => second.company?.said.at(-1)).toMatchObject({ by: 0, free: true });
  expect(first.table?.result).toBeNull();
});
