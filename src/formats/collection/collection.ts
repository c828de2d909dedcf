// A collection: what one player and the others of a league own. It begins with packs of an era, and grows and shrinks by
// opening more, by cards that are played for, and by trading. A pure value: every change makes a new one, with a line that
// says what it was.

import { BASIC_LAND_TYPES, BadInput, COLORS, type Color, colorsOf } from '../../game/index.ts';
import { countCards } from '../deck.ts';
import { buildDeck } from '../limited/build.ts';
import { byReading, definitionIn, limitedFaults } from '../limited/pool.ts';
import { openPack, type PackCard } from '../packs/open.ts';
import { findSet, type PackKind } from '../sets/facts.ts';
import { besides } from '../sideboard.ts';
import type { Stakes as AgreedStakes } from '../stakes.ts';
import { beginLeague, type League, matchesLeft, withGames } from './league.ts';

export interface CollectionSetup {
  /** The set whose packs are bought. */
  readonly set: string;
  /** What everybody is called, the person first. */
  readonly names: readonly string[];
  /** Whether duels are played for ante, as the books of the first years have it. */
  readonly ante: boolean;
  /** What is agreed on beyond that; left out for the ante of every duel, or nothing. */
  readonly stakes?: AgreedStakes;
  readonly seed: string;
}

/** What has happened, in order. */
export type Entry =
  | { readonly what: 'pack'; readonly kind: PackKind; readonly cards: readonly string[] }
  | {
      readonly what: 'match';
      readonly with: number;
      readonly games: readonly [number, number];
      readonly won: readonly string[];
      readonly lost: readonly string[];
      /** They were not for keeps: won and lost on paper, and given back. */
      readonly paper?: true;
      /** What took the places of lost cards in the deck; left out where none was lost. */
      readonly mended?: readonly string[];
    }
  | {
      readonly what: 'trade';
      readonly with: number;
      readonly gave: readonly string[];
      readonly took: readonly string[];
    }
  | {
      /** With another person, who has a collection of their own. */
      readonly what: 'exchange';
      readonly name: string;
      readonly gave: readonly string[];
      readonly took: readonly string[];
    }
  | { readonly what: 'season'; readonly number: number };

export interface Collection {
  readonly setup: CollectionSetup;
  /** The rulebook of the era. */
  readonly book: string;
  /** What everybody owns, by seat. */
  readonly pools: readonly (readonly string[])[];
  /** The deck of the person; null where it has to be built, or built anew. */
  readonly deck: readonly string[] | null;
  /** Packs that are not opened yet, with their seeds. */
  readonly packs: readonly { readonly kind: PackKind; readonly seed: string }[];
  /** Seasons begun so far, and the one that is being played. */
  readonly season: number;
  readonly league: League;
  readonly history: readonly Entry[];
}

export const PERSON = 0;
/** A starter deck, where the set had them, and so many boosters. */
const FIRST_BOOSTERS = { withStarter: 3, without: 6 } as const;

function firstPacks(set: string, seed: string): Collection['packs'] {
  const hasStarters = findSet(set).packs.starter !== undefined;
  const boosters = hasStarters ? FIRST_BOOSTERS.withStarter : FIRST_BOOSTERS.without;
  return [
    ...(hasStarters ? [{ kind: 'starter' as const, seed: `${seed} starter` }] : []),
    ...Array.from({ length: boosters }, (_, index) => ({ kind: 'booster' as const, seed: `${seed} booster ${index}` })),
  ];
}

const namesIn = (cards: readonly PackCard[]): string[] => cards.map(({ name }) => name);

/** Everybody buys the same packs; the computers open theirs at once. */
export function beginCollection(setup: CollectionSetup): Collection {
  const { set, names, seed } = setup;
  if (names.length < 2) throw new BadInput('a league needs somebody to play against');
  const pools = names.map((_, seat) =>
    seat === PERSON
      ? []
      : firstPacks(set, `${seed} ${seat}`).flatMap((pack) => namesIn(openPack(set, pack.seed, pack.kind).cards)),
  );
  return {
    setup,
    book: findSet(set).book,
    pools,
    deck: null,
    packs: firstPacks(set, `${seed} ${PERSON}`),
    season: 1,
    league: beginLeague(names.length, `${seed} 1`),
    history: [],
  };
}

