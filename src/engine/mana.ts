// Paying mana: what a player could produce, whether that pays a cost, and in which different ways.

import type { Id, Pool, Seat } from '../core/state.ts';
import type { ActivatedAbility } from '../language/ability.ts';
import { type Color, COLORS, MANA_KINDS, type ManaCost, type ManaKind } from '../language/mana.ts';
import { charOf, has, isCreature, isOff } from './characteristics.ts';
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
  /** Using it does something else too, or it is no land: used last when paying by itself. */
  readonly dear: boolean;
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
  return { colored, generic: Math.max(0, generic + more), hybrid: cost.hybrid.map(([a, b]) => kindBit(a) | kindBit(b)) };
}

export const sizeOf = (need: Need): number =>
  need.generic + need.hybrid.length + need.colored.reduce((sum, number) => sum + number, 0);

/** The sources a player could tap now, without using up anything but themselves. */
export function sourcesOf(m: Machine, seat: Seat): Source[] {
  const found: Source[] = [];
  for (const id of m.state.inPlay) {
    const object = m.object(id);
    if (object.controller !== seat || object.tapped) continue;
    const char = charOf(m, id);
    char.activated.forEach((ability, index) => {
      if (!ability.cost.tap || !isManaAbility(ability) || !tapsAlone(ability)) return;
      if (object.sick && isCreature(m, id) && !has(m, id, 'haste')) return;
      const yielded = yieldOf(ability);
      if (yielded === null || isOff(m, object, char.types)) return;
      found.push({ id, ability: index, ...yielded, dear: ability.effects.length > 1 || (char.types & LAND) === 0 });
    });
  }
  return found;
}

function tapsAlone(ability: ActivatedAbility): boolean {
  const { cost } = ability;
  return cost.mana === null && !cost.sacrificeThis && !cost.exileThis && cost.sacrifice === null && cost.discard === null && cost.life === 0 && cost.removeCounters === null && cost.tapOthers === null;
}

function yieldOf(ability: ActivatedAbility): { kinds: number; yields: number } | null {
  const effect = ability.effects.find((each) => each.do === 'addMana' || each.do === 'addAnyMana');
  if (effect === undefined) return null;
  if (effect.do === 'addAnyMana' && effect.times === 1)
    return { kinds: effect.kinds.reduce((mask, kind) => mask | kindBit(kind), 0), yields: 1 };
  if (effect.do === 'addMana' && effect.times === 1 && new Set(effect.mana).size === 1)
    return { kinds: kindBit(effect.mana[0] as ManaKind), yields: effect.mana.length };
  return null;
}

/** What is still needed after the pool has paid all it can: coloured symbols first. */
export function afterPool(need: Need, pool: Pool): Need {
  const left = pool.slice();
  const colored = need.colored.map((number, index) => {
    const paid = Math.min(number, left[index] as number);
    left[index] = (left[index] as number) - paid;
    return number - paid;
  });
  const hybrid = need.hybrid.filter((mask) => {
    const index = left.findIndex((number, kind) => number > 0 && (mask & (1 << kind)) !== 0);
    if (index < 0) return true;
    left[index] = (left[index] as number) - 1;
    return false;
  });
  const rest = left.reduce((sum, number) => sum + number, 0);
  return { colored, hybrid, generic: Math.max(0, need.generic - rest) };
}

interface Slot {
  readonly mask: number;
}

function slotsOf(need: Need): Slot[] {
  const slots: Slot[] = [];
  need.colored.forEach((number, index) => {
    for (let i = 0; i < number; i += 1) slots.push({ mask: 1 << index });
  });
  for (const mask of need.hybrid) slots.push({ mask });
  return slots;
}

/** Gives every coloured symbol a source of its own, if that can be done (a matching by augmenting paths). */
function matchSlots(slots: readonly Slot[], sources: readonly Source[]): number[] | null {
  const slotOf = new Array<number>(sources.length).fill(-1);
  const assign = (slot: number, seen: boolean[]): boolean => {
    for (let i = 0; i < sources.length; i += 1) {
      const source = sources[i] as Source;
      if (seen[i] === true || (source.kinds & (slots[slot] as Slot).mask) === 0) continue;
      seen[i] = true;
      if ((slotOf[i] as number) < 0 || assign(slotOf[i] as number, seen)) {
        slotOf[i] = slot;
        return true;
      }
    }
    return false;
  };
  for (let slot = 0; slot < slots.length; slot += 1) if (!assign(slot, [])) return null;
  return slotOf;
}

