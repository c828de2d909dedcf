// Effects that move permanents and cards: destroy, sacrifice, exile, return.

import { markBy, moveCard, playerOf, shuffleLibrary, updatePlayer } from '../../core/change.ts';
import type { Id, Marked, Seat } from '../../core/state.ts';
import type { TriggeredAbility } from '../../language/ability.ts';
import { ownerOf, type Ref } from '../../language/amount.ts';
import type { Effect } from '../../language/effect.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, object as objectOption } from '../asking/decision.ts';
import { type Arrival, enterPlay, mayBear } from '../happening/entering.ts';
import { leavePlay, putAway, show } from '../happening/zones.ts';
import type { Machine } from '../machine.ts';
import { matches } from '../things/match.ts';
import { bind, marks } from '../things/names.ts';
import { amountOf, asEach, type Context, objectsOf, seatsOf, sourceOf, stillThere } from '../things/refs.ts';
import { isProtected } from '../things/targets.ts';
import { atRandom } from './chance.ts';
import { lasting } from './lasting.ts';
import { inGroups } from './together.ts';

/** The objects an effect really reaches: still there, and not out of its reach by the book's idea of protection. */
export function affected(m: Machine, ref: Ref, context: Context): Id[] {
  const found = objectsOf(m, ref, context).filter((id) => stillThere(m, ref, id, context));
  if (m.book.facts.permanents.protection !== 'unaffected') return found;
  return found.filter(
    (id) => m.object(id).zone !== 'play' || !isProtected(m, id, context.source, colorsFrom(m, context)),
  );
}

/** Whether the text waited for something to die or to leave: any other text loses sight of what does. */
function isOfDeath({ item }: Context): boolean {
  if (item === null || item.what !== 'trigger') return false;
  const { on } = (item.ability as TriggeredAbility).when;
  return on === 'dies' || on === 'leaves' || on === 'victim dies';
}

/** What has just died and lies in the graveyard can still be moved by an ability that speaks of it. */
export function fallen(m: Machine, ref: Ref, context: Context): Id[] {
  if ((ref.ref !== 'this' && ref.ref !== 'subject') || !isOfDeath(context)) return [];
  const life = ref.ref === 'this' ? context.sourceLife : context.event.subjectLife;
  return objectsOf(m, ref, context).filter((id) => {
    const { zone, memory, life: now } = m.object(id);
    return zone === 'graveyard' && memory?.life === life && now === life + 1;
  });
}

/** What the same text took out of the game comes back, if it is still where it was put. */
function setAside(m: Machine, effect: Moving, context: Context): Id[] {
  if (effect.do !== 'toPlay' || effect.what.ref !== 'target') return [];
  const { index } = effect.what;
  return context.targets
    .filter(({ what, spec, id, life }) => {
      if (what !== 'object' || spec !== index) return false;
      const object = m.object(id);
      return object.zone === 'removed' && !object.token && object.life === life + 1;
    })
    .map(({ id }) => id);
}

export const colorsFrom = (m: Machine, context: Context): number =>
  context.item === null ? m.kind(context.source).base.colors : context.item.colors;

type Moving = Extract<Effect, { do: 'destroy' | 'sacrifice' | 'exile' | 'toHand' | 'toLibrary' | 'toPlay' }>;

export function* moveEffect(m: Machine, effect: Moving, context: Context): Asking {
  const ids = [
    ...affected(m, effect.what, context),
    ...fallen(m, effect.what, context),
    ...setAside(m, effect, context),
  ];
  const before = effect.as === undefined ? [] : marks(m, ids);
  yield* carryOut(m, effect, ids, context);
  // What is destroyed and can still be saved is named by who asked for it.
  if (effect.do !== 'destroy') bind(m, effect, context, { things: before });
}

function* carryOut(m: Machine, effect: Moving, ids: readonly Id[], context: Context): Asking {
  switch (effect.do) {
    case 'destroy':
      return yield* m.book.damage.destroy(m, ids, effect.bury);
    case 'sacrifice':
      return yield* putAway(m, ofWhom(m, effect, ids, context));
    case 'exile':
      return move(m, ids, effect.faceDown ? 'aside' : 'removed');
    case 'toHand':
      return move(m, ids, 'hand');
    case 'toLibrary':
      return yield* intoLibrary(m, effect, ids, context);
    case 'toPlay':
      return yield* intoPlay(m, effect, ids, context);
    default:
      return effect satisfies never;
  }
}

