// How play goes on: what is passed over, stops, runs and what breaks them off, taking back, paying and the warning.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromPosition, type PositionWords } from '../../src/game/index.ts';
import type { WireAnswer } from '../../src/protocol/messages.ts';
import type { TableState } from '../../src/protocol/table.ts';
import { type Page, type Said, Server } from './client.ts';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.end());

const SETTINGS: Extract<Said, { type: 'settings' }> = {
  type: 'settings',
  stops: [],
  fullControl: false,
};
const LIBRARY = Array(10).fill('Forest');

async function sit(position: object, settings: object = {}, more: object = {}): Promise<Page> {
  const page = await server.sit(await server.newPosition(position, more));
  await page.look();
  await page.does({ ...SETTINGS, ...settings });
  return page;
}

const now = (page: Page): TableState => {
  if (page.table === null) throw new Error('no table has come');
  return page.table;
};

function use(table: TableState, label: string | RegExp): WireAnswer {
  const uses = table.asked?.ask === 'act' ? table.asked.uses : [];
  const found = uses.find((each) => (typeof label === 'string' ? each.label.includes(label) : label.test(each.label)));
  if (found === undefined) throw new Error(`nothing like ${label} among ${uses.map((each) => each.label).join(' | ')}`);
  return found.answer;
}

const where = ({ turn, active, now: key }: TableState): [number, number, string] => [turn, active, key];

test('a turn in which nothing can be done goes by; a stop holds it', async () => {
  const position = { book: 'tenth', turn: 5, seats: { ann: { library: LIBRARY }, ben: { library: LIBRARY } } };
  const free = await sit(position);
  expect(where(await free.answer({ kind: 'pass' }))).toEqual([7, 0, 'main']);
  const held = await sit(position, {
    stops: [
      { seat: 1, key: 'upkeep' },
      { seat: 0, key: 'end' },
    ],
  });
  expect(where(await held.answer({ kind: 'pass' }))).toEqual([5, 0, 'end']);
  expect(where(await held.answer({ kind: 'pass' }))).toEqual([6, 1, 'upkeep']);
});

test('full control asks in every window', async () => {
  const page = await sit(
    { book: 'tenth', turn: 5, seats: { ann: { library: LIBRARY }, ben: { library: LIBRARY } } },
    { fullControl: true },
  );
  expect((await page.answer({ kind: 'pass' })).now).toBe('begin combat');
  expect((await page.answer({ kind: 'pass' })).now).toBe('attackers');
});

test('in Portal play halts at a stop where nothing is asked, and goes on when told', async () => {
  const page = await sit(
    { book: 'portal', turn: 5, step: 'play cards', seats: { ann: { library: LIBRARY }, ben: { library: LIBRARY } } },
    { stops: [{ seat: 1, key: 'draw' }] },
  );
  const halted = await page.answer({ kind: 'pass' });
  expect(halted).toMatchObject({ halted: "ben's draw", awaits: -1, asked: null, now: 'draw', turn: 6 });
  const fault = await page.tries({ type: 'answer', at: halted.at, answer: { kind: 'pass' } }, 'fault');
  expect(fault.fault).toBe('not your turn');
  const after = await page.does({ type: 'go on', at: halted.at });
  expect(after.turn).toBe(7);
});

test.each([
  ['nobody can meet them, they come through unasked', [], 'act'],
  ['somebody can, one is asked whom to deal with', ['Grizzly Bears'], 'pick'],
])('two attackers in Portal: where %s', async (_, inPlay, ask) => {
  const ben = { library: LIBRARY, inPlay: ['Hill Giant', 'Gorilla Warrior'] };
  const seats = { ann: { library: LIBRARY, inPlay }, ben };
  const position: PositionWords = { book: 'portal', turn: 8, active: 'ben', seats };
  const attackers = fromPosition(position)
    .view(1)
    .inPlay.filter(({ controller }) => controller === 1)
    .map(({ id }) => ({ id, target: { what: 'player', id: 0 }, band: 0 }));
  const script = [{ kind: 'attack', attackers }];
  const page = await server.sit(await server.newPosition(position, { script }));
  const asked = await page.look();
  expect(asked.asked?.ask).toBe(ask);
  expect(asked.players[0]?.life).toBe(ask === 'pick' ? 20 : 14);
});

