// Whether a card may be cast now, in which modes, and at what.

import { isMarked } from '../../core/change.ts';
import { type Id, NO_EVENT, type Seat } from '../../core/state.ts';
import type { SpellMode, SpellText } from '../../language/card.ts';
import type { Change, Effect } from '../../language/effect.ts';
import { MANA_KINDS, type ManaCost, NO_COST } from '../../language/mana.ts';
import type { TargetSpec } from '../../language/target.ts';
import type { ActQuestion } from '../asking/decision.ts';
import { hasDamageToMeet } from '../damage/modifiers.ts';
import type { Machine } from '../machine.ts';
import { canPayRest, type Means } from '../paying/costs.ts';
import { canPay, needOf, plainNeed } from '../paying/mana.ts';
import type { RefusalKey } from '../rulebook.ts';
import { hasTurn, isSide } from '../seats.ts';
import { charOf, holdsFor, playerLimits } from '../things/characteristics.ts';
import { costOf, isOwnPrice, type Kind } from '../things/kinds.ts';
import { matches, matchesSpell } from '../things/match.ts';
import { isReaction, isTimeToSave, natureOf, turnsBack } from '../things/nature.ts';
import { type Context, conditionHolds, contextOf } from '../things/refs.ts';
import { type Aim, candidates, hasCandidates, minTargets, withMate } from '../things/targets.ts';
import { interruptsAnyTime, isCastToSave, makesManaInTime } from './saving.ts';

/** What a text is aimed at, and what it does. */
export interface Text {
  readonly targets: readonly TargetSpec[];
  readonly effects: readonly Effect[];
}

export const spellContext = (m: Machine, id: Id, seat: Seat, x = 0): Context => contextOf(m, id, seat, NO_EVENT, x);

/** What may be aimed at: in books with interrupts, spells only in the chance to interrupt them. */
export function aimOf(m: Machine, context: Context, only: Id, effects: readonly Effect[]): Aim {
  const char = charOf(m, context.source);
  const spells = only !== 0 || !m.book.facts.types.interrupts;
  const saves = m.book.facts.damage.regeneration === 'moment' && natureOf(effects) === 'regeneration';
  return { context, colors: char.colors, types: char.types, only, spells, saves };
}

export function refuseCast(m: Machine, question: ActQuestion, id: Id, means: Means): RefusalKey | null {
  const object = m.state.objects[id];
  if (object === undefined || !mayPlay(m, question.player, id)) return 'not in hand';
  const kind = m.kind(id);
  if (kind.definition.types.includes('land')) return 'not offered'; // a land is put into play; it is never a spell
  const timing = refuseCastTiming(m, question, kind);
  if (timing !== null) return timing;
  if (mayNotCast(m, question.player, id)) return 'cannot cast';
  const { definition } = kind;
  const more = extraCost(m, question.player, id);
  const price = dearer(m, question.player, id, costOf(kind));
  const need = more === 0 ? plainNeed(price) : needOf(price, 0, null, more);
  const payable = canPay(need, m.player(question.player).pool, means.sources);
  if (!payable && !canPayInstead(m, question.player, id)) return 'not enough mana';
  if (definition.spell.additionalCost !== null && !canPayRest(m, definition.spell.additionalCost, id, question.player))
    return 'cost';
  if (lacksModel(m, kind, id, question.player)) return 'no target';
  const most = definition.cost !== null && definition.cost.x > 0 ? null : 0;
  const only = question.window === 'interrupt' ? question.item : 0;
  return legalModes(m, kind, id, question.player, only, most).length > 0 ? null : withoutTarget(m, question, kind, id);
}

/** Whether a card lies where its owner may play it from: in the hand, or where something lets that player play it. */
export function mayPlay(m: Machine, seat: Seat, id: Id): boolean {
  const { zone, owner } = m.object(id);
  return owner === seat && (zone === 'hand' || playableElsewhere(m, seat).includes(id));
}

/** The cards of a player that may be played from a graveyard or from out of the game. */
export function playableElsewhere(m: Machine, seat: Seat): readonly Id[] {
  const limits = playerLimits(m, seat);
  if (limits.length === 0 || !limits.some(({ change }) => change.change === 'mayPlay')) return NOTHING;
  return limits.flatMap(({ change, source }) => {
    if (change.change !== 'mayPlay') return [];
    const { zone, filter, only } = change;
    return m
      .player(seat)
      [zone === 'exile' ? 'removed' : zone].filter(
        (id) =>
          (only === undefined || isMarked(only, id, m.object(id).life)) &&
          matches(m, filter, id, contextOf(m, source, seat)),
      );
  });
}

