// The log of one duel: what was answered and what was taken back, in order. Nothing in it ever changes; it only grows.

import type { Answer } from '../../game/index.ts';

/** Everything from the answer at that place on is taken back; `taken` is the duel's count of it. */
export interface TakenBack {
  readonly kind: 'back';
  readonly to: number;
  readonly taken: number;
}

export type Entry = Answer | TakenBack;

/** The answers that hold after all entries. */
export function answersIn(entries: readonly Entry[]): Answer[] {
  const answers: Answer[] = [];
  for (const entry of entries) {
    if (entry.kind === 'back') answers.length = Math.min(answers.length, entry.to);
    else answers.push(entry);
  }
  return answers;
}

/** What has to be written so that answers kept before become these: at most one taking back, then what is new. */
export function entriesFor(kept: number, from: number, answers: readonly Answer[], taken: number): Entry[] {
  return from < kept ? [{ kind: 'back', to: from, taken }, ...answers] : [...answers];
}
