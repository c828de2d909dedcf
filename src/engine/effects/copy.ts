// Effects on spells that wait: a copy of one, and new targets.

import { createObject, updateItem } from '../../core/change.ts';
import type { ChainItem, Chosen, Seat } from '../../core/state.ts';
import type { Ref } from '../../language/amount.ts';
import type { Change, Effect } from '../../language/effect.ts';
import type { TargetSpec } from '../../language/target.ts';
import { ask } from '../asking/ask.ts';
import type { Asking } from '../asking/decision.ts';
import { aimsOf, chooseAnew, mayAimAnew, viewOf } from '../casting/anew.ts';
import { put } from '../casting/announce.ts';
import { aimOf } from '../casting/castable.ts';
import { eventOf, happened } from '../happening/triggers.ts';
import type { Machine } from '../machine.ts';
import { colorMask } from '../things/kinds.ts';
import { type Context, itemOf, seatsOf } from '../things/refs.ts';
import { candidates, chosenOf } from '../things/targets.ts';
import { AS_COPY, differences, lasting } from './lasting.ts';

/** The announced things that a reference names. */
function itemsOf(m: Machine, ref: Ref, context: Context): ChainItem[] {
  const ids =
    ref.ref === 'target'
      ? context.targets.filter((each) => each.spec === ref.index && each.what === 'item').map((each) => each.id)
      : [context.event.item];
  return ids.map((id) => itemOf(m, id)).filter((item): item is ChainItem => item !== undefined);
}

/** Each of the players gets a copy of the spell, with the same targets or with others. */
export function* copySpell(m: Machine, effect: Extract<Effect, { do: 'copySpell' }>, context: Context): Asking {
  for (const seat of seatsOf(m, effect.who, context)) {
    for (const item of itemsOf(m, effect.what, context)) {
      if (item.what !== 'spell') continue;
      const object = createObject(m, m.object(item.object).kind, seat, 'chain', true);
      const colors = effect.color === undefined ? item.colors : colorMask([effect.color]);
      // In what a copy differs a copy of it differs as well (2007: CR 503.2; 2010: CR 706.2).
      const except: readonly Change[] =
        effect.color === undefined
          ? differences(m, item.object)
          : [...differences(m, item.object), { change: 'color', colors: [effect.color] }];
      if (except.length > 0) lasting(m, [object], [], except, AS_COPY, context);
      const copy: ChainItem = { ...item, object, controller: seat, colors, interrupts: 0, successful: true };
      const targets = yield* newTargets(m, copy, seat);
      put(m, { ...copy, targets }, false);
    }
  }
}

type NewTargets = Extract<Effect, { do: 'chooseNewTargets' }>;

export function* chooseNewTargets(m: Machine, { what, another }: NewTargets, context: Context): Asking {
  for (const item of itemsOf(m, what, context)) {
    const targets = another
      ? yield* anotherTarget(m, item, context.controller)
      : yield* newTargets(m, item, context.controller, false);
    updateItem(m, item.id, { targets });
    for (const { what: kind, id } of targets)
      if (kind === 'object' && !item.targets.some((each) => each.what === 'object' && each.id === id))
        happened(m, 'becomes target', eventOf(m, id, item.object, item.controller, 0, item.id));
  }
}

/** The one target becomes another that the spell could have; where there is none it stays what it was. */
function* anotherTarget(m: Machine, item: ChainItem, by: Seat): Asking<readonly Chosen[]> {
  const [old] = item.targets;
  if (item.what !== 'spell' || old === undefined || item.targets.length > 1) return item.targets;
  const text = aimsOf(m, item);
  const from = candidates(m, text.targets[old.spec] as TargetSpec, aimOf(m, viewOf(m, item), 0, text.effects)).filter(
    ({ what, id }) => what !== old.what || id !== old.id,
  );
  if (from.length === 0) return item.targets;
  const [picked] = yield* ask.targets(m, by, item.object, from, { min: 1, max: 1 });
  return picked === undefined ? item.targets : [chosenOf(m, old.spec, picked)];
}

function* newTargets(m: Machine, item: ChainItem, by: Seat, asks = true): Asking<readonly Chosen[]> {
  if (item.what !== 'spell' || !mayAimAnew(m, item)) return item.targets;
  if (asks && !(yield* ask.yesno(m, by, item.object, 'choose new targets'))) return item.targets;
  return yield* chooseAnew(m, by, item);
}
