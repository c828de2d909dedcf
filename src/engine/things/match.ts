// Filters put to work on a position: does this object fit? Each is compiled once into the tests of its traits.

import { isMarked } from '../../core/change.ts';
import type { Memory } from '../../core/looks.ts';
import type { ChainItem, GameState, Id, Seat } from '../../core/state.ts';
import type { Filter, Whose } from '../../language/filter.ts';
import { COLORS, couldPay, totalCost } from '../../language/mana.ts';
import type { Machine } from '../machine.ts';
import { hasTurn, reaches, sideOf } from '../seats.ts';
import { ARTIFACT, CREATURE, costOf } from './kinds.ts';
import type { Context } from './refs.ts';
import {
  attacksIn,
  blocksIn,
  type Compiled,
  compileFilter,
  type Face,
  type From,
  type Reader,
  type Test,
} from './traits.ts';

const compiled = new WeakMap<Filter, Compiled<Machine>>();

function compileOnce(filter: Filter): Compiled<Machine> {
  const made = compileFilter(filter, POSITION);
  compiled.set(filter, made);
  return made;
}

export const matches = (m: Machine, filter: Filter, id: Id, context: Context): boolean =>
  fits(m, filter, id, m.char(id), context);

/** The same for what a text or damage comes from, in the life that it had then: as it last was, if it has left play since. */
export function matchesSource(m: Machine, filter: Filter, id: Id, life: number, context: Context): boolean {
  const { life: now, zone } = m.object(id);
  // What was sacrificed for its ability had left when the ability was announced: it counts as it was all the same.
  const memory = now === life && (zone === 'play' || zone === 'chain') ? null : memoryOf(m, id, life);
  return fits(m, filter, id, memory === null ? m.char(id) : { ...m.char(id), ...memory }, context);
}

/** What was chosen for a thing as it came in: its texts and shields go on knowing it when it has left play. */
export function chosenFor(m: Machine, id: Id): { readonly chosen: string | null; readonly chosenSeat: Seat } {
  const object = m.object(id);
  return object.zone === 'play' ? object : (memoryOf(m, id, null) ?? object);
}

/** The filter with the chosen colour as a colour: what is asked of a source may have been fixed when it was announced. */
export function withChosenColor(m: Machine, filter: Filter, source: Id): Filter {
  if (filter.chosenColor !== true) return filter;
  const { chosenColor: _, ...rest } = filter;
  return { ...rest, colors: COLORS.filter((color) => color === chosenFor(m, source).chosen) };
}

/**
 * The same for a spell, or a card that is to be cast as one: "artifact creatures are not summon spells—they're artifact
 * spells" (1997, line 623), in books that summon creatures.
 */
export function matchesSpell(m: Machine, filter: Filter, id: Id, context: Context): boolean {
  const char = m.char(id);
  const isMade = m.book.facts.types.summon && (char.types & ARTIFACT) !== 0 && (char.types & CREATURE) !== 0;
  return fits(m, filter, id, isMade ? { ...char, types: char.types & ~CREATURE } : char, context);
}

function fits(m: Machine, filter: Filter, id: Id, face: Face, from: From): boolean {
  const { tests, passing } = compiled.get(filter) ?? compileOnce(filter);
  if (tests.length === 0 && !m.limited) return true;
  if (passing) m.volatile = true;
  if (m.limited && !reaches(m, from.controller, m.object(id).controller)) return false;
  for (let i = 0; i < tests.length; i += 1) if (!(tests[i] as Test<Machine>)(m, id, face, from)) return false;
  return true;
}

/** Whether a seat is the one a filter speaks of, seen from the text's controller. */
export function isWhose(m: Machine, whose: Whose, seat: Seat, from: From): boolean {
  switch (whose) {
    case 'you':
      return seat === from.controller;
    case 'opponent':
      return m.book.variant.opponents(m, from.controller).includes(seat);
    case 'notYou':
      return seat !== from.controller;
    case 'active':
      return hasTurn(m, seat);
    case 'defending':
      return defendingSeats(m, from).includes(seat);
    case 'event':
      return seat === from.event.player;
    case 'eventOpponent':
      return from.event.player >= 0 && m.book.variant.opponents(m, from.event.player).includes(seat);
    default:
      return whose satisfies never;
  }
}

