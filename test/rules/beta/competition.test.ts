// Beta, "The Duel" and "Variations of Play": duels, sets and matches, and the ante that passes between the decks.

import { expect } from 'vitest';
import { settleAnte } from '../../../src/formats/ante.ts';
import {
  beginCompetition,
  type Duel,
  duelFrom,
  nextDuel,
  standingOf,
  withDuel,
} from '../../../src/formats/competition.ts';
import { type Game, newGame } from '../../../src/game/index.ts';
import { rule } from '../../support/catalogue.ts';

const DECKS = [
  Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'Forest' : 'Grizzly Bears')),
  Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'Mountain' : 'Hill Giant')),
];
const NOTHING: readonly string[][] = [[], []];
const won = (winner: number | null): Duel => ({ winner, ante: NOTHING, staked: NOTHING, chose: -1 });
const after = (length: Parameters<typeof beginCompetition>[0], ...winners: (number | null)[]) =>
  winners.reduce((competition, winner) => withDuel(competition, won(winner)), beginCompetition(length, DECKS));

const play = (decks: readonly (readonly string[])[], seed: number, loser: number, loses: number): Game =>
  newGame({ book: 'beta', decks, seed, options: { loser } }).answer({ kind: 'concede', seat: loses });

rule(['B-029', 'B-032'], 'a single duel is over when it has been played, drawn or won', () => {
  expect(standingOf(beginCompetition('single', DECKS))).toMatchObject({ over: false, winner: null });
  expect(standingOf(after('single', 1))).toMatchObject({ over: true, winner: 1 });
  expect(standingOf(after('single', null))).toMatchObject({ over: true, winner: null });
});

rule('B-030', 'a set is won by the first to win three duels; drawn duels count for nobody', () => {
  expect(standingOf(after('set of 3 wins', 0, 0, 1, 1))).toMatchObject({ duels: [2, 2], over: false });
  expect(standingOf(after('set of 3 wins', 0, null, 0, null, 1, 0))).toMatchObject({
    duels: [3, 1],
    over: true,
    winner: 0,
  });
  expect(() => nextDuel(after('set of 3 wins', 1, 1, 1))).toThrow('over');
  expect(() => withDuel(after('set of 3 wins', 1, 1, 1), won(0))).toThrow('over');
});

rule('B-031', 'a match is won by the first to win two sets, and each set begins anew', () => {
  const one = after('best of 3 sets', 0, 0, 0);
  expect(standingOf(one)).toEqual({ duels: [0, 0], sets: [1, 0], over: false, winner: null });
  const two = [1, 1, 0, 1].reduce((competition, winner) => withDuel(competition, won(winner)), one);
  expect(standingOf(two)).toEqual({ duels: [0, 0], sets: [1, 1], over: false, winner: null });
  const three = [0, 0, 0].reduce((competition, winner) => withDuel(competition, won(winner)), two);
  expect(standingOf(three)).toMatchObject({ sets: [2, 1], over: true, winner: 0 });
});

rule('B-032', 'later books’ best of three: the first to two', () => {
  expect(standingOf(after('best of 3', 0, 1))).toMatchObject({ duels: [1, 1], over: false });
  expect(standingOf(after('best of 3', 0, null, 1, 1))).toMatchObject({ over: true, winner: 1 });
  expect(() => beginCompetition('league' as never, DECKS)).toThrow("no competition 'league'");
});

rule(['B-033', 'B-026', 'B-025'], 'the decks change by the ante alone: the winner’s grows by the rival’s stake', () => {
  const game = play(DECKS, 4, -1, 1);
  const [winnings] = settleAnte(game);
  const lost = winnings?.find((card) => card.owner === 1)?.name as string;
  const competition = withDuel(beginCompetition('set of 3 wins', DECKS), duelFrom(game));
  const { decks } = nextDuel(competition);
  expect(decks.map((deck) => deck.length)).toEqual([41, 39]);
  expect([...(decks[0] as string[])].sort()).toEqual([...(DECKS[0] as string[]), lost].sort());
  expect([...(decks[1] as string[]), lost].sort()).toEqual([...(DECKS[1] as string[])].sort());
});

rule(['B-052', 'B-033'], 'after a drawn duel the decks are what they were', () => {
  const staked = [['Forest'], ['Mountain']];
  const { decks } = withDuel(beginCompetition('set of 3 wins', DECKS), {
    winner: null,
    ante: staked,
    staked,
    chose: -1,
  });
  expect(decks.map((deck) => [...deck].sort())).toEqual(DECKS.map((deck) => [...deck].sort()));
});

rule('B-033', 'a stake that is not in the deck is a mistake', () => {
  const wrong: Duel = { winner: 0, ante: [['Black Lotus'], []], staked: [[], ['Black Lotus']], chose: -1 };
  expect(() => withDuel(beginCompetition('single', DECKS), wrong)).toThrow('not in the deck');
});

rule(
  ['B-041', 'B-042'],
  'the loser of the last duel begins the next; with none, or after a draw, chance decides',
  () => {
    expect(nextDuel(after('set of 3 wins')).loser).toBe(-1);
    expect(nextDuel(after('set of 3 wins', 0)).loser).toBe(1);
    expect(nextDuel(after('set of 3 wins', 0, 1)).loser).toBe(0);
    expect(nextDuel(after('set of 3 wins', 0, null)).loser).toBe(-1);
  },
);

rule(['B-030', 'B-041', 'B-033'], 'a whole set, duel after duel', () => {
  let competition = beginCompetition('set of 3 wins', DECKS);
  for (let duel = 1; !standingOf(competition).over; duel += 1) {
    const { decks, loser } = nextDuel(competition);
    const game = newGame({ book: 'beta', decks, seed: duel, options: { loser } });
    if (loser >= 0) expect(game.state.turn.first).toBe(loser);
    game.answer({ kind: 'concede', seat: duel === 2 ? 0 : 1 });
    competition = withDuel(competition, duelFrom(game));
  }
  expect(standingOf(competition)).toMatchObject({ winner: 0, duels: [3, 1] });
  expect(competition.decks.map((deck) => deck.length)).toEqual([42, 38]);
});
