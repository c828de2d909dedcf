// Losing, conceding and leaving: who has lost, who loses with them, and what becomes of the game for those who are left.

import { lookAgain, record, updatePlayer, updateState } from '../../core/change.ts';
import type { LossReason, Outcome, Pod, Seat } from '../../core/state.ts';
import type { Machine } from '../machine.ts';
import { sideOf } from '../seats.ts';
import { holdsFor } from '../things/characteristics.ts';
import { takeAlong } from './leaving.ts';

/** Whether a player is out and the table has taken note of it. */
const hasLeft = ({ state: { pod } }: Machine, seat: Seat): boolean => pod !== null && (pod.left[seat] ?? -1) >= 0;

function reasonToLose(m: Machine, seat: Seat, lifeCounts: boolean): LossReason | null {
  const player = m.player(seat);
  const { poison } = m.book.facts.loss;
  if (player.out !== null) return player.out;
  if (player.drewNothing) return 'library';
  if (lifeCounts && player.life <= 0 && !livesWithoutLife(m, seat)) return 'life';
  return poison !== null && player.poison >= poison ? 'poison' : null;
}

/** A side that has one life total does not lose for having none where one of it does not (2007: CR 606.8; 2010: CR 810.8). */
const livesWithoutLife = (m: Machine, seat: Seat): boolean =>
  sideOf(m, seat).some((each) => holdsFor(m, each, 'lives without life'));

/** A player who can't lose goes on whatever happens, and with that player the whole side; conceding is always allowed. */
export const cantLose = (m: Machine, seat: Seat): boolean =>
  sideOf(m, seat).some((each) => holdsFor(m, each, "can't lose the game"));
/** Nobody wins by an effect while an opponent can't lose. */
export const cantWin = (m: Machine, seat: Seat): boolean =>
  m.book.variant.opponents(m, seat).some((other) => cantLose(m, other));

/** Those who have lost are out; with one side left the game is over, with none it is a draw. */
export function checkLosses(m: Machine, lifeCounts: boolean): boolean {
  if (m.state.outcome !== null) return true;
  const losing = whoLoses(m, lifeCounts);
  return losing.length > 0 && leaveGame(m, losing);
}

/** Whether others go on playing when these are out. */
export function goesOnWithout(m: Machine, losing: readonly Losing[]): boolean {
  const seats = m.book.variant.defeated(
    m,
    losing.map(({ seat }) => seat),
  );
  const left = m.state.players.filter(({ seat, out }) => out === null && !seats.includes(seat));
  return new Set(left.map(({ team }) => team)).size > 1;
}

/** Those who have a reason to lose, as things are now, and may. */
export function whoLoses(m: Machine, lifeCounts: boolean): readonly Losing[] {
  const losing: Losing[] = [];
  for (const player of m.state.players) {
    const reason = hasLeft(m, player.seat) ? null : reasonToLose(m, player.seat, lifeCounts);
    if (reason === null) continue;
    if (reason !== 'conceded' && cantLose(m, player.seat)) {
      if (player.drewNothing) updatePlayer(m, player.seat, { drewNothing: false });
    } else losing.push({ seat: player.seat, reason });
  }
  return losing;
}

/** Whoever concedes is out at once, alone: whatever would have made others lose at the next look has not yet done so. */
export const concede = (m: Machine, seat: Seat): boolean => leaveGame(m, [{ seat, reason: 'conceded' }]);

export interface Losing {
  readonly seat: Seat;
  readonly reason: LossReason;
}

/** They are out; true if that ends the game. */
export function leaveGame(m: Machine, losing: readonly Losing[]): boolean {
  const { variant } = m.book;
  const seats = variant.defeated(
    m,
    losing.map(({ seat }) => seat),
  );
  variant.reward?.(m, seats);
  for (const seat of seats) {
    const reason = losing.find((each) => each.seat === seat)?.reason ?? 'team';
    updatePlayer(m, seat, { out: reason });
    record(m, { event: 'out', seat, reason });
  }
  noteLeaving(m, seats);
  // Who is out is nobody's opponent any more: what speaks of opponents is looked at anew.
  lookAgain(m);
  const teams = new Set(m.state.players.filter((player) => player.out === null).map((player) => player.team));
  if (teams.size > 1) {
    takeAlong(m, seats);
    return false;
  }
  const winner = variant.winner(m);
  finish(m, { winner, reason: winner === null ? 'draw' : (losing[0] as Losing).reason });
  return true;
}

/** When each of them left, compared with the others. */
function noteLeaving(m: Machine, seats: readonly Seat[]): void {
  const { pod } = m.state;
  if (pod === null) return;
  const before = pod.left.filter((place) => place >= 0).length;
  const left = pod.left.map((place, seat) => (seats.includes(seat) ? before : place));
  updateState(m, { pod: { ...pod, left } satisfies Pod });
}

export function finish(m: Machine, outcome: Outcome): void {
  updateState(m, { outcome, agenda: [] });
  record(m, { event: 'over', winner: outcome.winner, reason: outcome.reason });
}
