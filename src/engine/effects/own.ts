// Effects of games for ante: putting cards up, and making them another player's for good.

import { moveCard, playerOf } from '../../core/change.ts';
import { changeOwner } from '../../core/own.ts';
import type { Id, Marked, Seat } from '../../core/state.ts';
import type { Ref } from '../../language/amount.ts';
import type { Effect } from '../../language/effect.ts';
import type { Asking } from '../decision.ts';
import type { Machine } from '../machine.ts';
import { bind, marks } from '../names.ts';
import { type Context, objectsOf, seatsOf } from '../refs.ts';
import { putAway, show, toGraveyard } from '../zones.ts';

export type Owning = Extract<Effect, { do: 'ante' | 'own' | 'exchangeWithTop' | 'exchangeOwners' | 'toGraveyard' }>;

export function* ownEffect(m: Machine, effect: Owning, context: Context): Asking {
  switch (effect.do) {
    case 'ante':
      bind(m, effect, context, { things: seatsOf(m, effect.who, context).flatMap((seat) => anteTop(m, seat)) });
      return;
    case 'own':
      for (const seat of seatsOf(m, effect.who, context))
        for (const id of cardsMeant(m, effect.what, context)) changeOwner(m, id, seat);
      return;
    case 'exchangeWithTop':
      for (const id of cardsMeant(m, effect.what, context)) exchangeWithTop(m, id, context.controller);
      return;
    case 'exchangeOwners':
      for (const seat of seatsOf(m, effect.who, context)) yield* exchangeOwners(m, seat, effect.what, context);
      return;
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

/** The cards a text speaks of: where they were, or out of the game if the same text has just put them there. */
function cardsMeant(m: Machine, ref: Ref, context: Context): Id[] {
  const known = (id: Id): number | undefined =>
    ref.ref === 'this' ? context.sourceLife : context.targets.find((each) => each.id === id)?.life;
  return objectsOf(m, ref, context).filter((id) => {
    const { token, life, zone } = m.object(id);
    const then = known(id);
    return !token && (then === undefined || life === then || (zone === 'removed' && life === then + 1));
  });
}

/** Both must be the player's own, and there must be something to exchange with. */
function exchangeWithTop(m: Machine, id: Id, seat: Seat): void {
  const { zone, owner } = m.object(id);
  const top = playerOf(m, seat).library.at(-1);
  if (top === undefined || owner !== seat) return;
  moveCard(m, top, zone);
  moveCard(m, id, 'library');
}

function* exchangeOwners(m: Machine, seat: Seat, what: Ref, context: Context): Asking {
  const [card] = objectsOf(m, what, context);
  const source = m.object(context.source);
  if (card === undefined || source.token) return;
  const { owner } = source;
  if (owner !== seat) {
    changeOwner(m, card, owner);
    // Whose card it was knows it as well as all who have seen it.
    show(m, seat, [card]);
    changeOwner(m, context.source, seat);
  }
  yield* putIntoGraveyard(m, context.source);
}

function* putIntoGraveyard(m: Machine, id: Id): Asking {
  const { zone } = m.object(id);
  if (zone === 'play') yield* putAway(m, [id]);
  else if (zone !== 'graveyard' && zone !== 'chain') yield* toGraveyard(m, [id]);
}
