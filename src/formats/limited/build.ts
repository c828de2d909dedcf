// Building a deck from a pool as a computer does it: two colours, a curve, creatures enough, sixteen to eighteen lands.

import { BASIC_LAND_TYPES, type CardDefinition, COLORS, type Color, totalCost } from '../../game/index.ts';
import { byReading, definitionIn, isLand, type Judge, LIMITED_SIZE } from './pool.ts';

export interface BuiltDeck {
  readonly colors: readonly Color[];
  /** All cards of the deck, lands included. */
  readonly cards: readonly string[];
  /** What was left in the box. */
  readonly sideboard: readonly string[];
}

interface Candidate {
  readonly name: string;
  readonly definition: CardDefinition;
  readonly worth: number;
  readonly cost: number;
}

const SPELLS = 23;
/** How many cards of each cost a deck likes to have at most; the rest of a cost counts less. */
const CURVE: { readonly [cost: number]: number } = { 0: 2, 1: 3, 2: 6, 3: 6, 4: 5, 5: 4, 6: 2, 7: 1 };
const CREATURES = 14;
const MOST_LANDS = 18;

/** Builds the best deck that the judge sees in a pool. */
export function buildDeck(bookName: string, pool: readonly string[], judge: Judge = byReading): BuiltDeck {
  const candidates = pool.flatMap((name): Candidate[] => {
    const definition = definitionIn(bookName, name);
    if (definition === null || definition.forAnte === true || isLand(definition)) return [];
    const cost = definition.cost === null ? 0 : totalCost(definition.cost) + definition.cost.x * 2;
    return [{ name, definition, cost, worth: judge(bookName, name) }];
  });
  let best: { colors: readonly Color[]; chosen: readonly Candidate[]; score: number } | null = null;
  for (const colors of pairs()) {
    const chosen = choose(candidates, colors);
    const missing = SPELLS - chosen.length;
    const score = chosen.reduce((sum, each) => sum + each.worth, 0) - missing * 1.5;
    if (best === null || score > best.score) best = { colors, chosen, score };
  }
  const { colors, chosen } = enough(candidates, best as NonNullable<typeof best>);
  const cards = withLands(bookName, pool, colors, chosen);
  return { colors, cards, sideboard: leftOver(pool, cards) };
}

function pairs(): Color[][] {
  return COLORS.flatMap((first, index) => COLORS.slice(index + 1).map((second) => [first, second]));
}

/** Packs with many lands may leave too few cards of two colours: then another one fills the deck, rather than more lands. */
function enough(
  candidates: readonly Candidate[],
  best: { readonly colors: readonly Color[]; readonly chosen: readonly Candidate[] },
): { readonly colors: readonly Color[]; readonly chosen: readonly Candidate[] } {
  if (best.chosen.length >= LIMITED_SIZE - MOST_LANDS || best.colors.length === COLORS.length) return best;
  const wider = COLORS.filter((color) => !best.colors.includes(color)).map((color) => {
    const colors = [...best.colors, color];
    const others = candidates.filter((each) => fits(each, colors) && !best.chosen.includes(each));
    const more = [...others].sort((a, b) => b.worth - a.worth).slice(0, SPELLS - best.chosen.length);
    return { colors, chosen: [...best.chosen, ...more] };
  });
  return enough(
    candidates,
    wider.reduce((a, b) => (b.chosen.length > a.chosen.length ? b : a)),
  );
}

const fits = ({ definition }: Candidate, colors: readonly Color[]): boolean =>
  definition.colors.every((color) => colors.includes(color as Color));

/** The best cards of these colours one after the other, each counted less where its cost is crowded. */
function choose(all: readonly Candidate[], colors: readonly Color[]): Candidate[] {
  const open = all.filter((each) => fits(each, colors));
  const chosen: Candidate[] = [];
  const atCost = new Map<number, number>();
  let creatures = 0;
  while (chosen.length < SPELLS && open.length > 0) {
    const needed = CREATURES - creatures;
    const late = chosen.length / SPELLS;
    const value = (each: Candidate): number => {
      const cost = Math.min(7, each.cost);
      const crowded = Math.max(0, (atCost.get(cost) ?? 0) + 1 - (CURVE[cost] ?? 1));
      const isCreature = each.definition.types.includes('creature');
      return each.worth - crowded * 0.35 + (isCreature && needed > 0 ? 0.5 * late : 0);
    };
    const next = open.reduce((a, b) => (value(b) > value(a) || (value(b) === value(a) && b.name < a.name) ? b : a));
    open.splice(open.indexOf(next), 1);
    chosen.push(next);
    const cost = Math.min(7, next.cost);
    atCost.set(cost, (atCost.get(cost) ?? 0) + 1);
    if (next.definition.types.includes('creature')) creatures += 1;
  }
  return chosen;
}