/** Opens the next pack: its cards are the person's. */
export function withOpened(collection: Collection): Collection {
  const [pack, ...packs] = collection.packs;
  if (pack === undefined) throw new BadInput('there is no pack left to open: a match won brings another');
  const cards = namesIn(openPack(collection.setup.set, pack.seed, pack.kind).cards);
  return {
    ...collection,
    packs,
    pools: withCards(collection.pools, PERSON, [], cards),
    history: [...collection.history, { what: 'pack', kind: pack.kind, cards }],
  };
}

const withCards = (
  pools: Collection['pools'],
  seat: number,
  gone: readonly string[],
  come: readonly string[],
): Collection['pools'] => pools.map((pool, at) => (at === seat ? [...without(pool, gone), ...come] : pool));

function without(pool: readonly string[], cards: readonly string[]): string[] {
  const left = [...pool];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) throw new BadInput(`'${card}' is not in this collection`);
    left.splice(at, 1);
  }
  return left;
}

/** Basic lands are to be had in any number; of everything else as many as are in the binder. */
export function withDeck(collection: Collection, deck: readonly string[]): Collection {
  const faults = limitedFaults(collection.book, collection.pools[PERSON] ?? [], deck);
  if (faults.length > 0)
    throw new BadInput(
      `this deck cannot be played: ${faults.join('; ').replaceAll('came out of the packs', 'are in your binder').replaceAll('a deck of Limited has', 'it needs')}`,
    );
  return { ...collection, deck };
}

/** A computer builds from what it owns now. */
export const deckOf = (collection: Collection, seat: number): readonly string[] =>
  seat === PERSON ? (collection.deck ?? []) : buildDeck(collection.book, collection.pools[seat] ?? []).cards;

/** Whom the person meets in this round; null where the round is free for them, or all are over. */
export function rivalIn({ league }: Collection): number | null {
  const match = matchesLeft(league).find(({ seats }) => seats.includes(PERSON));
  return match === undefined ? null : match.seats[0] === PERSON ? match.seats[1] : match.seats[0];
}

/** What changed hands in a match: the names that the person won and lost. */
export interface Stakes {
  readonly won: readonly string[];
  readonly lost: readonly string[];
  /** Not for keeps: it is written down, and all of it goes back. */
  readonly paper?: boolean;
}

/** The person's match is over: cards change hands, and a match won brings a booster. All of it at once, or nothing. */
export function withMatch(
  collection: Collection,
  games: readonly [mine: number, theirs: number],
  { won, lost, paper = false }: Stakes,
): Collection {
  const rival = rivalIn(collection);
  if (rival === null) throw new BadInput('there is no match to be played in this round');
  const match = matchesLeft(collection.league).find(({ seats }) => seats.includes(PERSON)) as League[number][number];
  const [mine, theirs] = games;
  const league = withGames(collection.league, match.seats, match.seats[0] === PERSON ? games : [theirs, mine]);
  const [gone, come] = [counted(collection, lost, PERSON), counted(collection, won, rival)];
  const pools = paper
    ? collection.pools
    : withCards(withCards(collection.pools, PERSON, gone, come), rival, come, gone);
  const packs = mine > theirs ? [...collection.packs, wonPack(collection)] : collection.packs;
  const entry: Entry = {
    what: 'match',
    with: rival,
    games: [mine, theirs],
    won: come,
    lost: gone,
    ...(paper && { paper }),
  };
  return mended({ ...collection, league, pools, packs, history: [...collection.history, entry] });
}

/** Of some cards those that are in a binder. A basic land is nobody's loss: it is not counted there. */
function counted({ pools }: Collection, names: readonly string[], seat: number): string[] {
  const left = countCards(pools[seat] ?? []);
  return names.filter((name) => {
    const number = left.get(name) ?? 0;
    left.set(name, number - 1);
    return number > 0;
  });
}

