// How a table may be set: who is whose opponent, who may be attacked, whose turn comes next, and who has won. Two
// players are the simplest case.

import type { Seat } from '../../core/state.ts';
import type { Machine } from '../../engine/machine.ts';
import { reaches } from '../../engine/seats.ts';
import type { Variant } from '../../engine/variant.ts';

/** With nobody out the order is one of a few: they are kept. */
const rounds: (readonly Seat[])[][] = [];

function wholeRound(size: number, from: Seat): readonly Seat[] {
  rounds[size] ??= Array.from({ length: size }, (_, first) =>
    Array.from({ length: size }, (_seat, index) => (first + index) % size),
  );
  return (rounds[size] as (readonly Seat[])[])[from % size] as readonly Seat[];
}

function living(m: Machine): readonly Seat[] {
  const { players } = m.state;
  for (const player of players)
    if (player.out !== null) return players.filter((each) => each.out === null).map((each) => each.seat);
  return wholeRound(players.length, 0);
}

function order(m: Machine, from: Seat): readonly Seat[] {
  const seats = living(m);
  if (seats.length === m.state.players.length) return wholeRound(seats.length, from);
  const start = seats.findIndex((seat) => seat >= from);
  return start <= 0 ? seats : [...seats.slice(start), ...seats.slice(0, start)];
}

const next = (m: Machine, seat: Seat): Seat => order(m, seat + 1)[0] ?? seat;

/** Between two who both play there is nobody else. */
const THE_OTHER: readonly (readonly Seat[])[] = [[1], [0]];

const opponents = (m: Machine, seat: Seat): readonly Seat[] => {
  const { team } = m.player(seat);
  const [one, two] = m.state.players;
  if (m.state.players.length === 2 && one?.out === null && two?.out === null && one.team !== two.team)
    return THE_OTHER[seat] as readonly Seat[];
  return living(m).filter((other) => m.player(other).team !== team);
};

/** Opponents are those whom one reaches: nothing that speaks of opponents speaks of others. */
const reachedOpponents = (m: Machine, seat: Seat): readonly Seat[] =>
  opponents(m, seat).filter((other) => reaches(m, seat, other));

/** One who sits next to a player on either side. */
const isNeighbour = (m: Machine, seat: Seat, other: Seat): boolean =>
  next(m, seat) === other || next(m, other) === seat;

/** The player on the left is the next one: turns go round that way. */
export const onTheLeft = (m: Machine, seat: Seat): readonly Seat[] =>
  order(m, seat + 1)
    .slice(0, 1)
    .filter((other) => other !== seat);

const everySeat = (seats: number): readonly Seat[] => wholeRound(seats, 0);

/** Everybody on another team is an opponent and may be attacked; turns go round the table. */
export const duel: Variant = {
  name: 'duel',
  seats: { least: 2, most: 2 },
  teamOf: (seat) => seat,
  leaders: [],
  asTeams: false,
  openHands: false,
  freeMulligan: false,
  deploys: false,
  opponents,
  attackable: opponents,
  range: null,
  turnOf: (m) => (m.player(m.active).out === null ? [m.active] : []),
  nextTurn: next,
  next,
  order,
  defeated: (_m, losing) => losing,
  reward: null,
  winner: (m) => living(m)[0] ?? null,
  starters: everySeat,
};

/** Everybody against everybody: whom one reaches one may attack, or only the player on the left. */
export const freeForAll = (name: string, left: boolean, range: number | null, freeMulligan: boolean): Variant => ({
  ...duel,
  name,
  seats: { least: 3, most: 8 },
  freeMulligan,
  opponents: range === null ? opponents : reachedOpponents,
  attackable: left ? onTheLeft : reachedOpponents,
  range: range === null ? null : () => range,
});

/** Two sides of two heads: one turn, one life total, one attack and one block (2007: CR 606; 2010: CR 810). */
export const twoHeadedGiant = (name: string, freeMulligan: boolean): Variant => ({
  ...duel,
  name,
  seats: { least: 4, most: 4 },
  teamOf: (seat) => Math.floor(seat / 2),
  asTeams: true,
  openHands: true,
  freeMulligan,
  // Creatures attack the other side as a group: its first head stands for it.
  attackable: (m, seat) => opponents(m, seat).slice(0, 1),
  turnOf: (m) => living(m).filter((seat) => m.player(seat).team === m.player(m.active).team),
  nextTurn: (m, seat) => opponents(m, seat)[0] ?? seat,
  defeated: (m, losing) =>
    m.state.players.flatMap(({ seat, team, out }) =>
      out === null && losing.some((each) => m.player(each).team === team) ? [seat] : [],
    ),
  starters: () => [0, 2],
});

const EMPERORS: readonly Seat[] = [1, 4];

/**
 * Two sides of three, each with its emperor between two generals: an emperor reaches two seats, a general one, and each
 * may attack an opponent in the next seat (2007: CR 607; 2010: CR 809).
 */
export const emperor = (name: string, freeMulligan: boolean): Variant => ({
  ...duel,
  name,
  seats: { least: 6, most: 6 },
  teamOf: (seat) => Math.floor(seat / 3),
  leaders: EMPERORS,
  openHands: true,
  freeMulligan,
  deploys: true,
  opponents: reachedOpponents,
  attackable: (m, seat) => reachedOpponents(m, seat).filter((other) => isNeighbour(m, seat, other)),
  range: (seat) => (EMPERORS.includes(seat) ? 2 : 1),
  defeated: (m, losing) => {
    const fallen = losing.filter((seat) => EMPERORS.includes(seat)).map((seat) => m.player(seat).team);
    return m.state.players.flatMap(({ seat, team, out }) =>
      losing.includes(seat) || (out === null && fallen.includes(team)) ? [seat] : [],
    );
  },
  starters: () => EMPERORS,
});