/** Lands for a deck: seventeen, one fewer for a cheap deck, one more for a dear one. */
export function landsFor(costs: readonly number[]): number {
  const average = costs.reduce((sum, cost) => sum + cost, 0) / Math.max(1, costs.length);
  return average < 2.5 ? 16 : average > 3.6 ? 18 : 17;
}

function withLands(
  bookName: string,
  pool: readonly string[],
  colors: readonly Color[],
  chosen: readonly Candidate[],
): string[] {
  const lands = Math.max(landsFor(chosen.map(({ cost }) => cost)), LIMITED_SIZE - chosen.length);
  const spells = chosen.slice(0, Math.max(LIMITED_SIZE - lands, 0)).map(({ name }) => name);
  const special = pool.filter((name) => {
    const definition = definitionIn(bookName, name);
    return definition !== null && isLand(definition) && givesOnly(definition, colors);
  });
  const basics = suggestLands(bookName, spells, lands - special.length);
  return [...spells, ...special, ...basics];
}

/** A land that is no basic one and gives both colours of the deck and nothing that it lacks. */
function givesOnly(definition: CardDefinition, colors: readonly Color[]): boolean {
  if (definition.supertypes.includes('basic')) return false;
  const types = definition.subtypes.filter((type) => (BASIC_LAND_TYPES as readonly string[]).includes(type));
  return (
    types.length >= 2 &&
    types.every((type) => colors.includes(COLORS[BASIC_LAND_TYPES.indexOf(type as never)] as Color))
  );
}

/** Basic lands in the proportion in which the cards ask for colours: what the page calls "suggest lands". */
export function suggestLands(bookName: string, spells: readonly string[], lands: number): string[] {
  const asked = COLORS.map((color) =>
    spells.reduce((sum, name) => {
      const definition = definitionIn(bookName, name);
      return sum + (definition === null ? 0 : symbolsOf(definition, color));
    }, 0),
  );
  const total = asked.reduce((sum, number) => sum + number, 0);
  if (total === 0 || lands <= 0) return Array.from({ length: Math.max(0, lands) }, () => BASIC_LAND_TYPES[0]);
  const exact = asked.map((number) => (number / total) * lands);
  // No colour that is played goes with fewer than three lands where there are enough of them.
  const counts = exact.map((number, index) => ((asked[index] as number) > 0 ? Math.max(3, Math.floor(number)) : 0));
  const sum = (): number => counts.reduce((all, number) => all + number, 0);
  while (sum() > lands) counts[counts.indexOf(Math.max(...counts))] = Math.max(...counts) - 1;
  while (sum() < lands) {
    const rest = exact.map((number, index) => number - (counts[index] as number));
    const most = rest.indexOf(Math.max(...rest));
    counts[most] = (counts[most] as number) + 1;
  }
  return counts.flatMap((number, index) => Array.from({ length: number }, () => BASIC_LAND_TYPES[index] as string));
}

/** How many symbols of a colour a card's cost has; a card of that colour without any counts as one. */
function symbolsOf(definition: CardDefinition, color: Color): number {
  if (!definition.colors.includes(color)) return 0;
  return Math.max(1, definition.cost?.colored[COLORS.indexOf(color)] ?? 1);
}

function leftOver(pool: readonly string[], cards: readonly string[]): string[] {
  const used = new Map<string, number>();
  for (const name of cards) used.set(name, (used.get(name) ?? 0) + 1);
  return pool.filter((name) => {
    const number = used.get(name) ?? 0;
    if (number > 0) used.set(name, number - 1);
    return number === 0;
  });
}
