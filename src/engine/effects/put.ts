// Effects that put cards into play without their being cast: from a hand, or from the top of a library.

import { moveCard, playerOf } from '../../core/change.ts';
import type { Seat } from '../../core/state.ts';
import type { Effect } from '../../language/effect.ts';
import { ask } from '../ask.ts';
import { type Asking, object as objectOption } from '../decision.ts';
import { type Arrival, enterPlay } from '../entering.ts';
import type { Machine } from '../machine.ts';
import { matches } from '../match.ts';
import { type Context, seatsOf } from '../refs.ts';
import { show } from '../zones.ts';
import { inGroups } from './together.ts';

export type PutEffect = Extract<Effect, { do: 'fromHand' | 'revealTop' }>;

export function* putEffect(m: Machine, effect: PutEffect, context: Context): Asking {
  for (const seats of inGroups(m, seatsOf(m, effect.who, context)))
    if (effect.do === 'fromHand') yield* fromHand(m, effect, seats, context);
    else yield* revealTop(m, effect, seats, context);
}

function* fromHand(
  m: Machine,
  effect: Extract<Effect, { do: 'fromHand' }>,
  seats: readonly Seat[],
  context: Context,
): Asking {
  const arrivals: Arrival[] = [];
  for (const seat of seats) {
    const from = playerOf(m, seat).hand.filter((id) => matches(m, effect.filter, id, context));
    const [picked] = yield* ask.pick(m, seat, context.source, 'put into play', from.map(objectOption), 1, 1);
    if (picked !== undefined) arrivals.push({ id: picked.id, controller: seat });
  }
  yield* enterPlay(m, arrivals);
}

/** A card that fits comes into play; any other may go to the bottom. */
function* revealTop(
  m: Machine,
  effect: Extract<Effect, { do: 'revealTop' }>,
  seats: readonly Seat[],
  context: Context,
): Asking {
  const arrivals: Arrival[] = [];
  for (const seat of seats) {
    const top = playerOf(m, seat).library.at(-1);
    if (top === undefined) continue;
    for (const other of m.book.variant.order(m, seat)) show(m, other, [top]);
    if (matches(m, effect.filter, top, context)) arrivals.push({ id: top, controller: seat });
    else if (yield* ask.yesno(m, seat, context.source, 'put it on the bottom'))
      moveCard(m, top, 'library', { bottom: true });
  }
  yield* enterPlay(m, arrivals);
}
