// Parcels: an imagined game as plain data, to be sent to another thread and opened there. Only games that were
// imagined are sent: whoever thinks about one there knows no more than the seat that imagined it.

import { freshLook } from '../core/change.ts';
import { copyState } from '../core/copy.ts';
import type { GameState } from '../core/state.ts';
import { Machine, type MachineOptions } from '../engine/machine.ts';
import type { CardDefinition } from '../language/card.ts';
import { Game, type Kept } from './game.ts';
import { broughtWith, findBook, kindsFor } from './library.ts';

export interface Parcel {
  readonly book: string;
  readonly options: MachineOptions;
  readonly names: readonly string[];
  readonly kept: Kept;
  /** The cards that the game has besides the pool, as text; null where it has none. */
  readonly cards: string | null;
}

/** As many sets of cards of their own are kept ready where parcels are opened: a game is thought about again and again. */
const MOST_READY = 4;
const ready = new Map<string, readonly CardDefinition[]>();

/** The same text gives the same list, so that its cards are made ready once. */
function cardsIn(text: string): readonly CardDefinition[] {
  const cards = ready.get(text) ?? (JSON.parse(text) as readonly CardDefinition[]);
  ready.delete(text);
  ready.set(text, cards);
  for (const oldest of ready.keys()) if (ready.size > MOST_READY) ready.delete(oldest);
  return cards;
}

/** What is computed from a position is worked out anew where it arrives. */
function bare(state: GameState): GameState {
  const copy = copyState(state);
  copy.look = freshLook();
  return copy;
}

export function packGame(game: Game): Parcel {
  const { book, kinds, options } = game.inside;
  const brought = broughtWith(kinds);
  const { windows, ante, loser, rules, variant } = options;
  const { checkpoint, answers } = game.keep();
  return {
    book: book.id,
    options: { windows, ante, loser, rules, variant },
    names: game.names,
    kept: { checkpoint: bare(checkpoint), answers },
    cards: brought.length === 0 ? null : JSON.stringify(brought),
  };
}

export function openParcel({ book: name, options, names, kept, cards }: Parcel): Game {
  const book = findBook(name, options.rules, options.variant);
  const kinds = kindsFor(book, cards === null ? [] : cardsIn(cards));
  const game = Game.at(new Machine(book, kinds, options, kept.checkpoint, null), names, kept.answers);
  if (game === null) throw new Error('the parcel does not lead to a question');
  return game;
}