test('a stop at the cleanup, where nothing is asked, halts in the turn that ends there', async () => {
  const seats = { ann: { library: LIBRARY }, ben: { library: LIBRARY } };
  const page = await sit({ book: 'tenth', turn: 5, seats }, { stops: [{ seat: 0, key: 'cleanup' }] });
  const halted = await page.answer({ kind: 'pass' });
  expect(halted).toMatchObject({ halted: 'your cleanup', headline: 'You stopped at your cleanup.', awaits: -1 });
  expect(where(halted)).toEqual([5, 0, 'cleanup']);
  expect(where(await page.does({ type: 'go on', at: halted.at }))).toEqual([7, 0, 'main']);
});

test('a run to the end of the turn does not halt where the turn ends with nothing to do', async () => {
  const seats = { ann: { hand: ['Shock'], inPlay: ['Mountain'], library: LIBRARY }, ben: { library: LIBRARY } };
  const page = await sit({ book: 'tenth', turn: 5, seats }, { stops: [{ seat: 1, key: 'upkeep' }] });
  const there = await page.does({ type: 'run', at: now(page).at, to: { seat: 0, key: 'cleanup' } });
  expect(there.halted).toBeNull();
  expect(where(there)).toEqual([6, 1, 'upkeep']);
});

test('a run passes chances to act until its place is reached', async () => {
  const page = await sit({
    book: 'tenth',
    turn: 5,
    seats: {
      ann: { hand: ['Shock'], inPlay: ['Mountain', 'Grizzly Bears'], library: LIBRARY },
      ben: { library: LIBRARY },
    },
  });
  const there = await page.does({ type: 'run', at: now(page).at, to: { seat: 1, key: 'end' } });
  expect(where(there)).toEqual([6, 1, 'end']);
  const wrong = await page.tries({ type: 'run', at: there.at, to: { seat: 1, key: 'discard' } }, 'refused');
  expect(wrong.reason).toContain("'discard'");
});

test('a rival spell that could be answered breaks a run off, and the place is forgotten', async () => {
  const page = await sit(
    {
      book: 'tenth',
      turn: 5,
      seats: {
        ann: { hand: ['Shock'], inPlay: ['Mountain'], library: LIBRARY },
        ben: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'], library: LIBRARY },
      },
    },
    {},
    { level: 2 },
  );
  const broken = await page.does({ type: 'run', at: now(page).at, to: { seat: 0, key: 'draw' } });
  expect(broken.chain.map((item) => item.name)).toEqual(['Grizzly Bears']);
  expect(broken.headline).toBe('ben has played Grizzly Bears.');
  expect(where(await page.answer({ kind: 'pass' }))[0]).toBe(6);
});

test('a run to the attack begins it where attacking is an act of the main phase', async () => {
  const page = await sit({ book: 'fifth', seats: { ann: { inPlay: ['Grizzly Bears'] }, ben: {} } });
  const attack = await page.does({ type: 'run', at: now(page).at, to: { seat: 0, key: 'combat' } });
  expect(attack.asked?.ask).toBe('attack');
});

test('a land and tapped mana can be taken back, what the rival could have answered cannot', async () => {
  const page = await sit({
    book: 'fifth',
    seats: { ann: { hand: ['Forest', 'Grizzly Bears'], inPlay: ['Forest'] }, ben: { library: LIBRARY } },
  });
  const before = now(page);
  expect(before.mayUndo).toBe(false);
  await page.tries({ type: 'undo', at: before.at }, 'refused');
  const played = await page.answer(use(before, /^Play Forest/));
  expect([played.mayUndo, played.inPlay.length]).toEqual([true, 2]);
  const back = await page.does({ type: 'undo', at: played.at });
  expect([back.inPlay.length, back.players[0]?.hand]).toEqual([1, 2]);
  expect(back.at).toBeGreaterThan(played.at);
  expect(back.logFrom + back.log.length).toBe(before.logFrom + before.log.length);
  await page.answer(use(back, /^Play Forest/));
  const cast = await page.answer(use(now(page), 'Grizzly Bears'));
  expect(cast.mayUndo).toBe(false);
  const refused = await page.tries({ type: 'undo', at: cast.at }, 'refused');
  expect(refused.reason).toContain('stays done');
});

test('what is drawn cannot be taken back', async () => {
  const page = await sit(
    { book: 'portal', step: 'play cards', seats: { ann: { library: LIBRARY }, ben: { library: LIBRARY } } },
    {},
  );
  const later = await page.answer({ kind: 'pass' });
  expect(later.mayUndo).toBe(false);
});

