// Choices made while a text is carried out: of things in play, of cards in a hand, a pile or a library, or of what it named.

import type { Id, Marked, Seat } from '../../core/state.ts';
import { type Choice, the } from '../../language/amount.ts';
import type { Effect } from '../../language/effect.ts';
import { totalCost } from '../../language/mana.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, object as objectOption, player as playerOption } from '../asking/decision.ts';
import type { PurposeOf } from '../asking/purposes.ts';
import { show } from '../happening/zones.ts';
import type { Machine } from '../machine.ts';
import { costOf } from '../things/kinds.ts';
import { bind, marks } from '../things/names.ts';
import { amountOf, type Context, objectsOf, seatsOf, stillThere } from '../things/refs.ts';
import { atRandom } from './chance.ts';
import { inGroups } from './together.ts';

type Choosing = Effect & { readonly what: Choice };

export const isChoosing = (effect: Effect): effect is Choosing => 'what' in effect && effect.what?.ref === 'choice';

/** By what name the chosen go where the text gives them none. */
const CHOSEN = 'chosen';

/** The choice is made, and then the effect is done to what was chosen. */
export function* runChoice(m: Machine, effect: Choosing, context: Context, run: (effect: Effect) => Asking): Asking {
  const { as = CHOSEN, ...rest } = effect;
  const all: Marked[] = [];
  const seats = yield* choosers(m, effect.what, context);
  for (const group of inGroups(m, seats)) {
    const before: Marked[] = [];
    for (const seat of group) before.push(...marks(m, yield* pickFor(m, effect, seat, seats.length > 1, context)));
    bind(m, { as }, context, { things: before });
    all.push(...before);
    yield* run({ ...rest, what: the(as) } as Effect);
  }
  bind(m, { as }, context, { things: all, seats });
}

/** Who chooses: all whom the text names, or one of them, as its controller says. */
function* choosers(m: Machine, { by, one }: Choice, context: Context): Asking<readonly Seat[]> {
  const seats = seatsOf(m, by, context);
  if (one !== true || seats.length < 2) return seats;
  const { controller, source } = context;
  const [picked] = yield* ask.pick(m, controller, source, 'choose an opponent', seats.map(playerOption), {
    min: 1,
    max: 1,
  });
  return picked === undefined ? [] : [picked.id];
}

/** Who has it: who controls what is in play, who owns what is elsewhere. */
const holder = (m: Machine, id: Id): Seat => {
  const { zone, controller, owner } = m.object(id);
  return zone === 'play' ? controller : owner;
};

function* pickFor(m: Machine, effect: Choosing, seat: Seat, ownOnly: boolean, context: Context): Asking<readonly Id[]> {
  const { from, amount, upTo, random } = effect.what;
  const there = objectsOf(m, from, context).filter(
    (id) => stillThere(m, from, id, context) && (!ownOnly || holder(m, id) === seat),
  );
  const all = effect.what.dearest ? dearestOf(m, there) : there;
  const isSearch = from.ref === 'cards' && from.zone === 'library' && from.top === undefined;
  if (isSearch) for (const owner of seatsOf(m, from.of, context)) show(m, seat, m.player(owner).library);
  const most = amount === 'any' ? all.length : Math.max(0, amountOf(m, amount, context));
  if (random === true) return atRandom(m, all, most);
  // What only the searcher sees need not be found, unless any card will do (2010: CR 701.15).
  const mayFail = isSearch && Object.keys(from.filter).length > 0;
  const least = amount === 'any' || upTo === true || mayFail ? 0 : most;
  const purpose = isSearch ? 'search' : purposeOf(m, effect, all, seat);
  const picked = yield* ask.pick(m, seat, context.source, purpose, all.map(objectOption), { min: least, max: most });
  return picked.map(({ id }) => id);
}

/** Those of the things that cost the most. */
function dearestOf(m: Machine, ids: readonly Id[]): readonly Id[] {
  const costs = ids.map((id) => totalCost(costOf(m.kind(id))));
  const most = Math.max(...costs);
  return ids.filter((_id, index) => costs[index] === most);
}

function purposeOf(m: Machine, effect: Choosing, from: readonly Id[], seat: Seat): PurposeOf<'pick'> {
  const isOwn = from.every((id) => holder(m, id) === seat);
  switch (effect.do) {
    case 'toHand':
      return from.some((id) => m.object(id).zone === 'play') ? 'return to hand' : 'put into the hand';
    case 'toPlay':
      return 'put into play';
    case 'toGraveyard':
      return 'put into the graveyard';
    case 'sacrifice':
      return isOwn ? 'sacrifice' : 'choose';
    case 'discard':
      return isOwn ? 'discard' : 'choose a card to be discarded';
    case 'destroy':
    case 'exile':
    case 'tap':
    case 'toLibrary':
      return isOwn ? 'choose of your own' : 'choose';
    default:
      return from.some((id) => m.object(id).zone === 'removed') ? 'choose exiled cards' : 'choose';
  }
}
