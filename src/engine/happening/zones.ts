// Cards changing places, with all that rules attach to it: leaving play, going to the graveyard, drawing, discarding.

import {
  changedAttack,
  moveCard,
  playerOf,
  record,
  shuffleLibrary,
  updateCombat,
  updateObject,
  updatePlayer,
  updateTurn,
} from '../../core/change.ts';
import type { Memory } from '../../core/looks.ts';
import { type Id, NOBODY, type Seat, type Zone } from '../../core/state.ts';
import type { Replace } from '../../language/ability.ts';
import { totalCost } from '../../language/mana.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, type Option, object as objectOption } from '../asking/decision.ts';
import { linger } from '../effects/lasting.ts';
import type { Machine } from '../machine.ts';
import { charOf, isOff } from '../things/characteristics.ts';
import { isOpenPlace } from '../things/faces.ts';
import { CREATURE, costOf, hasLost } from '../things/kinds.ts';
import { matches } from '../things/match.ts';
import { contextOf } from '../things/refs.ts';
import { rollOf } from '../things/rolls.ts';
import { fightingOf } from '../things/traits.ts';
import { causing } from './causes.ts';
import { enterPlay } from './entering.ts';
import { lostControl } from './promises.ts';
import { eventOf, happened, NO_DETAIL } from './triggers.ts';

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
    name: char.name,
    supers: char.supers,
    subtypes: char.subtypes,
    keywords: { low: char.keywords.low, high: char.keywords.high },
    attachedTo: object.attachedTo,
    tapped: object.tapped,
    counters: object.counters,
    cost: totalCost(costOf(m.kind(id))),
    chosen: object.chosen,
    chosenSeat: object.chosenSeat,
    fought: fightingOf(m.state.combat, id),
  };
}

/** A place that something sends a card to that would go to the graveyard. */
interface Way {
  readonly to: Zone;
  readonly source: Id;
}

/** Where a card may go instead of the graveyard, each place once: what was done to it, what it says, what others say. */
function waysOf(m: Machine, id: Id): readonly Way[] {
  const ways: Way[] = [];
  const add = (to: Zone, source: Id): void => {
    if (!ways.some((way) => way.to === to)) ways.push({ to, source });
  };
  const { limits, replacements } = charOf(m, id);
  const { zone, token } = m.object(id);
  if (zone === 'play')
    for (const { change, source } of limits) if (change.change === 'exileIfDies') add('removed', source);
  for (const replacement of replacements)
    if (replacement.replace === 'to graveyard' && matches(m, replacement.what, id, contextOf(m, id)))
      add(instead(replacement), id);
  if (!token) diverted(m, id, add);
  return ways;
}

/** Where a card really goes, in a book in which nobody chooses. */
function destination(m: Machine, id: Id, to: Zone): Move {
  const way = to === 'graveyard' ? waysOf(m, id)[0] : undefined;
  return { id, to: way?.to ?? to, by: way?.source ?? 0 };
}

/**
 * Where cards that would go to the graveyard together really go. Of several places the controller of a card chooses, or
 * its owner where nobody controls it (2007: CR 419.9; 2010: CR 616.1).
 */
function* toTheGraveyard(m: Machine, ids: readonly Id[]): Asking<Move[]> {
  const moves: Move[] = [];
  for (const id of ids) {
    const ways = waysOf(m, id);
    let [way] = ways;
    if (ways.length > 1 && m.book.facts.damage.modifiers === 'chosen by who is affected') {
      const { zone, controller, owner } = m.object(id);
      const chooser = zone === 'play' || zone === 'chain' ? controller : owner;
      const from = ways.map(({ source }) => objectOption(source));
      const [picked] = yield* ask.pick(m, chooser, id, 'which applies first', from, { min: 1, max: 1 });
      way = ways.find(({ source }) => source === picked?.id) ?? way;
    }
    moves.push({ id, to: way?.to ?? 'graveyard', by: way?.source ?? 0 });
  }
  return moves;
}

const instead = (replacement: Extract<Replace, { replace: 'to graveyard' }>): Zone => {
  if (replacement.with === 'shuffle into library') return 'library';
  return replacement.with === 'exile' ? 'removed' : 'hand';
};

/** Where a permanent sends cards that would go to a graveyard. */
function diverted(m: Machine, id: Id, add: (to: Zone, source: Id) => void): void {
  for (const other of rollOf(m, 'replacing')) {
    if (other === id || !m.kind(other).diverts) continue;
    for (const replacement of charOf(m, other).replacements)
      if (replacement.replace === 'to graveyard' && matches(m, replacement.what, id, contextOf(m, other)))
        add(instead(replacement), other);
  }
}

