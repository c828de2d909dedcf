// What was promised for later and falls due: as an ability that waits, whatever has become of its source.

import { frame, nextId, plan, updateState } from '../../core/change.ts';
import { type Id, type Later, NO_EVENT, type Seat, type Waiting } from '../../core/state.ts';
import type { TriggeredAbility, When } from '../../language/ability.ts';
import type { Effect } from '../../language/effect.ts';
import type { Asking } from '../asking/decision.ts';
import type { Machine } from '../machine.ts';
import { charOf } from '../things/characteristics.ts';
import { closed } from '../things/names.ts';
import { contextOf } from '../things/refs.ts';
import { rollOf } from '../things/rolls.ts';
import { because } from './causes.ts';

/** What a delayed effect waited for has come: what this names is looked at by nobody. */
const COME: When = { on: 'phase', phase: 'end of turn', whose: 'each' };

export function laterWaiting(later: Later): Waiting {
  const ability: TriggeredAbility = {
    ability: 'triggered',
    when: COME,
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
    promised: true,
    ...(later.targets.length === 0 ? {} : { targets: later.targets }),
    ...(later.names.length === 0 ? {} : { names: later.names }),
  };
}

/** Somebody has lost control of a thing, to another player or because it left play: what was promised for then is due. */
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

/** A text goes on where it stopped; `counted` is the damage that it waited for, if it did. */
export function* goOn(m: Machine, later: Later, counted: number | null): Asking {
  const { source, sourceLife, controller, x, targets, event, names } = later;
  yield* m.run(later.effects as readonly Effect[], {
    source,
    sourceLife,
    controller,
    x,
    targets,
    event,
    names: counted === null ? names : closed(names, counted),
    changed: 0,
    item: null,
  });
}

/** When what is done instead of gaining life is due: as soon as what gives the life has been done. */
const LIFE = 'instead of life';

/** Whether a player does something else instead of gaining so much life; it is kept, for its source may be gone by then. */
export function promiseInstead(m: Machine, seat: Seat, amount: number): boolean {
  for (const source of rollOf(m, 'replacing')) {
    if (m.object(source).controller !== seat) continue;
    for (const each of charOf(m, source).replacements) {
      if (each.replace !== 'instead' || each.of !== 'life') continue;
      const { sourceLife, controller, targets, x, names } = contextOf(m, source);
      const known = { source, sourceLife, controller, targets, x, names };
      const event = { ...NO_EVENT, player: seat, amount };
      const kept = { id: nextId(m), when: LIFE, effects: each.with, event, turn: m.state.turn.number };
      updateState(m, { later: [...m.state.later, { ...known, ...kept, until: [], unless: null }] });
      plan(m, frame(LIFE));
      return true;
    }
  }
  return false;
}

/** What was kept last is done first, as with all that is planned: each plan has its own. */
export function* insteadOfLife(m: Machine): Asking {
  const due = m.state.later.findLast(({ when }) => when === LIFE);
  if (due === undefined) return;
  updateState(m, { later: m.state.later.filter((each) => each !== due) });
  const doing = goOn(m, due, null);
  yield* m.events === null ? doing : because(m, { by: 'instead', source: due.source }, doing);
}
