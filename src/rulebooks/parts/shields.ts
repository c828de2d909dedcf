// Shields (2007, 2010): prevention and regeneration are made beforehand; damage and destruction meet them.

import { causeOf } from '../../core/cause.ts';
import { record, updateObject } from '../../core/change.ts';
import type { Id } from '../../core/state.ts';
import { dealBehindShields } from '../../engine/damage/meeting.ts';
import { dropShield } from '../../engine/damage/modifiers.ts';
import { causing } from '../../engine/happening/causes.ts';
import { tapPermanent } from '../../engine/happening/tapping.ts';
import { putAway, removeFromCombat } from '../../engine/happening/zones.ts';
import type { Machine } from '../../engine/machine.ts';
import type { DamagePart } from '../../engine/rulebook.ts';
import { has } from '../../engine/things/characteristics.ts';

/** Uses up a regeneration shield: tapped, healed, out of combat, and still there. */
function regenerates(m: Machine, id: Id): boolean {
  if (has(m, id, "can't be regenerated")) return false;
  const { life } = m.object(id);
  const shield = m.state.shields.find(
    (each) => each.kind === 'regenerate' && each.object === id && each.objectLife === life,
  );
  if (shield === undefined) return false;
  dropShield(m, shield.id);
  causing(m, { by: 'shield', source: shield.source, made: causeOf(shield) }, () => regenerate(m, id));
  removeFromCombat(m, id);
  return true;
}

export function regenerate(m: Machine, id: Id): void {
  tapPermanent(m, id);
  updateObject(m, id, { damage: 0, deathtouched: false });
  record(m, { event: 'regenerated', id });
}

export const shieldDamage: DamagePart = {
  deal: dealBehindShields,
  *destroy(m, ids, bury, along = []) {
    const dying = ids.filter(
      (id) => m.object(id).zone === 'play' && !has(m, id, 'indestructible') && (bury || !regenerates(m, id)),
    );
    yield* putAway(m, [...along, ...dying]);
  },
  save: () => undefined,
  procedures: {},
};
