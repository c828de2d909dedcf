// What things are right now: printed values with every continuous effect on top, in the order the book gives.
// Computed once per position and kept in its `look` until something that matters changes.

import type { GameObject, GameState, Id, Lasting, Seat } from '../core/state.ts';
import type { StaticAbility } from '../language/ability.ts';
import type { Change } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Keyword } from '../language/keyword.ts';
import {
  ARTIFACT,
  addKeyword,
  type Characteristics,
  CREATURE,
  colorMask,
  dropKeyword,
  ENCHANTMENT,
  eventBit,
  hasKeyword,
  isPlainMana,
  type Kind,
  LAND,
  type Limit,
  typeMask,
} from './kinds.ts';
import type { Machine } from './machine.ts';
import { matches } from './match.ts';
import { amountOf, type Context, conditionHolds, contextOf, seatsOf } from './refs.ts';
import {
  alsoLand,
  becomeLand,
  gainAbility,
  isCreatureType,
  loseAbilities,
  replaceWord,
  type Working,
} from './reshape.ts';

interface Modification {
  readonly layer: number;
  readonly stamp: number;
  readonly source: Id;
  readonly controller: Seat;
  readonly change: Change;
  /** Only these objects, or … */
  readonly ids: readonly Id[] | null;
  /** … everything in play (or on the chain) that the filter lets through. */
  readonly filter: Filter | null;
  readonly zone: 'play' | 'chain';
}

interface PlayerLimit extends Limit {
  readonly seat: Seat;
}

interface Computed {
  readonly modifications: readonly Modification[];
  readonly chars: (Characteristics | undefined)[];
  readonly players: readonly PlayerLimit[];
  /** Bits of the events that anything in play waits for. */
  listens: number;
  /** What has an activated ability for more than making mana; found when first asked for. */
  users: readonly Id[] | null;
  /** The position it was worked out for, if it depends on whose turn it is, on hands, life or combat; else null. */
  only: GameState | null;
}

/** The characteristics of an object, wherever it is. */
export function charOf(m: Machine, id: Id): Characteristics {
  const computed = computedOf(m);
  return computed.chars[id] ?? m.kind(id).base;
}

export const is = (m: Machine, id: Id, type: number): boolean => (charOf(m, id).types & type) !== 0;
export const isCreature = (m: Machine, id: Id): boolean => (charOf(m, id).types & CREATURE) !== 0;
export const has = (m: Machine, id: Id, keyword: Keyword): boolean => hasKeyword(charOf(m, id).keywords, keyword);

/** How many lands more than one a player may play in a turn. */
export function moreLands(m: Machine, seat: Seat): number {
  let more = 0;
  for (const { change } of playerLimits(m, seat)) if (change.change === 'moreLands') more += change.number;
  return more;
}

/** Changes that apply to a player, such as "can be attacked only by". */
export function playerLimits(m: Machine, seat: Seat): readonly Limit[] {
  const { players } = computedOf(m);
  return players.length === 0 ? players : players.filter((limit) => limit.seat === seat);
}

/** Everything that applies to players, whoever they are. */
export const allPlayerLimits = (m: Machine): readonly (Limit & { readonly seat: Seat })[] => computedOf(m).players;

export function listens(m: Machine, bit: number): boolean {
  return (computedOf(m).listens & bit) !== 0;
}

/** What in play has an activated ability for more than making mana. */
export function usersOf(m: Machine): readonly Id[] {
  const computed = computedOf(m);
  computed.users ??= m.state.inPlay.filter((id) => {
    const char = computed.chars[id];
    return char === undefined ? m.kind(id).used : char.activated.some((ability) => !isPlainMana(ability));
  });
  return computed.users;
}

/** Whether an artifact that is tapped does nothing: the book says for which artifacts. */
export function isOff(m: Machine, object: GameObject, types: number): boolean {
  if (!object.tapped || (types & ARTIFACT) === 0) return false;
  // A land or an enchantment that has become an artifact "follows the rule for artifact creatures" (1997).
  return (
    m.book.facts.permanents.tappedArtifacts === 'off unless creature' && (types & (CREATURE | LAND | ENCHANTMENT)) === 0
  );
}

