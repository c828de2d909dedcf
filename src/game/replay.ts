// A replay is text: one line that says how the game was set up, then one line for each answer.

import type { Answer } from '../engine/asking/decision.ts';
import { DUEL } from '../rulebooks/variants.ts';
import { BadInput } from './errors.ts';
import type { Game } from './game.ts';
import type { PositionWords } from './position.ts';
import type { NewGame } from './setup.ts';

const REPLAY_VERSION = 1;

export interface Replay {
  readonly start:
    | { readonly kind: 'game'; readonly words: NewGame }
    | { readonly kind: 'position'; readonly words: PositionWords };
  readonly answers: Answer[];
}

export function replayText(replay: Replay): string {
  const { words } = replay.start;
  const head = { fivefold: REPLAY_VERSION, variant: words.options?.variant ?? DUEL, [replay.start.kind]: words };
  return [head, ...replay.answers].map((line) => JSON.stringify(line)).join('\n');
}

export function parseReplay(text: string): Replay {
  if (typeof text !== 'string') throw new BadInput('a replay is text, one line for each answer');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const parsed = lines.map((line, index): unknown => {
    try {
      return JSON.parse(line);
    } catch {
      throw new BadInput(`line ${index + 1} of the replay is not JSON: ${line.slice(0, 40)}`);
    }
  });
  const head = parsed[0] as { fivefold?: number; game?: NewGame; position?: PositionWords } | null | undefined;
  if (head === undefined || head === null || head.fivefold === undefined)
    throw new BadInput('this is no Fivefold replay: its first line must say {"fivefold":1, …}');
  if (head.fivefold !== REPLAY_VERSION)
    throw new BadInput(`this replay has version ${head.fivefold}; version ${REPLAY_VERSION} can be read`);
  const answers = parsed.slice(1) as Answer[];
  for (const key of ['game', 'position'] as const)
    if (head[key] !== undefined && (head[key] === null || typeof head[key] !== 'object'))
      throw new BadInput(`'${key}' in the first line of a replay must be an object, not ${JSON.stringify(head[key])}`);
  if (head.game !== undefined) return { start: { kind: 'game', words: head.game }, answers };
  if (head.position !== undefined) return { start: { kind: 'position', words: head.position }, answers };
  throw new BadInput("the first line of a replay needs 'game' or 'position'");
}

/** Plays a replay again, every answer checked. */
export function playReplay(
  text: string,
  start: { newGame: (words: NewGame) => Game; fromPosition: (words: PositionWords) => Game },
): Game {
  const replay = parseReplay(text);
  const game =
    replay.start.kind === 'game' ? start.newGame(replay.start.words) : start.fromPosition(replay.start.words);
  replay.answers.forEach((answer, index) => {
    const refusal = game.whyNot(answer);
    if (refusal !== null) throw new BadInput(`answer ${index + 1} of the replay is not allowed: ${refusal.reason}`);
    game.take(answer);
  });
  return game;
}
