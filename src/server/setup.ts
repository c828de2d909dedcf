// How a duel is set up, as it is kept: everything that is needed to begin it again, card for card.

import { LEVELS } from '../bots/levels.ts';
import {
  type Answer,
  BadInput,
  fromPosition,
  type Game,
  type NewGame,
  newGame,
  type PositionWords,
  type Seat,
} from '../game/index.ts';
import type { TableRules } from '../protocol/company.ts';

/** Who plays at a seat. People who hold several seats hand the screen over: theirs are those with the same `who`. */
export type HolderSetup =
  | { readonly by: 'person'; readonly who: string }
  | {
      readonly by: 'computer';
      /** Which of the opponents it is, and what stands under the name. */
      readonly id: string;
      readonly title: string;
      readonly level: number;
      readonly levelName: string;
    };

export interface SeatSetup {
  readonly name: string;
  readonly holder: HolderSetup;
  /** What the deck is called. */
  readonly deck: string;
  /** From which word the face is drawn; left out for the name. */
  readonly face?: string;
}

export interface DuelSetup {
  readonly mode: 'duel' | 'gauntlet' | 'position';
  readonly start:
    | { readonly kind: 'game'; readonly words: NewGame }
    | { readonly kind: 'position'; readonly words: PositionWords };
  /** All seats, in the order in which they sit. */
  readonly seats: readonly SeatSetup[];
  /** Answers that the computer gives before it begins to think. */
  readonly script: readonly Answer[];
  /** The scene of a lesson that it is; a coach then looks at every answer. */
  readonly lesson?: { readonly id: string; readonly scene: number };
  /** Whose it is in the open, as the hash of their secret; left out on one's own machine, and where people have gathered. */
  readonly owner?: string;
  /** The table of people that it is played at: its seats are theirs who sit there, and nobody else's. */
  readonly gathering?: string;
  /** What holds at that table besides the rules of the game. */
  readonly company?: TableRules;
  /** The seed of the computers' chance, which is not the game's. */
  readonly seed: string;
}

/** Whoever sits at the machine itself. */
export const HERE = 'here';

/** The same duel as somebody's own; on one's own machine it is everybody's. */
export function ownedBy({ owner: _, ...setup }: DuelSetup, owner: string | null): DuelSetup {
  return owner === null ? setup : { ...setup, owner };
}

export function beginGame({ start }: DuelSetup): Game {
  return start.kind === 'game' ? newGame(start.words) : fromPosition(start.words);
}

/** The seats at which people sit, in their order. */
export const personSeats = ({ seats }: Pick<DuelSetup, 'seats'>): Seat[] =>
  seats.flatMap(({ holder }, seat) => (holder.by === 'person' ? [seat] : []));

/** The seats that one person holds. */
export const seatsOf = ({ seats }: Pick<DuelSetup, 'seats'>, who: string): Seat[] =>
  seats.flatMap(({ holder }, seat) => (holder.by === 'person' && holder.who === who ? [seat] : []));

/** From where a duel is listed and told again unless somebody says otherwise: the first seat of a person. */
export const firstSeat = (setup: Pick<DuelSetup, 'seats'>): Seat => personSeats(setup)[0] ?? 0;

const levelName = (level: number): string => LEVELS.find((each) => each.level === level)?.name ?? '';

export const computer = (person: { readonly id: string; readonly title: string }, level: number): HolderSetup => ({
  by: 'computer',
  id: person.id,
  title: person.title,
  level,
  levelName: levelName(level),
});

/** Any position, with people at some of its seats and the computer at the others. */
export function positionSetup(words: {
  readonly position: PositionWords;
  readonly level: number;
  readonly people?: readonly Seat[];
  readonly script: readonly Answer[];
}): DuelSetup {
  const { position, level, script, people = [0] } = words;
  const names = Object.keys(position.seats ?? {});
  const wrong = people.find((seat) => seat >= names.length);
  if (wrong !== undefined)
    throw new BadInput(`nobody can sit at seat ${wrong}: this position has the seats 0 to ${names.length - 1}`);
  return {
    mode: 'position',
    start: {
      kind: 'position',
      words: { ...position, options: { ...position.options, windows: 'all', events: true } },
    },
    seats: names.map((name, seat) => ({
      name,
      holder: people.includes(seat) ? { by: 'person', who: HERE } : computer({ id: '', title: '' }, level),
      deck: '',
    })),
    script,
    seed: 'position',
  };
}
