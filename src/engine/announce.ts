// Announcing: a spell is cast or an ability used. Choices first, then the cost; then it lies on the chain.
// The answer "cancel" before the cost is paid takes everything back: the position from before is simply kept.

import {
  addMana,
  lookAgain,
  moveCard,
  nextId,
  nextStamp,
  record,
  setCounters,
  setLife,
  setPool,
  setTapped,
  updateObject,
  updateState,
} from '../core/change.ts';
import type { ChainItem, Chosen, Id, Pool, Seat } from '../core/state.ts';
import { NO_EVENT } from '../core/state.ts';
import type { ActivatedAbility, TriggeredAbility } from '../language/ability.ts';
import type { Cost } from '../language/cost.ts';
import type { Effect } from '../language/effect.ts';
import { COLORS, type Color, MANA_KINDS, type ManaCost, NO_COST } from '../language/mana.ts';
import type { TargetSpec } from '../language/target.ts';
import { ask } from './ask.ts';
import { aimOf, extraCost, legalModes, narrowed, spellContext, targetsOf } from './castable.ts';
import { charOf } from './characteristics.ts';
import { ownUntapped, sacrificable } from './costs.ts';
import { type Answer, type Asking, type Option, object as objectOption, sameOption } from './decision.ts';
import { chooseSource } from './effects/damage.ts';
import { runEffects } from './effects/run.ts';
import { costOf, isManaAbility, isManaTrigger } from './kinds.ts';
import type { Machine } from './machine.ts';
import { canPay, type Need, needOf, payHybrids, payments } from './mana.ts';
import { matches } from './match.ts';
import { type Context, contextOf } from './refs.ts';
import { candidates, chosenOf, maxTargets, minTargets } from './targets.ts';
import { eventOf, happened } from './triggers.ts';
import { discardCard, leavePlay, wordsToChoose } from './zones.ts';

/** A question in an announcement was answered with "cancel". */
class Cancelled extends Error {}

/** Casts a spell from the hand. Returns the item on the chain, or 0 if the caster thought better of it. */
export function* castSpell(m: Machine, seat: Seat, card: Id, only: Id): Asking<Id> {
  const before = m.state;
  const chances = m.events?.length ?? 0;
  try {
    return yield* cast(m, seat, card, only);
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    m.state = before;
    if (m.events !== null) m.events.length = chances;
    return 0;
  }
}

