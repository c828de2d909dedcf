// Who is large at a table of more than two, and who is folded.
import { expect, test } from 'vitest';
import type { PlayerState, TableState } from '../../src/protocol/table.ts';
import { glanceAt, glanceWords, type Ring, ringOf } from '../../src/table/state/ring.ts';

const player = (seat: number, more: Partial<PlayerState> = {}): PlayerState =>
  ({ seat, relation: seat === 0 ? 'you' : 'foe', out: null, name: `Player ${seat}`, ...more }) as PlayerState;

const thing = (id: number, controller: number, more: object = {}) => ({
  id,
  controller,
  types: ['creature'],
  power: 2,
  toughness: 3,
  tapped: false,
  ...more,
});

const table = (more: object = {}): TableState =>
  ({
    seat: 0,
    turn: 4,
    turnOf: [0],
    asTeams: false,
    players: [0, 1, 2, 3, 4, 5].map((seat) => player(seat)),
    inPlay: [thing(10, 0), thing(20, 2), thing(30, 3), thing(40, 4)],
    chain: [],
    combat: null,
    ...more,
  }) as unknown as TableState;

const large = ({ across }: Ring): number[] => across.flatMap((each) => (each.large ? [each.player.seat] : []));

test('in one’s own turn the next is large, and out of it the one whose turn it is', () => {
  expect(large(ringOf(table(), [], []))).toEqual([1]);
  expect(large(ringOf(table({ turnOf: [3] }), [], []))).toEqual([3]);
  const gone = table({ players: [0, 1, 2].map((seat) => player(seat, seat === 1 ? { out: 'life' } : {})) });
  expect(large(ringOf(gone, [], []))).toEqual([2]);
});

test('where the neighbour is on one’s own side, the nearest rival is large', () => {
  const relations = ['you', 'ally', 'ally', 'foe', 'foe', 'foe'] as const;
  const players = relations.map((relation, seat) => player(seat, { relation }));
  expect(large(ringOf(table({ players }), [], []))).toEqual([5]);
  const gone = players.map((each) => (each.seat === 5 ? { ...each, out: 'life' } : each));
  expect(large(ringOf(table({ players: gone }), [], []))).toEqual([4]);
});

test('those who attack, those who are attacked, and what something is aimed at are large', () => {
  const attacks = [
    { id: 30, target: { what: 'player', id: 5 } },
    { id: 30, target: { what: 'object', id: 40 } },
  ];
  expect(large(ringOf(table({ turnOf: [3], combat: { attacks } }), [], []))).toEqual([3, 4, 5]);
  const chain = [{ controller: 1, targets: [{ what: 'object', id: 20 }] }];
  expect(large(ringOf(table({ chain }), [], []))).toEqual([1, 2]);
  expect(large(ringOf(table(), [40], [5]))).toEqual([4, 5]);
});

test('seats go round from one’s left, and team mates who play as one sit beside', () => {
  const across = (seat: number) => ringOf(table({ seat }), [], []).across.map((each) => each.player.seat);
  expect(across(0)).toEqual([1, 2, 3, 4, 5]);
  expect(across(4)).toEqual([5, 0, 1, 2, 3]);
  const players = [player(0), player(1, { relation: 'ally' }), player(2), player(3)];
  const ring = ringOf(table({ players, asTeams: true, turnOf: [0, 1] }), [], []);
  expect(ring.beside.map((each) => each.player.seat)).toEqual([1]);
  expect(large(ring)).toEqual([2, 3]);
});

test('a board at a glance', () => {
  const inPlay = [
    thing(1, 2),
    thing(2, 2, { tapped: true }),
    thing(3, 2, { types: ['land'], power: null, toughness: null }),
    thing(4, 2, { types: ['artifact'], power: null, toughness: null }),
    thing(5, 1),
  ];
  const glance = glanceAt(table({ inPlay }), 2);
  expect(glance).toEqual({ creatures: 2, ready: 1, power: 4, toughness: 6, lands: 1, open: 1, rest: 1 });
  expect(glanceWords(glance)).toBe('2 creatures, 4/6 together, 1 untapped; 1 land, 1 untapped; 1 other permanent');
  expect(glanceWords(glanceAt(table({ inPlay: [] }), 2))).toBe('nothing in play');
});
