// The turn: the machine walks through the phases and steps that the book lists as data.

import {
  frame,
  lookAgain,
  plan,
  record,
  setPool,
  updateObject,
  updatePlayer,
  updateState,
  updateTurn,
} from '../../core/change.ts';
import type { Frame, Later, Seat, Waiting } from '../../core/state.ts';
import { EMPTY_POOL } from '../../core/state.ts';
import type { TriggeredAbility } from '../../language/ability.ts';
import type { Effect } from '../../language/effect.ts';
import { ask } from '../asking/ask.ts';
import { type Asking, object as objectOption, type Procedure } from '../asking/decision.ts';
import { attackQuestion, isForced, skips } from '../combat/attack.ts';
import { sameAbility } from '../happening/alike.ts';
import { insteadOfLife, laterWaiting } from '../happening/promises.ts';
import { atPhase } from '../happening/triggers.ts';
import type { Machine } from '../machine.ts';
import type { PhaseData, StepData } from '../rulebook.ts';
import { hasTurn, setLife, sideOf } from '../seats.ts';
import { charOf, has, holdsFor, listens, playerLimits } from '../things/characteristics.ts';
import { eventBit, LAND } from '../things/kinds.ts';
import { conditionHolds, contextOf, seatsOf } from '../things/refs.ts';
import { rollOf } from '../things/rolls.ts';
import { cleanUp, discardDown, draw, endNextTurnEffects, endUpkeepEffects, untapAll } from './actions.ts';
import { checkLosses } from './losing.ts';

export const stepOf = (m: Machine): StepData =>
  (m.book.turn[m.state.turn.phase] as PhaseData).steps[m.state.turn.step] as StepData;

const WIDTH = 32;
const stepFrame = (phase: number, step: number): Frame => frame('step', -1, phase * WIDTH + step);

/** Whose turn comes next: an extra turn if somebody has one, else that of the player after the last one's own. */
function nextTurn(m: Machine, { seat }: Frame) {
  const { turn } = m.state;
  const [extra, ...extraTurns] = turn.extraTurns;
  const following = seat >= 0 ? seat : m.book.variant.nextTurn(m, turn.own);
  const own = extra === undefined ? following : turn.own;
  const active = extra === undefined ? own : (sideOf(m, extra.seat)[0] ?? own);
  return { extra, extraTurns, own, active };
}

type Next = ReturnType<typeof nextTurn>;

/** The next turn begins, unless somebody may skip it and does. */
function beginTurn(m: Machine, next: Frame): Asking | undefined {
  // Where the order of things is only tried one of them may end the turn: nobody plays on from there.
  if (m.luck !== null) return;
  const coming = nextTurn(m, next);
  if (skippers(m, coming.active).length > 0) return skipOrTake(m, coming);
  takeTurn(m, coming);
}

/** What lets those who would begin their turn skip it, as things are. */
const skippers = (m: Machine, active: Seat) =>
  rollOf(m, 'replacing').flatMap((id) => {
    const { controller } = m.object(id);
    if (!sideOf(m, active).includes(controller)) return [];
    return charOf(m, id).replacements.flatMap((each) =>
      each.replace === 'instead' && each.of === 'turn' && conditionHolds(m, each.while, contextOf(m, id))
        ? [{ id, controller, each }]
        : [],
    );
  });

/** A turn is skipped once, for one thing that asks for it; the side of whoever skips it skips it too. */
function* skipOrTake(m: Machine, next: Next): Asking {
  for (const { id, controller, each } of skippers(m, next.active)) {
    if (!(yield* ask.yesno(m, controller, id, 'skip the turn'))) continue;
    const { own, extraTurns } = next;
    updateTurn(m, { own, extraTurns });
    m.because = { by: 'instead', source: id };
    record(m, { event: 'skipped', seat: controller });
    yield* m.run(each.with, contextOf(m, id));
    plan(m, frame('settle'), frame('turn'));
    return;
  }
  takeTurn(m, next);
}

