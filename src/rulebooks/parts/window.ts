// The chance to act: players in turn do something or pass, until all have passed in a row. Shared by all timings.

import { frame, plan, updatePlayer, updateTurn } from '../../core/change.ts';
import type { Duty, Frame, Id, Seat } from '../../core/state.ts';
import { castSpell, useAbility } from '../../engine/announce.ts';
import type { ActQuestion, Answer, Asking, WindowKind } from '../../engine/decision.ts';
import { canAct } from '../../engine/legal.ts';
import type { Machine } from '../../engine/machine.ts';
import { triggerAtOnce } from '../../engine/resolve.ts';
import { stepOf } from '../../engine/turn.ts';
import { eventOf, happened } from '../../engine/triggers.ts';
import { enterPlay } from '../../engine/zones.ts';

export const windowFrame = (seat: Seat, passes: number): Frame => frame('window', seat, passes);

export function question(player: Seat, window: WindowKind, item: Id, purpose: string, mayPass = true): ActQuestion {
  return { ask: 'act', player, source: 0, window, item, purpose, mayPass };
}

/** Asks, unless there is nothing that could be done and the game does not ask for its own sake. */
export function* chanceFor(m: Machine, asked: ActQuestion, always: boolean): Asking<Answer | null> {
  if (!(always && m.options.windows === 'all') && asked.mayPass && !canAct(m, asked)) return null;
  const answer = yield asked;
  return answer.kind === 'pass' ? null : answer;
}

export interface Window {
  /** Whose chance it is after something was announced. */
  readonly responder: (m: Machine, announcer: Seat) => Seat;
  /** What is done when all have passed and something waits. */
  readonly resolve: string;
}

/** The window procedure of a timing. Frame: whose chance, and how many have passed in a row. */
export function windowProcedure(words: Window): (m: Machine, frame: Frame) => Asking {
  return function* window(m, current) {
    const { seat, number: passes } = current;
    const free = m.state.chain.length === 0;
    const kind: WindowKind = seat === m.active && free && stepOf(m).window === 'main' ? 'main' : 'fast';
    const duties = seat === m.active && free && m.state.turn.duties.length > 0;
    const answer = yield* chanceFor(m, question(seat, kind, 0, stepOf(m).name, !duties), true);
    if (answer === null) {
      const others = m.book.variant.order(m, m.active);
      if (passes + 1 < others.length) return plan(m, windowFrame(m.book.variant.next(m, seat), passes + 1));
      if (m.state.chain.length > 0) plan(m, frame(words.resolve), windowFrame(m.active, 0));
      return;
    }
    yield* perform(m, seat, answer, 0, words.responder, windowFrame(seat, passes));
  };
}

/** Carries out an act and plans what follows it. */
export function* perform(m: Machine, seat: Seat, answer: Answer, only: Id, responder: Window['responder'], again: Frame): Asking {
  switch (answer.kind) {
    case 'land':
      yield* playLand(m, seat, answer.card);
      return plan(m, frame('settle'), windowFrame(m.active, 0));
    case 'cast':
    case 'use': {
      const item = answer.kind === 'cast' ? yield* castSpell(m, seat, answer.card, only) : yield* useAbility(m, seat, answer.source, answer.ability, only);
      if (item === 0) return plan(m, frame('settle'), again);
      plan(m, frame('settle'), frame('announced', -1, 0, item), windowFrame(responder(m, seat), 0));
      return;
    }
    case 'duty': {
      const duty = m.state.turn.duties.find((each) => each.id === answer.duty) as Duty;
      updateTurn(m, { duties: m.state.turn.duties.filter((each) => each !== duty) });
      yield* triggerAtOnce(m, duty);
      return plan(m, frame('settle'), windowFrame(m.active, 0));
    }
    case 'begin attack':
      return updateTurn(m, { attacked: true });
    default:
      return;
  }
}

/** A land goes into play: no spell, nothing to respond to. */
export function* playLand(m: Machine, seat: Seat, card: Id): Asking {
  updatePlayer(m, seat, { landsPlayed: m.player(seat).landsPlayed + 1 });
  yield* enterPlay(m, card, seat);
  happened(m, 'plays land', eventOf(m, card, 0, seat));
}

