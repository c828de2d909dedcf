// Triggered abilities: when something happens, those that waited for it are noted in `waiting`.
// What then becomes of them (at once, or on the stack) is the book's timing.

import { isMarked, updateState } from '../../core/change.ts';
import type { EventData, Id, Seat, Waiting } from '../../core/state.ts';
import { NO_EVENT } from '../../core/state.ts';
import type { PhaseName, TriggeredAbility, When } from '../../language/ability.ts';
import type { Filter } from '../../language/filter.ts';
import type { Machine } from '../machine.ts';
import { hasTurn, reaches, sideOf } from '../seats.ts';
import { allPlayerLimits, charOf, isCreature, isSilent, listens } from '../things/characteristics.ts';
import { type EventName, eventBit } from '../things/kinds.ts';
import { matches, matchesSource, matchesSpell } from '../things/match.ts';
import { type Context, conditionHolds, contextOf } from '../things/refs.ts';
import { rollOf } from '../things/rolls.ts';
import { sameAbility } from './alike.ts';
import { noteTrigger } from './causes.ts';

export function eventOf(
  m: Machine,
  subject: Id,
  other: Id = 0,
  player: Seat = -1,
  amount = 0,
  item: Id = 0,
): EventData {
  return {
    subject,
    subjectLife: subject === 0 ? 0 : m.object(subject).life,
    other,
    otherLife: other === 0 ? 0 : m.object(other).life,
    player,
    amount,
    item,
  };
}

/** Something happened: note every ability that waited for it. `detail` carries what some events need besides. */
export function happened(m: Machine, on: EventName, event: EventData, detail: Detail = NO_DETAIL): void {
  const bit = eventBit(on);
  const gone = on === 'discards' ? event.subject : 0;
  if (!listens(m, bit) && !hearsGone(m, gone, bit)) return;
  const found: Waiting[] = fromGraveyards(m, bit, gone, (ability, id, owner) => {
    const context = contextOf(m, id, owner, event);
    return isWithinReach(m, context) && fits(m, ability.when, context, detail) ? [event] : [];
  });
  for (const id of rollOf(m, 'hearing')) {
    const char = charOf(m, id);
    for (const ability of char.triggered) {
      if (ability.when.on !== on || isSilent(m, m.object(id), char.types, ability)) continue;
      const context = contextOf(m, id, undefined, event);
      if (!isWithinReach(m, context) || !fits(m, ability.when, context, detail)) continue;
      if (ability.condition !== null && !conditionHolds(m, ability.condition, context)) continue;
      found.push(waitingFor(m, id, ability, event));
    }
  }
  for (const { change, source, seat } of allPlayerLimits(m)) {
    if (change.change !== 'ability' || change.ability.ability !== 'triggered') continue;
    const { ability } = change;
    const context = contextOf(m, source, seat, event);
    if (ability.when.on !== on || !isWithinReach(m, context) || !fits(m, ability.when, context, detail)) continue;
    if (ability.condition !== null && !conditionHolds(m, ability.condition, context)) continue;
    found.push({ ...waitingFor(m, source, ability, event), controller: seat });
  }
  if (found.length === 0) return;
  noteTrigger(m, found);
  updateState(m, { waiting: [...m.state.waiting, ...found] });
}

/**
 * The abilities of cards in graveyards that wait for such an event, once for each event that `heard` finds for them. A card
 * that was discarded (`gone`) knows of it wherever it went.
 */
function fromGraveyards(
  m: Machine,
  bit: number,
  gone: Id,
  heard: (ability: TriggeredAbility, id: Id, owner: Seat) => readonly EventData[],
): Waiting[] {
  if ((m.heardBelow & bit) === 0 && !hearsGone(m, gone, bit)) return [];
  return m.book.variant.order(m, m.active).flatMap((owner) =>
    withGone(m, owner, gone).flatMap((id) =>
      m.kind(id).fromBelow.flatMap((ability) =>
        eventBit(ability.when.on) !== bit
          ? []
          : heard(ability, id, owner)
              .filter((event) => {
                const context = contextOf(m, id, owner, event);
                return ability.condition === null || conditionHolds(m, ability.condition, context);
              })
              .map((event) => ({ ...waitingFor(m, id, ability, event), controller: owner })),
      ),
    ),
  );
}

/** Whether what has just gone waits for this, wherever it has gone. */
const hearsGone = (m: Machine, gone: Id, bit: number): boolean => gone !== 0 && (m.kind(gone).listensBelow & bit) !== 0;

function withGone(m: Machine, owner: Seat, gone: Id): readonly Id[] {
  const { graveyard } = m.player(owner);
  return gone === 0 || m.object(gone).owner !== owner || graveyard.includes(gone) ? graveyard : [...graveyard, gone];
}

