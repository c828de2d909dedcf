// Continuous effects put in order: by the layers of the book, in a layer by time and by what depends on what.

import type { GameObject, Id, Lasting, Seat } from '../../core/state.ts';
import { whole } from '../../core/whole.ts';
import type { StaticAbility } from '../../language/ability.ts';
import type { Condition } from '../../language/condition.ts';
import type { Change } from '../../language/effect.ts';
import type { Filter } from '../../language/filter.ts';
import type { Machine } from '../machine.ts';
import type { Origin } from '../rulebook.ts';
import { stillHeld } from './held.ts';
import { type Characteristics, hasLost, type Kind, LAND } from './kinds.ts';
import { matches, matchesSpell } from './match.ts';
import { LOSS, readsOf, writesOf } from './reads.ts';
import { amountOf, type Context, conditionHolds, contextOf } from './refs.ts';
import { copyCharacteristics } from './reshape.ts';

/** One continuous effect; its changes may belong in several layers. */
export interface Continuous {
  readonly stamp: number;
  readonly source: Id;
  readonly controller: Seat;
  readonly origin: Origin;
  /** The static ability it comes from, as it was printed or given; null for what a spell or ability has left behind. */
  readonly ability: StaticAbility | null;
  readonly condition: Condition | null;
  /** Only these objects, or … */
  readonly ids: readonly Id[] | null;
  /** … everything in play (or on the chain) that the filter lets through. */
  readonly filter: Filter | null;
  readonly zone: 'play' | 'chain';
  /**
   * What it was found to apply to when it first applied; null before. "It will continue to be applied to the same set of
   * objects in each other applicable layer" (2007, 418.5; 2010, 613.5), and in old books it is one effect as well.
   */
  found: readonly Id[] | null;
}

/** One change of an effect, in its layer. */
export interface Part {
  readonly layer: number;
  readonly effect: Continuous;
  readonly change: Change;
}

/** What has been worked out so far, while it is being worked out. */
export interface Draft {
  chars: (Characteristics | undefined)[];
}

/** Does one change to everything it applies to. */
export type Apply = (part: Part, ids: readonly Id[], context: Context) => void;

const NOTHING: readonly Id[] = [];
const byTime = (a: Part, b: Part): number => a.layer - b.layer || a.effect.stamp - b.effect.stamp;

// ---- collecting ----

/** A size that an ability of its own sets comes before every other effect on size. */
export function collectOwnSize(m: Machine, object: GameObject, kind: Kind, into: Part[]): void {
  const [power, toughness] = kind.definition.size as readonly [number, number];
  const effect = effectOf(object, 'own size', object.stamp, [object.id]);
  push(m, into, { change: 'setSize', power, toughness }, effect);
}

const effectOf = (object: GameObject, origin: Origin, stamp: number, ids: readonly Id[]): Continuous => ({
  stamp,
  source: object.id,
  controller: object.controller,
  origin,
  ability: null,
  condition: null,
  ids,
  filter: null,
  zone: 'play',
  found: null,
});

const SIZE_COUNTER = /^([+-]\d+)\/([+-]\d+)$/;
const sizes = new Map<string, readonly [number, number] | null>();

/** What a counter of this name adds to power and toughness; null for one that says nothing of them. */
export function sizeOfCounter(counter: string): readonly [number, number] | null {
  let size = sizes.get(counter);
  if (size === undefined) {
    const found = SIZE_COUNTER.exec(counter);
    size = found === null ? null : [whole(found[1] as string), whole(found[2] as string)];
    sizes.set(counter, size);
  }
  return size;
}

export function collectCounters(m: Machine, object: GameObject, into: Part[]): void {
  for (const { name, number } of object.counters) {
    const size = sizeOfCounter(name);
    if (size === null) continue;
    const change: Change = { change: 'size', power: size[0] * number, toughness: size[1] * number };
    push(m, into, change, effectOf(object, 'counters', object.stamp, [object.id]));
  }
}

/** `words`: the ability as its text reads now; `stamp`: since when it is there. */
export function collectStatic(
  m: Machine,
  object: GameObject,
  ability: StaticAbility,
  words: StaticAbility,
  stamp: number,
  into: Part[],
): void {
  const filter = words.affects;
  if (filter === null) return;
  const ids = staticIds(m, filter, object);
  const effect: Continuous = {
    stamp,
    source: object.id,
    controller: object.controller,
    origin: 'static',
    ability,
    condition: words.condition,
    ids,
    filter: ids === null ? filter : null,
    zone: words.zone,
    found: null,
  };
  for (const change of words.changes) push(m, into, change, effect);
}

