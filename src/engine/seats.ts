// Seats and sides: whose turn it is, who stands on one side, how far a player reaches, and a side's one life total.

import { setLife as changeLife, updatePlayer } from '../core/change.ts';
import type { Pod, Seat } from '../core/state.ts';
import type { Machine } from './machine.ts';

/** Whether two seats attack, block and live as one. */
export const isSide = (m: Machine, one: Seat, other: Seat): boolean =>
  one === other || (m.book.variant.asTeams && m.player(one).team === m.player(other).team);

/** Whether it is this seat's turn: its own, or that of its side. */
export const hasTurn = (m: Machine, seat: Seat): boolean => isSide(m, seat, m.active);

/** The seats of a side, this one's. */
export const sideOf = (m: Machine, seat: Seat): readonly Seat[] =>
  m.book.variant.asTeams
    ? m.state.players.filter(({ team, out }) => out === null && team === m.player(seat).team).map((each) => each.seat)
    : [seat];

/** The others of a team, whether or not they share turns and life. */
export const matesOf = (m: Machine, seat: Seat): readonly Seat[] =>
  m.state.players
    .filter(({ team, out, seat: other }) => out === null && other !== seat && team === m.player(seat).team)
    .map((each) => each.seat);

/**
 * Whether what a player does reaches another: so many seats away and no more. Seats are counted as they were when the
 * turn began; whoever has left since still stands between (2007: CR 601.2; 2010: CR 801.2).
 */
export function reaches(m: Machine, from: Seat, to: Seat): boolean {
  if (!m.limited || from === to || from < 0 || to < 0) return true;
  const range = m.book.variant.range as (seat: Seat) => number;
  const pod = m.state.pod as Pod;
  const here = pod.round.indexOf(from);
  const there = pod.round.indexOf(to);
  if (here < 0 || there < 0) return false;
  const way = Math.abs(here - there);
  return Math.min(way, pod.round.length - way) <= range(from);
}

/** The one gate through which a life total changes: a side has one. */
export function setLife(m: Machine, seat: Seat, life: number, why: string): void {
  changeLife(m, seat, life, why);
  if (!m.book.variant.asTeams) return;
  for (const mate of matesOf(m, seat)) if (m.player(mate).life !== life) updatePlayer(m, mate, { life });
}

/**
 * The life total that a text finds when it asks for a player's: where a side has one, half of it, rounded up (2007: CR
 * 606.9; 2010: CR 810.9).
 */
export const lifeOf = (m: Machine, seat: Seat): number =>
  m.book.variant.asTeams ? Math.ceil(m.player(seat).life / sideOf(m, seat).length) : m.player(seat).life;
