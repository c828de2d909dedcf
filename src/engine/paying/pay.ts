// Paying a cost: mana from the pool and from sources, and everything else a cost may ask.

import { addMana, chance, setCounters, setPool, updateState, updateTurn } from '../../core/change.ts';
import { type Chosen, type Id, NO_NAMES, type Pool, type Register, type Seat } from '../../core/state.ts';
import type { ActivatedAbility, TriggeredAbility } from '../../language/ability.ts';
import type { Cost } from '../../language/cost.ts';
import { MANA_KINDS, type ManaKind } from '../../language/mana.ts';
import { ask } from '../asking/ask.ts';
import { Cancelled, cancellable } from '../asking/cancel.ts';
import { type Answer, type Asking, object as objectOption, type Payment } from '../asking/decision.ts';
import { because } from '../happening/causes.ts';
import { loseCounters } from '../happening/counters.ts';
import { tapPermanent } from '../happening/tapping.ts';
import { eventOf, happened } from '../happening/triggers.ts';
import { discard, leavePlay, putAway } from '../happening/zones.ts';
import type { Machine } from '../machine.ts';
import { setLife } from '../seats.ts';
import { abilityAt, charOf, listens } from '../things/characteristics.ts';
import { countsUses, eventBit } from '../things/kinds.ts';
import { matches } from '../things/match.ts';
import { marked, withName, withThings } from '../things/names.ts';
import { contextOf } from '../things/refs.ts';
import { isManaTrigger } from '../things/yields.ts';
import { ownUntapped, sacrificable } from './costs.ts';
import { type Need, needOf, payHybrids, withAlike } from './mana.ts';
import { type Bill, payments, wantedKinds } from './payments.ts';

export const loyaltyOf = (m: Machine, id: Id): number =>
  m.object(id).counters.find((counter) => counter.name === 'loyalty')?.number ?? 0;

/** What is to stay untapped while the mana of a cost is paid: what is paid for or aimed at, and what else the cost taps. */
export function billFor(m: Machine, seat: Seat, source: Id, cost: Cost | null, targets: readonly Chosen[]): Bill {
  const keep = targets.flatMap((each) => (each.what === 'object' ? [each.id] : []));
  if (cost !== null && cost.tapOthers !== null) {
    const { filter } = cost.tapOthers;
    keep.push(...ownUntapped(m, seat).filter((id) => matches(m, filter, id, contextOf(m, source, seat))));
  }
  return { seat, source, keep: [source, ...keep], except: cost?.tap === true ? source : 0 };
}

/** Pays mana: from the pool first, then from sources as chosen; asks only where ways to pay differ. Returns what was spent. */
export function* payMana(m: Machine, need: Need, bill: Bill, mayCancel = true): Asking<readonly ManaKind[]> {
  const { seat, source } = bill;
  const { pool } = m.player(seat);
  const ways = payments(m, need, pool, m.sources(seat), bill);
  const first = ways[0];
  if (first === undefined) throw new Cancelled();
  let payment = first;
  if (ways.length > 1) {
    const answer: Answer = yield { ask: 'pay', player: seat, source, purpose: 'pay', payments: ways, mayCancel };
    if (answer.kind === 'cancel') throw new Cancelled();
    if (answer.kind === 'pay') payment = answer.payment;
  }
  for (const each of payment.taps)
    if (!tapPlainly(m, seat, each)) yield* makeMana(m, seat, each.id, each.ability, each.mana);
  return yield* spend(m, seat, source, need, mayCancel);
}

