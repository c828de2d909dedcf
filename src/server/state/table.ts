// The whole table as one seat sees it: everything that one message to the page holds. A pure function of the game and
// of what the server knows around it; nothing that the seat may not see goes in.

import type { Game, Seat } from '../../game/index.ts';
import { Scene } from '../../game/told/index.ts';
import type { LogLine, TableState } from '../../protocol/table.ts';
import type { Halt } from '../pace.ts';
import type { SeatSetup } from '../setup.ts';
import { askedOf } from './asked.ts';
import { barsOf, bookWords, keyOfStep } from './book.ts';
import { chainStates, damageStates } from './chain.ts';
import { carefully, combatState, forecastOf } from './combat.ts';
import { deedsFor } from './deeds.ts';
import { permanentStates } from './permanents.ts';
import { playerStates } from './players.ts';
import { situationOf } from './situation.ts';

/** What stands around a game: the duel, its settings, its log and its match. */
export interface Around {
  readonly duel: string;
  readonly at: number;
  readonly frame: number;
  readonly told: number;
  /** Play halts at a stop: what it is called, and where it is. */
  readonly halted: Halt | null;
  readonly until: TableState['until'];
  /** The question is put to this seat now; false while things happen by themselves. */
  readonly isAsked: boolean;
  readonly mayUndo: boolean;
  readonly log: readonly LogLine[];
  readonly logFrom: number;
  /** Who sits where. */
  readonly seats: readonly SeatSetup[];
  readonly match: TableState['match'];
  readonly settings: TableState['settings'];
  readonly result: TableState['result'];
  readonly lesson: TableState['lesson'];
}

/**
 * Whose answer the page is told to wait for. While somebody else is asked it is always the one whose turn it is, or in one's
 * own turn the next: who has a chance to act, and who is passed over, would tell of hands.
 */
function awaitsOf({ view, game, seat }: Scene, isMine: boolean, halted: Halt | null): Seat {
  if (view.outcome !== null || halted !== null) return -1;
  return isMine ? seat : awaitedBy(game, seat);
}

/** Who is awaited while a seat waits, as far as that seat may know. */
export function awaitedBy({ book, inside, state }: Game, seat: Seat): Seat {
  const { active } = state.turn;
  return book.variant.turnOf(inside).includes(seat) ? book.variant.nextTurn(inside, active) : active;
}

export function tableState(game: Game, seat: Seat, around: Around): TableState {
  const scene = new Scene(game, seat);
  const { view } = scene;
  const { question } = game;
  const mine = question !== null && question.player === seat && around.isAsked && around.halted === null;
  const { phases, combatPhases } = barsOf(game.book);
  const awaits = awaitsOf(scene, mine, around.halted);
  const situation = situationOf(scene, around.halted?.words ?? null, around.isAsked, awaits);
  const deeds = mine ? deedsFor(scene, question) : { primary: null, secondary: null };
  return {
    type: 'table',
    duel: around.duel,
    at: around.at,
    frame: around.frame,
    told: around.told,
    seat,
    book: bookWords(game.book),
    turn: around.halted?.turn ?? view.turn,
    active: around.halted?.active ?? view.active,
    variant: view.variant,
    asTeams: view.asTeams,
    turnOf: view.turnOf,
    phase: view.phase,
    step: view.step,
    phases,
    combatPhases,
    now: view.turn === 0 ? '' : (around.halted?.key ?? keyOfStep(game.book, view.phase, view.step)),
    players: playerStates(game, view, around.seats),
    own: [seat],
    handTo: null,
    inPlay: permanentStates(scene),
    chain: chainStates(scene),
    combat: combatState(
      scene,
      carefully(() => forecastOf(game)),
    ),
    damage: damageStates(scene),
    awaits,
    halted: around.halted?.words ?? null,
    until: around.until,
    asked: mine ? askedOf(scene, question) : null,
    ...situation,
    ...deeds,
    mayUndo: around.mayUndo,
    log: around.log,
    logFrom: around.logFrom,
    match: around.match,
    settings: around.settings,
    result: around.result,
    lesson: around.lesson,
  };
}
