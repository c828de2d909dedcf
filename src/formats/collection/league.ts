// A league: everybody meets everybody once, round by round; where the number is odd, one has a free round. A pure value.

import { BadInput, chanceFrom } from '../../game/index.ts';
import { NOBODY } from '../rounds.ts';

export interface LeagueMatch {
  readonly seats: readonly [number, number];
  /** Games won by each; null while it is not played. */
  readonly games: readonly [number, number] | null;
}

export type League = readonly (readonly LeagueMatch[])[];

export interface LeagueLine {
  readonly seat: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly games: readonly [number, number];
  readonly points: number;
}

/** All rounds: the first seat stays where it is, and the others go round it. */
export function beginLeague(players: number, seed: number | string): League {
  if (!Number.isInteger(players) || players < 2 || players > 32)
    throw new BadInput(`a league is for 2 to 32 players, not for ${players}`);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const ring = [...(players % 2 === 0 ? seats : [...seats, NOBODY])];
  const rounds: LeagueMatch[][] = [];
  for (let round = 0; round < ring.length - 1; round += 1) {
    rounds.push(
      ring.slice(0, ring.length / 2).flatMap((seat, index): LeagueMatch[] => {
        const other = ring[ring.length - 1 - index] as number;
        return seat === NOBODY || other === NOBODY ? [] : [{ seats: [seat, other], games: null }];
      }),
    );
    ring.splice(1, 0, ring.pop() as number);
  }
  return chanceFrom(`league ${seed}`).shuffled(rounds);
}

/** The round that is being played, counting from 0; the number of rounds when all are over. */
export function roundOf(league: League): number {
  const at = league.findIndex((round) => round.some(({ games }) => games === null));
  return at < 0 ? league.length : at;
}

export const matchesLeft = (league: League): readonly LeagueMatch[] =>
  (league[roundOf(league)] ?? []).filter(({ games }) => games === null);

export function withGames(league: League, seats: readonly [number, number], games: readonly [number, number]): League {
  const at = roundOf(league);
  if (!matchesLeft(league).some((match) => match.seats[0] === seats[0] && match.seats[1] === seats[1]))
    throw new BadInput(`seats ${seats.join(' and ')} have no match left in this round`);
  return league.map((round, index) =>
    index !== at
      ? round
      : round.map((match) =>
          match.seats[0] === seats[0] && match.seats[1] === seats[1] ? { ...match, games } : match,
        ),
  );
}

/** Who stands where: three points for a match won, one for a drawn one; then games won beyond those lost. */
export function tableOf(league: League, players: number): LeagueLine[] {
  const lines = Array.from({ length: players }, (_, seat): LeagueLine => {
    const own = league.flat().filter(({ seats, games }) => games !== null && seats.includes(seat));
    const results = own.map(({ seats, games }) => {
      const [a, b] = games as readonly [number, number];
      return seats[0] === seat ? ([a, b] as const) : ([b, a] as const);
    });
    const count = (test: (mine: number, theirs: number) => boolean): number =>
      results.filter(([mine, theirs]) => test(mine, theirs)).length;
    const won = count((mine, theirs) => mine > theirs);
    const drawn = count((mine, theirs) => mine === theirs);
    const sum = (which: 0 | 1): number => results.reduce((total, each) => total + each[which], 0);
    return {
      seat,
      played: own.length,
      won,
      drawn,
      lost: own.length - won - drawn,
      games: [sum(0), sum(1)],
      points: 3 * won + drawn,
    };
  });
  const spread = ({ games }: LeagueLine): number => games[0] - games[1];
  return lines.sort(
    (a, b) => b.points - a.points || spread(b) - spread(a) || b.games[0] - a.games[0] || a.seat - b.seat,
  );
}
