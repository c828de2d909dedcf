// A short way to write scenes: what most of them share need not be said each time.

import type { PositionWords, SeatWords } from '../game/index.ts';
import type { Scene, Step } from './lesson.ts';

/** Cards that nobody comes to draw in a short scene. */
const FILLER = Array.from({ length: 12 }, () => 'Island');

export interface SceneWords {
  readonly you: SeatWords;
  readonly mara: SeatWords;
  /** Whose turn it is, and where it stands; your own, where cards may be played, if left out. */
  readonly turn?: 'you' | 'mara';
  readonly step?: string;
  readonly rival?: readonly string[];
  readonly steps: readonly Step[];
  readonly learnt: string;
  readonly entries: readonly string[];
}

/** Scenes of one book. */
export const scenesOf =
  (book: string) =>
  (title: string, words: SceneWords): Scene => {
    const position: PositionWords = {
      book,
      seats: { You: { library: FILLER, ...words.you }, Mara: { library: FILLER, ...words.mara } },
      active: words.turn === 'mara' ? 'Mara' : 'You',
      ...(words.step === undefined ? {} : { step: words.step }),
    };
    return {
      title,
      position,
      rival: words.rival ?? [],
      steps: words.steps,
      learnt: words.learnt,
      entries: words.entries,
    };
  };
