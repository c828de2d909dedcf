// What people agree on: a draw, taking back, a computer in somebody's place, the next duel with a sideboard; and what they say.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GatheringState } from '../../src/protocol/people.ts';
import { PHRASES } from '../../src/protocol/sayings.ts';
import { type Page, Server } from './client.ts';
import { answers, asked, Browser, make, seated, together } from './gathered.ts';
import { TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

const refusals = (page: Page): string[] =>
  page.heard.map((text) => JSON.parse(text)).flatMap((each) => (each.type === 'refused' ? [each.reason] : []));

/** Both play until somebody has put a land down, which shows nothing hidden and can be told on the table. */
async function untilLand(pages: readonly Page[]): Promise<Page> {
  for (let tries = 0; tries < 40; tries += 1) {
    const page = await asked(pages);
    const { table } = page;
    const land =
      table?.asked?.ask === 'act' ? table.asked.uses.find(({ answer }) => answer.kind === 'land') : undefined;
    if (table !== null && land !== undefined) {
      page.say({ type: 'answer', at: table.at, answer: land.answer, sure: true });
      await expect.poll(() => page.table?.inPlay.length).toBe(table.inPlay.length + 1);
      return page;
    }
    await answers(page);
  }
  throw new Error('nobody plays a land');
}

describe.each([
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ data: await postgres.database() })],
] as const)('kept in %s', (_, where) => {
  test('a draw is one when the other agrees, and not before; it can be declined', async () => {
    const server = await Server.start(await where());
    const { ann, ben, at } = await together(server);
    const [one, two] = await seated(ann, ben, at.duel as string);
    one.say({ type: 'offer', what: 'draw' });
    await expect.poll(() => two.company?.offer).toMatchObject({ by: 0, what: 'draw', asksYou: true });
    expect(one.company?.offer).toMatchObject({ yours: true, asksYou: false });
    one.say({ type: 'agree' });
    await expect.poll(() => refusals(one)).toEqual(['it is for the others to agree']);
    two.say({ type: 'decline' });
    await expect.poll(() => one.company?.offer).toBeNull();
    expect(one.table?.result).toBeNull();
    two.say({ type: 'offer', what: 'draw' });
    await expect.poll(() => one.company?.offer?.by).toBe(1);
    one.say({ type: 'agree' });
    for (const page of [one, two]) await expect.poll(() => page.table?.result?.won).toBeNull();
    await expect.poll(() => two.table?.result?.words).toContain('draw');
    await server.end();
  });

  test('an answer that could not be undone is taken back when the other agrees, also after a restart', async () => {
    const options = await where();
    const server = await Server.start(options);
    const { ann, ben, at } = await together(server);
    const duel = at.duel as string;
    const pages = await seated(ann, ben, duel);
    const first = await untilLand(pages);
    const seat = first.table?.seat ?? 0;
    // The other is asked since: alone it could not be taken back. Which cards come meanwhile is left to chance.
    let before = first.table?.inPlay.length ?? 0;
    for (let tries = 0; tries < 30 && (await asked(pages)) === first; tries += 1) {
      before = first.table?.inPlay.length ?? 0;
      await answers(first);
    }
    for (const page of pages) page.close();
    await server.close();
    await server.open(options);
    const again = await seated(ann, ben, duel);
    const [page, other] = [again[seat] as Page, again[1 - seat] as Page];
    page.say({ type: 'offer', what: 'back' });
    await expect.poll(() => other.company?.offer).toMatchObject({ by: seat, what: 'back', asksYou: true });
    other.say({ type: 'agree' });
    await expect.poll(() => page.table?.awaits).toBe(seat);
    await expect.poll(() => other.table?.inPlay.length).toBeLessThanOrEqual(before);
    await expect.poll(() => page.table?.inPlay).toEqual(other.table?.inPlay);
    await answers(page);
    await server.end();
  });

  test('a computer takes the place of who has left, keeps it after a restart, and gives it back', {
    timeout: 120_000,
  }, async () => {
    const options = await where();
    const server = await Server.start(options);
    const { ann, ben, at } = await together(server);
    const duel = at.duel as string;
    const [one, two] = await seated(ann, ben, duel);
    one.say({ type: 'offer', what: 'computer', seat: 1 });
    await expect.poll(() => refusals(one).join()).toContain('Ben is here');
    two.close();
    await expect.poll(() => one.company?.seats[1]?.here).toBe(false);
    one.say({ type: 'offer', what: 'computer', seat: 1 });
    await expect.poll(() => one.company?.seats[1]?.replaced).toBe(true);
    one.close();
    await server.close();
    await server.open(options);
    const page = await ann.sit(duel);
    page.say({ type: 'look' });
    await expect.poll(() => page.company?.seats[1]?.replaced).toBe(true);
    for (let number = 0; number < 12; number += 1) await answers(await asked([page]));
    expect(page.table?.turn).toBeGreaterThan(0);
    const back = await ben.sit(duel);
    back.say({ type: 'look' });
    await expect.poll(() => back.company !== null).toBe(true);
    back.say({ type: 'come back' });
    await expect.poll(() => page.company?.seats[1]).toEqual({ here: true, replaced: false });
    await server.end();
  });

  test('what is said is heard, kept for who comes back, escaped and limited', async () => {
    const server = await Server.start(await where());
    const { ann, ben, at } = await together(server, { talk: true });
    const [one, two] = await seated(ann, ben, at.duel as string);
    one.say({ type: 'say', words: 1 });
    one.say({ type: 'say', words: 'a\u0000b\u202Ec  <script>' });
    await expect.poll(() => two.company?.said.map(({ words }) => words)).toEqual([PHRASES[1], 'a b c  <script>']);
    for (let number = 0; number < 8; number += 1) one.say({ type: 'say', words: 0 });
    await expect.poll(() => refusals(one).join()).toContain('much at once');
    one.say({ type: 'say', words: 'x'.repeat(201) });
    await expect.poll(() => one.heard.some((text) => text.includes('malformed'))).toBe(true);
    two.close();
    const again = await ben.sit(at.duel as string);
    again.say({ type: 'look' });
    await expect.poll(() => again.company?.said[0]?.words).toBe(PHRASES[1]);
    await server.end();
  });
});

