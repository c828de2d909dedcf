// One random game played to its end, looked at after every answer.

import { type Answer, fromPosition, type Game, newGame, playReplay } from '../../src/game/index.ts';
import { ALWAYS, broken, conserved, rebuilds, viewsHide } from './invariants.ts';
import { type Chance, randomGame } from './random.ts';

export interface Played {
  readonly questions: number;
  /** What was found broken, or null. */
  readonly violation: string | null;
  readonly hung: boolean;
  readonly hash: number;
  readonly replay: string;
}

const MOST_QUESTIONS = 20_000;

export interface Thoroughness {
  /** After how many answers the costly checks (views, rebuilding) are made. */
  readonly every: number;
  readonly windows: 'all' | 'useful';
  readonly variant?: string;
  readonly seats?: number;
  /** One answer in so many is somebody giving up, where others play on; never, if left out. */
  readonly leaving?: number;
}

export function soakGame(book: string, seed: number | string, words: Thoroughness): Played {
  const { every, leaving = 0, ...table } = words;
  const { game, chance, player } = randomGame(book, seed, { ...table, events: false });
  const checks = [...ALWAYS, conserved(game.state.objects.length - 1)];
  let questions = 0;
  let violation = broken(game, checks);
  try {
    while (game.question !== null && questions < MOST_QUESTIONS && violation === null) {
      const answers = game.legalAnswers();
      if (answers.length === 0) violation = `there is no answer to ${JSON.stringify(game.question)}`;
      else {
        game.take(givesUp(game, chance, leaving) ?? player.choose(answers));
        questions += 1;
        violation = broken(game, checks) ?? (questions % every === 0 ? broken(game, [rebuilds, viewsHide]) : null);
      }
    }
    violation ??= replays(game.replay(), game.hash());
  } catch (error) {
    violation = `thrown: ${(error as Error).stack ?? String(error)}`;
  }
  return { questions, violation, hung: questions >= MOST_QUESTIONS, hash: game.hash(), replay: game.replay() };
}

/** At a table of several somebody leaves now and then, in the middle of anything. */
function givesUp(game: Game, chance: Chance, leaving: number): Answer | null {
  const there = game.state.players.filter(({ out }) => out === null);
  if (leaving === 0 || there.length < 3 || chance.below(leaving) > 0) return null;
  return { kind: 'concede', seat: chance.of(there).seat };
}

function replays(text: string, hash: number): string | null {
  return playReplay(text, { newGame, fromPosition }).hash() === hash
    ? null
    : 'played again from its replay, the game ends elsewhere';
}
