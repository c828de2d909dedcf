// What may be done in a window: the one place that knows. Every refusal has a key; the book gives the passage.

import type { GameObject, Id, Seat } from '../core/state.ts';
import type { ActivatedAbility } from '../language/ability.ts';
import type { SpellMode, SpellText } from '../language/card.ts';
import type { Cost } from '../language/cost.ts';
import type { Effect } from '../language/effect.ts';
import type { TargetSpec } from '../language/target.ts';
import { charOf, has, isCreature, isOff, playerLimits } from './characteristics.ts';
import { type ActQuestion, type Answer, PASS } from './decision.ts';
import { costOf, isManaAbility, type Kind, LAND } from './kinds.ts';
import type { Machine } from './machine.ts';
import { canPay, needOf, plainNeed, type Sources, upkeepUnpaid } from './mana.ts';
import { matches } from './match.ts';
import { conditionHolds, type Context, contextOf, objectsOf } from './refs.ts';
import type { RefusalKey } from './rulebook.ts';
import { type Aim, hasCandidates, minTargets } from './targets.ts';

/** What a player could pay with, worked out once for all the acts of one question. */
export interface Means {
  readonly seat: Seat;
  readonly sources: Sources;
}

export const meansOf = (m: Machine, seat: Seat): Means => ({ seat, sources: m.sources(seat) });

/** Everything the question allows; passing first, where it is allowed. */
export function legalActs(m: Machine, question: ActQuestion): Answer[] {
  const acts: Answer[] = question.mayPass ? [PASS] : [];
  const means = meansOf(m, question.player);
  collectActs(m, question, means, (act) => {
    acts.push(act);
    return false;
  });
  return acts;
}

/** Whether there is anything to do but pass (and make mana). */
export function canAct(m: Machine, question: ActQuestion): boolean {
  // Nothing to do as a fast effect stays nothing to do until something changes; a step of its own may matter.
  const lasting = question.window === 'fast' && !stepMatters(m);
  if (lasting && m.isIdle(question.player)) return false;
  const found = collectActs(m, question, meansOf(m, question.player), (act) => !isManaAct(m, act));
  if (!found && lasting) m.setIdle(question.player);
  return found;
}

/** Abilities that may be used only in some phases make the step itself count. */
function stepMatters(m: Machine): boolean {
  return m.book.turn[m.state.turn.phase]?.steps[m.state.turn.step]?.phase === 'upkeep';
}

function isManaAct(m: Machine, act: Answer): boolean {
  return act.kind === 'use' && isManaAbility(charOf(m, act.source).activated[act.ability] as ActivatedAbility);
}

function collectActs(m: Machine, question: ActQuestion, means: Means, found: (act: Answer) => boolean): boolean {
  const seat = question.player;
  const { hand } = m.player(seat);
  for (let index = 0; index < hand.length; index += 1) {
    const id = hand[index] as Id;
    // Cards of one kind in a hand are alike: one of them stands for all.
    if (isRepeated(m, hand, index)) continue;
    const isLand = m.kind(id).base.types === LAND;
    if ((isLand ? refuseLand(m, question, id) : refuseCast(m, question, id, means)) !== null) continue;
    if (found(isLand ? { kind: 'land', card: id } : { kind: 'cast', card: id })) return true;
  }
  for (const id of m.state.inPlay) {
    const { activated } = charOf(m, id);
    if (activated.length === 0) continue;
    for (let ability = 0; ability < activated.length; ability += 1) {
      if (!mayList(m, activated[ability] as ActivatedAbility)) continue;
      if (refuseUse(m, question, id, ability, means) === null && found({ kind: 'use', source: id, ability })) return true;
    }
  }
  for (const id of m.player(seat).graveyard) {
    if (!m.kind(id).fromGraveyard) continue;
    for (let ability = 0; ability < charOf(m, id).activated.length; ability += 1)
      if (refuseUse(m, question, id, ability, means) === null && found({ kind: 'use', source: id, ability })) return true;
  }
  if (question.window !== 'main' && question.window !== 'fast') return false;
  for (const duty of m.state.turn.duties)
    if (seat === m.active && found({ kind: 'duty', duty: duty.id })) return true;
  return refuseAttack(m, question) === null && worthAttacking(m, seat) && found({ kind: 'begin attack' });
}

function isRepeated(m: Machine, hand: readonly Id[], index: number): boolean {
  const { kind } = m.object(hand[index] as Id);
  for (let before = 0; before < index; before += 1) if (m.object(hand[before] as Id).kind === kind) return true;
  return false;
}

