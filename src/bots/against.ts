// What a card is worth against a certain rival: read from whom or what its words speak of, and what the rival has shown.

import {
  BASIC_LAND_TYPES,
  type CardDefinition,
  COLORS,
  couldFit,
  type Filter,
  findCard,
  type Rulebook,
} from '../game/index.ts';
import { draftWorth } from './card-worth.ts';
import { auraIntent, changeIntent, hitsTarget, intentOf } from './intent.ts';
import { flat } from './text.ts';

/** One thing that a text speaks of, and whether it asks for something that not every deck has. */
interface Aim {
  readonly filter: Filter;
  /** A colour, a kind of land, artifacts, enchantments, fliers: there may be none. */
  readonly narrow: boolean;
  /** Anything of a kind but for some: "nonblack creature". */
  readonly picky: boolean;
}

const FILTER_WORDS: readonly (keyof Filter)[] = [
  'colors',
  'notColors',
  'subtypes',
  'keyword',
  'types',
  'anyType',
  'notTypes',
  'withoutKeyword',
];

/** What other words of a card have and filters have not. */
const MARKS = ['do', 'ability', 'ref', 'change', 'amount', 'on', 'replace', 'if'];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Parts of a card that speak of one's own: what is paid, and what is made better. */
const OWN_PARTS = ['cost', 'additionalCost', 'alternativeCost', 'token', 'copy', 'inBook', 'condition', 'unless'];

/** A text that does its own side good: it makes things better, or waits for what its own player does. */
function isFriendly(value: Record<string, unknown>): boolean {
  const { ability, changes, targets, effects, when } = value;
  if (ability === 'static' && Array.isArray(changes))
    return changes.reduce((sum: number, each) => sum + changeIntent(each), 0) >= 0;
  if (isObject(when) && (when.who === 'you' || when.on === 'taps for mana')) return true;
  if (!Array.isArray(targets) || targets.length === 0 || !Array.isArray(effects)) return false;
  return intentOf(effects, hitsTarget(0)) > 0;
}

function collect(value: unknown, into: Filter[]): void {
  if (Array.isArray(value)) {
    for (const each of value) collect(each, into);
    return;
  }
  if (!isObject(value) || isFriendly(value)) return;
  // What is looked for in a library, or lies in a graveyard of one's own, is one's own as well.
  if (value.do === 'search' || value.ref === 'cards' || value.zone === 'graveyard') return;
  if (!MARKS.some((mark) => value[mark] !== undefined) && FILTER_WORDS.some((word) => value[word] != null)) {
    const whose = (value as Filter).controller ?? (value as Filter).owner;
    if (whose !== 'you' && value.self !== true) into.push(value as Filter);
    return;
  }
  for (const [key, part] of Object.entries(value)) if (!OWN_PARTS.includes(key)) collect(part, into);
}

const isNarrow = ({ colors, subtypes, keyword, types, anyType, notTypes }: Filter): boolean => {
  if (colors !== undefined || subtypes !== undefined || keyword !== undefined) return true;
  if (notTypes?.includes('creature') === true && types === undefined && anyType === undefined) return false;
  const asked = anyType ?? types ?? [];
  return asked.length > 0 && asked.every((type) => type === 'artifact' || type === 'enchantment');
};

const known = new WeakMap<CardDefinition, readonly Aim[]>();

function aimsOf(definition: CardDefinition): readonly Aim[] {
  let aims = known.get(definition);
  if (aims === undefined) {
    const filters: Filter[] = [];
    const { enchant } = definition;
    if (enchant !== null && auraIntent(definition) < 0) filters.push(enchant);
    collect(definition.spell.modes, filters);
    collect(definition.abilities, filters);
    aims = filters.map((filter) => ({
      filter,
      narrow: isNarrow(filter),
      picky: filter.notColors !== undefined || filter.notTypes !== undefined || filter.withoutKeyword !== undefined,
    }));
    known.set(definition, aims);
  }
  return aims;
}

const LANDWALK = /^(plains|island|swamp|mountain|forest)walk$/;