function takeTurn(m: Machine, { extra, extraTurns, own, active }: Next): void {
  const { turn } = m.state;
  seatAnew(m);
  for (const player of m.state.players) if (player.landsPlayed > 0) updatePlayer(m, player.seat, { landsPlayed: 0 });
  updateTurn(m, {
    number: turn.number + 1,
    last: turn.number === 0 ? turn.last : turn.last.map((number, of) => (hasTurn(m, of) ? turn.number : number)),
    active,
    attacked: false,
    casters: [],
    attackers: [],
    hurt: [],
    died: [],
    rested: restedLands(m),
    drawn: [],
    uses: [],
    extraTurns,
    extra: extra?.by ?? null,
    own,
    extraCombats: 0,
    duties: [],
    phase: 0,
    step: 0,
  });
  for (const id of m.state.inPlay) {
    const object = m.object(id);
    if (object.sick && hasTurn(m, object.controller)) updateObject(m, id, { sick: false });
  }
  record(m, { event: 'turn', number: turn.number + 1, seat: active });
  plan(m, stepFrame(0, 0));
}

/** How many untapped lands each player controls, by seat. */
const restedLands = (m: Machine): number[] =>
  m.state.players.map(
    ({ seat }) =>
      m.state.inPlay.filter((id) => {
        const { controller, tapped } = m.object(id);
        return controller === seat && !tapped && (m.char(id).types & LAND) !== 0;
      }).length,
  );

/** Who is still there when a turn begins: as far as somebody reaches in it is counted among these. */
function seatAnew(m: Machine): void {
  const { pod } = m.state;
  if (pod === null) return;
  const round = m.book.variant.order(m, 0);
  if (round.length === pod.round.length) return;
  updateState(m, { pod: { ...pod, round } });
  lookAgain(m);
}

function needed(m: Machine, step: StepData): boolean {
  if (step.combat && skips(m, 'combat')) return false;
  if (step.phase === 'draw' && skips(m, 'draw')) return false;
  if (step.when === 'always') return true;
  if (step.when === 'not the first turn') return m.state.turn.number !== 1;
  const { combat } = m.state;
  // An attacker that was declared and is gone leaves the steps of the attack where they were.
  if (combat === null || !combat.declared) return false;
  if (step.when === 'attackers') return true;
  const fighters = combat.attacks.flatMap((attack) => [attack.id, ...attack.blockers]);
  return fighters.some((id) => has(m, id, 'first strike') || has(m, id, 'double strike'));
}

function beginStep(m: Machine, { number }: Frame): undefined {
  const phase = Math.floor(number / WIDTH);
  const index = number % WIDTH;
  const data = m.book.turn[phase] as PhaseData;
  const step = data.steps[index] as StepData;
  updateTurn(m, { phase, step: index });
  if (step.phase === 'upkeep' || step.phase === 'beginning of upkeep') endUpkeepEffects(m);
  if (!needed(m, step)) return plan(m, frame('step end', -1, number)) as undefined;
  if (m.events !== null) record(m, { event: 'step', phase: data.name, step: step.name, seat: m.active });
  plan(m, frame('step end', -1, number));
  // A step in which nothing is done by itself opens its window straight away.
  if (step.actions.length === 0 && !isWaitedFor(m, step)) openWindow(m);
  else plan(m, ...beginningOf(step));
}

/** Whether any ability or delayed effect might wait for this step. */
const isWaitedFor = (m: Machine, step: StepData): boolean =>
  step.phase !== null && (m.state.later.length > 0 || listens(m, eventBit('phase')));

const beginnings = new WeakMap<StepData, readonly Frame[]>();

/** What is done when a step begins, up to the chance to act. */
function beginningOf(step: StepData): readonly Frame[] {
  let frames = beginnings.get(step);
  if (frames === undefined) {
    frames = [...actionsOf(step), ...(step.phase === null ? [] : [frame('phase effects')]), frame('open')];
    beginnings.set(step, frames);
  }
  return frames;
}

