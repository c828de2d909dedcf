// Effects that move permanents and cards: destroy, sacrifice, exile, return.

import { moveCard, shuffleLibrary } from '../../core/change.ts';
import type { Id, Seat } from '../../core/state.ts';
import type { TriggeredAbility } from '../../language/ability.ts';
import type { Ref } from '../../language/amount.ts';
import type { Effect } from '../../language/effect.ts';
import { ask } from '../ask.ts';
import { charOf } from '../characteristics.ts';
import { type Asking, object as objectOption } from '../decision.ts';
import type { Machine } from '../machine.ts';
import { matches } from '../match.ts';
import { amountOf, type Context, contextOf, objectsOf, seatsOf, stillThere } from '../refs.ts';
import { isProtected } from '../targets.ts';
import { enterPlay, leavePlay, show } from '../zones.ts';

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
function fallen(m: Machine, ref: Ref, context: Context): Id[] {
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
  context.done = ids.length;
  switch (effect.do) {
    case 'destroy':
      return m.book.damage.destroy(m, ids, effect.bury);
    case 'sacrifice':
      return leavePlay(m, ids, 'graveyard');
    case 'exile':
      context.things = ids;
      return move(m, ids, 'removed');
    case 'toHand':
      return move(m, ids, 'hand');
    case 'toLibrary':
      move(m, ids, 'library', effect.where === 'bottom');
      if (effect.where === 'shuffled')
        for (const seat of new Set(ids.map((id) => m.object(id).owner))) shuffleLibrary(m, seat);
      return;
    case 'toPlay':
      // What comes together cannot be enchanted by what comes with it: Auras find their place first.
      for (const id of aurasFirst(m, ids)) {
        const seat = effect.under.ref === 'owner' ? m.object(id).owner : seatsOf(m, effect.under, context)[0];
        if (effect.attached === undefined)
          yield* putIntoPlay(m, id, seat ?? context.controller, effect.tapped, context.source);
        else yield* putOnto(m, id, seat ?? context.controller, affected(m, effect.attached, context)[0]);
      }
      context.things = ids.filter((id) => m.object(id).zone === 'play');
      return;
    default:
      return effect satisfies never;
  }
}

const aurasFirst = (m: Machine, ids: readonly Id[]): Id[] => {
  const isAura = (id: Id): boolean => m.kind(id).definition.enchant !== null;
  return ids.length < 2 ? [...ids] : [...ids.filter(isAura), ...ids.filter((id) => !isAura(id))];
};

/** An Aura that is put into play, not cast, is put on something of its controller's choice, or stays where it is. */
export function* putIntoPlay(m: Machine, id: Id, seat: Seat, tapped: boolean, source: Id): Asking {
  const { enchant } = m.kind(id).definition;
  if (enchant === null) return yield* enterPlay(m, id, seat, tapped);
  const context = contextOf(m, id, seat);
  const { colors } = charOf(m, id);
  const bearers = m.state.inPlay.filter(
    (each) => matches(m, enchant, each, context) && !isProtected(m, each, id, colors),
  );
  if (bearers.length === 0) return;
  const [picked] = yield* ask.pick(m, seat, source, 'put the Aura on what', bearers.map(objectOption), 1, 1);
  if (picked !== undefined) yield* enterPlay(m, id, seat, tapped, picked.id);
}

/** An Aura comes back on the thing that was named for it, if it can be on that; else it stays where it is. */
function* putOnto(m: Machine, id: Id, seat: Seat, bearer: Id | undefined): Asking {
  const { enchant } = m.kind(id).definition;
  if (bearer === undefined || enchant === null || m.object(id).zone !== 'graveyard') return;
  if (!matches(m, enchant, bearer, contextOf(m, id, seat)) || isProtected(m, bearer, id, charOf(m, id).colors)) return;
  yield* enterPlay(m, id, seat, false, bearer);
}

function move(m: Machine, ids: readonly Id[], to: 'removed' | 'hand' | 'library', bottom = false): void {
  leavePlay(
    m,
    ids.filter((id) => m.object(id).zone === 'play'),
    to,
    bottom,
  );
  for (const id of ids) {
    // A spell may send itself elsewhere than to the graveyard while it resolves.
    const { zone } = m.object(id);
    if (zone !== 'graveyard' && zone !== 'chain' && (zone !== 'removed' || to === 'removed')) continue;
    moveCard(m, id, to, { bottom });
    // "When cards are placed into or removed from the graveyard, they must be visible to both players" (1993, p. 37).
    if (to === 'hand') for (const { seat } of m.state.players) if (seat !== m.object(id).owner) show(m, seat, [id]);
  }
}

export function* sacrificeChoice(
  m: Machine,
  effect: Extract<Effect, { do: 'sacrificeChoice' }>,
  context: Context,
): Asking {
  for (const seat of seatsOf(m, effect.who, context)) {
    const number = amountOf(m, effect.amount, context);
    const from = m.state.inPlay.filter(
      (id) => m.object(id).controller === seat && matches(m, effect.filter, id, context),
    );
    if (from.length === 0 && number > 0) {
      yield* m.run(effect.otherwise, context);
      continue;
    }
    const picked = yield* ask.pick(m, seat, context.source, 'sacrifice', from.map(objectOption), number, number);
    context.things = picked.map((option) => option.id);
    leavePlay(m, context.things, 'graveyard');
    if (effect.then !== undefined) yield* m.run(effect.then, context);
  }
}

export function* toHandChoice(m: Machine, effect: Extract<Effect, { do: 'toHandChoice' }>, context: Context): Asking {
  for (const seat of seatsOf(m, effect.who, context)) {
    const number = amountOf(m, effect.amount, context);
    const from = m.state.inPlay.filter(
      (id) => m.object(id).controller === seat && matches(m, effect.filter, id, context),
    );
    const picked = yield* ask.pick(m, seat, context.source, 'return to hand', from.map(objectOption), number, number);
    leavePlay(
      m,
      picked.map((option) => option.id),
      'hand',
    );
  }
}
