// Effects about players and their cards: discarding, searching, looking, and what a player may do or pay.

import { markBy, moveCard, playerOf, shuffleLibrary } from '../../core/change.ts';
import type { Id, Marked, Seat } from '../../core/state.ts';
import type { Cost } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import { NO_COST } from '../../language/mana.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, object as objectOption } from '../asking/decision.ts';
import { gain } from '../damage/damage.ts';
import { drawCards } from '../happening/drawing.ts';
import { type Arrival, enterPlay } from '../happening/entering.ts';
import { discard, show } from '../happening/zones.ts';
import type { Machine } from '../machine.ts';
import { canPayRest } from '../paying/costs.ts';
import { canPay, gather, type Need, needOf } from '../paying/mana.ts';
import { billFor, payMana, payRest } from '../paying/pay.ts';
import { LAND } from '../things/kinds.ts';
import { matches } from '../things/match.ts';
import { bind, marks } from '../things/names.ts';
import { amountOf, asEach, type Context, isGroup, seatsOf, sourceOf } from '../things/refs.ts';
import { atRandom } from './chance.ts';
import { affected } from './objects.ts';
import { canAnte } from './own.ts';
import { inGroups } from './together.ts';

export function* drawUpTo(m: Machine, effect: Extract<Effect, { do: 'drawUpTo' }>, context: Context): Asking {
  for (const seats of inGroups(m, seatsOf(m, effect.who, context))) {
    const chosen: { readonly seat: Seat; readonly number: number }[] = [];
    for (const seat of seats)
      chosen.push({
        seat,
        number: yield* ask.number(m, seat, context.source, 'draw how many cards', 0, effect.amount),
      });
    for (const { seat, number } of chosen) {
      yield* drawCards(m, seat, number, context);
      gain(m, seat, effect.lifeForLess * (effect.amount - number));
    }
  }
}

/** All choose, and then all discard at the same time. */
export function* discardEffect(m: Machine, effect: Extract<Effect, { do: 'discard' }>, context: Context): Asking {
  if ('what' in effect) {
    const ids = affected(m, effect.what, context).filter((id) => m.object(id).zone === 'hand');
    const before = marks(m, ids);
    yield* discard(m, ids, context.controller);
    return bind(m, effect, context, { things: before });
  }
  const gone: Marked[] = [];
  for (const seats of inGroups(m, seatsOf(m, effect.who, context))) {
    const chosen: Id[] = [];
    for (const seat of seats) {
      const from = playerOf(m, seat).hand.filter((id) => matches(m, effect.filter, id, context));
      const wanted =
        effect.amount === 'all' || effect.amount === 'any'
          ? from.length
          : amountOf(m, effect.amount, asEach(effect.who, seat, context));
      const least = effect.amount === 'any' ? 0 : wanted;
      if (effect.how === 'random') chosen.push(...atRandom(m, from, wanted));
      else {
        const picked = yield* ask.pick(m, seat, context.source, 'discard', from.map(objectOption), {
          min: least,
          max: wanted,
        });
        chosen.push(...picked.map((option) => option.id));
      }
    }
    gone.push(...marks(m, chosen));
    yield* discard(m, chosen, context.controller);
  }
  bind(m, effect, context, { things: gone });
}

/** Exiled by an ability that will speak of the card again. */
function exileWith(m: Machine, id: Id, context: Context): void {
  moveCard(m, id, 'removed');
  markBy(m, id, sourceOf(context));
}

/** Which of the cards found comes into play. */
function* oneOf(m: Machine, ids: readonly Id[], seat: Seat, context: Context): Asking<Id> {
  const [first] = yield* ask.pick(m, seat, context.source, 'put into play', ids.map(objectOption), { min: 1, max: 1 });
  return first?.id ?? 0;
}

/** All look for their cards, then all of these go where they go, and the libraries are shuffled. */
export function* searchEffect(m: Machine, effect: Search, context: Context): Asking {
  const taken: Marked[] = [];
  for (const seats of inGroups(m, seatsOf(m, effect.who, context))) {
    const found: Found[] = [];
    for (const seat of seats) found.push(yield* lookFor(m, effect, context, seat));
    const arrivals: Arrival[] = [];
    taken.push(...found.flatMap(({ ids }) => marks(m, ids)));
    for (const each of found) arrivals.push(...putFound(m, effect, context, each));
    if (arrivals.length > 0) yield* enterPlay(m, arrivals);
    for (const { seat, ids } of found) {
      if (effect.to !== 'top') shuffleLibrary(m, seat);
      // Shown when they lie where they go: what everybody has seen, everybody still knows.
      if (effect.reveal) for (const other of m.book.variant.order(m, seat)) show(m, other, ids);
    }
  }
  bind(m, effect, context, { things: taken });
}

type Search = Extract<Effect, { do: 'search' }>;

interface Found {
  readonly seat: Seat;
  readonly ids: readonly Id[];
  /** Which of them comes into play, where the others do not. */
  readonly first: Id;
}