function staticIds(m: Machine, filter: Filter, object: GameObject): readonly Id[] | null {
  if (filter.self === true) return [object.id];
  // What an Aura is on may still lie in a graveyard.
  if (filter.enchanted === true) return m.object(object.attachedTo).zone === 'play' ? [object.attachedTo] : NOTHING;
  return null;
}

/** The source is still there, and tapped. */
function remainsTapped(m: Machine, { source, sourceLife }: Lasting): boolean {
  const { zone, life, tapped } = m.object(source);
  return zone === 'play' && life === sourceLife && tapped;
}

/** What a spell or ability has left behind; false if it is not in force now. */
export function collectLasting(m: Machine, lasting: Lasting, into: Part[]): boolean {
  if (lasting.until === 'while source in play') {
    const source = m.object(lasting.source);
    if (source.zone !== 'play' || source.life !== lasting.sourceLife) return false;
  }
  if (lasting.until === 'while source tapped' && !remainsTapped(m, lasting)) return false;
  if (lasting.held !== null && !stillHeld(m, lasting)) return false;
  if (lasting.until === 'their next turn') {
    m.volatile = true;
    if (lasting.turn === m.state.turn.number) return false;
  }
  const ids = lasting.objects.filter((marked) => m.object(marked.id).life === marked.life).map((marked) => marked.id);
  if (ids.length === 0 && lasting.reach === null) return true;
  const effect: Continuous = {
    stamp: lasting.stamp,
    source: lasting.source,
    controller: lasting.controller,
    origin: 'effect',
    ability: null,
    condition: null,
    ids: lasting.reach === null ? ids : null,
    filter: lasting.reach as Filter | null,
    zone: 'play',
    found: lasting.reach === null ? ids : null,
  };
  for (const change of lasting.changes as readonly Change[]) push(m, into, change, effect);
  return true;
}

function push(m: Machine, into: Part[], change: Change, effect: Continuous): void {
  const add = (part: Change): void => {
    into.push({ layer: m.book.effects.layerOf(part, effect.origin), effect, change: part });
  };
  if (change.change === 'also' && change.colors.length > 0) {
    if (change.subtypes.length + (change.types?.length ?? 0) > 0) add({ ...change, colors: [] });
    // "A card can only have one color at any one time" (1993): the new one replaces the old.
    if (m.book.facts.types.multicolored) add({ ...change, subtypes: [], types: [] });
    else add({ change: 'color', colors: change.colors });
    return;
  }
  if (change.change !== 'becomes') {
    add(change);
    return;
  }
  // "Becomes a 1/1 black creature" speaks of type, colour and size: each belongs in its own layer.
  add({ ...change, colors: null, size: null });
  if (change.colors !== null) add({ change: 'color', colors: change.colors });
  if (change.size !== null) add({ change: 'setSize', power: change.size[0], toughness: change.size[1] });
}

// ---- what an effect applies to ----

const contextFor = (m: Machine, { source, controller }: Continuous): Context => contextOf(m, source, controller);

/** The source has the ability no longer, as far as has been worked out. */
const isLost = (draft: Draft, { source, ability, origin }: Continuous): boolean =>
  (origin === 'static' || origin === 'own size') && hasLost(draft.chars[source], ability);

function reachOf(m: Machine, draft: Draft, effect: Continuous, context: Context): readonly Id[] {
  if (effect.found !== null) return effect.found;
  if (isLost(draft, effect)) return NOTHING;
  if (effect.condition !== null && !conditionHolds(m, effect.condition, context)) return NOTHING;
  if (effect.ids !== null) return effect.ids;
  const filter = effect.filter as Filter;
  if (effect.zone === 'chain')
    return m.state.chain.map((item) => item.object).filter((id) => matchesSpell(m, filter, id, context));
  const all = m.census?.fitting(m, filter, context) ?? m.state.inPlay.filter((id) => matches(m, filter, id, context));
  if (m.book.facts.permanents.protection !== 'unaffected') return all;
  return all.filter((id) => !isBeyond(m, id, effect.source));
}

/** Where protection means "cannot be affected by any magic of those colors" (1993, p. 28), constant effects too pass it by. */
function isBeyond(m: Machine, id: Id, source: Id): boolean {
  if (id === source) return false;
  const { protections } = m.char(id);
  return protections.some(({ from, sparing }) => sparing !== source && matches(m, from, source, contextOf(m, id)));
}

// ---- applying ----

