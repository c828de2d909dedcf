// Time in words: what a clock shows, and what is said of it before anybody sits down.

import type { ClockRules } from '../../protocol/company.ts';

/** "4:05", "0:09". */
export function timeWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A clock in words, as it is said before anybody sits down. */
export function clockWords(clock: ClockRules | null, atZero: 'loses' | 'computer'): string {
  if (clock === null) return 'No clock';
  const end = atZero === 'loses' ? 'whose time runs out loses' : 'at zero a computer answers';
  if (clock.by === 'decision') return `${timeWords(clock.seconds * 1000)} for each decision; ${end}`;
  const more = clock.more === 0 ? '' : ` and ${clock.more} seconds more each turn`;
  return `${timeWords(clock.seconds * 1000)} for the duel${more}; ${end}`;
}
