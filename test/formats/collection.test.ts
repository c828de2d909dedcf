// A collection: packs of an era, decks from it, cards won and lost, trades with computers, and a league of all.

import { expect, test } from 'vitest';
import {
  beginCollection,
  type Collection,
  deckOf,
  PERSON,
  rivalIn,
  withDeck,
  withMatch,
  withOpened,
  withOthersMatch,
  withSeason,
  withTrade,
} from '../../src/formats/collection/collection.ts';
import { beginLeague, matchesLeft, roundOf, tableOf, withGames } from '../../src/formats/collection/league.ts';
import { judgeTrade, tradable } from '../../src/formats/collection/trade.ts';
import { buildDeck } from '../../src/formats/limited/build.ts';
import { byReading, limitedFaults } from '../../src/formats/limited/pool.ts';
import { besides } from '../../src/formats/sideboard.ts';
import { BASIC_LAND_TYPES, COLORS, colorsOf } from '../../src/game/index.ts';
import { rule } from '../support/catalogue.ts';

const NAMES = ['You', 'Pell', 'Varga', 'Quill'];
const begun = (set = '4ED', ante = true): Collection => beginCollection({ set, names: NAMES, ante, seed: 'test' });
function opened(collection: Collection): Collection {
  let now = collection;
  while (now.packs.length > 0) now = withOpened(now);
  return now;
}
const sorted = (cards: readonly string[]): string[] => [...cards].sort();
/** The colours that the basic lands of a deck give. */
const colorsIn = (deck: readonly string[]): Set<string> =>
  new Set(deck.flatMap((name) => COLORS.filter((_, index) => BASIC_LAND_TYPES[index] === name)));
const all = ({ pools }: Collection): string[] => sorted(pools.flat());

test('a collection begins with a starter and boosters of an era, the same for all, and opening them is remembered', () => {
  const first = begun();
  expect(first.packs.map(({ kind }) => kind)).toEqual(['starter', 'booster', 'booster', 'booster']);
  const now = opened(first);
  expect(now.pools.map((pool) => pool.length)).toEqual([105, 105, 105, 105]);
  expect(now.history.map(({ what }) => what)).toEqual(['pack', 'pack', 'pack', 'pack']);
  expect(() => withOpened(now)).toThrow('there is no pack left to open');
  expect(opened(begun())).toEqual(now);
  // Sets that had no starters begin with boosters.
  expect(begun('M11').packs.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'booster'));
});

rule(
  ['P-231', 'M-256', 'M-278'],
  'a deck is built from the collection, and may be rebuilt whenever new packs come in',
  () => {
    const now = opened(begun());
    const deck = buildDeck(now.book, now.pools[PERSON] ?? []).cards;
    const built = withDeck(now, deck);
    expect(built.deck).toEqual(deck);
    expect(() => withDeck(now, [...deck.slice(1), 'Black Lotus'])).toThrow('0 are in your binder');
    expect(() => withDeck(now, deck.slice(0, 30))).toThrow('it needs at least 40');
    const other = [...deck.slice(1), 'Plains'];
    expect(withDeck(built, other).deck).toEqual(other);
    for (const seat of [1, 2, 3]) expect(limitedFaults(now.book, now.pools[seat] ?? [], deckOf(now, seat))).toEqual([]);
  },
);

