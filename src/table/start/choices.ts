// What was chosen on the first page: checked against what there is, and turned into a new duel.

import type {
  BookInfo,
  DeckChoice,
  DeckInfo,
  FormatChoice,
  NewDuel,
  OpponentInfo,
  StartInfo,
} from '../../protocol/setup.ts';
import { EASIEST } from '../page/books.ts';
import { type Stakes as AgreedStakes, askedStakes, type Handicap, isHandicap, STAKE_WORDS } from './agreed.ts';
import type { KnownDeck, Stakes } from './difficulty.ts';
import { computerAt, personAt, type Wishes, wholeWishes } from './others.ts';

/** The opponent's deck: their own, or chosen as yours is. */
export type TheirDeck = DeckChoice | { readonly by: 'theirs' };

/** What may differ from book to book, and so is remembered for each. */
export interface BookChoices {
  readonly length: NewDuel['length'];
  readonly ante: boolean;
  /** For what cards are put up, where they are, and who plays with weaker cards. */
  readonly stakes: AgreedStakes;
  readonly handicap: Handicap;
  readonly rules: readonly string[];
  readonly deck: DeckChoice;
  readonly theirDeck: TheirDeck;
  /** Which cards are allowed; null for all that the book can hold. */
  readonly format: FormatChoice | null;
  /** How the table is set, with its options; how many play, and how many of them are people at this screen. */
  readonly variant: string;
  readonly options: readonly string[];
  readonly seats: number;
  readonly people: number;
  /** Who sits at the further seats, with what. */
  readonly others: Wishes;
}

export interface Choices {
  readonly book: string;
  readonly mode: NewDuel['mode'];
  /** Null for anyone. */
  readonly opponent: string | null;
  readonly level: number;
  readonly you: string;
  readonly byBook: { readonly [book: string]: Partial<BookChoices> };
}

export const FIRST_CHOICES: Choices = {
  book: EASIEST,
  mode: 'duel',
  opponent: null,
  level: 2,
  you: 'You',
  byBook: {},
};

export const decksOf = (start: StartInfo, book: string): readonly DeckInfo[] =>
  start.decks.filter((deck) => deck.book === book);

const playable = (decks: readonly DeckInfo[]): readonly DeckInfo[] => decks.filter((deck) => deck.faults.length === 0);

/** A choice by id that is no longer there, or no longer allowed, is as good as none. */
function stands(choice: TheirDeck | undefined, decks: readonly DeckInfo[]): boolean {
  if (choice === undefined) return false;
  return choice.by !== 'id' || playable(decks).some((deck) => deck.id === choice.id);
}

/** The choices for a book, whole and possible: what is missing or gone is filled with the book's own default. */
export function forBook(start: StartInfo, choices: Choices, book: BookInfo): BookChoices {
  const kept = choices.byBook[book.id] ?? {};
  const decks = decksOf(start, book.id);
  const first = playable(decks)[0];
  // In the Gauntlet no deck is named: all of them would have to play it.
  const mayPlay = (choice: TheirDeck): boolean =>
    stands(choice, decks) && !(choices.mode === 'gauntlet' && choice.by === 'id');
  const usual: DeckChoice = first === undefined ? { by: 'chance' } : { by: 'id', id: first.id };
  return {
    length:
      kept.length !== undefined && book.lengths.includes(kept.length) ? kept.length : (book.lengths[0] ?? 'single'),
    ante: book.ante !== 'no' && (kept.ante ?? book.ante === 'yes'),
    stakes: STAKE_WORDS.find(({ value }) => value === kept.stakes)?.value ?? 'the ante of every duel',
    handicap: isHandicap(kept.handicap) ? kept.handicap : 0,
    rules: (kept.rules ?? []).filter((name) => book.rules.some((rule) => rule.name === name)),
    deck: kept.deck !== undefined && stands(kept.deck, decks) ? kept.deck : usual,
    theirDeck: kept.theirDeck !== undefined && mayPlay(kept.theirDeck) ? kept.theirDeck : { by: 'theirs' },
    format: kept.format ?? null,
    others: wholeWishes(start, book.id, kept.others),
    ...tableFor(choices, book, kept),
  };
}

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));

/** How the table is set: a variant that the book offers, with as many as it knows; the Gauntlet is for two. */
function tableFor(
  { mode }: Choices,
  book: BookInfo,
  kept: Partial<BookChoices>,
): Pick<BookChoices, 'variant' | 'options' | 'seats' | 'people'> {
  const info = mode === 'gauntlet' ? undefined : book.variants.find(({ name }) => name === kept.variant);
  const { least, most } = info?.seats ?? { least: 2, most: 2 };
  const seats = between(least, kept.seats ?? least, most);
  return {
    variant: info?.name ?? 'duel',
    options: (kept.options ?? []).filter((name) => info?.options.some((option) => option.name === name)),
    seats,
    people: mode === 'gauntlet' ? 1 : between(1, kept.people ?? 1, seats),
  };
}

