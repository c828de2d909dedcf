// Whether a card, as it is printed, could be what a filter asks for. What lasts is read (types, colours, words, size);
// what comes and goes in a game (tapped, attacking, whose it is) is taken to be so at some time.

import { NO_EVENT } from '../core/state.ts';
import type { Rulebook } from '../engine/rulebook.ts';
import { type Compiled, compileFilter, type From, type Reader } from '../engine/things/traits.ts';
import { type Filter, TRAITS_OF_KIND } from '../language/filter.ts';
import { totalCost } from '../language/mana.ts';
import { findCard } from './library.ts';

const LASTING: readonly (keyof Filter)[] = [
  ...TRAITS_OF_KIND,
  'keyword',
  'withoutKeyword',
  'power',
  'toughness',
  'named',
  'makesMana',
];

const isLasting = (trait: string): boolean => (LASTING as readonly string[]).includes(trait);

/** The filter without what can change in a game. */
function lasting(filter: Filter): Filter {
  const kept: Record<string, unknown> = {};
  for (const trait of LASTING) if (filter[trait] !== undefined) kept[trait] = filter[trait];
  if (filter.cost !== undefined && filter.cost.max !== 'x' && filter.cost.equals !== 'x') kept.cost = filter.cost;
  if (filter.anyOf !== undefined) kept.anyOf = filter.anyOf.map(lasting);
  // What is kept out by something that comes and goes could fit at another time.
  if (filter.noneOf !== undefined)
    kept.noneOf = filter.noneOf.filter((each) => Object.keys(each).every(isLasting)).map(lasting);
  return kept as Filter;
}

interface Printed {
  readonly cost: number;
}

const FROM: From = { controller: 0, source: 0, sourceLife: 0, x: 0, event: NO_EVENT };

const READER: Reader<Printed> = {
  standing: () => ({
    controller: 0,
    owner: 0,
    tapped: false,
    token: false,
    counters: [],
    attacked: 0,
    sick: false,
    attachedTo: 0,
  }),
  turn: () => 0,
  nameOf: () => null,
  died: () => false,
  drawn: () => false,
  marked: () => false,
  fight: () => null,
  isWhose: () => true,
  cost: ({ cost }) => cost,
  payable: () => true,
  sourcePower: () => Number.POSITIVE_INFINITY,
  chosen: () => null,
  bearer: () => 0,
  bearerToughness: () => Number.NEGATIVE_INFINITY,
  controls: () => true,
  aims: () => 1,
  bearerFits: () => true,
  bearsAura: () => false,
  fits: (world, filter, id, face, from) => compiledOf(filter).tests.every((test) => test(world, id, face, from)),
};

const compiled = new WeakMap<Filter, Compiled<Printed>>();

function compiledOf(filter: Filter): Compiled<Printed> {
  let known = compiled.get(filter);
  if (known === undefined) {
    known = compileFilter(lasting(filter), READER);
    compiled.set(filter, known);
  }
  return known;
}

export function couldFit(book: Rulebook, filter: Filter, name: string): boolean {
  const { definition, base } = findCard(book, name);
  const world = { cost: definition.cost === null ? 0 : totalCost(definition.cost) };
  return compiledOf(filter).tests.every((test) => test(world, 0, base, FROM));
}