rule('B-319', 'cards are won and lost by the ante, and never come from nowhere', () => {
  const now = opened(begun());
  const ready = withDeck(now, buildDeck(now.book, now.pools[PERSON] ?? []).cards);
  const rival = rivalIn(ready) as number;
  const mine = ready.deck?.find((name) => !/Plains|Island|Swamp|Mountain|Forest/.test(name)) as string;
  const theirs = tradable(ready, rival)[0] as string;
  const lost = withMatch(ready, [0, 2], { won: [], lost: [mine] });
  expect(all(lost)).toEqual(all(ready));
  expect(lost.pools[rival]?.filter((name) => name === mine).length).toBe(
    (ready.pools[rival]?.filter((name) => name === mine).length ?? 0) + 1,
  );
  // The deck is mended with the best that the binder has for it, and stays as it was otherwise.
  expect([lost.packs.length, lost.deck?.length]).toEqual([0, ready.deck?.length]);
  expect(besides(ready.deck ?? [], lost.deck ?? [])).toEqual([mine]);
  expect(limitedFaults(lost.book, lost.pools[PERSON] ?? [], lost.deck ?? [])).toEqual([]);
  const come = besides(lost.deck ?? [], ready.deck ?? []);
  expect(lost.history.at(-1)).toMatchObject({ what: 'match', lost: [mine], mended: come });
  expect(come.every((name) => colorsOf(name).every((color) => colorsIn(ready.deck ?? []).has(color)))).toBe(true);
  const won = withMatch(ready, [2, 1], { won: [theirs], lost: [] });
  expect(all(won)).toEqual(all(ready));
  expect([won.packs.length, won.deck]).toEqual([1, ready.deck]);
  expect(won.history.at(-1)).toEqual({ what: 'match', with: rival, games: [2, 1], won: [theirs], lost: [] });
  // A land that was to be had anyway is nobody's loss.
  const land = withMatch(ready, [0, 2], { won: [], lost: Array.from({ length: 60 }, () => 'Forest') });
  expect(all(land)).toEqual(all(ready));
});

test('a deck that the binder cannot mend gets lands, and a trade mends it as well', () => {
  const now = opened(begun());
  const built = buildDeck(now.book, now.pools[PERSON] ?? []).cards;
  const spells = built.filter((name) => !/Plains|Island|Swamp|Mountain|Forest/.test(name));
  const bare = { ...now, pools: now.pools.map((pool, seat) => (seat === PERSON ? spells : pool)) };
  const ready = withDeck(bare, built);
  const after = withTrade(ready, 1, [spells[0] as string], [tradable(ready, 1)[0] as string]);
  expect([after.deck?.length, limitedFaults(now.book, after.pools[PERSON] ?? [], after.deck ?? [])]).toEqual([40, []]);
  const lost = withMatch(ready, [0, 2], { won: [], lost: [spells[0] as string] });
  expect(besides(lost.deck ?? [], built)).toHaveLength(1);
  expect(besides(lost.deck ?? [], built)[0]).toMatch(/Plains|Island|Swamp|Mountain|Forest/);
});

rule('B-319', 'computers win and lose cards among themselves, and none comes from nowhere', () => {
  const now = opened(begun());
  const [match] = matchesLeft(now.league).filter(({ seats }) => !seats.includes(PERSON));
  const seats = match?.seats as readonly [number, number];
  const card = tradable(now, seats[1])[0] as string;
  const traded = [
    { won: [card, 'Forest'], lost: [] },
    { won: [], lost: [card, ...Array.from({ length: 60 }, () => 'Forest')] },
  ];
  const after = withOthersMatch(now, seats, [2, 0], traded);
  expect(all(after)).toEqual(all(now));
  const count = (collection: Collection, seat: number): number =>
    (collection.pools[seat] ?? []).filter((name) => name === card).length;
  expect(seats.map((seat) => count(after, seat) - count(now, seat))).toEqual([1, -1]);
  expect(tableOf(after.league, NAMES.length).find(({ seat }) => seat === seats[0])).toMatchObject({ won: 1 });
});