function computedOf(m: Machine): Computed {
  const computed = m.state.look.computed as Computed | null;
  return computed === null || (computed.only !== null && !stillHolds(computed.only, m.state)) ? compute(m) : computed;
}

const stillHolds = (before: GameState, now: GameState): boolean =>
  before.turn === now.turn &&
  before.players === now.players &&
  before.combat === now.combat &&
  before.objects === now.objects;

/** `awake`: tapped artifacts that have turned out to be creatures (or lands …), and so are not off after all. */
function compute(m: Machine, awake: readonly Id[] = []): Computed {
  const modifications: Modification[] = [];
  const players: PlayerLimit[] = [];
  const computed: Computed = { modifications, chars: [], players, listens: 0, users: null, only: null };
  m.volatile = false;
  // From here on, looking gives what has been worked out so far.
  m.state.look.computed = computed;
  let asleep = false;
  for (const id of m.state.inPlay) if (!collectFrom(m, id, modifications, players, awake)) asleep = true;
  for (const lasting of m.state.lasting) collectLasting(m, lasting, modifications, players);
  if (modifications.length > 0) {
    modifications.sort((a, b) => a.layer - b.layer || a.stamp - b.stamp);
    for (const modification of modifications) applyTo(m, computed, modification);
  }
  if (asleep) {
    const woken = m.state.inPlay.filter((id) => isAsleep(m, id, awake) && !isOff(m, m.object(id), charOf(m, id).types));
    if (woken.length > 0) return compute(m, [...awake, ...woken]);
  }
  let heard = 0;
  for (const id of m.state.inPlay) {
    const object = m.object(id);
    if (object.counters.length > 0) applyCounters(m, computed, object);
    const char = computed.chars[id];
    if (char === undefined) heard |= m.kind(id).listens;
    else for (const ability of char.triggered) heard |= eventBit(ability.when.on);
  }
  for (const { change } of players)
    if (change.change === 'ability' && change.ability.ability === 'triggered')
      heard |= eventBit(change.ability.when.on);
  computed.listens = heard;
  computed.only = m.volatile ? m.state : null;
  return computed;
}

/** Whether what it says about itself and others is left out because it is a tapped artifact, as far as printed. */
const isAsleep = (m: Machine, id: Id, awake: readonly Id[]): boolean =>
  m.kind(id).statics.length > 0 && isOff(m, m.object(id), m.kind(id).base.types) && !awake.includes(id);

/** Collects what a permanent says all the time; false if it is a tapped artifact and silent for that reason. */
function collectFrom(m: Machine, id: Id, into: Modification[], players: PlayerLimit[], awake: readonly Id[]): boolean {
  const kind = m.kind(id);
  if (!kind.fixedSize) into.push(ownSize(m, id, kind));
  if (kind.statics.length === 0) return true;
  const object = m.object(id);
  if (isAsleep(m, id, awake)) return false;
  for (const ability of statics(m, kind, object)) {
    const context = contextOf(m, id);
    if (ability.condition !== null && !conditionHolds(m, ability.condition, context)) continue;
    if (ability.players !== null) {
      for (const seat of seatsOf(m, ability.players, context))
        for (const change of ability.changes) players.push({ change, source: id, seat });
    }
    if (ability.affects === null) continue;
    const ids = staticIds(ability, object);
    for (const change of ability.changes)
      push(
        m,
        into,
        change,
        object.stamp,
        id,
        object.controller,
        ids,
        ids === null ? ability.affects : null,
        ability.zone,
      );
  }
  return true;
}