const actionsOf = (step: StepData): Frame[] => step.actions.flatMap((name) => [frame(name), frame('settle')]);

/**
 * "You cannot move on … until you have dealt with all of the mandatory effects, but you can ignore optional effects"
 * (1997, line 1382): what the active player may do, and nothing comes of it if not. In 1993 likewise: all is forced
 * that is not said with "may".
 */
export function mayIgnore(m: Machine, { ability, source, controller, event }: Waiting): boolean {
  const { effects, upkeepCost } = ability as TriggeredAbility;
  if (upkeepCost) return false;
  const context = contextOf(m, source, controller, event);
  const isOptional = (effect: Effect): boolean =>
    effect.do === 'forEach'
      ? effect.then.every(isOptional)
      : effect.do === 'may' &&
        effect.otherwise.length === 0 &&
        seatsOf(m, effect.who, context).every((seat) => hasTurn(m, seat));
  return effects.every(isOptional);
}

/** Abilities and delayed effects that wait for this step. */
function phaseEffects(m: Machine): Asking | undefined {
  const step = stepOf(m);
  if (step.phase === null) return;
  const phase = step.phase;
  const due = m.state.later.filter((each) => isDue(m, each, phase));
  const waiting = [...atPhase(m, phase), ...due.map((each) => laterWaiting(each))];
  const past = due.filter(({ when }) => when !== 'your upkeeps');
  if (past.length > 0) updateState(m, { later: m.state.later.filter((each) => !past.includes(each)) });
  if (waiting.length === 0) return;
  const ordered = [
    ...waiting.filter((each) => hasTurn(m, each.controller)),
    ...waiting.filter((each) => !hasTurn(m, each.controller)),
  ];
  if (m.book.facts.timing.phaseEffects !== 'triggers' && step.window !== 'none') {
    const first = m.state.nextId;
    updateState(m, { nextId: first + ordered.length });
    updateTurn(m, { duties: ordered.map((each, index) => ({ ...each, id: first + index })) });
  } else return effectsInOrder(m, ordered);
}

/**
 * Effects of the beginning or the end of a phase: "Those controlled by the player whose turn it is come first (in
 * whatever order she chooses), followed by those controlled by the other player (also in the order the active player
 * chooses)" (1997). Where abilities go on the stack, their controllers order them there.
 */
function* effectsInOrder(m: Machine, waiting: readonly Waiting[]): Asking {
  const ordered: Waiting[] = [];
  const asks = m.book.facts.timing.phaseEffects !== 'triggers';
  for (const seat of m.book.variant.order(m, m.active)) {
    const own = waiting.filter((each) => each.controller === seat);
    const alike = own.every((each) => isAlike(each, own[0] as Waiting));
    const order =
      asks && !alike
        ? yield* ask.order(
            m,
            m.active,
            0,
            'order the effects of the phase',
            own.map((each) => objectOption(each.source)),
          )
        : null;
    ordered.push(...(order === null ? own : order.map((index) => own[index] as Waiting)));
  }
  updateState(m, { waiting: [...m.state.waiting, ...ordered] });
  plan(m, frame('settle'));
}

/** The same ability twice, or two promises of the same effect: their order makes no difference worth a question. */
function isAlike(one: Waiting, other: Waiting): boolean {
  if (one.ability === other.ability || (one.source === other.source && sameAbility(one, other))) return true;
  const [a, b] = [one.ability as TriggeredAbility, other.ability as TriggeredAbility];
  return one.promised === true && other.promised === true && JSON.stringify(a.effects) === JSON.stringify(b.effects);
}

