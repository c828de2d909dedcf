// The ante: which of the cards set aside before a duel go to whom when it is over.

import { BadInput, type Game, type Id, type Seat } from '../game/index.ts';

export interface AnteCard {
  readonly id: Id;
  readonly name: string;
  /** Whose deck it came from. */
  readonly owner: Seat;
}

/**
 * What each seat takes home from the ante, by seat: the winner all of it, and after a draw everybody their own.
 * Every other card goes back to its owner, wherever it lay.
 */
export function settleAnte(game: Game): readonly (readonly AnteCard[])[] {
  const { outcome, state, inside } = game;
  if (outcome === null) throw new BadInput('the ante is settled when the duel is over');
  const ante = state.players.flatMap((player) =>
    player.ante.map((id): AnteCard => ({ id, name: inside.kind(id).definition.name, owner: player.seat })),
  );
  return state.players.map(({ seat }) => ante.filter((card) => (outcome.winner ?? card.owner) === seat));
}
