// Where cards of a territory lie: rows, fans, what is tucked, and what happens when the room is short.
import { describe, expect, test } from 'vitest';
import type { PermanentState } from '../../src/protocol/table.ts';
import type { Spot } from '../../src/table/duel/control/session.ts';
import { arrange, rankAt } from '../../src/table/duel/layout/arrange.ts';
import { steadied } from '../../src/table/duel/motion/steady.ts';

let next = 1;
function permanent(name: string, types: readonly string[], more: Partial<PermanentState> = {}): PermanentState {
  next += 1;
  return {
    id: next,
    name,
    owner: 0,
    controller: 0,
    types,
    subtypes: [],
    colors: '',
    power: types.includes('creature') ? 2 : null,
    toughness: types.includes('creature') ? 2 : null,
    printed: null,
    keywords: [],
    abilities: [],
    tapped: false,
    sick: false,
    damage: 0,
    counters: [],
    attachedTo: 0,
    token: false,
    chosen: null,
    effects: [],
    ready: [],
    sides: [],
    why: null,
    ...more,
  };
}
const land = (name: string, tapped = false): PermanentState => permanent(name, ['land'], { tapped });
const creature = (name: string, more: Partial<PermanentState> = {}): PermanentState =>
  permanent(name, ['creature'], more);
const many = <T>(number: number, make: () => T): T[] => Array.from({ length: number }, make);
const NOWHERE: ReadonlyMap<number, Spot> = new Map();
const WIDE = 14;

describe('rows', () => {
  test('creatures and planeswalkers lie in front, lands, artifacts and enchantments behind', () => {
    const all = [
      land('Forest'),
      creature('Grizzly Bears'),
      permanent('Rod of Ruin', ['artifact']),
      permanent('Garruk Wildspeaker', ['planeswalker']),
    ];
    const { front, back } = arrange(all, 0, [], NOWHERE, WIDE);
    expect(front.placed.map(({ id }) => id)).toEqual([all[1]?.id, all[3]?.id]);
    expect(back.placed.map(({ id }) => id)).toEqual([all[0]?.id, all[2]?.id]);
  });

  test('what another player controls is not in this territory', () => {
    const { front } = arrange([creature('Grizzly Bears', { controller: 1 })], 0, [], NOWHERE, WIDE);
    expect(front.placed).toEqual([]);
  });

  test('an Aura lies with its bearer, whoever controls it', () => {
    const bears = creature('Grizzly Bears');
    const aura = permanent('Pacifism', ['enchantment'], { controller: 1, attachedTo: bears.id });
    const mine = arrange([bears, aura], 0, [], NOWHERE, WIDE);
    expect(mine.front.placed[0]?.tucked).toEqual([aura.id]);
    expect(arrange([bears, aura], 1, [], NOWHERE, WIDE).back.placed).toEqual([]);
  });

  test('an Aura whose bearer is gone lies by itself', () => {
    const aura = permanent('Pacifism', ['enchantment'], { attachedTo: 99_999 });
    expect(arrange([aura], 0, [], NOWHERE, WIDE).back.placed.map(({ id }) => id)).toEqual([aura.id]);
  });

  test('what would arrive has a place at the end of its row', () => {
    const { front } = arrange([creature('Grizzly Bears')], 0, [{ item: 7, row: 'front' }], NOWHERE, WIDE);
    expect(front.ghosts).toEqual([{ item: 7, x: 1.2 }]);
  });
});

