// Who is whose opponent, who may be attacked, and whose turn comes next. Two players are the simplest case.

import type { Seat } from '../../core/state.ts';
import type { Machine } from '../../engine/machine.ts';
import type { Variant } from '../../engine/rulebook.ts';

const living = (m: Machine): readonly Seat[] => m.state.players.filter((player) => player.out === null).map((player) => player.seat);

function order(m: Machine, from: Seat): readonly Seat[] {
  const seats = living(m);
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
  opponents,
  attackable: opponents,
  order,
  next: (m, seat) => order(m, seat + 1)[0] ?? seat,
};
