// Tapping and untapping, with those that listen for it.

import { lookAgain, setTapped, updateState } from '../../core/change.ts';
import type { Id, Lasting } from '../../core/state.ts';
import type { Machine } from '../machine.ts';
import { ARTIFACT } from '../things/kinds.ts';
import { eventOf, happened } from './triggers.ts';
import { turnUp } from './unmasking.ts';

export function tapPermanent(m: Machine, id: Id): void {
  if (m.object(id).tapped) return;
  turnUp(m, id);
  setTapped(m, id, true);
  tappingMatters(m, id);
  happened(m, 'becomes tapped', eventOf(m, id));
}

/** Permanents are tapped or untapped at the same moment: what looks for it sees all of them as they then are. */
export function turnTogether(m: Machine, ids: readonly Id[], tapped: boolean): void {
  const turned = ids.filter((id) => m.object(id).tapped !== tapped);
  if (tapped) for (const id of turned) turnUp(m, id);
  for (const id of turned) {
    setTapped(m, id, tapped);
    tappingMatters(m, id);
    if (!tapped) endWhileTapped(m, id);
  }
  for (const id of turned) happened(m, tapped ? 'becomes tapped' : 'becomes untapped', eventOf(m, id));
}

/** What lasted "for as long as it remains tapped" is over, and does not begin again. */
function endWhileTapped(m: Machine, id: Id): void {
  const isOver = ({ until, source }: Lasting): boolean => until === 'while source tapped' && source === id;
  if (!m.state.lasting.some(isOver)) return;
  updateState(m, { lasting: m.state.lasting.filter((each) => !isOver(each)) });
  lookAgain(m);
}

/** Tapping changes what is so only where a tapped artifact goes off; what looks at tapped things is looked at anew by itself. */
function tappingMatters(m: Machine, id: Id): void {
  const { statics, base } = m.kind(id);
  if (statics.length > 0 && (base.types & ARTIFACT) !== 0) lookAgain(m);
}
