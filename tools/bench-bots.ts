// The figures of whole games by computer players: games a second on one core, what a second thread brings, and the
// memory of a long run. Fixed decks and seeds, with a checksum that says that the same games were played.

import { playGame } from '../src/cli/simulate/game.ts';
import type { Pair } from '../src/cli/simulate/plan.ts';
import { playHere } from '../src/cli/simulate/run.ts';
import { count, emptyTally, type Tally } from '../src/cli/simulate/tally.ts';
import { cardsIn, type Deck } from '../src/formats/deck.ts';
import { startersOf } from '../src/formats/starters.ts';

export interface Figure {
  readonly name: string;
  readonly book: string;
  readonly value: number;
  readonly unit: string;
  readonly checksum: string;
}

export const hex = (number: number): string => (number >>> 0).toString(16).padStart(8, '0');
const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Every starter deck of the book against the next one, the second level on both sides. */
function fixedPairs(book: string): Pair[] {
  const decks = startersOf(book);
  return decks.map((deck, place): Pair => {
    const other = decks[(place + 1) % decks.length] as Deck;
    return {
      book,
      names: [deck.name, other.name],
      decks: [cardsIn(deck), cardsIn(other)],
      levels: [2, 2],
      seed: `bench ${place}`,
      ante: false,
      rules: [],
    };
  });
}

function playFixed(pairs: readonly Pair[], games: number): { ms: number; tally: Tally } {
  const tally = emptyTally();
  const started = performance.now();
  for (let index = 0; index < games; index += 1)
    count(tally, playGame(pairs[index % pairs.length] as Pair, Math.floor(index / pairs.length)));
  return { ms: performance.now() - started, tally };
}

/** The best of three runs after one to warm up: what the machine can do, less what else it was doing. */
export function benchBots(book: string, games: number): Figure {
  const pairs = fixedPairs(book);
  playFixed(pairs, games);
  const runs = [0, 1, 2].map(() => playFixed(pairs, games));
  const best = runs.reduce((least, run) => (run.ms < least.ms ? run : least));
  return {
    name: 'bot_games_per_s',
    book,
    value: round((games * 1000) / best.ms),
    unit: 'games/s',
    checksum: hex(best.tally.checksum),
  };
}

const unstopped = { onGames: () => {}, stop: new AbortController().signal };
const sumOf = (tallies: readonly Tally[]): string => hex(tallies.reduce((sum, tally) => sum + tally.checksum, 0));

/** So often each is timed; the best counts. */
const ROUNDS = 2;

/**
 * How much sooner two threads are done than one, with long runs that take turns, so that a machine that is slower for a while
 * is so for both. Long, because a thread needs some thousand games before all that it plays with is compiled, and one alone
 * has the other core for that. All play the same games, so the checksums must agree.
 */
export async function benchWorkers(book: string, games: number): Promise<Figure> {
  const run = { pairs: fixedPairs(book).slice(0, 1), games };
  const checksums = new Set<string>();
  const timed = async (workers: number): Promise<number> => {
    const started = performance.now();
    const { tallies } = await playHere(run, workers, unstopped);
    checksums.add(sumOf(tallies));
    return performance.now() - started;
  };
  const ones: number[] = [];
  const twos: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    ones.push(await timed(1));
    twos.push(await timed(2));
  }
  const [checksum, ...others] = checksums;
  if (checksum === undefined || others.length > 0) throw new Error('one thread and two have not played the same games');
  const value = round(Math.min(...ones) / Math.min(...twos));
  return { name: 'simulate_workers_speedup', book, value, unit: 'times', checksum };
}

/** The most memory that a process has held while it simulated so many games. */
export async function benchMemory(book: string, games: number, workers: number): Promise<Figure> {
  const { tallies } = await playHere({ pairs: fixedPairs(book).slice(0, 1), games }, workers, unstopped);
  const megabytes = process.resourceUsage().maxRSS / 1024;
  return { name: 'simulate_memory_mb', book, value: round(megabytes, 0), unit: 'MB', checksum: sumOf(tallies) };
}
