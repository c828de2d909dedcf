// Which simultaneous effects may matter to each other at all: those that touch the same things. What is not plainly seen
// to touch only some things is taken to touch everything.

import type { ChainItem, Id, Seat } from '../../core/state.ts';
import { textOf } from '../../engine/casting/resolve.ts';
import type { Machine } from '../../engine/machine.ts';
import { allPlayerLimits, charOf, listens } from '../../engine/things/characteristics.ts';
import { eventBit, type Kind, typeMask } from '../../engine/things/kinds.ts';
import { matches } from '../../engine/things/match.ts';
import { contextOf } from '../../engine/things/refs.ts';
import { isManaAbility } from '../../engine/things/yields.ts';
import type { StaticAbility, TriggeredAbility, When } from '../../language/ability.ts';
import type { Amount, Ref } from '../../language/amount.ts';
import type { Condition } from '../../language/condition.ts';
import type { Cost } from '../../language/cost.ts';
import type { Change, Effect } from '../../language/effect.ts';
import type { Filter } from '../../language/filter.ts';
import type { TargetSpec } from '../../language/target.ts';

/**
 * How something is touched. Damage is added to damage, growth to growth, a card drawn to cards drawn, and who takes the damage of
 * one may take that of another (`aside`): among themselves such effects need no order. Anything else may.
 */
type Touch = 'hurt' | 'grow' | 'draw' | 'aside' | 'any';

/** What an effect touches, by name; `each`: it does to every single thing what it does, whatever the others are. */
export interface Footprint {
  readonly touches: ReadonlyMap<string, Touch>;
  readonly each: boolean;
}

const thing = (id: Id): string => `o${id}`;
const life = (seat: Seat): string => `p${seat}`;
const hand = (seat: Seat): string => `h${seat}`;
const purse = (seat: Seat): string => `m${seat}`;

interface Reader {
  readonly id: Id;
  /** What it looks at; null where that is more than what is in play. */
  readonly at: readonly Filter[] | null;
}

/** The board as far as it links things that are not aimed at. */
export interface Board {
  readonly m: Machine;
  /** What is in play and what will come into play. */
  readonly things: readonly Id[];
  /** Permanents that count or look at other things, and at which. */
  readonly readers: readonly Reader[];
  /** Whether something waits for what effects do to others; whether for the death of what it has damaged. */
  readonly listened: boolean;
  /** The same for what only gives or takes life when it happens. */
  readonly heard: boolean;
  readonly avenged: boolean;
  /** What is put on what. */
  readonly worn: ReadonlyMap<Id, readonly Id[]>;
}

const HEARD: readonly When['on'][] = [
  'enters',
  'dies',
  'leaves',
  'deals damage',
  'is dealt damage',
  'player is dealt damage',
  'becomes tapped',
  'becomes untapped',
  'draws',
  'discards',
  'gains life',
  'loses life',
  'counter removed',
];
const HEARD_BITS = HEARD.reduce((mask, on) => mask | eventBit(on), 0);
const STATE = eventBit('state');
/** What may happen to a thing that is touched. */
const SUFFERED = (
  ['dies', 'leaves', 'is dealt damage', 'becomes tapped', 'becomes untapped', 'counter removed'] as const
)
  .map((on) => eventBit(on))
  .reduce((mask, bit) => mask | bit, 0);

/** It waits for what happens to the permanent itself, or to what it is put on. */
const isOwn = (when: When): boolean => 'what' in when && (when.what.self === true || when.what.enchanted === true);
const isFixed = (amount: Amount): boolean => typeof amount === 'number' || amount.amount === 'x';

/** An effect that adds or takes life, whatever it was that happened: whichever of two comes first, both come to the same. */
const isForPlayers = (effect: Effect): boolean => {
  if (effect.do === 'may')
    return isOnlyMana(effect.cost) && effect.then.every(isForPlayers) && effect.otherwise.every(isForPlayers);
  return (effect.do === 'gainLife' || effect.do === 'loseLife') && isFixed(effect.amount) && effect.who.ref === 'you';
};

/** Whether an ability waits for what happens to others, and does more then than give or take life. */
const isFelt = ({ when, targets, effects }: TriggeredAbility): boolean =>
  (eventBit(when.on) & HEARD_BITS) !== 0 && !isOwn(when) && (targets.length > 0 || !effects.every(isForPlayers));

/** Nothing, or mana of any kind. */
const isOnlyMana = (cost: Cost | null): boolean =>
  cost === null ||
  Object.entries(cost).every(([part, of]) => part === 'mana' || of === null || of === false || of === 0);

/** What the same text has counted. */
const isNamed = (amount: Amount): boolean => typeof amount !== 'number' && amount.amount === 'named';

