// The ante: which of the cards set aside before a duel go to whom when it is over.

import { BadInput, type Game, type Id, type Seat } from '../game/index.ts';

export interface AnteCard {
  readonly id: Id;
  readonly name: string;
  /** Who owns it at the end of the duel: who brought it, unless a text made it somebody else's. */
  readonly owner: Seat;
  /** Whose deck it came from. */
  readonly deck: Seat;
}

/**
 * What each seat takes home beside its own deck, by seat: the winner all of the ante, and after a draw everybody their
 * own; and every other card that a text made theirs. The rest goes back to who brought it, wherever it lay.
 */
export function settleAnte(game: Game): readonly (readonly AnteCard[])[] {
  const { outcome, state, inside } = game;
  if (outcome === null) throw new BadInput('the ante is settled when the duel is over');
  const cards = (ids: readonly Id[]): AnteCard[] =>
    ids.map((id) => {
      const { owner, deck } = inside.object(id);
      return { id, name: inside.kinds.of(inside.object(id).printed).definition.name, owner, deck };
    });
  const ante = cards(state.players.flatMap((player) => player.ante));
  const given = state.objects.filter(({ id, token, zone, owner, deck }) => {
    return id > 0 && !token && zone !== 'ante' && owner !== deck;
  });
  const others = cards(given.map(({ id }) => id));
  return state.players.map(({ seat }) => [
    ...ante.filter((card) => (outcome.winner ?? card.owner) === seat),
    ...others.filter((card) => card.owner === seat),
  ]);
}