/** Mana is made while paying; making it beforehand is offered only where every window is asked. */
function mayList(m: Machine, ability: ActivatedAbility): boolean {
  return m.options.windows === 'all' || !isManaAbility(ability) || ability.cost.mana !== null || ability.cost.sacrificeThis;
}

export function refuseAct(m: Machine, question: ActQuestion, act: Answer): RefusalKey | null {
  switch (act.kind) {
    case 'pass':
      return question.mayPass ? null : 'duties first';
    case 'land':
      return refuseLand(m, question, act.card);
    case 'cast':
      return refuseCast(m, question, act.card, meansOf(m, question.player));
    case 'use':
      return refuseUse(m, question, act.source, act.ability, meansOf(m, question.player));
    case 'duty':
      return m.state.turn.duties.some((duty) => duty.id === act.duty) && question.player === m.active ? null : 'not offered';
    case 'begin attack':
      return refuseAttack(m, question);
    default:
      return 'not understood';
  }
}

/** An attack without attackers may be announced, but is offered only where every window is asked. */
function worthAttacking(m: Machine, seat: Seat): boolean {
  if (m.options.windows === 'all') return true;
  return m.state.inPlay.some((id) => {
    const object = m.object(id);
    return object.controller === seat && !object.tapped && !(object.sick && !has(m, id, 'haste')) && isCreature(m, id);
  });
}

function refuseAttack(m: Machine, question: ActQuestion): RefusalKey | null {
  if (m.book.facts.combat.attacks !== 'in the main phase' || question.window !== 'main') return 'wrong phase';
  return m.state.turn.attacked && m.state.turn.extraCombats === 0 ? 'one attack' : null;
}

function refuseLand(m: Machine, question: ActQuestion, id: Id): RefusalKey | null {
  const object = m.state.objects[id];
  if (object === undefined || object.zone !== 'hand' || object.owner !== question.player) return 'not in hand';
  if (!m.kind(id).definition.types.includes('land')) return 'not offered';
  // In Portal a land is step 3 of the turn, and cards are played in steps 4 and 6.
  if (question.window !== (m.book.facts.timing.lands === 'own step' ? 'land' : 'main')) return 'land timing';
  return m.player(question.player).landsPlayed > 0 ? 'one land' : null;
}

// ---- casting ----

export function spellContext(m: Machine, id: Id, seat: Seat, x = 0): Context {
  return { ...contextOf(m, id, seat), x };
}

/** What may be aimed at: in books with interrupts, spells only in the chance to interrupt them. */
export function aimOf(m: Machine, context: Context, only: Id): Aim {
  const char = charOf(m, context.source);
  const spells = only !== 0 || !m.book.facts.types.interrupts;
  return { context, colors: char.colors, types: char.types, only, spells };
}

function refuseCast(m: Machine, question: ActQuestion, id: Id, means: Means): RefusalKey | null {
  const object = m.state.objects[id];
  if (object === undefined || object.zone !== 'hand' || object.owner !== question.player) return 'not in hand';
  const kind = m.kind(id);
  if (kind.definition.types.includes('land')) return 'not offered'; // a land is put into play; it is never a spell
  const timing = refuseCastTiming(m, question, kind);
  if (timing !== null) return timing;
  const { definition } = kind;
  const more = extraCost(m, question.player, id);
  const need = more === 0 ? plainNeed(costOf(kind)) : needOf(costOf(kind), 0, null, more);
  if (!canPay(need, m.player(question.player).pool, means.sources)) return 'not enough mana';
  if (definition.spell.additionalCost !== null && !canPayRest(m, definition.spell.additionalCost, id, question.player))
    return 'cost';
  const most = definition.cost !== null && definition.cost.x > 0 ? null : 0;
  return legalModes(m, kind, id, question.player, question.item, most).length > 0 ? null : withoutTarget(m, question, kind, id);
}

/** Nothing to aim at; or there would be, had it been interrupted in time. */
function withoutTarget(m: Machine, question: ActQuestion, kind: Kind, id: Id): RefusalKey {
  if (question.item !== 0 || m.state.chain.length === 0 || !m.book.facts.types.interrupts) return 'no target';
  const aim: Aim = { ...aimOf(m, spellContext(m, id, question.player), 0), spells: true };
  const late = kind.definition.spell.modes.some((mode) =>
    mode.targets.some((spec) => spec.kinds.includes('spell') && hasCandidates(m, { ...spec, kinds: ['spell'] }, aim, 1)),
  );
  return late ? 'too late to interrupt' : 'no target';
}