function* cast(m: Machine, seat: Seat, card: Id, only: Id): Asking<Id> {
  const kind = m.kind(card);
  const { spell } = kind.definition;
  const cost = costOf(kind);
  const asksX = cost.x > 0 || (spell.additionalCost?.mana?.x ?? 0) > 0;
  const modes = legalModes(m, kind, card, seat, only, asksX ? null : 0);
  const mode =
    modes.length === 1
      ? (modes[0] as number)
      : (modes[yield* cancellable(ask.option(m, seat, card, 'choose a mode', modes.map(String)))] as number);
  const targets = targetsOf(kind, spell.modes[mode] as (typeof spell.modes)[number]);
  const full = withAdditional(cost, spell.additionalCost);
  const more = extraCost(m, seat, card);
  const x = asksX ? yield* chooseX(m, seat, card, full, spell.xOnly, more, targets, only) : 0;
  const context = spellContext(m, card, seat, x);
  const chosen = yield* chooseTargets(m, seat, card, targets, context, only, (number) =>
    affordable(m, seat, needOf(full, x, spell.xOnly, more + spell.perExtraTarget * Math.max(0, number - 1)), card),
  );
  const effects = (spell.modes[mode] as (typeof spell.modes)[number]).effects;
  const choices = [...(yield* chooseWords(m, seat, card, effects)), ...(yield* chooseEntering(m, seat, card))];
  const division = yield* divide(m, seat, card, effects, context, chosen);
  const extra = spell.perExtraTarget * Math.max(0, chosen.length - 1);
  yield* payMana(m, seat, card, needOf(full, x, spell.xOnly, more + extra), false);
  if (spell.additionalCost !== null) yield* payRest(m, seat, card, spell.additionalCost, x);
  const { colors } = charOf(m, card);
  moveCard(m, card, 'chain', { controller: seat });
  return put(m, {
    ...blankItem(m, card, seat),
    what: 'spell',
    mode,
    x,
    targets: chosen,
    choices,
    division,
    colors,
    interrupts: only,
  });
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
export function* useAbility(m: Machine, seat: Seat, source: Id, index: number, only: Id): Asking<Id> {
  const before = m.state;
  const ability = charOf(m, source).activated[index] as ActivatedAbility;
  try {
    if (isManaAbility(ability)) {
      yield* makeMana(m, seat, source, index, null);
      return 0;
    }
    return yield* use(m, seat, source, ability, only);
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    m.state = before;
    return 0;
  }
}

function* use(m: Machine, seat: Seat, source: Id, ability: ActivatedAbility, only: Id): Asking<Id> {
  const mana = ability.cost.mana ?? NO_COST;
  const loyaltyX = ability.cost.loyalty === '-x';
  let x = 0;
  if (mana.x > 0) x = yield* chooseX(m, seat, source, mana, null, 0, ability.targets, only);
  else if (loyaltyX) x = yield* cancellable(ask.number(m, seat, source, 'choose X', 0, loyaltyOf(m, source)));
  const context: Context = { ...contextOf(m, source, seat), x };
  const chosen = yield* chooseTargets(m, seat, source, ability.targets, context, only, () => true);
  const choices = yield* chooseWords(m, seat, source, ability.effects);
  const division = yield* divide(m, seat, source, ability.effects, context, chosen);
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
  yield* payMana(m, seat, source, needOf(mana, x, null, 0), ability.cost.tap);
  yield* payRest(m, seat, source, ability.cost, x);
  if ((ability.once || ability.cost.loyalty !== null) && m.object(source).zone === 'play')
    updateObject(m, source, { used: m.state.turn.number });
  return put(m, item);
}

const loyaltyOf = (m: Machine, id: Id): number =>
  m.object(id).counters.find((counter) => counter.name === 'loyalty')?.number ?? 0;

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
    event: NO_EVENT,
    colors: 0,
    interrupts: 0,
    successful: false,
    countered: false,
    packets: [],
    stamp: 0,
  };
}

/** Lays an item on the chain. */
export function put(m: Machine, item: ChainItem): Id {
  const id = nextId(m);
  const placed: ChainItem = { ...item, id, objectLife: m.object(item.object).life, stamp: nextStamp(m) };
  updateState(m, { chain: [...m.state.chain, placed] });
  lookAgain(m);
  record(m, {
    event: 'announced',
    item: id,
    object: item.object,
    seat: item.controller,
    what: item.what,
    x: item.x,
    targets: item.targets,
  });
  if (item.what === 'spell') happened(m, 'casts', eventOf(m, item.object, 0, item.controller));
  for (const target of item.targets)
    if (target.what === 'object') happened(m, 'becomes target', eventOf(m, target.id, item.object));
  return id;
}

/** Asks, and stops the announcement if the answer is "cancel". */
function* cancellable<T>(asking: Asking<T>): Asking<T> {
  let step = asking.next();
  while (step.done !== true) {
    const answer: Answer = yield { ...step.value, mayCancel: true };
    if (answer.kind === 'cancel') throw new Cancelled();
    step = asking.next(answer);
  }
  return step.value;
}

function affordable(m: Machine, seat: Seat, need: Need, tapped: Id): boolean {
  return canPay(need, m.player(seat).pool, m.sources(seat), tapped);
}

