// The list of commands: a new command is a module beside this one and one line here.
import type { Command } from 'commander';
import { registerAcross } from './across.ts';
import { registerBooks } from './books.ts';
import { registerCard } from './card.ts';
import { registerCards } from './cards.ts';
import { registerDeck } from './deck.ts';
import { registerLadder } from './ladder.ts';
import { registerLimited } from './limited.ts';
import { registerPlay } from './play.ts';
import { registerReplay } from './replay.ts';
import { registerReview } from './review.ts';
import { registerRules } from './rules.ts';
import { registerSimulate } from './simulate.ts';
import { registerSolve } from './solve.ts';
import { registerWorker } from './worker.ts';

/** Adds one command, with its options and its action, to the program. */
export type RegisterCommand = (program: Command) => void;

export const commands: readonly RegisterCommand[] = [
  registerPlay,
  registerCard,
  registerCards,
  registerBooks,
  registerReplay,
  registerRules,
  registerAcross,
  registerSolve,
  registerReview,
  registerLadder,
  registerSimulate,
  registerWorker,
  registerLimited,
  registerDeck,
];