const NOTHING: readonly Id[] = [];

/** Whether what a card offers instead of its mana cost could be paid. */
export function canPayInstead(m: Machine, seat: Seat, card: Id): boolean {
  const instead = m.kind(card).definition.spell.alternativeCost;
  if (instead === undefined) return false;
  const need = needOf(dearer(m, seat, card, instead.mana ?? NO_COST), 0, null, extraCost(m, seat, card));
  return canPay(need, m.player(seat).pool, m.sources(seat)) && canPayRest(m, instead, card, seat);
}

/** Whether it must come in as a copy of something, and there is nothing that it could be a copy of. */
const lacksModel = (m: Machine, { definition }: Kind, id: Id, seat: Seat): boolean =>
  definition.abilities.some((ability) => {
    if (ability.ability !== 'replacement' || ability.replacement.replace !== 'enter') return false;
    const { copy, must } = ability.replacement;
    return (
      must === true && copy !== null && !m.state.inPlay.some((each) => matches(m, copy, each, contextOf(m, id, seat)))
    );
  });

/** Nothing to aim at; or there would be, had it been interrupted in time. */
function withoutTarget(m: Machine, question: ActQuestion, kind: Kind, id: Id): RefusalKey {
  if (question.window === 'interrupt' || m.state.chain.length === 0 || !m.book.facts.types.interrupts)
    return 'no target';
  const aim: Aim = { ...aimOf(m, spellContext(m, id, question.player), 0, []), spells: true };
  const late = kind.definition.spell.modes.some((mode) =>
    mode.targets.some(
      (spec) => spec.kinds.includes('spell') && hasCandidates(m, { ...spec, kinds: ['spell'] }, aim, 1),
    ),
  );
  return late ? 'too late to interrupt' : 'no target';
}

/** Some effects forbid a player to cast some spells, or any. */
export const mayNotCast = (m: Machine, seat: Seat, card: Id): boolean =>
  playerLimits(m, seat).some(
    ({ change, source }) =>
      change.change === 'cant' &&
      change.doing === 'cast' &&
      (change.again !== true || m.state.turn.casters.includes(seat)) &&
      matchesSpell(m, change.filter, card, contextOf(m, source)),
  );

type Costs = Extract<Change, { change: 'costs' }>;

/** What makes the casting dearer or cheaper: effects in play, and what the card says of itself. Mostly nothing does. */
function pricesOf(m: Machine, seat: Seat, card: Id): readonly Costs[] {
  const limits = playerLimits(m, seat);
  const kind = m.kind(card);
  if (limits.length === 0 && !kind.pricesItself) return NO_PRICES;
  const prices: Costs[] = [];
  for (const { change, source } of limits)
    if (change.change === 'costs' && !change.abilities && matchesSpell(m, change.filter, card, contextOf(m, source)))
      prices.push(change);
  for (const ability of kind.definition.abilities) {
    if (!isOwnPrice(ability)) continue;
    if (ability.condition !== null && !conditionHolds(m, ability.condition, contextOf(m, card, seat))) continue;
    for (const change of ability.changes) if (change.change === 'costs') prices.push(change);
  }
  return prices;
}

const NO_PRICES: readonly Costs[] = [];

/** What the casting costs more (or less), in mana of any kind. */
export function extraCost(m: Machine, seat: Seat, card: Id): number {
  let more = 0;
  for (const price of pricesOf(m, seat, card)) if (price.mana === undefined) more += price.more;
  return more;
}

/** A cost with the mana of one kind that it takes more through effects in play. */
export function dearer(m: Machine, seat: Seat, card: Id, cost: ManaCost): ManaCost {
  let dear = cost;
  for (const { mana, more } of pricesOf(m, seat, card)) {
    if (mana === undefined) continue;
    const kind = MANA_KINDS.indexOf(mana);
    const colored = dear.colored.map((number, index) => (index === kind ? number + more : number));
    dear = { ...dear, colored: colored as unknown as ManaCost['colored'] };
  }
  return dear;
}

