// Filters put to work: does this object fit? Each filter is compiled once into the few tests it names.

import type { Combat, GameState, Id, Memory, Seat } from '../core/state.ts';
import type { Filter, Whose } from '../language/filter.ts';
import { totalCost } from '../language/mana.ts';
import {
  ARTIFACT,
  type Characteristics,
  CREATURE,
  colorMask,
  costOf,
  hasKeyword,
  superBit,
  typeMask,
} from './kinds.ts';
import type { Machine } from './machine.ts';
import type { Context } from './refs.ts';

type Test = (m: Machine, id: Id, char: Characteristics, context: Context) => boolean;

interface Compiled {
  readonly tests: readonly Test[];
  /** It looks at traits that change without anything being put on the table or taken off. */
  readonly passing: boolean;
}
const compiled = new WeakMap<Filter, Compiled>();

const PASSING: readonly (keyof Filter)[] = [
  'tapped',
  'attacking',
  'attackingYou',
  'blocking',
  'inCombat',
  'unblocked',
  'attackedThisTurn',
];

function compileOnce(filter: Filter): Compiled {
  const turns = filter.controller === 'active' || filter.controller === 'defending';
  const made = { tests: compile(filter), passing: turns || PASSING.some((trait) => filter[trait] !== undefined) };
  compiled.set(filter, made);
  return made;
}

export const matches = (m: Machine, filter: Filter, id: Id, context: Context): boolean =>
  fits(m, filter, id, m.char(id), context);

/**
 * The same for a spell, or a card that is to be cast as one: "artifact creatures are not summon spells—they're artifact
 * spells" (1997, line 623), in books that summon creatures.
 */
export function matchesSpell(m: Machine, filter: Filter, id: Id, context: Context): boolean {
  const char = m.char(id);
  const isMade = m.book.facts.types.summon && (char.types & ARTIFACT) !== 0 && (char.types & CREATURE) !== 0;
  return fits(m, filter, id, isMade ? { ...char, types: char.types & ~CREATURE } : char, context);
}

function fits(m: Machine, filter: Filter, id: Id, char: Characteristics, context: Context): boolean {
  const { tests, passing } = compiled.get(filter) ?? compileOnce(filter);
  if (tests.length === 0) return true;
  if (passing) m.volatile = true;
  for (let i = 0; i < tests.length; i += 1) if (!(tests[i] as Test)(m, id, char, context)) return false;
  return true;
}

/** Whether a seat is the one a filter speaks of, seen from the text's controller. */
export function isWhose(m: Machine, whose: Whose, seat: Seat, context: Context): boolean {
  switch (whose) {
    case 'you':
      return seat === context.controller;
    case 'opponent':
      return m.book.variant.opponents(m, context.controller).includes(seat);
    case 'notYou':
      return seat !== context.controller;
    case 'active':
      return seat === m.active;
    case 'defending':
      return defendingSeats(m, context).includes(seat);
    case 'event':
      return seat === context.event.player;
    case 'eventOpponent':
      return context.event.player >= 0 && m.book.variant.opponents(m, context.event.player).includes(seat);
    default:
      return whose satisfies never;
  }
}

/** The defending player for the text's source: the one it attacks, or those its controller could attack. */
export function defendingSeats(m: Machine, context: Context): readonly Seat[] {
  const attack = m.state.combat?.attacks.find((each) => each.id === context.source);
  if (attack !== undefined) return [attack.seat];
  return m.book.variant.attackable(m, context.controller);
}

const inCombat = (state: GameState, find: (combat: Combat) => boolean): boolean =>
  state.combat !== null && find(state.combat);
export const isAttacking = (state: GameState, id: Id): boolean =>
  inCombat(state, (combat) => combat.attacks.some((attack) => attack.id === id));
/** Once it has blocked it stays a blocking creature, even if what it blocks is gone; until it leaves combat itself. */
export const isBlocking = (state: GameState, id: Id): boolean =>
  inCombat(state, (combat) => combat.hasBlocked.includes(id));
const isBlocked = (state: GameState, id: Id): boolean =>
  inCombat(state, (combat) => combat.attacks.some((attack) => attack.id === id && attack.blocked));

const within = (value: number, range: { readonly min?: number; readonly max?: number }): boolean =>
  (range.min === undefined || value >= range.min) && (range.max === undefined || value <= range.max);

/** What something was in the life that a text speaks of, if it has left play since; null if it is what it is now. */
export function memoryOf(m: Machine, id: Id, life: number | null): Memory | null {
  const { zone, memory, life: now } = m.object(id);
  if (memory === null) return null;
  if (memory.life === life) return memory;
  return zone !== 'play' && memory.life === now - 1 ? memory : null;
}

/** The power of a text's source, or what it was when it left play. */
const powerOfSource = (m: Machine, { source, sourceLife }: Context): number =>
  (memoryOf(m, source, sourceLife) ?? m.char(source)).power;

function compile(filter: Filter): readonly Test[] {
  return [...typeTests(filter), ...stateTests(filter), ...relationTests(filter), ...nestedTests(filter)];
}