describe('fans', () => {
  test('lands of one name lie in a fan, the tapped ones beside, each with its number', () => {
    const all = [land('Forest'), land('Forest', true), land('Island'), land('Forest')];
    const { back } = arrange(all, 0, [], NOWHERE, WIDE);
    expect(back.pills.map(({ number, tapped }) => [number, tapped])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect(back.placed.map(({ id }) => id)).toEqual([all[0]?.id, all[3]?.id, all[1]?.id, all[2]?.id]);
    expect(back.placed.map(({ named }) => named)).toEqual([false, true, true, true]);
  });

  test('a land with a mark of its own lies apart', () => {
    const marked = permanent('Forest', ['land'], { counters: [{ name: 'mire', number: 1 }] });
    expect(arrange([land('Forest'), marked], 0, [], NOWHERE, WIDE).back.pills).toEqual([]);
  });

  test('equal creatures fan only where the room is short', () => {
    const all = many(8, () => creature('Grizzly Bears'));
    const wide = arrange(all, 0, [], NOWHERE, WIDE).front;
    expect(new Set(wide.placed.map(({ fan }) => fan))).toEqual(new Set(['']));
    const short = arrange(all, 0, [], NOWHERE, 6).front;
    expect(short.pills[0]?.number).toBe(8);
    expect(short.width).toBeLessThanOrEqual(6);
  });

  test('the gaps shrink before anything fans', () => {
    const all = many(5, () => creature('Grizzly Bears'));
    const { front } = arrange(all, 0, [], NOWHERE, 5.4);
    expect(front.pills).toEqual([]);
    expect(front.width).toBeCloseTo(5.4, 5);
  });

  test('cards that do not stand side by side become smaller, and then lie over each other', () => {
    const row = (number: number, room: number) =>
      arrange(
        many(number, () => creature(`One of a kind ${next}`)),
        0,
        [],
        NOWHERE,
        room,
      ).front;
    const smaller = row(10, 8);
    expect(smaller.scale).toBeLessThan(1);
    expect(smaller.close).toBe(true); // the sizes stand where the next card does not lie
    expect(row(10, 9.7).close).toBe(false);
    expect(smaller.width * smaller.scale).toBeCloseTo(8, 5);
    const over = row(10, 4);
    expect(over.close).toBe(true);
    expect(over.width * over.scale).toBeCloseTo(4, 5);
    expect(over.scale).toBeCloseTo(0.7, 5);
  });

  test('the row beside a crowded one keeps the size of its cards', () => {
    const all = [...many(12, () => creature(`One of a kind ${next}`)), land('Forest')];
    const { front, back } = arrange(all, 0, [], NOWHERE, 8);
    expect(front.scale).toBeLessThan(1);
    expect(back.scale).toBe(1);
  });

  test('a row that cannot be short enough is longer than the room', () => {
    const all = many(40, () => creature(`One of a kind ${next}`));
    const { front } = arrange(all, 0, [], NOWHERE, 8);
    expect(front.width * front.scale).toBeGreaterThan(8);
    const places = front.placed.map(({ x }) => x);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

describe('a card that was dragged', () => {
  test('lies where it was put, and apart from its fan', () => {
    const all = many(3, () => land('Forest'));
    const moved = all[2] as PermanentState;
    const { front, back } = arrange(all, 0, [], new Map([[moved.id, { row: 'front', rank: 0 }]]), WIDE);
    expect(front.placed.map(({ id }) => id)).toEqual([moved.id]);
    expect(back.pills[0]?.number).toBe(2);
  });

  test('gets a rank between its new neighbours', () => {
    const all = many(3, () => creature(`One of a kind ${next}`));
    const { front } = arrange(all, 0, [], NOWHERE, WIDE);
    const [first, second, last] = front.stretches;
    const rank = rankAt(front, 1.1, last?.ids[0] ?? 0);
    expect(rank).toBeGreaterThan(first?.rank ?? 0);
    expect(rank).toBeLessThan(second?.rank ?? 0);
    expect(rankAt(front, -1, last?.ids[0] ?? 0)).toBeLessThan(first?.rank ?? 0);
    expect(rankAt(front, 99, first?.ids[0] ?? 0)).toBeGreaterThan(last?.rank ?? 0);
  });
});

describe('steadied', () => {
  test('what is equal stays the same object, and what has changed does not', () => {
    const before = [land('Forest'), creature('Grizzly Bears')];
    const copies = structuredClone(before) as PermanentState[];
    expect(steadied(before, copies)).toBe(before);
    const after = steadied(before, [copies[0] as PermanentState, { ...(copies[1] as PermanentState), tapped: true }]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[1]?.tapped).toBe(true);
  });
});
