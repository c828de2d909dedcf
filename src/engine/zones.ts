// Cards changing places, with all that rules attach to it: coming into play, leaving it, drawing, discarding.

import {
  changedAttack,
  lookAgain,
  moveCard,
  playerOf,
  record,
  setCounters,
  setTapped,
  shuffleLibrary,
  updateCombat,
  updateObject,
  updatePlayer,
  updateState,
} from '../core/change.ts';
import type { Id, Lasting, Memory, Seat, Zone } from '../core/state.ts';
import type { Replace } from '../language/ability.ts';
import type { Filter } from '../language/filter.ts';
import { BASIC_LAND_TYPES, COLORS } from '../language/mana.ts';
import { ask } from './ask.ts';
import { charOf } from './characteristics.ts';
import type { Asking } from './decision.ts';
import { object as objectOption, player as playerOption } from './decision.ts';
import type { Machine } from './machine.ts';
import { matches } from './match.ts';
import { amountOf, conditionHolds, contextOf } from './refs.ts';
import { eventOf, happened, NO_DETAIL } from './triggers.ts';

/** A card that was cast came from the hand. */
const FROM_HAND = { ...NO_DETAIL, fromHand: true };

type Entering = Extract<Replace, { replace: 'enter' }>;

/** Puts a card into play under a seat's control; what the card says about coming in is done on the way. */
export function* enterPlay(
  m: Machine,
  id: Id,
  controller: Seat,
  tapped = false,
  attachTo: Id = 0,
  made: readonly string[] = [],
  x = 0,
): Asking {
  const before = m.object(id);
  moveCard(m, id, 'play', { controller });
  carryOver(m, id, before.life);
  letGo(m, id);
  if (attachTo !== 0) updateObject(m, id, { attachedTo: attachTo });
  if (tapped) setTapped(m, id, true);
  for (const each of charOf(m, id).replacements)
    if (each.replace === 'enter' && each.copy !== null && each.what.self === true) yield* asCopy(m, id, each.copy);
  const { definition } = m.kind(id);
  if (definition.loyalty !== null) setCounters(m, id, 'loyalty', definition.loyalty);
  for (const replacement of charOf(m, id).replacements)
    if (replacement.replace === 'enter' && replacement.what.self === true)
      yield* entering(m, id, replacement, made[0], x);
  lookAgain(m);
  happened(m, 'enters', eventOf(m, id), before.zone === 'chain' || before.zone === 'hand' ? FROM_HAND : NO_DETAIL);
}

/** It may come in as a copy of something in play: then it is that card, for as long as it stays. */
function* asCopy(m: Machine, id: Id, filter: Filter): Asking {
  const { controller } = m.object(id);
  const context = contextOf(m, id, controller);
  const from = m.state.inPlay.filter((each) => each !== id && matches(m, filter, each, context));
  const [picked] = yield* ask.pick(m, controller, id, 'come in as a copy', from.map(objectOption), 0, 1);
  if (picked === undefined) return;
  updateObject(m, id, { kind: m.object(picked.id).kind });
  lookAgain(m);
}

/** What is still attached to a card that went is on nothing: the card that came back is another. */
function letGo(m: Machine, id: Id): void {
  for (const other of m.state.inPlay) if (m.object(other).attachedTo === id) updateObject(m, other, { attachedTo: 0 });
}

/** What changed a spell while it was being cast goes on for the permanent it becomes. */
function carryOver(m: Machine, id: Id, oldLife: number): void {
  const { life } = m.object(id);
  const lasting = m.state.lasting.map((each): Lasting => {
    if (!each.objects.some((marked) => marked.id === id && marked.life === oldLife)) return each;
    return {
      ...each,
      objects: each.objects.map((marked) => (marked.id === id && marked.life === oldLife ? { id, life } : marked)),
    };
  });
  if (lasting.some((each, index) => each !== m.state.lasting[index])) updateState(m, { lasting });
}