function* intoPlay(
  m: Machine,
  effect: Extract<Moving, { do: 'toPlay' }>,
  ids: readonly Id[],
  context: Context,
): Asking {
  const before = marks(m, ids);
  yield* enterPlay(m, yield* arrivals(m, effect, ids, context));
  const come = before.filter(({ id, life }) => m.object(id).zone === 'play' && m.object(id).life !== life);
  for (const { id } of come) markBy(m, id, sourceOf(context));
  const there = ids.filter((id) => m.object(id).zone === 'play');
  if (effect.changes !== undefined) lasting(m, there, [], effect.changes, 'in play', context);
}

function* arrivals(
  m: Machine,
  effect: Extract<Moving, { do: 'toPlay' }>,
  ids: readonly Id[],
  context: Context,
): Asking<Arrival[]> {
  const { under, tapped } = effect;
  const all = ids.map((id): Arrival => {
    const seat = under.ref === 'owner' ? m.object(id).owner : seatsOf(m, under, context)[0];
    return { id, controller: seat ?? context.controller, tapped };
  });
  if (effect.attached === undefined) return all;
  // An Aura comes, from a graveyard or a hand, on the thing that was named for it, if it can be on that; else it stays where it is.
  const { attached } = effect;
  const coming: Arrival[] = [];
  for (const each of all) {
    const { enchant } = m.kind(each.id).definition;
    if (enchant === null || m.object(each.id).zone === 'play') continue;
    const able = affected(m, attached.ref === 'choice' ? attached.from : attached, context).filter((bearer) =>
      mayBear(m, bearer, each.id, enchant, each.controller),
    );
    const bearer = attached.ref === 'choice' ? yield* oneOf(m, able, each) : able[0];
    if (bearer !== undefined) coming.push({ ...each, attachTo: bearer });
  }
  return coming;
}

/** What an Aura that comes into play is put on, of what it may be put on. */
function* oneOf(m: Machine, able: readonly Id[], { id, controller }: Arrival): Asking<Id | undefined> {
  const [picked] = yield* ask.pick(m, controller, id, 'put the Aura on what', able.map(objectOption), {
    min: 1,
    max: 1,
  });
  return picked?.id;
}

function move(m: Machine, ids: readonly Id[], to: 'removed' | 'aside' | 'hand' | 'library', bottom = false): void {
  const inPlay = ids.filter((id) => m.object(id).zone === 'play');
  leavePlay(m, inPlay, to, bottom);
  for (const id of ids) {
    const { zone, owner } = m.object(id);
    if (inPlay.includes(id) || zone === 'gone' || (zone === to && zone !== 'library')) continue;
    const knew = to === 'removed' || to === 'aside' ? [] : knowing(m, id, to);
    moveCard(m, id, to, { bottom });
    for (const seat of knew) if (seat !== owner || to === 'library') show(m, seat, [id]);
  }
}

/** Who knows a card still knows it where it is put: who had seen it, and who had it before them. */
function knowing(m: Machine, id: Id, to: 'hand' | 'library'): Seat[] {
  const { zone, owner } = m.object(id);
  // "When cards are placed into or removed from the graveyard, they must be visible to both players" (1993, p. 37).
  const isOpen = zone === 'graveyard' && to === 'hand';
  const had = (seat: Seat): boolean => seat === owner && (zone === 'hand' || zone === 'removed');
  return m.state.players.filter(({ seat, knows }) => isOpen || had(seat) || knows.includes(id)).map(({ seat }) => seat);
}

