// Four at a table: Ann has the card that a scene is about, Ben is her team mate where there are teams, and Cat and Dan are
// opponents always.

import type { SeatWords } from '../../../src/game/index.ts';
import { given, play } from '../../play.ts';
import type { Actor } from '../actor.ts';

export type Scene = (book: string, variant: string) => void;
export type Four = { readonly ann: Actor; readonly ben: Actor; readonly cat: Actor; readonly dan: Actor };

export const land = (name: string, number: number): string[] => Array.from({ length: number }, () => name);
export const isTeams = (variant: string): boolean => variant === 'two-headed-giant';
/** Whether the second seat is an opponent of the first. */
export const benIsFoe = (variant: string): boolean => !isTeams(variant);

export function four(
  book: string,
  variant: string,
  seats: Partial<Record<keyof Four, SeatWords>>,
  active = 'ann',
): Four {
  return given(book, { ann: {}, ben: {}, cat: {}, dan: {}, ...seats }, { variant, active }) as Four;
}

/** What a player's life has become less by. */
export const lost = (before: readonly number[]): number[] =>
  play.lives.map((life, seat) => (before[seat] as number) - life);
