// Running: frames are taken from the agenda and their procedures run until one of them asks something.

import { takeFrame } from '../../core/change.ts';
import type { GameState, Seat } from '../../core/state.ts';
import type { Answer, Asking, Question } from '../asking/decision.ts';
import type { Machine } from '../machine.ts';

/** How many frames may go by without a question before the game is taken to be in an endless loop. */
const MOST_FRAMES = 20_000;

export interface Running {
  asking: Asking | null;
  question: Question | null;
  /** The position at which the frame that asks was begun, and the answers given in it since. */
  checkpoint: GameState;
  answers: Answer[];
  /** Who gave each of them. */
  by: Seat[];
  /** How many events had been recorded there. */
  heard: number;
}

export const startRunning = (m: Machine): Running => ({
  asking: null,
  question: null,
  checkpoint: m.state,
  answers: [],
  by: [],
  heard: m.events?.length ?? 0,
});

/**
 * Goes on until the next question, or until there is nothing left to do. `counts`: whether the answer is one of those
 * with which the place is found again; what is answered for somebody who is gone is found again by itself.
 */
export function advance(m: Machine, running: Running, answer: Answer | null, counts = true): void {
  let given = answer;
  for (let frames = 0; frames < MOST_FRAMES; frames += 1) {
    if (running.asking === null) {
      if (m.state.agenda.length === 0) {
        running.question = null;
        return;
      }
      running.checkpoint = m.state;
      if (running.answers.length > 0) {
        running.answers = [];
        running.by = [];
      }
      running.heard = m.events?.length ?? 0;
      running.asking = begin(m);
      if (running.asking === null) continue;
    }
    if (given !== null && counts) {
      running.answers.push(given);
      running.by.push(running.question?.player ?? -1);
    }
    const step = given === null ? running.asking.next() : running.asking.next(given);
    given = null;
    if (step.done !== true) {
      running.question = step.value;
      return;
    }
    running.asking = null;
  }
  throw new EndlessLoop();
}

/** Nothing but rules following rules: the books call such a game a draw. */
export class EndlessLoop extends Error {
  constructor() {
    super(`no question was asked for ${MOST_FRAMES} frames`);
  }
}

function begin(m: Machine): Asking | null {
  const frame = takeFrame(m);
  m.because = null;
  const procedure = m.procedures[frame.do];
  if (procedure === undefined) throw new Error(`the book has no procedure called '${frame.do}'`);
  return procedure(m, frame) ?? null;
}