/** Takes a cost out of the pool, coloured symbols first. What pays the rest is the payer's to choose. */
function* spend(m: Machine, seat: Seat, source: Id, asked: Need, mayCancel: boolean): Asking<readonly ManaKind[]> {
  const before = m.player(seat).pool;
  const pool = before.slice();
  const need = withAlike(asked, pool, m.sources(seat).alike);
  const take = (index: number, number: number): void => {
    pool[index] = (pool[index] as number) - number;
  };
  need.colored.forEach((number, index) => {
    take(index, number);
  });
  for (const kind of payHybrids(need.hybrid, pool)) take(kind, 1);
  let { generic } = need;
  // By far the most of all: nothing is left over, and there is nothing to choose.
  if (generic > 0 && generic === pool.reduce((sum, number) => sum + number, 0)) {
    pool.fill(0);
    generic = 0;
  }
  // What the rest of the hand wants least is named first: whoever pays by itself takes that.
  const wanted = generic > 0 ? wantedKinds(m, seat, source) : [];
  while (generic > 0) {
    const kinds = [5, 0, 1, 2, 3, 4]
      .filter((index) => (pool[index] as number) > 0)
      .sort((a, b) => (wanted[a] as number) - (wanted[b] as number));
    const left = kinds.reduce((sum, index) => sum + (pool[index] as number), 0);
    // Where all of it is needed, or all of it is alike, there is nothing to choose.
    const asking = ask.option(
      m,
      seat,
      source,
      'pay with which mana',
      generic === left ? ['all'] : kinds.map((index) => MANA_KINDS[index] as string),
      { alike: true },
    );
    const kind = kinds[yield* mayCancel ? cancellable(asking) : asking] as number;
    const paid = kinds.length === 1 ? generic : generic === left ? (pool[kind] as number) : 1;
    take(kind, paid);
    generic -= paid;
  }
  setPool(m, seat, pool as unknown as Pool);
  const spent: ManaKind[] = [];
  for (const [index, kind] of MANA_KINDS.entries())
    for (let left = pool[index] as number; left < (before[index] as number); left += 1) spent.push(kind);
  return spent;
}

/** A land tapped for its one mana, with nothing else to it: by far the most of all payments. */
function tapPlainly(m: Machine, seat: Seat, { id, ability, mana }: Payment['taps'][number]): boolean {
  const { cost, effects } = charOf(m, id).activated[ability] as ActivatedAbility;
  const [effect] = effects;
  if (effects.length > 1 || effect?.do !== 'addMana' || effect.mana.length > 1 || effect.times !== 1) return false;
  if (cost.mana !== null || cost.sacrificeThis || cost.exileThis || cost.life > 0 || listens(m, TAPPING)) return false;
  if (cost.sacrifice !== null || cost.discard !== null || cost.tapOthers !== null || cost.removeCounters !== null)
    return false;
  tapPermanent(m, id);
  addMana(m, seat, MANA_KINDS.indexOf(mana), 1);
  return true;
}

/** Somebody waits for tapping: then it is done by the book. */
const TAPPING = eventBit('taps for mana');

/** Notes the use of an ability that asks how often it was used. */
function countUse(m: Machine, source: Id, ability: ActivatedAbility): void {
  if (countsUses(ability)) updateTurn(m, { uses: [...m.state.turn.uses, { id: source, life: m.object(source).life }] });
}

/** Uses a mana ability: it cannot be answered, and the mana is there at once. */
export function* makeMana(m: Machine, seat: Seat, source: Id, index: number, mana: string | null): Asking {
  const ability = abilityAt(m, seat, source, index) as ActivatedAbility;
  if (ability.cost.mana !== null)
    yield* payMana(m, needOf(ability.cost.mana, 0, null, 0), billFor(m, seat, source, ability.cost, []));
  const names = yield* payRest(m, seat, source, ability.cost, 0);
  const before = m.player(seat).pool;
  countUse(m, source, ability);
  const simple = ability.effects[0];
  if (mana !== null && simple?.do === 'addAnyMana') {
    addMana(m, seat, MANA_KINDS.indexOf(mana as (typeof MANA_KINDS)[number]), 1);
    yield* m.run(ability.effects.slice(1), { ...contextOf(m, source, seat), names });
  } else yield* m.run(ability.effects, { ...contextOf(m, source, seat), names });
  if (!ability.cost.tap) return;
  // What kinds it gave is the number of the event, a bit for each.
  const given = m
    .player(seat)
    .pool.reduce((bits, has, kind) => (has > (before[kind] ?? 0) ? bits | (1 << kind) : bits), 0);
  happened(m, 'taps for mana', eventOf(m, source, 0, seat, given));
  yield* manaTriggers(m);
}

