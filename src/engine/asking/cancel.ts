// Taking an announcement back: the answer "cancel" stops it, and the position from before is kept.

import type { Answer, Asking } from './decision.ts';

/** A question in an announcement was answered with "cancel". */
export class Cancelled extends Error {}

/** Asks, and stops the announcement if the answer is "cancel". */
export function* cancellable<T>(asking: Asking<T>): Asking<T> {
  let step = asking.next();
  while (step.done !== true) {
    // Not by spreading: a field added to a spread makes a new shape for each question, and all that reads them slow.
    const answer: Answer = yield Object.assign({}, step.value, { mayCancel: true });
    if (answer.kind === 'cancel') throw new Cancelled();
    step = asking.next(answer);
  }
  return step.value;
}

/** The other way round: an announcement that must be made asks the same, and nothing can be taken back. */
export function* withoutCancel<T>(asking: Asking<T>): Asking<T> {
  let step = asking.next();
  while (step.done !== true) {
    const { mayCancel: _, ...question } = step.value;
    step = asking.next(yield question as typeof step.value);
  }
  return step.value;
}
