// The solver: what can be done is found and what cannot is refuted, in each book by its own rules.

import { describe, expect, test } from 'vitest';
import { gameOf, solve } from '../../src/lab/solve/solve.ts';
import { readStudy } from '../../src/lab/text/read.ts';

const NODES = { nodes: 60_000 };

const BOLT = `goal: ann wins this turn
ann:
  in play: Mountain, Grizzly Bears
  hand: Lightning Bolt
ben:
  life: LIFE
  in play: Gray Ogre`;

// What tramples deals a blocker damage beyond its toughness, and the rest goes on to the player: by one blocker, whoever else stands there.
const TRAMPLER = `goal: ann wins this turn
ann:
  in play: War Mammoth
ben:
  life: 2
  in play: Mons's Goblin Raiders, White Knight`;

describe('where a trampler needs to deal with one blocker only', () => {
  test.each(['beta', 'fifth'])('the smallest does better not to block: %s', (book) => {
    expect(solve(readStudy(TRAMPLER), book, NODES)).toMatchObject({ solved: false, proof: true });
    expect(solve(readStudy(TRAMPLER.replace('2', '1')), book, NODES)).toMatchObject({ solved: true, proof: true });
  });
});

// In 2007 and 2010 who prevents a part of the damage of several attackers is asked which part while it is being dealt.
const PARTED = `goal: ann wins this turn
ann:
  in play: Island, Suntail Hawk, White Knight, Craw Wurm
  hand: Unsummon
ben:
  life: 4
  in play: Plains, Raging Goblin
  hand: Healing Salve`;

describe('damage that is just being dealt is not forgotten', () => {
  test.each(['tenth', 'm11'])('%s', (book) => {
    expect(solve(readStudy(PARTED), book, NODES)).toMatchObject({ solved: true, proof: true });
    const safe = PARTED.replace('life: 4', 'life: 7');
    expect(solve(readStudy(safe), book, NODES)).toMatchObject({ solved: false, proof: true });
  });
});

describe('what is held back', () => {
  const BOUNCED = `goal: ann wins this turn
ann:
  in play: 3 Island, Hill Giant
  hand: HAND
ben:
  life: 3
  in play: Island
  hand: Unsummon`;

  test.each([
    ['beta', 'Counterspell'],
    ['fifth', 'Counterspell'],
    ['tenth', 'Cancel'],
    ['m11', 'Cancel'],
  ])('the last attacker can certainly be taken away, but not from who counters it: %s', (book, counter) => {
    const found = solve(readStudy(BOUNCED.replace('HAND', '')), book, { ...NODES, quick: true });
    expect(found).toMatchObject({ solved: false, proof: true, nodes: 1 });
    const countered = solve(readStudy(BOUNCED.replace('HAND', counter)), book, NODES);
    expect(countered).toMatchObject({ solved: true, proof: true });
  });

  test('burn is not held back by who would die first', () => {
    const text = `goal: ann wins this turn
ann:
  life: 3
  in play: Mountain, Swamp, Drudge Skeletons
  hand: Lightning Bolt
ben:
  life: 2
  in play: Forest, Mountain, Swamp, Bog Wraith
  hand: Giant Growth, Lightning Bolt`;
    expect(solve(readStudy(text), 'fifth', NODES)).toMatchObject({ solved: false, proof: true });
  });

  const SHOT = `goal: ann wins this turn
ann:
  life: 3
  in play: Mountain, Grizzly Bears
  hand: Lightning Bolt
ben:
  life: 3
  in play: 3 Mountain, Bog Wraith
  hand: Lightning Bolt, COUNTER`;

  test.each([
    ['beta', SHOT.replace('COUNTER', 'Counterspell')],
    ['tenth', SHOT.replaceAll('Lightning Bolt', 'Shock').replaceAll('life: 3', 'life: 2').replace('COUNTER', 'Cancel')],
    ['m11', SHOT.replace('COUNTER', 'Cancel')],
  ])('who is burnt when the attack is declared burns back before it is too late: %s', (book, text) => {
    expect(solve(readStudy(text), book, NODES)).toMatchObject({ solved: false, proof: true });
  });

  const BOTH = `goal: ann wins this turn
ann:
  life: 3
  in play: 2 Mountain, Forest, Grizzly Bears
  hand: 2 Lightning Bolt, Giant Growth
ben:
  life: 3
  in play: Mountain, 2 Giant Spider
  hand: Lightning Bolt`;

  test.each([
    ['tenth', BOTH.replaceAll('Lightning Bolt', 'Shock').replaceAll('life: 3', 'life: 2')],
    ['m11', BOTH],
  ])('who attacks and is burnt for it burns back then: %s', (book, text) => {
    expect(solve(readStudy(text), book, NODES)).toMatchObject({ solved: true, proof: true });
  });

  // Whoever heals is answered: with 1 or 2 life what is left burns them to death before they have healed, with 3 it no longer does.
  const HEALED = `goal: ann wins this turn
ann:
  in play: Mountain, Prodigal Pyromancer, Mogg Fanatic
  hand: Shock
ben:
  life: LIFE
  in play: Plains, 2 Grizzly Bears
  hand: Healing Salve`;

  test.each(['tenth', 'm11'])(
    'life that could be gained counts for nothing to who dies before they gain it: %s',
    (book) => {
      for (const [life, solved] of [
        [1, true],
        [2, true],
        [3, false],
      ] as const)
        expect([life, solve(readStudy(HEALED.replace('LIFE', String(life))), book, NODES)]).toMatchObject([
          life,
          { solved, proof: true },
        ]);
    },
  );

  test.each(['fifth', 'tenth'])('life is gained before the land for it is gone: %s', (book) => {
    const text = `goal: ann wins this turn
ann:
  in play: Swamp, 2 Island, 2 Grizzly Bears
  hand: Terror, Boomerang
ben:
  life: 2
  in play: Plains, 2 Island, Bog Wraith
  hand: Healing Salve`;
    expect(solve(readStudy(text), book, NODES)).toMatchObject({ solved: false, proof: true });
  });

  test('an ability is not held back where its source is about to go', () => {
    const text = `goal: ann wins this turn
ann:
  in play: Island, 2 Suntail Hawk
  hand: Unsummon
ben:
  life: 1
  in play: 2 Swamp, Mogg Fanatic
  hand: Doom Blade`;
    expect(solve(readStudy(text), 'm11', NODES)).toMatchObject({ solved: false, proof: true });
  });
});

