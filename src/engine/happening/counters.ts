// Counters taken off a permanent: abilities may wait for each of them.

import { counterNumber, setCounters } from '../../core/change.ts';
import type { Id } from '../../core/state.ts';
import type { Machine } from '../machine.ts';
import { eventOf, happened, NO_DETAIL } from './triggers.ts';

/** Takes off so many counters, as far as there are any. */
export function loseCounters(m: Machine, id: Id, counter: string, number: number): void {
  const object = m.object(id);
  const now = counterNumber(object, counter);
  const lost = Math.min(now, number);
  if (lost <= 0) return;
  setCounters(m, id, counter, now - lost);
  for (let i = 0; i < lost; i += 1)
    happened(m, 'counter removed', eventOf(m, id, 0, object.controller, 1), { ...NO_DETAIL, counter });
}
