// One collection for two players (Portal, p. 19 to 21): piles by colour, minidecks, the colour draft, and the decks that
// the booklet builds by its numbers. Pure: whoever plays chooses, these functions say what may be chosen and what comes of it.

import { BASIC_LAND_TYPES, BadInput, type Chance, COLORS, type Color, chanceFrom, colorsOf } from '../../game/index.ts';

/** The booklet that says how two share a collection, and the set whose cards it speaks of. */
export const SHARED_BOOK = 'portal';
export const SHARED_SET = 'POR';

/** The cards of one colour: its lands, and its summon creatures and sorceries. */
export interface Pile {
  readonly lands: readonly string[];
  readonly others: readonly string[];
}

export type Piles = { readonly [color in Color]: Pile };

const landOf = (color: Color): string => BASIC_LAND_TYPES[COLORS.indexOf(color)] as string;

/** "Make five piles, one with plains and white cards, one with islands and blue cards, and so on" (P-218, P-242). */
export function sortByColor(collection: readonly string[]): Piles {
  const pile = (color: Color): Pile => ({
    lands: collection.filter((name) => name === landOf(color)),
    others: collection.filter((name) => colorsOf(name).length === 1 && colorsOf(name)[0] === color),
  });
  return Object.fromEntries(COLORS.map((color) => [color, pile(color)])) as unknown as Piles;
}

/** The sizes of a minideck: "six lands and eight summon creatures and sorceries", or "seven lands and eleven other cards". */
const MINIDECKS = { small: { lands: 6, others: 8 }, large: { lands: 7, others: 11 } } as const;
export type MinideckSize = keyof typeof MINIDECKS;

/** Five minidecks from a collection; what is in none of them is set aside (P-233 to P-235, P-240). */
export function minidecks(collection: readonly string[], size: MinideckSize, seed: number | string): Piles {
  const piles = sortByColor(collection);
  const chance = chanceFrom(`minidecks ${seed}`);
  const { lands, others } = MINIDECKS[size];
  const decks = COLORS.map((color): [Color, Pile] => {
    const pile = piles[color];
    if (pile.lands.length < lands || pile.others.length < others)
      throw new BadInput(
        `a ${size} minideck of ${color} needs ${lands} lands and ${others} other cards, and there are ${pile.lands.length} and ${pile.others.length}`,
      );
    return [color, { lands: pile.lands.slice(0, lands), others: chance.shuffled(pile.others).slice(0, others) }];
  });
  return Object.fromEntries(decks) as unknown as Piles;
}

/** Who has which colours. "One player chooses one color, then the other player chooses two colors, then the first player one more." */
export interface Division {
  readonly first: readonly Color[];
  readonly second: readonly Color[];
}

export const NO_DIVISION: Division = { first: [], second: [] };

export type Chooser = 'first' | 'second' | 'nobody';

interface Choice {
  readonly who: Exclude<Chooser, 'nobody'>;
  readonly number: number;
}

/** Who chooses how many colours when: in turn (P-236), or the owner of the collection first, for the first deck (P-219, P-223). */
export const CHOICES = {
  inTurn: [
    { who: 'first', number: 1 },
    { who: 'second', number: 2 },
    { who: 'first', number: 1 },
  ],
  ownerFirst: [
    { who: 'first', number: 1 },
    { who: 'first', number: 1 },
    { who: 'second', number: 2 },
  ],
} as const satisfies { readonly [order: string]: readonly Choice[] };
export type Choices = (typeof CHOICES)[keyof typeof CHOICES];

/** Whose choice comes next, and how many colours it is for. */
export function nextChoice(
  { first, second }: Division,
  choices: Choices = CHOICES.inTurn,
): { readonly who: Chooser; readonly number: number } {
  const had = { first: first.length, second: second.length };
  for (const { who, number } of choices) {
    if (had[who] < number) return { who, number: number - had[who] };
    had[who] -= number;
  }
  return { who: 'nobody', number: 0 };
}

export const colorsLeft = ({ first, second }: Division): Color[] =>
  COLORS.filter((color) => !first.includes(color) && !second.includes(color));

export function withColors(division: Division, chosen: readonly Color[], choices: Choices = CHOICES.inTurn): Division {
  const { who, number } = nextChoice(division, choices);
  if (who === 'nobody') throw new BadInput('all colors have been chosen');
  if (chosen.length !== number || new Set(chosen).size !== number)
    throw new BadInput(`now ${number} different color${number === 1 ? ' is' : 's are'} chosen, not ${chosen.length}`);
  const left = colorsLeft(division);
  const wrong = chosen.find((color) => !left.includes(color));
  if (wrong !== undefined) throw new BadInput(`${wrong} is not to be had: there are ${left.join(', ')}`);
  return { ...division, [who]: [...division[who], ...chosen] };
}

