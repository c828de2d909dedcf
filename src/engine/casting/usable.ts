// Whether an activated ability may be used now, and by whom.

import type { GameObject, Id, Seat } from '../../core/state.ts';
import type { ActivatedAbility } from '../../language/ability.ts';
import { NO_COST } from '../../language/mana.ts';
import type { ActQuestion } from '../asking/decision.ts';
import { hasDamageToMeet } from '../damage/modifiers.ts';
import type { Machine } from '../machine.ts';
import { canPayRest, type Means } from '../paying/costs.ts';
import { canPay, needOf, plainNeed, upkeepUnpaid } from '../paying/mana.ts';
import type { RefusalKey } from '../rulebook.ts';
import { hasTurn, reaches } from '../seats.ts';
import { abilityAt, allPlayerLimits, charOf, has, isCreature, isOff, OF_PLAYER } from '../things/characteristics.ts';
import { natureOf, refuseNature, speaksOfBeingTapped } from '../things/nature.ts';
import { conditionHolds, contextOf } from '../things/refs.ts';
import { isManaAbility } from '../things/yields.ts';
import { aimOf, aimsAtAnnounced, canTarget, extraUse, isBeforeAttack } from './castable.ts';
import { interruptsAnyTime, isUsedToSave, mayUse } from './saving.ts';

export function refuseUse(m: Machine, question: ActQuestion, id: Id, index: number, means: Means): RefusalKey | null {
  const object = m.state.objects[id];
  if (index >= OF_PLAYER) return refuseOwnUse(m, question, id, index, means);
  if (object === undefined || (object.zone !== 'play' && object.zone !== 'graveyard')) return 'not yours';
  const ability = charOf(m, id).activated[index];
  // "Unless they say otherwise, abilities work only while the permanent they're on is on the battlefield."
  if (ability === undefined || (ability.from ?? 'play') !== object.zone)
    return object.zone === 'play' ? 'not offered' : 'not yours';
  const seat = question.player;
  if (!mayUse(m, ability, object, seat)) return 'not yours';
  if (isSilenced(m, ability, id)) return 'not offered';
  const cheap = refuseUseNow(m, question, ability, object);
  if (cheap !== null) return cheap;
  if (!canPayUse(m, ability, id, means)) return 'not enough mana';
  if (!canPayRest(m, ability.cost, id, seat)) return 'cost';
  if (ability.condition === null && ability.targets.length === 0 && question.window !== 'prevention') return null;
  const context = contextOf(m, id, seat);
  if (ability.condition !== null && !conditionHolds(m, ability.condition, context)) return 'not offered';
  const only = question.window === 'interrupt' ? question.item : 0;
  if (!canTarget(m, ability.targets, aimOf(m, context, only, ability.effects))) return 'no target';
  return question.window !== 'prevention' || hasDamageToMeet(m, ability.effects, context) ? null : 'no target';
}

/** Whether there is mana for it, with what others add to what it costs. */
function canPayUse(
  m: Machine,
  { cost: { mana, tap }, leastX: x = 0 }: ActivatedAbility,
  id: Id,
  means: Means,
): boolean {
  const { seat } = means;
  const more = extraUse(m, seat, id);
  if (mana === null && more === 0) return true;
  if (mana !== null && more + x === 0 && !tap) return means.pays(mana);
  const need = more + x === 0 && mana !== null ? plainNeed(mana) : needOf(mana ?? NO_COST, x, null, more);
  return canPay(need, m.player(seat).pool, means.sources, tap ? id : 0);
}

/** An ability that the player has: wherever the card is that gave it. */
function refuseOwnUse(m: Machine, question: ActQuestion, id: Id, index: number, means: Means): RefusalKey | null {
  const seat = question.player;
  const ability = m.state.objects[id] === undefined ? undefined : abilityAt(m, seat, id, index);
  if (ability === undefined) return 'not offered';
  const timing = refuseUseTiming(m, question, ability, m.object(id));
  if (timing !== null) return timing;
  const { mana } = ability.cost;
  if (mana !== null && !means.pays(mana)) return 'not enough mana';
  if (!canPayRest(m, ability.cost, id, seat)) return 'cost';
  const context = contextOf(m, id, seat);
  return canTarget(m, ability.targets, aimOf(m, context, 0, ability.effects)) ? null : 'no target';
}

