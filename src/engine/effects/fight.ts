// Effects that take a creature out of a fight, or have it block another attacker.

import { changedAttack, updateCombat } from '../../core/change.ts';
import type { Attack, Id } from '../../core/state.ts';
import type { Effect } from '../../language/effect.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, object as objectOption } from '../asking/decision.ts';
import { refuseBlock, setBlocks } from '../combat/block.ts';
import { removeFromCombat } from '../happening/zones.ts';
import type { Machine } from '../machine.ts';
import { type Context, objectsOf, seatsOf } from '../things/refs.ts';
import { affected } from './objects.ts';

export function* blockEffect(m: Machine, effect: Extract<Effect, { do: 'block' }>, context: Context): Asking {
  for (const id of affected(m, effect.what, context)) {
    if (effect.attacker === null) leaveFight(m, id);
    else yield* blockAnother(m, id, effect.attacker, context);
  }
}

/** What it alone was blocking is unblocked again. */
function leaveFight(m: Machine, id: Id): void {
  const freed = (m.state.combat?.attacks ?? []).filter(({ blockers }) => blockers.every((each) => each === id));
  const alone = freed.filter(({ blockers }) => blockers.length > 0).map((attack) => attack.id);
  removeFromCombat(m, id);
  if (m.state.combat === null || alone.length === 0) return;
  updateCombat(m, {
    attacks: m.state.combat.attacks.map((attack) =>
      alone.includes(attack.id) ? changedAttack(attack, { blocked: false }) : attack,
    ),
  });
}

/** One of the attackers that it could block, as a player chooses. */
function* blockAnother(m: Machine, id: Id, ref: NonNullable<Block['attacker']>, context: Context): Asking {
  const from = ref.ref === 'choice' ? ref.from : ref;
  const attackOf = (attacker: Id): Attack | undefined => m.state.combat?.attacks.find((each) => each.id === attacker);
  const able = objectsOf(m, from, context).filter((attacker) => {
    const attack = attackOf(attacker);
    return attack !== undefined && refuseBlock(m, id, attack) === null;
  });
  const [by = context.controller] = ref.ref === 'choice' ? seatsOf(m, ref.by, context) : [];
  const [picked] = yield* ask.pick(m, by, context.source, 'choose', able.map(objectOption), { min: 1, max: 1 });
  if (picked !== undefined) setBlocks(m, [{ blocker: id, attacker: picked.id }], false, true);
}

type Block = Extract<Effect, { do: 'block' }>;
