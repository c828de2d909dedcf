// Everything at the same time (1993): where the order of two effects makes a difference, the later caster chooses.
// Whether it makes a difference is found out by trying the orders on copies of the position.

import { frame, plan, updateState } from '../../core/change.ts';
import { hashOutcome } from '../../core/hash.ts';
import type { ChainItem } from '../../core/state.ts';
import { plainAnswer } from '../../engine/answers.ts';
import { ask } from '../../engine/ask.ts';
import { checkLosses } from '../../engine/checks.ts';
import { type Asking, entry } from '../../engine/decision.ts';
import type { Machine } from '../../engine/machine.ts';
import { runOut } from '../../engine/procedure.ts';
import { resolveItem } from '../../engine/resolve.ts';
import type { TimingPart } from '../../engine/rulebook.ts';
import { anyInterrupts } from './interrupts.ts';
import { windowFrame, windowProcedure } from './window.ts';

/** What the position would be worth if the items took effect in this order (first to last). */
function outcomeOf(m: Machine, order: readonly ChainItem[]): number {
  const trial = m.trial();
  updateState(trial, { chain: [...order].reverse(), agenda: [frame('take effect')] });
  runOut(trial, (asked) => plainAnswer(trial, asked));
  return hashOutcome(trial.state);
}

/**
 * Places each item, in the order announced, among those before it. Its caster may choose any place; places with the
 * same outcome are one choice, and where all are the same nobody is asked.
 */
function* orderTogether(m: Machine): Asking<ChainItem[]> {
  const announced = [...m.state.chain];
  let order: ChainItem[] = announced.slice(0, 1);
  for (const item of announced.slice(1)) {
    const places = new Map<number, ChainItem[]>();
    // Its own place, last, comes first in the list: it is taken where nothing else makes a difference.
    for (let index = order.length; index >= 0; index -= 1) {
      const candidate = [...order.slice(0, index), item, ...order.slice(index)];
      const outcome = outcomeOf(m, candidate);
      if (!places.has(outcome)) places.set(outcome, candidate);
    }
    const choices = [...places.values()];
    if (choices.length === 1) {
      order = choices[0] as ChainItem[];
      continue;
    }
    const options = choices.map((choice) => entry(choice.indexOf(item)));
    const [picked] = yield* ask.pick(m, item.controller, item.object, 'when it takes effect', options, 1, 1);
    order = choices.find((choice) => choice.indexOf(item) === picked?.id) ?? (choices[0] as ChainItem[]);
  }
  return order;
}

export const togetherTiming: TimingPart = {
  open: (m) => plan(m, windowFrame(m.active, 0)),
  procedures: {
    ...anyInterrupts,
    window: windowProcedure({ responder: (m) => m.active, resolve: 'resolve together' }),
    *'resolve together'(m) {
      const order = yield* orderTogether(m);
      updateState(m, { chain: order.reverse() });
      plan(m, frame('take effect'), frame('batch done'));
    },
    *'take effect'(m) {
      const next = m.state.chain.at(-1);
      if (next === undefined) return;
      plan(m, frame('take effect'));
      yield* resolveItem(m, next.id);
      plan(m, frame('settle'));
    },
    // All of it happened at the same time: only now is it seen who is still there.
    'batch done': (m) => {
      checkLosses(m, true);
      return undefined;
    },
  },
};