function* entering(m: Machine, id: Id, words: Entering, made: string | undefined, x: number): Asking {
  const object = m.object(id);
  if (words.tapped && !(words.unless !== undefined && conditionHolds(m, words.unless, contextOf(m, id))))
    setTapped(m, id, true);
  if (words.counters !== null)
    setCounters(m, id, words.counters.counter, amountOf(m, words.counters.amount, { ...contextOf(m, id), x }));
  if (words.counterOn !== undefined) yield* counterOn(m, id, words.counterOn);
  if (words.choose === 'opponent') {
    const seats = m.book.variant.opponents(m, object.controller);
    const [seat] = yield* ask.pick(m, object.controller, id, 'choose an opponent', seats.map(playerOption), 1, 1);
    if (seat !== undefined) updateObject(m, id, { chosenSeat: seat.id });
  } else {
    const offered = wordsToChoose(m, words.choose);
    if (offered === null) return;
    const chosen = made ?? offered.from[yield* ask.option(m, object.controller, id, offered.purpose, offered.from)];
    updateObject(m, id, { chosen: chosen as string });
  }
}

/** A counter goes on something of its controller's choice, if there is anything. */
function* counterOn(m: Machine, id: Id, words: NonNullable<Entering['counterOn']>): Asking {
  const context = contextOf(m, id);
  const from = m.state.inPlay.filter((each) => matches(m, words.on, each, context)).map(objectOption);
  const [picked] = yield* ask.pick(m, context.controller, id, 'put a counter on what', from, 1, 1);
  if (picked === undefined) return;
  const now = m.object(picked.id).counters.find(({ name }) => name === words.counter)?.number ?? 0;
  setCounters(m, picked.id, words.counter, now + 1);
}

/** Any card of the book may be named, whatever is in the decks. */
export const cardNames = (m: Machine): string[] =>
  m.kinds.names().filter((name) => {
    const kind = m.kinds.named(name);
    return kind !== null && m.book.holds(kind.definition) === null;
  });

/** The words to choose from where a permanent wants one chosen; null where it wants none. */
export function wordsToChoose(
  m: Machine,
  choose: Entering['choose'],
): { readonly purpose: string; readonly from: readonly string[] } | null {
  if (choose === 'card name') return { purpose: 'name a card', from: cardNames(m) };
  if (choose === 'land type') return { purpose: 'choose a basic land type', from: BASIC_LAND_TYPES };
  return choose === 'color' ? { purpose: 'choose a color', from: COLORS } : null;
}

function memoryOf(m: Machine, id: Id): Memory {
  const object = m.object(id);
  const char = charOf(m, id);
  return {
    life: object.life,
    controller: object.controller,
    power: char.power,
    toughness: char.toughness,
    colors: char.colors,
    types: char.types,
    attachedTo: object.attachedTo,
    tapped: object.tapped,
  };
}

/** Where a card really goes: some effects put it elsewhere instead. */
function destination(m: Machine, id: Id, to: Zone): Zone {
  if (to !== 'graveyard') return to;
  const char = charOf(m, id);
  if (m.object(id).zone === 'play' && char.limits.some((limit) => limit.change.change === 'exileIfDies'))
    return 'removed';
  for (const replacement of char.replacements) {
    if (replacement.replace !== 'to graveyard' || !matches(m, replacement.what, id, contextOf(m, id))) continue;
    return instead(replacement);
  }
  return m.object(id).token ? to : diverted(m, id);
}

const instead = (replacement: Extract<Replace, { replace: 'to graveyard' }>): Zone => {
  if (replacement.with === 'shuffle into library') return 'library';
  return replacement.with === 'exile' ? 'removed' : 'hand';
};

/** Where a permanent sends cards that would go to a graveyard. */
function diverted(m: Machine, id: Id): Zone {
  for (const other of m.state.inPlay) {
    if (other === id || !m.kind(other).diverts) continue;
    for (const replacement of charOf(m, other).replacements)
      if (replacement.replace === 'to graveyard' && matches(m, replacement.what, id, contextOf(m, other)))
        return instead(replacement);
  }
  return 'graveyard';
}