/** A card on its way out of where it is. */
interface Move {
  readonly id: Id;
  readonly to: Zone;
  /** What sends it there instead of the graveyard; 0 for nothing. */
  readonly by: Id;
}

/**
 * Moves a card; where something sent it elsewhere than it would have gone, that is why. Whoever shuffles it into a library
 * reveals it first, wherever it was.
 */
function carry(m: Machine, { id, to, by }: Move, bottom = false): void {
  if (by !== 0 && to === 'library' && !isOpenPlace(m.object(id).zone))
    for (const seat of m.book.variant.order(m, m.active)) show(m, seat, [id]);
  if (by === 0) moveCard(m, id, to, { bottom });
  else causing(m, { by: 'instead', source: by }, () => moveCard(m, id, to, { bottom }));
}

/** Where each of several cards that go at the same time really goes, as things are before any of them has gone. */
const headed = (m: Machine, ids: readonly Id[], to: Zone): Move[] => ids.map((id) => destination(m, id, to));

/** What was to go to a graveyard and is shuffled into a library instead: the library is shuffled when all have moved. */
function shuffleIn(m: Machine, moves: readonly Move[]): void {
  const seats = new Set<Seat>();
  for (const { id, to } of moves) if (to === 'library') seats.add(m.object(id).owner);
  for (const seat of seats) shuffleLibrary(m, seat);
}

/** Permanents leave play together. Abilities that look for it see them as they were. */
export function leavePlay(m: Machine, ids: readonly Id[], to: Zone, bottom = false): void {
  const going = ids.filter((id) => m.object(id).zone === 'play');
  depart(m, headed(m, going, to), to, bottom);
}

/** Permanents are put into the graveyard together, or where else they go instead. */
export function* putAway(m: Machine, ids: readonly Id[]): Asking {
  const going = ids.filter((id) => m.object(id).zone === 'play');
  depart(m, yield* toTheGraveyard(m, going), 'graveyard', false);
}

function depart(m: Machine, moves: readonly Move[], to: Zone, bottom: boolean): void {
  const leaving = moves.map((each) => ({ ...each, memory: memoryOf(m, each.id) }));
  for (const { id, to: where, memory } of leaving) {
    const event = eventOf(m, id, 0, memory.controller, memory.toughness);
    happened(m, 'leaves', event);
    if (where === 'graveyard') {
      happened(m, 'dies', event);
      if (m.object(id).hurtBy.length > 0) happened(m, 'victim dies', event);
    }
  }
  for (const leaver of leaving) {
    const { id, to: where, memory } = leaver;
    for (const ability of m.kind(id).statics)
      if (ability.lingers && !hasLost(charOf(m, id), ability)) linger(m, id, ability);
    removeFromCombat(m, id);
    carry(m, leaver, bottom);
    updateObject(m, id, { memory });
    lostControl(m, id, memory.controller);
    // A creature in play, or a creature card that was none there: of nothing else is it asked.
    const creature = (memory.types & CREATURE) !== 0;
    if (where === 'graveyard' && (creature || (m.kind(id).base.types & CREATURE) !== 0)) {
      const dead = { id, life: m.object(id).life, creature };
      updateTurn(m, { died: [...m.state.turn.died, dead] });
    }
  }
  if (to === 'graveyard') shuffleIn(m, leaving);
}

/** Cards leave the game altogether, with their owner. One who goes takes everything: that is said once, of the player. */
export function leaveTable(m: Machine, ids: readonly Id[]): void {
  const inPlay = ids.filter((id) => m.object(id).zone === 'play');
  const memories = inPlay.map((id) => ({ id, memory: memoryOf(m, id) }));
  for (const { id, memory } of memories) happened(m, 'leaves', eventOf(m, id, 0, memory.controller, memory.toughness));
  const { events } = m;
  m.events = null;
  for (const id of ids) {
    removeFromCombat(m, id);
    moveCard(m, id, 'gone');
  }
  for (const { id, memory } of memories) {
    updateObject(m, id, { memory });
    lostControl(m, id, memory.controller);
  }
  m.events = events;
}

/** Cards go together from where they are (hand, chain, library) to the graveyard, unless something else happens instead. */
export function* toGraveyard(m: Machine, ids: readonly Id[]): Asking {
  carryOut(m, yield* toTheGraveyard(m, ids));
}

function carryOut(m: Machine, moves: readonly Move[]): void {
  for (const move of moves) carry(m, move);
  shuffleIn(m, moves);
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
  const left = [...combat.left, ...combat.attacks.filter((attack) => attack.id === id)];
  updateCombat(m, { attacks, left, hasBlocked: combat.hasBlocked.filter((blocker) => blocker !== id) });
}