test('paying by itself taps lands only, never the marked ones, and X takes all', async () => {
  const page = await sit({
    book: 'fifth',
    seats: {
      ann: {
        hand: ['Fireball', 'Grizzly Bears'],
        inPlay: [...Array(4).fill('Mountain'), 'Llanowar Elves', 'Sol Ring'],
      },
      ben: {},
    },
  });
  const table = now(page);
  const mountains = table.inPlay.filter((each) => each.name === 'Mountain').map((each) => each.id);
  const [marked = 0] = mountains;
  const fireball = use(table, 'Fireball');
  const shown = await page.tries({ type: 'preview', at: table.at, answer: fireball, locked: [marked] }, 'preview');
  expect(shown.taps.map((tap) => tap.id).sort()).toEqual(mountains.slice(1).sort());
  expect(shown.words).toBe('Pays with Mountain ×3');
  const aiming = await page.does({ type: 'auto', at: table.at, answer: fireball, locked: [marked] });
  expect(aiming.asked).toMatchObject({ ask: 'pick', purpose: 'choose a target' });
  const done = await page.answer({ kind: 'pick', picked: [{ what: 'player', id: 1 }] });
  expect(done.players[1]?.life).toBe(18);
  const tapped = done.inPlay.filter((each) => each.tapped).map((each) => each.id);
  expect(tapped.sort()).toEqual(mountains.slice(1).sort());
});

test('where the lands do not pay, it says that it can be paid by hand', async () => {
  const page = await sit({
    book: 'tenth',
    seats: { ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Llanowar Elves'] }, ben: {} },
  });
  const bears = use(now(page), 'Grizzly Bears');
  const refused = await page.tries({ type: 'auto', at: now(page).at, answer: bears }, 'refused');
  expect(refused.reason).toContain('by hand');
  const cast = await page.answer(bears);
  expect(cast.inPlay.filter((each) => each.tapped).length).toBe(2);
});

test('what is announced and taken back leaves nothing to undo', async () => {
  const page = await sit({
    book: 'm11',
    seats: { ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] }, ben: { inPlay: ['Hill Giant'] } },
  });
  const aiming = await page.answer(use(now(page), 'Lightning Bolt'));
  expect(aiming.secondary).toMatchObject({ label: 'Take it back', answer: { kind: 'cancel' } });
  const back = await page.answer({ kind: 'cancel' });
  expect([back.mayUndo, back.players[0]?.hand]).toEqual([false, 1]);
});

test('before mana burns there is a warning, and being sure goes on', async () => {
  for (const [book, burns] of [
    ['fifth', true],
    ['tenth', true],
    ['m11', false],
  ] as const) {
    const page = await sit({
      book,
      seats: { ann: { inPlay: ['Forest'], library: LIBRARY }, ben: { library: LIBRARY } },
    });
    const made = await page.answer(use(now(page), /\{G\}/));
    expect(made.players[0]?.pool).toEqual([{ mana: 'G', number: 1 }]);
    if (burns) {
      const warning = await page.tries({ type: 'answer', at: made.at, answer: { kind: 'pass' } }, 'warning');
      expect(warning.words).toBe('1 unspent mana would burn: you would lose 1 life.');
      expect(warning.passage).not.toBe('');
    }
    const after = await page.answer({ kind: 'pass' }, true);
    expect(after.players[0]?.life).toBe(burns ? 19 : 20);
  }
});

test('the opponent says what its script says before it thinks', async () => {
  // The cards are numbered as they are listed: twenty in the libraries, then the hand. Nobody would do this unasked.
  const script = [
    { kind: 'cast', card: 22 },
    { kind: 'pick', picked: [{ what: 'player', id: 1 }] },
  ];
  const hand = ['Mountain', 'Shock'];
  const page = await sit(
    {
      book: 'm11',
      active: 'ben',
      seats: { ann: { library: LIBRARY }, ben: { hand, inPlay: ['Mountain'], library: LIBRARY } },
    },
    {},
    { script },
  );
  expect(now(page).players[1]?.life).toBe(18);
});

test('the attack shows what would come of it', async () => {
  const page = await sit({
    book: 'tenth',
    seats: { ann: { inPlay: ['Hill Giant', 'Grizzly Bears'], library: LIBRARY }, ben: { library: LIBRARY } },
  });
  const asked = await page.answer({ kind: 'pass' });
  if (asked.asked?.ask !== 'attack') throw new Error('no attack was asked for');
  await page.does({ ...SETTINGS, stops: [{ seat: 0, key: 'attackers' }] });
  const attackers = asked.asked.candidates.map((id) => ({ id, target: { what: 'player' as const, id: 1 }, band: 0 }));
  const attack = await page.answer({ kind: 'attack', attackers });
  expect(attack.combat?.forecast).toEqual({ dies: [], loses: [{ seat: 1, life: 5 }], loyalty: [] });
});