/** Applies all parts. What is given in doing so (`given`) joins those that are still to come. */
export function applyParts(m: Machine, draft: Draft, parts: Part[], given: Part[], apply: Apply): void {
  let left = parts.sort(byTime);
  let start = 0;
  while (start < left.length) {
    const { layer } = left[start] as Part;
    let end = start + 1;
    while (end < left.length && (left[end] as Part).layer === layer) end += 1;
    if (end - start === 1 || !mayDepend(m, left, start, end))
      for (let index = start; index < end; index += 1) applyPart(m, draft, left[index] as Part, apply);
    else applyInTurn(m, draft, left.slice(start, end), apply);
    start = end;
    if (given.length === 0) continue;
    // An ability that is given speaks from its layer on; what it would have said in earlier ones is past.
    left = [...left.slice(end), ...given.filter((part) => part.layer >= layer)].sort(byTime);
    given.length = 0;
    start = 0;
  }
}

function applyPart(m: Machine, draft: Draft, part: Part, apply: Apply): void {
  const context = contextFor(m, part.effect);
  // Those affected are found first: an effect that changes what it looks for must not chase its own tail.
  const ids = reachOf(m, draft, part.effect, context);
  part.effect.found = ids;
  if (ids.length === 0) return;
  apply(part, ids, context);
  m.census?.after(part.change);
}

// ---- what depends on what (2007, 418.5; 2010, 613.7) ----

/** Whether any effect of this layer could change what another one of it is about; mostly none can. */
function mayDepend(m: Machine, parts: readonly Part[], start: number, end: number): boolean {
  let writes = 0;
  for (let index = start; index < end; index += 1) writes |= writesOf((parts[index] as Part).change);
  if (m.book.effects.depends === 'on its ability') writes &= LOSS;
  if (writes === 0) return false;
  for (let index = start; index < end; index += 1) {
    const { ability, found } = (parts[index] as Part).effect;
    if (ability === null) continue;
    if ((readsOf(ability) & writes) !== 0 || (found === null && (writes & LOSS) !== 0)) return true;
  }
  return false;
}

/** One at a time: what depends on another waits for it; after each the others are looked at again. */
function applyInTurn(m: Machine, draft: Draft, left: Part[], apply: Apply): void {
  while (left.length > 0) {
    const [next] = left.splice(left.length === 1 ? 0 : nextOf(m, draft, left, apply), 1);
    applyPart(m, draft, next as Part, apply);
  }
}

/** The oldest that waits for nothing, or only for what waits for it as well: a loop is ignored. */
function nextOf(m: Machine, draft: Draft, parts: readonly Part[], apply: Apply): number {
  const waits = parts.map((part) => parts.map((other) => dependsOn(m, draft, part, other, apply)));
  const reaches = closure(waits);
  const index = parts.findIndex((_, one) =>
    parts.every((__, other) => !(reaches[one] as boolean[])[other] || (reaches[other] as boolean[])[one]),
  );
  return Math.max(0, index);
}

function closure(waits: readonly (readonly boolean[])[]): boolean[][] {
  const reaches = waits.map((row) => row.slice());
  for (let by = 0; by < reaches.length; by += 1)
    for (const row of reaches)
      if (row[by])
        (reaches[by] as boolean[]).forEach((far, to) => {
          if (far) row[to] = true;
        });
  return reaches;
}

/** Whether doing the other first would change whether this applies, to what, or what it does to them: by trying. */
function dependsOn(m: Machine, draft: Draft, part: Part, other: Part, apply: Apply): boolean {
  const { ability, found, source } = part.effect;
  if (ability === null || part.effect === other.effect) return false;
  const writes = writesOf(other.change);
  const only = m.book.effects.depends === 'on its ability';
  const reads = only ? 0 : readsOf(ability) & writes;
  const loses = found === null && (writes & LOSS) !== 0 && canLose(m, source, other);
  if (reads === 0 && !loses) return false;
  const before = only ? isLost(draft, part.effect) : aimOf(m, draft, part);
  const { chars } = draft;
  const { found: kept } = other.effect;
  draft.chars = chars.map((char) => (char === undefined ? undefined : copyCharacteristics(char)));
  applyPart(m, draft, other, apply);
  const after = only ? isLost(draft, part.effect) : aimOf(m, draft, part);
  draft.chars = chars;
  m.census?.after(other.change);
  other.effect.found = kept;
  return before !== after;
}

/** Whether the other could take abilities from this source: a land type takes those of lands only. */
const canLose = (m: Machine, source: Id, { change, effect }: Part): boolean =>
  effect.ids !== null
    ? effect.ids.includes(source)
    : change.change !== 'landType' || (m.char(source).types & LAND) !== 0;

/** What it applies to and what it does to them, in words that can be compared. */
function aimOf(m: Machine, draft: Draft, { effect, change }: Part): string {
  const context = contextFor(m, effect);
  const ids = reachOf(m, draft, effect, context);
  if (change.change !== 'size' && change.change !== 'setSize') return ids.join();
  return ids
    .map((id) => {
      context.changed = id;
      return `${id}:${amountOf(m, change.power, context)}/${amountOf(m, change.toughness, context)}`;
    })
    .join();
}
