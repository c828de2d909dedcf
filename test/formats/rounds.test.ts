// Rounds: who meets whom in Swiss and single elimination, who is free, and who has won.

import { describe, expect, test } from 'vitest';
import {
  beginTournament,
  isFinished,
  type Match,
  matchOf,
  NOBODY,
  roundsOf,
  standings,
  type Tournament,
  withResult,
} from '../../src/formats/rounds.ts';

/** Plays everything; the lower seat always wins two to one. */
function played(begun: Tournament): Tournament {
  let tournament = begun;
  while (!isFinished(tournament)) {
    const open = tournament.rounds.at(-1)?.find(({ games }) => games === null);
    if (open === undefined) throw new Error('a round without an open match');
    tournament = withResult(tournament, open.seats, open.seats[0] < open.seats[1] ? [2, 1] : [1, 2]);
  }
  return tournament;
}

describe.each([2, 3, 4, 5, 6, 7, 8, 13, 16])('%i players', (players) => {
  test('Swiss: nobody meets twice, nobody is free twice, and the one without a loss stands first', () => {
    const tournament = played(beginTournament('swiss', players, 'test'));
    expect(tournament.rounds.length).toBe(Math.ceil(Math.log2(players)));
    const met = tournament.rounds.flat().map(({ seats }) => [...seats].sort((a, b) => a - b).join());
    expect(new Set(met).size).toBe(met.length);
    for (const round of tournament.rounds)
      expect(
        round
          .flatMap(({ seats }) => seats)
          .filter((seat) => seat !== NOBODY)
          .sort((a, b) => a - b),
      ).toEqual(Array.from({ length: players }, (_, seat) => seat));
    expect(standings(tournament)[0]).toMatchObject({ seat: 0, lost: 0 });
  });

  test('single elimination: whoever loses is out, and one is left', () => {
    const tournament = played(beginTournament('elimination', players, 'test'));
    expect(tournament.rounds.length).toBe(roundsOf(tournament));
    expect(tournament.rounds.at(-1)?.length).toBe(1);
    expect(tournament.rounds.flat().filter(({ seats }) => seats[1] !== NOBODY).length).toBe(players - 1);
    expect(standings(tournament)[0]?.seat).toBe(0);
    for (const { seat, lost } of standings(tournament)) if (seat !== 0) expect(lost, String(seat)).toBe(1);
  });
});

test('a round is paired when the last match of the one before is over', () => {
  const begun = beginTournament('swiss', 4, 1);
  const [one, two] = begun.rounds[0] as unknown as [Match, Match];
  const half = withResult(begun, one.seats, [2, 0]);
  expect(half.rounds.length).toBe(1);
  const whole = withResult(half, two.seats, [2, 0]);
  expect(whole.rounds.length).toBe(2);
  // Winners meet winners.
  expect([...(matchOf(whole, one.seats[0])?.seats ?? [])].sort()).toEqual([one.seats[0], two.seats[0]].sort());
});

test('what cannot be is refused, and nothing changes', () => {
  const begun = beginTournament('elimination', 4, 1);
  const seats = begun.rounds[0]?.[0]?.seats as readonly [number, number];
  expect(() => withResult(begun, [seats[0], seats[0]], [2, 0])).toThrow('do not play each other');
  expect(() => withResult(begun, seats, [1, 1])).toThrow('a drawn match is played again');
  expect(() => withResult(begun, seats, [-1, 2])).toThrow('games won are whole numbers');
  const once = withResult(begun, seats, [2, 0]);
  expect(() => withResult(once, seats, [2, 0])).toThrow('has been played');
  expect(() => beginTournament('swiss', 1, 1)).toThrow('a tournament is for 2 to 64 players, not for 1');
  expect(() => beginTournament('league' as never, 4, 1)).toThrow("swiss or elimination, not as 'league'");
});
