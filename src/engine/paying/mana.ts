// Mana that a player could make while paying: from what, and whether it pays a cost.

import type { Id, Pool, Seat } from '../../core/state.ts';
import type { ActivatedAbility, TriggeredAbility } from '../../language/ability.ts';
import { COLORS, type Color, MANA_KINDS, type ManaCost } from '../../language/mana.ts';
import type { Machine } from '../machine.ts';
import { charOf, has, isCreature, playerLimits } from '../things/characteristics.ts';
import { LAND } from '../things/kinds.ts';
import { rollOf } from '../things/rolls.ts';
import { kindBit, yieldOf } from '../things/yields.ts';
import { type Besides, besidesOf, isTapDear, whatWaitsForTapping } from './besides.ts';

/** Something that can be tapped for mana right now, at no cost but tapping. */
export interface Source {
  readonly id: Id;
  readonly ability: number;
  /** For each mana that it gives at once, the bits of the kinds that can be. */
  readonly units: readonly number[];
  /** Bits of all kinds of mana it can give. */
  readonly kinds: number;
  /** Bits of the kinds that cost nothing else: it is a land, and giving them does nothing besides. */
  readonly free: number;
  /** Bits of the kinds that come with nothing else, whatever it is. */
  readonly harmless: number;
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
  /** For each kind of mana, bits of the kinds that pay for its symbols as well. */
  readonly alike: readonly number[] | null;
}

/** What a cost in mana asks for once X is known. */
export interface Need {
  readonly colored: readonly number[];
  readonly hybrid: readonly number[];
  readonly generic: number;
}

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

export function sizeOf({ generic, hybrid, colored }: Need): number {
  let size = generic + hybrid.length;
  for (const number of colored) size += number;
  return size;
}

/** "If a permanent has an upkeep cost, you cannot activate any of that card's effects until you've paid" it (1997). */
export function upkeepUnpaid(m: Machine, id: Id): boolean {
  const { duties } = m.state.turn;
  if (duties.length === 0 || !m.book.facts.timing.upkeepLocks) return false;
  return duties.some((duty) => duty.source === id && (duty.ability as TriggeredAbility).upkeepCost);
}

/** The sources a player could tap now, without using up anything but themselves. */
export function sourcesOf(m: Machine, seat: Seat, spare: readonly Id[] = []): Sources {
  const found: Source[] = [];
  const besides = whatWaitsForTapping(m);
  let distinct = true;
  for (const id of rollOf(m, 'able')) {
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
      if (found.at(-1)?.id === id) distinct = false;
      found.push(sourceOf(id, index, yielded.units, !yielded.more, (char.types & LAND) !== 0));
    }
  }
  if (besides.length > 0) addBesides(m, seat, found, besides);
  return gather(found, alikeFor(m, seat), distinct);
}

/**
 * Counts in what comes besides when something is tapped. What can give mana of several kinds gives no more by this: which
 * of them comes twice is only known when it is tapped.
 */
function addBesides(m: Machine, seat: Seat, found: Source[], besides: readonly Besides[]): void {
  found.forEach((source, at) => {
    const { id, ability, units, kinds, free, harmless } = source;
    const isOne = isSingle(kinds) && !found.some((other) => other.id === id && other !== source);
    const more = isOne ? besidesOf(m, seat, id, kinds, besides) : [];
    const dear = isTapDear(m, id, besides);
    if (more.length > 0 || dear)
      found[at] = sourceOf(id, ability, [...units, ...more], harmless !== 0 && !dear, free !== 0 && !dear);
  });
}

/** What kinds of mana a player may spend as though they were others; null for none, as is usual. */
function alikeFor(m: Machine, seat: Seat): readonly number[] | null {
  let alike: number[] | null = null;
  for (const { change } of playerLimits(m, seat)) {
    if (change.change !== 'playerRule' || typeof change.rule === 'string' || !('spends' in change.rule)) continue;
    alike ??= MANA_KINDS.map(() => 0);
    const kind = MANA_KINDS.indexOf(change.rule.asThough);
    alike[kind] = (alike[kind] as number) | kindBit(change.rule.spends);
  }
  return alike;
}

export function sourceOf(id: Id, ability: number, units: readonly number[], harmless: boolean, land: boolean): Source {
  let kinds = 0;
  for (const unit of units) kinds |= unit;
  return { id, ability, units, kinds, free: harmless && land ? kinds : 0, harmless: harmless ? kinds : 0 };
}

const leastFlexibleFirst = (a: Source, b: Source): number =>
  Number(a.free === 0) - Number(b.free === 0) ||
  Number(a.harmless === 0) - Number(b.harmless === 0) ||
  bitsOf(a.kinds) - bitsOf(b.kinds);

/** Plain lands first, the least flexible first. `distinct`: no permanent is there twice. */
export function gather(list: Source[], alike: readonly number[] | null = null, distinct = isDistinct(list)): Sources {
  const counts = [0, 0, 0, 0, 0, 0];
  let total = 0;
  let simple = true;
  let plain = true;
  for (const { kinds, units, free } of list) {
    total += units.length;
    if (free === 0 || !isSingle(kinds)) plain = false;
    if (units.length !== 1 || !isSingle(kinds)) simple = false;
    else counts[kindOf(kinds)] = (counts[kindOf(kinds)] as number) + 1;
  }
  if (!plain) list.sort(leastFlexibleFirst);
  return { list, merged: distinct ? list : merge(list), simple: simple && distinct, counts, total, alike };
}