/** Changes of one thing that look at nothing else. */
const isPlain = (change: Change): boolean =>
  (change.change === 'size' && isFixed(change.power) && isFixed(change.toughness)) ||
  change.change === 'keyword' ||
  change.change === 'loseKeyword';

/** A change of which nothing dies. */
const isGentle = (change: Change): boolean =>
  change.change !== 'size' || typeof change.toughness !== 'number' || change.toughness >= 0;

/** An effect by which nothing happens that anybody could wait for: it strengthens something, or says what becomes of damage. */
const isCalm = (effect: Effect): boolean =>
  effect.do === 'prevent' ||
  (effect.do === 'preventFromSource' && effect.past === undefined) ||
  effect.do === 'redirect' ||
  (effect.do === 'change' && effect.changes.every(isGentle));

const staysHome = ({ affects, players, condition, zone, changes }: StaticAbility): boolean =>
  condition === null &&
  players === null &&
  zone === 'play' &&
  affects !== null &&
  (affects.self === true || affects.enchanted === true) &&
  changes.every(isPlain);

/** What a card looks at to know what it is or does all the time: filters of things in play; null if at more than that. */
function looksAt(kind: Kind): readonly Filter[] | null {
  const found: Filter[] = [];
  const amounts: Amount[] = [...(kind.definition.size ?? [])];
  const conditions: Condition[] = [];
  for (const { condition, changes } of kind.statics) {
    if (condition !== null) conditions.push(condition);
    for (const change of changes)
      if (change.change === 'size' || change.change === 'setSize') amounts.push(change.power, change.toughness);
  }
  for (const { when } of kind.base.triggered) if (when.on === 'state') conditions.push(when.condition);
  return amounts.every((amount) => counts(amount, found)) && conditions.every((each) => holdsBy(each, found))
    ? found
    : null;
}

function counts(amount: Amount, found: Filter[]): boolean {
  if (isFixed(amount)) return true;
  const { amount: what } = amount as Exclude<Amount, number>;
  if (what !== 'count') return false;
  found.push((amount as Extract<Amount, { amount: 'count' }>).filter);
  return true;
}

function holdsBy(condition: Condition, found: Filter[]): boolean {
  if (condition.if === 'not') return holdsBy(condition.not, found);
  if (condition.if !== 'controls' && condition.if !== 'inPlay') return false;
  found.push(condition.filter);
  return true;
}

function readersAmong(m: Machine, things: readonly Id[]): Reader[] {
  return things.flatMap((id) => {
    const at = looksAt(m.kind(id));
    return at !== null && at.length === 0 ? [] : [{ id, at }];
  });
}

/** Whether something that is touched, other than by growing, is among what a permanent looks at. */
function concerns({ m, things }: Board, { id, at }: Reader, touches: ReadonlyMap<string, Touch>): boolean {
  if (at === null) return true;
  const seen = things.filter((each) => (touches.get(thing(each)) ?? 'grow') !== 'grow');
  return at.some(({ controller: _whose, ...filter }) =>
    seen.some((each) => matches(m, filter, each, contextOf(m, id))),
  );
}

export function boardOf(m: Machine): Board {
  const coming = m.state.chain.filter(({ what, object }) => what === 'spell' && m.kind(object).permanent);
  const things = [...m.state.inPlay, ...coming.map(({ object }) => object)];
  const hears = (id: Id): boolean =>
    (m.kind(id).listens & HEARD_BITS) !== 0 || charOf(m, id).triggered !== m.kind(id).base.triggered;
  const listened =
    allPlayerLimits(m).some(({ change }) => change.change === 'ability') ||
    things.some((id) => hears(id) && charOf(m, id).triggered.some(isFelt));
  const worn = new Map<Id, Id[]>();
  for (const id of m.state.inPlay) {
    const { attachedTo } = m.object(id);
    if (attachedTo !== 0) worn.set(attachedTo, [...(worn.get(attachedTo) ?? []), id]);
  }
  const avenged = listens(m, eventBit('victim dies'));
  const heard = listens(m, HEARD_BITS);
  return { m, things, listened, heard, avenged, worn, readers: readersAmong(m, things) };
}

