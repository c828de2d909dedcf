// Which chances to act a thoughtful player would want to be asked about, and which go by: with something fast in hand every
// step of both turns is a chance, and nearly none of them matters. What cannot be foreseen has stops and full control.

import { type Answer, canAct, type Game, type Rulebook, type Seat } from '../game/index.ts';
import { hasTurn, isMate, isNext, sharesTurn } from './sides.ts';

/** Windows that open because something is happening that can be met only there. */
const MET_THERE: readonly string[] = ['interrupt', 'prevention', 'regeneration', 'moment', 'land'];

/** Whether a window opens only for who can use it. */
export const isMetThere = (window: string): boolean => MET_THERE.includes(window);

/** The station at which the game stands. */
export function stationOf(game: Game): string {
  const { phase, step } = game.state.turn;
  return game.book.turn[phase]?.steps[step]?.station.key ?? '';
}

const lastChances = new WeakMap<Rulebook, string>();

/** The last station of a turn at which somebody else may act: what is held for the end of it is used there. */
function lastChance(book: Rulebook): string {
  const known = lastChances.get(book);
  if (known !== undefined) return known;
  const steps = book.turn.flatMap((phase) => phase.steps);
  const last = steps.findLast(({ window }) => window !== 'none' && window !== 'triggered');
  const key = last?.station.key ?? '';
  lastChances.set(book, key);
  return key;
}

/** Whether the player is to be asked at this chance to act. */
export function matters(game: Game, seat: Seat): boolean {
  const { question, state } = game;
  if (question?.ask !== 'act' || !canAct(game)) return false;
  if (MET_THERE.includes(question.window)) return true;
  if (state.chain.some((item) => !isMate(game, item.controller, seat))) return true;
  if ((state.combat?.attacks.length ?? 0) > 0) return mattersInAttack(game, seat);
  const station = stationOf(game);
  // What is held for the end of a turn is held for the last one before one's own.
  if (!hasTurn(game, seat)) return station === lastChance(game.book) && isNext(game, seat);
  return question.window === 'main' && couldOnlyNow(game);
}

/** Before blocks and after them where one is attacked; after them where one attacks; never in an attack among others. */
function mattersInAttack(game: Game, seat: Seat): boolean {
  const { combat } = game.state;
  const station = stationOf(game);
  const isSide = (other: Seat): boolean => sharesTurn(game.book, game.names.length, other, seat);
  if (combat === null || isSide(combat.attacker)) return station === 'blockers';
  if (game.names.length > 2 && !combat.attacks.some((attack) => isSide(attack.seat))) return false;
  return station === 'attackers' || station === 'blockers';
}

/** Whether something can be done that cannot wait for the end of a rival's turn. */
const couldOnlyNow = (game: Game): boolean => game.legalAnswers().some((answer) => isForNow(game, answer));

function isForNow(game: Game, answer: Answer): boolean {
  if (answer.kind === 'land' || answer.kind === 'duty') return true;
  if (answer.kind !== 'cast') return false;
  return !game.inside.kind(answer.card).definition.types.includes('instant');
}

/** One chance told from another: the same one is not asked about twice. */
export function chanceKey(game: Game): string {
  const { question, state } = game;
  if (question?.ask !== 'act' || MET_THERE.includes(question.window)) return '';
  const { number, phase, step } = state.turn;
  const attacks = state.combat?.attacks.map(({ id, blockers }) => `${id}:${blockers.join()}`) ?? [];
  const chain = state.chain.map(({ id }) => id);
  const pool = state.players[question.player]?.pool ?? [];
  return JSON.stringify([number, phase, step, chain, attacks, pool, state.players.map(({ life }) => life)]);
}

/** Whether something that a rival has announced is aimed at the player, or at something of the player's. */
export function isAimedAt(game: Game, seat: Seat): boolean {
  return game.state.chain.some(
    ({ controller, targets }) =>
      !isMate(game, controller, seat) &&
      targets.some(({ what, id }) =>
        what === 'player' ? id === seat : what === 'object' && game.state.objects[id]?.controller === seat,
      ),
  );
}
