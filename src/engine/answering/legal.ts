// What may be done in a window: the one place that knows. Every refusal has a key; the book gives the passage.

import type { GameObject, Id, Seat } from '../../core/state.ts';
import type { ActivatedAbility } from '../../language/ability.ts';
import { costsNothing } from '../../language/cost.ts';
import { type ActQuestion, type Answer, PASS } from '../asking/decision.ts';
import { mayPlay, playableElsewhere, refuseCast } from '../casting/castable.ts';
import { isUsedToSave } from '../casting/saving.ts';
import { refuseUse } from '../casting/usable.ts';
import { skips } from '../combat/attack.ts';
import type { Machine } from '../machine.ts';
import { type Means, meansOf, sacrificable } from '../paying/costs.ts';
import { canPay, gather, needOf, type Source, sourceOf } from '../paying/mana.ts';
import type { RefusalKey } from '../rulebook.ts';
import {
  abilityAt,
  charOf,
  has,
  isCreature,
  moreLands,
  OF_PLAYER,
  playerAbilities,
  playerLimits,
} from '../things/characteristics.ts';
import { LAND } from '../things/kinds.ts';
import { amountOf, contextOf } from '../things/refs.ts';
import { rollOf } from '../things/rolls.ts';
import { isManaAbility, isPlainMana, kindBit } from '../things/yields.ts';

/** Everything the question allows; passing first, where it is allowed. */
export function legalActs(m: Machine, question: ActQuestion): readonly Answer[] {
  return m.offered?.question === question && m.offered.state === m.state
    ? m.offered.acts
    : actsWith(m, question, meansOf(m, question.player));
}

function actsWith(m: Machine, question: ActQuestion, means: Means): Answer[] {
  const acts: Answer[] = question.mayPass ? [PASS] : [];
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
  if (question.window === 'fast' && hasNothingFast(m, question.player)) return false;
  const means = meansOf(m, question.player);
  // Whoever is asked looks at all of it next: it is kept for then.
  const acts = actsWith(m, question, means);
  m.offered = { question, state: m.state, acts };
  const found = acts.some((act) => isMore(m, question.player, act)) || canActWithMore(m, question, means);
  if (!found && lasting) m.setIdle(question.player);
  return found;
}

/** Whether a glance shows that there can be no fast effect: no such card, no ability of anything, and no word about the player. */
function hasNothingFast(m: Machine, seat: Seat): boolean {
  if (m.state.turn.duties.length + m.state.later.length > 0) return false;
  if (rollOf(m, 'useful').length > 0 || playerLimits(m, seat).length > 0) return false;
  const { hand, graveyard } = m.player(seat);
  return !hand.some((id) => m.kind(id).fast) && !graveyard.some((id) => m.kind(id).fromGraveyard);
}

/** The same with mana that must be made first, by an act of its own: a sacrifice, say. */
function canActWithMore(m: Machine, question: ActQuestion, means: Means): boolean {
  const more = dearMana(m, question, means);
  if (more.length === 0) return false;
  const sources = gather([...means.sources.list, ...more], means.sources.alike);
  return collectActs(m, question, meansOf(m, means.seat, sources), (act) => isMore(m, means.seat, act));
}

/** A mana ability without end is counted so often. */
const MANY = 20;

/** What mana abilities could give that are no part of paying, each mana as a source of its own. */
function dearMana(m: Machine, question: ActQuestion, means: Means): Source[] {
  const found: Source[] = [];
  for (const { ability, source } of playerAbilities(m, means.seat)) {
    if (!isManaAbility(ability)) continue;
    const { life } = ability.cost;
    const times = life === 0 ? MANY : Math.min(MANY, Math.floor(m.player(means.seat).life / life));
    const units = mostMana(m, ability, source, means.seat);
    for (let time = 0; time < times; time += 1)
      for (const unit of units) found.push(sourceOf(-1 - found.length, 0, [unit], false, false));
  }
  for (const id of rollOf(m, 'useful')) {
    charOf(m, id).activated.forEach((ability, index) => {
      if (!isManaAbility(ability) || isPlainMana(ability)) return;
      if (refuseUse(m, question, id, index, means) !== null) return;
      const { tap, sacrificeThis, exileThis, sacrifice } = ability.cost;
      const once = tap || sacrificeThis || exileThis || ability.once;
      const victims = sacrifice === null ? MANY : sacrificable(m, ability.cost, id, means.seat).length;
      const times = once ? 1 : sacrifice?.number === 'all' ? 1 : Math.floor(victims / (sacrifice?.number ?? 1));
      const units = mostMana(m, ability, id, means.seat);
      for (let time = 0; time < times; time += 1)
        for (const unit of units) found.push(sourceOf(-1 - found.length, index, [unit], false, false));
    });
  }
  return found;
}