function isDue(m: Machine, later: Later, phase: string): boolean {
  if (later.when === phase) return true;
  const { number, extra } = m.state.turn;
  if (later.when === 'your end of turn') return phase === 'end of turn' && hasTurn(m, later.controller);
  if (later.when === 'your upkeeps') return phase === 'upkeep' && hasTurn(m, later.controller);
  if (later.when === 'their next draw') return phase === 'draw' && hasTurn(m, later.event.player);
  // "Effects that take place at the beginning of upkeep must happen first" (1997, line 326), where there are such.
  const begins = phase === 'upkeep' || phase === 'beginning of upkeep';
  if (later.when === 'next upkeep') return begins && later.turn < number;
  if (later.when === 'your next upkeep') return begins && later.turn < number && hasTurn(m, later.controller);
  // "That turn" is the extra turn which the same text has given.
  return (
    later.when === 'end of that turn' &&
    phase === 'end of turn' &&
    extra?.id === later.source &&
    extra.life === later.sourceLife
  );
}

function openWindow(m: Machine): undefined {
  const step = stepOf(m);
  if (step.window === 'none' || (step.window === 'triggered' && m.state.chain.length === 0)) {
    if (!m.atRest) plan(m, frame('settle'));
    return;
  }
  // "No one can cast instants or activate abilities unless an ability triggers during this step" (cleanup): then
  // players get their chance, and what they did is cleaned up after in its turn.
  if (step.window === 'triggered') plan(m, ...actionsOf(step), frame('open'));
  if (!nobodyCanAct(m, step)) m.book.timing.open(m, step);
}

/** Nobody has anything to do and nothing waits: the window need not be opened (unless every one is asked for). */
function nobodyCanAct(m: Machine, step: StepData): boolean {
  const { state } = m;
  if (m.options.windows === 'all' || step.window !== 'fast' || step.phase === 'upkeep' || !m.atRest) return false;
  if (state.chain.length > 0 || state.turn.duties.length > 0) return false;
  return state.players.every((player) => player.drawing.length === 0 && (player.out !== null || m.isIdle(player.seat)));
}

/** Unspent mana is lost; where the book says so, life with it. */
function emptyPools(m: Machine): void {
  const { burn } = m.book.facts.mana;
  for (const { seat, pool } of m.state.players) {
    const lost = pool[0] + pool[1] + pool[2] + pool[3] + pool[4] + pool[5];
    if (lost === 0 || holdsFor(m, seat, 'keeps mana')) continue;
    setPool(m, seat, EMPTY_POOL);
    record(m, { event: burn > 0 ? 'burn' : 'emptied', seat, number: lost });
    if (burn > 0) setLife(m, seat, m.player(seat).life - lost * burn, 'mana burn');
  }
}

function endStep(m: Machine, { number }: Frame): undefined {
  const phase = Math.floor(number / WIDTH);
  const index = number % WIDTH;
  const step = (m.book.turn[phase] as PhaseData).steps[index] as StepData;
  if (step.ending.length === 0 || !needed(m, step)) return nextStep(m, number);
  plan(m, ...endingOf(step), frame('next step', -1, number));
}

const endings = new WeakMap<StepData, readonly Frame[]>();

/** What is done when a step ends. */
function endingOf(step: StepData): readonly Frame[] {
  let frames = endings.get(step);
  if (frames === undefined) {
    frames = step.ending.flatMap((name) => [frame(name), frame('settle')]);
    endings.set(step, frames);
  }
  return frames;
}

/** "Some cards might force your creatures to attack": then the attack comes, announced or not. */
const mustAttack = (m: Machine): boolean =>
  (playerLimits(m, m.active).some(({ change }) => change.change === 'attacksYou') ||
    m.state.inPlay.some((id) => m.object(id).controller === m.active && isForced(m, id))) &&
  attackQuestion(m).must.length > 0;

