// What things are right now: printed values with every continuous effect on top, in the order the book gives.
// Computed once per position and kept in its `look` until something that matters changes.

import type { GameObject, GameState, Id, Lasting, Seat } from '../../core/state.ts';
import type { ActivatedAbility, StaticAbility, TriggeredAbility } from '../../language/ability.ts';
import type { Ref } from '../../language/amount.ts';
import { activated } from '../../language/build.ts';
import type { Cost } from '../../language/cost.ts';
import type { Change, PlainRule } from '../../language/effect.ts';
import type { Keyword } from '../../language/keyword.ts';
import type { Machine } from '../machine.ts';
import { DEPLOY } from '../variant.ts';
import { Census } from './census.ts';
import {
  applyParts,
  type Continuous,
  collectCounters,
  collectLasting,
  collectOwnSize,
  collectStatic,
  type Part,
} from './continuous.ts';
import {
  ARTIFACT,
  type Characteristics,
  CREATURE,
  colorMask,
  ENCHANTMENT,
  eventBit,
  hasKeyword,
  hasLost,
  LAND,
  type Limit,
  typeMask,
} from './kinds.ts';
import { speaksOfBeingTapped } from './nature.ts';
import { amountOf, type Context, conditionHolds, contextOf, seatsOf } from './refs.ts';
import {
  addProtection,
  alsoLand,
  becomeLand,
  copyCharacteristics,
  gainAbility,
  gainKeyword,
  isCreatureType,
  loseAbilities,
  loseKeyword,
  rewordChar,
  type Working,
} from './reshape.ts';
import { replaceWord } from './rewording.ts';
import { notCalled, type Rolls } from './roll-sorts.ts';

export interface PlayerLimit extends Limit {
  readonly seat: Seat;
  /** Whose text it is, and the lasting change it is a part of; 0 for a permanent's. */
  readonly by: Seat;
  readonly lasting: Id;
}

interface Computed {
  chars: (Characteristics | undefined)[];
  readonly players: readonly PlayerLimit[];
  /** Bits of the events that anything in play waits for; what cards in graveyards may wait for, their kinds know. */
  listens: number;
  readonly rolls: Rolls;
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
  for (const { change } of playerLimits(m, seat))
    if (change.change === 'moreLands') more += change.number === 'any' ? Number.POSITIVE_INFINITY : change.number;
  return more;
}

/** Changes that apply to a player, such as "can be attacked only by". */
export function playerLimits(m: Machine, seat: Seat): readonly PlayerLimit[] {
  const { players } = computedOf(m);
  return players.length === 0 ? players : players.filter((limit) => limit.seat === seat);
}

/** Whether a rule holds for a player. */
export const holdsFor = (m: Machine, seat: Seat, rule: PlainRule): boolean =>
  playerLimits(m, seat).some(({ change }) => change.change === 'playerRule' && change.rule === rule);

/** Everything that applies to players, whoever they are. */
export const allPlayerLimits = (m: Machine): readonly PlayerLimit[] => computedOf(m).players;

/** Numbers from here on name abilities that a player has, and no permanent. */
export const OF_PLAYER = 1000;

interface OwnAbility {
  readonly source: Id;
  readonly ability: ActivatedAbility;
}

/** The activated abilities that a player has for a while, each with the card that gave it. */
export function playerAbilities(m: Machine, seat: Seat): readonly OwnAbility[] {
  const limits = playerLimits(m, seat);
  if (limits.length === 0 && m.state.later.length === 0) return NO_ABILITIES;
  return [
    ...limits.flatMap(({ change, source }) =>
      change.change === 'ability' && change.ability.ability === 'activated'
        ? [{ source, ability: change.ability }]
        : [],
    ),
    ...buyingOff(m, seat),
  ];
}

const NO_ABILITIES: readonly OwnAbility[] = [];

/** What is to happen to the player later may be paid off before it does. */
const buyingOff = (m: Machine, seat: Seat): readonly OwnAbility[] =>
  m.state.later.flatMap(({ id, source, event, unless }) =>
    unless === null || event.player !== seat
      ? []
      : [
          {
            source,
            ability: activated({
              cost: [unless as Cost],
              effects: [{ do: 'later', when: 'never', promise: id, then: [] }],
            }),
          },
        ],
  );