/** A size that an ability sets comes before every other effect on size. */
function ownSize(m: Machine, id: Id, kind: Kind): Modification {
  const [power, toughness] = kind.definition.size as readonly [number, number];
  const change: Change = { change: 'setSize', power, toughness };
  const object = m.object(id);
  return {
    layer: m.book.effects.layerOf(change) - 0.5,
    stamp: object.stamp,
    source: id,
    controller: object.controller,
    change,
    ids: [id],
    filter: null,
    zone: 'play',
  };
}

/** The static abilities of a card, with colour words replaced where its text has been changed. */
const statics = (m: Machine, kind: Kind, object: GameObject): readonly StaticAbility[] =>
  reworded(m, object, kind.statics);

/** Words of a card, with colour words replaced where its text has been changed: in play, or while it is being cast. */
export function reworded<T>(m: Machine, object: GameObject, words: T): T {
  let result = words;
  for (const lasting of m.state.lasting) {
    if (!lasting.objects.some((marked) => marked.id === object.id && marked.life === object.life)) continue;
    for (const change of lasting.changes as readonly Change[])
      if (change.change === 'colorWord') result = replaceWord(result, change.from, change.to);
  }
  return result;
}

function staticIds(ability: StaticAbility, object: GameObject): readonly Id[] | null {
  const filter = ability.affects as Filter;
  if (filter.self === true) return [object.id];
  if (filter.enchanted === true) return object.attachedTo === 0 ? [] : [object.attachedTo];
  return null;
}

function collectLasting(m: Machine, lasting: Lasting, into: Modification[], players: PlayerLimit[]): void {
  if (lasting.until === 'while source in play') {
    const source = m.object(lasting.source);
    if (source.zone !== 'play' || source.life !== lasting.sourceLife) return;
  }
  const ids = lasting.objects.filter((marked) => m.object(marked.id).life === marked.life).map((marked) => marked.id);
  if (lasting.until === 'their next turn') {
    m.volatile = true;
    if (lasting.turn === m.state.turn.number) return;
  }
  for (const change of lasting.changes as readonly Change[]) {
    for (const seat of lasting.players) players.push({ change, source: lasting.source, seat });
    if (ids.length > 0) push(m, into, change, lasting.stamp, lasting.source, lasting.controller, ids, null, 'play');
  }
}

function push(
  m: Machine,
  into: Modification[],
  change: Change,
  stamp: number,
  source: Id,
  controller: Seat,
  ids: readonly Id[] | null,
  filter: Filter | null,
  zone: 'play' | 'chain',
): void {
  const add = (part: Change): void => {
    into.push({ layer: m.book.effects.layerOf(part), stamp, source, controller, change: part, ids, filter, zone });
  };
  if (change.change === 'also' && change.colors.length > 0 && change.subtypes.length > 0) {
    add({ ...change, colors: [] });
    add({ ...change, subtypes: [] });
    return;
  }
  if (change.change !== 'becomes') {
    add(change);
    return;
  }
  // "Becomes a 1/1 black creature" speaks of type, colour and size: each belongs in its own layer.
  add({ ...change, colors: null, size: null });
  if (change.colors !== null) add({ change: 'color', colors: change.colors });
  if (change.size !== null) add({ change: 'setSize', power: change.size[0], toughness: change.size[1] });
}

function applyTo(m: Machine, computed: Computed, modification: Modification): void {
  const context = contextOf(m, modification.source, modification.controller);
  if (modification.ids !== null) {
    for (const id of modification.ids) applyChange(m, working(m, computed, id), modification, context);
    return;
  }
  const filter = modification.filter as Filter;
  const ids = modification.zone === 'play' ? m.state.inPlay : m.state.chain.map((item) => item.object);
  // Those affected are found first: an effect that changes what it looks for must not chase its own tail.
  const affected = ids.filter((id) => matches(m, filter, id, context) && !isBeyond(m, id, modification.source));
  const isCounted = modification.change.change === 'size' && typeof modification.change.power !== 'number';
  for (const id of affected) {
    if (isCounted) context.things = [id];
    applyChange(m, working(m, computed, id), modification, context);
  }
}

