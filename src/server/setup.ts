// How a duel is set up, as it is kept: everything that is needed to begin it again, card for card.

import { LEVELS } from '../bots/levels.ts';
import {
  type Answer,
  fromPosition,
  type Game,
  type NewGame,
  newGame,
  type PositionWords,
  type Seat,
} from '../game/index.ts';

export interface DuelSetup {
  readonly mode: 'duel' | 'gauntlet' | 'position';
  readonly start:
    | { readonly kind: 'game'; readonly words: NewGame }
    | { readonly kind: 'position'; readonly words: PositionWords };
  /** Where the person sits. */
  readonly seat: Seat;
  readonly you: string;
  readonly level: number;
  readonly levelName: string;
  readonly opponent: { readonly id: string; readonly name: string; readonly title: string };
  /** The names of the decks. */
  readonly deck: string;
  readonly opponentDeck: string;
  /** Answers that the opponent gives before it begins to think. */
  readonly script: readonly Answer[];
  /** The scene of a lesson that it is; a coach then looks at every answer. */
  readonly lesson?: { readonly id: string; readonly scene: number };
  /** The seed of the opponent's chance, which is not the game's. */
  readonly seed: string;
}

export function beginGame({ start }: DuelSetup): Game {
  return start.kind === 'game' ? newGame(start.words) : fromPosition(start.words);
}

export const levelName = (level: number): string => LEVELS.find((each) => each.level === level)?.name ?? '';

/** Any position, played from the first of its seats. */
export function positionSetup(words: {
  readonly position: PositionWords;
  readonly level: number;
  readonly script: readonly Answer[];
}): DuelSetup {
  const { position, level, script } = words;
  const names = Object.keys(position.seats ?? {});
  return {
    mode: 'position',
    start: {
      kind: 'position',
      words: { ...position, options: { ...position.options, windows: 'all', events: true } },
    },
    seat: 0,
    you: names[0] ?? 'You',
    level,
    levelName: levelName(level),
    opponent: { id: '', name: names[1] ?? '', title: '' },
    deck: '',
    opponentDeck: '',
    script,
    seed: 'position',
  };
}
