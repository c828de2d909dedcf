// Effects that turn things over: hands made new, and what only chance decides.

import { chance, moveCard, playerOf, shuffleLibrary } from '../../core/change.ts';
import type { Id, Seat } from '../../core/state.ts';
import type { Effect } from '../../language/effect.ts';
import { ask } from '../ask.ts';
import { type Asking, object as objectOption } from '../decision.ts';
import { drawCards } from '../drawing.ts';
import { enterPlay } from '../entering.ts';
import type { Machine } from '../machine.ts';
import { matches } from '../match.ts';
import { type Context, seatsOf } from '../refs.ts';
import { leavePlay, show } from '../zones.ts';
import { affected } from './objects.ts';
import { inGroups } from './together.ts';

type Worldly = Extract<Effect, { do: 'renewHand' | 'destroyAtRandom' | 'startOver' }>;

export function* worldEffect(m: Machine, effect: Worldly, context: Context): Asking {
  switch (effect.do) {
    case 'renewHand':
      return yield* renewHands(m, effect, context);
    case 'destroyAtRandom': {
      const among = effect.among.flatMap((ref) => affected(m, ref, context));
      if (among.length > 0) yield* m.book.damage.destroy(m, [among[chance(m, among.length)] as Id], false);
      return;
    }
    case 'startOver':
      return yield* startOver(m, effect, context);
    default:
      effect satisfies never;
  }
}

/** Everybody shuffles first, then everybody draws. */
function* renewHands(m: Machine, effect: Extract<Effect, { do: 'renewHand' }>, context: Context): Asking {
  const counts = seatsOf(m, effect.who, context).map((seat) => {
    const { hand } = playerOf(m, seat);
    for (const id of hand) moveCard(m, id, 'library');
    shuffleLibrary(m, seat);
    return { seat, number: hand.length };
  });
  for (const { seat, number } of counts) yield* drawCards(m, seat, number, context);
}

/** Permanents leave all together; what takes their place comes together too, first the one kind and then the next. */
function* startOver(m: Machine, effect: Extract<Effect, { do: 'startOver' }>, context: Context): Asking {
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