/** What the casting costs more (or less) through effects in play. */
export function extraCost(m: Machine, seat: Seat, card: Id): number {
  let more = 0;
  for (const { change, source } of playerLimits(m, seat))
    if (change.change === 'costs' && matches(m, change.filter, card, contextOf(m, source))) more += change.more;
  return more;
}

function refuseCastTiming(m: Machine, question: ActQuestion, kind: Kind): RefusalKey | null {
  const { definition, fast } = kind;
  switch (question.window) {
    case 'main':
      return isReaction(m, definition.spell.modes) ?? (definition.spell.playWhen === null ? null : 'wrong phase');
    case 'land':
      return 'sorcery timing';
    case 'fast':
      return fast ? (isReaction(m, definition.spell.modes) ?? refuseMoment(m, definition.spell.playWhen, question.player)) : 'sorcery timing';
    case 'interrupt':
      return definition.interrupt ? null : 'interrupts only';
    case 'prevention':
      return fast && definition.spell.modes.some((mode) => natureOf(mode.effects) === 'prevention') ? null : 'prevention only';
    case 'regeneration':
      return fast && definition.spell.modes.some((mode) => natureOf(mode.effects) === 'regeneration') ? null : 'regeneration only';
    case 'moment':
      return definition.spell.playWhen === question.purpose ? null : 'sorcery timing';
    default:
      return question.window satisfies never;
  }
}

/** "Play it only if you've been attacked this step": where every instant has its chance, the card still waits for its own. */
function refuseMoment(m: Machine, when: SpellText['playWhen'], seat: Seat): RefusalKey | null {
  const { combat, chain, turn } = m.state;
  if (when === null) return null;
  if (when === 'attacked') return combat !== null && !combat.blocksDeclared && combat.attacks.some((attack) => attack.seat === seat) ? null : 'wrong phase';
  if (when === 'opponent casts') return chain.some((item) => item.what === 'spell' && item.controller !== seat) ? null : 'wrong phase';
  return combat === null && !turn.attacked ? null : 'wrong phase';
}

/** Prevention and regeneration wait for their moments, in books that have such moments. */
function isReaction(m: Machine, modes: readonly SpellMode[]): RefusalKey | null {
  return modes.length === 1 ? refuseNature(m, (modes[0] as SpellMode).effects) : null;
}

function refuseNature(m: Machine, effects: readonly Effect[]): RefusalKey | null {
  const nature = natureOf(effects);
  if (nature === 'prevention' && m.book.facts.damage.prevention === 'step') return 'prevention only';
  if (nature === 'regeneration' && m.book.facts.damage.regeneration === 'moment') return 'regeneration only';
  return null;
}

type Nature = 'prevention' | 'regeneration' | 'other';
const natures = new WeakMap<readonly Effect[], Nature>();

/** What kind of effect a text has, as far as timing cares. */
export function natureOf(effects: readonly Effect[]): Nature {
  let nature = natures.get(effects);
  if (nature === undefined) {
    nature = readNature(effects);
    natures.set(effects, nature);
  }
  return nature;
}

function readNature(effects: readonly Effect[]): Nature {
  for (const effect of effects) {
    if (effect.do === 'prevent' || effect.do === 'preventFromSource') return 'prevention';
    if (effect.do === 'regenerate') return 'regeneration';
  }
  return 'other';
}

/** The modes of a spell that could be chosen now. An Aura's target is the thing it will be put on. */
export function legalModes(m: Machine, kind: Kind, id: Id, seat: Seat, only: Id, x: number | null): number[] {
  const context = spellContext(m, id, seat, x ?? 0);
  const aim = aimOf(m, context, only);
  const modes: number[] = [];
  kind.definition.spell.modes.forEach((mode, index) => {
    const targets = targetsOf(kind, mode);
    if (only !== 0 && interruptsMustAim(m) && !targets.some(aimsAtAnnounced)) return;
    if (only === 0 && !suitsMoment(m, mode.effects)) return;
    if (x === null && targets.some(usesX)) {
      if (!targets.some(aimsByX) || someXAims(m, kind, id, seat, targets, only)) modes.push(index);
      return;
    }
    if (canTarget(m, targets, aim)) modes.push(index);
  });
  return modes;
}

/** Where prevention has its own step, a text with several modes prevents damage then and only then. */
function suitsMoment(m: Machine, effects: readonly Effect[]): boolean {
  if (m.book.facts.damage.prevention !== 'step') return true;
  return (natureOf(effects) === 'prevention') === m.state.packets.length > 0;
}