function* lookFor(m: Machine, effect: Search, context: Context, seat: Seat): Asking<Found> {
  const from = playerOf(m, seat).library.filter((id) => matches(m, effect.filter, id, context));
  show(m, seat, playerOf(m, seat).library);
  const most = amountOf(m, effect.amount, context);
  // What only the searcher sees need not be found, unless any card will do (2010: CR 701.15).
  const least = Object.keys(effect.filter).length === 0 ? Math.min(most, from.length) : 0;
  const picked = yield* ask.pick(m, seat, context.source, 'search', from.map(objectOption), { min: least, max: most });
  const ids = picked.map((option) => option.id);
  return { seat, ids, first: effect.to === 'split' ? yield* oneOf(m, ids, seat, context) : 0 };
}

/** Puts what was found where it goes; what comes into play is handed back, to come in together. */
function putFound(m: Machine, effect: Search, context: Context, { seat, ids, first }: Found): Arrival[] {
  const arrivals: Arrival[] = [];
  if (effect.to === 'top') shuffleLibrary(m, seat);
  for (const id of ids) {
    if (effect.to === 'top') moveCard(m, id, 'library');
    else if (effect.to === 'split' && id !== first) moveCard(m, id, 'hand');
    else if (effect.to === 'hand') moveCard(m, id, 'hand');
    else if (effect.to === 'exile') exileWith(m, id, context);
    else arrivals.push({ id, controller: seat, tapped: effect.to === 'play tapped' || effect.to === 'split' });
  }
  return arrivals;
}

/**
 * "You may …", "you may pay … if you do", and "… unless you pay": asked only where it can be done. Where everybody
 * may, the player who does is `eventPlayer` of what follows.
 */
/** Whether lands and what is in the mana pool are enough for it. */
function paysFromLands(m: Machine, need: Need, seat: Seat): boolean {
  const { list, alike } = m.sources(seat);
  const lands = list.filter(({ id }) => (m.char(id).types & LAND) !== 0);
  return canPay(need, playerOf(m, seat).pool, gather(lands, alike));
}

/** "May pay any amount of mana": as much as each likes. */
function* payAny(m: Machine, effect: May, cost: Cost, context: Context): Asking {
  for (const seat of seatsOf(m, effect.who, context)) {
    const needs = (x: number): Need => needOf(cost.mana ?? NO_COST, x, null, 0);
    let most = 0;
    while (canPay(needs(most + 1), playerOf(m, seat).pool, m.sources(seat))) most += 1;
    const x = yield* ask.number(m, seat, context.source, 'how much to pay', 0, most);
    if (x > 0) yield* payMana(m, needs(x), billFor(m, seat, context.source, cost, []), false);
    bind(m, effect, context, { seats: [seat], number: x });
  }
}

type May = Extract<Effect, { do: 'may' }>;

export function* mayEffect(m: Machine, effect: May, context: Context): Asking {
  const { cost } = effect;
  if (effect.x === 'any') return cost === null ? undefined : yield* payAny(m, effect, cost, context);
  const x = effect.x === undefined ? context.x : amountOf(m, effect.x, context);
  const need = needOf(cost?.mana ?? NO_COST, x, null, 0);
  // Who has said on announcing how it is used has said that it is ("just how their spell will be used", 1993, p. 30).
  if (cost === null && (context.item?.choices.length ?? 0) > 0) return yield* m.run(effect.then, context);
  for (const seats of inGroups(m, seatsOf(m, effect.who, context))) {
    const decided: { readonly seat: Seat; readonly does: boolean }[] = [];
    for (const seat of seats) {
      const late = effect.one === true && decided.some(({ does }) => does);
      const able =
        !late &&
        ((cost === null && (effect.then[0]?.do !== 'ante' || canAnte(m, seat))) ||
          (cost !== null &&
            canPay(need, playerOf(m, seat).pool, m.sources(seat), cost.tap ? context.source : 0) &&
            canPayRest(m, cost, context.source, seat)));
      const goesOn = effect.then.length === 0 && effect.otherwise.length === 0;
      const purpose = cost !== null ? 'pay the cost' : goesOn ? 'go on' : 'use the effect';
      const must = able && effect.must === true && paysFromLands(m, need, seat);
      decided.push({
        seat,
        does: must || (able && (yield* ask.yesno(m, seat, context.about || context.source, purpose, cost?.life))),
      });
    }
    const doers = decided.flatMap(({ seat, does }) => (does ? [seat] : []));
    bind(m, effect, context, { seats: doers, number: doers.length });
    for (const { seat, does } of decided) {
      const each: Context = effect.x === undefined ? context : { ...context, x };
      const own: Context = isGroup(effect.who) ? { ...each, event: { ...each.event, player: seat } } : each;
      if (does && cost !== null) {
        yield* payMana(m, need, billFor(m, seat, context.source, cost, []), false);
        const paid = yield* payRest(m, seat, context.source, cost, 0, false);
        if (paid.length > 0) own.names = [...own.names, ...paid];
      }
      yield* m.run(does ? effect.then : effect.otherwise, own);
      context.names = own.names;
    }
  }
}