/** Permanents leave play together. Abilities that look for it see them as they were. */
export function leavePlay(m: Machine, ids: readonly Id[], to: Zone, bottom = false): void {
  const leaving = ids
    .filter((id) => m.object(id).zone === 'play')
    .map((id) => ({ id, to: destination(m, id, to), memory: memoryOf(m, id) }));
  for (const { id, to: where, memory } of leaving) {
    const event = eventOf(m, id, 0, memory.controller, memory.toughness);
    happened(m, 'leaves', event);
    if (where === 'graveyard') {
      happened(m, 'dies', event);
      if (m.object(id).hurtBy.length > 0) happened(m, 'victim dies', event);
    }
  }
  for (const { id, to: where, memory } of leaving) {
    removeFromCombat(m, id);
    moveCard(m, id, where, { bottom });
    updateObject(m, id, { memory });
    if (where === 'library' && to === 'graveyard') shuffleLibrary(m, m.object(id).owner);
  }
}

/** A card goes from where it is (hand, chain, library) to the graveyard, unless something else happens instead. */
export function toGraveyard(m: Machine, id: Id): void {
  const where = destination(m, id, 'graveyard');
  moveCard(m, id, where);
  if (where === 'library') shuffleLibrary(m, m.object(id).owner);
}

export function removeFromCombat(m: Machine, id: Id): void {
  const { combat } = m.state;
  if (combat === null) return;
  const concerned = combat.attacks.some(
    (attack) => attack.id === id || attack.planeswalker === id || attack.blockers.includes(id),
  );
  if (!concerned && !combat.hasBlocked.includes(id)) return;
  const attacks = combat.attacks
    .filter((attack) => attack.id !== id)
    .map((attack) =>
      changedAttack(attack, {
        planeswalker: attack.planeswalker === id ? -id : attack.planeswalker,
        blockers: attack.blockers.filter((blocker) => blocker !== id),
      }),
    );
  updateCombat(m, { attacks, hasBlocked: combat.hasBlocked.filter((blocker) => blocker !== id) });
  lookAgain(m);
}

/** A card is to be drawn: at once, or laid face down until it is drawn as a fast effect of its own. */
export function drawCard(m: Machine, seat: Seat): void {
  if (m.book.facts.timing.draws === 'at once') {
    takeFromLibrary(m, seat);
    return;
  }
  const top = playerOf(m, seat).library.at(-1);
  if (top !== undefined) moveCard(m, top, 'drawing');
  else updatePlayer(m, seat, { drawing: [...playerOf(m, seat).drawing, 0] });
}

/** Draws the first of the cards that lie face down. */
export function drawFaceDown(m: Machine, seat: Seat): void {
  const [first, ...rest] = playerOf(m, seat).drawing;
  if (first === undefined) return;
  if (first === 0) {
    updatePlayer(m, seat, { drawing: rest });
    takeFromLibrary(m, seat);
    return;
  }
  moveCard(m, first, 'hand');
  happened(m, 'draws', eventOf(m, 0, 0, seat, 1));
}

function takeFromLibrary(m: Machine, seat: Seat): void {
  const { library } = playerOf(m, seat);
  const top = library[library.length - 1];
  if (top === undefined) {
    updatePlayer(m, seat, { drewNothing: true });
    return;
  }
  moveCard(m, top, 'hand');
  happened(m, 'draws', eventOf(m, 0, 0, seat, 1));
}

export function discardCard(m: Machine, id: Id): void {
  const seat = m.object(id).owner;
  toGraveyard(m, id);
  happened(m, 'discards', eventOf(m, id, 0, seat, 1));
}

/** Discarded because a spell or ability of this player says so: some cards come into play instead. */
export function* discardBecauseOf(m: Machine, id: Id, by: Seat): Asking {
  const { owner } = m.object(id);
  const comes = m.kind(id).base.replacements.some(({ replace }) => replace === 'discarded');
  if (!comes || !m.book.variant.opponents(m, owner).includes(by)) return discardCard(m, id);
  yield* enterPlay(m, id, owner);
  happened(m, 'discards', eventOf(m, id, 0, owner, 1));
}

/** Shows hidden cards to a player. */
export function show(m: Machine, to: Seat, ids: readonly Id[]): void {
  const { knows } = playerOf(m, to);
  updatePlayer(m, to, { knows: [...knows, ...ids.filter((id) => !knows.includes(id))] });
  record(m, { event: 'shown', to, ids });
}