function* chooseX(
  m: Machine,
  seat: Seat,
  source: Id,
  cost: ManaCost,
  xOnly: Color | null,
  more: number,
  targets: readonly TargetSpec[],
  only: Id,
): Asking<number> {
  let most = 0;
  while (most < 99 && affordable(m, seat, needOf(cost, most + 1, xOnly, more), 0)) most += 1;
  // "Counter target spell with cost X": only values of X with something to aim at can be chosen.
  const dependsOnX = targets.some((spec) => spec.filter.cost?.equals === 'x');
  if (!dependsOnX) return yield* cancellable(ask.number(m, seat, source, 'choose X', 0, most));
  const values: number[] = [];
  for (let x = 0; x <= most; x += 1)
    if (targets.every((spec) => candidates(m, spec, aimOf(m, spellContext(m, source, seat, x), only)).length > 0))
      values.push(x);
  if (values.length === 0) throw new Cancelled();
  return values[yield* cancellable(ask.option(m, seat, source, 'choose X', values.map(String)))] as number;
}

export function* chooseTargets(
  m: Machine,
  seat: Seat,
  source: Id,
  targets: readonly TargetSpec[],
  context: Context,
  only: Id,
  affords: ((number: number) => boolean) | null,
): Asking<Chosen[]> {
  const chosen: Chosen[] = [];
  const aim = aimOf(m, context, only);
  for (const [index, spec] of targets.entries()) {
    let from = candidates(m, narrowed(m, spec, only), aim);
    if (m.book.facts.permanents.targetsDiffer || targets.length > 1)
      from = from.filter(
        (option) =>
          !chosen.some(
            (each) => each.spec !== index && sameTarget(each, option) && m.book.facts.permanents.targetsDiffer,
          ),
      );
    let most = Math.min(maxTargets(m, spec, context), from.length);
    while (affords !== null && most > 1 && !affords(most)) most -= 1;
    const asking = ask.pick(m, seat, source, 'choose a target', from, minTargets(m, spec, context), most);
    const picked = yield* affords === null ? asking : cancellable(asking);
    for (const option of picked) chosen.push(chosenOf(m, index, option));
  }
  return chosen;
}

const sameTarget = (chosen: Chosen, option: Option): boolean =>
  sameOption({ what: chosen.what, id: chosen.id }, option);

/** Choices of words that some books want made on announcing (tap or untap, which colour word). */
function* chooseWords(m: Machine, seat: Seat, source: Id, effects: readonly Effect[]): Asking<string[]> {
  if (m.book.facts.timing.choices !== 'announcing') return [];
  const choices: string[] = [];
  for (const effect of effects.flatMap((each) => (each.do === 'may' && each.cost === null ? each.then : [each]))) {
    if (effect.do === 'twiddle') {
      const option = yield* cancellable(ask.option(m, seat, source, 'tap or untap', ['tap', 'untap']));
      choices.push(['tap', 'untap'][option] as string);
    } else if (effect.do === 'changeColorWord') {
      choices.push(...(yield* cancellable(chooseColorWords(m, seat, source))));
    } else if (effect.do === 'preventFromSource' && m.book.facts.damage.prevention === 'shield') {
      // "Let him or her finish saying just how their spell will be used" (1993, p. 30): the source is named now.
      choices.push(String(yield* cancellable(chooseSource(m, seat, source, effect.source))));
    }
  }
  return choices;
}

/** What a permanent wants chosen as it comes into play is a decision of its caster too, where those are made on casting. */
function* chooseEntering(m: Machine, seat: Seat, card: Id): Asking<string[]> {
  if (m.book.facts.timing.choices !== 'announcing' || !m.kind(card).permanent) return [];
  const choices: string[] = [];
  for (const each of charOf(m, card).replacements) {
    if (each.replace !== 'enter' || each.what.self !== true) continue;
    const words = wordsToChoose(each.choose);
    if (words !== null)
      choices.push(words.from[yield* cancellable(ask.option(m, seat, card, words.purpose, words.from))] as string);
  }
  return choices;
}

