// Who is whose opponent, who may be attacked, and whose turn comes next. Two players are the simplest case.

import type { Seat } from '../../core/state.ts';
import type { Machine } from '../../engine/machine.ts';
import type { Variant } from '../../engine/rulebook.ts';

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

const opponents = (m: Machine, seat: Seat): readonly Seat[] => {
  const { team } = m.player(seat);
  return living(m).filter((other) => m.player(other).team !== team);
};

/** Everybody on another team is an opponent and may be attacked; turns go round the table. */
export const duel: Variant = {
  name: 'duel',
  seats: { least: 2, most: 2 },
  opponents,
  attackable: opponents,
  order,
  next: (m, seat) => order(m, seat + 1)[0] ?? seat,
};

/** The player on the left is the opponent, the only one (Portal with several players): attacks go that way round. */
const onTheLeft = (m: Machine, seat: Seat): readonly Seat[] => order(m, seat).slice(1, 2);

export const neighbours: Variant = {
  name: 'neighbours',
  seats: { least: 3, most: 8 },
  opponents: onTheLeft,
  attackable: onTheLeft,
  order,
  next: duel.next,
};