describe.each(['beta', 'fifth', 'tenth', 'm11'])('%s', (book) => {
  test('burn that is enough wins, and what is aimed elsewhere fails', () => {
    const found = solve(readStudy(BOLT.replace('LIFE', '3')), book, NODES);
    expect(found).toMatchObject({ solved: true, proof: true });
    expect(found.winning).toContain('ann casts Lightning Bolt at ben');
    expect(found.refuted.map((each) => each.try)).toContain('ann casts Lightning Bolt at ann');
    expect(found.open).toEqual([]);
  });

  test('burn that is one short is refuted', () => {
    expect(solve(readStudy(BOLT.replace('LIFE', '4')), book, NODES)).toMatchObject({
      solved: false,
      proof: true,
      line: [],
    });
  });

  test('a blocker must be out of the way first: only the right target does it', () => {
    const found = solve(readStudy(BOLT.replace('LIFE', '2')), book, NODES);
    expect(found.solved).toBe(true);
    expect(found.winning).toEqual(
      expect.arrayContaining(['ann casts Lightning Bolt at ben', 'ann casts Lightning Bolt at Gray Ogre']),
    );
  });

  test('what is given up unlooked-at would have failed', () => {
    for (const life of [2, 3, 4, 5]) {
      const study = readStudy(BOLT.replace('LIFE', String(life)));
      const stubborn = solve(study, book, { ...NODES, quick: true, stubborn: true });
      expect([life, solve(study, book, { ...NODES, quick: true }).solved]).toEqual([life, stubborn.solved]);
    }
  });
});

test('who has nobody to attack with burns all the same, now or later', () => {
  const text = BOLT.replace('LIFE', '3').replace('Mountain, Grizzly Bears', 'Mountain, Grizzly Bears (tapped)');
  for (const book of ['beta', 'fifth', 'tenth', 'm11'])
    expect([book, solve(readStudy(text), book, { ...NODES, quick: true }).solved]).toEqual([book, true]);
});

test('the same puzzle has a solution by one book and none by another: mana that burns', () => {
  const text = `goal: ann wins this turn
ann:
  in play: Forest
ben:
  life: 1
  mana: C`;
  // Ben has nothing to spend it on: where mana burns the end of the phase costs the last life, elsewhere it is just gone.
  expect(solve(readStudy(text), 'tenth', NODES)).toMatchObject({ solved: true, proof: true });
  expect(solve(readStudy(text), 'm11', NODES)).toMatchObject({ solved: false, proof: true });
});

