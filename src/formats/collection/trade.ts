// Trading with a computer player: what a card is worth to them, whether they find an exchange fair, and what they would want.

import { colorsOf } from '../../game/index.ts';
import { buildDeck } from '../limited/build.ts';
import { byReading, definitionIn, isBasic } from '../limited/pool.ts';
import { type Collection, PERSON } from './collection.ts';

/** A deck has use for so many of one card; more of them are worth half. */
const ENOUGH = 4;
/** What they want to gain by it at least. */
const GAIN = 0.2;

interface Trader {
  readonly colors: ReadonlySet<string>;
  readonly deck: readonly string[];
  readonly pool: readonly string[];
}

const traderAt = ({ book, pools }: Collection, seat: number): Trader => {
  const pool = pools[seat] ?? [];
  const { colors, cards } = buildDeck(book, pool);
  return { colors: new Set(colors), deck: cards, pool };
};

/** A card is worth more to who plays its colours, and more than it seems to who has it in the deck. */
function worthTo(book: string, { colors, deck, pool }: Trader, name: string, owns: boolean): number {
  const definition = definitionIn(book, name);
  if (definition === null || isBasic(definition)) return 0;
  // The tenth of a very good card is worth more than ten poor ones: nobody trades a dragon for five rats.
  const plain = Math.max(0.1, byReading(book, name)) ** 2 / 2;
  const plays = colorsOf(name).every((color) => colors.has(color)) ? 1.25 : 0.8;
  const many = pool.filter((each) => each === name).length >= ENOUGH && !owns ? 0.5 : 1;
  return plain * plays * many * (owns && deck.includes(name) ? 1.3 : 1);
}

export interface Verdict {
  readonly fair: boolean;
  /** What they gain by it, in their own measure; below zero they lose. */
  readonly gains: number;
  /** A card of the person's that would make it fair; null where none alone would. */
  readonly wants: string | null;
}

/** What somebody thinks of an exchange: they get `give` of the person, and part with `take`. */
export function judgeTrade(
  collection: Collection,
  seat: number,
  give: readonly string[],
  take: readonly string[],
): Verdict {
  const { book } = collection;
  const trader = traderAt(collection, seat);
  const sum = (names: readonly string[], owns: boolean): number =>
    names.reduce((total, name) => total + worthTo(book, trader, name, owns), 0);
  const gains = sum(give, false) - sum(take, true);
  if (gains >= GAIN || take.length === 0) return { fair: true, gains, wants: null };
  const left = [...(collection.pools[PERSON] ?? [])];
  for (const name of give) left.splice(left.indexOf(name), 1);
  // Of all cards that would do, the one they could most easily be given.
  const enough = [...new Set(left)]
    .map((name) => ({ name, worth: worthTo(book, trader, name, false) }))
    .filter(({ worth }) => gains + worth >= GAIN)
    .sort((a, b) => a.worth - b.worth || a.name.localeCompare(b.name));
  return { fair: false, gains, wants: enough[0]?.name ?? null };
}

/** The cards that somebody has and the person may ask for: all but basic lands. */
export const tradable = ({ book, pools }: Collection, seat: number): string[] =>
  (pools[seat] ?? []).filter((name) => {
    const definition = definitionIn(book, name);
    return definition !== null && !isBasic(definition);
  });