/** Whether something forbids the abilities of whatever has the name that was chosen for it. */
function isSilenced(m: Machine, ability: ActivatedAbility, id: Id): boolean {
  const limits = allPlayerLimits(m);
  if (limits.length === 0 || isManaAbility(ability)) return false;
  return limits.some(
    ({ change, source, by }) =>
      change.change === 'playerRule' &&
      change.rule === "named abilities can't be used" &&
      m.object(source).chosen === charOf(m, id).name &&
      reaches(m, by, m.object(id).controller),
  );
}

function refuseUseNow(
  m: Machine,
  question: ActQuestion,
  ability: ActivatedAbility,
  object: GameObject,
): RefusalKey | null {
  const { id } = object;
  const types = charOf(m, id).types;
  if (ability.cost.tap) {
    if (object.tapped) return 'tapped';
    if (object.sick && isCreature(m, id) && !has(m, id, 'haste')) return 'summoning sick';
  }
  if (isOff(m, object, types) && !speaksOfBeingTapped(ability)) return 'tapped artifact';
  const timing = refuseUseTiming(m, question, ability, object);
  if (timing !== null) return timing;
  if (ability.once && object.used === m.state.turn.number) return 'once a turn';
  // What is itself an effect of the upkeep may come before the payment: the book removes counters from an Armageddon
  // Clock and only then pays for Energy Flux.
  if (ability.during !== 'your upkeep' && ability.during !== 'any upkeep' && upkeepUnpaid(m, id))
    return 'upkeep unpaid';
  return null;
}

function refuseUseTiming(
  m: Machine,
  question: ActQuestion,
  ability: ActivatedAbility,
  object: GameObject,
): RefusalKey | null {
  // Without a pool, tapping a land is the payment itself and no act of its own.
  if (isManaAbility(ability)) return m.book.facts.mana.pool ? null : 'no pool';
  if (ability.cost.loyalty !== null) {
    if (question.window !== 'main') return 'loyalty timing';
    if (object.used === m.state.turn.number) return 'once a turn';
  }
  if ((ability.speed === 'sorcery' || ability.equip) && question.window !== 'main') return 'sorcery timing';
  const during = refuseDuring(m, ability, question.player);
  if (during !== null) return during;
  switch (question.window) {
    case 'interrupt':
      return ability.speed === 'interrupt' && (interruptsAnyTime(m) || ability.targets.some(aimsAtAnnounced))
        ? null
        : 'interrupts only';
    case 'prevention':
      return natureOf(ability.effects) === 'prevention' ? null : 'prevention only';
    case 'regeneration':
      return isUsedToSave(m, question, ability, object.id) ? null : 'regeneration only';
    case 'land':
    case 'moment':
      return 'sorcery timing';
    default:
      return refuseNature(m, ability.effects);
  }
}

function refuseDuring(m: Machine, ability: ActivatedAbility, seat: Seat): RefusalKey | null {
  if (ability.during === null) return null;
  if (ability.during === 'your turn, before attackers are declared')
    return hasTurn(m, seat) && m.state.combat === null && !m.state.turn.attacked ? null : 'wrong phase';
  if (ability.during === "an opponent's turn, before attackers are declared")
    return isBeforeAttack(m, seat) ? null : 'wrong phase';
  if (ability.during === 'your turn') return hasTurn(m, seat) ? null : 'wrong phase';
  const step = m.book.turn[m.state.turn.phase]?.steps[m.state.turn.step];
  if (ability.during === 'combat') return step?.combat === true ? null : 'wrong phase';
  if (step?.phase !== 'upkeep') return 'wrong phase';
  return ability.during === 'any upkeep' || hasTurn(m, seat) ? null : 'wrong phase';
}
