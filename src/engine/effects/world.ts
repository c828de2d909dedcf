// Effects that turn things over: hands made new, and what only chance decides.

import { chance, moveCard, playerOf, shuffleLibrary } from '../../core/change.ts';
import type { Id } from '../../core/state.ts';
import type { Effect } from '../../language/effect.ts';
import type { Asking } from '../decision.ts';
import type { Machine } from '../machine.ts';
import { type Context, seatsOf } from '../refs.ts';
import { drawCard } from '../zones.ts';
import { affected } from './objects.ts';

type Worldly = Extract<Effect, { do: 'renewHand' | 'destroyAtRandom' }>;

export function* worldEffect(m: Machine, effect: Worldly, context: Context): Asking {
  switch (effect.do) {
    case 'renewHand':
      return renewHands(m, effect, context);
    case 'destroyAtRandom': {
      const among = effect.among.flatMap((ref) => affected(m, ref, context));
      if (among.length > 0) m.book.damage.destroy(m, [among[chance(m, among.length)] as Id], false);
      return;
    }
    default:
      effect satisfies never;
  }
}

/** Everybody shuffles first, then everybody draws. */
function renewHands(m: Machine, effect: Extract<Effect, { do: 'renewHand' }>, context: Context): void {
  const counts = seatsOf(m, effect.who, context).map((seat) => {
    const { hand } = playerOf(m, seat);
    for (const id of hand) moveCard(m, id, 'library');
    shuffleLibrary(m, seat);
    return { seat, number: hand.length };
  });
  for (const { seat, number } of counts) for (let i = 0; i < number; i += 1) drawCard(m, seat);
}