test('a trader parts with a good card for a better one, not for a poor one, and says what would do', () => {
  const now = opened(begun('M11'));
  const worth = (name: string): number => byReading(now.book, name);
  const best = (cards: readonly string[]): string => [...cards].sort((a, b) => worth(b) - worth(a))[0] as string;
  const poorest = (cards: readonly string[]): string => [...cards].sort((a, b) => worth(a) - worth(b))[0] as string;
  const [good, poor] = [best(tradable(now, 1)), poorest(tradable(now, PERSON))];
  const no = judgeTrade(now, 1, [poor], [good]);
  expect(no.fair).toBe(false);
  const [mine, theirs] = [best(tradable(now, PERSON)), poorest(tradable(now, 1))];
  expect(judgeTrade(now, 1, [mine], [theirs]).fair).toBe(true);
  const asked = judgeTrade(now, 1, [], [theirs]);
  expect([asked.fair, asked.wants === null]).toEqual([false, false]);
  expect(judgeTrade(now, 1, [asked.wants as string], [theirs]).fair).toBe(true);
  const after = withTrade(now, 1, [mine], [theirs]);
  expect(all(after)).toEqual(all(now));
  expect(after.pools[PERSON]).toContain(theirs);
  expect(() => withTrade(now, 1, ['Black Lotus'], [theirs])).toThrow("'Black Lotus' is not in this collection");
  expect(() => withTrade(now, 9, [mine], [theirs])).toThrow('there is nobody at seat 9');
  expect(() => withTrade(now, 1, [], [])).toThrow('nothing is to change hands');
});

test('a card is worth more to who plays its colours', () => {
  const now = opened(begun('M11'));
  const colors = [1, 2, 3].map((seat) => buildDeck(now.book, now.pools[seat] ?? []).colors);
  const cards = {
    white: 'Serra Angel',
    blue: 'Air Servant',
    black: 'Gravedigger',
    red: 'Fireball',
    green: 'Giant Spider',
  };
  let compared = 0;
  for (const [color, card] of Object.entries(cards)) {
    const pools = now.pools.map((pool, seat) =>
      seat === PERSON ? [...pool, card] : pool.filter((name) => name !== card),
    );
    const gains = (plays: boolean): number[] =>
      [1, 2, 3]
        .filter((_, index) => colors[index]?.includes(color as never) === plays)
        .map((seat) => judgeTrade({ ...now, pools }, seat, [card], []).gains);
    for (const player of gains(true))
      for (const without of gains(false)) {
        compared += 1;
        expect(player, card).toBeGreaterThan(without);
      }
  }
  expect(compared).toBeGreaterThan(0);
});

test('in a league everybody meets everybody once', () => {
  for (const players of [2, 5, 11]) {
    let league = beginLeague(players, 'test');
    const pairs = league.flat().map(({ seats }) => sorted(seats.map(String)).join('-'));
    expect(new Set(pairs).size).toBe((players * (players - 1)) / 2);
    expect(pairs.length).toBe((players * (players - 1)) / 2);
    for (const round of league) expect(new Set(round.flatMap(({ seats }) => seats)).size).toBe(players - (players % 2));
    while (matchesLeft(league).length > 0) {
      const [match] = matchesLeft(league);
      const seats = match?.seats as readonly [number, number];
      league = withGames(league, seats, seats[0] < seats[1] ? [2, 0] : [0, 2]);
    }
    expect(roundOf(league)).toBe(league.length);
    expect(tableOf(league, players).map(({ seat }) => seat)).toEqual(
      Array.from({ length: players }, (_, seat) => seat),
    );
    expect(tableOf(league, players)[0]).toMatchObject({ played: players - 1, won: players - 1, lost: 0 });
  }
  expect(() => beginLeague(1, 'test')).toThrow('2 to 32 players');
});

test('when a season is over another begins with the same cards', () => {
  let now = opened(begun());
  expect(() => withSeason(now)).toThrow('not over yet');
  while (matchesLeft(now.league).length > 0)
    now = { ...now, league: withGames(now.league, matchesLeft(now.league)[0]?.seats as [number, number], [2, 0]) };
  const next = withSeason(now);
  expect([next.season, next.pools, roundOf(next.league)]).toEqual([2, now.pools, 0]);
});
