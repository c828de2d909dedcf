// Which scenes of which lessons have been played to their end, as the browser remembers it.

import { stored } from '../state/stored.ts';

interface Done {
  readonly [lesson: string]: readonly number[];
}

export const doneStore = stored<Done>('fivefold lessons', {});

/** The scenes of a lesson that are done, counted from 0. */
export const doneOf = (done: Done, lesson: string): readonly number[] => done[lesson] ?? [];

export function finished(lesson: string, scene: number): void {
  const done = doneStore.get();
  const before = doneOf(done, lesson);
  if (!before.includes(scene)) doneStore.set({ ...done, [lesson]: [...before, scene] });
}
