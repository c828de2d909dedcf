// The work of the laboratory, as a thread does it: each kind of job with what it takes and what comes of it.

import { type Answer, findBook } from '../../game/index.ts';
import { across, carriedIn, type InBook, readForAny } from '../../lab/across/across.ts';
import { reviewing } from '../../lab/review/review.ts';
import { readFor, solve } from '../../lab/solve/solve.ts';
import type { Study } from '../../lab/study.ts';
import type { AcrossInfo, BenchInfo, BookOutcome, PuzzleState, ReviewInfo, SolveInfo } from '../../protocol/lab.ts';
import { benchInfo, benchState } from './bench.ts';
import { puzzleHint, puzzleState } from './puzzles.ts';

export type Job =
  | { readonly do: 'across'; readonly text: string; readonly upto: number | null }
  | {
      readonly do: 'bench';
      readonly text: string;
      readonly book: string;
      readonly answers: readonly Answer[];
      readonly windows: 'useful' | 'all';
    }
  | { readonly do: 'puzzle'; readonly id: string; readonly answers: readonly Answer[] }
  | { readonly do: 'hint'; readonly id: string; readonly answers: readonly Answer[]; readonly step: number }
  | { readonly do: 'solve'; readonly text: string; readonly book: string }
  | { readonly do: 'review'; readonly replay: string; readonly seat: number };

export interface Results {
  readonly across: AcrossInfo;
  readonly bench: BenchInfo;
  readonly puzzle: PuzzleState;
  readonly hint: { readonly words: string };
  readonly solve: SolveInfo;
  readonly review: ReviewInfo;
}

export type Result<J extends Job> = Results[J['do']];

/** Positions that the solver may look at for somebody who waits. */
const NODES = 150_000;

/** Does a job; `tell` hears how much of it is done, where that is known. */
export function runJob(job: Job, tell: (done: number) => void): Results[keyof Results] {
  switch (job.do) {
    case 'across':
      return acrossInfo(job.text, job.upto);
    case 'bench':
      return benchInfo(readFor(job.text, findBook(job.book).id), findBook(job.book).id, job.answers, job.windows);
    case 'puzzle':
      return puzzleState(job.id, job.answers);
    case 'hint':
      return { words: puzzleHint(job.id, job.answers, job.step) };
    case 'solve':
      return solve(readFor(job.text, findBook(job.book).id), findBook(job.book).id, { nodes: NODES });
    case 'review': {
      const work = reviewing(job.replay, job.seat);
      let step = work.next();
      for (; step.done !== true; step = work.next()) tell(step.value.done);
      return step.value;
    }
  }
}

function acrossInfo(text: string, upto: number | null): AcrossInfo {
  const whole = readForAny(text);
  const study: Study = upto === null ? whole : { ...whole, line: whole.line.slice(0, upto) };
  const { title, books, differs } = across(study, upto === null);
  return {
    title,
    line: whole.line.map(({ words }) => words),
    differs,
    books: books.map((each) => outcome(study, each)),
  };
}

function outcome(study: Study, each: InBook): BookOutcome {
  const { book, name, year } = each;
  if (!each.held)
    return { book, name, year, why: each.why, sentence: '', notes: [], odd: [], because: [], story: [], state: null };
  const { sentence, notes, odd, because, chain } = each;
  return {
    ...{ book, name, year, why: '', sentence, odd, story: chain },
    notes: notes.map((note) => ({ sentence: note.sentence, passage: note.passage })),
    because: because.map(({ says, here, there, as, passage }) => ({
      sentence: `${says}: ${here} here, ${there} in ${findBook(as).name}`,
      passage,
    })),
    state: benchState(carriedIn(study, book).game),
  };
}