/** A match between two computers is over: cards change hands between them as with everybody else. */
export function withOthersMatch(
  collection: Collection,
  seats: readonly [number, number],
  games: readonly [number, number],
  traded: readonly Stakes[],
): Collection {
  const [first, second] = seats;
  const [toSecond, toFirst] = [
    counted(collection, traded[0]?.lost ?? [], first),
    counted(collection, traded[1]?.lost ?? [], second),
  ];
  const pools = withCards(withCards(collection.pools, first, toSecond, toFirst), second, toFirst, toSecond);
  return { ...collection, pools, league: withGames(collection.league, seats, games) };
}

/** The deck after cards have gone: what is still owned stays, and the best of the binder that it can cast takes the empty places. */
function mended(collection: Collection): Collection {
  const { deck, book, pools, history } = collection;
  if (deck === null || isWhole(collection)) return collection;
  const pool = pools[PERSON] ?? [];
  const missing = besides(
    deck.filter((name) => !isFree(name)),
    pool,
  );
  const kept = besides(deck, missing);
  const gives = kept.flatMap((name) => COLORS.filter((_, index) => BASIC_LAND_TYPES[index] === name));
  const spare = besides(pool, kept)
    .filter((name) => !isFree(name) && colorsOf(name).every((color) => gives.includes(color as Color)))
    .filter((name) => definitionIn(book, name)?.types.includes('land') === false)
    .sort((a, b) => byReading(book, b) - byReading(book, a) || a.localeCompare(b));
  // Where the binder has nothing, a land of those that the deck has most of fills the place.
  const lands = kept.filter(isFree);
  const land = lands.sort(
    (a, b) => lands.filter((each) => each === b).length - lands.filter((each) => each === a).length,
  )[0];
  const come = missing.map((_, index) => spare[index] ?? land ?? BASIC_LAND_TYPES[0]);
  const after = { ...collection, deck: [...kept, ...come] };
  if (!isWhole(after)) return { ...collection, deck: null };
  const last = history.at(-1);
  return last?.what === 'match' ? { ...after, history: [...history.slice(0, -1), { ...last, mended: come }] } : after;
}

const isFree = (name: string): boolean => (BASIC_LAND_TYPES as readonly string[]).includes(name);

const wonPack = ({ setup, history }: Collection): Collection['packs'][number] => ({
  kind: 'booster',
  seed: `${setup.seed} won ${history.length}`,
});

/** Whether the deck is still made of cards that the person owns. */
const isWhole = ({ book, pools, deck }: Collection): boolean =>
  deck !== null && limitedFaults(book, pools[PERSON] ?? [], deck).length === 0;

/** Cards of one's own for cards of another. */
export function withTrade(
  collection: Collection,
  other: number,
  give: readonly string[],
  take: readonly string[],
): Collection {
  if (other === PERSON || collection.pools[other] === undefined) throw new BadInput(`there is nobody at seat ${other}`);
  if (give.length === 0 && take.length === 0) throw new BadInput('nothing is to change hands');
  const pools = withCards(withCards(collection.pools, PERSON, give, take), other, take, give);
  const entry: Entry = { what: 'trade', with: other, gave: give, took: take };
  return mended({ ...collection, pools, history: [...collection.history, entry] });
}

/** Cards of one's own for cards of another person's, whose own collection changes the other way round. */
export function withExchange(
  collection: Collection,
  name: string,
  gave: readonly string[],
  took: readonly string[],
): Collection {
  if (gave.length === 0 && took.length === 0) throw new BadInput('nothing is to change hands');
  const basic = [...gave, ...took].find(isFree);
  if (basic !== undefined) throw new BadInput(`${basic} is to be had in any number, and is not traded`);
  const unknown = took.find((card) => definitionIn(collection.book, card) === null);
  if (unknown !== undefined) throw new BadInput(`'${unknown}' is not a card of this collection's book`);
  const pools = withCards(collection.pools, PERSON, gave, took);
  const entry: Entry = { what: 'exchange', name, gave, took };
  return mended({ ...collection, pools, history: [...collection.history, entry] });
}

/** When all rounds are over: everybody keeps their cards, and all meet again. */
export function withSeason(collection: Collection): Collection {
  if (matchesLeft(collection.league).length > 0) throw new BadInput('this season is not over yet');
  const season = collection.season + 1;
  const { names, seed } = collection.setup;
  return {
    ...collection,
    season,
    league: beginLeague(names.length, `${seed} ${season}`),
    history: [...collection.history, { what: 'season', number: season }],
  };
}
