// Cards that a position from outside brings along: tried out before anything is kept, so that one that cannot be played is refused.

import { BadInput, type Game } from '../game/index.ts';
import { beginGame, type DuelSetup, firstSeat } from './setup.ts';

/** Begins the game of a setup; whatever goes wrong with cards of its own is said of them. */
export function tryOut(setup: DuelSetup): Game {
  const own = setup.start.words.options?.cards ?? [];
  if (own.length === 0) return beginGame(setup);
  try {
    const game = beginGame(setup);
    game.view(firstSeat(setup));
    game.legalAnswers();
    return game;
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const names = own.map(({ name }) => `'${name}'`).join(', ');
    throw new BadInput(`${names}: not made as the language wants it (docs/language.md): ${String(error)}`);
  }
}
