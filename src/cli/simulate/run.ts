// A run: all games of all its pairs, played by the threads of this machine or by workers at a queue, counted as they
// come in, and stopped half-way when somebody asks for it.

import { type Pair, type PlannedShare, type Share, shareSize, sharesOf } from './plan.ts';
import { emptyTally, merge, type Tally } from './tally.ts';
import { Threads } from './threads.ts';

export interface Run {
  readonly pairs: readonly Pair[];
  /** Games of each pair. */
  readonly games: number;
}

export interface Result {
  readonly run: Run;
  /** One for each pair. */
  readonly tallies: readonly Tally[];
  /** It was stopped before all games were played. */
  readonly interrupted: boolean;
}

/** How a run is watched and stopped. */
export interface Watch {
  /** Games done since the last call. */
  readonly onGames: (games: number) => void;
  readonly stop: AbortSignal;
}

/** Counts shares as they come in. */
export class Counting {
  readonly tallies: Tally[];
  private readonly run: Run;
  private done = 0;

  constructor(run: Run) {
    this.run = run;
    this.tallies = run.pairs.map(emptyTally);
  }

  take(index: number, { from, to }: Share, tally: Tally, watch: Watch): void {
    merge(this.tallies[index] as Tally, tally);
    this.done += to - from;
    watch.onGames(to - from);
  }

  result(): Result {
    const { run, tallies } = this;
    return { run, tallies, interrupted: this.done < run.games * run.pairs.length };
  }
}

/** A second or so of games: whoever stops a run loses no more than that. */
const LARGEST_SHARE = 16;

/** Plays a run on threads of this machine. */
export async function playHere(run: Run, workers: number, watch: Watch): Promise<Result> {
  const counting = new Counting(run);
  const total = run.games * run.pairs.length;
  const levels = run.pairs.flatMap((pair) => pair.levels);
  const size = Math.min(run.games, shareSize({ games: total, players: workers, most: LARGEST_SHARE, levels }));
  const shares = sharesOf(run.pairs, run.games, size);
  const threads = new Threads(Math.min(workers, Math.ceil(total / size)));
  const stopped = new Promise<void>((resolve) => watch.stop.addEventListener('abort', () => resolve(), { once: true }));
  /** Takes one share after the other, as long as there are any. */
  const work = async (): Promise<void> => {
    for (let next = shares.next(); !next.done && !watch.stop.aborted; next = shares.next()) {
      const { index, share } = next.value as PlannedShare;
      const tally = await threads.play(share);
      if (!watch.stop.aborted) counting.take(index, share, tally, watch);
    }
  };
  try {
    // A second share lies ready for each thread, so that none waits for this one.
    const all = Promise.all(Array.from({ length: workers * 2 }, work));
    await Promise.race([all, stopped]);
  } finally {
    await threads.close();
  }
  return counting.result();
}
