// References, amounts and conditions put to work: who, what, how many, and whether, seen from one text.

import { isMarked } from '../../core/change.ts';
import type { Memory } from '../../core/looks.ts';
import type { ChainItem, Chosen, EventData, Id, Marked, NamedThing, Register, Seat } from '../../core/state.ts';
import { NO_EVENT, NO_NAMES, NONE } from '../../core/state.ts';
import { whole } from '../../core/whole.ts';
import type { Amount, Ref } from '../../language/amount.ts';
import type { Condition } from '../../language/condition.ts';
import type { Filter } from '../../language/filter.ts';
import { totalCost } from '../../language/mana.ts';
import type { Machine } from '../machine.ts';
import { hasTurn, lifeOf, reaches } from '../seats.ts';
import { costOf } from './kinds.ts';
import { chosenFor, matches, memoryOf } from './match.ts';
import { isCreatureType } from './reshape.ts';

const EVERYBODY: Ref = { ref: 'everybody' };

/** From where a text is read: its source, its controller, and what was chosen or happened. */
export interface Context {
  readonly source: Id;
  readonly sourceLife: number;
  readonly controller: Seat;
  readonly x: number;
  readonly targets: readonly Chosen[];
  readonly event: EventData;
  /** What the text has named so far. */
  names: readonly Register[];
  /** The thing that a static ability is changing, for amounts that differ from one to the next. */
  changed: Id;
  readonly item: ChainItem | null;
  /** Who would be the defending player, where it is asked whether something may attack somebody. */
  readonly defender?: Seat;
  /** The thing that is dealt with just now, of several: questions name it. */
  about?: Id;
  /** What has been asked instead of the draw that this text is about. */
  readonly met?: readonly Id[];
}

const NO_TARGETS: readonly Chosen[] = [];

export function contextOf(m: Machine, source: Id, controller?: Seat, event: EventData = NO_EVENT, x = 0): Context {
  const object = m.object(source);
  return {
    source,
    sourceLife: object.life,
    controller: controller ?? object.controller,
    x,
    targets: NO_TARGETS,
    event,
    names: NO_NAMES,
    changed: 0,
    item: null,
  };
}

/** The source of a text, in the life in which it speaks. */
export const sourceOf = ({ source, sourceLife }: Context): Marked => ({ id: source, life: sourceLife });

/** What goes by a name in a text; null if nothing has been given it, as where a "may" was declined. */
export function registerOf({ names }: Context, name: string): Register | null {
  for (const each of names) if (each.name === name) return each;
  return null;
}

type Named = Extract<Ref, { ref: 'named' }>;

/** What a name means: in the text that gave it, or as it was kept with an ability that the text gave. */
const meantBy = (context: Context, ref: Named): Register | null => ref.meant ?? registerOf(context, ref.name);

const namedThing = (context: Context, ref: Named, id: Id): NamedThing | undefined =>
  meantBy(context, ref)?.things.find((each) => each.id === id);

const unique = (seats: readonly Seat[]): Seat[] => [...new Set(seats)];

/** Those of some players whom the controller of a text reaches. */
const reached = (m: Machine, seats: readonly Seat[], { controller }: Context): readonly Seat[] =>
  !m.limited ? seats : seats.filter((seat) => reaches(m, controller, seat));

/** The player whose turn it is; where a side has it, the one of them whom the event was about. */
const activeFor = (m: Machine, { event }: Context): Seat =>
  event.player >= 0 && event.player !== m.active && hasTurn(m, event.player) ? event.player : m.active;

/** Several players, each of whom is "that player" in what is done for each. */
export const isGroup = (who: Ref): boolean =>
  who.ref === 'everybody' || who.ref === 'opponents' || who.ref === 'otherPlayers';

