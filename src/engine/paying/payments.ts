// The ways to pay a cost in mana, the best first: the one place that says how a cost is paid by itself.
// The first way is what a table shows before it is done, what a click does, and what computer players take.

import type { Id, Pool, Seat } from '../../core/state.ts';
import { MANA_KINDS, type ManaKind } from '../../language/mana.ts';
import type { Payment } from '../asking/decision.ts';
import type { Machine } from '../machine.ts';
import { charOf } from '../things/characteristics.ts';
import { CREATURE, costOf, LAND } from '../things/kinds.ts';
import {
  afterPool,
  bitsOf,
  canPay,
  kindOf,
  matchSlots,
  type Need,
  plainNeed,
  type Source,
  type Sources,
  sizeOf,
  slotsOf,
  suffices,
} from './mana.ts';

/** Who pays for what. */
export interface Bill {
  readonly seat: Seat;
  /** The card that is cast, or the permanent whose ability is used. */
  readonly source: Id;
  /** Permanents that had better stay untapped: what is paid for, and what it is aimed at. */
  readonly keep: readonly Id[];
  /** The permanent that is tapped as a part of the cost, and cannot give mana besides; 0 for none. */
  readonly except: Id;
}

type Tap = Payment['taps'][number];

const MOST_PAYMENTS = 24;
const MOST_TRIED = 60;
const MOST_STEPS = 1500;
/** What a source is taken for first: nobody wants to be hurt by one land for a colour that another gives. */
const PRICES = ['free', 'harmless', 'kinds'] as const;

/**
 * The different ways to pay, the best first; sources that are alike count as one kind of choice. Where sources give
 * several mana or mana of several kinds the best way stands alone: whoever wants another taps by hand beforehand.
 */
export function payments(m: Machine, need: Need, pool: Pool, sources: Sources, bill: Bill): Payment[] {
  const left = afterPool(need, pool, sources.alike);
  const size = sizeOf(left);
  if (size === 0) return [{ taps: [] }];
  const usable = bill.except === 0 ? sources.merged : sources.merged.filter((source) => source.id !== bill.except);
  const isPlain = sources.simple && left.hybrid.length === 0;
  const pay = isPlain ? plainPayment : firstPayment;
  const first = pay(left, usable, sources.list);
  if (first === null) return [];
  // Where everything is needed, or all is alike, there is nothing to choose.
  if (isPlain && usable.length === size) return [first];
  const groups = groupsOf(m, usable, bill.keep);
  if (groups.length === 1) return [first];
  const judge = judgeFor(m, size, sources, bill);
  if (!isPlain && isFlawless(judge(first))) return [first];
  const found = waysToPay(left, groups, (taken) => pay(left, taken, sources.list));
  if (found.length < 2) return [found[0] ?? first];
  const ways = found.map((payment) => ({ payment, price: judge(payment) }));
  ways.sort((a, b) => compare(a.price, b.price));
  return ways.slice(0, isPlain ? MOST_PAYMENTS : 1).map(({ payment }) => payment);
}

/** The same as `firstPayment` where every source gives one mana of one kind, and each permanent is one source. */
function plainPayment({ colored, generic }: Need, usable: readonly Source[]): Payment | null {
  const wanted = colored.slice();
  const isSymbol: boolean[] = [];
  for (const price of PRICES)
    usable.forEach((source, index) => {
      const kind = kindOf(source.kinds);
      if (source[price] === 0 || isSymbol[index] === true || (wanted[kind] ?? 0) === 0) return;
      isSymbol[index] = true;
      wanted[kind] = (wanted[kind] as number) - 1;
    });
  const others = usable.filter((_, index) => isSymbol[index] !== true);
  if (others.length < generic || wanted.some((number) => number > 0)) return null;
  const symbols = usable.filter((_, index) => isSymbol[index] === true);
  const tap = ({ id, ability, kinds }: Source): Tap => ({ id, ability, mana: MANA_KINDS[kindOf(kinds)] as ManaKind });
  return { taps: [...symbols, ...others.slice(0, generic)].map(tap) };
}

