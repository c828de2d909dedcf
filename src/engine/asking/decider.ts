// Decisions that one player makes for another: the questions of a text go to somebody else.

import type { Id, Seat } from '../../core/state.ts';
import { show } from '../happening/zones.ts';
import type { Machine } from '../machine.ts';
import { maySee } from '../things/faces.ts';
import type { Asking, Question } from './decision.ts';

/** What one player would be asked is asked of another, who sees what there is to choose from. */
export function* decidedBy<T>(m: Machine, seat: Seat, by: Seat, asking: Asking<T>): Asking<T> {
  let step = asking.next();
  while (step.done !== true) {
    const question = step.value;
    if (question.player !== seat) {
      step = asking.next(yield question);
      continue;
    }
    const unseen = offered(question).filter((id) => !maySee(m, id, by));
    if (unseen.length > 0) show(m, by, unseen);
    step = asking.next(yield Object.assign({}, question, { player: by }));
  }
  return step.value;
}

/** The things that a question offers. */
function offered(question: Question): readonly Id[] {
  const options = question.ask === 'pick' ? question.from : question.ask === 'order' ? question.items : [];
  return options.filter(({ what }) => what === 'object').map(({ id }) => id);
}