/** An ability hears only of what happens altogether within its controller's reach (2007: CR 601; 2010: CR 801). */
function isWithinReach(m: Machine, { controller, event }: Context): boolean {
  if (!m.limited) return true;
  const { subject, other, player } = event;
  return (
    reaches(m, controller, player) &&
    (subject === 0 || reaches(m, controller, m.object(subject).controller)) &&
    (other === 0 || reaches(m, controller, m.object(other).controller))
  );
}

function waitingFor(m: Machine, source: Id, ability: TriggeredAbility, event: EventData): Waiting {
  const object = m.object(source);
  return { ability, source, sourceLife: object.life, controller: object.controller, event };
}

export interface Detail {
  readonly combat: boolean;
  readonly alone: boolean;
  readonly number: number;
  /** It comes into play from a hand, having been played or put there by an effect. */
  readonly fromHand: boolean;
  /** A spell or ability of an opponent made the player do it. */
  readonly byOpponent?: boolean;
  /** It comes into play because it was cast out of a hand. */
  readonly cast?: boolean;
  /** All the damage that a source deals at one time, to whatever it hurts. */
  readonly whole?: true;
  /** The name of the counter that is taken off. */
  readonly counter?: string;
  /** The attackers that it blocks besides, or the creatures that block it besides, told of before this one. */
  readonly others?: readonly Id[];
}
export const NO_DETAIL: Detail = { combat: false, alone: false, number: 1, fromHand: false };

const isAnything = (filter: Filter): boolean => Object.keys(filter).length === 0;

const whoFits = (m: Machine, who: 'you' | 'opponent' | 'anybody', context: Context): boolean =>
  who === 'anybody' ||
  (who === 'you'
    ? context.event.player === context.controller
    : m.book.variant.opponents(m, context.controller).includes(context.event.player));

function fits(m: Machine, when: When, context: Context, detail: Detail): boolean {
  const { event } = context;
  const subjectFits = (filter: Filter): boolean => event.subject !== 0 && matches(m, filter, event.subject, context);
  const otherFits = (filter: Filter): boolean => event.other !== 0 && matches(m, filter, event.other, context);
  // Of several that fit ("one or more Orcs") it hears once, whichever of them was named first.
  const isFirst = (filter: Filter): boolean =>
    isAnything(filter) ? detail.number === 1 : !detail.others?.some((id) => matches(m, filter, id, context));
  switch (when.on) {
    case 'enters':
      if (when.from === 'not cast' && detail.cast === true) return false;
      return subjectFits(when.what) && (when.from !== 'hand' || detail.fromHand);
    case 'dies':
    case 'leaves':
    case 'unblocked':
    case 'becomes tapped':
    case 'becomes untapped':
    case 'left tapped':
    case 'taps for mana':
      return subjectFits(when.what);
    case 'becomes target':
      return subjectFits(when.what) && (when.by === undefined || whoFits(m, when.by, context));
    case 'attacks':
      if (when.together === true && detail.number > 1) return false;
      return subjectFits(when.what) && (when.alone !== true || detail.alone);
    case 'blocks': {
      const once = when.once === true || isAnything(when.other);
      return subjectFits(when.what) && otherFits(when.other) && (!once || isFirst(when.other));
    }
    case 'fights':
      return subjectFits(when.what) && otherFits(when.other);
    case 'blocked':
      return subjectFits(when.what) && otherFits(when.other) && (when.each || isFirst(when.other));
    case 'deals damage':
      if ((when.to === 'anything') !== (detail.whole === true)) return false;
      // What dealt it counts as it last was, if it has left play since.
      return (
        matchesSource(m, when.what, event.subject, event.subjectLife, context) &&
        (!when.combat || detail.combat) &&
        receiverFits(m, when.to, context)
      );
    case 'is dealt damage':
      return otherFits(when.what) && (!when.combat || detail.combat);
    case 'player is dealt damage':
      return whoFits(m, when.who, context) && (when.damage === 'any' || !detail.combat);
    case 'victim dies':
      return isMarked(m.object(event.subject).hurtBy, context.source, context.sourceLife);
    case 'counter removed':
      return subjectFits(when.what) && detail.counter === when.counter;
    case 'casts':
      return matchesSpell(m, when.what, event.subject, context) && whoFits(m, when.who, context);
    case 'discards':
      if (when.by !== undefined && !detail.byOpponent) return false;
      return whoFits(m, when.who, context) && (when.what === undefined || subjectFits(when.what));
    case 'plays land':
    case 'draws':
    case 'gains life':
    case 'loses life':
      return whoFits(m, when.who, context);
    case 'phase':
    case 'state':
    case 'either':
      return false; // looked for by `atPhase` and `stateTriggers`
    default:
      return when satisfies never;
  }
}