/** The players a reference names. */
export function seatsOf(m: Machine, ref: Ref, context: Context): readonly Seat[] {
  switch (ref.ref) {
    case 'you':
      return [context.controller];
    case 'opponents':
      return m.book.variant.opponents(m, context.controller);
    case 'opponentsWho': {
      m.volatile = true;
      const { casters, attackers } = m.state.turn;
      const did = ref.did === 'cast a spell' ? casters : attackers;
      return m.book.variant.opponents(m, context.controller).filter((seat) => did.includes(seat));
    }
    case 'everybody':
      return reached(m, m.book.variant.order(m, m.active), context);
    case 'mostLife': {
      m.volatile = true;
      const seats = reached(m, m.book.variant.order(m, m.active), context);
      const most = Math.max(...seats.map((seat) => lifeOf(m, seat)));
      const leaders = seats.filter((seat) => lifeOf(m, seat) === most);
      return leaders.length === 1 ? leaders : [];
    }
    case 'active':
      return [activeFor(m, context)];
    case 'otherPlayers':
      return reached(m, m.book.variant.order(m, m.active), context).filter(
        (seat) => seat !== (context.event.player < 0 ? context.controller : context.event.player),
      );
    case 'eventPlayer':
      return context.event.player < 0 ? [] : [context.event.player];
    case 'chosenPlayer': {
      const seat = chosenFor(m, context.source).chosenSeat;
      return seat < 0 ? [] : [seat];
    }
    case 'target':
      return context.targets.filter((each) => each.spec === ref.index && each.what === 'player').map((each) => each.id);
    case 'together':
      return unique(ref.of.flatMap((each) => seatsOf(m, each, context)));
    case 'named':
      return meantBy(context, ref)?.seats ?? [];
    case 'controller':
      if (ref.of.ref === 'eventItem')
        return m.state.chain.filter(({ id }) => id === context.event.item).map((item) => item.controller);
      return unique(objectsOf(m, ref.of, context).map((id) => controllerSeen(m, ref.of, id, context)));
    case 'owner':
      return unique(objectsOf(m, ref.of, context).map((id) => m.object(id).owner));
    default:
      return [];
  }
}

/** The text as it reads for one of several players: that player is "he or she" in it. */
export function asEach(who: Ref, seat: Seat, context: Context): Context {
  return isGroup(who) && seat >= 0 ? { ...context, event: { ...context.event, player: seat } } : context;
}

/** Who controls it, or did when it left play. */
function controllerSeen(m: Machine, ref: Ref, id: Id, context: Context): Seat {
  const object = m.object(id);
  const item = m.state.chain.find((each) => each.what === 'spell' && each.object === id);
  if (item !== undefined) return item.controller;
  const memory = remembered(m, ref, id, context);
  if (memory !== null) return memory.controller;
  return id === context.source && object.zone !== 'play' ? context.controller : object.controller;
}

/** The objects a reference names, wherever they are; `legal` ones only where the caller has checked targets. */
export function objectsOf(m: Machine, ref: Ref, context: Context): readonly Id[] {
  switch (ref.ref) {
    case 'this':
      return [context.source];
    case 'target':
      return context.targets
        .filter((each) => each.spec === ref.index && each.what !== 'player')
        .map((each) => (each.what === 'item' ? (itemOf(m, each.id)?.object ?? NONE) : each.id))
        .filter((id) => id !== NONE);
    case 'enchanted': {
      const object = m.object(context.source);
      const memory = memoryOf(m, context.source, context.sourceLife);
      const bearer = object.attachedTo !== NONE ? object.attachedTo : (memory?.attachedTo ?? NONE);
      return bearer === NONE ? [] : [bearer];
    }
    case 'subject':
      return context.event.subject === NONE ? [] : [context.event.subject];
    case 'other':
      return context.event.other === NONE ? [] : [context.event.other];
    case 'named':
      return meantBy(context, ref)?.things.map(({ id }) => id) ?? [];
    case 'changed':
      return context.changed === undefined ? [] : [context.changed];
    case 'exiledWith':
      return m.state.players
        .flatMap((player) => player.removed)
        .filter((id) => isMarked(m.object(id).markedBy, context.source, context.sourceLife));
    case 'cards':
      return seatsOf(m, ref.of, context)
        .flatMap((seat) => cardsOf(m, ref, seat, context))
        .filter((id) => matches(m, ref.filter, id, context) && isOneOf(m, ref.only, id, context));
    case 'together':
      return ref.of.flatMap((each) => objectsOf(m, each, context));
    case 'among': {
      const others = ref.without === undefined ? [] : objectsOf(m, ref.without, context);
      return objectsOf(m, ref.of, context).filter((id) => !others.includes(id) && matches(m, ref.filter, id, context));
    }
    case 'all': {
      const seats = ref.controlledBy === undefined ? null : seatsOf(m, ref.controlledBy, context);
      const owners = ref.ownedBy === undefined ? null : seatsOf(m, ref.ownedBy, context);
      return m.state.inPlay.filter(
        (id) =>
          (seats === null || seats.includes(m.object(id).controller)) &&
          (owners === null || owners.includes(m.object(id).owner)) &&
          matches(m, ref.filter, id, context),
      );
    }
    default:
      return [];
  }
}

