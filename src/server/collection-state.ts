// A collection as the page sees it: numbers, records and what has happened, in words.

import { type Collection, type Entry, PERSON, rivalIn } from '../formats/collection/collection.ts';
import { roundOf, tableOf } from '../formats/collection/league.ts';
import { tradable } from '../formats/collection/trade.ts';
import { buildDeck } from '../formats/limited/build.ts';
import { LIMITED_SIZE } from '../formats/limited/pool.ts';
import type { CollectionInfo, CollectionState, RecordInfo } from '../protocol/collection.ts';
import type { KeptCollection } from './collections.ts';

/** So many lines of the history are told. */
const MOST_LINES = 60;

export const collectionInfo = (
  id: string,
  { setup, book, season, pools }: Collection,
  when: number,
): CollectionInfo => ({
  id,
  set: setup.set,
  book,
  season,
  cards: pools[PERSON]?.length ?? 0,
  when,
});

export function collectionState(
  id: string,
  { collection, duel, offers = [] }: KeptCollection,
  when: number,
): CollectionState {
  const { setup, book, pools, deck, packs, league, history } = collection;
  const { names } = setup;
  const binder = pools[PERSON] ?? [];
  const rival = rivalIn(collection);
  const named = <T extends { readonly seat: number }>(line: T): T & { name: string } => ({
    ...line,
    name: names[line.seat] as string,
  });
  return {
    ...collectionInfo(id, collection, when),
    you: names[PERSON] as string,
    ante: setup.ante,
    binder,
    packs: packs.map(({ kind }) => kind),
    deck,
    suggested: binder.length >= LIMITED_SIZE ? buildDeck(book, binder).cards : null,
    round: roundOf(league) + 1,
    rounds: league.length,
    rival: rival === null ? null : { seat: rival, name: names[rival] as string },
    duel,
    table: tableOf(league, names.length).map(named),
    records: names.flatMap((_, seat) => (seat === PERSON ? [] : [named(recordOf(collection, seat))])),
    history: history
      .slice(-MOST_LINES)
      .reverse()
      .map((entry) => entryWords(entry, names)),
    offers,
    traders: names.flatMap((_, seat) => (seat === PERSON ? [] : [named({ seat, cards: tradable(collection, seat) })])),
  };
}

function recordOf({ history }: Collection, seat: number): Omit<RecordInfo, 'name'> {
  const own = history.filter((entry) => 'with' in entry && entry.with === seat);
  const matches = own.flatMap((entry) => (entry.what === 'match' ? [entry] : []));
  const count = (test: (mine: number, theirs: number) => boolean): number =>
    matches.filter(({ games }) => test(...games)).length;
  return {
    seat,
    won: count((mine, theirs) => mine > theirs),
    lost: count((mine, theirs) => mine < theirs),
    drawn: count((mine, theirs) => mine === theirs),
    cardsWon: matches.reduce((sum, { won, paper }) => sum + (paper ? 0 : won.length), 0),
    cardsLost: matches.reduce((sum, { lost, paper }) => sum + (paper ? 0 : lost.length), 0),
    trades: own.filter(({ what }) => what === 'trade').length,
  };
}

/** "Serra Angel, Giant Growth and Shatter"; "nothing". */
export function listWords(cards: readonly string[]): string {
  if (cards.length === 0) return 'nothing';
  return cards.length === 1 ? (cards[0] as string) : `${cards.slice(0, -1).join(', ')} and ${cards.at(-1)}`;
}

const mendedWords = (cards: readonly string[] = []): string =>
  cards.length === 0 ? '' : ` In the deck ${listWords(cards)} took the place.`;

function entryWords(entry: Entry, names: readonly string[]): string {
  switch (entry.what) {
    case 'pack':
      return `Opened a ${entry.kind === 'starter' ? 'starter deck' : 'booster'} of ${entry.cards.length} cards.`;
    case 'match': {
      const [mine, theirs] = entry.games;
      const how = mine > theirs ? 'Won against' : mine < theirs ? 'Lost to' : 'Drew with';
      const cards = [
        ...(entry.won.length > 0 ? [`won ${listWords(entry.won)}`] : []),
        ...(entry.lost.length > 0 ? [`lost ${listWords(entry.lost)}`] : []),
      ];
      const told = cards.length === 0 ? '' : `; ${entry.paper ? 'on paper ' : ''}${cards.join(', ')}`;
      return `${how} ${names[entry.with]}, ${mine} to ${theirs}${told}${entry.paper && told !== '' ? ', and all of it went back' : ''}.${mendedWords(entry.mended)}`;
    }
    case 'exchange':
      return `Gave ${entry.name}, a person, ${listWords(entry.gave)} for ${listWords(entry.took)}.`;
    case 'trade':
      return `Gave ${names[entry.with]} ${listWords(entry.gave)} for ${listWords(entry.took)}.`;
    default:
      return `Season ${entry.number} began.`;
  }
}
