// The places that an effect may take among those announced before it, as far as they make a difference (1993).

import type { ChainItem, Id } from '../../core/state.ts';
import type { Machine } from '../../engine/machine.ts';
import { type Known, Lattice, TooMany } from './lattice.ts';
import { boardOf, type Footprint, footprintOf, needOrder } from './touching.ts';

/** Effects that may matter to each other, and what their orders come to. */
interface Cluster {
  /** For each item its sort, those of one sort being alike; -1 for those that have nothing to do with it. */
  readonly sorts: readonly number[];
  readonly lattice: Lattice;
  /** There were too many to try all: each is weighed against those placed before it alone. */
  readonly shallow: boolean;
}

/** So many turns of the later casters are thought through for one place; beyond that, only what is there already counts. */
const MOST_LOOKS = 20_000;

const texts = new WeakMap<object, string>();

/** Abilities are plain data that never change: each is put into words once. */
function wordsOf(ability: object): string {
  let words = texts.get(ability);
  if (words === undefined) {
    words = JSON.stringify(ability);
    texts.set(ability, words);
  }
  return words;
}

/** Two announcements that could change places without anybody noticing: the same use of the same thing, or of like cards. */
function likeness(m: Machine, item: ChainItem): string {
  const { what, object, controller, ability, mode, x, targets, division, choices, colors, names, event } = item;
  const { printed, owner, deck } = m.object(object);
  const isMarked = what !== 'spell' || m.state.lasting.some(({ objects }) => objects.some(({ id }) => id === object));
  const which = isMarked ? object : `${printed} ${owner} ${deck}`;
  const rest = [what, which, controller, mode, x, targets, division, choices, colors, names, event];
  return `${JSON.stringify(rest)}${ability === null ? '' : wordsOf(ability as object)}`;
}

/** Numbers stand for the items, in the order in which they were announced. */
type Order = readonly number[];

/** What there is to think through for one item: the clusters that it is in, and who comes later in them. */
interface Matter {
  readonly clusters: readonly Cluster[];
  readonly later: Order;
  /** For each of the later ones, what has been found out of orders in which it and those after it are still to be placed. */
  readonly known: readonly Map<string, string>[];
  /** For each item the first of those that are like it in all these clusters; -1 for one that is in none. */
  readonly names: readonly number[];
  readonly shallow: boolean;
}

export class Orders {
  private readonly items: readonly ChainItem[];
  private readonly clusters: readonly Cluster[];
  private readonly conflicts: readonly (readonly boolean[])[];
  /** What has been thought through, for each set of clusters. */
  private readonly known = new Map<string, Map<string, string>>();
  private readonly names = new Map<string, string>();
  private looks = 0;

  constructor(m: Machine, groups = groupsOf(m, m.state.chain)) {
    const { chain } = m.state;
    const known: Known = new Map();
    this.items = chain;
    this.clusters = groups.map((items) => clusterOf(m, chain, items, known));
    this.conflicts = chain.map((_, one) =>
      chain.map((__, other) => this.someCluster(one, other, (lattice, a, b) => lattice.conflict(a, b))),
    );
  }

  /** How often effects have been tried on copies of the position so far. */
  get trials(): number {
    return this.clusters.reduce((sum, { lattice }) => sum + lattice.trials, 0);
  }

  /** Whether the two cannot happen at the same moment: one has to be over before the other. */
  apart(one: ChainItem, other: ChainItem): boolean {
    const [a, b] = [this.items.indexOf(one), this.items.indexOf(other)];
    return (
      this.conflicts[a]?.[b] === true ||
      this.someCluster(a, b, (lattice, first, second) => !lattice.agree(first, second))
    );
  }

  private someCluster(one: number, other: number, test: (lattice: Lattice, a: number, b: number) => boolean): boolean {
    return this.clusters.some(({ sorts, lattice }) => {
      const [a, b] = [sorts[one] as number, sorts[other] as number];
      return a >= 0 && b >= 0 && test(lattice, a, b);
    });
  }

