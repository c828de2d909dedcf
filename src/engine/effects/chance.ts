// What only chance picks: some of several things.

import { chance } from '../../core/change.ts';
import type { Id } from '../../core/state.ts';
import type { Machine } from '../machine.ts';

export function atRandom(m: Machine, from: readonly Id[], wanted: number): Id[] {
  const left = from.slice();
  const taken: Id[] = [];
  for (let i = Math.min(wanted, left.length); i > 0; i -= 1) taken.push(...left.splice(chance(m, left.length), 1));
  return taken;
}