/** The ability that an answer names: of a thing, or of the player who answers. */
export function abilityAt(m: Machine, seat: Seat, id: Id, index: number): ActivatedAbility | undefined {
  if (index < OF_PLAYER) return charOf(m, id).activated[index];
  const own = playerAbilities(m, seat)[index - OF_PLAYER];
  return own?.source === id ? own.ability : undefined;
}

export function listens(m: Machine, bit: number): boolean {
  return ((computedOf(m).listens | (m.kinds.heardBelow & bit && m.heardBelow)) & bit) !== 0;
}

/** Whether an artifact that is tapped does nothing: the book says for which artifacts. */
export function isOff(m: Machine, object: GameObject, types: number): boolean {
  if (!object.tapped || (types & ARTIFACT) === 0) return false;
  // A land or an enchantment that has become an artifact "follows the rule for artifact creatures" (1997).
  return (
    m.book.facts.permanents.tappedArtifacts === 'off unless creature' && (types & (CREATURE | LAND | ENCHANTMENT)) === 0
  );
}

/**
 * Whether an ability is silent because its artifact is tapped. Only what the artifact itself says ceases: an ability
 * that another card gives it is that card's effect, and goes on.
 */
export function isSilent(m: Machine, object: GameObject, types: number, ability: TriggeredAbility): boolean {
  if (!isOff(m, object, types) || speaksOfBeingTapped(ability) || isOwnEnd(ability)) return false;
  const own = reworded(m, object, m.kind(object.id).base.triggered);
  return own.some((each) => each === ability || JSON.stringify(each) === JSON.stringify(ability));
}

/** What it does when it goes itself is no continuous effect, and happens tapped or not (1993: B-142; 1997: F-091). */
const isOwnEnd = ({ when }: TriggeredAbility): boolean =>
  (when.on === 'dies' || when.on === 'leaves') && when.what.self === true;

/** All that is known of what things are now. */
export const knownNow = (m: Machine): Pick<Computed, 'chars' | 'rolls'> => computedOf(m);

function computedOf(m: Machine): Computed {
  const computed = m.state.look.computed as Computed | null;
  return computed === null || (computed.only !== null && !stillHolds(computed.only, m.state)) ? compute(m) : computed;
}

const stillHolds = (before: GameState, now: GameState): boolean =>
  before.turn === now.turn &&
  before.players === now.players &&
  before.combat === now.combat &&
  before.objects === now.objects;

/** One change as it was applied to one thing, and what that was before and after. */
export interface Applied {
  readonly id: Id;
  readonly part: Part;
  readonly before: Characteristics;
  readonly after: Characteristics;
}

/** Every change that applies now, in order: worked out once more for whoever asks why things are what they are. */
export function appliedNow(m: Machine): readonly Applied[] {
  const { computed } = m.state.look;
  const seen: Applied[] = [];
  compute(m, [], seen);
  m.state.look.computed = computed;
  return seen;
}

/**
 * `awake`: tapped artifacts that have turned out to be creatures (or lands …), and so are not off after all. `seen` is
 * filled with what is applied, where somebody asks for it.
 */
