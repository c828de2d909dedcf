// The stack (2007, 2010): last in, first out; after every resolution players may act again. Triggers use it too.

import { frame, plan, updateObject, updateState } from '../../core/change.ts';
import type { Frame, Id, Waiting } from '../../core/state.ts';
import { ask } from '../../engine/asking/ask.ts';
import { type Asking, entry, type Procedure } from '../../engine/asking/decision.ts';
import { announceTrigger, resolveItem } from '../../engine/casting/resolve.ts';
import { sameAbility } from '../../engine/happening/alike.ts';
import { giveReasons } from '../../engine/happening/causes.ts';
import {
  checkCombat,
  checkControl,
  checkCounters,
  detach,
  endangered,
  fateOf,
  looseAttachments,
  reasonsByRule,
  rivals,
} from '../../engine/happening/checks.ts';
import { stateTriggers } from '../../engine/happening/triggers.ts';
import type { Machine } from '../../engine/machine.ts';
import type { TimingPart } from '../../engine/rulebook.ts';
import { itemOf } from '../../engine/things/refs.ts';
import { goesOnWithout, leaveGame, whoLoses } from '../../engine/turn/losing.ts';
import type { TriggeredAbility } from '../../language/ability.ts';
import { windowFrame, windowProcedure } from './window.ts';

const MOST_ROUNDS = 1000;

/** State-based checks, then waiting triggers onto the stack, until nothing more happens. */
function settleForStack(m: Machine): Asking | undefined {
  if (m.atRest || m.state.outcome !== null) return undefined;
  if (!isQuiet(m)) return settling(m);
  m.rest();
  return undefined;
}

/** Mostly nothing follows from what has happened, which is seen without asking anybody. */
function isQuiet(m: Machine): boolean {
  if (m.state.waiting.length > 0 || loses(m).length > 0) return false;
  checkCombat(m);
  if (checkControl(m) || rivals(m).length > 0) return false;
  const { auras, equipment } = looseAttachments(m);
  if (auras.length + equipment.length > 0) return false;
  if (endangered(m).some((id) => m.object(id).deathtouched || fateOf(m, id) !== 'fine')) return false;
  if (m.book.facts.permanents.countersCancel && checkCounters(m)) return false;
  return stateTriggers(m).length === 0;
}

const loses = (m: Machine) => whoLoses(m, m.book.facts.loss.life !== 'end of phase');

function* settling(m: Machine): Asking {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (yield* loseTogether(m)) return;
    checkCombat(m);
    if (checkControl(m) || (yield* checkStates(m))) continue;
    const states = stateTriggers(m);
    if (states.length > 0) updateState(m, { waiting: [...m.state.waiting, ...states] });
    if (m.state.waiting.length === 0) return m.rest();
    yield* stackTriggers(m);
  }
  throw new Error('state-based checks did not come to rest');
}

/**
 * Who has lost is out; true if the game is over. What goes at the same moment goes before its player takes it along, for
 * others to see (2007: CR 420.3; 2010: CR 704.3).
 */
function* loseTogether(m: Machine): Asking<boolean> {
  if (m.state.outcome !== null) return true;
  const losing = loses(m);
  if (losing.length === 0) return false;
  if (goesOnWithout(m, losing)) yield* checkStates(m);
  return leaveGame(m, losing);
}

/**
 * All that is so at this moment happens together, as one event: a legend that dies of damage still takes its namesake
 * along, and each of those that go sees the others go.
 */
function* checkStates(m: Machine): Asking<boolean> {
  const destroyed: Id[] = [];
  const { auras, equipment } = looseAttachments(m);
  const gone = new Set([...auras, ...rivals(m)]);
  for (const id of endangered(m)) {
    const fate = fateOf(m, id);
    if (fate === 'destroyed') destroyed.push(id);
    else if (fate !== 'fine') gone.add(id);
    // Only deathtouch "since the last time" counts (2010: CR 704.5h): what outlives this look at it has outlived it.
    else if (m.object(id).deathtouched) updateObject(m, id, { deathtouched: false });
  }
  const cancelled = m.book.facts.permanents.countersCancel && checkCounters(m);
  if (equipment.length > 0) detach(m, equipment);
  if (gone.size + destroyed.length > 0) {
    const reasons = reasonsByRule(m, [...gone, ...destroyed], auras);
    const from = m.events?.length ?? 0;
    yield* m.book.damage.destroy(
      m,
      destroyed.filter((id) => !gone.has(id)),
      false,
      [...gone],
    );
    giveReasons(m, from, reasons);
  }
  return cancelled || gone.size + destroyed.length + equipment.length > 0;
}

/** The active player's go on the stack first; each player orders their own. */
function* stackTriggers(m: Machine): Asking {
  const { waiting } = m.state;
  const seats = m.book.variant.order(m, m.active);
  updateState(m, { waiting: waiting.filter((each) => seats.includes(each.controller)) });
  for (const seat of seats) {
    // They stay in sight while their order is asked for; `entry` counts among this player's own.
    const own = waiting.filter((each) => each.controller === seat);
    const order = yield* ask.order(
      m,
      seat,
      0,
      'order triggered abilities',
      alike(own) ? [] : own.map((_, index) => entry(index)),
    );
    const ordered = order.length === own.length ? order.map((index) => own[index] as Waiting) : own;
    updateState(m, { waiting: m.state.waiting.filter((each) => !own.includes(each)) });
    for (const each of ordered) yield* announceTrigger(m, each);
  }
}

/**
 * Triggers of the same ability of the same card, about the same thing or of an ability that does not speak of what
 * happened (a Soul Warden that sees ten creatures come): their order makes no difference.
 */
const alike = (waiting: readonly Waiting[]): boolean =>
  waiting.every((each) => {
    const first = waiting[0] as Waiting;
    return (
      each.source === first.source &&
      sameAbility(each, first) &&
      (each.event.subject === first.event.subject || !speaksOfEvent(each.ability as TriggeredAbility))
    );
  });

const speaking = new WeakMap<TriggeredAbility, boolean>();

function speaksOfEvent(ability: TriggeredAbility): boolean {
  let speaks = speaking.get(ability);
  if (speaks === undefined) {
    speaks = /:"(subject|other|otherPlayers|event\w*)"/.test(
      JSON.stringify([ability.condition, ability.targets, ability.effects, { chooser: ability.chooser }]),
    );
    speaking.set(ability, speaks);
  }
  return speaks;
}

const window = windowProcedure({
  responder: (_m, announcer) => announcer,
  resolve: 'resolve top',
  severalFirst: false,
});

const windowAtRest: Procedure = (m, current) => (m.state.outcome === null ? window(m, current) : undefined);

function windowAsThingsAre(m: Machine, current: Frame): Asking | undefined {
  const settles = settleForStack(m);
  return settles === undefined ? windowAtRest(m, current) : settledWindow(m, current, settles);
}

function* settledWindow(m: Machine, current: Frame, settles: Asking): Asking {
  yield* settles;
  const asking = windowAtRest(m, current);
  if (asking !== undefined) yield* asking;
}

export const stackTiming: TimingPart = {
  open: (m) => plan(m, windowFrame(m.firstToAct, 0)),
  procedures: {
    // Where something has changed it is looked at first, and the window comes then.
    window: windowAsThingsAre,
    settle: settleForStack,
    announced: () => undefined,
    // What all have passed for is that one thing: if it left with its player, nothing else resolves in its place.
    *'resolve top'(m, { id }) {
      if (itemOf(m, id) !== undefined) yield* resolveItem(m, id);
      plan(m, frame('settle'));
    },
  },
};