test('an attacker that may give itself up deals its damage twice against nobody, and once past a blocker', () => {
  const text = `goal: ann wins this turn
ann:
  in play: Mogg Fanatic
ben:
  life: 2`;
  expect(solve(readStudy(text), 'tenth', NODES)).toMatchObject({ solved: true, proof: true });
  expect(solve(readStudy(text), 'm11', NODES).solved).toBe(true);
  const blocked = text.replace('life: 2', 'life: 1\n  in play: Grizzly Bears');
  for (const book of ['beta', 'fifth', 'tenth', 'm11'])
    expect(solve(readStudy(blocked), book, NODES).solved).toBe(true);
  const two = text.replace('life: 2', 'life: 2\n  in play: Grizzly Bears');
  expect(solve(readStudy(two), 'tenth', NODES)).toMatchObject({ solved: false, proof: true });
});

test('mana that floats lasts into the attack only where that is a part of the main phase', () => {
  const text = `goal: ann wins this turn
ann:
  mana: G
  in play: Grizzly Bears
  hand: Giant Growth
ben:
  life: 5`;
  // Where a phase ends before the attack, the Growth must be cast first; where none does, it may also wait.
  expect(solve(readStudy(text), 'm11', NODES).winning).toEqual(['ann casts Giant Growth']);
  expect(solve(readStudy(text), 'fifth', NODES).winning.length).toBeGreaterThan(1);
});

test('to survive is a task as well', () => {
  const text = `goal: ben survives this turn
ann:
  in play: Hill Giant, Gray Ogre
ben:
  life: LIFE
  in play: Grizzly Bears`;
  expect(solve(readStudy(text.replace('LIFE', '3')), 'm11', NODES)).toMatchObject({ solved: true, proof: true });
  expect(solve(readStudy(text.replace('LIFE', '2')), 'm11', NODES)).toMatchObject({ solved: false, proof: true });
});

test('where it does not end it says so', () => {
  const text = `goal: ann wins in 3 turns
ann:
  in play: 3 Mountain, 3 Grizzly Bears
  hand: Lightning Bolt, Hill Giant
ben:
  in play: 3 Island, 3 Gray Ogre
  hand: Unsummon`;
  expect(solve(readStudy(text), 'tenth', { nodes: 500, quick: true })).toMatchObject({ solved: null, proof: false });
});

test('the same puzzle gives the same search', () => {
  const study = readStudy(BOLT.replace('LIFE', '2'));
  expect(solve(study, 'tenth', NODES)).toEqual(solve(study, 'tenth', NODES));
});

test('a puzzle without a goal is refused', () => {
  expect(() => solve(readStudy('ann:\nben:'), 'm11')).toThrow('this puzzle has no goal');
});

test('what happens in the next turn before anybody is asked comes too late', () => {
  // An empty library loses at the next draw; nobody is asked anything between that and the end of this turn.
  const text = (goal: string): string => `goal: ann ${goal}
ann:
  in play: Island
  hand: Tome Scour
ben:
  library: 3 Plains`;
  const drawsOut = 'makes the rival draw out';
  expect(solve(readStudy(text(`${drawsOut} this turn`)), 'm11', NODES)).toMatchObject({ solved: false, proof: true });
  expect(solve(readStudy(text('wins this turn')), 'm11', { ...NODES, stubborn: true }).solved).toBe(false);
  const later = solve(readStudy(text(`${drawsOut} in 2 turns`)), 'm11', NODES);
  expect(later).toMatchObject({ solved: true, proof: true });
  expect(later.winning).toContain('ann casts Tome Scour at ben');
});

test('who plays a position on without a goal has twenty cards to draw, where nothing else is said', () => {
  const cards = (text: string): (number | undefined)[] =>
    gameOf(readStudy(text), 'm11').state.players.map(({ library }) => library.length);
  expect(cards('ann:\n  in play: Grizzly Bears\nben:\n  library: 3 Island')).toEqual([20, 3]);
  expect(cards('goal: ann wins this turn\nann:\n  in play: Grizzly Bears\nben:\n  library: 3 Island')).toEqual([4, 3]);
});

test('a try of which it is plain that it cannot be enough is still told with what refutes it', () => {
  const text = (blocker: string): string =>
    `goal: ann wins this turn\nann:\n  in play: Hill Giant\nben:\n  life: 3\n  in play: ${blocker}\n`;
  const { refuted } = solve(readStudy(text('Grizzly Bears')), 'm11', NODES);
  expect(refuted).toEqual([
    { try: 'ann attacks with Hill Giant', by: 'ben blocks Hill Giant with Grizzly Bears' },
    { try: 'ann does not attack', by: null },
  ]);
});
