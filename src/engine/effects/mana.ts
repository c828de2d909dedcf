// Effects that make mana: of one kind or of a kind of one's choice, as much as is there, or by tapping what gives it.

import { addMana } from '../../core/change.ts';
import type { Id, Seat } from '../../core/state.ts';
import type { Effect } from '../../language/effect.ts';
import { MANA_KINDS, type ManaKind } from '../../language/mana.ts';
import { ask } from '../asking/ask.ts';
import type { Asking } from '../asking/decision.ts';
import type { Machine } from '../machine.ts';
import { canPayRest } from '../paying/costs.ts';
import { makeMana } from '../paying/pay.ts';
import { has, isCreature } from '../things/characteristics.ts';
import { amountOf, type Context, conditionHolds, contextOf, objectsOf, seatsOf } from '../things/refs.ts';
import { isManaAbility, kindBit, kindsGiven } from '../things/yields.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

export function addsMana(m: Machine, effect: Of<'addMana'>, context: Context): void {
  const times = amountOf(m, effect.times, context);
  // What is in the pools is counted before any of it is added.
  const there = effect.asIn === undefined ? [] : seatsOf(m, effect.asIn, context).map((seat) => m.player(seat).pool);
  for (const seat of seatsOf(m, effect.who, context)) {
    for (const kind of effect.mana) addMana(m, seat, MANA_KINDS.indexOf(kind), times);
    for (const pool of there)
      pool.forEach((number, kind) => {
        if (number > 0) addMana(m, seat, kind, number * times);
      });
  }
}

export function* addsAnyMana(m: Machine, effect: Of<'addAnyMana'>, context: Context): Asking {
  for (const seat of seatsOf(m, effect.who, context)) {
    const times = amountOf(m, effect.times, context);
    const kinds = kindsToAdd(m, effect, context);
    if (kinds.length === 0) continue;
    const option = yield* ask.option(m, seat, context.source, 'choose mana', kinds);
    addMana(m, seat, MANA_KINDS.indexOf(kinds[option] as ManaKind), times);
  }
}

/** The kinds of mana to choose from: those that the land of the event has just given, or that such things could give. */
function kindsToAdd(m: Machine, effect: Of<'addAnyMana'>, context: Context): readonly ManaKind[] {
  const { kinds, produced, couldGive } = effect;
  if (produced) return kinds.filter((kind) => (context.event.amount & kindBit(kind)) !== 0);
  if (couldGive === undefined) return kinds;
  const given = objectsOf(m, { ref: 'all', filter: couldGive }, context)
    .flatMap((id) => m.char(id).activated)
    .filter(isManaAbility)
    .flatMap(kindsGiven);
  return kinds.filter((kind) => given.includes(kind));
}

/** Each of these is tapped for mana by whoever controls it, if it can be; of several ways that player chooses one. */
export function* tapForMana(m: Machine, ids: readonly Id[]): Asking {
  for (const id of ids) {
    const { controller } = m.object(id);
    const ways = waysToTap(m, id, controller);
    const words = ways.map((index) => kindsGiven(m.char(id).activated[index] as never).join('') || 'C');
    const [first] = ways;
    if (first === undefined) continue;
    const way = ways.length === 1 ? first : ways[yield* ask.option(m, controller, id, 'choose mana', words)];
    yield* makeMana(m, controller, id, way ?? first, null);
  }
}

/** The mana abilities for which it is tapped, and for which nothing need be paid in mana. */
function waysToTap(m: Machine, id: Id, seat: Seat): number[] {
  const { tapped, sick, zone } = m.object(id);
  if (tapped || zone !== 'play' || (sick && isCreature(m, id) && !has(m, id, 'haste'))) return [];
  return m.char(id).activated.flatMap((ability, index) => {
    const { cost, condition } = ability;
    const able = isManaAbility(ability) && cost.tap && cost.mana === null && canPayRest(m, cost, id, seat);
    return able && (condition === null || conditionHolds(m, condition, contextOf(m, id, seat))) ? [index] : [];
  });
}