export function* chooseColorWords(m: Machine, seat: Seat, source: Id): Asking<string[]> {
  const from = COLORS[yield* ask.option(m, seat, source, 'which color word to replace', COLORS)] as Color;
  const others = COLORS.filter((color) => color !== from);
  const to = others[yield* ask.option(m, seat, source, 'which color word to put in', others)] as Color;
  return [from, to];
}

function* divide(
  m: Machine,
  seat: Seat,
  source: Id,
  effects: readonly Effect[],
  context: Context,
  chosen: readonly Chosen[],
): Asking<readonly number[]> {
  const effect = effects.find((each) => each.do === 'damage' && each.divided === 'chosen');
  if (effect === undefined || effect.do !== 'damage' || chosen.length === 0) return [];
  const among = chosen.map((each): Option => ({ what: each.what, id: each.id }));
  const total = typeof effect.amount === 'number' ? effect.amount : context.x;
  return yield* cancellable(ask.split(m, seat, source, 'divide the damage', { total, among, lethal: null, last: -1 }));
}

// ---- paying ----

/** Pays mana: from the pool first, then from sources as chosen; asks only where ways to pay differ. */
export function* payMana(
  m: Machine,
  seat: Seat,
  source: Id,
  need: Need,
  tapsItself: boolean,
  mayCancel = true,
): Asking {
  const { pool } = m.player(seat);
  const ways = payments(m, need, pool, m.sources(seat), tapsItself ? source : 0);
  const first = ways[0];
  if (first === undefined) throw new Cancelled();
  let payment = first;
  if (ways.length > 1) {
    const answer: Answer = yield { ask: 'pay', player: seat, source, purpose: 'pay', payments: ways, mayCancel };
    if (answer.kind === 'cancel') throw new Cancelled();
    if (answer.kind === 'pay') payment = answer.payment;
  }
  for (const each of payment.taps) yield* makeMana(m, seat, each.id, each.ability, each.mana);
  yield* spend(m, seat, source, need, mayCancel);
}

/** Takes a cost out of the pool, coloured symbols first. What pays the rest is the payer's to choose. */
function* spend(m: Machine, seat: Seat, source: Id, need: Need, mayCancel: boolean): Asking {
  const pool = m.player(seat).pool.slice();
  const take = (index: number, number: number): void => {
    pool[index] = (pool[index] as number) - number;
  };
  need.colored.forEach((number, index) => {
    take(index, number);
  });
  for (const kind of payHybrids(need.hybrid, pool)) take(kind, 1);
  let { generic } = need;
  while (generic > 0) {
    const kinds = [5, 0, 1, 2, 3, 4].filter((index) => (pool[index] as number) > 0);
    const left = kinds.reduce((sum, index) => sum + (pool[index] as number), 0);
    // Where all of it is needed, or all of it is alike, there is nothing to choose.
    const asking = ask.option(
      m,
      seat,
      source,
      'pay with which mana',
      generic === left ? ['all'] : kinds.map((index) => MANA_KINDS[index] as string),
    );
    const kind = kinds[yield* mayCancel ? cancellable(asking) : asking] as number;
    const paid = kinds.length === 1 ? generic : generic === left ? (pool[kind] as number) : 1;
    take(kind, paid);
    generic -= paid;
  }
  setPool(m, seat, pool as unknown as Pool);
}

/** Uses a mana ability: it cannot be answered, and the mana is there at once. */
export function* makeMana(m: Machine, seat: Seat, source: Id, index: number, mana: string | null): Asking {
  const ability = charOf(m, source).activated[index] as ActivatedAbility;
  if (ability.cost.mana !== null)
    yield* payMana(m, seat, source, needOf(ability.cost.mana, 0, null, 0), ability.cost.tap);
  yield* payRest(m, seat, source, ability.cost, 0);
  const simple = ability.effects[0];
  if (mana !== null && simple?.do === 'addAnyMana') {
    addMana(m, seat, MANA_KINDS.indexOf(mana as (typeof MANA_KINDS)[number]), 1);
    yield* runEffects(m, ability.effects.slice(1), contextOf(m, source, seat));
  } else yield* runEffects(m, ability.effects, contextOf(m, source, seat));
  if (!ability.cost.tap) return;
  happened(m, 'taps for mana', eventOf(m, source, 0, seat));
  yield* manaTriggers(m);
}

