// The table of a duel for those who look on: nothing is asked of them, nobody is "you", and no hand is open.

import { type Game, NOBODY, playedWord } from '../../game/index.ts';
import type { MatchState, ResultState, TableState } from '../../protocol/table.ts';
import { type DuelSetup, firstSeat } from '../setup.ts';
import { sideWins } from '../state/situation.ts';
import { type Around, tableState } from '../state/table.ts';

type FirstSeats = Pick<Around, 'match' | 'result'>;

/** `around` is what the first seat is told of match and result: of it only what is everybody's goes on. */
export function watchedTable(
  duel: string,
  setup: DuelSetup,
  game: Game,
  around: FirstSeats,
  told: number,
  frame: number,
): TableState {
  const match = openMatch(around.match, setup, game);
  const table = tableState(game, NOBODY, {
    duel,
    at: 0,
    frame,
    told,
    halted: null,
    until: null,
    isAsked: false,
    mayUndo: false,
    log: [],
    logFrom: 0,
    seats: setup.seats,
    settings: { stops: [], fullControl: false, pays: false, locked: [] },
    lesson: null,
    match,
    result: around.result === null ? null : openResult(around.result, game, match, firstSeat(setup)),
  });
  return { ...table, awaits: -1, own: [] };
}

function openMatch(match: MatchState, { seats }: DuelSetup, game: Game): MatchState {
  const score = seats.map(({ name }, seat) => `${name} ${match.duels[seat] ?? 0}`).join(', ');
  return {
    ...match,
    words: match.length === 'single' ? match.words : `${playedWord(game) === 'duel' ? 'Duels' : 'Games'} won: ${score}`,
    stakes: '',
  };
}

function openResult(result: ResultState, game: Game, match: MatchState, first: number): ResultState {
  const winner = game.outcome?.winner ?? null;
  return {
    ...result,
    won: null,
    words: winner === null ? result.words : sideWins(game, winner, NOBODY),
    reason: result.reason.startsWith('You') ? reasonOf(game, first) : result.reason,
    anteWon: [],
    anteLost: [],
    match,
    next: null,
  };
}

/** Why the duel is over, where it was told to the one whom it concerned. */
function reasonOf(game: Game, seat: number): string {
  const words: { readonly [out: string]: string } = {
    life: 'has no life left.',
    library: 'had no card left to draw.',
    poison: 'has taken too much poison.',
    conceded: `gave the ${playedWord(game)} up.`,
  };
  const out = game.state.players[seat]?.out ?? '';
  return `${game.names[seat]} ${words[out] ?? 'has lost.'}`;
}
