// A dispute that the rules do not settle (1993, p. 33): a coin decides it for this game, if all agree to that; else the
// duel is a draw, and each takes back their ante.

import { BadInput, chanceFrom, type Game } from '../game/index.ts';

export interface Dispute {
  /** What the question is. */
  readonly about: string;
  /** What the coin decides between. */
  readonly sides: readonly [string, string];
  /** Who agrees to a toss, by seat. */
  readonly agreed: readonly boolean[];
}

/** The side that holds for the rest of this game; null where nobody tosses, and the game is over. */
export function settleDispute(game: Game, { about, sides, agreed }: Dispute): string | null {
  if (game.outcome !== null) throw new BadInput('the game is over: there is nothing left to dispute');
  const seats = game.state.players.map(({ seat }) => seat);
  if (agreed.length !== seats.length)
    throw new BadInput(`each of the ${seats.length} players agrees to a toss or not, not ${agreed.length}`);
  // The same coin for the same question at the same moment: it takes nothing from the chance of the game itself.
  if (agreed.every((each) => each)) return sides[chanceFrom(`toss ${game.hash()} ${about}`).below(2)] as string;
  game.answer({ kind: 'draw', seats });
  return null;
}