/** What using an ability of something costs more. */
export function extraUse(m: Machine, seat: Seat, source: Id): number {
  let more = 0;
  for (const limit of playerLimits(m, seat))
    if (limit.change.change === 'costs' && limit.change.abilities)
      if (matches(m, limit.change.filter, source, contextOf(m, limit.source))) more += limit.change.more;
  return more;
}

/** "You may cast spells as though they had flash." */
const castsAsInstants = (m: Machine, seat: Seat): boolean => holdsFor(m, seat, 'casts as instants');

function refuseCastTiming(m: Machine, question: ActQuestion, kind: Kind): RefusalKey | null {
  const { definition, fast } = kind;
  switch (question.window) {
    case 'main':
      return isReaction(m, definition.spell.modes) ?? refuseInMain(m, definition.spell.playWhen, question.player);
    case 'land':
      return 'sorcery timing';
    case 'fast':
      return fast || castsAsInstants(m, question.player)
        ? (isReaction(m, definition.spell.modes) ?? refuseMoment(m, definition.spell.playWhen, question.player))
        : 'sorcery timing';
    case 'interrupt':
      return definition.interrupt ? null : 'interrupts only';
    case 'prevention':
      return fast && definition.spell.modes.some((mode) => natureOf(mode.effects) === 'prevention')
        ? null
        : 'prevention only';
    case 'regeneration':
      return fast && isCastToSave(m, question, definition.spell.modes) ? null : 'regeneration only';
    case 'moment':
      return definition.spell.playWhen === question.moment ? null : 'sorcery timing';
    default:
      return question.window satisfies never;
  }
}

/** What waits for a moment of the attack is not played in a main phase, save what only must not come too late. */
const refuseInMain = (m: Machine, when: SpellText['playWhen'], seat: Seat): RefusalKey | null =>
  when === 'before damage' || when === 'before attack ends'
    ? refuseMoment(m, when, seat)
    : when === null
      ? null
      : 'wrong phase';

/** Whether the damage of the attack is still to come in this turn, whether or not there is an attack. */
function isBeforeDamage(m: Machine): boolean {
  const { phase, step } = m.state.turn;
  for (let at = phase; at < m.book.turn.length; at += 1) {
    const steps = m.book.turn[at]?.steps ?? [];
    if (steps.some(({ actions }, index) => (at > phase || index > step) && actions.includes('combat damage')))
      return true;
  }
  return false;
}

/** "Play it only if you've been attacked this step": where every instant has its chance, the card still waits for its own. */
export function refuseMoment(m: Machine, when: SpellText['playWhen'], seat: Seat): RefusalKey | null {
  const { combat, chain, turn } = m.state;
  if (when === null) return null;
  if (when === 'before damage') return isBeforeDamage(m) ? null : 'wrong phase';
  if (when === 'before attack ends') return combat === null && turn.attacked ? 'wrong phase' : null;
  if (when === 'attacked')
    return combat !== null && !combat.blocksDeclared && combat.attacked.some((each) => isSide(m, each, seat))
      ? null
      : 'wrong phase';
  if (when === 'opponent casts')
    return chain.some((item) => item.what === 'spell' && m.book.variant.opponents(m, seat).includes(item.controller))
      ? null
      : 'wrong phase';
  if (when === "before opponent's attack") return isBeforeAttack(m, seat) ? null : 'wrong phase';
  if (when === 'own attack')
    return hasTurn(m, seat) && combat?.declared === true && !combat.blocksDeclared ? null : 'wrong phase';
  if (when === 'blocks declared') {
    const actions = m.book.turn[turn.phase]?.steps[turn.step]?.actions ?? [];
    return combat?.blocksDeclared === true && actions.includes('declare blockers') ? null : 'wrong phase';
  }
  if (when === 'before blocks') return combat !== null && !combat.blocksDeclared ? null : 'wrong phase';
  return combat === null && !turn.attacked ? null : 'wrong phase';
}

/** It is an opponent's turn, and the attack is still to come. */
export const isBeforeAttack = (m: Machine, seat: Seat): boolean =>
  m.state.combat === null &&
  !m.state.turn.attacked &&
  m.book.variant.opponents(m, seat).some((opponent) => hasTurn(m, opponent));

