// Rating puzzles: how often the five levels fail them when the solver defends. Each level sees what its seat sees, as at the table.

import { playerAt } from '../../src/bots/levels.ts';
import { seenBy } from '../../src/game/index.ts';
import type { Puzzle, Rating } from '../../src/lab/puzzles/puzzle.ts';
import { Defence } from '../../src/lab/solve/defend.ts';
import { gameOf } from '../../src/lab/solve/solve.ts';
import type { Goal, Study } from '../../src/lab/study.ts';
import { readStudy } from '../../src/lab/text/read.ts';

const LEVELS = [1, 2, 3, 4, 5] as const;
const NODES = 40_000;
const MOST_ANSWERS = 400;

export function ratingOf({ text, book }: Puzzle, seed: string, tries: Rating['tries']): Rating {
  const study = readStudy(text);
  const game = gameOf(study, book);
  const defence = new Defence(game, study.goal as Goal, NODES);
  const failed = LEVELS.map((level, index) => {
    let number = 0;
    for (let run = 0; run < (tries[index] as number); run += 1)
      if (!isSolved(study, book, defence, level, `${seed}:${run}`)) number += 1;
    return number;
  }) as unknown as Rating['failed'];
  return { failed, tries };
}

function isSolved(study: Study, book: string, defence: Defence, level: (typeof LEVELS)[number], seed: string): boolean {
  const game = gameOf(study, book);
  const player = playerAt(level, { seed, workers: 0 });
  for (let i = 0; i < MOST_ANSWERS && defence.over(game) === null && game.question !== null; i += 1) {
    const own = game.question.player === defence.seat;
    const forced = defence.forced(game);
    game.take(forced ?? (own ? player.choose(seenBy(game, defence.seat)) : defence.reply(game)));
    // What can no longer be done need not be played to the end.
    if (own && forced === null && defence.over(game) === null && defence.canBeDone(game) === false) return false;
  }
  return defence.over(game) === true;
}