/** Where protection means "cannot be affected by any magic of those colors" (1993, p. 28), constant effects too pass it by. */
function isBeyond(m: Machine, id: Id, source: Id): boolean {
  if (m.book.facts.permanents.protection !== 'unaffected' || id === source) return false;
  const { protections } = charOf(m, id);
  return protections.length > 0 && protections.some((filter) => matches(m, filter, source, contextOf(m, id)));
}

function working(m: Machine, computed: Computed, id: Id): Working {
  const current = computed.chars[id];
  if (current !== undefined) return current as Working;
  const copy: Working = { ...m.kind(id).base };
  computed.chars[id] = copy;
  return copy;
}

function applyChange(m: Machine, char: Working, modification: Modification, context: Context): void {
  const { change } = modification;
  switch (change.change) {
    case 'size':
      char.power += amountOf(m, change.power, context);
      char.toughness += amountOf(m, change.toughness, context);
      return;
    case 'setSize':
      char.power = amountOf(m, change.power, context);
      char.toughness = amountOf(m, change.toughness, context);
      return;
    case 'keyword':
      char.keywords = addKeyword(char.keywords, change.keyword);
      return;
    case 'loseKeyword':
      char.keywords = dropKeyword(char.keywords, change.keyword);
      return;
    case 'loseAbilities':
      loseAbilities(char);
      return;
    case 'protection':
      char.protections = [...char.protections, change.from];
      return;
    case 'ability':
      gainAbility(char, change.ability);
      return;
    case 'color':
      char.colors = colorMask(change.colors);
      return;
    case 'becomes':
      char.types |= typeMask(change.types);
      char.subtypes = [...char.subtypes, ...change.subtypes];
      return;
    case 'also':
      char.colors |= colorMask(change.colors);
      char.subtypes = [...char.subtypes, ...change.subtypes];
      return;
    case 'creatureTypes':
      char.subtypes = [...char.subtypes.filter((type) => !isCreatureType(type)), ...change.subtypes];
      return;
    case 'landType':
      becomeLand(char, change.to === 'chosen' ? (m.object(modification.source).chosen ?? 'Plains') : change.to);
      return;
    case 'alsoLandType':
      alsoLand(char, change.to);
      return;
    case 'colorWord':
      char.protections = replaceWord(char.protections, change.from, change.to);
      char.activated = replaceWord(char.activated, change.from, change.to);
      char.triggered = replaceWord(char.triggered, change.from, change.to);
      return;
    case 'control':
      char.control = modification.controller;
      return;
    case 'cantActivate':
      char.activated = [];
      return;
    case 'moreLands':
    case 'cantUseNamed':
    case 'shelters':
    case 'castsAsInstants':
    case 'handRevealed':
    case 'topRevealed':
    case 'cantUntap':
    case 'cantGainLife':
    case 'damageUnpreventable':
    case 'untapsAtMost':
    case 'cantCast':
    case 'cantAttackWith':
    case 'skipsCombat':
    case 'cantLose':
    case 'costs':
      return; // of players: looked up where it matters
    case 'blockableOnlyBy':
    case 'notBlockableBy':
    case 'canBlockOnly':
    case 'notTargetOf':
    case 'blockersAtMost':
    case 'blocksMore':
    case 'attacksYou':
    case 'attacksOnlyIf':
    case 'untapsOnlyIf':
    case 'preventFrom':
    case 'preventNoncombat':
    case 'exileIfDies':
    case 'attackableOnlyBy':
      char.limits = [...char.limits, { change, source: modification.source }];
      return;
    default:
      change satisfies never;
  }
}

const SIZE_COUNTER = /^([+-]\d+)\/([+-]\d+)$/;

function applyCounters(m: Machine, computed: Computed, object: GameObject): void {
  for (const counter of object.counters) {
    const size = SIZE_COUNTER.exec(counter.name);
    if (size === null) continue;
    const char = working(m, computed, object.id);
    char.power += Number(size[1]) * counter.number;
    char.toughness += Number(size[2]) * counter.number;
  }
}