function compute(m: Machine, awake: readonly Id[] = [], seen: Applied[] | null = null): Computed {
  const parts: Part[] = [];
  const players: PlayerLimit[] = [];
  const rules: Rule[] = [];
  const computed: Computed = { chars: [], players, listens: 0, rolls: notCalled(), only: null };
  m.volatile = false;
  // From here on, looking gives what has been worked out so far.
  m.state.look.computed = computed;
  let asleep = false;
  let ofSpells = false;
  for (const id of m.state.inPlay) if (!collectFrom(m, id, parts, rules, awake)) asleep = true;
  if (m.book.variant.deploys)
    for (const id of m.state.inPlay) if (isPrintedCreature(m, id)) deployable(m, computed, id);
  for (const lasting of m.state.lasting)
    if (collectLasting(m, lasting, parts) && lasting.players.length > 0) rules.push(lasting);
  if (parts.length > 0) {
    const given: Part[] = [];
    const { chars } = computed;
    m.census = new Census();
    applyParts(m, computed, parts, given, (part, ids, context) => {
      // What depends on what is tried out on copies: a trial gives nothing and is no step.
      const isTrial = computed.chars !== chars;
      const before = seen === null || isTrial ? [] : ids.map((id) => copyCharacteristics(charOf(m, id)));
      applyTo(m, computed, part, ids, context);
      if (isTrial) return;
      for (const [index, was] of before.entries()) {
        const id = ids[index] as Id;
        seen?.push({ id, part, before: was, after: copyCharacteristics(charOf(m, id)) });
      }
      give(m, part, ids, given, rules);
      if (given.some((each) => isOfSpells(m, each))) ofSpells = true;
    });
    m.census = null;
  }
  if (asleep) {
    const woken = m.state.inPlay.filter((id) => isAsleep(m, id, awake) && !isOff(m, m.object(id), charOf(m, id).types));
    if (woken.length > 0) {
      if (seen !== null) seen.length = 0;
      return compute(m, [...awake, ...woken], seen);
    }
  }
  if (m.book.variant.deploys)
    for (const id of m.state.inPlay) if (!isPrintedCreature(m, id) && is(m, id, CREATURE)) deployable(m, computed, id);
  for (const rule of rules) lay(m, computed, rule, players);
  let heard = 0;
  for (const id of m.state.inPlay) {
    const char = computed.chars[id];
    if (char === undefined) heard |= m.kind(id).listens;
    else for (const ability of char.triggered) heard |= eventBit(ability.when.on);
  }
  for (const { change } of players)
    if (change.change === 'ability' && change.ability.ability === 'triggered')
      heard |= eventBit(change.ability.when.on);
  computed.listens = heard;
  computed.only = m.volatile ? m.state : null;
  m.state.look.spells = ofSpells || parts.some((part) => isOfSpells(m, part));
  return computed;
}

const isPrintedCreature = (m: Machine, id: Id): boolean => (m.kind(id).base.types & CREATURE) !== 0;

/** Where creatures may be deployed, each of them has the ability to be (2007: CR 603; 2010: CR 804). */
function deployable(m: Machine, computed: Computed, id: Id): void {
  const char = working(m, computed, id);
  char.activated = [...char.activated, DEPLOY];
}

/** What is said of players: by a permanent, all the time, or by what a spell or ability has left behind. */
type Rule = Lasting | { readonly id: Id; readonly ability: StaticAbility; readonly words: StaticAbility };

/** Lays down what is said of players, when it is known what everything is: a lost ability says nothing any more. */
function lay(m: Machine, computed: Computed, rule: Rule, players: PlayerLimit[]): void {
  if ('until' in rule) {
    for (const change of rule.changes as readonly Change[])
      for (const seat of rule.players)
        players.push({ change, source: rule.source, seat, by: rule.controller, lasting: rule.id });
    return;
  }
  const { id, ability, words } = rule;
  if (hasLost(computed.chars[id], ability)) return;
  const context = contextOf(m, id);
  if (words.condition !== null && !conditionHolds(m, words.condition, context)) return;
  for (const seat of seatsOf(m, words.players as Ref, context))
    for (const change of words.changes)
      players.push({ change, source: id, seat, by: m.object(id).controller, lasting: 0 });
}

const isOfSpells = (m: Machine, { effect: { zone, ids } }: Part): boolean =>
  zone === 'chain' || ids?.some((id) => m.object(id).zone !== 'play') === true;

/** Whether what it says about itself and others is left out because it is a tapped artifact, as far as printed. */
const isAsleep = (m: Machine, id: Id, awake: readonly Id[]): boolean =>
  m.kind(id).statics.length > 0 && isOff(m, m.object(id), m.kind(id).base.types) && !awake.includes(id);

