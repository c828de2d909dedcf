// Whether the player who is asked could do anything at all: what a table passes over by itself, and what it stops for.

import { canAct as canActIn } from '../engine/legal.ts';
import { Machine } from '../engine/machine.ts';
import type { Game } from './game.ts';

/** False where there is nothing to do but pass (or to make mana, or to announce an attack without attackers). */
export function canAct(game: Game): boolean {
  const { question, inside } = game;
  if (question === null) return false;
  if (question.ask !== 'act' || !question.mayPass) return true;
  // Asked in every window, the machine offers mana and empty attacks as well; here only what is useful counts.
  const { book, kinds, options, state } = inside;
  return canActIn(new Machine(book, kinds, { ...options, windows: 'useful' }, state, null), question);
}