/** It is one of these, and has not been elsewhere meanwhile. */
const isOneOf = (m: Machine, only: Ref | undefined, id: Id, context: Context): boolean =>
  only === undefined || (objectsOf(m, only, context).includes(id) && stillThere(m, only, id, context));

/** The cards of a player in a zone, or those on top of the library, the first of them uppermost. */
function cardsOf(m: Machine, ref: Extract<Ref, { ref: 'cards' }>, seat: Seat, context: Context): readonly Id[] {
  const cards = m.player(seat)[ref.zone === 'exile' ? 'removed' : ref.zone];
  if (ref.top === undefined) return cards;
  return cards.slice(Math.max(0, cards.length - amountOf(m, ref.top, context))).reverse();
}

export function itemOf(m: Machine, id: Id): ChainItem | undefined {
  return m.state.chain.find((each) => each.id === id);
}

/** The life an object must still be in for an effect to find it: targets and event things do not come back. */
export function stillThere(m: Machine, ref: Ref, id: Id, context: Context): boolean {
  const { life } = m.object(id);
  if (ref.ref === 'target')
    return context.targets.some((each) => each.what === 'object' && each.id === id && each.life === life);
  if (ref.ref === 'subject') return context.event.subjectLife === life;
  if (ref.ref === 'other') return context.event.otherLife === life;
  if (ref.ref === 'this') return context.sourceLife === life;
  if (ref.ref === 'named') return namedThing(context, ref, id)?.life === life;
  if (ref.ref === 'among') return stillThere(m, ref.of, id, context);
  if (ref.ref === 'together')
    return ref.of.some((each) => objectsOf(m, each, context).includes(id) && stillThere(m, each, id, context));
  if (ref.ref === 'cards') return m.object(id).zone === (ref.zone === 'exile' ? 'removed' : ref.zone);
  if (ref.ref === 'enchanted' && m.object(id).zone === m.kind(context.source).definition.enchantIn) return true;
  if (ref.ref === 'exiledWith') return m.object(id).zone === 'removed';
  return m.object(id).zone === 'play';
}

