// Effects about players and their cards: discarding, searching, looking, and what a player may do or pay.

import { chance, moveCard, playerOf, shuffleLibrary, updateObject, updatePlayer } from '../../core/change.ts';
import type { Id, Seat } from '../../core/state.ts';
import type { Effect } from '../../language/effect.ts';
import { NO_COST } from '../../language/mana.ts';
import { ask } from '../ask.ts';
import { canPayRest } from '../costs.ts';
import { gain } from '../damage.ts';
import { type Asking, object as objectOption } from '../decision.ts';
import type { Machine } from '../machine.ts';
import { canPay, needOf } from '../mana.ts';
import { matches } from '../match.ts';
import { payMana, payRest } from '../pay.ts';
import { amountOf, type Context, seatsOf } from '../refs.ts';
import { discardBecauseOf, drawCard, enterPlay, show } from '../zones.ts';
import { canAnte } from './own.ts';

export function* drawUpTo(m: Machine, effect: Extract<Effect, { do: 'drawUpTo' }>, context: Context): Asking {
  for (const seat of seatsOf(m, effect.who, context)) {
    const number = yield* ask.number(m, seat, context.source, 'draw how many cards', 0, effect.amount);
    for (let i = 0; i < number; i += 1) drawCard(m, seat);
    gain(m, seat, effect.lifeForLess * (effect.amount - number));
  }
}

export function* discardEffect(m: Machine, effect: Extract<Effect, { do: 'discard' }>, context: Context): Asking {
  for (const seat of seatsOf(m, effect.who, context)) {
    const from = playerOf(m, seat).hand.filter((id) => matches(m, effect.filter, id, context));
    const wanted = effect.amount === 'all' ? from.length : amountOf(m, effect.amount, context);
    if (effect.how === 'random') {
      const left = from.slice();
      for (let i = Math.min(wanted, left.length); i > 0; i -= 1) {
        const [card] = left.splice(chance(m, left.length), 1);
        yield* discardBecauseOf(m, card as Id, context.controller);
      }
      continue;
    }
    const picked = yield* ask.pick(m, seat, context.source, 'discard', from.map(objectOption), wanted, wanted);
    for (const option of picked) yield* discardBecauseOf(m, option.id, context.controller);
  }
}

/** Exiled by an ability that will speak of the card again. */
function exileWith(m: Machine, id: Id, context: Context): void {
  moveCard(m, id, 'removed');
  updateObject(m, id, { exiledBy: { id: context.source, life: context.sourceLife } });
}

/** Which of the cards found comes into play. */
function* oneOf(m: Machine, ids: readonly Id[], seat: Seat, context: Context): Asking<Id> {
  const [first] = yield* ask.pick(m, seat, context.source, 'put into play', ids.map(objectOption), 1, 1);
  return first?.id ?? 0;
}

export function* searchEffect(
  m: Machine,
  effect: Extract<Effect, { do: 'search' }>,
  context: Context,
  seat: Seat,
): Asking {
  const from = playerOf(m, seat).library.filter((id) => matches(m, effect.filter, id, context));
  show(m, seat, playerOf(m, seat).library);
  const picked = yield* ask.pick(
    m,
    seat,
    context.source,
    'search',
    from.map(objectOption),
    0,
    amountOf(m, effect.amount, context),
  );
  const ids = picked.map((option) => option.id);
  if (effect.to === 'top') shuffleLibrary(m, seat);
  const first = effect.to === 'split' ? yield* oneOf(m, ids, seat, context) : 0;
  for (const id of ids) {
    if (effect.to === 'top') moveCard(m, id, 'library');
    else if (effect.to === 'split' && id !== first) moveCard(m, id, 'hand');
    else if (effect.to === 'hand') moveCard(m, id, 'hand');
    else if (effect.to === 'exile') exileWith(m, id, context);
    else yield* enterPlay(m, id, seat, effect.to === 'play tapped' || effect.to === 'split');
  }
  if (effect.to !== 'top') shuffleLibrary(m, seat);
  // Shown when they lie where they go: what everybody has seen, everybody still knows.
  if (effect.reveal) for (const other of m.book.variant.order(m, seat)) show(m, other, ids);
}

export function* lookAtTop(
  m: Machine,
  effect: Extract<Effect, { do: 'lookAtTop' }>,
  context: Context,
  seat: Seat,
): Asking {
  const number = amountOf(m, effect.amount, context);
  const [by] = seatsOf(m, effect.by, context);
  if (by === undefined) return;
  const { library } = playerOf(m, seat);
  const top = library.slice(Math.max(0, library.length - number)).reverse();
  show(m, by, top);
  if (effect.then === 'may shuffle') {
    if (yield* ask.yesno(m, by, context.source, 'shuffle the library')) shuffleLibrary(m, seat);
  } else if (effect.then === 'arrange') {
    const order = yield* ask.order(m, by, context.source, 'put back in which order', top.map(objectOption));
    const arranged = order.map((index) => top[index] as Id).reverse();
    updatePlayer(m, seat, { library: [...library.slice(0, library.length - top.length), ...arranged] });
  }
}

/**
 * "You may …", "you may pay … if you do", and "… unless you pay": asked only where it can be done. Where everybody
 * may, the player who does is `eventPlayer` of what follows.
 */
export function* mayEffect(m: Machine, effect: Extract<Effect, { do: 'may' }>, context: Context): Asking {
  for (const seat of seatsOf(m, effect.who, context)) {
    const { cost } = effect;
    const need = needOf(cost?.mana ?? NO_COST, 0, null, 0);
    const own: Context =
      effect.who.ref === 'everybody' ? { ...context, event: { ...context.event, player: seat } } : context;
    const able =
      (cost === null && (effect.then[0]?.do !== 'ante' || canAnte(m, seat))) ||
      (cost !== null &&
        canPay(need, playerOf(m, seat).pool, m.sources(seat)) &&
        canPayRest(m, cost, context.source, seat));
    if (able && (yield* ask.yesno(m, seat, context.source, cost === null ? 'use the effect' : 'pay the cost'))) {
      if (cost !== null) {
        yield* payMana(m, seat, context.source, need, false, false);
        yield* payRest(m, seat, context.source, cost, 0, false);
      }
      yield* m.run(effect.then, own);
    } else yield* m.run(effect.otherwise, own);
  }
}