/** What an announced thing touches, or null if that may be anything. */
export function footprintOf(board: Board, item: ChainItem): Footprint | null {
  const { m, listened, heard, readers } = board;
  if (item.what !== 'spell' && item.what !== 'ability') return null;
  const comes = item.what === 'spell' && m.kind(item.object).permanent;
  const { effects, targets } = textOf(m, item);
  const calm = !comes && effects.every(isCalm);
  if (!calm && (listened || !own(m, item))) return null;
  const touches = new Map<string, Touch>();
  let each = false;
  if (comes) {
    if (!arrives(m.kind(item.object))) return null;
    touch(touches, thing(item.object), 'any');
    for (const { what, id } of item.targets) if (what !== 'object' || !reach(board, touches, id, 'any')) return null;
  } else {
    const on: Following = { board, touches, item, alone: isAlone(item, effects, targets), calm };
    for (const effect of effects) if (!follow(on, effect)) return null;
    // Where nothing of its aim is left nothing of it happens: what it is aimed at decides the rest.
    if (!on.alone)
      for (const { what, id } of item.targets)
        if (what === 'player') touch(touches, life(id), 'any');
        else if (what !== 'object' || !reach(board, touches, id, 'any', calm)) return null;
    each = on.alone && item.targets.length === 0 && readers.length === 0;
  }
  // Nothing in play looks at what becomes of damage that has yet to be dealt.
  if (!calm || effects.some((effect) => effect.do === 'change'))
    for (const reader of readers) if (concerns(board, reader, touches)) touch(touches, thing(reader.id), 'any');
  // Somebody may gain or lose life whenever something happens.
  if (heard && !calm) for (const { seat } of m.state.players) touch(touches, life(seat), 'hurt');
  return { touches, each };
}

/** Whether the source of an ability does nothing besides when it deals damage, dies or is tapped. */
const own = (m: Machine, { what, object }: ChainItem): boolean =>
  what === 'spell' ||
  !charOf(m, object).triggered.some(({ when }) => when.on === 'victim dies' || (eventBit(when.on) & HEARD_BITS) !== 0);

/** A permanent that comes into play and changes nothing but itself and what it is put on. */
const arrives = (kind: Kind): boolean =>
  kind.base.replacements.length === 0 &&
  (kind.listens & (HEARD_BITS | STATE)) === 0 &&
  kind.fixedSize &&
  !kind.unique &&
  kind.statics.every(staysHome) &&
  (kind.definition.size === null || kind.base.toughness > 0);

/** Whether no part of it depends on what becomes of another part. */
const isAlone = (item: ChainItem, effects: readonly Effect[], targets: readonly TargetSpec[]): boolean =>
  item.targets.length === 0
    ? effects.every((effect) => !('amount' in effect) || isFixed(effect.amount as Amount))
    : effects.length === 1 &&
      targets.every(({ filter }) => filter.power === undefined && filter.toughness === undefined);

function touch(touches: Map<string, Touch>, name: string, how: Touch): void {
  const before = touches.get(name);
  touches.set(name, before === undefined || before === how ? how : 'any');
}

/** What is followed: the text of one item, on its way to all that it touches. */
interface Following {
  readonly board: Board;
  readonly touches: Map<string, Touch>;
  readonly item: ChainItem;
  /** No part of it depends on what becomes of another part. */
  readonly alone: boolean;
  readonly calm: boolean;
}

/** Follows one effect; false if it cannot be told what it touches. */
function follow(following: Following, effect: Effect): boolean {
  const { board, touches, item, alone } = following;
  const on = (ref: Ref, how: Touch): boolean => followRef(following, ref, alone ? how : 'any');
  switch (effect.do) {
    case 'damage':
      return (
        isFixed(effect.amount) &&
        effect.by === undefined &&
        on(effect.to, board.m.state.shields.length > 0 ? 'any' : 'hurt')
      );
    case 'gainLife':
    case 'loseLife':
      return (isFixed(effect.amount) || isNamed(effect.amount)) && on(effect.who, 'hurt');
    case 'draw':
      return isFixed(effect.amount) && onHands(touches, item, effect.who);
    case 'change':
      return (
        effect.changes.every(isPlain) &&
        on(effect.what, effect.changes.every(({ change }) => change === 'size') ? 'grow' : 'any')
      );
    case 'destroy':
    case 'exile':
    case 'toHand':
    case 'tap':
    case 'untap':
    case 'tapOrUntap':
      return on(effect.what, 'any');
    case 'prevent':
      return isFixed(effect.amount) && effect.answer === undefined && on(effect.to, 'any');
    case 'preventFromSource':
      return effect.past === undefined && on(effect.to, 'any');
    // Of what is dealt to the one, and onto the other.
    case 'redirect':
      return (
        (effect.amount === 'all' || isFixed(effect.amount)) && on(effect.of ?? YOU, 'any') && on(effect.to, 'aside')
      );
    default:
      return false;
  }
}

function onHands(touches: Map<string, Touch>, item: ChainItem, who: Ref): boolean {
  const seats = seatsIn(item, who);
  for (const seat of seats ?? []) touch(touches, hand(seat), 'draw');
  return seats !== null;
}

