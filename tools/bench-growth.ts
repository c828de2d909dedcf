// What a question costs as the table grows, and what a chain costs as it grows: fixed positions and seeds, with a
// checksum beside each. What counts are the ratios to the smallest size.

import { type Answer, cardsOf, findBook, fromPosition, type Game, type PositionWords } from '../src/game/index.ts';
import { hex } from './bench-bots.ts';
import { Chance } from './soak/random.ts';

export interface GrowthFigure {
  readonly name: 'growth_us' | 'growth_worst_ms' | 'chain_us' | 'chain_worst_ms';
  readonly book: string;
  /** On each side. */
  readonly permanents: number;
  readonly effects: 'few' | 'many';
  /** How many things wait. */
  readonly waiting?: number;
  readonly value: number;
  readonly unit: 'us' | 'ms';
  readonly checksum: string;
}

const SIZES = [10, 20, 50, 100, 200];
const CHAINS = [1, 3, 5, 8, 12];
const QUESTIONS = 300;
const ROUNDS = 6;
const BIGGEST = 200;

const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const CREATURES = [
  'Grizzly Bears',
  'Hill Giant',
  'Gray Ogre',
  'Giant Spider',
  'Scathe Zombies',
  'Merfolk of the Pearl Trident',
];
/** Things that say something all the time: of others, or of their own size. Portal knows them all but the one that regenerates. */
const SPEAKERS = ['Lord of Atlantis', 'Goblin King', 'Nightmare', 'Keldon Warlord', 'Zombie Master', 'Plague Rats'];

const cycle = (from: readonly string[], number: number): string[] =>
  Array.from({ length: number }, (_, index) => from[index % from.length] as string);

/** Two that speak, or a fifth of all; of the rest one half are lands. */
function boardOf(book: string, size: number, effects: GrowthFigure['effects']): string[] {
  const speaking = effects === 'few' ? 2 : Math.max(2, size / 5);
  const lands = Math.floor((size - speaking) / 2);
  const held = cardsOf(findBook(book));
  const speakers = SPEAKERS.filter((name) => held.includes(name));
  return [...cycle(LANDS, lands), ...cycle(speakers, speaking), ...cycle(CREATURES, size - speaking - lands)];
}

/** Much life and large libraries, so that no game is over before it has been measured. */
function positionOf(
  book: string,
  size: number,
  effects: GrowthFigure['effects'],
  hand: readonly string[],
): PositionWords {
  const seat = {
    life: 2000,
    hand,
    library: cycle([...LANDS, ...CREATURES], 200),
    inPlay: boardOf(book, size, effects),
  };
  return { book, seats: { ann: seat, ben: seat }, seed: `growth ${size}`, options: { events: false } };
}

/** What each question of a run took, in microseconds. */
interface Timed {
  readonly each: number[];
  checksum: number;
}

/** One answer, with what it takes to know what may be answered. */
function timed(game: Game, into: Timed, choose: () => Answer): void {
  const started = performance.now();
  game.take(choose());
  into.each.push((performance.now() - started) * 1000);
}

interface Least {
  readonly sum: number;
  /** The dearest single question. */
  readonly worst: number;
  readonly number: number;
  readonly checksum: string;
}

/**
 * Several runs that are played alike, and of each question the least that it took: the machine does other things too, and
 * the first runs are those of code that has yet to be compiled.
 */
function least(run: () => Timed): Least {
  const runs = Array.from({ length: ROUNDS }, run);
  const [first, ...others] = runs as [Timed, ...Timed[]];
  if (others.some((other) => other.checksum !== first.checksum)) throw new Error('one position was not played alike');
  const each = first.each.map((_, index) => Math.min(...runs.map((timedRun) => timedRun.each[index] as number)));
  return {
    sum: each.reduce((sum, us) => sum + us, 0),
    worst: Math.max(...each),
    number: each.length,
    checksum: hex(first.checksum),
  };
}

/** Random play from a position in which all of it is on the table. */
function playRandomly(book: string, size: number, effects: GrowthFigure['effects']): Timed {
  const game = fromPosition(positionOf(book, size, effects, cycle(CREATURES, 3)));
  const chance = new Chance(`${book} ${size} ${effects}`);
  const into: Timed = { each: [], checksum: 0 };
  for (let index = 0; index < QUESTIONS && game.question !== null; index += 1)
    timed(game, into, () => chance.of(game.legalAnswers()));
  into.checksum = game.hash();
  return into;
}

const SPELLS = ['Lightning Bolt', 'Giant Growth'];

/**
 * So many spells are announced, each at what the one before was aimed at where it can be; then all pass until nothing
 * waits. What is timed begins when all have been announced.
 */
function resolveChain(book: string, waiting: number): Timed {
  const game = fromPosition(positionOf(book, BIGGEST, 'few', cycle(SPELLS, 2 * waiting)));
  for (let steps = 0; game.state.chain.length < waiting; steps += 1) {
    const { question } = game;
    if (question === null || steps > 40 * waiting) throw new Error(`${waiting} spells could not be announced`);
    const legal = game.legalAnswers();
    const mayCast = question.ask === 'act' && question.window !== 'interrupt';
    const cast = mayCast ? legal.find(({ kind }) => kind === 'cast') : undefined;
    game.take(cast ?? (legal[0] as Answer));
  }
  const into: Timed = { each: [], checksum: 0 };
  while (game.question !== null && game.state.chain.length > 0)
    timed(game, into, () => game.legalAnswers()[0] as Answer);
  into.checksum = game.hash();
  return into;
}

const round = (value: number): number => Math.round(value * 100) / 100;

export function* benchGrowth(book: string): Generator<GrowthFigure> {
  for (const effects of ['few', 'many'] as const)
    for (const permanents of SIZES) {
      const { sum, worst, number, checksum } = least(() => playRandomly(book, permanents, effects));
      const about = { book, permanents, effects, checksum } as const;
      yield { ...about, name: 'growth_us', value: round(sum / number), unit: 'us' };
      yield { ...about, name: 'growth_worst_ms', value: round(worst / 1000), unit: 'ms' };
    }
  // Where there are no instants nothing ever waits.
  const holds = cardsOf(findBook(book));
  for (const waiting of SPELLS.every((spell) => holds.includes(spell)) ? CHAINS : []) {
    const { sum, worst, checksum } = least(() => resolveChain(book, waiting));
    const about = { book, permanents: BIGGEST, effects: 'few', waiting, checksum } as const;
    yield { ...about, name: 'chain_us', value: round(sum), unit: 'us' };
    yield { ...about, name: 'chain_worst_ms', value: round(worst / 1000), unit: 'ms' };
  }
}