/** Where the turn goes on, and what is lost on the way: mana, and in some books the game. */
function nextStep(m: Machine, number: number): undefined {
  const phase = Math.floor(number / WIDTH);
  const data = m.book.turn[phase] as PhaseData;
  const index = number % WIDTH;
  const step = data.steps[index] as StepData;
  const { mana, loss, combat } = m.book.facts;
  if (index + 1 === data.steps.length && m.state.players.some(({ drawing }) => drawing.length > 0))
    return drawFirst(m, data, step, number);
  let next = index + 1;
  // Where attacking is an act of the main phase, its steps are there only if an attack was announced or cannot be avoided.
  const mayEnd =
    combat.attacks === 'in the main phase' && step.window === 'main' && !step.combat && !m.state.turn.attacked;
  if (mayEnd && !mustAttack(m)) next = data.steps.length;
  const following = data.steps[next];
  const phaseEnds = following === undefined;
  const crosses = !phaseEnds && following.combat !== step.combat;
  if (phaseEnds || mana.empties === 'step' || (crosses && mana.clearedByAttack)) emptyPools(m);
  if (m.state.turn.duties.length > 0) updateTurn(m, { duties: [] });
  const combatEnds = step.combat && (phaseEnds || !following.combat);
  if (combatEnds) endCombat(m);
  if (phaseEnds || combatEnds || loss.life !== 'end of phase') {
    if (checkLosses(m, true)) return;
  }
  if (!phaseEnds) return plan(m, stepFrame(phase, next)) as undefined;
  // An extra attack follows a phase in which cards are played, unless the ordinary one is still to come.
  if (m.state.turn.extraCombats > 0) {
    const again = m.book.turn.findIndex((each) => each.steps.some(({ combat: fight }) => fight));
    const main = data.steps.some((each) => each.window === 'main' && !each.combat);
    if (main && again >= 0 && again < phase) {
      updateTurn(m, { extraCombats: m.state.turn.extraCombats - 1, attacked: false });
      return plan(m, stepFrame(again, 0)) as undefined;
    }
  }
  if (phase + 1 < m.book.turn.length) return plan(m, stepFrame(phase + 1, 0)) as undefined;
  plan(m, frame('turn'));
}

/**
 * Cards that lie face down when a phase would end are drawn in it; before each of them players may act, where they may
 * act in the phase at all.
 */
function drawFirst(m: Machine, data: PhaseData, step: StepData, number: number): undefined {
  plan(m, frame('next step', -1, number));
  if (data.steps.some(({ window }) => window !== 'none')) m.book.timing.open(m, step);
  else plan(m, frame('draw face down'), frame('settle'));
}

/** The phase is over, and the turn goes on where cards are discarded and damage wears off. */
function endTurn(m: Machine): undefined {
  emptyPools(m);
  if (m.state.turn.duties.length > 0) updateTurn(m, { duties: [] });
  endCombat(m);
  if (checkLosses(m, true)) return;
  const phase = m.book.turn.findIndex(({ steps }) => steps.some(isLast));
  plan(m, stepFrame(phase, (m.book.turn[phase] as PhaseData).steps.findIndex(isLast)));
}

const LAST = ['discard', 'cleanup'];
/** In which what is done at the end of every turn is done, or begins to be. */
const isLast = ({ actions, ending }: StepData): boolean => [...actions, ...ending].some((each) => LAST.includes(each));

function endCombat(m: Machine): void {
  if (m.state.combat === null) return;
  const ending = m.state.lasting.some((each) => each.until === 'end of combat');
  const lasting = ending ? m.state.lasting.filter((each) => each.until !== 'end of combat') : m.state.lasting;
  updateState(m, { combat: null, lasting });
  if (ending) lookAgain(m);
  for (const id of m.state.inPlay) if (m.object(id).mended) updateObject(m, id, { mended: false });
}

export const turnProcedures: { readonly [name: string]: Procedure } = {
  turn: beginTurn,
  step: beginStep,
  'phase effects': phaseEffects,
  open: openWindow,
  'step end': endStep,
  'next step': (m, { number }) => nextStep(m, number),
  'end the turn': endTurn,
  untap: (m) => {
    endNextTurnEffects(m);
    if (skips(m, 'untap')) return;
    return untapAll(m);
  },
  draw,
  'instead of life': insteadOfLife,
  discard: discardDown,
  cleanup: cleanUp,
};
