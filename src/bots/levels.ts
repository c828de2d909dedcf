// The five levels of opponents: their names at the table, their characters, and how to get one to play.

import { type Answer, BadInput, type Seen } from '../game/index.ts';
import { noviceBot } from './novice.ts';
import { simpleBot } from './simple.ts';
import { type Measure, thinker } from './thinker.ts';

export type Level = 1 | 2 | 3 | 4 | 5;

export interface LevelInfo {
  readonly level: Level;
  readonly name: string;
  readonly title: string;
  /** One line on how it plays. */
  readonly character: string;
}

export const LEVELS: readonly LevelInfo[] = [
  {
    level: 1,
    name: 'Novice',
    title: 'Novice',
    character: 'Knows the cards but not the game: forgets to attack, blocks on a whim and spends spells too soon.',
  },
  {
    level: 2,
    name: 'Pupil',
    title: 'Pupil',
    character: 'Plays by good habits: a land each turn, all its mana, sound attacks and blocks. It never looks ahead.',
  },
  {
    level: 3,
    name: 'Adept',
    title: 'Adept',
    character: 'Tries each move in its head before it makes it, and works out combat to the last point of damage.',
  },
  {
    level: 4,
    name: 'Master',
    title: 'Master',
    character: 'Imagines what you might hold and plays each plan on for a few turns before it chooses.',
  },
  {
    level: 5,
    name: 'Archon',
    title: 'Archon',
    character: 'Thinks longer and wider than the Master, and never misses a win that is on the table.',
  },
];

/** Somebody who answers for a seat. A thinker that uses more than one thread answers later. */
export interface Player {
  readonly name: string;
  choose(at: Seen): Answer | Promise<Answer>;
  /** How many others are thought for before this one; left out where nobody has to wait. */
  ahead?(): number;
  /** Waits as long as a thought that begins now would have to; left out where none has to. */
  turn?(): Promise<void>;
}

/** A player that answers at once: what simulations need. */
export interface PromptPlayer extends Player {
  choose(at: Seen): Answer;
}

export interface PlayerOptions {
  /** The same seed and the same sights give the same answers. */
  readonly seed: number | string;
  /** How many positions a search may try; each level has its own measure unless this is given. */
  readonly budget?: number;
  /** Levels 3 to 5: threads to think on. 0 (or nothing) thinks in the caller's thread and answers at once. */
  readonly workers?: number;
  /** Whether thinking ends after a while even on a machine that is too slow: for somebody who waits, never for figures. */
  readonly guarded?: boolean;
}

/** The player of a level. Levels 1 and 2 answer at once; the others do where they have no threads of their own. */
export function playerAt(level: Level, options: PlayerOptions & { readonly workers?: 0 }): PromptPlayer;
export function playerAt(level: 1 | 2, options: PlayerOptions): PromptPlayer;
export function playerAt(level: Level, options: PlayerOptions): Player;
export function playerAt(level: Level, options: PlayerOptions): Player {
  const info = LEVELS.find((each) => each.level === level);
  if (info === undefined)
    throw new BadInput(`there is no level ${JSON.stringify(level)}: levels are whole numbers from 1 to 5`);
  return { name: info.name, ...mindAt(level, options) };
}

/** One search in one piece, against a rival who plays by the simple habits. */
const PLAIN = {
  rounds: 1,
  shares: 1,
  doubt: { errors: 1, worthwhile: 0.02 },
  own: 'keen',
  rival: 'simple',
  seesWins: false,
  drawsFirst: false,
} as const;
/**
 * As long as it is worth while. The rival is taken to be as good as oneself; and between equals with decks of creatures the
 * card is worth a little more than the first turn.
 */
const THOROUGH = {
  rounds: 30,
  shares: 2,
  doubt: { errors: 1.3, worthwhile: 0.02 },
  own: 'masterly',
  rival: 'masterly',
  seesWins: true,
  drawsFirst: true,
} as const;

/** The Archon's measure, for who looks back at a game as it would have looked at it. */
export const ARCHON: Measure = { ...THOROUGH, nodes: 15_000, turns: 5, candidates: 12 };

/** What each thinking level may spend. One try is some ten to forty nodes; a guard is many times what a share takes. */
const MEASURES: { readonly [level: number]: Measure & { readonly guard: number } } = {
  3: { ...PLAIN, nodes: 125, turns: 3, candidates: 6, guard: 300 },
  4: { ...PLAIN, rounds: 10, nodes: 1500, turns: 5, candidates: 10, guard: 2000 },
  5: { ...ARCHON, guard: 4000 },
};

/** How much a thinking level thinks. */
export function measureOf(level: number): Measure {
  const usual = MEASURES[level];
  if (usual === undefined) throw new BadInput(`level ${level} does not think ahead: levels 3 to 5 do`);
  const { guard: _, ...measure } = usual;
  return measure;
}

const NOT_LOOKED_AT: readonly Answer[] = [];

function mindAt(level: Level, { seed, budget, workers, guarded }: PlayerOptions): Omit<Player, 'name'> {
  const usual = MEASURES[level];
  if (usual === undefined) {
    if (level === 1) {
      const novice = noviceBot(seed);
      return { choose: ({ view, legal }) => novice.choose(view, legal) };
    }
    const bot = simpleBot(seed);
    // It looks at what may be answered only where it is asked what to do, and listing attacks and blocks is dear.
    return { choose: (seen) => bot.choose(seen.view, seen.view.question?.ask === 'act' ? seen.legal : NOT_LOOKED_AT) };
  }
  const { guard, ...measure } = { ...usual, nodes: budget ?? usual.nodes };
  return thinker(seed, guarded === true ? { ...measure, guard } : measure, workers ?? 0);
}

/** A level by its number or its name, as somebody wrote it. */
export function findLevel(text: string | number): Level {
  const wanted = String(text).trim().toLowerCase();
  const info = LEVELS.find(({ level, name }) => String(level) === wanted || name.toLowerCase() === wanted);
  if (info === undefined)
    throw new BadInput(
      `there is no level '${text}': the levels are ${LEVELS.map(({ level, name }) => `${level} (${name})`).join(', ')}`,
    );
  return info.level;
}
