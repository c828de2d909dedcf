// Opening a pack: cards drawn from the sheets of a set by a seed. The same seed gives the same pack everywhere.

import {
  BadInput,
  type Chance,
  cardsPrintedIn,
  chanceFrom,
  colorsOf,
  type Rarity,
  type SetCode,
} from '../../game/index.ts';
import { findSet, type PackKind, type SetFacts, type Sheet, type Slot, type Theme } from '../sets/facts.ts';

export interface PackCard {
  readonly name: string;
  readonly rarity: Rarity;
}

export interface Pack {
  readonly set: SetCode;
  readonly kind: PackKind;
  readonly cards: readonly PackCard[];
  /** The two colours of its strategy card, which is not played with; null where a set has none. */
  readonly strategy: readonly [string, string] | null;
}

interface Place extends PackCard {
  readonly places: number;
}

const BASIC: Rarity = 'Basic Land';

/** How many cards of a set are in the pool, and how many it was printed with. */
export function wholeness(code: string): { readonly have: number; readonly of: number } {
  const set = findSet(code);
  return {
    have: cardsPrintedIn(set.code).length,
    of: Object.values(set.size).reduce((sum, number) => sum + number, 0),
  };
}

/** Opens a pack of a set. */
export function openPack(code: string, seed: number | string, kind: PackKind = 'booster'): Pack {
  const set = findSet(code);
  const slots = set.packs[kind];
  if (slots === undefined)
    throw new BadInput(`${set.name} had no ${kind}: it came in ${Object.keys(set.packs).join(' and ')} packs`);
  const chance = chanceFrom(`pack ${set.code} ${kind} ${seed}`);
  const theme = set.themes === undefined ? null : weighted(chance, set.themes, ({ weight }) => weight);
  const cards = slots.flatMap((slot) => fill(set, slot, theme, chance));
  return { set: set.code, kind, cards, strategy: theme?.colors ?? null };
}

/** One of a list, each as often as its weight says. */
function weighted<T>(chance: Chance, list: readonly T[], weight: (each: T) => number): T {
  let left = chance.below(list.reduce((sum, each) => sum + weight(each), 0));
  for (const each of list) {
    left -= weight(each);
    if (left < 0) return each;
  }
  throw new Error('nothing to choose from');
}

function fill(set: SetFacts, { count, from }: Slot, theme: Theme | null, chance: Chance): PackCard[] {
  if (typeof from !== 'string') return draw(sheetOf(set, from), count, from.colors, chance);
  if (theme === null) throw new Error(`${set.code} has no themes`);
  if (from === 'theme lands') return theme.lands.map((name) => ({ name, rarity: BASIC }));
  const [cards, rarity]: [Theme['commons'], Rarity] =
    from === 'theme commons' ? [theme.commons, 'Common'] : [theme.uncommons, 'Uncommon'];
  const sheet = Object.entries(cards).map(([name, places]) => ({ name, rarity, places }));
  return draw(sheet, count, undefined, chance);
}

const sheets = new WeakMap<Sheet, Map<SetCode, readonly Place[]>>();

/** Every card of a sheet with its places; worked out once. Cards of a theme lie on the theme's own sheet alone. */
function sheetOf(set: SetFacts, words: Sheet): readonly Place[] {
  let known = sheets.get(words);
  if (known === undefined) {
    known = new Map();
    sheets.set(words, known);
  }
  let sheet = known.get(set.code);
  if (sheet === undefined) {
    const themed = new Set(
      (set.themes ?? []).flatMap((theme) => [...Object.keys(theme.commons), ...Object.keys(theme.uncommons)]),
    );
    sheet = [
      ...cardsPrintedIn(set.code)
        .filter(({ name }) => !themed.has(name))
        .map(({ name, rarity }) => ({ name, rarity, places: words.unusual?.[name] ?? words.places[rarity] ?? 0 }))
        .filter(({ places }) => places > 0),
      ...Object.entries(words.lands ?? {}).map(([name, places]) => ({ name, rarity: BASIC, places })),
    ];
    known.set(set.code, sheet);
  }
  return sheet;
}

/**
 * So many cards of a sheet. Neighbours on a printed run are different cards, so no card comes twice in a slot, save
 * basic lands, of which a sheet has many.
 */
function draw(sheet: readonly Place[], count: number, colors: Sheet['colors'], chance: Chance): PackCard[] {
  const drawn: PackCard[] = [];
  const wanted = colors === 'one of each' ? chance.shuffled(['white', 'blue', 'black', 'red', 'green']) : null;
  const seen: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const open = sheet.filter(({ name, rarity }) => {
      if (rarity !== BASIC && drawn.some((card) => card.name === name)) return false;
      if (wanted !== null) return colorsOf(name).includes(wanted[index % 5] as string);
      return colors !== 'different' || !colorsOf(name).some((color) => seen.includes(color));
    });
    // A sheet that is not whole in the pool may run out: then a card may come again.
    const { name, rarity } = weighted(chance, open.length > 0 ? open : sheet, ({ places }) => places);
    drawn.push({ name, rarity });
    seen.push(...colorsOf(name));
  }
  return drawn;
}
