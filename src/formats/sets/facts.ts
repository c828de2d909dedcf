// The eight sets: when they came out, the book of their time, and what a booster or a starter deck of each held. Facts only.

import { BadInput, type Rarity, SET_CODES, type SetCode } from '../../game/index.ts';
import { PORTAL_THEMES, UNUSUAL_UNCOMMONS } from './portal-themes.ts';

/** What a slot of a pack is drawn from: a printed sheet on which every card has some places. */
export interface Sheet {
  /** How many places each card of a rarity has. */
  readonly places: { readonly [rarity in Rarity]?: number };
  /** Basic lands that were printed on it beside the others, with their places. */
  readonly lands?: { readonly [name: string]: number };
  /** Places of single cards that have more or fewer than the others. */
  readonly unusual?: { readonly [name: string]: number };
  /** The cards of one slot are of five colours, or of different ones. */
  readonly colors?: 'one of each' | 'different';
}

export interface Slot {
  readonly count: number;
  /** A sheet, or the part of the pack's theme. */
  readonly from: Sheet | 'theme lands' | 'theme commons' | 'theme uncommons';
}

/** The cards that come together in a booster of Portal. */
export interface Theme {
  readonly colors: readonly [string, string];
  /** How often it comes beside the others. */
  readonly weight: number;
  readonly lands: readonly string[];
  readonly commons: { readonly [name: string]: number };
  readonly uncommons: { readonly [name: string]: number };
}

export const PACK_KINDS = ['booster', 'starter'] as const;
export type PackKind = (typeof PACK_KINDS)[number];

export interface SetFacts {
  readonly code: SetCode;
  readonly name: string;
  /** The day it came out; some are known to the month only. */
  readonly released: string;
  /** The rulebook of its time. */
  readonly book: string;
  /** How many different cards it has, by rarity. */
  readonly size: { readonly [rarity in Rarity]?: number };
  readonly packs: { readonly [kind in PackKind]?: readonly Slot[] };
  /** One of them runs through each booster; their cards come nowhere else. */
  readonly themes?: readonly Theme[];
}

const commons: Sheet = { places: { Common: 1 } };
const uncommons: Sheet = { places: { Uncommon: 1 } };
const rares: Sheet = { places: { Rare: 1 } };
const basics: Sheet = { places: { 'Basic Land': 1 } };
/** Of 121 places two belong to each rare and one to each mythic rare. */
const raresAndMythics: Sheet = { places: { Rare: 2, 'Mythic Rare': 1 } };

/** Limited Edition: no slot for lands, which lay on the sheets of all rarities. */
const limitedEdition = (common: Sheet, uncommon: Sheet, rare: Sheet): SetFacts['packs'] => {
  const counted = (a: number, b: number, c: number): readonly Slot[] => [
    { count: a, from: common },
    { count: b, from: uncommon },
    { count: c, from: rare },
  ];
  return { booster: counted(11, 3, 1), starter: counted(45, 13, 2) };
};

const uncommonLands = { Plains: 6, Island: 2, Swamp: 6, Mountain: 6, Forest: 6 };

/** Fourth and Fifth Edition: no lands in boosters, twenty-two in a starter deck. */
const withoutLands: SetFacts['packs'] = {
  booster: [
    { count: 11, from: commons },
    { count: 3, from: uncommons },
    { count: 1, from: rares },
  ],
  starter: [
    { count: 26, from: commons },
    { count: 9, from: uncommons },
    { count: 3, from: rares },
    { count: 22, from: basics },
  ],
};

/** From 2007 on: the land is one of the book's eleven commons (T-292, M-328). */
const withLand = (rare: Sheet): SetFacts['packs'] => ({
  booster: [
    { count: 10, from: commons },
    { count: 3, from: uncommons },
    { count: 1, from: rare },
    { count: 1, from: basics },
  ],
});

const OF_2009: SetFacts['size'] = { Common: 101, Uncommon: 60, Rare: 53, 'Mythic Rare': 15, 'Basic Land': 5 };

export const SETS: readonly SetFacts[] = [
  {
    code: 'LEA',
    name: 'Limited Edition Alpha',
    released: '1993-08-05',
    book: 'beta',
    size: { Common: 74, Uncommon: 95, Rare: 116, 'Basic Land': 5 },
    packs: limitedEdition(
      { ...commons, lands: { Plains: 9, Island: 10, Swamp: 9, Mountain: 9, Forest: 10 } },
      { ...uncommons, lands: uncommonLands },
      { ...rares, lands: { Island: 5 } },
    ),
  },
  {
    code: 'LEB',
    name: 'Limited Edition Beta',
    released: '1993-10-04',
    book: 'beta',
    size: { Common: 75, Uncommon: 95, Rare: 117, 'Basic Land': 5 },
    packs: limitedEdition(
      { ...commons, lands: { Plains: 8, Island: 10, Swamp: 9, Mountain: 10, Forest: 9 } },
      { ...uncommons, lands: uncommonLands },
      { ...rares, lands: { Island: 4 } },
    ),
  },
  {
    code: '4ED',
    name: 'Fourth Edition',
    released: '1995-04-01',
    book: 'fifth',
    size: { Common: 121, Uncommon: 121, Rare: 121, 'Basic Land': 5 },
    packs: withoutLands,
  },
  {
    code: '5ED',
    name: 'Fifth Edition',
    released: '1997-03-24',
    book: 'fifth',
    size: { Common: 165, Uncommon: 132, Rare: 132, 'Basic Land': 5 },
    packs: withoutLands,
  },
  {
    code: 'POR',
    name: 'Portal',
    released: '1997-05-01',
    book: 'portal',
    size: { Common: 85, Uncommon: 55, Rare: 55, 'Basic Land': 5 },
    // Two lands, five cards of a theme, eight random ones; and a strategy card that is not played with (P-210 to P-216).
    packs: {
      booster: [
        { count: 2, from: 'theme lands' },
        { count: 4, from: 'theme commons' },
        { count: 1, from: 'theme uncommons' },
        { count: 5, from: { ...commons, colors: 'one of each' } },
        { count: 2, from: { places: { Uncommon: 3 }, unusual: UNUSUAL_UNCOMMONS, colors: 'different' } },
        { count: 1, from: rares },
      ],
    },
    themes: PORTAL_THEMES,
  },
  {
    code: '10E',
    name: 'Tenth Edition',
    released: '2007-07-13',
    book: 'tenth',
    size: { Common: 121, Uncommon: 121, Rare: 121, 'Basic Land': 5 },
    packs: withLand(rares),
  },
  {
    code: 'M10',
    name: 'Magic 2010',
    released: '2009-07-17',
    book: 'm11',
    size: OF_2009,
    packs: withLand(raresAndMythics),
  },
  {
    code: 'M11',
    name: 'Magic 2011',
    released: '2010-07-16',
    book: 'm11',
    size: OF_2009,
    packs: withLand(raresAndMythics),
  },
];

/** A set by its code, in any letters. */
export function findSet(code: string): SetFacts {
  const found = SETS.find((set) => set.code === code.toUpperCase());
  if (found === undefined) throw new BadInput(`there is no set '${code}': the sets are ${SET_CODES.join(', ')}`);
  return found;
}
