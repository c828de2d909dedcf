// What the windows of the table show, as far as it is no matter of looks: what waits, who fights, where windows lie.
import { describe, expect, test } from 'vitest';
import type { ItemState, TableState } from '../../src/protocol/table.ts';
import { waitingOrder } from '../../src/table/duel/windows/chain.ts';
import { fightOf } from '../../src/table/duel/windows/fight.ts';
import { fullOrder, isOnTable, matches, movedTo } from '../../src/table/duel/windows/question.ts';
import { clearOf, placeIn } from '../../src/table/duel/windows/room.ts';
import { newsOf } from '../../src/table/duel/windows/spoken.ts';
import { freshDraft } from '../../src/table/state/draft.ts';

const item = (id: number, interrupts = 0): ItemState => ({
  id,
  name: `card ${id}`,
  object: id,
  controller: 0,
  kind: '',
  text: '',
  x: 0,
  targets: [],
  interrupts,
  successful: false,
  arrives: false,
});

describe('the chain', () => {
  test('the newest comes first', () => {
    expect(waitingOrder([item(1), item(2), item(3)]).map((each) => [each.item.id, each.number])).toEqual([
      [3, 3],
      [2, 2],
      [1, 1],
    ]);
  });

  test('an interrupt stands under what it interrupts, however deep', () => {
    const order = waitingOrder([item(1), item(2), item(3, 1), item(4, 3)]);
    expect(order.map((each) => [each.item.id, each.depth])).toEqual([
      [2, 0],
      [1, 0],
      [3, 1],
      [4, 2],
    ]);
  });

  test('an interrupt of something that has gone stands for itself', () => {
    expect(waitingOrder([item(5, 4)]).map((each) => each.depth)).toEqual([0]);
  });
});

describe('the fight', () => {
  const attack = (id: number, band = 0, blockers: number[] = []) => ({
    id,
    target: { what: 'player' as const, id: 1 },
    band,
    blocked: blockers.length > 0,
    blockers,
    done: false,
  });
  const table = (more: object): TableState =>
    ({ seat: 0, combat: null, asked: null, inPlay: [], ...more }) as unknown as TableState;

  test('nobody fights where nobody attacks', () => {
    expect(fightOf(table({}), freshDraft(null))).toBeNull();
  });

  test('a band is one group, and those in its way are named once', () => {
    const combat = {
      attacker: 1,
      attacks: [attack(1, 1, [9]), attack(2, 1, [9]), attack(3)],
      blocksDeclared: true,
      forecast: { dies: [9], loses: [], loyalty: [] },
    };
    const fight = fightOf(table({ combat }), freshDraft(null));
    expect(fight?.groups.map((group) => group.attackers.map((each) => each.id))).toEqual([[1, 2], [3]]);
    expect(fight?.groups[0]?.blockers).toEqual([{ id: 9, drafted: false, dies: true }]);
  });

  test('what is being declared is there already, marked as such', () => {
    const draft = { ...freshDraft(null), attackers: [{ id: 4, target: { what: 'player' as const, id: 1 }, band: 0 }] };
    expect(fightOf(table({ asked: { ask: 'attack' } }), draft)?.groups[0]?.attackers).toEqual([
      { id: 4, drafted: true, dies: false },
    ]);
    const combat = { attacker: 1, attacks: [attack(1)], blocksDeclared: false, forecast: null };
    const blocking = { ...freshDraft(null), blocks: [{ blocker: 7, attacker: 1 }] };
    const fight = fightOf(table({ combat, asked: { ask: 'block' } }), blocking);
    expect(fight?.groups[0]?.blockers).toEqual([{ id: 7, drafted: true, dies: false }]);
    expect(fight?.blocksKnown).toBe(true);
  });

  test('attackers that look the same are shown as one, until one of them is blocked', () => {
    const bear = (id: number, damage = 0) => ({ id, name: 'Grizzly Bears', power: 2, toughness: 2, damage });
    const inPlay = [bear(1), bear(2), bear(3, 1), bear(4), bear(5)];
    const attacks = [attack(1), attack(2), attack(3), attack(4, 0, [9]), attack(5)];
    const combat = { attacker: 1, attacks, blocksDeclared: true, forecast: null };
    const fight = fightOf(table({ combat, inPlay }), freshDraft(null));
    expect(fight?.groups.map(({ attackers, times }) => [attackers[0]?.id, times])).toEqual([
      [1, 3],
      [3, 1],
      [4, 1],
    ]);
  });
});