/** Collects what a permanent says all the time; false if it is a tapped artifact and silent for that reason. */
function collectFrom(m: Machine, id: Id, into: Part[], rules: Rule[], awake: readonly Id[]): boolean {
  const kind = m.kind(id);
  const object = m.object(id);
  if (!kind.fixedSize) collectOwnSize(m, object, kind, into);
  if (object.counters.length > 0) collectCounters(m, object, into);
  if (kind.statics.length === 0) return true;
  if (isAsleep(m, id, awake)) return false;
  for (const ability of kind.statics) {
    const words = reworded(m, object, ability);
    if (words.players !== null) rules.push({ id, ability, words });
    collectStatic(m, object, ability, words, object.stamp, into);
  }
  return true;
}

/** Words of a card, with colour words replaced where its text has been changed: in play, or while it is being cast. */
export function reworded<T>(m: Machine, object: GameObject, words: T): T {
  let result = words;
  for (const lasting of m.state.lasting) {
    if (!lasting.objects.some((marked) => marked.id === object.id && marked.life === object.life)) continue;
    for (const change of lasting.changes as readonly Change[])
      if (change.change === 'word') result = replaceWord(result, change.from, change.to);
  }
  return result;
}

function applyTo(m: Machine, computed: Computed, part: Part, ids: readonly Id[], context: Context): void {
  const { change, effect } = part;
  for (const id of ids) {
    // "For each other creature that shares a type with it": the one that is changed.
    if ((change.change === 'size' || change.change === 'setSize') && typeof change.power !== 'number')
      context.changed = id;
    applyChange(m, working(m, computed, id), change, effect, context);
  }
}

/** A static ability that was given speaks as well. */
function give(m: Machine, { change, effect }: Part, ids: readonly Id[], given: Part[], rules: Rule[]): void {
  if (change.change !== 'ability' || change.ability.ability !== 'static') return;
  const { ability } = change;
  for (const id of ids) {
    if (ability.players !== null) rules.push({ id, ability, words: ability });
    collectStatic(m, m.object(id), ability, ability, effect.stamp, given);
  }
}

function working(m: Machine, computed: Computed, id: Id): Working {
  const current = computed.chars[id];
  if (current !== undefined) return current as Working;
  const copy = copyCharacteristics(m.kind(id).base);
  computed.chars[id] = copy;
  return copy;
}

function applyChange(m: Machine, char: Working, change: Change, effect: Continuous, context: Context): void {
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
      gainKeyword(char, change.keyword);
      return;
    case 'loseKeyword':
      loseKeyword(char, change.keyword);
      return;
    case 'loseAbilities':
      loseAbilities(char);
      return;
    case 'protection':
      addProtection(char, change.from, effect.source);
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
      char.types |= typeMask(change.types ?? []);
      char.subtypes = [...char.subtypes, ...change.subtypes];
      return;
    case 'creatureTypes':
      char.subtypes = [...char.subtypes.filter((type) => !isCreatureType(type)), ...change.subtypes];
      return;
    case 'landType': {
      const type = change.to === 'chosen' ? (m.object(effect.source).chosen ?? 'Plains') : change.to;
      if (change.also) alsoLand(char, type);
      else becomeLand(char, type);
      return;
    }
    case 'word':
      rewordChar(char, change.from, change.to);
      return;
    case 'control':
      char.control = effect.controller;
      return;
    case 'cantActivate':
      char.activated = change.tap === true ? char.activated.filter(({ cost }) => !cost.tap) : [];
      return;
    case 'moreLands':
    case 'shelters':
    case 'untapsAtMost':
    case 'cant':
    case 'mayPlay':
    case 'playerRule':
    case 'costs':
      return; // of players: looked up where it matters
    case 'onlyBy':
    case 'notBlockableBy':
    case 'canBlockOnly':
    case 'notTargetOf':
    case 'cantBeEnchanted':
    case 'blockers':
    case 'blocksMore':
    case 'company':
    case 'price':
    case 'attacksYou':
    case 'onlyIf':
    case 'preventFrom':
    case 'exileIfDies':
      char.limits = [...char.limits, { change, source: effect.source }];
      return;
    default:
      change satisfies never;
  }
}
