// What the laboratory asks of the server.

import type { WireAnswer } from '../../protocol/answers.ts';
import type {
  AcrossInfo,
  AcrossWords,
  BenchInfo,
  BenchWords,
  NewReview,
  PuzzleInfo,
  PuzzleState,
  ReviewJob,
  SceneInfo,
  SolveInfo,
  StudyInfo,
} from '../../protocol/lab.ts';
import { request } from '../state/api.ts';

const at = encodeURIComponent;

export const lab = {
  scenes: () => request<readonly SceneInfo[]>('lab/scenes'),
  across: (words: AcrossWords) => request<AcrossInfo>('lab/across', 'POST', words),
  bench: (words: BenchWords) => request<BenchInfo>('lab/bench', 'POST', words),
  read: (text: string) => request<StudyInfo>('lab/read', 'POST', { text }),
  solve: (text: string, book: string) => request<SolveInfo>('lab/solve', 'POST', { text, book }),
  puzzles: () => request<readonly PuzzleInfo[]>('lab/puzzles'),
  puzzle: (id: string, answers: readonly WireAnswer[]) =>
    request<PuzzleState>(`lab/puzzles/${at(id)}`, 'POST', { answers }),
  hint: (id: string, answers: readonly WireAnswer[], step: number) =>
    request<{ readonly words: string }>(`lab/puzzles/${at(id)}/hint`, 'POST', { answers, step }),
  /** A position played at the table against a level. */
  duel: (text: string, book: string, level: number) =>
    request<{ readonly id: string }>('lab/duels', 'POST', { text, book, level }),
  newReview: (words: NewReview) => request<ReviewJob>('lab/reviews', 'POST', words),
  review: (id: string) => request<ReviewJob>(`lab/reviews/${at(id)}`),
  stopReview: (id: string) => request<null>(`lab/reviews/${at(id)}`, 'DELETE'),
  /** The same duel once more, from a moment of it. */
  again: (id: string, moment: number) =>
    request<{ readonly id: string }>(`duels/${at(id)}/again`, 'POST', { at: moment }),
};

export const wrong = (error: unknown): string => (error instanceof Error ? error.message : String(error));