/** One payment, from sources in their order. */
function firstPayment(left: Need, usable: readonly Source[], list: readonly Source[]): Payment | null {
  const paid = matchSlots(slotsOf(left), usable);
  if (paid === null) return null;
  const taps: Tap[] = [];
  let { generic } = left;
  usable.forEach((source, index) => {
    const masks = paid[index] as number[];
    if (masks.length === 0) return;
    taps.push(tapFor(list, source, masks));
    generic -= source.units.length - masks.length;
  });
  for (let index = 0; index < usable.length && generic > 0; index += 1) {
    if ((paid[index] as number[]).length > 0) continue;
    const source = usable[index] as Source;
    taps.push(tapFor(list, source, []));
    generic -= source.units.length;
  }
  return generic > 0 ? null : { taps };
}

/** How a source is tapped to pay these symbols, and mana of any kind besides: by the ability that costs least. */
function tapFor(all: readonly Source[], source: Source, masks: readonly number[]): Tap {
  const wanted = masks[0] ?? source.kinds;
  const own = all.filter((each) => each.id === source.id && (each.kinds & wanted) !== 0);
  const found = (own.find((each) => each.units.length === source.units.length) ?? own[0]) as Source;
  const kind = MANA_KINDS.findIndex((_, index) => (found.kinds & wanted & (1 << index)) !== 0);
  return { id: found.id, ability: found.ability, mana: MANA_KINDS[kind] as ManaKind };
}

/** Every choice of so many from each group that pays, without anything in it that is not needed. */
function waysToPay(
  left: Need,
  groups: readonly (readonly Source[])[],
  pay: (taken: readonly Source[]) => Payment | null,
): Payment[] {
  const found: Payment[] = [];
  const taken: Source[] = [];
  const size = sizeOf(left);
  const symbols = slotsOf(left).length;
  // One mana each: as soon as there is enough of it, more does not help.
  const single = groups.every(([source]) => (source as Source).units.length === 1);
  let steps = 0;
  const choose = (group: number, missing: number): void => {
    steps += 1;
    if (found.length >= MOST_TRIED || steps > MOST_STEPS) return;
    const payment = missing <= 0 ? pay(taken) : null;
    if (payment !== null) {
      // With something in it that was not needed it is no way of its own.
      if (payment.taps.length === taken.length) found.push(payment);
      return;
    }
    const alike = groups[group];
    if (alike === undefined || (single && missing <= 0)) return;
    const worth = (alike[0] as Source).units.length;
    const useful = single ? missing : Math.max(symbols, Math.ceil(missing / worth));
    for (let number = Math.min(useful, alike.length); number >= 0; number -= 1) {
      for (let i = 0; i < number; i += 1) taken.push(alike[i] as Source);
      choose(group + 1, missing - number * worth);
      taken.length -= number;
    }
  };
  choose(0, size);
  return found;
}

/** Sources that are alike: the same card giving the same mana, in the same state. */
function groupsOf(m: Machine, sources: readonly Source[], keep: readonly Id[]): Source[][] {
  const groups: Source[][] = [];
  for (const source of sources) {
    const { kind, counters } = m.object(source.id);
    const { types } = charOf(m, source.id);
    const isKept = keep.includes(source.id);
    const group = groups.find(([first]) => {
      const { id, kinds, units, harmless } = first as Source;
      const other = m.object(id);
      return (
        other.kind === kind &&
        kinds === source.kinds &&
        units.length === source.units.length &&
        harmless === source.harmless &&
        other.counters.length === counters.length &&
        charOf(m, id).types === types &&
        keep.includes(id) === isKept
      );
    });
    if (group === undefined) groups.push([source]);
    else group.push(source);
  }
  return groups;
}

// ---- which way is best ----

/**
 * What a way to pay costs besides the mana, the worst first: what had better stay untapped; being hurt; mana left over,
 * which may burn; creatures; cards of the hand that could be cast and then no longer can; things that are no lands;
 * colours that the hand wants; and lands that could give something else.
 */
