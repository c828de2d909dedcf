// The chance to act: players in turn do something or pass, until all have passed in a row. Shared by all timings.

import { frame, plan, record, updatePlayer, updateTurn } from '../../core/change.ts';
import type { Duty, Frame, Id, Seat } from '../../core/state.ts';
import { canAct } from '../../engine/answering/legal.ts';
import type { ActQuestion, Answer, Asking, Procedure, WindowKind } from '../../engine/asking/decision.ts';
import { announce } from '../../engine/casting/announce.ts';
import { announceTrigger, triggerAtOnce } from '../../engine/casting/resolve.ts';
import { enterPlay } from '../../engine/happening/entering.ts';
import { eventOf, happened } from '../../engine/happening/triggers.ts';
import type { Machine } from '../../engine/machine.ts';
import { hasTurn } from '../../engine/seats.ts';
import { charOf, isSilent } from '../../engine/things/characteristics.ts';
import { mayIgnore, stepOf } from '../../engine/turn/turn.ts';
import type { TriggeredAbility } from '../../language/ability.ts';

export const windowFrame = (seat: Seat, passes: number): Frame => frame('window', seat, passes);

interface Chance {
  readonly item?: Id;
  readonly moment?: ActQuestion['moment'];
  readonly mayPass?: boolean;
}

export function question(m: Machine, player: Seat, window: WindowKind, chance: Chance = {}): ActQuestion {
  const { item = 0, moment = null, mayPass = true } = chance;
  return { ask: 'act', player, source: 0, purpose: 'act', step: stepOf(m).name, window, item, moment, mayPass };
}

/** Whether somebody is asked: not where nothing could be done and the game does not ask for its own sake. */
const isAsked = (m: Machine, asked: ActQuestion, always: boolean): boolean =>
  (always && m.options.windows === 'all') || !asked.mayPass || canAct(m, asked);

/** Asks, where there is something to ask. */
export function* chanceFor(m: Machine, asked: ActQuestion, always: boolean): Asking<Answer | null> {
  if (!isAsked(m, asked, always)) return null;
  const answer = yield asked;
  return answer.kind === 'pass' ? null : answer;
}

export interface Window {
  /** Whose chance it is after something was announced. */
  readonly responder: (m: Machine, announcer: Seat) => Seat;
  /** What is done when all have passed and something waits. */
  readonly resolve: string;
  /**
   * "The player whose turn it is announces their spells and effects first. Then, the other player can respond" (1993,
   * p. 30): as long as nobody has answered, and before the chance is passed on, spells of any kind may be added.
   */
  readonly severalFirst: boolean;
}

/** The window procedure of a timing. Frame: whose chance, and how many have passed in a row. */
export function windowProcedure(words: Window): Procedure {
  return function window(m, current) {
    const { seat } = current;
    if (passOn(m, current)) return;
    if (m.state.turn.duties.length > 0) forgetDuties(m);
    if (m.player(seat).out !== null) return allHavePassed(m, words);
    const asked = question(m, seat, kindOf(m, current, words), { mayPass: !hasToAct(m, seat) });
    // Mostly there is nothing to do: then nothing is begun that could ask.
    return isAsked(m, asked, true) ? chance(m, current, asked, words) : passes(m, current, words);
  };
}

function* chance(m: Machine, current: Frame, asked: ActQuestion, words: Window): Asking {
  const answer = yield asked;
  if (answer.kind === 'pass') return passes(m, current, words);
  const { seat, number } = current;
  yield* perform(m, seat, answer, 0, words.responder, windowFrame(seat, number));
}

const isDrawing = (m: Machine): boolean => m.state.players.some((player) => player.drawing.length > 0);

function kindOf(m: Machine, { seat, number: passes }: Frame, words: Window): WindowKind {
  const free = m.state.chain.length === 0;
  const adds = words.severalFirst && passes === 0 && m.state.chain.every((item) => item.controller === seat);
  const isMain = hasTurn(m, seat) && (free || adds) && stepOf(m).window === 'main' && !isDrawing(m);
  return isMain && !attackAnnounced(m) ? 'main' : 'fast';
}

/** What the phase asks of the active player must be done before the phase can end. */
const hasToAct = (m: Machine, seat: Seat): boolean =>
  seat === m.active && m.state.chain.length === 0 && m.state.turn.duties.some((duty) => !mayIgnore(m, duty));

/** The chance goes on to the next player, until all have passed. */
function passes(m: Machine, { seat, number }: Frame, words: Window): undefined {
  if (number + 1 >= m.book.variant.order(m, m.active).length) return allHavePassed(m, words);
  plan(m, windowFrame(m.book.variant.next(m, seat), number + 1));
}

function allHavePassed(m: Machine, words: Window): undefined {
  const top = m.state.chain.at(-1);
  if (top !== undefined) plan(m, frame(words.resolve, -1, 0, top.id), windowFrame(m.firstToAct, 0));
  else if (isDrawing(m)) plan(m, frame('draw face down'), frame('settle'), windowFrame(m.firstToAct, 0));
}

