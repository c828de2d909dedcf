// Paying mana: what a player could produce, whether that pays a cost, and in which different ways.

import type { Id, Pool, Seat } from '../core/state.ts';
import type { ActivatedAbility, TriggeredAbility } from '../language/ability.ts';
import { COLORS, type Color, MANA_KINDS, type ManaCost, type ManaKind } from '../language/mana.ts';
import { charOf, has, isCreature } from './characteristics.ts';
import type { Payment } from './decision.ts';
import { isManaAbility, LAND } from './kinds.ts';
import type { Machine } from './machine.ts';

/** Something that can be tapped for mana right now, at no cost but tapping. */
export interface Source {
  readonly id: Id;
  readonly ability: number;
  /** Bits of the kinds of mana it can give. */
  readonly kinds: number;
  /** How many mana it gives at once. */
  readonly yields: number;
  /** Bits of the kinds that cost nothing else: it is a land, and giving them does nothing besides. The others are used last when paying by itself. */
  readonly free: number;
}

/** All that a player could tap now, in the order in which it is best spent. */
export interface Sources {
  readonly list: readonly Source[];
  /** Each permanent once, with all kinds that its abilities give. */
  readonly merged: readonly Source[];
  /** Every source gives one mana of one kind, and each permanent is one source: then counting is enough. */
  readonly simple: boolean;
  /** How many mana of each kind, and in all. */
  readonly counts: readonly number[];
  readonly total: number;
}

/** What a cost in mana asks for once X is known. */
export interface Need {
  readonly colored: readonly number[];
  readonly hybrid: readonly number[];
  readonly generic: number;
}

const kindBit = (kind: ManaKind): number => 1 << MANA_KINDS.indexOf(kind);

export function needOf(cost: ManaCost, x: number, xOnly: Color | null, more: number): Need {
  const colored = cost.colored.slice();
  let { generic } = cost;
  if (xOnly === null) generic += cost.x * x;
  else colored[COLORS.indexOf(xOnly)] = (colored[COLORS.indexOf(xOnly)] as number) + cost.x * x;
  return {
    colored,
    generic: Math.max(0, generic + more),
    hybrid: cost.hybrid.map(([a, b]) => kindBit(a) | kindBit(b)),
  };
}

const plain = new WeakMap<ManaCost, Need>();

/** What a cost asks for as printed, X being nothing. */
export function plainNeed(cost: ManaCost): Need {
  let need = plain.get(cost);
  if (need === undefined) {
    need = needOf(cost, 0, null, 0);
    plain.set(cost, need);
  }
  return need;
}

export const sizeOf = (need: Need): number =>
  need.generic + need.hybrid.length + need.colored.reduce((sum, number) => sum + number, 0);

/** "If a permanent has an upkeep cost, you cannot activate any of that card's effects until you've paid" it (1997). */
export function upkeepUnpaid(m: Machine, id: Id): boolean {
  const { duties } = m.state.turn;
  if (duties.length === 0 || !m.book.facts.timing.upkeepLocks) return false;
  return duties.some((duty) => duty.source === id && (duty.ability as TriggeredAbility).upkeepCost);
}

/** The sources a player could tap now, without using up anything but themselves. */
export function sourcesOf(m: Machine, seat: Seat, spare: readonly Id[] = []): Sources {
  const found: Source[] = [];
  for (const id of m.state.inPlay) {
    const object = m.object(id);
    if (object.controller !== seat || object.tapped || spare.includes(id) || upkeepUnpaid(m, id)) continue;
    const char = charOf(m, id);
    const { activated } = char;
    for (let index = 0; index < activated.length; index += 1) {
      const ability = activated[index] as ActivatedAbility;
      if (!ability.cost.tap) continue;
      const yielded = yieldOf(ability);
      if (yielded === null) continue;
      if (object.sick && isCreature(m, id) && !has(m, id, 'haste')) continue;
      const { kinds, yields, more } = yielded;
      const free = more || (char.types & LAND) === 0 ? 0 : kinds;
      found.push({ id, ability: index, kinds, yields, free });
    }
  }
  return gather(found);
}

const leastFlexibleFirst = (a: Source, b: Source): number =>
  Number(a.free === 0) - Number(b.free === 0) || bitsOf(a.kinds) - bitsOf(b.kinds);

/** Plain lands first, the least flexible first. */
function gather(list: Source[]): Sources {
  if (list.some((source) => source.free === 0 || !isSingle(source.kinds))) list.sort(leastFlexibleFirst);
  const counts = [0, 0, 0, 0, 0, 0];
  let total = 0;
  let simple = true;
  for (let i = 0; i < list.length; i += 1) {
    const { id, kinds, yields } = list[i] as Source;
    total += yields;
    if (yields !== 1 || !isSingle(kinds) || (i > 0 && (list[i - 1] as Source).id === id)) simple = false;
    else counts[kindOf(kinds)] = (counts[kindOf(kinds)] as number) + 1;
  }
  if (simple && new Set(list.map((source) => source.id)).size !== list.length) simple = false;
  return { list, merged: simple ? list : merge(list), simple, counts, total };
}