type Price = readonly number[];

const LOST = 4;
/** How many of the first parts of a price must be nothing for a payment to be taken without looking for a better one. */
const FLAWS = 7;
const isFlawless = (price: Price): boolean => price.slice(0, FLAWS).every((part) => part === 0);

function compare(a: Price, b: Price): number {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number);
  return 0;
}

function judgeFor(
  m: Machine,
  size: number,
  sources: Sources,
  { seat, source, keep }: Bill,
): (payment: Payment) => Price {
  const hand = otherNeeds(m, seat, source).filter((need) => canPay(need, m.player(seat).pool, sources));
  const wanted = wantedKinds(m, seat, source);
  const prices = new Map<Source, Price>();
  const priceOf = (tap: Tap): Price => {
    const given = sources.list.find((each) => each.id === tap.id && each.ability === tap.ability) as Source;
    let price = prices.get(given);
    if (price === undefined) {
      const { types } = charOf(m, tap.id);
      const all = sources.merged.find((each) => each.id === tap.id)?.kinds ?? given.kinds;
      const [kept, hurt] = [keep.includes(tap.id), given.harmless === 0];
      const [creature, other] = [(types & CREATURE) !== 0, (types & LAND) === 0];
      const missed = wanted.reduce((sum, number, kind) => sum + ((all & (1 << kind)) !== 0 ? number : 0), 0);
      price = [+kept, +hurt, given.units.length, +creature, 0, +other, missed, bitsOf(all)];
      prices.set(given, price);
    }
    return price;
  };
  return ({ taps }) => {
    const sum = [0, 0, -size, 0, 0, 0, 0, 0];
    for (const tap of taps) {
      const price = priceOf(tap);
      for (let part = 0; part < sum.length; part += 1) sum[part] = (sum[part] as number) + (price[part] as number);
    }
    sum[LOST] = hand.length === 0 ? 0 : lostBy(hand, sources, taps);
    return sum;
  };
}

/** How many of these costs can no longer be paid with what is left. */
function lostBy(hand: readonly Need[], sources: Sources, taps: readonly Tap[]): number {
  let lost = 0;
  if (sources.simple && hand.every(({ hybrid }) => hybrid.length === 0)) {
    const counts = sources.counts.slice();
    for (const { mana } of taps) counts[MANA_KINDS.indexOf(mana)] = (counts[MANA_KINDS.indexOf(mana)] as number) - 1;
    for (const need of hand)
      if (
        sizeOf(need) > sources.total - taps.length ||
        need.colored.some((number, kind) => number > (counts[kind] as number))
      )
        lost += 1;
    return lost;
  }
  const rest = sources.merged.filter((each) => !taps.some((tap) => tap.id === each.id));
  for (const need of hand) if (!suffices(need, rest)) lost += 1;
  return lost;
}

/** What the other cards of the hand cost; cards that are alike count once. */
function otherNeeds(m: Machine, seat: Seat, source: Id): Need[] {
  const kinds = new Set<number>();
  const needs: Need[] = [];
  for (const id of m.player(seat).hand) {
    const { kind } = m.object(id);
    if (id === source || kinds.has(kind) || (m.kind(id).base.types & LAND) !== 0) continue;
    kinds.add(kind);
    needs.push(plainNeed(costOf(m.kind(id))));
  }
  return needs;
}

/** How many symbols of each kind the other cards of the hand have in their costs. */
export function wantedKinds(m: Machine, seat: Seat, source: Id): number[] {
  const wanted = [0, 0, 0, 0, 0, 0];
  for (const id of m.player(seat).hand) {
    if (id === source) continue;
    const { colored, hybrid } = costOf(m.kind(id));
    colored.forEach((number, kind) => {
      wanted[kind] = (wanted[kind] as number) + number;
    });
    for (const [a, b] of hybrid)
      for (const each of [a, b]) {
        const kind = MANA_KINDS.indexOf(each);
        wanted[kind] = (wanted[kind] as number) + 1;
      }
  }
  return wanted;
}
