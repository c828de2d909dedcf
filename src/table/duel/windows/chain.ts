// What waits to happen, in the order in which a player reads it: the newest first, interrupts under what they interrupt.

import type { ItemState } from '../../../protocol/table.ts';

export interface Waiting {
  readonly item: ItemState;
  /** Its number in the order of announcement, from 1. */
  readonly number: number;
  /** How deep it interrupts something that interrupts something. */
  readonly depth: number;
}

export function waitingOrder(chain: readonly ItemState[]): readonly Waiting[] {
  const there = new Set(chain.map((item) => item.id));
  const numbered = chain.map((item, index) => ({ item, number: index + 1 })).reverse();
  const under = (id: number, depth: number): Waiting[] =>
    numbered
      .filter(({ item }) => (there.has(item.interrupts) && item.interrupts !== item.id ? item.interrupts : 0) === id)
      .flatMap((each) => [{ ...each, depth }, ...under(each.item.id, depth + 1)]);
  return under(0, 0);
}