/** A triggered ability that adds mana when mana is made is a mana ability too: the mana is there at once. */
function* manaTriggers(m: Machine): Asking {
  const due = m.state.waiting.filter((each) => isManaTrigger(each.ability as TriggeredAbility));
  if (due.length === 0) return;
  updateState(m, { waiting: m.state.waiting.filter((each) => !due.includes(each)) });
  for (const { ability, source, sourceLife, controller, event } of due)
    yield* runEffects(m, (ability as TriggeredAbility).effects, {
      ...contextOf(m, source, controller),
      sourceLife,
      event,
    });
}

/** Everything in a cost that is not mana. */
export function* payRest(m: Machine, seat: Seat, source: Id, cost: Cost, x: number, mayCancel = true): Asking {
  const context = contextOf(m, source, seat);
  const asked = <T>(asking: Asking<T>): Asking<T> => (mayCancel ? cancellable(asking) : asking);
  if (cost.tap) tapPermanent(m, source);
  if (cost.life > 0) setLife(m, seat, m.player(seat).life - cost.life, 'paid');
  if (cost.loyalty !== null)
    setCounters(m, source, 'loyalty', loyaltyOf(m, source) + (cost.loyalty === '-x' ? -x : cost.loyalty));
  if (cost.removeCounters !== null) {
    const { counter, number } = cost.removeCounters;
    setCounters(
      m,
      source,
      counter,
      (m.object(source).counters.find((each) => each.name === counter)?.number ?? 0) - number,
    );
  }
  if (cost.tapOthers !== null) {
    const { filter, number } = cost.tapOthers;
    const from = ownUntapped(m, seat)
      .filter((id) => matches(m, filter, id, context))
      .map(objectOption);
    for (const option of yield* asked(ask.pick(m, seat, source, 'tap as a cost', from, number, number)))
      tapPermanent(m, option.id);
  }
  if (cost.discard !== null) {
    const { filter, number } = cost.discard;
    const from = m
      .player(seat)
      .hand.filter((id) => id !== source && matches(m, filter, id, context))
      .map(objectOption);
    for (const option of yield* asked(ask.pick(m, seat, source, 'discard as a cost', from, number, number)))
      discardCard(m, option.id);
  }
  if (cost.sacrifice !== null) {
    const from = sacrificable(m, cost, source, seat).map(objectOption);
    const { number } = cost.sacrifice;
    const picked = yield* asked(ask.pick(m, seat, source, 'sacrifice as a cost', from, number, number));
    leavePlay(
      m,
      picked.map((option) => option.id),
      'graveyard',
    );
  }
  if (cost.sacrificeThis) leavePlay(m, [source], 'graveyard');
  if (cost.exileThis) leavePlay(m, [source], 'removed');
}

export function tapPermanent(m: Machine, id: Id): void {
  if (m.object(id).tapped) return;
  setTapped(m, id, true);
  tappingMatters(m, id);
  happened(m, 'becomes tapped', eventOf(m, id));
}

export function untapPermanent(m: Machine, id: Id): void {
  if (!m.object(id).tapped) return;
  setTapped(m, id, false);
  tappingMatters(m, id);
  happened(m, 'becomes untapped', eventOf(m, id));
}

/** Tapping changes what is so only where a tapped artifact goes off. */
function tappingMatters(m: Machine, id: Id): void {
  if (m.kind(id).statics.length > 0) lookAgain(m);
}