/** The defending player for the text's source: the one it attacks, or those its controller could attack. */
function defendingSeats(m: Machine, from: From): readonly Seat[] {
  if (from.defender !== undefined) return sideOf(m, from.defender);
  // Of one that has left the attack it is the player whom it attacked (2010: CR 508.5).
  const attack =
    m.state.combat?.attacks.find((each) => each.id === from.source) ??
    m.state.combat?.left.find(({ id, life }) => id === from.source && life === from.sourceLife);
  if (attack !== undefined) return sideOf(m, attack.seat);
  const attacked = m.state.combat?.attacks ?? [];
  // What is no attacker itself speaks of whoever is being attacked.
  if (attacked.length > 0) return [...new Set(attacked.flatMap(({ seat }) => sideOf(m, seat)))];
  return m.book.variant.attackable(m, from.controller).flatMap((seat) => sideOf(m, seat));
}

export const isAttacking = (state: GameState, id: Id): boolean => attacksIn(state.combat, id);
export const isBlocking = (state: GameState, id: Id): boolean => blocksIn(state.combat, id);

/** What something was in the life that a text speaks of, if it has left play since; null if it is what it is now. */
export function memoryOf(m: Machine, id: Id, life: number | null): Memory | null {
  const { zone, memory, life: now } = m.object(id);
  if (memory === null) return null;
  if (memory.life === life) return memory;
  return zone !== 'play' && memory.life === now - 1 ? memory : null;
}

/**
 * The colours that the source of an ability has for what the ability is aimed at or damages: those it was announced with,
 * or, where the book looks when it resolves, those it has then or had when it left play.
 */
export function sourceColors(m: Machine, source: Id, life: number, item: ChainItem | null): number {
  if (item !== null && m.book.facts.timing.sourceColor === 'announced') return item.colors;
  const object = m.object(source);
  if (object.life === life) return m.char(source).colors;
  return object.memory?.life === life ? object.memory.colors : (item ?? m.char(source)).colors;
}

/** X counts with its value while the spell is being cast, and as nothing elsewhere. */
function chainX(m: Machine, id: Id): number {
  return m.state.chain.find((item) => item.what === 'spell' && item.object === id)?.x ?? 0;
}

/** How the machine reads traits: from the position. */
const POSITION: Reader<Machine> = {
  standing: (m, id) => m.object(id),
  died: (m, id) => m.state.turn.died.some((each) => each.id === id && each.life === m.object(id).life),
  drawn: (m, id) => isMarked(m.state.turn.drawn, id, m.object(id).life),
  marked: (m, id, { source, sourceLife }) => isMarked(m.object(id).markedBy, source, sourceLife),
  turn: (m) => m.state.turn.number,
  nameOf: (m, id) => m.kind(id).definition.name,
  fight: (m) => m.state.combat,
  isWhose,
  cost: (m, id) => {
    const cost = costOf(m.kind(id));
    return totalCost(cost) + cost.x * chainX(m, id);
  },
  payable: (m, id, mana) => couldPay(costOf(m.kind(id)), mana),
  sourcePower: (m, { source, sourceLife }) => (memoryOf(m, source, sourceLife) ?? m.char(source)).power,
  chosen: (m, { source }) => chosenFor(m, source).chosen,
  bearer: (m, { source }) => {
    const object = m.object(source);
    return object.attachedTo !== 0 ? object.attachedTo : (memoryOf(m, source, null)?.attachedTo ?? 0);
  },
  bearerToughness: (m, { source }) => {
    const { attachedTo } = m.object(source);
    return attachedTo === 0 ? 0 : m.char(attachedTo).toughness;
  },
  controls: (m, seat, filter, from) =>
    m.state.inPlay.some((id) => m.object(id).controller === seat && fits(m, filter, id, m.char(id), from)),
  aims: (m, id) => m.state.chain.find(({ what, object }) => what === 'spell' && object === id)?.targets.length ?? 0,
  bearerFits: (m, id, filter, from) => {
    const { attachedTo } = m.object(id);
    return (
      attachedTo !== 0 && m.object(attachedTo).zone === 'play' && fits(m, filter, attachedTo, m.char(attachedTo), from)
    );
  },
  bearsAura: (m, id) =>
    m.state.inPlay.some((other) => m.object(other).attachedTo === id && m.char(other).subtypes.includes('Aura')),
  fits,
};