function seatsIn(item: ChainItem, ref: Ref): readonly Seat[] | null {
  if (ref.ref === 'you') return [item.controller];
  if (ref.ref !== 'target') return null;
  return item.targets.filter(({ what, spec }) => what === 'player' && spec === ref.index).map(({ id }) => id);
}

const YOU: Ref = { ref: 'you' };

function followRef({ board, touches, item, calm }: Following, ref: Ref, how: Touch): boolean {
  switch (ref.ref) {
    case 'you':
      touch(touches, life(item.controller), how);
      return true;
    case 'everybody':
      for (const { seat } of board.m.state.players) touch(touches, life(seat), how);
      return true;
    case 'this':
      return reach(board, touches, item.object, how, calm);
    case 'enchanted': {
      // What becomes of the Aura matters too: off its bearer it speaks of nothing.
      const { attachedTo } = board.m.object(item.object);
      if (item.what === 'spell' || attachedTo === 0) return false;
      return reach(board, touches, item.object, 'any', calm) && reach(board, touches, attachedTo, how, calm);
    }
    case 'target':
      return item.targets.every(({ spec, what, id }) => {
        if (spec !== ref.index) return true;
        if (what === 'player') touch(touches, life(id), how);
        return what === 'player' || (what === 'object' && reach(board, touches, id, how, calm));
      });
    case 'all':
      if (ref.controlledBy !== undefined || !isSingle(ref.filter)) return false;
      return fitting(board, ref.filter).every((id) => reach(board, touches, id, how, calm));
    default:
      return false;
  }
}

/** What is of the types that a filter asks for; what makes something another type is not followed anyway. */
function fitting({ m, things }: Board, { types = [] }: Filter): readonly Id[] {
  const mask = typeMask(types);
  return things.filter((id) => (charOf(m, id).types & mask) === mask);
}

/** A filter that looks at nothing but the thing itself. */
const isSingle = (filter: Filter): boolean =>
  Object.keys(filter).every((key) =>
    ['types', 'anyType', 'notTypes', 'subtypes', 'colors', 'notColors', 'keyword', 'withoutKeyword', 'tapped'].includes(
      key,
    ),
  );

/** Touches a thing, what is put on it, what it is put on and what it changes; false if it reaches further than that. */
function reach(board: Board, touches: Map<string, Touch>, id: Id, how: Touch, calm = false): boolean {
  const { m, avenged, worn } = board;
  if (calm) {
    // It stays what and where it is: nothing that is on it, or that it changes itself, is touched by that.
    touch(touches, thing(id), how);
    return true;
  }
  const { hurtBy, attachedTo } = m.object(id);
  const { replacements, triggered } = charOf(m, id);
  if (replacements.length > 0 || (avenged && hurtBy.length > 0)) return false;
  if (triggered.some(({ when }) => (eventBit(when.on) & SUFFERED) !== 0)) return false;
  if (touches.get(thing(id)) === 'any') return true;
  touch(touches, thing(id), how);
  payments(board, touches, id);
  if (attachedTo !== 0) touch(touches, thing(attachedTo), 'any');
  if (!m.kind(id).statics.every((ability) => spread(board, touches, ability))) return false;
  for (const other of worn.get(id) ?? []) {
    if (m.kind(other).base.triggered.some(({ when }) => (eventBit(when.on) & HEARD_BITS) !== 0)) return false;
    if (!m.kind(other).statics.every(staysHome)) return false;
    touch(touches, thing(other), 'any');
  }
  return true;
}

/** Touches what a permanent changes as long as it is in play; false if that is more than things in play. */
function spread(board: Board, touches: Map<string, Touch>, ability: StaticAbility): boolean {
  if (staysHome(ability)) return true;
  const { affects, players, zone, changes } = ability;
  if (affects === null || players !== null || zone !== 'play' || !changes.every(isPlain)) return false;
  return fitting(board, affects).every((each) => reach(board, touches, each, 'any'));
}

/**
 * Who loses a source of mana may have nothing left to regenerate with, which is a difference for the creature: what
 * touches the one and what hurts the other are looked at together. What hurts two such creatures needs no order by that.
 */
function payments({ m, worn }: Board, touches: Map<string, Touch>, id: Id): void {
  if (charOf(m, id).activated.some(isManaAbility)) touch(touches, purse(m.object(id).controller), 'any');
  for (const each of [id, ...(worn.get(id) ?? [])])
    if (charOf(m, each).activated.some(({ effects }) => effects.some((effect) => effect.do === 'regenerate')))
      touch(touches, purse(m.object(each).controller), 'hurt');
}

/** Whether two ways to touch the same thing need an order. */
export const needOrder = (one: Touch, other: Touch): boolean => one !== other || one === 'any';
