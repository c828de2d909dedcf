// Effects on cards that have just come to light: chosen from a revealed hand, taken from the top, found by their names.

import { moveCard, playerOf, shuffleLibrary } from '../../core/change.ts';
import type { Marked, Seat } from '../../core/state.ts';
import type { Effect } from '../../language/effect.ts';
import { ask } from '../ask.ts';
import { type Asking, object as objectOption } from '../decision.ts';
import type { Machine } from '../machine.ts';
import { matches } from '../match.ts';
import { bind, marked, marks } from '../names.ts';
import { type Context, objectsOf, seatsOf } from '../refs.ts';
import { discard, show } from '../zones.ts';
import { putOnTop } from './cards.ts';

export type Found = Extract<
  Effect,
  { do: 'discardChosen' | 'revealToHand' | 'exileNamesakes' | 'chooseExiled' | 'replaceLibrary' }
>;

export function* foundEffect(m: Machine, effect: Found, context: Context): Asking {
  for (const seat of seatsOf(m, effect.who, context)) {
    if (effect.do === 'discardChosen') yield* discardChosen(m, effect, context, seat);
    else if (effect.do === 'revealToHand') bind(m, effect, context, { things: revealToHand(m, seat) });
    else if (effect.do === 'chooseExiled') yield* chooseExiled(m, effect, context, seat);
    else if (effect.do === 'replaceLibrary') yield* replaceLibrary(m, effect, context, seat);
    else yield* exileNamesakes(m, effect, context, seat);
  }
}

function* discardChosen(
  m: Machine,
  effect: Extract<Effect, { do: 'discardChosen' }>,
  context: Context,
  seat: Seat,
): Asking {
  const from = playerOf(m, seat).hand.filter((id) => matches(m, effect.filter, id, context));
  const { controller, source } = context;
  const [picked] = yield* ask.pick(
    m,
    controller,
    source,
    'choose a card to be discarded',
    from.map(objectOption),
    1,
    1,
  );
  const chosen = picked === undefined ? [] : [picked.id];
  const before = marks(m, chosen);
  yield* discard(m, chosen, controller);
  bind(m, effect, context, { things: before });
}

function revealToHand(m: Machine, seat: Seat): Marked[] {
  const top = playerOf(m, seat).library.at(-1);
  if (top === undefined) return [];
  const before = marks(m, [top]);
  moveCard(m, top, 'hand');
  for (const other of m.book.variant.order(m, seat)) if (other !== seat) show(m, other, [top]);
  return before;
}

function* exileNamesakes(
  m: Machine,
  effect: Extract<Effect, { do: 'exileNamesakes' }>,
  context: Context,
  seat: Seat,
): Asking {
  const names = new Set(objectsOf(m, effect.of, context).map((id) => m.kind(id).definition.name));
  const { library } = playerOf(m, seat);
  const { controller, source } = context;
  show(m, controller, library);
  const from = library.filter((id) => names.has(m.kind(id).definition.name));
  // Nobody is made to find what only the searcher sees.
  const picked = yield* ask.pick(m, controller, source, 'search', from.map(objectOption), 0, from.length);
  for (const option of picked) moveCard(m, option.id, 'removed');
  shuffleLibrary(m, seat);
}

function* chooseExiled(
  m: Machine,
  effect: Extract<Effect, { do: 'chooseExiled' }>,
  context: Context,
  seat: Seat,
): Asking {
  const from = playerOf(m, seat).removed.map(objectOption);
  const picked = yield* ask.pick(
    m,
    seat,
    context.source,
    'choose exiled cards',
    from,
    0,
    Math.min(effect.amount, from.length),
  );
  bind(m, effect, context, { things: marked(m, picked) });
}

function* replaceLibrary(
  m: Machine,
  effect: Extract<Effect, { do: 'replaceLibrary' }>,
  context: Context,
  seat: Seat,
): Asking {
  const chosen = objectsOf(m, effect.with, context).filter(
    (id) => m.object(id).zone === 'removed' && m.object(id).owner === seat,
  );
  for (const id of [...playerOf(m, seat).library].reverse()) moveCard(m, id, 'removed');
  for (const id of chosen) moveCard(m, id, 'library');
  show(m, seat, chosen);
  yield* putOnTop(m, seat, seat, chosen, context);
}