  /** The orders in which the next item may be placed among the others; its own place, last, comes first. */
  placesFor(order: readonly ChainItem[], item: ChainItem): readonly (readonly ChainItem[])[] {
    const next = this.items.indexOf(item);
    const places = this.placings(
      order.map((each) => this.items.indexOf(each)),
      next,
    );
    const different = places.length === 1 ? places : this.different(places, next);
    return different.map((place) => place.map((each) => this.items[each] as ChainItem));
  }

  /** One of each worth. */
  private different(places: readonly Order[], item: number): readonly Order[] {
    const matter = this.matterOf(item);
    const found = new Map<string, Order>();
    this.looks = 0;
    let worths = places.map((place) => this.worthOf(place, matter, 0));
    if (worths.includes(null)) worths = places.map((place) => worthNow(place, matter.clusters));
    worths.forEach((worth, index) => {
      if (!found.has(worth as string)) found.set(worth as string, places[index] as Order);
    });
    return [...found.values()];
  }

  /** At the end, and before each of those with which it conflicts: between others it is all the same. */
  private placings(order: Order, item: number): Order[] {
    const found: Order[] = [[...order, item]];
    const conflicts = this.conflicts[item] as readonly boolean[];
    for (let index = order.length - 1; index >= 0; index -= 1)
      if (conflicts[order[index] as number] === true)
        found.push([...order.slice(0, index), item, ...order.slice(index)]);
    return found;
  }

  /** What an item has to do with: its clusters, the later items in them that conflict with anything, and theirs. */
  private concerned(item: number): [Cluster[], number[]] {
    const clusters = this.clusters.filter(({ sorts }) => (sorts[item] as number) >= 0);
    const found = new Set<number>();
    for (const { sorts } of clusters)
      for (let each = item + 1; each < this.items.length; each += 1) {
        if (found.has(each) || (sorts[each] as number) < 0 || !this.conflicts[each]?.includes(true)) continue;
        found.add(each);
        for (const next of this.clusters)
          if ((next.sorts[each] as number) >= 0 && !clusters.includes(next)) clusters.push(next);
      }
    return [clusters, [...found].sort((a, b) => a - b)];
  }

  private matterOf(item: number): Matter {
    const [clusters, later] = this.concerned(item);
    const about = clusters.map((cluster) => this.clusters.indexOf(cluster)).join();
    const known = later.map((_, from) => {
      const key = `${about}:${later.slice(from)}`;
      const worths = this.known.get(key) ?? new Map<string, string>();
      this.known.set(key, worths);
      return worths;
    });
    const isIn = (each: number): boolean => clusters.some(({ sorts }) => (sorts[each] as number) >= 0);
    const names = this.items.map((_, each) => (isIn(each) ? this.nameOf(each, clusters) : -1));
    return { clusters, later, known, names, shallow: clusters.some(({ shallow }) => shallow) };
  }

  /**
   * Equal for orders between which there is nothing to choose, whatever the later casters do; null if that is too much. `from`: the
   * first of those that are still to be placed.
   */
  private worthOf(order: Order, matter: Matter, from: number): string | null {
    const next = matter.later[from];
    if (next === undefined || matter.shallow) return this.called(worthNow(order, matter.clusters));
    const known = matter.known[from] as Map<string, string>;
    const key = this.normal(order, matter.names);
    const before = known.get(key);
    if (before !== undefined) return before;
    this.looks += 1;
    if (this.looks > MOST_LOOKS) return null;
    const worths = new Set<string>();
    for (const place of this.placings(order, next)) {
      const worth = this.worthOf(place, matter, from + 1);
      if (worth === null) return null;
      worths.add(worth);
    }
    const [only] = worths;
    const caster = (this.items[next] as ChainItem).controller;
    const worth = worths.size === 1 ? (only as string) : this.called(`(${caster}: ${[...worths].sort().join(' or ')})`);
    known.set(key, worth);
    return worth;
  }

  /** A short name for a worth, the same for the same one: written out, what may follow what would grow beyond any text. */
  private called(worth: string): string {
    const name = this.names.get(worth) ?? `#${this.names.size}`;
    this.names.set(worth, name);
    return name;
  }

