// Every key of the table in one list: it is shown in the window of keys, and the table listens to no others.

import { DEEDS, type Deed, LETTERS, letterOf, type Moved } from '../../state/letters.ts';

interface Line {
  readonly keys: readonly string[];
  readonly does: string;
  /** What it does can be put on another key. */
  readonly deed?: Deed;
}

const FIXED: readonly Line[] = [
  { keys: ['Enter'], does: 'the blue button: done, or what it says' },
  { keys: ['Space'], does: 'the other button: cancel, or the second of two choices' },
  { keys: ['Esc'], does: 'close, take the focus away, or take back what is not yet paid' },
  { keys: ['1', '–', '9'], does: 'a card in your hand; where a number such as X is asked for, the number' },
  { keys: ['←', '↑', '↓', '→'], does: 'from card to card; one more or one less' },
];

export const keysAt = (moved: Moved): readonly Line[] => [
  ...FIXED,
  ...DEEDS.map((deed) => ({ keys: [letterOf(moved, deed)], does: LETTERS[deed].does, deed })),
];

/** The keys while a finished duel is looked at again. */
export const STORY_KEYS: readonly Line[] = [
  { keys: ['→', '←'], does: 'one step on, one step back' },
  { keys: ['↓', '↑'], does: 'on to the next turn, back to the one before (also Page Down, Page Up)' },
  { keys: ['Home', 'End'], does: 'the first step, the last step' },
  { keys: ['Enter', 'Space'], does: 'one step on, one step back' },
  { keys: ['H'], does: 'show both hands, or only your own' },
];