/** Each mana that an ability would add, as the bits of the kinds it may be. */
function mostMana(m: Machine, ability: ActivatedAbility, id: Id, seat: Seat): number[] {
  const context = contextOf(m, id, seat);
  return ability.effects.flatMap((effect) => {
    if (effect.do !== 'addMana' && effect.do !== 'addAnyMana') return [];
    const times = Math.min(MANY, amountOf(m, effect.times, context));
    const units =
      effect.do === 'addMana'
        ? effect.mana.map(kindBit)
        : [effect.kinds.reduce((mask, kind) => mask | kindBit(kind), 0)];
    return Array.from({ length: times }, () => units).flat();
  });
}

/** Abilities that may be used only in some phases make the step itself count. */
function stepMatters(m: Machine): boolean {
  return m.book.turn[m.state.turn.phase]?.steps[m.state.turn.step]?.phase === 'upkeep';
}

/** Whether an act is more than passing or making mana. */
function isMore(m: Machine, seat: Seat, act: Answer): boolean {
  if (act.kind === 'pass') return false;
  return act.kind !== 'use' || !isManaAbility(abilityAt(m, seat, act.source, act.ability) as ActivatedAbility);
}

function collectActs(m: Machine, question: ActQuestion, means: Means, found: (act: Answer) => boolean): boolean {
  const seat = question.player;
  const { hand } = m.player(seat);
  for (let index = 0; index < hand.length; index += 1) {
    const id = hand[index] as Id;
    // Cards of one kind in a hand are alike: one of them stands for all.
    if (isRepeated(m, hand, index)) continue;
    if (foundCard(m, question, id, means, found)) return true;
  }
  for (const id of playableElsewhere(m, seat)) if (foundCard(m, question, id, means, found)) return true;
  // Mana is made while paying; making it beforehand is offered only where every window is asked.
  const everything = m.options.windows === 'all';
  for (const id of rollOf(m, everything ? 'able' : 'useful')) {
    const { activated } = charOf(m, id);
    for (let ability = 0; ability < activated.length; ability += 1) {
      const listed = activated[ability] as ActivatedAbility;
      // What several others give it alike is offered once.
      if (activated.indexOf(listed) < ability) continue;
      if (!everything && (isPlainMana(listed) || waitsOnTop(m, seat, id, listed))) continue;
      // Many may die at once, and each is asked about: what does not save this one is soon passed over.
      if (question.window === 'regeneration' && !isManaAbility(listed) && !isUsedToSave(m, question, listed, id))
        continue;
      if (isEmptyX(m, listed, id, means)) continue;
      if (refuseUse(m, question, id, ability, means) === null && found({ kind: 'use', source: id, ability }))
        return true;
    }
  }
  for (const id of m.player(seat).graveyard) {
    if (!m.kind(id).fromGraveyard) continue;
    for (let ability = 0; ability < charOf(m, id).activated.length; ability += 1)
      if (refuseUse(m, question, id, ability, means) === null && found({ kind: 'use', source: id, ability }))
        return true;
  }
  const own = playerAbilities(m, seat);
  for (let index = 0; index < own.length; index += 1) {
    const { source } = own[index] as (typeof own)[number];
    const ability = OF_PLAYER + index;
    if (refuseUse(m, question, source, ability, means) === null && found({ kind: 'use', source, ability })) return true;
  }
  if (question.window !== 'main' && question.window !== 'fast') return false;
  for (const duty of m.state.turn.duties) if (seat === m.active && found({ kind: 'duty', duty: duty.id })) return true;
  return refuseAttack(m, question) === null && worthAttacking(m, seat) && found({ kind: 'begin attack' });
}

