// Portal's round: the player on the left is the opponent, and every opponent who is defeated is worth a point (P-245 to P-257).

import { updateState } from '../../core/change.ts';
import type { Pod, Seat } from '../../core/state.ts';
import { gain } from '../../engine/damage/damage.ts';
import type { Machine } from '../../engine/machine.ts';
import type { Variant } from '../../engine/variant.ts';
import { duel, onTheLeft } from './variants.ts';

const GAINED = 5;

/**
 * Whoever's opponent is defeated gains 5 life and a victory point, whoever or whatever has done it (P-251, P-252). Those who
 * are defeated at the same time were still opponents: each is worth a point, also to one who is defeated as well.
 */
function reward(m: Machine, losing: readonly Seat[]): void {
  for (const { seat } of m.state.players) {
    if (m.player(seat).out !== null && !losing.includes(seat)) continue;
    const [opponent] = opponentsBefore(m, seat, losing);
    if (opponent === undefined || !losing.includes(opponent)) continue;
    const pod = m.state.pod as Pod;
    updateState(m, { pod: { ...pod, points: pod.points.map((points, of) => (of === seat ? points + 1 : points)) } });
    if (!losing.includes(seat)) gain(m, seat, GAINED);
  }
}

/** The opponent that a player had before these were out. */
function opponentsBefore(m: Machine, seat: Seat, losing: readonly Seat[]): readonly Seat[] {
  const there = m.state.players
    .filter((each) => each.out === null || losing.includes(each.seat))
    .map((each) => each.seat);
  const place = there.indexOf(seat);
  return there.length < 2 ? [] : [there[(place + 1) % there.length] as Seat];
}

/** The most victory points win, also those of one who was defeated; who stayed longer breaks a tie (P-255, P-256). */
function winner(m: Machine): Seat | null {
  const { points, left } = m.state.pod as Pod;
  const most = Math.max(...points);
  const tied = m.state.players.map(({ seat }) => seat).filter((seat) => points[seat] === most);
  const stay = (seat: Seat): number => (m.player(seat).out === null ? Number.POSITIVE_INFINITY : (left[seat] ?? 0));
  const longest = Math.max(...tied.map(stay));
  const best = tied.filter((seat) => stay(seat) === longest);
  return best.length === 1 ? (best[0] as Seat) : null;
}

export const portalRound = (name: string): Variant => ({
  ...duel,
  name,
  seats: { least: 3, most: 6 },
  // The only one, wherever rules or cards say opponent (P-246), and the one whom creatures attack (P-247).
  opponents: onTheLeft,
  attackable: onTheLeft,
  reward,
  winner,
});