const isSingle = (mask: number): boolean => (mask & (mask - 1)) === 0;
export const kindOf = (mask: number): number => 31 - Math.clz32(mask);
export const bitsOf = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

const isDistinct = (sources: readonly Source[]): boolean =>
  new Set(sources.map((source) => source.id)).size === sources.length;

/** Several mana abilities of one permanent count as one source that can give any of their kinds. */
function merge(sources: readonly Source[]): readonly Source[] {
  const byId = new Map<Id, Source>();
  for (const source of sources) {
    const known = byId.get(source.id);
    byId.set(source.id, known === undefined ? source : mergeTwo(known, source));
  }
  return [...byId.values()].sort(leastFlexibleFirst);
}

/** Where one gives more mana at once than the other, they cannot be counted as one: the larger stands for both. */
function mergeTwo(one: Source, other: Source): Source {
  if (one.units.length !== other.units.length) return one.units.length > other.units.length ? one : other;
  if (one.units.length > 1) return one;
  const kinds = one.kinds | other.kinds;
  return { ...one, units: [kinds], kinds, free: one.free | other.free, harmless: one.harmless | other.harmless };
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

/**
 * The same cost where mana of one kind may be spent as though it were of another: the symbols for which there is none of
 * their own in the pool are such as either kind pays.
 */
export function withAlike(need: Need, pool: readonly number[], alike: readonly number[] | null): Need {
  if (alike === null) return need;
  const hybrid = need.hybrid.slice();
  const colored = need.colored.map((number, kind) => {
    const others = alike[kind] as number;
    const own = others === 0 ? number : Math.min(number, pool[kind] as number);
    for (let i = own; i < number; i += 1) hybrid.push(others | (1 << kind));
    return own;
  });
  return { ...need, colored, hybrid };
}

/** What is still needed after the pool has paid all it can: coloured symbols first. */
export function afterPool(asked: Need, pool: Pool, alike: readonly number[] | null): Need {
  const need = withAlike(asked, pool, alike);
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
  const left = afterPool(need, pool, sources.alike);
  const size = sizeOf(left);
  if (size === 0) return true;
  if (sources.total < size) return false;
  const spared = except === 0 ? undefined : sources.list.find((source) => source.id === except);
  if (!sources.simple || left.hybrid.length > 0)
    return suffices(
      left,
      spared === undefined ? sources.merged : sources.merged.filter((source) => source.id !== except),
    );
  if (sources.total - (spared === undefined ? 0 : 1) < size) return false;
  for (let kind = 0; kind < 5; kind += 1) {
    const here = (sources.counts[kind] as number) - (spared !== undefined && kindOf(spared.kinds) === kind ? 1 : 0);
    if ((left.colored[kind] as number) > here) return false;
  }
  return true;
}

/** Whether these, all tapped, pay what the pool does not. */
export function suffices(left: Need, sources: readonly Source[]): boolean {
  let total = 0;
  for (const { units } of sources) total += units.length;
  return total >= sizeOf(left) && matchSlots(slotsOf(left), sources) !== null;
}

/** The masks of the coloured and hybrid symbols, each of which needs a mana of its own. */
export function slotsOf(need: Need): number[] {
  const slots: number[] = [];
  need.colored.forEach((number, index) => {
    for (let i = 0; i < number; i += 1) slots.push(1 << index);
  });
  return slots.concat(need.hybrid);
}

/**
 * Gives every coloured symbol a mana of its own, if that can be done (a matching by augmenting paths): for each source,
 * the masks of the symbols it pays. First as many as possible get one that is not dear: nobody wants to be hurt by one
 * land for a colour that another gives.
 */
export function matchSlots(slots: readonly number[], sources: readonly Source[]): number[][] | null {
  const from: number[] = [];
  const units: number[] = [];
  sources.forEach((source, index) => {
    for (const unit of source.units) {
      from.push(index);
      units.push(unit);
    }
  });
  const slotOf = new Array<number>(units.length).fill(-1);
  const assign = (slot: number, seen: boolean[], price: 'free' | 'harmless' | 'kinds'): boolean => {
    const wanted = slots[slot] as number;
    for (let i = 0; i < units.length; i += 1) {
      const kinds = (units[i] as number) & (sources[from[i] as number] as Source)[price];
      if (seen[i] === true || (kinds & wanted) === 0) continue;
      seen[i] = true;
      if ((slotOf[i] as number) < 0 || assign(slotOf[i] as number, seen, price)) {
        slotOf[i] = slot;
        return true;
      }
    }
    return false;
  };
  let open = slots.map((_, slot) => slot);
  for (const price of ['free', 'harmless', 'kinds'] as const)
    if (open.length > 0) open = open.filter((slot) => !assign(slot, [], price));
  if (open.length > 0) return null;
  const paid: number[][] = sources.map(() => []);
  slotOf.forEach((slot, unit) => {
    if (slot >= 0) (paid[from[unit] as number] as number[]).push(slots[slot] as number);
  });
  return paid;
}
