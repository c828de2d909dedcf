// Effects of games for ante: putting cards up, and making them another player's for good.

import { moveCard, playerOf } from '../../core/change.ts';
import { changeOwner } from '../../core/own.ts';
import type { Id, Marked, Seat } from '../../core/state.ts';
import type { ActivatedAbility } from '../../language/ability.ts';
import type { Ref } from '../../language/amount.ts';
import type { Effect } from '../../language/effect.ts';
import type { Asking } from '../asking/decision.ts';
import { checkControl } from '../happening/checks.ts';
import { putAway, show, toGraveyard } from '../happening/zones.ts';
import type { Machine } from '../machine.ts';
import { bind, marks } from '../things/names.ts';
import { type Context, objectsOf, seatsOf, stillThere } from '../things/refs.ts';
import { lasting } from './lasting.ts';
import { affected } from './objects.ts';

export type Owning = Extract<Effect, { do: 'ante' | 'own' | 'exchange' | 'toGraveyard' }>;

export function* ownEffect(m: Machine, effect: Owning, context: Context): Asking {
  switch (effect.do) {
    case 'ante':
      bind(m, effect, context, { things: seatsOf(m, effect.who, context).flatMap((seat) => anteTop(m, seat)) });
      return;
    case 'own':
      for (const seat of seatsOf(m, effect.who, context))
        for (const id of cardsMeant(m, effect.what, context)) changeOwner(m, id, seat);
      return;
    case 'exchange':
      return yield* exchange(m, effect, context);
    case 'toGraveyard':
      for (const id of cardsMeant(m, effect.what, context)) yield* putIntoGraveyard(m, id);
      return;
    default:
      effect satisfies never;
  }
}

function anteTop(m: Machine, seat: Seat): Marked[] {
  const top = playerOf(m, seat).library.at(-1);
  if (top === undefined) return [];
  const before = marks(m, [top]);
  moveCard(m, top, 'ante');
  return before;
}

/** Whether a player has a card to put up. */
export const canAnte = (m: Machine, seat: Seat): boolean => playerOf(m, seat).library.length > 0;

/** The text is that of an ability for which its source was sacrificed. */
const isSpent = ({ item }: Context): boolean =>
  item?.what === 'ability' && (item.ability as ActivatedAbility).cost.sacrificeThis;

/**
 * The cards a text speaks of: where they were, out of the game if the same text has just put them there, or in the graveyard if
 * they were sacrificed for it.
 */
function cardsMeant(m: Machine, ref: Ref, context: Context): Id[] {
  const known = (id: Id): number | undefined =>
    ref.ref === 'this' ? context.sourceLife : context.targets.find((each) => each.id === id)?.life;
  return objectsOf(m, ref, context).filter((id) => {
    const { token, life, zone } = m.object(id);
    const then = known(id);
    if (ref.ref === 'named' && !stillThere(m, ref, id, context)) return false;
    const isMoved = zone === 'removed' || (ref.ref === 'this' && zone === 'graveyard' && isSpent(context));
    return !token && (then === undefined || life === then || (isMoved && life === then + 1));
  });
}

/** Without one of the two nothing is exchanged. Cards change owners and places; control changes over tokens as well. */
function* exchange(m: Machine, effect: Extract<Effect, { do: 'exchange' }>, context: Context): Asking {
  if (effect.of === 'control') return exchangeControl(m, effect, context);
  const [one] = cardsMeant(m, effect.what, context);
  const [other] = cardsMeant(m, effect.with, context);
  if (one === undefined || other === undefined) return;
  if (effect.of === 'places') changePlaces(m, one, other);
  else yield* changeOwners(m, one, other);
}

/** What goes by its name is what has changed hands: nothing, where one of the two is not there any more. */
function exchangeControl(m: Machine, effect: Extract<Effect, { do: 'exchange' }>, context: Context): void {
  const [one] = affected(m, effect.what, context);
  const [other] = affected(m, effect.with, context);
  const gone = one === undefined || other === undefined;
  bind(m, effect, context, { things: gone ? [] : changeControllers(m, one, other, context) });
}

/** Cards of one owner change places; a card on top of a library takes its place there. */
function changePlaces(m: Machine, one: Id, other: Id): void {
  const { zone: here, owner } = m.object(one);
  const { zone: there, owner: otherOwner } = m.object(other);
  if (owner !== otherOwner) return;
  moveCard(m, other, here);
  moveCard(m, one, there);
}

/** The things that have changed hands: none, where both had one controller. */
function changeControllers(m: Machine, one: Id, other: Id, context: Context): Marked[] {
  const { controller: first, zone } = m.object(one);
  const { controller: second, zone: otherZone } = m.object(other);
  if (zone !== 'play' || otherZone !== 'play' || first === second) return [];
  lasting(m, [one], [], [{ change: 'control' }], 'in play', { ...context, controller: second });
  lasting(m, [other], [], [{ change: 'control' }], 'in play', { ...context, controller: first });
  checkControl(m);
  return marks(m, [one, other]);
}

/** The first goes to the other player's hand, the second, from anywhere, to the first one's graveyard. */
function* changeOwners(m: Machine, card: Id, source: Id): Asking {
  const { owner: seat } = m.object(card);
  const { owner, token } = m.object(source);
  if (token) return;
  if (owner !== seat) {
    changeOwner(m, card, owner);
    // Whose card it was knows it as well as all who have seen it.
    show(m, seat, [card]);
    changeOwner(m, source, seat);
  }
  yield* putIntoGraveyard(m, source);
}

function* putIntoGraveyard(m: Machine, id: Id): Asking {
  const { zone } = m.object(id);
  if (zone === 'play') yield* putAway(m, [id]);
  else if (zone !== 'graveyard' && zone !== 'chain') yield* toGraveyard(m, [id]);
}
