// Announcing: a spell is cast or an ability used. Choices first, then the cost; then it lies on the chain.
// The answer "cancel" before the cost is paid takes everything back: the position from before is simply kept.

import {
  lookAtSpells,
  moveCard,
  nextId,
  nextStamp,
  record,
  updateObject,
  updateState,
  updateTurn,
} from '../../core/change.ts';
import { copyItem } from '../../core/copy.ts';
import { mixIntoHand } from '../../core/hiding.ts';
import {
  type ChainItem,
  type Chosen,
  type Id,
  NO_EVENT,
  NO_NAMES,
  type Register,
  type Seat,
} from '../../core/state.ts';
import type { ActivatedAbility, TriggeredAbility } from '../../language/ability.ts';
import type { Cost } from '../../language/cost.ts';
import { type ManaCost, NO_COST } from '../../language/mana.ts';
import { ask } from '../asking/ask.ts';
import { Cancelled, cancellable } from '../asking/cancel.ts';
import type { Answer, Asking } from '../asking/decision.ts';
import { eventOf, happened } from '../happening/triggers.ts';
import type { Machine } from '../machine.ts';
import { type Need, needOf } from '../paying/mana.ts';
import { billFor, loyaltyOf, makeMana, payMana, payRest } from '../paying/pay.ts';
import { abilityAt, charOf } from '../things/characteristics.ts';
import { costOf, countsUses } from '../things/kinds.ts';
import { withName } from '../things/names.ts';
import { contextOf } from '../things/refs.ts';
import { isManaAbility } from '../things/yields.ts';
import { canPayInstead, dearer, extraCost, extraUse, legalModes, spellContext, targetsOf } from './castable.ts';
import { affordable, chooseEntering, chooseTargets, chooseWords, chooseX, divide } from './choose.ts';
import { saidOf } from './said.ts';

/** Announces what an answer says, and pays for it without what the player keeps back. */
export function* announce(
  m: Machine,
  seat: Seat,
  answer: Extract<Answer, { kind: 'cast' | 'use' }>,
  only: Id,
): Asking<Id> {
  m.spare = answer.spare ?? [];
  try {
    return answer.kind === 'cast'
      ? yield* castSpell(m, seat, answer.card, only)
      : yield* activate(m, seat, answer.source, answer.ability, only);
  } finally {
    m.spare = [];
  }
}

/** Casts a spell, from the hand as a rule; `free`: without paying its mana cost. Returns the item on the chain, or 0 if the caster thought better of it. */
export function* castSpell(m: Machine, seat: Seat, card: Id, only: Id, free = false): Asking<Id> {
  return yield* unlessCancelled(m, cast(m, seat, card, only, free));
}

/** What is announced, or 0 if it is taken back: then the position is the one from before, and nothing has happened. */
function* unlessCancelled(m: Machine, announcing: Asking<Id>): Asking<Id> {
  const before = m.state;
  const happenedBefore = m.events?.length ?? 0;
  try {
    return yield* announcing;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    m.state = before;
    if (m.events !== null) m.events.length = happenedBefore;
    return 0;
  }
}

