// Who stands with whom at a table, as far as the server asks: whose turn it is, who is a foe, and who has won.

import type { Game, Rulebook, Seat } from '../game/index.ts';

/** Whether two seats have their turns together. */
export const sharesTurn = ({ variant }: Rulebook, seats: number, one: Seat, other: Seat): boolean =>
  one === other || (variant.asTeams && variant.teamOf(one, seats) === variant.teamOf(other, seats));

/** Whether it is this seat's turn: its own, or that of its side. */
export const hasTurn = ({ book, inside }: Game, seat: Seat): boolean => book.variant.turnOf(inside).includes(seat);

/** Whether two seats are on one side, whatever that means for their turns. */
export const isMate = ({ state }: Game, one: Seat, other: Seat): boolean =>
  one === other || state.players[one]?.team === state.players[other]?.team;

/** Whether a seat's side has the turn after the present one. */
export function isNext(game: Game, seat: Seat): boolean {
  const { book, inside, state, names } = game;
  return sharesTurn(book, names.length, book.variant.nextTurn(inside, state.turn.active), seat);
}

export interface GameStanding {
  readonly turn: number;
  readonly over: boolean;
  readonly won: boolean | null;
  readonly winners: readonly Seat[];
  /** By seat which place it came to; null until it is over. */
  readonly ranks: readonly number[] | null;
}

/** How far a game has come, as lists of duels tell it: for one seat, unless nobody has won or it is not over. */
export function standingFor(game: Game, seat: Seat): GameStanding {
  const { outcome, question, state } = game;
  const over = question === null;
  const won = over && outcome?.winner != null ? isMate(game, outcome.winner, seat) : null;
  return { turn: state.turn.number, over, won, winners: game.winners, ranks: over ? ranksOf(game) : null };
}

/**
 * By seat which place it came to, 1 for the best: a side wins as one, who plays on to a draw shares a place, and who went out
 * later comes before who went out earlier.
 */
function ranksOf({ state, events, outcome }: Game): number[] {
  const gone = events.flatMap((event) => (event.event === 'out' ? [event.seat] : []));
  const lasted = new Map<number, number>();
  for (const { seat, team, out } of state.players) {
    const isWinner = outcome?.winner != null && state.players[outcome.winner]?.team === team;
    const own = isWinner ? gone.length + 1 : out === null ? gone.length : gone.indexOf(seat);
    lasted.set(team, Math.max(lasted.get(team) ?? -1, own));
  }
  const all = [...lasted.values()];
  return state.players.map(({ team }) => 1 + all.filter((other) => other > (lasted.get(team) ?? 0)).length);
}
