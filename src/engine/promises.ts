// What was promised for later and falls due: as an ability that waits, whatever has become of its source.

import { updateState } from '../core/change.ts';
import type { Id, Later, Seat, Waiting } from '../core/state.ts';
import type { TriggeredAbility, When } from '../language/ability.ts';
import type { Effect } from '../language/effect.ts';
import type { Machine } from './machine.ts';

/** What a delayed effect waits for has come: whether its source is still there no longer matters. */
export const PROMISED: When = { on: 'phase', phase: 'end of turn', whose: 'each' };

export function laterWaiting(later: Later): Waiting {
  const ability: TriggeredAbility = {
    ability: 'triggered',
    when: PROMISED,
    condition: null,
    targets: [],
    effects: later.effects as readonly Effect[],
    upkeepCost: false,
  };
  return {
    ability,
    source: later.source,
    sourceLife: later.sourceLife,
    controller: later.controller,
    event: later.event,
    ...(later.targets.length === 0 ? {} : { targets: later.targets }),
    ...(later.names.length === 0 ? {} : { names: later.names }),
  };
}

/** Somebody has lost control of a thing: what was promised for then is due. */
export function lostControl(m: Machine, id: Id, by: Seat): void {
  const isDue = ({ when, until, controller }: Later): boolean =>
    when === 'control lost' && controller === by && until.includes(id);
  const due = m.state.later.filter(isDue);
  if (due.length === 0) return;
  updateState(m, {
    later: m.state.later.filter((each) => !isDue(each)),
    waiting: [...m.state.waiting, ...due.map(laterWaiting)],
  });
}