function* cast(m: Machine, seat: Seat, card: Id, only: Id, free: boolean): Asking<Id> {
  const kind = m.kind(card);
  const { spell } = kind.definition;
  const instead = free ? null : yield* chooseInstead(m, seat, card);
  const cost = free ? NO_COST : instead === null ? costOf(kind) : (instead.mana ?? NO_COST);
  const asksX = cost.x > 0 || (spell.additionalCost?.mana?.x ?? 0) > 0;
  const modes = legalModes(m, kind, card, seat, only, asksX ? null : 0);
  const mode =
    modes.length === 1
      ? (modes[0] as number)
      : (modes[yield* cancellable(ask.option(m, seat, card, 'choose a mode', modes.map(String)))] as number);
  const { effects } = spell.modes[mode] as (typeof spell.modes)[number];
  const text = { targets: targetsOf(kind, spell.modes[mode] as (typeof spell.modes)[number]), effects };
  const full = withAdditional(dearer(m, seat, card, cost), spell.additionalCost);
  const more = extraCost(m, seat, card);
  const x = asksX ? yield* chooseX(m, seat, card, { cost: full, xOnly: spell.xOnly, more, except: 0 }, text, only) : 0;
  const context = spellContext(m, card, seat, x);
  const affords = (number: number): boolean =>
    affordable(m, seat, needOf(full, x, spell.xOnly, more + spell.perExtraTarget * Math.max(0, number - 1)), card);
  const chosen = yield* chooseTargets(m, seat, text, context, { only, affords });
  const aimed = { ...context, targets: chosen };
  const words = yield* chooseWords(m, seat, card, effects, aimed);
  const choices = [...words, ...(yield* chooseEntering(m, seat, card))];
  const division = yield* divide(m, seat, effects, aimed);
  const extra = spell.perExtraTarget * Math.max(0, chosen.length - 1);
  const bill = billFor(m, seat, card, spell.additionalCost, chosen);
  yield* payMana(m, needOf(full, x, spell.xOnly, more + extra), bill);
  const names: Register[] = [];
  for (const part of [instead, spell.additionalCost])
    if (part !== null) names.push(...(yield* payRest(m, seat, card, part, x)));
  const { colors } = charOf(m, card);
  const castFrom = m.object(card).zone;
  moveCard(m, card, 'chain', { controller: seat });
  return put(m, {
    ...blankItem(m, card, seat),
    what: 'spell',
    mode,
    x,
    targets: chosen,
    choices,
    names,
    division,
    colors,
    castFrom,
    interrupts: only,
  });
}

/** Casts a card of the hand face down, as a creature of no colour and without a text, for nothing or for what it costs. */
export function* castFaceDown(m: Machine, seat: Seat, card: Id, as: number, free: boolean): Asking<Id> {
  return yield* unlessCancelled(m, hiding(m, seat, card, as, free));
}

function* hiding(m: Machine, seat: Seat, card: Id, as: number, free: boolean): Asking<Id> {
  if (!free) yield* payMana(m, needToCast(m, seat, card), billFor(m, seat, card, null, []));
  const castFrom = m.object(card).zone;
  const id = mixIntoHand(m, card);
  moveCard(m, id, 'chain', { controller: seat, faceDown: as });
  return put(m, { ...blankItem(m, id, seat), what: 'spell', castFrom });
}

/** What a card costs to cast, with an X of nothing. */
export const needToCast = (m: Machine, seat: Seat, card: Id): Need =>
  needOf(dearer(m, seat, card, costOf(m.kind(card))), 0, null, extraCost(m, seat, card));

/** What is paid rather than the mana cost, where a card offers that and its player wants to, or can do no other. */
function* chooseInstead(m: Machine, seat: Seat, card: Id): Asking<Cost | null> {
  const kind = m.kind(card);
  const { alternativeCost } = kind.definition.spell;
  if (alternativeCost === undefined || !canPayInstead(m, seat, card)) return null;
  if (!affordable(m, seat, needOf(dearer(m, seat, card, costOf(kind)), 0, null, extraCost(m, seat, card)), 0))
    return alternativeCost;
  const ways = ['the mana cost', 'the other cost'];
  const way = yield* cancellable(ask.option(m, seat, card, 'choose which cost to pay', ways));
  return way === 0 ? null : alternativeCost;
}

const withAdditional = (cost: ManaCost, additional: Cost | null): ManaCost => {
  const extra = additional?.mana;
  if (extra === null || extra === undefined) return cost;
  return {
    generic: cost.generic + extra.generic,
    x: cost.x + extra.x,
    hybrid: [...cost.hybrid, ...extra.hybrid],
    colored: cost.colored.map(
      (number, index) => number + (extra.colored[index] as number),
    ) as unknown as ManaCost['colored'],
  };
};

/** Uses an activated ability. Mana abilities happen at once and return 0, as does an ability taken back. */
function* activate(m: Machine, seat: Seat, source: Id, index: number, only: Id): Asking<Id> {
  const ability = abilityAt(m, seat, source, index) as ActivatedAbility;
  return yield* unlessCancelled(
    m,
    isManaAbility(ability) ? draw(m, seat, source, index) : use(m, seat, source, ability, only),
  );
}

function* draw(m: Machine, seat: Seat, source: Id, index: number): Asking<Id> {
  yield* makeMana(m, seat, source, index, null);
  return 0;
}

