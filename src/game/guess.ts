// Guessing: which cards a rival may hold, from the cards and colours of theirs that a seat has seen.

import { PRINTINGS } from '../cards/printings.ts';
import type { Seat } from '../core/state.ts';
import type { Rulebook } from '../engine/rulebook.ts';
import type { Kind, Kinds } from '../engine/things/kinds.ts';
import type { CardDefinition } from '../language/card.ts';
import { COLORS, type Color, totalCost } from '../language/mana.ts';
import type { Chance } from './chance.ts';
import { cardsOf } from './library.ts';
import type { View } from './view.ts';

/** About this much of a deck is land. */
const LAND_SHARE = 0.42;
/** A card that has been seen is often there more than once: so many of a hundred guesses are such copies. */
const COPIES = 35;

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
const RARITY_WEIGHT: { readonly [rarity: string]: number } = { Common: 4, Uncommon: 2 };

export interface Shelf {
  /** By colour (and one more for artifacts): the cards, each as often as it is common. */
  readonly spells: readonly (readonly number[])[];
  readonly basics: readonly number[];
}

const shelves = new WeakMap<Rulebook, Shelf>();

const colorsOf = (definition: CardDefinition): number[] =>
  COLORS.flatMap((color, index) => (definition.colors.includes(color) ? [index] : []));

/** Cards that decks are made of: of one colour (or none), not too dear, and common ones more often. */
function shelfOf(kinds: Kinds, book: Rulebook): Shelf {
  let shelf = shelves.get(book);
  if (shelf === undefined) {
    const spells: number[][] = [...BASICS, 'artifact'].map(() => []);
    for (const name of cardsOf(book)) {
      const { definition, index } = kinds.named(name) as Kind;
      const colors = colorsOf(definition);
      const cost = definition.cost;
      if (cost === null || definition.types.includes('land') || definition.forAnte || colors.length > 1) continue;
      if (totalCost(cost) > 7) continue;
      const printed = Object.values(PRINTINGS[name] ?? {});
      const often = Math.max(1, ...printed.map((rarity) => RARITY_WEIGHT[rarity] ?? 1));
      for (let copy = 0; copy < often; copy += 1) (spells[colors[0] ?? BASICS.length] as number[]).push(index);
    }
    shelf = { spells, basics: BASICS.map((name) => (kinds.named(name) as Kind).index) };
    shelves.set(book, shelf);
  }
  return shelf;
}

/** What the seat has seen of another's cards: those that came from that deck and lie open somewhere. */
function seenOf(kinds: Kinds, view: View, seat: Seat): Kind[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const open = [
    ...view.inPlay.filter((each) => each.owner === seat && !each.token),
    ...player.graveyard,
    ...player.removed,
    ...player.ante,
    ...player.hand,
    ...player.knownLibrary,
  ];
  return open.flatMap(({ name }) => kinds.named(name) ?? []);
}

/** What is known of a rival's deck, worked out once for all the deals that are imagined from one sight. */
export interface Clues {
  readonly shelf: Shelf;
  readonly seen: number;
  readonly seenLands: number;
  readonly seenSpells: readonly number[];
  readonly colors: readonly number[];
}

export function cluesOf(kinds: Kinds, book: Rulebook, view: View, seat: Seat): Clues {
  const seen = seenOf(kinds, view, seat);
  const spells = seen.filter(({ definition }) => !definition.types.includes('land'));
  const colors = BASICS.flatMap((basic, index) =>
    seen.some(
      ({ definition }) => definition.colors.includes(COLORS[index] as Color) || definition.subtypes.includes(basic),
    )
      ? [index]
      : [],
  );
  return {
    shelf: shelfOf(kinds, book),
    seen: seen.length,
    seenLands: seen.length - spells.length,
    seenSpells: spells.map(({ index }) => index),
    colors,
  };
}

/** So many cards for the hidden places of a seat, as numbers of kinds. */
export function guessCards(clues: Clues, number: number, chance: Chance): number[] {
  const { shelf, seen, seenLands, seenSpells } = clues;
  if (number === 0) return [];
  const colors = guessColors(clues, chance);
  const lands = Math.max(0, Math.min(number, Math.round((number + seen) * LAND_SHARE) - seenLands));
  const cards: number[] = [];
  for (let place = 0; place < lands; place += 1)
    cards.push(shelf.basics[colors[place % colors.length] as number] as number);
  while (cards.length < number) {
    if (seenSpells.length > 0 && chance.below(100) < COPIES) {
      cards.push(seenSpells[chance.below(seenSpells.length)] as number);
      continue;
    }
    // One guess in twelve is an artifact.
    const color = chance.below(12) === 0 ? BASICS.length : (colors[chance.below(colors.length)] as number);
    const from = shelf.spells[color] as readonly number[];
    if (from.length > 0) cards.push(from[chance.below(from.length)] as number);
  }
  return chance.shuffled(cards);
}

const MANY_GUESSES = 30;

/** What may lie face down: a creature card. */
export function guessCreature(kinds: Kinds, clues: Clues, chance: Chance): number {
  const guesses = guessCards(clues, MANY_GUESSES, chance);
  return guesses.find((index) => kinds.of(index).definition.types.includes('creature')) ?? (guesses[0] as number);
}

/** The colours of what has been seen, and others by chance until there are two. */
function guessColors({ colors, seen }: Clues, chance: Chance): number[] {
  const guessed = [...colors];
  // A single colour of which much has been seen is likely to be the only one.
  const enough = guessed.length === 1 && seen >= 8 ? 1 : 2;
  while (guessed.length < enough) {
    const other = chance.below(BASICS.length);
    if (!guessed.includes(other)) guessed.push(other);
  }
  return guessed;
}
