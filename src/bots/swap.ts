// Sideboards of computer players: what they bring, and what they swap between two duels against what they have seen.

import { BASIC_LAND_TYPES, COLORS, cardsOf, findCard, type Rulebook } from '../game/index.ts';
import { hoses, worthAgainst } from './against.ts';
import { draftWorth } from './card-worth.ts';

export interface Swap {
  readonly out: readonly string[];
  readonly into: readonly string[];
}

/** So many cards of a rival have to be known before anything is judged by them. */
const FEWEST_SEEN = 4;
/** A card comes in only if it is worth so much more than the one that goes. */
const MARGIN = 0.5;
/** A deck that changes more than this is another deck. */
const MOST_SWAPPED = 8;

const isLand = (book: Rulebook, name: string): boolean => findCard(book, name).definition.types.includes('land');

/** The colours that a deck's basic lands give. */
const colorsGiven = (deck: readonly string[]): Set<string> =>
  new Set(deck.flatMap((name) => COLORS.filter((_, index) => BASIC_LAND_TYPES[index] === name)));

const canCast = (book: Rulebook, given: ReadonlySet<string>, name: string): boolean =>
  findCard(book, name).definition.colors.every((color) => given.has(color));

/** What a computer player swaps, one for one: what has nothing to do goes, what speaks of the rival's cards comes. */
export function chooseSwap(
  book: Rulebook,
  deck: readonly string[],
  sideboard: readonly string[],
  seen: readonly string[],
): Swap {
  const none: Swap = { out: [], into: [] };
  if (sideboard.length === 0 || new Set(seen).size < FEWEST_SEEN) return none;
  const given = colorsGiven(deck);
  const worth = new Map<string, number>();
  for (const name of new Set([...deck, ...sideboard])) worth.set(name, worthAgainst(book, name, seen));
  const of = (name: string): number => worth.get(name) as number;
  const coming = sideboard
    .filter((name) => !isLand(book, name) && canCast(book, given, name))
    .sort((a, b) => of(b) - of(a) || a.localeCompare(b));
  const going = deck.filter((name) => !isLand(book, name)).sort((a, b) => of(a) - of(b) || a.localeCompare(b));
  let number = 0;
  while (
    number < Math.min(coming.length, going.length, MOST_SWAPPED) &&
    of(coming[number] as string) > of(going[number] as string) + MARGIN
  )
    number += 1;
  return number === 0 ? none : { out: going.slice(0, number), into: coming.slice(0, number) };
}

/** Against each of these something is brought, as far as the colours have it. */
const AGAINST = ['black', 'red', 'green', 'blue', 'white', 'artifact', 'enchantment'] as const;
const EACH = 3;

/**
 * A sideboard for a deck that came without one: the best that its colours have against each colour, against artifacts and
 * against enchantments, and what else it could cast best where that is not enough.
 */
export function bringSideboard(book: Rulebook, deck: readonly string[]): string[] {
  const { sideboard: size, copies } = book.facts.deck;
  if (size === 0) return [];
  const given = colorsGiven(deck);
  const most = (name: string): number => Math.max(0, (copies ?? EACH) - deck.filter((each) => each === name).length);
  const fitting = cardsOf(book)
    .filter((name) => !isLand(book, name) && findCard(book, name).definition.forAnte !== true)
    .filter((name) => canCast(book, given, name) && most(name) > 0)
    .sort(
      (a, b) =>
        draftWorth(findCard(book, b).definition) - draftWorth(findCard(book, a).definition) || a.localeCompare(b),
    );
  const chosen = new Map<string, number>();
  const left = (): number => size - [...chosen.values()].reduce((sum, number) => sum + number, 0);
  const take = (name: string, number: number): void => {
    const more = Math.min(number, left(), most(name) - (chosen.get(name) ?? 0));
    if (more > 0) chosen.set(name, (chosen.get(name) ?? 0) + more);
  };
  for (const against of AGAINST) {
    // What strikes the deck's own colour would strike the deck.
    if (given.has(against)) continue;
    const name = fitting.find((each) => hoses(book, each).includes(against) && !chosen.has(each));
    if (name !== undefined) take(name, EACH);
  }
  for (const name of fitting) take(name, EACH);
  return [...chosen].flatMap(([name, number]) => Array.from({ length: number }, () => name));
}