function* use(m: Machine, seat: Seat, source: Id, ability: ActivatedAbility, only: Id): Asking<Id> {
  const mana = ability.cost.mana ?? NO_COST;
  const except = ability.cost.tap ? source : 0;
  const loyaltyX = ability.cost.loyalty === '-x';
  const more = extraUse(m, seat, source);
  let x = 0;
  if (mana.x > 0)
    x = yield* chooseX(
      m,
      seat,
      source,
      { cost: mana, xOnly: null, more, except, least: ability.leastX ?? 0 },
      ability,
      only,
    );
  else if (loyaltyX) x = yield* cancellable(ask.number(m, seat, source, 'choose X', 0, loyaltyOf(m, source)));
  const context = contextOf(m, source, seat, NO_EVENT, x);
  const chosen = yield* chooseTargets(m, seat, ability, context, { only, affords: () => true });
  const aimed = { ...context, targets: chosen };
  const choices = yield* chooseWords(m, seat, source, ability.effects, aimed);
  const division = yield* divide(m, seat, ability.effects, aimed);
  const { colors } = charOf(m, source);
  const item = {
    ...blankItem(m, source, seat),
    what: 'ability' as const,
    ability,
    x,
    targets: chosen,
    choices,
    division,
    colors,
    interrupts: only,
  };
  const spent = yield* payMana(m, needOf(mana, x, null, more), billFor(m, seat, source, ability.cost, chosen));
  const paid = yield* payRest(m, seat, source, ability.cost, x);
  const names = withName(paid, ability.spent, { number: x, word: spent.join('') });
  if ((ability.once || ability.cost.loyalty !== null) && m.object(source).zone === 'play')
    updateObject(m, source, { used: m.state.turn.number });
  if (countsUses(ability)) updateTurn(m, { uses: [...m.state.turn.uses, { id: source, life: item.objectLife }] });
  return put(m, { ...item, names });
}

export function blankItem(m: Machine, object: Id, controller: Seat): ChainItem {
  return {
    id: 0,
    what: 'ability',
    object,
    objectLife: m.object(object).life,
    controller,
    ability: null,
    mode: 0,
    x: 0,
    targets: [],
    division: [],
    choices: [],
    names: NO_NAMES,
    event: NO_EVENT,
    colors: 0,
    castFrom: null,
    decider: -1,
    interrupts: 0,
    successful: false,
    countered: false,
    packets: [],
    stamp: 0,
  };
}

/**
 * What waits for a spell to be cast hears of it. Where spells are interrupted that is when nobody wants to any more:
 * only then has it changed "from being cast to successfully cast" (1997, line 567), in the colour that interrupts left it.
 */
export function heardCast(m: Machine, { id, what, object, controller }: ChainItem): void {
  if (what === 'spell') happened(m, 'casts', eventOf(m, object, 0, controller, 0, id));
}

/** Lays an item on the chain. */
export function put(m: Machine, item: ChainItem, isCast = true): Id {
  const id = nextId(m);
  // An ability is that of its source as it was used: what was sacrificed for it has left since.
  const life = item.what === 'ability' ? item.objectLife : m.object(item.object).life;
  const placed: ChainItem = Object.assign(copyItem(item), { id, objectLife: life, stamp: nextStamp(m) });
  const targets = aimedAt(item);
  updateState(m, { chain: [...m.state.chain, placed] });
  lookAtSpells(m);
  const said = saidOf(m, item);
  record(m, {
    event: 'announced',
    item: id,
    object: item.object,
    seat: item.controller,
    what: item.what,
    x: item.x,
    targets,
    ...(said.length > 0 ? { said } : {}),
    ...(item.what === 'spell' && !isCast ? { copied: true as const } : {}),
  });
  if (item.what === 'spell' && isCast) {
    const { casters } = m.state.turn;
    if (!casters.includes(item.controller)) updateTurn(m, { casters: [...casters, item.controller] });
    if (m.book.facts.timing.interrupts === 'none') heardCast(m, placed);
  }
  for (const target of targets)
    if (target.what === 'object')
      happened(m, 'becomes target', eventOf(m, target.id, item.object, item.controller, 0, id));
  return id;
}

/** What is aimed at now: a text that was promised earlier speaks of targets chosen then, and aims at nothing itself. */
function aimedAt({ what, ability, targets }: ChainItem): readonly Chosen[] {
  if (what !== 'trigger') return targets;
  const aims = (ability as TriggeredAbility).targets.length;
  return targets.filter(({ spec }) => spec < aims);
}