function receiverFits(
  m: Machine,
  to: 'player' | 'opponent' | 'creature' | 'you' | 'anything',
  context: Context,
): boolean {
  const { player, other } = context.event;
  if (to === 'anything') return true;
  // Not everything in play that is dealt damage is a creature: a planeswalker is none.
  if (to === 'creature') return other !== 0 && isCreature(m, other);
  if (player < 0) return false;
  if (to === 'player') return true;
  if (to === 'you') return player === context.controller;
  return m.book.variant.opponents(m, context.controller).includes(player);
}

/** The abilities that wait for a phase of the active player, in the order of their arrival. */
export function atPhase(m: Machine, phase: PhaseName): Waiting[] {
  if (!listens(m, eventBit('phase'))) return [];
  const found = fromGraveyards(m, eventBit('phase'), 0, (ability, id, owner) => {
    const waits = ability.when.on === 'phase' && ability.when.phase === phase;
    return waits ? whosePhase(m, ability, id, owner).map((player) => ({ ...NO_EVENT, player })) : [];
  });
  for (const id of rollOf(m, 'hearing')) {
    const char = charOf(m, id);
    for (const ability of char.triggered) {
      if (ability.when.on !== 'phase' || ability.when.phase !== phase) continue;
      if (isSilent(m, m.object(id), char.types, ability)) continue;
      for (const seat of whosePhase(m, ability, id)) {
        // What is enchanted as the phase begins is what the text goes on to speak of, wherever the Aura is by then.
        const bearer = ability.when.whose === 'enchanted' ? m.object(id).attachedTo : 0;
        const event = eventOf(m, bearer, 0, seat);
        const context = contextOf(m, id, undefined, event);
        if (ability.condition !== null && !conditionHolds(m, ability.condition, context)) continue;
        found.push(waitingFor(m, id, ability, event));
      }
    }
  }
  return found;
}

/**
 * The players whose phase it is that an ability waits for. Where two players of a side have a phase together, what happens
 * "in each player's" happens for each of them; what does not speak of the player happens once.
 */
function whosePhase(m: Machine, ability: TriggeredAbility, id: Id, controller?: Seat): readonly Seat[] {
  const object = controller === undefined ? m.object(id) : { ...m.object(id), controller };
  const { whose } = ability.when as Extract<When, { on: 'phase' }>;
  const own = (seat: Seat): readonly Seat[] => (hasTurn(m, seat) ? [seat] : []);
  switch (whose) {
    case 'each': {
      const seats = sideOf(m, m.active).filter((seat) => reaches(m, object.controller, seat));
      return seats.length < 2 || speaksOfPlayer(ability) ? seats : seats.slice(0, 1);
    }
    case 'you':
      return own(object.controller);
    case 'opponents':
      return m.book.variant.opponents(m, object.controller).filter((seat) => hasTurn(m, seat));
    case 'enchanted':
      return object.attachedTo === 0 ? [] : own(m.object(object.attachedTo).controller);
    case 'chosen':
      return object.chosenSeat < 0 ? [] : own(object.chosenSeat);
    default:
      return whose satisfies never;
  }
}

const speaking = new WeakMap<TriggeredAbility, boolean>();

/** Whether an ability says "that player" of the one whose phase it is. */
function speaksOfPlayer(ability: TriggeredAbility): boolean {
  let speaks = speaking.get(ability);
  if (speaks === undefined) {
    const { condition, targets, effects, chooser } = ability;
    speaks = /:"(eventPlayer|active|otherPlayers|event|eventOpponent)"/.test(
      JSON.stringify([condition, targets, effects, { chooser }]),
    );
    speaking.set(ability, speaks);
  }
  return speaks;
}

/** Abilities whose condition is true now and that do not wait already. */
export function stateTriggers(m: Machine): Waiting[] {
  const found: Waiting[] = [];
  if (!listens(m, eventBit('state'))) return found;
  for (const id of rollOf(m, 'hearing')) {
    for (const ability of charOf(m, id).triggered) {
      if (ability.when.on !== 'state' || !conditionHolds(m, ability.when.condition, contextOf(m, id))) continue;
      if (waitsAlready(m, id, ability, found)) continue;
      found.push(waitingFor(m, id, ability, NO_EVENT));
    }
  }
  return found;
}

/** Whether as many abilities like this one wait as the thing has. */
function waitsAlready(m: Machine, id: Id, ability: TriggeredAbility, found: readonly Waiting[]): boolean {
  const mine = { ability };
  const waits = (each: Waiting): boolean => each.source === id && sameAbility(each, mine);
  const waiting = [...m.state.waiting, ...found].filter(waits).length;
  const announced = m.state.chain.filter(
    (item) => item.what === 'trigger' && item.object === id && sameAbility(item, mine),
  ).length;
  if (waiting + announced === 0) return false;
  const alike = charOf(m, id).triggered.filter((each) => sameAbility({ ability: each }, mine)).length;
  return waiting + announced >= alike;
}