/** The kind of land that a creature walks through. */
function walksThrough({ abilities }: CardDefinition): string[] {
  return abilities.flatMap((each) => {
    const land = each.ability === 'keyword' ? LANDWALK.exec(each.keyword)?.[1] : undefined;
    return land === undefined ? [] : BASIC_LAND_TYPES.filter((name) => name.toLowerCase() === land);
  });
}

/** How much of what a rival has shown a filter speaks of, from 0 to 1. Of a kind of land it is all or nothing. */
function shareOf(book: Rulebook, { filter, narrow }: Aim, seen: readonly string[]): number {
  const land = (name: string): boolean => findCard(book, name).definition.types.includes('land');
  const aboutLands =
    filter.types?.includes('land') === true ||
    filter.subtypes?.some((each) => (BASIC_LAND_TYPES as readonly string[]).includes(each)) === true;
  if (aboutLands) return seen.some((name) => couldFit(book, filter, name)) ? 1 : 0;
  const spells = seen.filter((name) => !land(name));
  const asked = narrow ? spells : spells.filter((name) => couldFit(book, kindOnly(filter), name));
  if (asked.length === 0) return narrow ? 0 : 0.5;
  return asked.filter((name) => couldFit(book, filter, name)).length / asked.length;
}

/** The filter without its exceptions. */
const kindOnly = ({ types, anyType }: Filter): Filter => ({
  ...(types === undefined ? {} : { types }),
  ...(anyType === undefined ? {} : { anyType }),
});

/** Whether a spell, however it is cast, has to be aimed at something that is not in every deck. */
const aimsAtNarrow = ({ spell }: CardDefinition): boolean =>
  spell.modes.length > 0 && spell.modes.every(({ targets }) => targets.some(({ filter }) => isNarrow(filter)));

/** Whether all that comes of it is a little life. */
const isSmall = ({ spell, abilities }: CardDefinition): boolean => {
  const effects = [
    ...spell.modes.flatMap((mode) => mode.effects),
    ...abilities.flatMap((each) => ('effects' in each ? each.effects : [])),
  ];
  return effects.length > 0 && flat(effects).every((effect) => effect.do === 'gainLife');
};

/** What a card that speaks of the right things is worth more, and what one that has nothing to do is worth. */
const RIGHT = 1.8;
const DEAD = -2;

/** The worth of a card to a deck that can cast it, against a rival who has shown these cards. */
export function worthAgainst(book: Rulebook, name: string, seen: readonly string[]): number {
  const { definition } = findCard(book, name);
  const worth = draftWorth(definition);
  const walks = walksThrough(definition);
  const walked = walks.length > 0 && seen.some((card) => walks.includes(card)) ? 0.7 : 0;
  const aims = aimsOf(definition);
  const narrow = aims.filter((aim) => aim.narrow);
  const body = definition.types.includes('creature');
  if (narrow.length > 0) {
    const share = Math.max(...narrow.map((aim) => shareOf(book, aim, seen)));
    if (share > 0) return worth + walked + (isSmall(definition) ? 0.2 : RIGHT) * Math.min(1, 2 * share);
    // A creature is still a body; what speaks of other things as well still does that, if it is not aimed at these.
    if (body) return worth + walked - 0.2;
    return aims.length > narrow.length && !aimsAtNarrow(definition) ? worth - 0.5 : DEAD;
  }
  const picky = aims.filter((aim) => aim.picky);
  if (picky.length === 0) return worth + walked;
  const share = Math.max(...picky.map((aim) => shareOf(book, aim, seen)));
  return share === 0 && !body ? DEAD : worth + walked - (1 - share);
}

/** The colours, and artifacts or enchantments, that a card is especially against. */
export function hoses(book: Rulebook, name: string): readonly string[] {
  const { definition } = findCard(book, name);
  const words = new Set<string>();
  if (isSmall(definition)) return [];
  for (const { filter, narrow } of aimsOf(definition)) {
    if (!narrow) continue;
    for (const color of filter.colors ?? []) words.add(color);
    for (const type of filter.subtypes ?? []) {
      const at = (BASIC_LAND_TYPES as readonly string[]).indexOf(type);
      if (at >= 0) words.add(COLORS[at] as string);
    }
    for (const type of filter.anyType ?? filter.types ?? [])
      if (type === 'artifact' || type === 'enchantment') words.add(type);
  }
  return [...words];
}