/** The modes of a spell that could be chosen now. An Aura's target is the thing it will be put on. */
export function legalModes(m: Machine, kind: Kind, id: Id, seat: Seat, only: Id, x: number | null): number[] {
  const context = spellContext(m, id, seat, x ?? 0);
  const modes: number[] = [];
  kind.definition.spell.modes.forEach((mode, index) => {
    const targets = targetsOf(kind, mode);
    if (only !== 0 && !interruptsAnyTime(m) && !targets.some(aimsAtAnnounced)) return;
    if (only === 0 && !(suitsMoment(m, mode.effects) && hasDamageToMeet(m, mode.effects, context))) return;
    if (x === null && targets.some(usesX)) {
      if (!targets.some(aimsByX) || someXAims(m, kind, id, seat, { targets, effects: mode.effects }, only))
        modes.push(index);
      return;
    }
    if (canTarget(m, targets, aimOf(m, context, only, mode.effects))) modes.push(index);
  });
  return modes;
}

/**
 * Where prevention and regeneration have their own moments, a text with several modes does that then and only then. Both
 * may wait at once: what is destroyed by what also deals damage, and damage that came of paying for a regeneration.
 */
function suitsMoment(m: Machine, effects: readonly Effect[]): boolean {
  const { prevention, regeneration } = m.book.facts.damage;
  const nature = natureOf(effects);
  const dying = isTimeToSave(m);
  const waits = m.state.packets.length > 0 && !dying;
  if (prevention === 'step' && (nature === 'prevention') !== waits && (waits || !effects.some(turnsBack))) return false;
  if (dying && makesManaInTime(m, effects)) return true;
  return regeneration !== 'moment' || (nature === 'regeneration') === dying;
}

const aimsByX = (spec: TargetSpec): boolean => spec.filter.cost?.equals === 'x';
const usesX = (spec: TargetSpec): boolean => aimsByX(spec) || typeof spec.min !== 'number';

/** "Counter target spell with cost X": whether any X that can be paid has something to aim at. */
function someXAims(m: Machine, kind: Kind, id: Id, seat: Seat, text: Text, only: Id): boolean {
  const { pool } = m.player(seat);
  const sources = m.sources(seat);
  const more = extraCost(m, seat, id);
  const price = dearer(m, seat, id, costOf(kind));
  for (let x = 0; x < 100 && canPay(needOf(price, x, kind.definition.spell.xOnly, more), pool, sources); x += 1)
    if (canTarget(m, text.targets, aimOf(m, spellContext(m, id, seat, x), only, text.effects))) return true;
  return false;
}

export const canTarget = (m: Machine, targets: readonly TargetSpec[], aim: Aim): boolean =>
  targets.every(
    (spec, index) =>
      hasCandidates(
        m,
        narrowed(m, spec, aim.only),
        aim,
        minTargets(m, spec, aim.context) + (spec.another ? index : 0),
      ) &&
      (targets[index + 1]?.shares === undefined ||
        withMate(m, targets[index + 1], aim, candidates(m, spec, aim)).length > 0),
  );

/** Whether it can be aimed at a spell being cast or an effect being used: both can be interrupted. */
export const aimsAtAnnounced = (spec: TargetSpec): boolean =>
  spec.kinds.includes('spell') || spec.kinds.includes('ability');

/** What a target may be in the chance to interrupt one thing: that thing, where interrupts must be aimed at it. */
export const narrowed = (m: Machine, spec: TargetSpec, only: Id): TargetSpec =>
  only !== 0 && !interruptsAnyTime(m) && aimsAtAnnounced(spec)
    ? {
        ...spec,
        kinds: ['spell', 'ability'].filter((kind) =>
          (spec.kinds as readonly string[]).includes(kind),
        ) as TargetSpec['kinds'],
      }
    : spec;

const auraTargets = new WeakMap<Kind, readonly TargetSpec[]>();

/** The targets of a spell in a mode; for an Aura, what it enchants. */
export function targetsOf(kind: Kind, mode: SpellMode): readonly TargetSpec[] {
  const { enchant, enchantIn } = kind.definition;
  if (enchant === null) return mode.targets;
  let targets = auraTargets.get(kind);
  if (targets === undefined) {
    targets = [
      {
        kinds: [enchantIn === undefined ? 'permanent' : 'card'],
        filter: enchant,
        players: 'any',
        zone: enchantIn ?? null,
        zoneOf: 'any',
        min: 1,
        max: 1,
        ofDamage: false,
      },
    ];
    auraTargets.set(kind, targets);
  }
  return targets;
}
