// Effects that look through cards: scry, sort what is on top, reveal, and search down a library for the first that fits.

import { moveCard, playerOf, shuffleLibrary, updatePlayer } from '../../core/change.ts';
import type { Id, Seat } from '../../core/state.ts';
import type { Effect } from '../../language/effect.ts';
import type { Filter } from '../../language/filter.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, object as objectOption } from '../asking/decision.ts';
import { enterPlay } from '../happening/entering.ts';
import { show, toGraveyard } from '../happening/zones.ts';
import type { Machine } from '../machine.ts';
import { matches } from '../things/match.ts';
import { amountOf, type Context, seatsOf } from '../things/refs.ts';
import { affected, arrange } from './objects.ts';
import { inGroups } from './together.ts';

export type CardEffect = Extract<Effect, { do: 'scry' | 'lookAndPut' | 'revealUntil' }>;

export function* cardEffect(m: Machine, effect: CardEffect, context: Context): Asking {
  if (effect.do === 'revealUntil') return yield* revealUntil(m, effect, context);
  for (const seat of seatsOf(m, effect.who, context)) {
    switch (effect.do) {
      case 'scry':
        yield* scry(m, seat, amountOf(m, effect.amount, context), context);
        break;
      case 'lookAndPut':
        yield* lookAndPut(m, effect, seat, context);
        break;
      default:
        effect satisfies never;
    }
  }
}

/** The top cards of a library, the first of them on top. */
export function topOf(m: Machine, seat: Seat, number: number): Id[] {
  const { library } = playerOf(m, seat);
  return library.slice(Math.max(0, library.length - number)).reverse();
}

function* scry(m: Machine, seat: Seat, number: number, context: Context): Asking {
  const top = topOf(m, seat, number);
  if (top.length === 0) return;
  show(m, seat, top);
  const options = top.map(objectOption);
  const picked = yield* ask.pick(m, seat, context.source, 'put on the bottom', options, { min: 0, max: top.length });
  const down = picked.map((option) => option.id);
  const kept = top.filter((id) => !down.includes(id));
  const order = yield* ask.order(m, seat, context.source, 'put on the bottom in which order', down.map(objectOption));
  const { library } = playerOf(m, seat);
  // The last of them lies lowest.
  const lowest = order.map((index) => down[index] as Id).reverse();
  updatePlayer(m, seat, { library: [...lowest, ...library.filter((id) => !down.includes(id))] });
  yield* arrange(m, { seat, by: seat, where: 'top' }, kept, context);
}

function* lookAndPut(m: Machine, effect: Extract<Effect, { do: 'lookAndPut' }>, seat: Seat, context: Context): Asking {
  const [by] = seatsOf(m, effect.by, context);
  if (by === undefined) return;
  const top = topOf(m, seat, amountOf(m, effect.amount, context));
  show(m, by, top);
  const take = amountOf(m, effect.take, context);
  const purpose = effect.to === 'hand' ? 'put into the hand' : 'put into the graveyard';
  const picked = yield* ask.pick(m, by, context.source, purpose, top.map(objectOption), { min: take, max: take });
  const taken = picked.map((option) => option.id);
  if (effect.to === 'hand') for (const id of taken) moveCard(m, id, 'hand');
  else yield* toGraveyard(m, taken);
  const rest = top.filter((id) => !taken.includes(id));
  if (effect.rest === 'graveyard') yield* toGraveyard(m, rest);
  else yield* arrange(m, { seat, by, where: 'top' }, rest, context);
}

/** Everybody sees the cards, or some players do; of one's own hand there is nothing new to see. */
export function revealEffect(m: Machine, effect: Extract<Effect, { do: 'reveal' }>, context: Context): void {
  const ids = affected(m, effect.what, context);
  const seats = effect.to === undefined ? m.book.variant.order(m, m.active) : seatsOf(m, effect.to, context);
  for (const seat of seats) {
    const news = ids.filter((id) => m.object(id).zone !== 'hand' || m.object(id).owner !== seat);
    if (news.length > 0 || ids.length === 0) show(m, seat, news);
  }
}

/** Cards are revealed from the top until enough of them fit: those come into play, the others are shuffled in. */
function* revealUntil(m: Machine, effect: Extract<Effect, { do: 'revealUntil' }>, context: Context): Asking {
  const wanted = amountOf(m, effect.amount, context);
  for (const seats of inGroups(m, seatsOf(m, effect.who, context))) {
    if (effect.to === 'hand') {
      for (const seat of seats) yield* revealToHand(m, effect, wanted, seat, context);
      continue;
    }
    const found = seats.flatMap((seat) =>
      revealed(m, effect.filter, wanted, seat, context).found.map((id) => ({ id, controller: seat })),
    );
    yield* enterPlay(m, found);
    for (const seat of seats) shuffleLibrary(m, seat);
  }
}

/** What fits goes into the hand, and the rest under the library in an order of the player's choice. */
function* revealToHand(
  m: Machine,
  { filter, or }: Extract<Effect, { do: 'revealUntil' }>,
  wanted: number,
  seat: Seat,
  context: Context,
): Asking {
  const kinds = or === undefined ? [filter] : [filter, or];
  const kind = yield* ask.option(m, seat, context.source, 'choose a kind of card', kinds.map(kindWords));
  const { seen, found } = revealed(m, kinds[kind] ?? filter, wanted, seat, context);
  for (const id of found) moveCard(m, id, 'hand');
  for (const other of m.book.variant.order(m, seat)) if (other !== seat) show(m, other, found);
  const rest = seen.filter((id) => !found.includes(id));
  yield* arrange(m, { seat, by: seat, where: 'bottom' }, rest, context);
}

/** "land", "nonland". */
const kindWords = ({ types = [], notTypes = [] }: Filter): string =>
  [...notTypes.map((type) => `non${type}`), ...types].join(' ') || 'card';

/** The cards that fit, of those that everybody has been shown. */
function revealed(
  m: Machine,
  filter: Filter,
  wanted: number,
  seat: Seat,
  context: Context,
): { readonly seen: readonly Id[]; readonly found: readonly Id[] } {
  const seen: Id[] = [];
  const found: Id[] = [];
  for (const id of [...playerOf(m, seat).library].reverse()) {
    if (found.length >= wanted) break;
    seen.push(id);
    if (matches(m, filter, id, context)) found.push(id);
  }
  for (const other of m.book.variant.order(m, seat)) show(m, other, seen);
  return { seen, found };
}