const whole = ({ lands, others }: Pile): string[] => [...lands, ...others];

/**
 * The decks of both players from minidecks. Of small ones the fifth colour is split, "with each player getting three lands
 * and four random summon creatures and sorceries" (P-237, P-238); of large ones it is left out (P-240, P-241).
 */
export function decksOf(
  piles: Piles,
  division: Division,
  size: MinideckSize,
  seed: number | string,
): [string[], string[]] {
  if (nextChoice(division).who !== 'nobody') throw new BadInput('the colors are not all chosen yet');
  const deck = (colors: readonly Color[]): string[] => colors.flatMap((color) => whole(piles[color]));
  const decks: [string[], string[]] = [deck(division.first), deck(division.second)];
  if (size === 'large') return decks;
  const fifth = piles[colorsLeft(division)[0] as Color];
  const random: Chance = chanceFrom(`fifth color ${seed}`);
  const others = random.shuffled(fifth.others);
  const half = MINIDECKS.small.others / 2;
  const lands = MINIDECKS.small.lands / 2;
  decks[0].push(...fifth.lands.slice(0, lands), ...others.slice(0, half));
  decks[1].push(...fifth.lands.slice(lands), ...others.slice(half));
  return decks;
}

/** What a player of the colour draft may build from: all cards of the two colours, also between games (P-242 to P-244). */
export const draftedCards = (piles: Piles, colors: readonly Color[]): string[] =>
  colors.flatMap((color) => whole(piles[color]));

/** What is wrong with a deck of the colour draft; nothing, if it may be played. */
export function colorDraftFaults(piles: Piles, colors: readonly Color[], deck: readonly string[]): string[] {
  const have = draftedCards(piles, colors);
  const faults: string[] = [];
  for (const name of new Set(deck)) {
    const wanted = deck.filter((each) => each === name).length;
    const there = have.filter((each) => each === name).length;
    if (wanted > there)
      faults.push(`it has ${wanted} of ${name}, and ${there} are among the cards of ${colors.join(' and ')}`);
  }
  return faults;
}

/**
 * The share of one colour in a second deck: with six lands nine cards, with seven or more just seven and ten or eleven
 * cards (P-224 to P-226). Such a deck may fall short of thirty-five (P-227).
 */
export function shareOfColor({ lands, others }: Pile): Pile {
  if (lands.length < 6) return { lands, others: others.slice(0, Math.round((lands.length * 9) / 6)) };
  const most = lands.length === 6 ? 9 : 11;
  return { lands: lands.slice(0, 7), others: others.slice(0, most) };
}

/** A second deck from what the first deck's colours leave over (P-221 to P-223). */
export function secondDeck(piles: Piles, firstColors: readonly Color[], colors: readonly Color[]): string[] {
  const shared = colors.filter((color) => firstColors.includes(color));
  if (shared.length > 0) throw new BadInput(`the first deck has ${shared.join(' and ')} already: choose other colors`);
  return colors.flatMap((color) => whole(shareOfColor(piles[color])));
}

/** A first deck of thirty-five cards of the two colours of a strategy card (P-218 to P-220): seventeen of them lands where there are. */
export function firstDeck(piles: Piles, colors: readonly Color[]): string[] {
  const lands = colors.flatMap((color) => piles[color].lands.slice(0, 7));
  const others = colors.map((color) => piles[color].others);
  const deck = [...lands];
  for (let index = 0; deck.length < 35; index += 1) {
    const [a, b] = others as [readonly string[], readonly string[]];
    if (a[index] === undefined && b[index] === undefined)
      throw new BadInput(`${colors.join(' and ')} have ${deck.length} cards together, and a deck needs thirty-five`);
    if (a[index] !== undefined) deck.push(a[index] as string);
    if (b[index] !== undefined && deck.length < 35) deck.push(b[index] as string);
  }
  return deck;
}

/**
 * The colours of a second deck: those of a strategy card that overlaps the first deck in none (P-222), else two of those
 * left over (P-223), the best first.
 */
export function colorsOfSecond(
  strategies: readonly (readonly Color[])[],
  firstColors: readonly Color[],
  bestFirst: readonly Color[],
): { readonly colors: readonly Color[]; readonly strategy: boolean } {
  const fitting = strategies.find((colors) => colors.every((color) => !firstColors.includes(color)));
  if (fitting !== undefined) return { colors: fitting, strategy: true };
  return { colors: bestFirst.filter((color) => !firstColors.includes(color)).slice(0, 2), strategy: false };
}
