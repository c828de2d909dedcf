// Imagining: a game that might be the one on the table, as far as a seat can tell. Everything hidden from the seat
// is dealt anew, so that a search can try things out without ever looking at a card it may not see.

import type { Seat } from '../core/state.ts';
import type { Answer } from '../engine/decision.ts';
import type { Chance } from './chance.ts';
import type { Game } from './game.ts';
import type { View } from './view.ts';

/** What a player at a seat has to go by when it is asked: what it sees, what it may answer, and its imagination. */
export interface Seen {
  readonly view: View;
  readonly legal: readonly Answer[];
  /**
   * A game of its own that stands where this one does, with everything hidden from the seat dealt anew. It depends on
   * what the seat sees and on the chance given, and on nothing else. Null where no such game was found.
   */
  readonly imagine: (chance: Chance) => Game | null;
}

export function seenBy(game: Game, seat: Seat): Seen {
  return { view: game.view(seat), legal: game.legalAnswers(), imagine: () => null };
}