describe('where windows lie', () => {
  const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
  const view = box(0, 0, 1440, 900);
  const room = {
    view,
    situation: box(310, 310, 1200, 380),
    foe: box(310, 8, 1200, 300),
    you: box(310, 390, 1200, 690),
    hand: null,
  };

  test('a window over the situation bar goes to the nearer side of it', () => {
    expect(placeIn(room, { x: 600, y: 290 }, { width: 200, height: 100 })).toMatchObject({ x: 600, y: 204 });
    expect(placeIn(room, { x: 600, y: 340 }, { width: 200, height: 100 })).toMatchObject({ x: 600, y: 386 });
  });

  test('it is never higher than the room that is left', () => {
    const { y, most } = placeIn(room, { x: 600, y: 400 }, { width: 200, height: 2000 });
    expect([y, most]).toEqual([386, 508]);
  });

  test('beside the bar the whole height is free, and the edge of the page is kept', () => {
    expect(placeIn(room, { x: 1230, y: 330 }, { width: 200, height: 100 })).toMatchObject({ x: 1230, y: 330 });
    expect(placeIn(room, { x: 5000, y: -50 }, { width: 100, height: 100 })).toMatchObject({ x: 1334, y: 6 });
  });
});

describe('what is asked about stays in sight', () => {
  const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
  const room = {
    view: box(0, 0, 844, 390),
    situation: box(132, 132, 840, 182),
    foe: box(132, 4, 744, 128),
    you: box(132, 186, 840, 310),
    hand: null,
  };
  const size = { width: 240, height: 98 };
  const wish = { x: 592, y: 208 };
  const hand = [160, 280, 400, 520, 640].map((x) => box(x, 315, x + 110, 386));

  test('a window lies where it would like to, if nothing that is needed lies there', () => {
    expect(
      clearOf(room, wish, size, { needed: [box(340, 190, 390, 260)], others: [box(600, 200, 650, 270), ...hand] }),
    ).toEqual(wish);
  });

  test('else at the nearest place that covers nothing', () => {
    const creatures = [340, 400, 460, 520, 580].map((x) => box(x, 190, x + 50, 260));
    expect(clearOf(room, wish, size, { needed: creatures, others: hand })).toEqual({ x: 498, y: 24 });
    const all = [...creatures, box(500, 60, 550, 124)];
    expect(clearOf(room, wish, size, { needed: all, others: hand })).toEqual({ x: 138, y: 24 });
  });

  test('of the places that leave it free, one that covers no other card either', () => {
    const needed = [580, 640].map((x) => box(x, 190, x + 50, 260));
    const others = [box(500, 60, 550, 124), ...hand];
    expect(clearOf(room, wish, size, { needed, others })).toEqual({ x: 138, y: 206 });
  });

  test('of the places that leave it free, one that covers no window that tells what would come of it', () => {
    const needed = [580, 640].map((x) => box(x, 190, x + 50, 260));
    const others = [box(138, 206, 288, 260), ...hand];
    const spot = clearOf(room, wish, size, { needed, others });
    const { width, height } = size;
    const over = box(spot.x, spot.y, spot.x + width, spot.y + height);
    const moved = clearOf(room, wish, size, { needed, others, windows: [over] });
    expect(moved).not.toEqual(spot);
    expect(Math.abs(moved.x - spot.x) >= width || Math.abs(moved.y - spot.y) >= height).toBe(true);
  });

  test('what is too high for a territory may lie at the foot of the page', () => {
    const needed = [330, 390].map((x) => box(x, 190, x + 50, 260));
    expect(clearOf(room, { x: 380, y: 190 }, { width: 480, height: 122 }, { needed, others: [] })).toEqual({
      x: 354,
      y: 262,
    });
  });

  test('where every place covers something, it covers the least', () => {
    const full = [box(132, 4, 744, 128), box(132, 186, 600, 310)];
    expect(clearOf(room, wish, size, { needed: full, others: hand })).toEqual({ x: 594, y: 206 });
  });
});

test('an order is moved one by one and kept whole', () => {
  expect(fullOrder([2], 3)).toEqual([2, 0, 1]);
  expect(movedTo([0, 1, 2], 2, 0)).toEqual([2, 0, 1]);
  expect(movedTo([0, 1, 2], 0, 9)).toEqual([1, 2, 0]);
});

test('a search finds every word of it anywhere', () => {
  expect(matches('Serra Angel flying', 'fly ser')).toBe(true);
  expect(matches('Serra Angel flying', 'fly hill')).toBe(false);
});

test('what lies open needs no window; a card in a graveyard does', () => {
  const table = {
    seat: 0,
    asked: null,
    chain: [item(5)],
    inPlay: [{ id: 1 }],
    players: [
      { seat: 0, cards: [{ id: 2 }] },
      { seat: 1, cards: [{ id: 3 }] },
    ],
  } as unknown as TableState;
  const at = (id: number) => isOnTable(table, { what: 'object', id });
  expect([at(1), at(2), at(3), at(4)]).toEqual([true, true, false, false]);
  expect(isOnTable(table, { what: 'item', id: 5 })).toBe(true);
  expect(isOnTable(table, { what: 'entry', id: 0 })).toBe(false);
});

test('a listener hears everything that happened, in order, and no more than a few sentences at once', () => {
  expect(newsOf(['You cast it.', 'She passes.'])).toBe('You cast it. She passes.');
  expect(newsOf([1, 2, 3, 4, 5, 6].map((n) => `${n}.`))).toBe('2 things before. 3. 4. 5. 6.');
});