/** One source per permanent: a permanent taps once. */
function distinct(sources: readonly Source[]): boolean {
  return new Set(sources.map((source) => source.id)).size === sources.length;
}

export function canPay(need: Need, pool: Pool, sources: readonly Source[]): boolean {
  const left = afterPool(need, pool);
  const size = sizeOf(left);
  if (size === 0) return true;
  let total = 0;
  for (const source of sources) total += source.yields;
  if (total < size) return false;
  return findPayment(left, sources) !== null;
}

/** One payment for what the pool does not pay: plain lands first, the least flexible first. */
export function findPayment(left: Need, sources: readonly Source[]): Payment | null {
  const ordered = sources.slice().sort((a, b) => Number(a.dear) - Number(b.dear) || bitsOf(a.kinds) - bitsOf(b.kinds));
  const slots = slotsOf(left);
  const slotOf = matchSlots(slots, merge(ordered));
  if (slotOf === null) return null;
  const usable = merge(ordered);
  const taps: Payment['taps'][number][] = [];
  let generic = left.generic;
  usable.forEach((source, index) => {
    const slot = slotOf[index] as number;
    if (slot < 0) return;
    taps.push(tapFor(ordered, source, (slots[slot] as Slot).mask));
    generic -= source.yields - 1;
  });
  for (let index = 0; index < usable.length && generic > 0; index += 1) {
    if ((slotOf[index] as number) >= 0) continue;
    const source = usable[index] as Source;
    taps.push(tapFor(ordered, source, source.kinds));
    generic -= source.yields;
  }
  return generic > 0 ? null : { taps };
}

const bitsOf = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** Several mana abilities of one permanent count as one source that can give any of their kinds. */
function merge(sources: readonly Source[]): Source[] {
  if (distinct(sources)) return sources.slice();
  const byId = new Map<Id, Source>();
  for (const source of sources) {
    const known = byId.get(source.id);
    byId.set(source.id, known === undefined ? source : { ...known, kinds: known.kinds | source.kinds, yields: Math.min(known.yields, source.yields) });
  }
  return [...byId.values()];
}

function tapFor(all: readonly Source[], source: Source, mask: number): Payment['taps'][number] {
  const fitting = all.find((each) => each.id === source.id && (each.kinds & mask) !== 0) as Source;
  const kind = MANA_KINDS.findIndex((_, index) => (fitting.kinds & mask & (1 << index)) !== 0);
  return { id: fitting.id, ability: fitting.ability, mana: MANA_KINDS[kind] as ManaKind };
}

const MOST_PAYMENTS = 24;

/** The different ways to pay: sources that are alike count as one kind of choice. */
export function payments(m: Machine, need: Need, pool: Pool, sources: readonly Source[]): Payment[] {
  const left = afterPool(need, pool);
  const size = sizeOf(left);
  if (size === 0) return [{ taps: [] }];
  const first = findPayment(left, sources);
  if (first === null) return [];
  if (sources.length === size || !distinct(sources) || sources.some((source) => source.yields !== 1)) return [first];
  const groups = groupsOf(m, sources);
  if (groups.length === 1) return [first];
  const found: Payment[] = [];
  const taken: Source[] = [];
  const choose = (group: number, missing: number): void => {
    if (found.length >= MOST_PAYMENTS) return;
    if (missing === 0) {
      const payment = findPayment(left, taken);
      if (payment !== null) found.push(payment);
      return;
    }
    if (group === groups.length) return;
    const alike = groups[group] as Source[];
    for (let number = Math.min(missing, alike.length); number >= 0; number -= 1) {
      taken.push(...alike.slice(0, number));
      choose(group + 1, missing - number);
      taken.length -= number;
    }
  };
  choose(0, size);
  return found.length === 0 ? [first] : found;
}

function groupsOf(m: Machine, sources: readonly Source[]): Source[][] {
  const groups = new Map<string, Source[]>();
  for (const source of sources) {
    const object = m.object(source.id);
    const key = `${object.kind}/${source.kinds}/${source.dear}/${object.counters.length}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [source]);
    else group.push(source);
  }
  return [...groups.values()];
}
