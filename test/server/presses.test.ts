// How many presses a quiet round costs with something fast in hand, and that no window is lost in which one would act.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireAnswer } from '../../src/protocol/messages.ts';
import type { TableState } from '../../src/protocol/table.ts';
import { BOOKS } from '../support/books.ts';
import { type Page, type Said, Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

const SETTINGS: Extract<Said, { type: 'settings' }> = {
  type: 'settings',
  stops: [{ seat: 0, key: 'main' }],
  fullControl: false,
  pays: true,
};
const LIBRARY = Array(10).fill('Plains');
/** The main phase of each book, by its own name. */
const MAIN: { readonly [book: string]: string } = {
  beta: 'main',
  fifth: 'main pre-combat',
  portal: 'play cards',
  tenth: 'main',
  m11: 'main',
};

async function sit(position: object, more: object = {}, settings: object = {}): Promise<Page> {
  const page = await server.sit(await server.newPosition(position, more));
  await page.look();
  await page.does({ ...SETTINGS, ...settings });
  return page;
}

const now = (page: Page): TableState => page.table as TableState;
const place = ({ turn, active, now: key }: TableState): string => `${turn} ${active === 0 ? 'own' : 'their'} ${key}`;

/** Presses Enter until one's next main phase: where each press was made. */
async function presses(page: Page): Promise<string[]> {
  const made: string[] = [];
  const { turn } = now(page);
  for (let i = 0; i < 40; i += 1) {
    const table = now(page);
    if (table.active === 0 && table.turn > turn && table.now === 'main') return made;
    made.push(place(table));
    if (table.halted !== null) await page.does({ type: 'go on', at: table.at });
    else await page.answer(table.primary?.answer as WireAnswer, true);
  }
  throw new Error(`no end of it: ${made.join(', ')}`);
}

for (const book of BOOKS)
  test(`${book}: a quiet round with an instant in hand costs five presses at the most`, async () => {
    const bolt = book === 'portal' ? 'Scorching Spear' : 'Lightning Bolt';
    const page = await sit({
      book,
      turn: 5,
      step: MAIN[book],
      seats: {
        ann: { hand: [bolt, bolt], inPlay: ['Mountain', 'Mountain', 'Hill Giant'], library: LIBRARY },
        ben: { inPlay: ['Forest', 'Wall of Ice'].slice(0, book === 'portal' ? 1 : 2), library: LIBRARY },
      },
    });
    const made = await presses(page);
    expect(made.length, made.join(', ')).toBeLessThanOrEqual(5);
  });

const quiet = (ann: object, ben: object, more: object = {}) => ({
  book: 'm11',
  turn: 5,
  step: 'main',
  seats: { ann: { library: LIBRARY, ...ann }, ben: { library: LIBRARY, ...ben } },
  ...more,
});
const BOLT = { hand: ['Lightning Bolt'], inPlay: ['Mountain'] };

test('the end of a rival’s turn is asked about with something fast in hand, and nothing before it', async () => {
  const page = await sit(quiet(BOLT, {}));
  const end = await page.answer({ kind: 'pass' });
  expect([place(end), end.asked?.ask]).toEqual(['6 their end', 'act']);
  expect(place(await page.answer({ kind: 'pass' }))).toBe('7 own main');
});

test('a rival’s spell is asked about once, and where it is aimed at one’s own it says so', async () => {
  const page = await sit(
    quiet({ ...BOLT, inPlay: ['Mountain', 'Grizzly Bears'] }, { hand: ['Doom Blade'], inPlay: ['Swamp', 'Swamp'] }),
    { level: 2 },
  );
  await page.does({ type: 'pass on', at: now(page).at, until: 'something' });
  expect(now(page).chain.map(({ name }) => name)).toEqual(['Doom Blade']);
  expect(now(page).primary).toMatchObject({
    label: 'Let it happen',
    costs: 'Doom Blade is aimed at your Grizzly Bears.',
  });
  const after = await page.answer({ kind: 'pass' });
  expect([after.chain.length, place(after)]).toEqual([0, '5 own main']);
});

test('an attack is asked about before blocks and after them, one’s own after them', async () => {
  const bears = { ...BOLT, inPlay: ['Mountain', 'Grizzly Bears'] };
  const page = await sit(quiet(bears, { inPlay: ['Hill Giant'] }, { active: 'ben', turn: 6 }), { level: 2 });
  const asks: string[] = [];
  for (let i = 0; i < 6 && now(page).active === 1; i += 1) {
    const table = now(page);
    asks.push(`${table.asked?.ask} ${table.now}`);
    await page.answer(table.primary?.answer as WireAnswer, true);
  }
  expect(asks).toEqual(['act attackers', 'block blockers', 'act blockers', 'act end']);
  const own = await sit(quiet(bears, { inPlay: ['Hill Giant'] }));
  const attack = await own.answer({ kind: 'pass' });
  if (attack.asked?.ask !== 'attack') throw new Error('no attack was asked for');
  const [id = 0] = attack.asked.candidates;
  const next = await own.answer({ kind: 'attack', attackers: [{ id, target: { what: 'player', id: 1 }, band: 0 }] });
  expect([next.asked?.ask, next.now]).toEqual(['act', 'blockers']);
});

test('blocking with nothing says what it would cost', async () => {
  const page = await sit(
    quiet({ life: 3, inPlay: ['Grizzly Bears'] }, { inPlay: ['Hill Giant'] }, { active: 'ben', turn: 6 }),
    { level: 2 },
  );
  expect(now(page).primary).toMatchObject({ costs: 'You would lose 3 life, and with it the game.' });
});

test('a land that is not played in the land phase is named', async () => {
  const page = await sit({
    book: 'portal',
    turn: 5,
    step: 'land',
    seats: { ann: { hand: ['Forest'], library: LIBRARY }, ben: { library: LIBRARY } },
  });
  expect(now(page).primary).toMatchObject({ label: 'Play no land' });
  expect(now(page).primary?.costs).toContain('Forest');
});

test('passing on goes to the end of the turn, to the next turn, or to something that could be answered', async () => {
  const many = { hand: ['Lightning Bolt', 'Grizzly Bears'], inPlay: ['Mountain', 'Forest', 'Hill Giant'] };
  const end = await sit(quiet(many, {}));
  expect(place(await end.does({ type: 'pass on', at: now(end).at, until: 'end of turn' }))).toBe('6 their end');
  const mine = await sit(quiet(many, {}));
  const there = await mine.does({ type: 'pass on', at: now(mine).at, until: 'my turn' });
  expect([place(there), there.until]).toEqual(['7 own main', null]);
  const something = await sit(quiet(many, { hand: ['Hill Giant'], inPlay: Array(4).fill('Mountain') }), { level: 2 });
  const broken = await something.does({ type: 'pass on', at: now(something).at, until: 'something' });
  expect([broken.chain[0]?.name, broken.until]).toEqual(['Hill Giant', null]);
});

test('passing on until one’s turn goes on after a block, and ends when told', async () => {
  const position = quiet({ ...BOLT, inPlay: ['Mountain', 'Grizzly Bears'] }, { inPlay: ['Hill Giant'] });
  const page = await sit(position, { level: 2 });
  const block = await page.does({ type: 'pass on', at: now(page).at, until: 'my turn' });
  expect([block.asked?.ask, block.until]).toEqual(['block', 'my turn']);
  expect(place(await page.answer({ kind: 'block', blocks: [] }))).toBe('7 own main');
  const other = await sit(position, { level: 2 });
  await other.does({ type: 'pass on', at: now(other).at, until: 'my turn' });
  expect((await other.does({ type: 'ask me' })).until).toBeNull();
  expect(place(await other.answer({ kind: 'block', blocks: [] }))).toBe('6 their blockers');
});

test('a target that is one’s own is not taken because it is the only one', async () => {
  const blade = { hand: ['Doom Blade', 'Giant Growth'], inPlay: ['Swamp', 'Swamp', 'Forest', 'Grizzly Bears'] };
  const page = await sit(quiet(blade, {}));
  const uses =
    now(page).asked?.ask === 'act'
      ? (now(page).asked as { uses: readonly { label: string; answer: WireAnswer }[] }).uses
      : [];
  const use = (name: string): WireAnswer => uses.find(({ label }) => label.includes(name))?.answer as WireAnswer;
  const warning = await page.tries({ type: 'answer', at: now(page).at, answer: use('Doom Blade') }, 'warning');
  expect(warning).toMatchObject({ kind: 'own' });
  expect(warning.words).toContain('your own Grizzly Bears');
  await page.tries({ type: 'auto', at: now(page).at, answer: use('Doom Blade') }, 'warning');
  const grown = await page.answer(use('Giant Growth'));
  expect(grown.inPlay.find(({ name }) => name === 'Grizzly Bears')?.power).toBe(5);
  const done = await page.answer(use('Doom Blade'), true);
  expect(done.inPlay.some(({ name }) => name === 'Grizzly Bears')).toBe(false);
});

test('what saves one’s own creature from something is no harm to it', async () => {
  const page = await sit(
    {
      book: 'm11',
      turn: 6,
      active: 'ben',
      seats: {
        ann: { hand: ['Giant Growth'], inPlay: ['Forest', 'Craw Wurm'], library: LIBRARY },
        ben: { hand: ['Doom Blade'], inPlay: ['Swamp', 'Swamp'], library: LIBRARY },
      },
    },
    { level: 2 },
  );
  expect(now(page).chain.map(({ name }) => name)).toEqual(['Doom Blade']);
  const asked = now(page).asked;
  const growth = asked?.ask === 'act' ? asked.uses.find(({ label }) => label.includes('Growth')) : undefined;
  const after = await page.answer(growth?.answer as WireAnswer); // a warning would not be a table
  expect(after.players[0]?.graveyard.map(({ name }) => name)).toContain('Giant Growth');
});

test('nobody is asked about the order of a graveyard that no card reads', async () => {
  const four = ['Grizzly Bears', 'Hill Giant', 'Scryb Sprites', 'Goblin King'];
  const page = await sit({
    book: 'fifth',
    turn: 5,
    step: 'main pre-combat',
    seats: {
      ann: { hand: ['Wrath of God'], inPlay: [...Array(4).fill('Plains'), ...four], library: LIBRARY },
      ben: { library: LIBRARY },
    },
  });
  const asked = now(page).asked;
  const wrath = asked?.ask === 'act' ? asked.uses.find(({ label }) => label.includes('Wrath')) : undefined;
  const after = await page.answer(wrath?.answer as WireAnswer);
  expect([after.asked?.ask, after.players[0]?.graveyard.length]).toEqual(['act', 5]);
});

test('with nothing to play the bar tells of the attack that is to come, and of nothing where nobody could attack', async () => {
  const bears = await sit(quiet({ inPlay: ['Grizzly Bears'] }, {}));
  expect(now(bears).subline).toBe('You may go on to the attack.');
  const tired = await sit(quiet({ inPlay: [{ card: 'Grizzly Bears', sick: true }] }, {}));
  expect(now(tired).subline).toBe('There is nothing you could do but pass.');
  const portal = await sit({
    book: 'portal',
    turn: 5,
    step: 'play cards',
    seats: { ann: { inPlay: ['Hill Giant'], library: LIBRARY }, ben: { library: LIBRARY } },
  });
  expect(now(portal).subline).toBe('You may go on to the attack.');
});
