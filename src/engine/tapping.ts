// Tapping and untapping, with those that listen for it.

import { lookAgain, setTapped } from '../core/change.ts';
import type { Id } from '../core/state.ts';
import type { Machine } from './machine.ts';
import { eventOf, happened } from './triggers.ts';

export function tapPermanent(m: Machine, id: Id): void {
  if (m.object(id).tapped) return;
  setTapped(m, id, true);
  tappingMatters(m, id);
  happened(m, 'becomes tapped', eventOf(m, id));
}

export function untapPermanent(m: Machine, id: Id): void {
  if (!m.object(id).tapped) return;
  setTapped(m, id, false);
  tappingMatters(m, id);
  happened(m, 'becomes untapped', eventOf(m, id));
}

/** Tapping changes what is so only where a tapped artifact goes off. */
function tappingMatters(m: Machine, id: Id): void {
  if (m.kind(id).statics.length > 0) lookAgain(m);
}