/**
 * A chance of somebody who has left goes on to the next player who has not passed, if there is one; with none left, all
 * have passed.
 */
export function passOn(m: Machine, current: Frame): boolean {
  if (m.player(current.seat).out === null || current.number >= m.book.variant.order(m, m.active).length) return false;
  plan(m, { ...current, seat: m.book.variant.next(m, current.seat) });
  return true;
}

/** What a card asks for in a phase goes with the card, and with the effect that made the card ask for it. */
function forgetDuties(m: Machine): void {
  const duties = m.state.turn.duties.filter(({ source, sourceLife, ability, promised }) => {
    const { from } = ability as TriggeredAbility;
    if (promised) return true;
    const object = m.object(source);
    if (from === 'graveyard') return object.zone === 'graveyard' && object.life === sourceLife;
    const char = charOf(m, source);
    if (object.zone !== 'play' || object.life !== sourceLife) return false;
    const same = char.triggered.find((each) => each === ability || JSON.stringify(each) === JSON.stringify(ability));
    return same !== undefined && !isSilent(m, object, char.types, same);
  });
  if (duties.length !== m.state.turn.duties.length) updateTurn(m, { duties });
}

/** Whether an attack has been announced in the main phase and has yet to begin: "only fast effects may be used" then. */
function attackAnnounced(m: Machine): boolean {
  const { attacked, phase, step } = m.state.turn;
  return (
    attacked &&
    m.book.facts.combat.attacks === 'in the main phase' &&
    m.book.turn[phase]?.steps[step + 1]?.combat === true
  );
}

/** Carries out an act and plans what follows it. */
function* perform(
  m: Machine,
  seat: Seat,
  answer: Answer,
  only: Id,
  responder: Window['responder'],
  again: Frame,
): Asking {
  switch (answer.kind) {
    case 'land':
      yield* playLand(m, seat, answer.card);
      return plan(m, frame('settle'), windowFrame(m.firstToAct, 0));
    case 'cast':
    case 'use': {
      const before = m.state;
      const item = yield* announce(m, seat, answer, only);
      // Taken back: as if nothing had been. Mana made: an act like any other, after which all must pass anew.
      if (item === 0) return plan(m, frame('settle'), m.state === before ? again : { ...again, number: 0 });
      plan(m, frame('settle'), frame('announced', -1, 0, item), windowFrame(responder(m, seat), 0));
      return;
    }
    case 'duty': {
      const duty = m.state.turn.duties.find((each) => each.id === answer.duty) as Duty;
      if (!isInstant(m, duty)) {
        // Planned first: what is to be done as soon as this is over (cards instead of life) comes before anything else.
        plan(m, frame('settle'), windowFrame(m.firstToAct, 0));
        // Until an upkeep cost is paid it still locks the card, which therefore cannot give the mana for it.
        yield* triggerAtOnce(m, duty);
        return updateTurn(m, { duties: m.state.turn.duties.filter((each) => each.id !== duty.id) });
      }
      updateTurn(m, { duties: m.state.turn.duties.filter((each) => each !== duty) });
      const item = yield* announceTrigger(m, duty);
      const announced = item === 0 ? [] : [frame('announced', -1, 0, item)];
      return plan(m, frame('settle'), ...announced, windowFrame(responder(m, seat), 0));
    }
    case 'begin attack':
      updateTurn(m, { attacked: true });
      // "You cannot be deprived of a chance to use the mana in your pool" (1993, p. 14): the attack will clear it.
      if (
        m.book.facts.mana.clearedByAttack &&
        m.book.variant.opponents(m, seat).some((other) => m.player(other).pool.some((mana) => mana > 0))
      )
        plan(m, windowFrame(m.book.variant.next(m, seat), 1));
      return;
    default:
      return;
  }
}

/**
 * Effects of a phase "are treated as if they were instants" (1997): they are announced, and can be answered. Paying an
 * upkeep cost is no effect: "sacrifices, because they are costs and not actions, cannot be interrupted".
 */
const isInstant = (m: Machine, duty: Duty): boolean =>
  m.book.facts.timing.phaseEffects === 'instants' && (duty.ability as TriggeredAbility).upkeepCost !== true;

/** A land goes into play: no spell, nothing to respond to. */
export function* playLand(m: Machine, seat: Seat, card: Id): Asking {
  const { phase, step } = m.state.turn;
  // Where lands have a step of their own, that step's land has gone by: what comes later is additional.
  const isLate = m.book.facts.timing.lands === 'own step' && m.book.turn[phase]?.steps[step]?.window !== 'land' ? 1 : 0;
  updatePlayer(m, seat, { landsPlayed: Math.max(isLate, m.player(seat).landsPlayed) + 1 });
  record(m, { event: 'played', id: card, seat });
  yield* enterPlay(m, [{ id: card, controller: seat, played: true }]);
  happened(m, 'plays land', eventOf(m, card, 0, seat));
}