/** The choices with everything that no longer exists taken out. */
export function whole(start: StartInfo, choices: Choices): Choices {
  const has = (id: string): boolean => start.books.some((book) => book.id === id);
  const level = Math.round(Number(choices.level));
  return {
    ...choices,
    book: has(choices.book) ? choices.book : has(EASIEST) ? EASIEST : (start.books[0]?.id ?? ''),
    mode: choices.mode === 'gauntlet' ? 'gauntlet' : 'duel',
    opponent: start.opponents.some((person) => person.id === choices.opponent) ? choices.opponent : null,
    level: level >= 1 && level <= start.levels.length ? level : 2,
    you: String(choices.you).trim() === '' ? 'You' : String(choices.you).trim().slice(0, 60),
  };
}

export const withBook = (choices: Choices, book: string, change: Partial<BookChoices>): Choices => ({
  ...choices,
  byBook: { ...choices.byBook, [book]: { ...choices.byBook[book], ...change } },
});

/** Anyone is somebody: one of the persons by chance (`chance` is between 0 and 1) who sits nowhere else. */
function personFor(
  { opponents }: StartInfo,
  id: string | null,
  chance: number,
  seated: readonly string[],
): OpponentInfo | null {
  const free = opponents.filter((person) => !seated.includes(person.id));
  return opponents.find((person) => person.id === id) ?? free[Math.floor(chance * free.length)] ?? null;
}

/** What the server is asked for. */
export function newDuelFrom(start: StartInfo, choices: Choices, book: BookInfo, chance: number): NewDuel {
  const { ante, stakes, handicap, rules, deck, theirDeck, format, variant, options, seats, people, others, ...kept } =
    forBook(start, choices, book);
  const length = seats > 2 ? 'single' : kept.length;
  const gauntlet = choices.mode === 'gauntlet';
  const further = Array.from({ length: Math.max(0, seats - people - 1) }, (_, more) => others[people + 1 + more]);
  const seated = further.flatMap((wish) => wish?.opponent ?? []);
  // The Gauntlet takes everybody in order, so that it begins with the first.
  const person = gauntlet ? (start.opponents[0] ?? null) : personFor(start, choices.opponent, chance, seated);
  const brings = person?.decks[book.id];
  const theirs: DeckChoice = brings === undefined ? { by: 'random' } : { by: 'id', id: brings };
  const first = theirDeck.by === 'theirs' ? theirs : theirDeck;
  return {
    book: book.id,
    mode: choices.mode,
    length,
    ...(variant === 'duel' ? {} : { variant: [variant, ...options].join(', ') }),
    seats: [
      { held: 'person', name: choices.you, deck, ...(handicap < 0 && { handicap: -handicap }) },
      ...Array.from({ length: people - 1 }, (_, more) => personAt(more + 1, others)),
      ...Array.from({ length: seats - people }, (_, more) => ({
        ...(more > 0
          ? computerAt(start, book.id, people + more, others, choices.level)
          : { held: 'computer' as const, opponent: person?.id ?? null, deck: first, level: choices.level }),
        ...(handicap > 0 && { handicap }),
      })),
    ],
    ...askedStakes(ante, stakes, length),
    rules: [...rules],
    ...(format === null ? {} : { format }),
  };
}

function known(start: StartInfo, book: BookInfo, choice: DeckChoice): KnownDeck {
  if (choice.by === 'chance') return { kind: 'chance' };
  const deck = choice.by === 'id' ? start.decks.find((each) => each.id === choice.id) : undefined;
  if (deck === undefined) return { kind: 'random' };
  return { kind: 'deck', size: deck.size, min: book.deck.min, colors: deck.colors.length };
}

/** What the difficulty is worked out from. */
export function stakesOf(start: StartInfo, choices: Choices, book: BookInfo): Stakes {
  const { length, ante, deck, theirDeck } = forBook(start, choices, book);
  const person = choices.mode === 'gauntlet' ? undefined : start.opponents.find(({ id }) => id === choices.opponent);
  const brings = person?.decks[book.id];
  const theirs: DeckChoice = brings === undefined ? { by: 'random' } : { by: 'id', id: brings };
  return {
    mode: choices.mode,
    length,
    level: choices.level,
    ante,
    yours: known(start, book, deck),
    theirs: known(start, book, theirDeck.by === 'theirs' ? theirs : theirDeck),
  };
}
