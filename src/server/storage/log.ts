// The log of one duel: what was answered and what was taken back, in order. Nothing in it ever changes; it only grows.

import type { Answer } from '../../game/index.ts';
import { isNote, type Note } from '../people/notes.ts';
import type { Changes } from '../surroundings.ts';

/** Everything from the answer at that place on is taken back; `taken` is the duel's count of it. */
export interface TakenBack {
  readonly kind: 'back';
  readonly to: number;
  readonly taken: number;
}

export type Entry = Answer | TakenBack | Note;

/** The answers that hold after all entries, and after those that held before. */
export function answersIn(entries: readonly Entry[], before: readonly Answer[] = []): Answer[] {
  const answers = [...before];
  for (const entry of entries) {
    if (entry.kind === 'back') answers.length = Math.min(answers.length, entry.to);
    else if (!isNote(entry)) answers.push(entry);
  }
  return answers;
}

/** How far taking back has moved the count of answers on; null where these entries take nothing back. */
export function takenIn(entries: readonly Entry[]): number | null {
  const back = entries.findLast((entry) => entry.kind === 'back');
  return back?.kind === 'back' ? back.taken : null;
}

/** Everything in it that is no answer and takes none back. */
export const notesIn = (entries: readonly Entry[]): Note[] => entries.filter((entry) => isNote(entry));

/** What has to be written so that answers kept before become these: at most one taking back, then what is new, and notes. */
export function entriesFor(
  kept: number,
  { from, answers, taken, notes = [] }: Pick<Changes, 'from' | 'answers' | 'taken' | 'notes'>,
): Entry[] {
  return from < kept ? [{ kind: 'back', to: from, taken }, ...answers, ...notes] : [...answers, ...notes];
}