export function amountOf(m: Machine, amount: Amount, context: Context): number {
  if (typeof amount === 'number') return amount;
  switch (amount.amount) {
    case 'x':
      return context.x;
    case 'count':
      if (amount.while !== undefined && !conditionHolds(m, amount.while, context)) return 0;
      return countOf(m, amount, context);
    case 'cards':
      m.volatile = true;
      return seatsOf(m, amount.of, context)
        .flatMap((seat) =>
          amount.above ? above(m.player(seat)[amount.zone], context.source) : m.player(seat)[amount.zone],
        )
        .filter((id) => amount.filter === undefined || matches(m, amount.filter, id, context)).length;
    case 'counters':
      return objectsOf(m, amount.on, context)
        .flatMap((id) => (remembered(m, amount.on, id, context) ?? m.object(id)).counters)
        .reduce((sum, counter) => sum + (counter.name === amount.counter ? counter.number : 0), 0);
    case 'power':
    case 'toughness': {
      const which = amount.amount;
      return objectsOf(m, amount.of, context).reduce((sum, id) => sum + sizeSeen(m, amount.of, id, which, context), 0);
    }
    case 'cost':
      return objectsOf(m, amount.of, context).reduce((sum, id) => sum + costSeen(m, amount.of, id, context), 0);
    case 'life':
      m.volatile = true;
      return seatsOf(m, amount.of, context).reduce((sum, seat) => sum + lifeOf(m, seat), 0);
    case 'chosen': {
      const [power = 0, toughness = power] = (m.object(context.source).chosen ?? '').split('/').map(whole);
      return amount.of === 'power' ? power : toughness;
    }
    case 'greatest':
      return objectsOf(m, { ref: 'all', filter: amount.among }, context).reduce(
        (most, id) => Math.max(most, m.char(id)[amount.of]),
        0,
      );
    case 'event':
      return context.event.amount;
    case 'named':
      return numberNamed(m, amount, context);
    case 'sharing':
      if (amount.names !== undefined) return namesakes(m, objectsOf(m, amount.names, context));
      return kinOf(m, context.changed, amount.filter, context);
    case 'thisTurn': {
      m.volatile = true;
      const { hurt, died } = m.state.turn;
      if (amount.of === 'deaths') return died.filter(({ creature }) => creature).length;
      const seats = seatsOf(m, amount.to, context);
      if (amount.of === 'untapped lands') return seats.reduce((sum, seat) => sum + (m.state.turn.rested[seat] ?? 0), 0);
      if (amount.of === 'lands') return seats.reduce((sum, seat) => sum + m.player(seat).landsPlayed, 0);
      return hurt.reduce((sum, each) => sum + (seats.includes(each.seat) ? each.amount : 0), 0);
    }
    case 'activations':
      m.volatile = true;
      return m.state.turn.uses.filter(({ id, life }) => id === context.source && life === context.sourceLife).length;
    case 'sum':
      return amount.of.reduce<number>((sum, each) => sum + amountOf(m, each, context), 0);
    case 'times':
      return amountOf(m, amount.of, context) * amount.by || 0; // never minus nought, which is no whole number
    case 'difference':
      return amountOf(m, amount.of[0], context) - amountOf(m, amount.of[1], context);
    case 'part': {
      const part = amountOf(m, amount.of, context) / amount.into;
      return amount.round === 'up' ? Math.ceil(part) : Math.floor(part);
    }
    case 'fewest':
      return Math.min(
        ...seatsOf(m, EVERYBODY, context).map((seat) => amountOf(m, amount.of, asEach(EVERYBODY, seat, context))),
      );
    case 'bound':
      return Math[amount.is === 'atLeast' ? 'max' : 'min'](...amount.of.map((each) => amountOf(m, each, context)));
    default:
      return amount satisfies never;
  }
}

function countOf(m: Machine, { filter, controlledBy }: Extract<Amount, { amount: 'count' }>, context: Context): number {
  const all = m.census?.fitting(m, filter, context) ?? null;
  const seats = controlledBy === undefined ? null : seatsOf(m, controlledBy, context);
  if (seats === null && all !== null) return all.length;
  let number = 0;
  for (const id of all ?? m.state.inPlay)
    if (
      (seats === null || seats.includes(m.object(id).controller)) &&
      (all !== null || matches(m, filter, id, context))
    )
      number += 1;
  return number;
}

function numberNamed(m: Machine, amount: Extract<Amount, { amount: 'named' }>, context: Context): number {
  const register = registerOf(context, amount.name);
  if (register === null) return 0;
  if (amount.buried === true) return register.things.filter(({ id }) => isBuried(m, id)).length;
  if (amount.each !== true) return register.number;
  return register.things.filter(({ id }) => m.object(id).owner === context.event.player).length;
}

/** Whether it has come to a graveyard, as a token does before it is gone, or is on its way there (1993, 1997). */
function isBuried(m: Machine, id: Id): boolean {
  const { zone, token } = m.object(id);
  return zone === 'graveyard' || (token && zone === 'gone') || m.state.doomed.some((each) => each.id === id);
}

/** What lies above a card in its pile; nothing, if it is not there. */
const above = (pile: readonly Id[], id: Id): readonly Id[] =>
  pile.includes(id) ? pile.slice(pile.indexOf(id) + 1) : [];

/** How many of these have the same name as another of them. */
function namesakes(m: Machine, ids: readonly Id[]): number {
  const names = ids.map((id) => m.char(id).name);
  return names.filter((name, index) => names.indexOf(name) !== index || names.lastIndexOf(name) !== index).length;
}