const isSingle = (mask: number): boolean => (mask & (mask - 1)) === 0;
const kindOf = (mask: number): number => 31 - Math.clz32(mask);
const bitsOf = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

interface Yield {
  readonly kinds: number;
  readonly yields: number;
  /** It does something besides. */
  readonly more: boolean;
}
const yieldMemo = new WeakMap<ActivatedAbility, Yield | null>();

/** What an ability gives if it is a mana ability that costs nothing but tapping; else null. */
function yieldOf(ability: ActivatedAbility): Yield | null {
  const known = yieldMemo.get(ability);
  if (known !== undefined) return known;
  const found = isManaAbility(ability) && tapsAlone(ability) ? readYield(ability) : null;
  yieldMemo.set(ability, found);
  return found;
}

function tapsAlone({ cost }: ActivatedAbility): boolean {
  const nothingElse =
    cost.sacrifice === null && cost.discard === null && cost.removeCounters === null && cost.tapOthers === null;
  return nothingElse && cost.mana === null && !cost.sacrificeThis && !cost.exileThis && cost.life === 0;
}

function readYield(ability: ActivatedAbility): Yield | null {
  const effect = ability.effects.find((each) => each.do === 'addMana' || each.do === 'addAnyMana');
  const more = ability.effects.length > 1;
  if (effect?.do === 'addAnyMana' && effect.times === 1)
    return { kinds: effect.kinds.reduce((mask, kind) => mask | kindBit(kind), 0), yields: 1, more };
  if (effect?.do === 'addMana' && effect.times === 1 && new Set(effect.mana).size === 1)
    return { kinds: kindBit(effect.mana[0] as ManaKind), yields: effect.mana.length, more };
  return null;
}

/** Which kind of mana in the pool pays each hybrid symbol, -1 for none: as many of them as possible. */
export function payHybrids(masks: readonly number[], pool: readonly number[]): readonly number[] {
  const [mask, ...others] = masks;
  if (mask === undefined) return [];
  let best: readonly number[] = [-1, ...payHybrids(others, pool)];
  const open = (kinds: readonly number[]): number => kinds.filter((kind) => kind < 0).length;
  for (let kind = 0; kind < pool.length && open(best) > 0; kind += 1) {
    if ((mask & (1 << kind)) === 0 || (pool[kind] as number) === 0) continue;
    const rest = payHybrids(
      others,
      pool.map((number, each) => (each === kind ? number - 1 : number)),
    );
    if (open(rest) < open(best)) best = [kind, ...rest];
  }
  return best;
}

/** What is still needed after the pool has paid all it can: coloured symbols first. */
export function afterPool(need: Need, pool: Pool): Need {
  if (pool[0] + pool[1] + pool[2] + pool[3] + pool[4] + pool[5] === 0) return need;
  const left = pool.slice();
  const colored = need.colored.map((number, index) => {
    const paid = Math.min(number, left[index] as number);
    left[index] = (left[index] as number) - paid;
    return number - paid;
  });
  const paid = payHybrids(need.hybrid, left);
  const hybrid = need.hybrid.filter((_, index) => (paid[index] as number) < 0);
  for (const kind of paid) if (kind >= 0) left[kind] = (left[kind] as number) - 1;
  const rest = left.reduce((sum, number) => sum + number, 0);
  return { colored, hybrid, generic: Math.max(0, need.generic - rest) };
}

/** Whether the pool and the sources pay a cost; `except` is a permanent that taps for something else. */
export function canPay(need: Need, pool: Pool, sources: Sources, except: Id = 0): boolean {
  const left = afterPool(need, pool);
  const size = sizeOf(left);
  if (size === 0) return true;
  if (sources.total < size) return false;
  const spared = except === 0 ? undefined : sources.list.find((source) => source.id === except);
  if (!sources.simple || left.hybrid.length > 0) return findPayment(left, sources, except) !== null;
  if (sources.total - (spared === undefined ? 0 : 1) < size) return false;
  for (let kind = 0; kind < 5; kind += 1) {
    const here = (sources.counts[kind] as number) - (spared !== undefined && kindOf(spared.kinds) === kind ? 1 : 0);
    if ((left.colored[kind] as number) > here) return false;
  }
  return true;
}

/** The masks of the coloured and hybrid symbols, each of which needs a source of its own. */
function slotsOf(need: Need): number[] {
  const slots: number[] = [];
  need.colored.forEach((number, index) => {
    for (let i = 0; i < number; i += 1) slots.push(1 << index);
  });
  return slots.concat(need.hybrid);
}

/**
 * Gives every coloured symbol a source of its own, if that can be done (a matching by augmenting paths). First as many as
 * possible get one that is not dear: nobody wants to be hurt by one land for a colour that another gives.
 */
