// What waits when a study begins: it is announced in the position, by the words of a line of play, and nothing of it has resolved yet.

import { BadInput, type Game } from '../../game/index.ts';
import type { Study } from '../study.ts';
import { Bench } from './bench.ts';
import { carryOut } from './carry.ts';

/** Announces it on a bench. What the book does not allow as it is said is refused with its line. */
export function announce(bench: Bench, { waiting }: Study): void {
  const [first] = waiting;
  if (first === undefined) return;
  carryOut(bench, waiting);
  const note = bench.notes.find(({ kind }) => kind === 'left out') ?? bench.notes[0];
  if (note !== undefined) throw new BadInput(`line ${note.line || first.line}: ${note.sentence}`);
  if (bench.question === null) throw new BadInput(`line ${first.line}: the game is over before it begins`);
}

/** The game when all of it has been announced, asked in these windows. */
export function announcedIn(game: Game, study: Study, windows: 'useful' | 'all'): Game {
  if (study.waiting.length === 0 && windows === 'useful') return game;
  const bench = new Bench(game.elsewhere(game.keep(), 'all') ?? game);
  announce(bench, study);
  return bench.game.elsewhere(bench.game.keep(), windows) ?? bench.game;
}
