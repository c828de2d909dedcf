// The sorts of permanents that rules look for again and again, and room for those found of each (`rolls.ts` calls them).

import type { Id } from '../../core/state.ts';

/** Those in play of a sort that rules look for, each found when first asked for (`rolls.ts`). */
export interface Rolls {
  able: readonly Id[] | null;
  useful: readonly Id[] | null;
  hearing: readonly Id[] | null;
  replacing: readonly Id[] | null;
  astray: readonly Id[] | null;
  frail: readonly Id[] | null;
  attached: readonly Id[] | null;
  unique: readonly Id[] | null;
}

export const notCalled = (): Rolls => ({
  able: null,
  useful: null,
  hearing: null,
  replacing: null,
  astray: null,
  frail: null,
  attached: null,
  unique: null,
});