const aimsByX = (spec: TargetSpec): boolean => spec.filter.cost?.equals === 'x';
const usesX = (spec: TargetSpec): boolean => aimsByX(spec) || typeof spec.min !== 'number';

/** "Counter target spell with cost X": whether any X that can be paid has something to aim at. */
function someXAims(m: Machine, kind: Kind, id: Id, seat: Seat, targets: readonly TargetSpec[], only: Id): boolean {
  const { pool } = m.player(seat);
  const sources = m.sources(seat);
  const more = extraCost(m, seat, id);
  for (let x = 0; x < 100 && canPay(needOf(costOf(kind), x, kind.definition.spell.xOnly, more), pool, sources); x += 1)
    if (canTarget(m, targets, aimOf(m, spellContext(m, id, seat, x), only))) return true;
  return false;
}

export const canTarget = (m: Machine, targets: readonly TargetSpec[], aim: Aim): boolean =>
  targets.every((spec) => hasCandidates(m, narrowed(m, spec, aim.only), aim, minTargets(m, spec, aim.context)));

/** Whether the chance to interrupt something is only for what is aimed at it; in 1993 any interrupt may be played then. */
const interruptsMustAim = (m: Machine): boolean => m.book.facts.timing.interrupts !== 'any number';

/** Whether it can be aimed at a spell being cast or an effect being used: both can be interrupted. */
const aimsAtAnnounced = (spec: TargetSpec): boolean => spec.kinds.includes('spell') || spec.kinds.includes('ability');

/** What a target may be in the chance to interrupt one thing: that thing, where interrupts must be aimed at it. */
export const narrowed = (m: Machine, spec: TargetSpec, only: Id): TargetSpec =>
  only !== 0 && interruptsMustAim(m) && aimsAtAnnounced(spec) ? { ...spec, kinds: ['spell', 'ability'].filter((kind) => (spec.kinds as readonly string[]).includes(kind)) as TargetSpec['kinds'] } : spec;

const auraTargets = new WeakMap<Kind, readonly TargetSpec[]>();

/** The targets of a spell in a mode; for an Aura, what it enchants. */
export function targetsOf(kind: Kind, mode: SpellMode): readonly TargetSpec[] {
  const { enchant } = kind.definition;
  if (enchant === null) return mode.targets;
  let targets = auraTargets.get(kind);
  if (targets === undefined) {
    targets = [{ kinds: ['permanent'], filter: enchant, players: 'any', zone: null, zoneOf: 'any', min: 1, max: 1 }];
    auraTargets.set(kind, targets);
  }
  return targets;
}

// ---- using abilities ----

function refuseUse(m: Machine, question: ActQuestion, id: Id, index: number, means: Means): RefusalKey | null {
  const object = m.state.objects[id];
  if (object === undefined || (object.zone !== 'play' && object.zone !== 'graveyard')) return 'not yours';
  const ability = charOf(m, id).activated[index];
  // "Unless they say otherwise, abilities work only while the permanent they're on is on the battlefield."
  if (ability === undefined || (ability.from ?? 'play') !== object.zone) return object.zone === 'play' ? 'not offered' : 'not yours';
  const seat = question.player;
  if (!mayUse(m, ability, object, seat)) return 'not yours';
  const cheap = refuseUseNow(m, question, ability, object);
  if (cheap !== null) return cheap;
  const mana = ability.cost.mana;
  const except = ability.cost.tap ? id : 0;
  if (mana !== null && !canPay(plainNeed(mana), m.player(seat).pool, means.sources, except)) return 'not enough mana';
  if (!canPayRest(m, ability.cost, id, seat)) return 'cost';
  const context = contextOf(m, id, seat);
  if (ability.condition !== null && !conditionHolds(m, ability.condition, context)) return 'not offered';
  return canTarget(m, ability.targets, aimOf(m, context, question.window === 'interrupt' ? question.item : 0)) ? null : 'no target';
}

function mayUse(m: Machine, ability: ActivatedAbility, object: GameObject, seat: Seat): boolean {
  if (ability.by === 'anybody') return true;
  if (ability.by === 'enchanted') return object.attachedTo !== 0 && m.object(object.attachedTo).controller === seat;
  return object.controller === seat;
}

