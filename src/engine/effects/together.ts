// Effects that several players carry out: whether all of them choose before any of it happens, or one after the other.

import type { Seat } from '../../core/state.ts';
import type { Machine } from '../machine.ts';

/**
 * The players who do a thing together: all of them, each having chosen in the order of the turn, or each in a group of
 * one where an effect on both players is resolved "on the active player … first" (1997).
 */
export const inGroups = (m: Machine, seats: readonly Seat[]): readonly (readonly Seat[])[] =>
  m.book.facts.timing.severalPlayers === 'together' ? [seats] : seats.map((seat) => [seat]);
