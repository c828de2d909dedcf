// Everything at the same time (1993): where the order of two effects makes a difference, the later caster chooses.
// Whether it makes a difference is found out by trying the orders on copies of the position.

import { frame, plan, updateState } from '../../core/change.ts';
import { hashOutcome } from '../../core/hash.ts';
import type { ChainItem } from '../../core/state.ts';
import { plainAnswer } from '../../engine/answers.ts';
import { ask } from '../../engine/ask.ts';
import { checkLosses } from '../../engine/checks.ts';
import { type Answer, type Asking, entry, type Question } from '../../engine/decision.ts';
import type { Machine } from '../../engine/machine.ts';
import { runOut } from '../../engine/procedure.ts';
import { resolveItem } from '../../engine/resolve.ts';
import type { TimingPart } from '../../engine/rulebook.ts';
import { anyInterrupts } from './interrupts.ts';
import { windowFrame, windowProcedure } from './window.ts';

/** So many orders are tried at most; in a larger batch each effect is placed by what has been placed before it alone. */
const MOST_ORDERS = 120;

/** Two announcements that could change places without anybody noticing: the same use of the same thing. */
const likeness = (item: ChainItem): string =>
  JSON.stringify([
    item.what,
    item.object,
    item.controller,
    item.ability,
    item.mode,
    item.x,
    item.targets,
    item.division,
    item.choices,
    item.colors,
  ]);

/** What is to be placed, and what the orders tried so far came to. */
interface Trials {
  readonly m: Machine;
  /** A number for each item, the same for items that are alike. */
  readonly likeness: ReadonlyMap<ChainItem, number>;
  readonly tried: Map<string, string>;
  /** Whether to look at all that later casters may do. */
  readonly deep: boolean;
}

function keyOf(trials: Trials, order: readonly ChainItem[]): string {
  let key = '';
  for (const item of order) key += String.fromCharCode(65 + (trials.likeness.get(item) as number));
  return key;
}

function outcomeOf(trials: Trials, order: readonly ChainItem[]): string {
  const key = keyOf(trials, order);
  let outcome = trials.tried.get(key);
  if (outcome === undefined) {
    outcome = tryOut(trials.m, order);
    trials.tried.set(key, outcome);
  }
  return outcome;
}

/** What the position would be worth if the items took effect in this order (first to last). */
function tryOut(m: Machine, order: readonly ChainItem[]): string {
  let asked = false;
  const run = (answer: (trial: Machine, question: Question) => Answer): number => {
    const trial = m.trial();
    updateState(trial, { chain: [...order].reverse(), agenda: [frame('take effect')] });
    runOut(trial, (question) => {
      asked = true;
      return answer(trial, question);
    });
    return hashOutcome(trial.state);
  };
  const plain = run(plainAnswer);
  // Where players will still have to choose, the order matters if it matters for either way of choosing.
  return asked ? `${plain} ${run(eagerAnswer)}` : `${plain}`;
}

/** The other way to answer in a trial: yes instead of no, the last instead of the first. */
function eagerAnswer(m: Machine, question: Question): Answer {
  switch (question.ask) {
    case 'yesno':
      return { kind: 'yes' };
    case 'option':
      return { kind: 'option', option: question.options.length - 1 };
    case 'pick':
      return { kind: 'pick', picked: question.from.slice(question.from.length - Math.max(1, question.min)) };
    default:
      return plainAnswer(m, question);
  }
}

/** A place in the order for the item whose turn it is to be placed, and what may still become of it. */
interface Place {
  readonly order: readonly ChainItem[];
  /** Equal for places between which there is nothing to choose, whatever the later casters do. */
  readonly worth: string;
}

const placesIn = (trials: Trials, order: readonly ChainItem[], item: ChainItem): (readonly ChainItem[])[] => {
  const found: (readonly ChainItem[])[] = [];
  const seen = new Set<string>();
  // Its own place, last, comes first in the list: it is taken where nothing else makes a difference.
  for (let index = order.length; index >= 0; index -= 1) {
    const placed = [...order.slice(0, index), item, ...order.slice(index)];
    const key = keyOf(trials, placed);
    if (!seen.has(key)) found.push(placed);
    seen.add(key);
  }
  return found;
};

/** The places that make a difference for the next of `later`; just one where none does. */
function placesFor(trials: Trials, order: readonly ChainItem[], later: readonly ChainItem[]): Place[] {
  const [item, ...rest] = later as [ChainItem, ...ChainItem[]];
  const places = new Map<string, Place>();
  for (const placed of placesIn(trials, order, item)) {
    const worth = worthOf(trials, placed, trials.deep ? rest : []);
    if (!places.has(worth)) places.set(worth, { order: placed, worth });
  }
  return [...places.values()];
}

function worthOf(trials: Trials, order: readonly ChainItem[], later: readonly ChainItem[]): string {
  if (later.length === 0) return outcomeOf(trials, order);
  const places = placesFor(trials, order, later);
  const only = places[0] as Place;
  return places.length === 1
    ? only.worth
    : `(${(later[0] as ChainItem).controller}: ${places
        .map((place) => place.worth)
        .sort()
        .join(' or ')})`;
}

/** In how many different orders these could take effect. */
function ordersOf(likenesses: readonly number[]): number {
  const seen = new Map<number, number>();
  return likenesses.reduce((orders, each, index) => {
    const same = (seen.get(each) ?? 0) + 1;
    seen.set(each, same);
    return (orders * (index + 1)) / same;
  }, 1);
}

/**
 * Places each item, in the order announced, among those before it. "The player casting the later spell gets to choose
 * whether it occurs before or after the conflicting spell" (p. 30): places with the same outcome are one choice, and
 * where all are the same nobody is asked. With more than two effects every order of the whole batch is tried, since
 * two effects that do not touch each other may still matter together to a third.
 */
function* orderTogether(m: Machine): Asking<ChainItem[]> {
  const announced = m.state.chain;
  if (announced.length < 2) return [...announced];
  const kinds: string[] = [];
  const numberOf = (text: string): number => (kinds.includes(text) ? kinds.indexOf(text) : kinds.push(text) - 1);
  const likenesses = new Map(announced.map((item) => [item, numberOf(likeness(item))]));
  const trials: Trials = {
    m,
    likeness: likenesses,
    tried: new Map(),
    deep: ordersOf([...likenesses.values()]) <= MOST_ORDERS,
  };
  let order = announced.slice(0, 1);
  for (let next = 1; next < announced.length; next += 1) {
    const item = announced[next] as ChainItem;
    const choices = placesFor(trials, order, announced.slice(next)).map((place) => place.order);
    let chosen = choices[0] as readonly ChainItem[];
    if (choices.length > 1) {
      const options = choices.map((choice) => entry(choice.indexOf(item)));
      const [picked] = yield* ask.pick(m, item.controller, item.object, 'when it takes effect', options, 1, 1);
      chosen = choices.find((choice) => choice.indexOf(item) === picked?.id) ?? chosen;
    }
    order = [...chosen];
  }
  return [...order];
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
