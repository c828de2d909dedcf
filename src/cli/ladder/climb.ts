// Climbing: all games of a rung, on as many threads as wanted. The result does not depend on how many there are.

import { Worker } from 'node:worker_threads';
import { rateOf } from '../simulate/tally.ts';
import { chanceIn, type Match, type MatchResult, playMatch, type Rung } from './match.ts';
import { CLIMBS } from './thread.ts';

export interface RungResult {
  readonly rung: Rung;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  /** The share of points won (a draw is half a point), with its interval of 95 %, reckoned from the pairs. */
  readonly rate: number;
  /** What it would be if all played alike. */
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  /** How long a decision of the first player took: 95 of 100 took no longer. */
  readonly p95: number;
}

/** From its source under a loader, or as the bundle that this file is a part of. */
function startThread(): Worker {
  const here = import.meta.url;
  const fromSource = here.endsWith('.ts');
  return new Worker(fromSource ? new URL('./thread.ts', here) : new URL(here), {
    workerData: CLIMBS,
    execArgv: fromSource ? ['--import', new URL('../../../scripts/ts.mjs', here).href] : [],
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
  });
}

/** Plays every game of the rung; a game that breaks ends the climb with its number and what was wrong. */
export async function climb(rung: Rung, games: number, workers: number, onGame: () => void): Promise<RungResult> {
  const matches = Array.from({ length: games }, (_, index): Match => ({ rung, index }));
  const results: MatchResult[] = [];
  let next = 0;
  const playAll = async (play: (match: Match) => Promise<MatchResult>): Promise<void> => {
    while (next < matches.length) {
      const match = matches[next] as Match;
      next += 1;
      results[match.index] = await play(match);
      onGame();
    }
  };
  if (workers <= 1) await playAll(playMatch);
  else {
    const threads = Array.from({ length: Math.min(workers, games) }, startThread);
    try {
      await Promise.all(threads.map((thread) => playAll((match) => playOn(thread, match))));
    } finally {
      await Promise.all(threads.map((thread) => thread.terminate()));
    }
  }
  return sumUp(rung, results);
}

function playOn(thread: Worker, match: Match): Promise<MatchResult> {
  return new Promise((done, failed) => {
    const fail = (why: string): void => failed(new Error(`game ${match.index} of ${match.rung.book} broke: ${why}`));
    const onExit = (): void => fail('the thread that played it ended');
    thread.once('exit', onExit);
    thread.once('error', (error) => fail((error as Error).message));
    thread.once('message', (message: { result?: MatchResult; fault?: string }) => {
      thread.removeListener('exit', onExit);
      thread.removeAllListeners('error');
      if (message.result === undefined) fail(message.fault ?? 'no result');
      else done(message.result);
    });
    thread.postMessage(match);
  });
}

/** With fewer pairs than this, how much they differ says too little. */
const ENOUGH_PAIRS = 20;

/**
 * So many single games would say as much as these do. The two games of a pair have the same cards in the same places with the
 * seats swapped: what luck gives in one it takes in the other, so that pairs differ less than games do.
 */
function soundness(points: readonly number[], rate: number, isPaired: boolean): number {
  if (!isPaired) return points.length;
  const pairs = points.flatMap((each, index) => (index % 2 === 1 ? [((points[index - 1] as number) + each) / 2] : []));
  if (pairs.length < ENOUGH_PAIRS) return points.length;
  const spread = pairs.reduce((sum, each) => sum + (each - rate) ** 2, 0) / (pairs.length - 1);
  return spread === 0 ? points.length : ((rate * (1 - rate)) / spread) * pairs.length;
}

export function sumUp(rung: Rung, results: readonly MatchResult[]): RungResult {
  const games = results.length;
  const points = results.map((each) => each.points);
  const rate = games === 0 ? 0 : points.reduce((sum, each) => sum + each, 0) / games;
  const times = results.flatMap((each) => each.times).sort((a, b) => a - b);
  const sound = soundness(points, rate, rung.seats === 2);
  const { low, high } = rateOf(rate * sound, sound);
  return {
    rung,
    games,
    wins: results.filter((each) => each.points === 1).length,
    draws: results.filter((each) => each.points > 0 && each.points < 1).length,
    rate,
    chance: chanceIn(rung),
    low,
    high,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}
