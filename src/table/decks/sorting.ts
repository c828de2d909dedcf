// The cards of a pool in the order people lay them out in: by colour, cost, type or rarity.

import type { CardFacts } from '../../protocol/setup.ts';
import { type Faces, groupOf, isLand } from './counts.ts';

export const ORDERS = ['colour', 'cost', 'type', 'rarity'] as const;
export type Order = (typeof ORDERS)[number];

export interface Heap {
  readonly name: string;
  readonly cards: readonly string[];
}

const COLORS: readonly (readonly [string, string])[] = [
  ['W', 'White'],
  ['U', 'Blue'],
  ['B', 'Black'],
  ['R', 'Red'],
  ['G', 'Green'],
];
const RARITIES = ['Mythic Rare', 'Rare', 'Uncommon', 'Common', 'Basic Land'];

function colorHeap(card: CardFacts | undefined): string {
  if (card === undefined) return 'Unknown';
  if (isLand(card)) return 'Lands';
  if (card.colors.length > 1) return 'Several colours';
  return COLORS.find(([letter]) => letter === card.colors)?.[1] ?? 'Colourless';
}

const heapOf: { readonly [order in Order]: (card: CardFacts | undefined) => string } = {
  colour: colorHeap,
  cost: (card) =>
    card === undefined
      ? 'Unknown'
      : isLand(card)
        ? 'Lands'
        : card.total >= 7
          ? 'Costs 7 or more'
          : `Costs ${card.total}`,
  type: (card) => groupOf(card),
  rarity: (card) => card?.rarity ?? 'Unknown',
};

const RANKS: { readonly [order in Order]: readonly string[] } = {
  colour: [...COLORS.map(([, name]) => name), 'Several colours', 'Colourless', 'Lands', 'Unknown'],
  cost: [...[0, 1, 2, 3, 4, 5, 6].map((cost) => `Costs ${cost}`), 'Costs 7 or more', 'Lands', 'Unknown'],
  type: ['Creatures', 'Spells', 'Artifacts and enchantments', 'Lands', 'Unknown'],
  rarity: [...RARITIES, 'Unknown'],
};

/** The cards in heaps; within one by cost, then by name. */
export function heapsOf(cards: readonly string[], faces: Faces, order: Order): Heap[] {
  const heaps = new Map<string, string[]>();
  for (const name of cards) {
    const heap = heapOf[order](faces.get(name));
    heaps.set(heap, [...(heaps.get(heap) ?? []), name]);
  }
  const rank = (name: string): number => {
    const at = RANKS[order].indexOf(name);
    return at < 0 ? RANKS[order].length : at;
  };
  const cost = (name: string): number => faces.get(name)?.total ?? 0;
  return [...heaps]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([name, list]) => ({ name, cards: list.sort((a, b) => cost(a) - cost(b) || a.localeCompare(b)) }));
}

/** A list of names as numbers by name. */
export function countedCards(cards: readonly string[]): { readonly [name: string]: number } {
  const numbers: Record<string, number> = {};
  for (const name of cards) numbers[name] = (numbers[name] ?? 0) + 1;
  return numbers;
}

export const listed = (cards: { readonly [name: string]: number }): string[] =>
  Object.entries(cards).flatMap(([name, number]) => Array.from({ length: number }, () => name));

/** Some cards without others, each taken out once for each time it is named. */
export function emptied(cards: readonly string[], without: readonly string[]): string[] {
  const left = [...cards];
  for (const name of without) {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Every card with a key of its own: one that comes twice is told apart by which of them it is. */
export function keyed<T>(
  cards: readonly T[],
  nameOf: (card: T) => string,
): { readonly key: string; readonly card: T }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const name = nameOf(card);
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return { key: `${name} ${number}`, card };
  });
}
