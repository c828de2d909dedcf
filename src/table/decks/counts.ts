// A deck in numbers: its size, its curve, its colours, and which basic lands would serve it.

import type { CardFacts } from '../../protocol/setup.ts';
import type { Cards } from './decktext.ts';

export type Faces = ReadonlyMap<string, CardFacts>;

export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
export type Color = (typeof COLORS)[number];

const BASICS: { readonly [color in Color]: string } = {
  W: 'Plains',
  U: 'Island',
  B: 'Swamp',
  R: 'Mountain',
  G: 'Forest',
};
export const BASIC_NAMES: readonly string[] = Object.values(BASICS);

export const sizeOfDeck = (cards: Cards): number => Object.values(cards).reduce((sum, number) => sum + number, 0);

const isType = (card: CardFacts, type: string): boolean => card.types.some((each) => each.toLowerCase() === type);

export const isLand = (card: CardFacts): boolean => isType(card, 'land');

/** The groups of a deck list, in the order people write them. */
export const GROUPS = ['Creatures', 'Spells', 'Artifacts and enchantments', 'Lands', 'Unknown'] as const;
export type Group = (typeof GROUPS)[number];

export function groupOf(card: CardFacts | undefined): Group {
  if (card === undefined) return 'Unknown';
  if (isLand(card)) return 'Lands';
  if (isType(card, 'creature')) return 'Creatures';
  return isType(card, 'artifact') || isType(card, 'enchantment') ? 'Artifacts and enchantments' : 'Spells';
}

/** Cards that are no lands by their total cost, from 0 to 7 and more. */
export function curveOf(cards: Cards, faces: Faces): number[] {
  const curve = Array.from({ length: 8 }, () => 0);
  for (const [name, number] of Object.entries(cards)) {
    const card = faces.get(name);
    if (card === undefined || isLand(card)) continue;
    const at = Math.min(7, card.total);
    curve[at] = (curve[at] as number) + number;
  }
  return curve;
}

/** Symbols of each colour in the costs of a deck: what its lands have to give. */
export function symbolsOf(cards: Cards, faces: Faces): { readonly [color in Color]: number } {
  const count = { W: 0, U: 0, B: 0, R: 0, G: 0 };
  for (const [name, number] of Object.entries(cards)) {
    const card = faces.get(name);
    if (card === undefined || isLand(card)) continue;
    for (const color of COLORS) count[color] += number * ((card.cost ?? '').split(color).length - 1);
  }
  return count;
}

/** Lands of a deck that are no basic ones. */
function otherLands(cards: Cards, faces: Faces): number {
  return Object.entries(cards).reduce((sum, [name, number]) => {
    const card = faces.get(name);
    return card !== undefined && isLand(card) && !BASIC_NAMES.includes(name) ? sum + number : sum;
  }, 0);
}

/**
 * Basic lands in the measure of the deck's colours: four in ten cards a land, and at least as many as make the deck as large
 * as the book asks. Every colour that is needed gets one. The deck's other cards stay as they are.
 */
export function withBasics(cards: Cards, faces: Faces, min: number): Cards {
  const rest = Object.fromEntries(Object.entries(cards).filter(([name]) => !BASIC_NAMES.includes(name)));
  const symbols = symbolsOf(rest, faces);
  const needed = COLORS.filter((color) => symbols[color] > 0 && faces.has(BASICS[color]));
  if (needed.length === 0) return cards;
  const spells = sizeOfDeck(rest) - otherLands(rest, faces);
  const lands = Math.max(Math.round((spells * 2) / 3) - otherLands(rest, faces), min - sizeOfDeck(rest), needed.length);
  const total = needed.reduce((sum, color) => sum + symbols[color], 0);
  // The largest remainders get what rounding down leaves over.
  const exact = needed.map((color) => ({ color, share: (lands * symbols[color]) / total }));
  const given = exact.map(({ color, share }) => ({ color, number: Math.max(1, Math.floor(share)), over: share % 1 }));
  let left = lands - given.reduce((sum, each) => sum + each.number, 0);
  for (const each of [...given].sort((a, b) => b.over - a.over)) {
    if (left <= 0) break;
    each.number += 1;
    left -= 1;
  }
  return { ...rest, ...Object.fromEntries(given.map(({ color, number }) => [BASICS[color], number])) };
}

/** The deck with a number of a card more or fewer. */
export function changed(cards: Cards, name: string, by: number): Cards {
  const number = Math.min(250, Math.max(0, (cards[name] ?? 0) + by));
  const { [name]: _, ...rest } = cards;
  if (number === 0) return rest;
  return name in cards ? { ...cards, [name]: number } : { ...rest, [name]: number };
}