  /** The same text for orders that differ only in what does not conflict. */
  private normal(order: Order, names: readonly number[]): string {
    const left = order.filter((item) => (names[item] as number) >= 0);
    let text = '';
    while (left.length > 0) {
      let best = 0;
      for (let index = 1; index < left.length; index += 1)
        if ((left[index] as number) < (left[best] as number) && this.isFree(left, index)) best = index;
      text += String.fromCharCode(65 + (names[left[best] as number] as number));
      left.splice(best, 1);
    }
    return text;
  }

  /** Whether nothing before it conflicts with it. */
  private isFree(order: Order, index: number): boolean {
    const conflicts = this.conflicts[order[index] as number] as readonly boolean[];
    for (let before = 0; before < index; before += 1) if (conflicts[order[before] as number] === true) return false;
    return true;
  }

  /** The first of those that are like it in all these clusters. */
  private nameOf(item: number, clusters: readonly Cluster[]): number {
    for (let each = 0; each < item; each += 1)
      if (clusters.every(({ sorts }) => sorts[each] === sorts[item])) return each;
    return item;
  }
}

const worthNow = (order: Order, clusters: readonly Cluster[]): string =>
  clusters
    .map(({ sorts, lattice, shallow }) => {
      const placed = order.map((item) => sorts[item] as number).filter((sort) => sort >= 0);
      return shallow ? lattice.outcomeOf(placed) : lattice.worthOf(placed);
    })
    .join('|');

function clusterOf(m: Machine, chain: readonly ChainItem[], items: readonly ChainItem[], known: Known): Cluster {
  const kinds: string[] = [];
  const alike: ChainItem[][] = [];
  const sorts = chain.map((item) => {
    if (!items.includes(item)) return -1;
    const kind = likeness(m, item);
    if (!kinds.includes(kind)) kinds.push(kind);
    const sort = kinds.indexOf(kind);
    alike[sort] = [...(alike[sort] ?? []), item];
    return sort;
  });
  try {
    const lattice = new Lattice(m, alike, known, true);
    lattice.explore();
    return { sorts, lattice, shallow: false };
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    const lattice = new Lattice(m, alike, known, false);
    lattice.comparePairs();
    return { sorts, lattice, shallow: true };
  }
}

// ---- which effects are looked at together ----

/** The groups of effects that may matter to each other; those that touch nothing of anybody's are in none. */
function groupsOf(m: Machine, chain: readonly ChainItem[]): (readonly ChainItem[])[] {
  if (chain.length < 2) return [];
  const board = boardOf(m);
  const prints = new Map<ChainItem, Footprint>();
  for (const item of chain) {
    const print = footprintOf(board, item);
    if (print === null) return [chain];
    prints.set(item, print);
  }
  const groups = new Map<string, readonly ChainItem[]>();
  for (const names of linked([...prints.values()])) {
    const touching = chain.filter((item) => [...names].some((name) => prints.get(item)?.touches.has(name)));
    const items = touching.filter((item) =>
      touching.some((other) => other !== item && meet(prints, item, other, names)),
    );
    if (items.length > 1) groups.set(items.map(({ id }: { id: Id }) => id).join(), items);
  }
  return [...groups.values()];
}

function meet(
  prints: ReadonlyMap<ChainItem, Footprint>,
  one: ChainItem,
  other: ChainItem,
  names: ReadonlySet<string>,
): boolean {
  const [a, b] = [prints.get(one)?.touches, prints.get(other)?.touches];
  for (const name of names) {
    const [how, also] = [a?.get(name), b?.get(name)];
    if (how !== undefined && also !== undefined && needOrder(how, also)) return true;
  }
  return false;
}

/** The names that belong together because one effect touches them, where more than one effect touches any of them. */
function linked(prints: readonly Footprint[]): ReadonlySet<string>[] {
  const sets = new Map<string, Set<string>>();
  const often = new Set<string>();
  for (const { touches, each } of prints) {
    let whole: Set<string> | null = null;
    for (const name of touches.keys()) {
      const had = sets.get(name);
      if (had !== undefined) often.add(name);
      const set = had ?? new Set([name]);
      if (had === undefined) sets.set(name, set);
      if (each) continue;
      if (whole === null) whole = set;
      else if (whole !== set)
        for (const member of set) {
          whole.add(member);
          sets.set(member, whole);
        }
    }
  }
  return [...new Set([...often].map((name) => sets.get(name) as Set<string>))];
}