describe('at one server', () => {
  let server: Server;
  beforeAll(async () => {
    server = await Server.start();
  });
  afterAll(() => server.end());

  test('free text is off unless the maker of the table switched it on; alone nobody offers anything', async () => {
    const { ann, ben, at } = await together(server);
    const [one] = await seated(ann, ben, at.duel as string);
    one.say({ type: 'say', words: 'hello' });
    await expect.poll(() => refusals(one).join()).toContain('only set phrases');
    one.say({ type: 'offer', what: 'back' });
    await expect.poll(() => refusals(one).join()).toContain('nothing to take back');
    const alone = await server.sit(await server.newDuel({ book: 'portal' }));
    await alone.look();
    expect(await alone.tries({ type: 'offer', what: 'draw' }, 'refused')).toMatchObject({
      reason: expect.stringContaining('nobody else'),
    });
  });

  test('between duels of a match each person changes the own deck, one for one, and sees no other’s', async () => {
    const [ann, ben] = [new Browser(server), new Browser(server)];
    const deck = await ann.ask<{ id: string; message?: string; faults?: string[] }>('decks', 'POST', {
      name: 'Red',
      book: 'm11',
      cards: { Mountain: 56, Shock: 4 },
      sideboard: { 'Lightning Bolt': 4, Mountain: 11 },
    });
    expect(deck.body.message).toBeUndefined();
    const you = (name: string): object => ({ name, deck: { by: 'id', id: deck.body.id } });
    const { id } = await make(ann, { book: 'm11', length: 'best of 3', you: you('Ann') });
    const duel = (await ben.ask<GatheringState>(`tables/${id}/sit`, 'POST', you('Ben'))).body.duel as string;
    const [one] = await seated(ann, ben, duel);
    one.say({ type: 'answer', at: one.table?.at ?? 0, answer: { kind: 'concede', seat: 0 } });
    await expect.poll(() => one.table?.result?.won).toBe(false);
    type Between = { between: { deck: string[]; sideboard: string[] } | null };
    const between = (await ben.ask<Between>(`duels/${duel}/between`)).body.between;
    expect(between?.sideboard).toHaveLength(15);
    expect((await new Browser(server).ask<Between>(`duels/${duel}/between`)).body.between).toBeNull();
    const swapped = [...(between?.deck ?? []).filter((name) => name !== 'Shock'), ...Array(4).fill('Lightning Bolt')];
    const wrong = await ben.ask<{ message: string }>(`duels/${duel}/next`, 'POST', { deck: swapped.slice(1) });
    expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringContaining('cannot be changed so')]);
    expect((await ben.ask(`duels/${duel}/next`, 'POST', { deck: swapped })).status).toBe(403);
    const next = await ann.ask<{ id: string }>(`duels/${duel}/next`, 'POST', {});
    expect(next.status).toBe(200);
    const { setup } = await server.tables.duel(next.body.id);
    const decks = setup.start.kind === 'game' ? setup.start.words.decks : [];
    const bolts = decks.map((each) => each.filter((name) => name === 'Lightning Bolt').length);
    expect(bolts).toEqual([0, 4]);
  });
});