/** Cards are discarded together; `by` is the player whose spell or ability says so, nobody for a cost or a rule. */
export function* discard(m: Machine, ids: readonly Id[], by: Seat = NOBODY): Asking {
  const discarded = ids.map((id) => ({ id, owner: m.object(id).owner }));
  const coming: typeof discarded = [];
  const saved: Id[] = [];
  for (const each of discarded) {
    if (!comesInstead(m, each.id, each.owner, by)) continue;
    const way = yield* wayOfComing(m, each.id, each.owner);
    if (way === 'play') coming.push(each);
    if (way === 'top') saved.push(each.id);
  }
  const others = discarded.filter(({ id }) => !coming.some((each) => each.id === id));
  const kept = by === NOBODY ? [] : yield* ontoLibraries(m, others, saved);
  const moves = yield* toTheGraveyard(
    m,
    others.map(({ id }) => id).filter((id) => !kept.includes(id)),
  );
  if (coming.length > 0)
    yield* enterPlay(
      m,
      coming.map(({ id, owner }) => ({ id, controller: owner })),
    );
  for (const id of kept) {
    moveCard(m, id, 'library');
    show(m, m.object(id).owner, [id]);
  }
  carryOut(m, moves);
  for (const { id, owner } of discarded)
    happened(m, 'discards', eventOf(m, id, 0, owner, 1), { ...NO_DETAIL, byOpponent: isOpponents(m, owner, by) });
}

/** Some cards come into play when an opponent's spell or ability makes their owner discard them. */
const comesInstead = (m: Machine, id: Id, owner: Seat, by: Seat): boolean =>
  by !== NOBODY &&
  m
    .kind(id)
    .base.replacements.some(
      (each) =>
        each.replace === 'discarded' && each.what === 'this' && (each.by === 'effect' || isOpponents(m, owner, by)),
    );

/**
 * What becomes of a card that its own words put into play. Where something else would send it elsewhere than to the
 * graveyard, or lets its owner put it on top of the library, the owner chooses which applies (2007: CR 419.9; 2010: CR 616.1).
 */
function* wayOfComing(m: Machine, id: Id, owner: Seat): Asking<'play' | 'top' | 'elsewhere'> {
  const saver = saverOf(m, owner);
  const others = [...waysOf(m, id).map(({ source }) => source), ...(saver === undefined ? [] : [saver])];
  if (others.length === 0 || m.book.facts.damage.modifiers !== 'chosen by who is affected') return 'play';
  const from = [id, ...new Set(others)].map(objectOption);
  const [picked] = yield* ask.pick(m, owner, id, 'which applies first', from, { min: 1, max: 1 });
  if (picked === undefined || picked.id === id) return 'play';
  return picked.id === saver ? 'top' : 'elsewhere';
}

/**
 * The cards that their owners rather put on top of their libraries, where something lets them; the last lies uppermost. Of
 * some they have said so already.
 */
function* ontoLibraries(
  m: Machine,
  discarded: readonly { readonly id: Id; readonly owner: Seat }[],
  saved: readonly Id[],
): Asking<Id[]> {
  const kept: Id[] = [];
  for (const seat of new Set(discarded.map(({ owner }) => owner))) {
    const source = saverOf(m, seat);
    if (source === undefined) continue;
    const own = discarded.filter(({ owner }) => owner === seat).map(({ id }) => objectOption(id));
    const sure = own.filter(({ id }) => saved.includes(id));
    const open = own.filter(({ id }) => !saved.includes(id));
    const more = yield* ask.pick(m, seat, source, 'put on top instead', open, { min: 0, max: open.length });
    const picked = [...sure, ...more];
    const order = yield* ask.order(m, seat, source, 'put back in which order', picked);
    kept.push(...order.map((index) => (picked[index] as Option).id).reverse());
  }
  return kept;
}

/** What lets a player put discarded cards on top of the library. */
const saverOf = (m: Machine, seat: Seat): Id | undefined =>
  m.state.inPlay.find((id) => m.object(id).controller === seat && savesDiscards(m, id));

const savesDiscards = (m: Machine, id: Id): boolean =>
  m.kind(id).savesDiscards &&
  charOf(m, id).replacements.some((each) => each.replace === 'discarded' && each.what === 'yours') &&
  !isOff(m, m.object(id), charOf(m, id).types);

/** Whether what a player is made to do comes from an opponent. */
const isOpponents = (m: Machine, seat: Seat, by: Seat): boolean =>
  by !== NOBODY && m.book.variant.opponents(m, seat).includes(by);

/** Shows hidden cards to a player. */
export function show(m: Machine, to: Seat, ids: readonly Id[]): void {
  const { knows } = playerOf(m, to);
  updatePlayer(m, to, { knows: [...knows, ...ids.filter((id) => !knows.includes(id))] });
  record(m, { event: 'shown', to, ids });
}