function matchSlots(slots: readonly number[], sources: readonly Source[]): number[] | null {
  const slotOf = new Array<number>(sources.length).fill(-1);
  const assign = (slot: number, seen: boolean[], dear: boolean): boolean => {
    const wanted = slots[slot] as number;
    for (let i = 0; i < sources.length; i += 1) {
      const { kinds, free } = sources[i] as Source;
      if (seen[i] === true || ((dear ? kinds : free) & wanted) === 0) continue;
      seen[i] = true;
      if ((slotOf[i] as number) < 0 || assign(slotOf[i] as number, seen, dear)) {
        slotOf[i] = slot;
        return true;
      }
    }
    return false;
  };
  const open = slots.map((_, slot) => slot).filter((slot) => !assign(slot, [], false));
  return open.every((slot) => assign(slot, [], true)) ? slotOf : null;
}

/** One payment for what the pool does not pay, from sources in their order. */
function findPayment(left: Need, { list, merged }: Sources, except: Id): Payment | null {
  const slots = slotsOf(left);
  const usable = except === 0 ? merged : merged.filter((source) => source.id !== except);
  const slotOf = matchSlots(slots, usable);
  if (slotOf === null) return null;
  const taps: Payment['taps'][number][] = [];
  let { generic } = left;
  usable.forEach((source, index) => {
    const slot = slotOf[index] as number;
    if (slot < 0) return;
    taps.push(tapFor(list, source, slots[slot] as number));
    generic -= source.yields - 1;
  });
  for (let index = 0; index < usable.length && generic > 0; index += 1) {
    if ((slotOf[index] as number) >= 0) continue;
    const source = usable[index] as Source;
    taps.push(tapFor(list, source, source.kinds));
    generic -= source.yields;
  }
  return generic > 0 ? null : { taps };
}

const isDistinct = (sources: readonly Source[]): boolean =>
  sources.every((source, index) => !sources.some((other, at) => at < index && other.id === source.id));

/** Several mana abilities of one permanent count as one source that can give any of their kinds. */
function merge(sources: readonly Source[]): readonly Source[] {
  if (isDistinct(sources)) return sources;
  const byId = new Map<Id, Source>();
  for (const source of sources) {
    const known = byId.get(source.id);
    const merged = {
      ...source,
      kinds: source.kinds | (known?.kinds ?? 0),
      free: source.free | (known?.free ?? 0),
      yields: Math.min(source.yields, known?.yields ?? source.yields),
    };
    byId.set(source.id, merged);
  }
  return [...byId.values()].sort(leastFlexibleFirst);
}

function tapFor(all: readonly Source[], source: Source, mask: number): Payment['taps'][number] {
  const fitting = all.find((each) => each.id === source.id && (each.kinds & mask) !== 0) as Source;
  const kind = MANA_KINDS.findIndex((_, index) => (fitting.kinds & mask & (1 << index)) !== 0);
  return { id: fitting.id, ability: fitting.ability, mana: MANA_KINDS[kind] as ManaKind };
}

const MOST_PAYMENTS = 24;

/** The different ways to pay: sources that are alike count as one kind of choice. */
export function payments(m: Machine, need: Need, pool: Pool, sources: Sources, except: Id = 0): Payment[] {
  const left = afterPool(need, pool);
  const size = sizeOf(left);
  if (size === 0) return [{ taps: [] }];
  const list = except === 0 ? sources.list : sources.list.filter((source) => source.id !== except);
  const groups = sources.simple ? groupsOf(m, list) : [];
  if (!sources.simple || left.hybrid.length > 0 || list.length === size || groups.length === 1) {
    const only = findPayment(left, sources, except);
    return only === null ? [] : [only];
  }
  return choosePayments(left, size, groups);
}

/** Every split of a payment over groups of like sources, coloured symbols served first. */
function choosePayments(left: Need, size: number, groups: readonly Source[][]): Payment[] {
  const found: Payment[] = [];
  const taken: Source[] = [];
  const lacks = (): boolean =>
    left.colored.some(
      (number, kind) => number > 0 && taken.filter((source) => kindOf(source.kinds) === kind).length < number,
    );
  const choose = (group: number, missing: number): void => {
    if (found.length >= MOST_PAYMENTS) return;
    if (missing === 0) {
      if (!lacks())
        found.push({
          taps: taken.map(({ id, ability, kinds }) => ({ id, ability, mana: MANA_KINDS[kindOf(kinds)] as ManaKind })),
        });
      return;
    }
    const alike = groups[group];
    if (alike === undefined) return;
    for (let number = Math.min(missing, alike.length); number >= 0; number -= 1) {
      for (let i = 0; i < number; i += 1) taken.push(alike[i] as Source);
      choose(group + 1, missing - number);
      taken.length -= number;
    }
  };
  choose(0, size);
  return found;
}

/** Sources that are alike: the same card giving the same mana, in the same state. */
function groupsOf(m: Machine, sources: readonly Source[]): Source[][] {
  const groups: Source[][] = [];
  for (const source of sources) {
    const { kind, counters } = m.object(source.id);
    const group = groups.find(([first]) => {
      const other = m.object((first as Source).id);
      return (
        other.kind === kind && (first as Source).kinds === source.kinds && other.counters.length === counters.length
      );
    });
    if (group === undefined) groups.push([source]);
    else group.push(source);
  }
  return groups;
}
