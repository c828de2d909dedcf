// Everything at the same time (1993): where the order of two effects makes a difference, the later caster chooses.

import { frame, plan, updateState } from '../../core/change.ts';
import type { ChainItem, Frame } from '../../core/state.ts';
import { ask } from '../../engine/asking/ask.ts';
import { type Asking, entry } from '../../engine/asking/decision.ts';
import { resolveItem } from '../../engine/casting/resolve.ts';
import { hearOnce } from '../../engine/damage/damage.ts';
import type { Machine } from '../../engine/machine.ts';
import type { TimingPart } from '../../engine/rulebook.ts';
import { checkLosses } from '../../engine/turn/losing.ts';
import { anyInterrupts } from './interrupts.ts';
import { Orders } from './orders.ts';
import { windowFrame, windowProcedure } from './window.ts';

/**
 * Places each item, in the order announced, among those before it. "The player casting the later spell gets to choose
 * whether it occurs before or after the conflicting spell" (p. 30): places that come to the same, whatever the later
 * casters do, are one choice, and where all are the same nobody is asked.
 */
function* orderTogether(m: Machine, orders: Orders): Asking<ChainItem[]> {
  let order: readonly ChainItem[] = [];
  for (const item of m.state.chain) {
    const places = orders.placesFor(order, item);
    let chosen = places[0] as readonly ChainItem[];
    if (places.length > 1) {
      const options = places.map((place) => entry(place.indexOf(item)));
      const [picked] = yield* ask.pick(m, item.controller, item.object, 'when it takes effect', options, {
        min: 1,
        max: 1,
      });
      chosen = places.find((place) => place.indexOf(item) === picked?.id) ?? chosen;
    }
    order = chosen;
  }
  return [...order];
}

/**
 * One frame for each, in order. What does not conflict takes effect at the same time: its deaths are looked at together,
 * when all of it has (a creature hurt twice is destroyed once); what was put before something else is over by then.
 */
function framesFor(order: readonly ChainItem[], orders: Orders): Frame[] {
  let together: ChainItem[] = [];
  const frames: Frame[] = [];
  order.forEach((item, index) => {
    together.push(item);
    const next = order[index + 1];
    const goesOn = next !== undefined && !together.some((each) => orders.apart(each, next));
    frames.push(frame('take effect', -1, goesOn ? 1 : 0, item.id));
    if (!goesOn) together = [];
  });
  return frames;
}

export const togetherTiming: TimingPart = {
  open: (m) => plan(m, windowFrame(m.firstToAct, 0)),
  procedures: {
    ...anyInterrupts,
    window: windowProcedure({ responder: (m) => m.firstToAct, resolve: 'resolve together', severalFirst: true }),
    *'resolve together'(m) {
      const orders = new Orders(m);
      const order = yield* orderTogether(m, orders);
      updateState(m, { chain: [...order].reverse() });
      plan(m, ...framesFor(order, orders), frame('batch done'));
    },
    *'take effect'(m, { number: deathsWait, id }) {
      yield* resolveItem(m, id);
      if (deathsWait === 0) hearOnce(m);
      plan(m, frame('settle', -1, deathsWait));
    },
    // All of it happened at the same time: only now is it seen who is still there.
    'batch done': (m) => {
      const more = m.state.chain.at(-1);
      if (more !== undefined) return plan(m, frame('take effect', -1, 0, more.id), frame('batch done')) as undefined;
      checkLosses(m, m.book.facts.loss.life !== 'end of phase');
      return undefined;
    },
  },
};
