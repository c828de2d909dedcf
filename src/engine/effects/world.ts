// An effect that turns everything over: all permanents go, and others come for them.

import { moveCard, playerOf, shuffleLibrary } from '../../core/change.ts';
import type { Id, Seat } from '../../core/state.ts';
import type { Effect } from '../../language/effect.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, object as objectOption } from '../asking/decision.ts';
import { enterPlay } from '../happening/entering.ts';
import { leavePlay, show } from '../happening/zones.ts';
import type { Machine } from '../machine.ts';
import { matches } from '../things/match.ts';
import { type Context, seatsOf } from '../things/refs.ts';
import { inGroups } from './together.ts';

/** Permanents leave all together; what takes their place comes together too, first the one kind and then the next. */
export function* startOver(m: Machine, effect: Extract<Effect, { do: 'startOver' }>, context: Context): Asking {
  const seats = seatsOf(m, effect.who, context);
  const owned = (seat: Seat): Id[] => m.state.inPlay.filter((id) => m.object(id).owner === seat);
  const numbers = seats.map((seat) => owned(seat).length);
  leavePlay(m, seats.flatMap(owned), 'library');
  for (const seat of seats) shuffleLibrary(m, seat);
  const revealed = seats.map((seat, index) => {
    const { library } = playerOf(m, seat);
    const ids = library.slice(Math.max(0, library.length - (numbers[index] as number))).reverse();
    for (const other of m.book.variant.order(m, seat)) show(m, other, ids);
    return { seat, ids };
  });
  for (const filter of [effect.first, effect.next])
    for (const group of inGroups(m, seats))
      yield* enterPlay(
        m,
        revealed
          .filter(({ seat }) => group.includes(seat))
          .flatMap(({ seat, ids }) =>
            ids
              .filter((id) => isLeft(m, id) && matches(m, filter, id, context))
              .map((id) => ({ id, controller: seat })),
          ),
      );
  for (const { seat, ids } of revealed) {
    const rest = ids.filter((id) => isLeft(m, id));
    const order = yield* ask.order(m, seat, context.source, 'put on the bottom in which order', rest.map(objectOption));
    for (const index of order) moveCard(m, rest[index] as Id, 'library', { bottom: true });
  }
}

const isLeft = (m: Machine, id: Id): boolean => m.object(id).zone === 'library';