/** A triggered ability that adds mana when mana is made is a mana ability too: the mana is there at once. */
function* manaTriggers(m: Machine): Asking {
  const due = m.state.waiting.filter((each) => isManaTrigger(each.ability as TriggeredAbility));
  if (due.length === 0) return;
  updateState(m, { waiting: m.state.waiting.filter((each) => !due.includes(each)) });
  for (const { ability, source, sourceLife, controller, event } of due)
    yield* m.run((ability as TriggeredAbility).effects, {
      ...contextOf(m, source, controller),
      sourceLife,
      event,
    });
}

/** Everything in a cost that is not mana. Returns what the cost names of it. */
export function payRest(
  m: Machine,
  seat: Seat,
  source: Id,
  cost: Cost,
  x: number,
  mayCancel = true,
): Asking<readonly Register[]> {
  const paying = payEach(m, seat, source, cost, x, mayCancel);
  return m.events === null ? paying : because(m, { by: 'price', object: source, seat }, paying);
}

function* payEach(
  m: Machine,
  seat: Seat,
  source: Id,
  cost: Cost,
  x: number,
  mayCancel: boolean,
): Asking<readonly Register[]> {
  let names = NO_NAMES;
  const context = contextOf(m, source, seat);
  const asked = <T>(asking: Asking<T>): Asking<T> => (mayCancel ? cancellable(asking) : asking);
  if (cost.tap) tapPermanent(m, source);
  if (cost.life > 0) setLife(m, seat, m.player(seat).life - cost.life, 'paid');
  if (cost.loyalty !== null)
    setCounters(m, source, 'loyalty', loyaltyOf(m, source) + (cost.loyalty === '-x' ? -x : cost.loyalty));
  if (cost.removeCounters !== null) {
    const { counter, as } = cost.removeCounters;
    const there = m.object(source).counters.find(({ name }) => name === counter)?.number ?? 0;
    const number =
      cost.removeCounters.number === 'any'
        ? yield* asked(ask.number(m, seat, source, 'remove how many counters', 0, there))
        : cost.removeCounters.number;
    loseCounters(m, source, counter, number);
    names = withName(names, as, { number });
  }
  if (cost.tapOthers !== null) {
    const { filter, number, as } = cost.tapOthers;
    const from = ownUntapped(m, seat)
      .filter((id) => matches(m, filter, id, context))
      .map(objectOption);
    const picked = yield* asked(ask.pick(m, seat, source, 'tap as a cost', from, { min: number, max: number }));
    for (const option of picked) tapPermanent(m, option.id);
    names = withThings(m, names, as, marked(m, picked));
  }
  if (cost.discard !== null) {
    const { filter, number, random, as } = cost.discard;
    const cards = m.player(seat).hand.filter((id) => id !== source && matches(m, filter, id, context));
    if (random) while (cards.length > number) cards.splice(chance(m, cards.length), 1);
    const from = cards.map(objectOption);
    const picked = yield* asked(ask.pick(m, seat, source, 'discard as a cost', from, { min: number, max: number }));
    const before = marked(m, picked);
    yield* discard(
      m,
      picked.map((option) => option.id),
    );
    names = withThings(m, names, as, before);
  }
  if (cost.sacrifice !== null) {
    const from = sacrificable(m, cost, source, seat).map(objectOption);
    const { as } = cost.sacrifice;
    const number = cost.sacrifice.number === 'all' ? from.length : cost.sacrifice.number;
    const picked = yield* asked(ask.pick(m, seat, source, 'sacrifice as a cost', from, { min: number, max: number }));
    const before = marked(m, picked);
    yield* putAway(
      m,
      picked.map((option) => option.id),
    );
    names = withThings(m, names, as, before);
  }
  if (cost.sacrificeThis) yield* putAway(m, [source]);
  if (cost.exileThis) leavePlay(m, [source], 'removed');
  return names;
}
