// Parcels: an imagined game as plain data, to be sent to another thread and opened there. Only games that were
// imagined are sent: whoever thinks about one there knows no more than the seat that imagined it.

import { freshLook } from '../core/change.ts';
import { copyState } from '../core/copy.ts';
import type { GameState } from '../core/state.ts';
import { Machine, type MachineOptions } from '../engine/machine.ts';
import { Game, type Kept } from './game.ts';
import { findBook, kindsFor } from './library.ts';

export interface Parcel {
  readonly book: string;
  readonly options: MachineOptions;
  readonly names: readonly string[];
  readonly kept: Kept;
}

/** What is computed from a position is worked out anew where it arrives. */
function bare(state: GameState): GameState {
  const copy = copyState(state);
  copy.look = freshLook();
  return copy;
}

/** Null for a game with cards of its own: only the pool is the same everywhere. */
export function packGame(game: Game): Parcel | null {
  const { book, kinds, options } = game.inside;
  if (kinds !== kindsFor(book)) return null;
  const { windows, ante, loser, rules, variant } = options;
  const { checkpoint, answers } = game.keep();
  return {
    book: book.id,
    options: { windows, ante, loser, rules, variant },
    names: game.names,
    kept: { checkpoint: bare(checkpoint), answers },
  };
}

export function openParcel({ book: name, options, names, kept }: Parcel): Game {
  const book = findBook(name, options.rules, options.variant);
  const game = Game.at(new Machine(book, kindsFor(book), options, kept.checkpoint, null), names, kept.answers);
  if (game === null) throw new Error('the parcel does not lead to a question');
  return game;
}