/** An X of nothing does nothing, however often: it may be said, but it is not offered. */
function isEmptyX(m: Machine, ability: ActivatedAbility, id: Id, means: Means): boolean {
  const { mana, tap } = ability.cost;
  if (mana === null || mana.x === 0) return false;
  return !canPay(needOf(mana, 1, null, 0), m.player(means.seat).pool, means.sources, tap ? id : 0);
}

/**
 * Whether the very same use, which costs nothing and has no target, is on top of the stack already: it can as well be made
 * again when that one has resolved, and whoever takes any answer that is offered would never come to an end.
 */
function waitsOnTop(m: Machine, seat: Seat, id: Id, ability: ActivatedAbility): boolean {
  const top = m.state.chain.at(-1);
  if (top === undefined || top.ability !== ability || m.book.facts.timing.resolves !== 'stack') return false;
  return top.object === id && top.controller === seat && ability.targets.length === 0 && costsNothing(ability.cost);
}

/** Whether a card may be played, and that was what was looked for. */
function foundCard(m: Machine, question: ActQuestion, id: Id, means: Means, found: (act: Answer) => boolean): boolean {
  const isLand = m.kind(id).base.types === LAND;
  if ((isLand ? refuseLand(m, question, id) : refuseCast(m, question, id, means)) !== null) return false;
  return found(isLand ? { kind: 'land', card: id } : { kind: 'cast', card: id });
}

function isRepeated(m: Machine, hand: readonly Id[], index: number): boolean {
  const { kind } = m.object(hand[index] as Id);
  for (let before = 0; before < index; before += 1) if (m.object(hand[before] as Id).kind === kind) return true;
  return false;
}

export function refuseAct(m: Machine, question: ActQuestion, act: Answer): RefusalKey | null {
  if ((act.kind !== 'cast' && act.kind !== 'use') || act.spare === undefined) return refuseActAsIs(m, question, act);
  m.spare = act.spare;
  try {
    return refuseActAsIs(m, question, act);
  } finally {
    m.spare = [];
  }
}

function refuseActAsIs(m: Machine, question: ActQuestion, act: Answer): RefusalKey | null {
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
      return m.state.turn.duties.some((duty) => duty.id === act.duty) && question.player === m.active
        ? null
        : 'not offered';
    case 'begin attack':
      return refuseAttack(m, question);
    default:
      return 'not understood';
  }
}

/** Having just come does not keep it from attacking. */
const isAwake = (m: Machine, { id, sick }: GameObject): boolean =>
  !sick || has(m, id, 'haste') || has(m, id, 'attacks at once');

/** An attack without attackers may be announced, but is offered only where every window is asked. */
function worthAttacking(m: Machine, seat: Seat): boolean {
  if (m.options.windows === 'all') return true;
  return m.state.inPlay.some((id) => {
    const object = m.object(id);
    return object.controller === seat && !object.tapped && isAwake(m, object) && isCreature(m, id);
  });
}

function refuseAttack(m: Machine, question: ActQuestion): RefusalKey | null {
  if (m.book.facts.combat.attacks !== 'in the main phase' || question.window !== 'main') return 'wrong phase';
  // Something announced has yet to happen: spells may be added to it (1993), but nothing else of the main phase.
  if (m.state.chain.length > 0) return 'wrong phase';
  if (skips(m, 'combat')) return 'cannot attack';
  return m.state.turn.attacked && m.state.turn.extraCombats === 0 ? 'one attack' : null;
}

function refuseLand(m: Machine, question: ActQuestion, id: Id): RefusalKey | null {
  const object = m.state.objects[id];
  if (object === undefined || !mayPlay(m, question.player, id)) return 'not in hand';
  if (!m.kind(id).definition.types.includes('land')) return 'not offered';
  // In Portal a land is step 3 of the turn, and cards are played in steps 4 and 6.
  const ownStep = m.book.facts.timing.lands === 'own step';
  const more = moreLands(m, question.player);
  const isLate = ownStep && question.window === 'main' && more > 0;
  if (question.window !== (ownStep ? 'land' : 'main') && !isLate) return 'land timing';
  if (m.state.chain.length > 0) return 'land timing';
  const { landsPlayed } = m.player(question.player);
  return (isLate ? Math.max(1, landsPlayed) : landsPlayed) > more ? 'one land' : null;
}