/** On top of or under the libraries of their owners, or shuffled into them; in an order, if somebody chooses it. */
function* intoLibrary(
  m: Machine,
  effect: Extract<Moving, { do: 'toLibrary' }>,
  ids: readonly Id[],
  context: Context,
): Asking {
  const { where } = effect;
  // Of several cards that are put there together the owner chooses the order, if nobody else does (2010: CR 401.4).
  const { order = effect.what.ref === 'named' && ids.length > 1 ? ownerOf(effect.what) : undefined } = effect;
  if (order === 'random') return atRandomInto(m, ids, where);
  const [by] = order === undefined ? [] : seatsOf(m, order, context);
  const there = by === undefined ? [] : ids.filter((id) => m.object(id).zone === 'library');
  move(
    m,
    ids.filter((id) => !there.includes(id)),
    'library',
    where === 'bottom',
  );
  for (const seat of new Set(ids.map((id) => m.object(id).owner))) {
    const own = ids.filter((id) => m.object(id).owner === seat && m.object(id).zone === 'library');
    if (where === 'shuffled') shuffleLibrary(m, seat);
    else if (by !== undefined) yield* arrange(m, { seat, by, where }, own, context);
  }
}

/** In an order that chance picks, and that nobody knows. */
function atRandomInto(m: Machine, ids: readonly Id[], where: 'top' | 'bottom' | 'shuffled'): void {
  for (const id of atRandom(m, ids, ids.length)) moveCard(m, id, 'library', { bottom: where === 'bottom' });
}

interface Arranging {
  readonly seat: Seat;
  readonly by: Seat;
  readonly where: 'top' | 'bottom';
}

/** Lays cards of a library on top of it, the first of them uppermost, or under it, the last of them lowest. */
export function* arrange(m: Machine, { seat, by, where }: Arranging, ids: readonly Id[], context: Context): Asking {
  const purpose = where === 'top' ? 'put back in which order' : 'put on the bottom in which order';
  const order = yield* ask.order(m, by, context.source, purpose, ids.map(objectOption));
  const arranged = order.map((index) => ids[index] as Id).reverse();
  const others = playerOf(m, seat).library.filter((id) => !ids.includes(id));
  updatePlayer(m, seat, { library: where === 'top' ? [...others, ...arranged] : [...arranged, ...others] });
}

/** Nobody can sacrifice what somebody else controls by then (2010: CR 701.14). */
function ofWhom(
  m: Machine,
  { by }: Extract<Moving, { do: 'sacrifice' }>,
  ids: readonly Id[],
  context: Context,
): readonly Id[] {
  const seats = by === undefined ? [context.controller] : seatsOf(m, by, context);
  return ids.filter((id) => seats.includes(m.object(id).controller));
}

/** What each of these players picks of the permanents that fit: all choose before anything happens. */
function* choicesOf(
  m: Machine,
  effect: Extract<Effect, { do: 'sacrificeChoice' }>,
  seats: readonly Seat[],
  context: Context,
): Asking<readonly { readonly lacks: boolean; readonly ids: readonly Id[] }[]> {
  const chosen: { readonly lacks: boolean; readonly ids: readonly Id[] }[] = [];
  for (const seat of seats) {
    const from = m.state.inPlay.filter(
      (id) => m.object(id).controller === seat && matches(m, effect.filter, id, context),
    );
    const number = amountOf(m, effect.amount, asEach(effect.who, seat, context));
    const picked = yield* ask.pick(m, seat, context.source, 'sacrifice', from.map(objectOption), {
      min: number,
      max: number,
    });
    chosen.push({ lacks: from.length < number, ids: picked.map((option) => option.id) });
  }
  return chosen;
}

export function* sacrificeChoice(
  m: Machine,
  effect: Extract<Effect, { do: 'sacrificeChoice' }>,
  context: Context,
): Asking {
  for (const seats of inGroups(m, seatsOf(m, effect.who, context))) {
    const chosen = yield* choicesOf(m, effect, seats, context);
    const before = chosen.map(({ ids }) => marks(m, ids));
    yield* putAway(
      m,
      chosen.flatMap(({ ids }) => ids),
    );
    for (const [index, { lacks }] of chosen.entries()) {
      bind(m, effect, context, { things: before[index] as Marked[] });
      if (lacks) yield* m.run(effect.otherwise, context);
      else if (effect.then !== undefined) yield* m.run(effect.then, context);
    }
    bind(m, effect, context, { things: before.flat() });
  }
}