/** How many others share a creature type with it. */
function kinOf(m: Machine, id: Id, filter: Filter, context: Context): number {
  const types = m.char(id).subtypes.filter(isCreatureType);
  if (types.length === 0) return 0;
  const isKin = (other: Id): boolean => m.char(other).subtypes.some((type) => types.includes(type));
  return m.state.inPlay.filter((other) => other !== id && matches(m, filter, other, context) && isKin(other)).length;
}

const sizeSeen = (m: Machine, ref: Ref, id: Id, which: 'power' | 'toughness', context: Context): number =>
  (remembered(m, ref, id, context) ?? m.char(id))[which];

const costSeen = (m: Machine, ref: Ref, id: Id, context: Context): number =>
  remembered(m, ref, id, context)?.cost ?? totalCost(costOf(m.kind(id)));

/** What the thing that a reference names was when it left play; null where it is there, or was chosen where it is now. */
function remembered(m: Machine, ref: Ref, id: Id, context: Context): Memory | null {
  const { source, sourceLife, event, targets } = context;
  if (ref.ref === 'target') {
    const { life } = targets.find((each) => each.what === 'object' && each.id === id) ?? { life: 0 };
    return life === m.object(id).life ? null : memoryOf(m, id, life);
  }
  if (id === source && ref.ref === 'this') return memoryOf(m, id, sourceLife);
  if (ref.ref === 'subject') return memoryOf(m, id, event.subjectLife);
  if (ref.ref === 'named') {
    const thing = namedThing(context, ref, id);
    if (thing === undefined || (thing.life === thing.was && thing.life === m.object(id).life)) return null;
    return memoryOf(m, id, thing.was);
  }
  return memoryOf(m, id, ref.ref === 'other' ? event.otherLife : null);
}

/** Whether damage came from what a reference names, in the same life. */
const isBy = (m: Machine, by: Marked, ref: Ref, context: Context): boolean =>
  objectsOf(m, ref, context).some((id) => id === by.id && m.object(id).life === by.life);

export function conditionHolds(m: Machine, condition: Condition, context: Context): boolean {
  switch (condition.if) {
    case 'controls': {
      const seats = seatsOf(m, condition.who, context);
      const found = m.state.inPlay.filter(
        (id) => seats.includes(m.object(id).controller) && matches(m, condition.filter, id, context),
      );
      return found.length >= (condition.atLeast ?? 1);
    }
    case 'controlsMore': {
      const has = (seat: Seat): number =>
        m.state.inPlay.filter((id) => m.object(id).controller === seat && matches(m, condition.filter, id, context))
          .length;
      return seatsOf(m, condition.who, context).some(
        (seat) => has(seat) >= has(context.controller) + (condition.by ?? 1),
      );
    }
    case 'inPlay':
      return (
        m.state.inPlay.filter((id) => matches(m, condition.filter, id, context)).length >= (condition.atLeast ?? 1)
      );
    case 'is':
      if (condition.what.ref === 'cards') m.volatile = true;
      return objectsOf(m, condition.what, context).some((id) => matches(m, condition.filter, id, context));
    case 'compare': {
      const left = amountOf(m, condition.left, context);
      const right = amountOf(m, condition.right, context);
      return condition.is === '>=' ? left >= right : left > right;
    }
    case 'dealtDamage':
      m.volatile = true;
      return seatsOf(m, condition.who, context).some((seat) =>
        m.state.turn.hurt.some(
          ({ seat: hurt, by }) => hurt === seat && (condition.by === undefined || isBy(m, by, condition.by, context)),
        ),
      );
    case 'both':
      return condition.of.every((each) => conditionHolds(m, each, context));
    case 'yourTurn':
      m.volatile = true;
      return hasTurn(m, context.controller);
    case 'attackedLastTurn':
      m.volatile = true;
      return objectsOf(m, condition.what, context).some((id) => {
        const { attacked, controller } = m.object(id);
        return attacked > 0 && attacked === m.state.turn.last[controller];
      });
    case 'not':
      return !conditionHolds(m, condition.not, context);
    default:
      return condition satisfies never;
  }
}
