// Walking through a replay: every question of a game with the answer that was given to it, and the position it stood in.

import {
  type Answer,
  BadInput,
  fromPosition,
  type Game,
  type GameEvent,
  newGame,
  parseReplay,
  type Question,
} from '../../game/index.ts';

/** A place of the game at which somebody answered. The game moves on: what is needed of it is taken while it stands there. */
export interface Stop {
  /** How many answers were given before. */
  readonly at: number;
  readonly game: Game;
  readonly question: Question;
  readonly answer: Answer;
  /** What had happened since the stop before. */
  readonly news: readonly GameEvent[];
}

/** Every answer of a replay, in their order, and where the game stood after the last. */
export function* stopsOf(text: string): Generator<Stop, { readonly game: Game; readonly news: readonly GameEvent[] }> {
  const { start, answers } = parseReplay(text);
  const game =
    start.kind === 'game'
      ? newGame({ ...start.words, options: { ...start.words.options, events: true } })
      : fromPosition({ ...start.words, options: { ...start.words.options, events: true } });
  if (game.names.length !== 2) throw new BadInput('a review is of a duel: at this table sat more than two');
  let told = 0;
  for (const [at, answer] of answers.entries()) {
    const refusal = game.whyNot(answer);
    if (refusal !== null) throw new BadInput(`answer ${at + 1} of the replay is not allowed: ${refusal.reason}`);
    const { question } = game;
    if (question !== null) {
      yield { at, game, question, answer, news: game.events.slice(told) };
      told = game.events.length;
    }
    game.take(answer);
  }
  return { game, news: game.events.slice(told) };
}