function typeTests(filter: Filter): Test[] {
  const tests: Test[] = [];
  const { types, anyType, notTypes, subtypes, notSubtypes, colors, notColors } = filter;
  if (types !== undefined) {
    const mask = typeMask(types);
    tests.push((_m, _id, char) => (char.types & mask) === mask);
  }
  if (anyType !== undefined) {
    const mask = typeMask(anyType);
    tests.push((_m, _id, char) => (char.types & mask) !== 0);
  }
  if (notTypes !== undefined) {
    const mask = typeMask(notTypes);
    tests.push((_m, _id, char) => (char.types & mask) === 0);
  }
  if (subtypes !== undefined) tests.push((_m, _id, char) => subtypes.some((type) => char.subtypes.includes(type)));
  if (notSubtypes !== undefined)
    tests.push((_m, _id, char) => !notSubtypes.some((type) => char.subtypes.includes(type)));
  const supers = filter.supertypes?.reduce((mask, type) => mask | superBit(type), 0);
  if (supers !== undefined) tests.push((_m, _id, char) => (char.supers & supers) === supers);
  const notSupers = filter.notSupertypes?.reduce((mask, type) => mask | superBit(type), 0);
  if (notSupers !== undefined) tests.push((_m, _id, char) => (char.supers & notSupers) === 0);
  if (colors !== undefined) {
    const mask = colorMask(colors);
    tests.push((_m, _id, char) => (char.colors & mask) !== 0);
  }
  if (notColors !== undefined) {
    const mask = colorMask(notColors);
    tests.push((_m, _id, char) => (char.colors & mask) === 0);
  }
  const { keyword, withoutKeyword, power, toughness, named } = filter;
  if (keyword !== undefined) tests.push((_m, _id, char) => hasKeyword(char.keywords, keyword));
  if (withoutKeyword !== undefined) tests.push((_m, _id, char) => !hasKeyword(char.keywords, withoutKeyword));
  if (power !== undefined) tests.push((_m, _id, char) => within(char.power, power));
  if (toughness !== undefined) tests.push((_m, _id, char) => within(char.toughness, toughness));
  if (toughness?.belowSourcePower) tests.push((m, _id, char, context) => char.toughness < powerOfSource(m, context));
  if (named !== undefined) tests.push((_m, _id, char) => char.name === named);
  return tests;
}

function stateTests(filter: Filter): Test[] {
  const tests: Test[] = [];
  const { tapped, attacking, blocking, unblocked, token, hasCounter, cost } = filter;
  if (tapped !== undefined) tests.push((m, id) => m.object(id).tapped === tapped);
  if (attacking !== undefined) tests.push((m, id) => isAttacking(m.state, id) === attacking);
  if (blocking !== undefined) tests.push((m, id) => isBlocking(m.state, id) === blocking);
  if (filter.inCombat !== undefined)
    tests.push((m, id) => (isAttacking(m.state, id) || isBlocking(m.state, id)) === filter.inCombat);
  if (unblocked !== undefined)
    tests.push(
      (m, id) =>
        (isAttacking(m.state, id) && m.state.combat?.blocksDeclared === true && !isBlocked(m.state, id)) === unblocked,
    );
  if (filter.attackedThisTurn !== undefined)
    tests.push((m, id) => (m.object(id).attacked === m.state.turn.number) === filter.attackedThisTurn);
  if (token !== undefined) tests.push((m, id) => m.object(id).token === token);
  if (hasCounter !== undefined)
    tests.push((m, id) => m.object(id).counters.some((counter) => counter.name === hasCounter));
  if (cost !== undefined)
    tests.push((m, id, _char, context) => {
      const total = totalCost(costOf(m.kind(id))) + costOf(m.kind(id)).x * chainX(m, id);
      const equals = cost.equals === 'x' ? context.x : cost.equals;
      return within(total, cost) && (equals === undefined || total === equals);
    });
  return tests;
}

/** X counts with its value while the spell is being cast, and as nothing elsewhere. */
function chainX(m: Machine, id: Id): number {
  return m.state.chain.find((item) => item.what === 'spell' && item.object === id)?.x ?? 0;
}

function relationTests(filter: Filter): Test[] {
  const tests: Test[] = [];
  const { controller, owner } = filter;
  if (controller !== undefined)
    tests.push((m, id, _char, context) => isWhose(m, controller, m.object(id).controller, context));
  if (owner !== undefined) tests.push((m, id, _char, context) => isWhose(m, owner, m.object(id).owner, context));
  if (filter.attackingYou === true)
    tests.push((m, id, _char, context) =>
      inCombat(m.state, (combat) =>
        combat.attacks.some((each) => each.id === id && each.planeswalker === 0 && each.seat === context.controller),
      ),
    );
  if (filter.other === true) tests.push((_m, id, _char, context) => id !== context.source);
  if (filter.self === true) tests.push((_m, id, _char, context) => id === context.source);
  if (filter.enchanted === true)
    tests.push((m, id, _char, context) => context.source !== 0 && bearerOf(m, context.source) === id);
  return tests;
}

/** What the source is attached to, or was when it left play. */
function bearerOf(m: Machine, source: Id): Id {
  const object = m.object(source);
  return object.attachedTo !== 0 ? object.attachedTo : (memoryOf(m, source, null)?.attachedTo ?? 0);
}

function nestedTests(filter: Filter): Test[] {
  const tests: Test[] = [];
  const { anyOf, noneOf } = filter;
  if (anyOf !== undefined) tests.push((m, id, char, context) => anyOf.some((each) => fits(m, each, id, char, context)));
  if (noneOf !== undefined)
    tests.push((m, id, char, context) => !noneOf.some((each) => fits(m, each, id, char, context)));
  return tests;
}
