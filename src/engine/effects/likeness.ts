// Things that are copies of others: one that becomes a copy, and tokens that are made as copies.

import { createObject, isMarked, lookAgain, markBy, record, updateObject, updateState } from '../../core/change.ts';
import type { Id, Lasting } from '../../core/state.ts';
import type { Ref } from '../../language/amount.ts';
import type { Change, Effect } from '../../language/effect.ts';
import type { Asking } from '../asking/decision.ts';
import { type Arrival, enterPlay } from '../happening/entering.ts';
import type { Machine } from '../machine.ts';
import { bind, marks } from '../things/names.ts';
import { amountOf, type Context, seatsOf, sourceOf } from '../things/refs.ts';
import { AS_COPY, AS_SHAPED, differences, lasting } from './lasting.ts';
import { affected } from './objects.ts';

const alike = (one: Change, other: Change): boolean => JSON.stringify(one) === JSON.stringify(other);

/** It is what the other is from now on, as long as it stays in play; counters and all that was done to it stay. */
export function becomeCopy(m: Machine, effect: Extract<Effect, { do: 'becomeCopy' }>, context: Context): void {
  const [id] = affected(m, effect.what, context);
  const [model] = affected(m, effect.of, context);
  if (id === undefined || model === undefined || id === model || m.object(id).faceDown) return;
  const own = differences(m, id);
  const others = differences(m, model).filter((each) => !own.some((kept) => alike(each, kept)));
  const shape = differences(m, model, AS_SHAPED);
  const [from, to] = [m.object(id).kind, m.object(model).kind];
  updateObject(m, id, { kind: to, chosen: shapedAs(m, model) });
  if (from !== to) record(m, { event: 'became', id, from, to });
  differ(m, id, [...others, ...own], context);
  differ(m, id, shape, context, AS_SHAPED);
  lookAgain(m);
}

/**
 * The size that was chosen for a thing as it came in: "as … enters the battlefield" abilities that set characteristics are
 * copied (2007: CR 503.2; 2010: CR 706.2). Other choices are not: nothing has been chosen for the copy.
 */
function shapedAs(m: Machine, id: Id): string | null {
  const { chosen } = m.object(id);
  return chosen !== null && /^\d+\/\d+$/.test(chosen) ? chosen : null;
}

/** What it differs in is as old as it is itself: what has changed it since comes on top of it. */
function differ(
  m: Machine,
  id: Id,
  changes: readonly Change[],
  context: Context,
  how: typeof AS_COPY | typeof AS_SHAPED = AS_COPY,
): void {
  const { life, stamp } = m.object(id);
  const isOwn = ({ until, objects }: Lasting): boolean => until === how && isMarked(objects, id, life);
  updateState(m, { lasting: m.state.lasting.filter((each) => !isOwn(each)) });
  if (changes.length === 0) return;
  lasting(m, [id], [], changes, how, context);
  updateState(m, { lasting: m.state.lasting.map((each) => (isOwn(each) ? { ...each, stamp } : each)) });
}

type Tokens = Extract<Effect, { do: 'token' }>;

/** Tokens that are copies come into play as the thing itself would: with its counters, and what is chosen for it. */
export function* copyTokens(m: Machine, effect: Tokens, copyOf: Ref, context: Context): Asking {
  const [model] = affected(m, copyOf, context);
  if (model === undefined) return;
  const { kind } = m.object(model);
  const except = differences(m, model);
  const arrivals: Arrival[] = [];
  for (const seat of seatsOf(m, effect.who, context))
    for (let i = amountOf(m, effect.amount, context); i > 0; i -= 1)
      arrivals.push({ id: createObject(m, kind, seat, 'gone', true), controller: seat });
  yield* enterPlay(m, arrivals);
  for (const { id } of arrivals) {
    markBy(m, id, sourceOf(context));
    if (except.length > 0) differ(m, id, except, context);
  }
  const ids = arrivals.map(({ id }) => id);
  bind(m, effect, context, { things: marks(m, ids) });
}