function refuseUseNow(m: Machine, question: ActQuestion, ability: ActivatedAbility, object: GameObject): RefusalKey | null {
  const { id } = object;
  const types = charOf(m, id).types;
  if (ability.cost.tap) {
    if (object.tapped) return 'tapped';
    if (object.sick && isCreature(m, id) && !has(m, id, 'haste')) return 'summoning sick';
  }
  if (isOff(m, object, types)) return 'tapped artifact';
  const timing = refuseUseTiming(m, question, ability, object);
  if (timing !== null) return timing;
  if (ability.once && object.used === m.state.turn.number) return 'once a turn';
  // What is itself an effect of the upkeep may come before the payment: the book removes counters from an Armageddon
  // Clock and only then pays for Energy Flux.
  if (ability.during !== 'your upkeep' && ability.during !== 'any upkeep' && upkeepUnpaid(m, id)) return 'upkeep unpaid';
  return null;
}

function refuseUseTiming(m: Machine, question: ActQuestion, ability: ActivatedAbility, object: GameObject): RefusalKey | null {
  // Without a pool, tapping a land is the payment itself and no act of its own.
  if (isManaAbility(ability)) return m.book.facts.mana.pool ? null : 'no pool';
  if (ability.cost.loyalty !== null) {
    if (question.window !== 'main') return 'loyalty timing';
    if (object.used === m.state.turn.number) return 'once a turn';
  }
  if ((ability.speed === 'sorcery' || ability.equip) && question.window !== 'main') return 'sorcery timing';
  const during = refuseDuring(m, ability, question.player);
  if (during !== null) return during;
  switch (question.window) {
    case 'interrupt':
      return ability.speed === 'interrupt' && (!interruptsMustAim(m) || ability.targets.some(aimsAtAnnounced)) ? null : 'interrupts only';
    case 'prevention':
      return natureOf(ability.effects) === 'prevention' ? null : 'prevention only';
    case 'regeneration':
      return saves(m, ability, object.id, question.item) ? null : 'regeneration only';
    case 'land':
    case 'moment':
      return 'sorcery timing';
    default:
      return refuseNature(m, ability.effects);
  }
}

/** Whether using the ability would regenerate this creature. */
function saves(m: Machine, ability: ActivatedAbility, source: Id, doomed: Id): boolean {
  const context = contextOf(m, source);
  return ability.effects.some(
    (effect) =>
      effect.do === 'regenerate' &&
      (effect.what.ref === 'target' || objectsOf(m, effect.what, context).includes(doomed)),
  );
}

function refuseDuring(m: Machine, ability: ActivatedAbility, seat: Seat): RefusalKey | null {
  if (ability.during === null) return null;
  if (ability.during === 'your turn') return m.active === seat ? null : 'wrong phase';
  const step = m.book.turn[m.state.turn.phase]?.steps[m.state.turn.step];
  if (step?.phase !== 'upkeep') return 'wrong phase';
  return ability.during === 'any upkeep' || m.active === seat ? null : 'wrong phase';
}

// ---- costs other than mana ----

export function canPayRest(m: Machine, cost: Cost, source: Id, seat: Seat): boolean {
  const context = contextOf(m, source, seat);
  const player = m.player(seat);
  if (cost.life > player.life) return false;
  if (cost.discard !== null) {
    const { filter } = cost.discard;
    const cards = player.hand.filter((id) => id !== source && matches(m, filter, id, context));
    if (cards.length < cost.discard.number) return false;
  }
  if (cost.sacrifice !== null && sacrificable(m, cost, source, seat).length < cost.sacrifice.number) return false;
  if (cost.tapOthers !== null) {
    const { filter, number } = cost.tapOthers;
    if (ownUntapped(m, seat).filter((id) => matches(m, filter, id, context)).length < number) return false;
  }
  const counters = m.object(source).counters;
  if (typeof cost.loyalty === 'number' && cost.loyalty < 0) {
    const loyalty = counters.find((counter) => counter.name === 'loyalty')?.number ?? 0;
    if (loyalty < -cost.loyalty) return false;
  }
  const removed = cost.removeCounters;
  return removed === null || (counters.find((each) => each.name === removed.counter)?.number ?? 0) >= removed.number;
}

export const ownUntapped = (m: Machine, seat: Seat): Id[] =>
  m.state.inPlay.filter((id) => m.object(id).controller === seat && !m.object(id).tapped);

export function sacrificable(m: Machine, cost: Cost, source: Id, seat: Seat): Id[] {
  const filter = cost.sacrifice?.filter ?? {};
  const context = contextOf(m, source, seat);
  return m.state.inPlay.filter((id) => m.object(id).controller === seat && matches(m, filter, id, context));
}

