// How fast the solver of puzzles is: how many positions it looks at in a second, and how long each of the large puzzles takes until it is
// solved or refuted.

import { solve } from '../src/lab/solve/solve.ts';
import { readStudy } from '../src/lab/text/read.ts';
import { type Figure, hex } from './bench-bots.ts';
import { largePuzzles } from './bench-puzzles.ts';

const NODES = 30_000;
const MOST = 400_000;

/** The processor's time that something takes, in milliseconds. */
function timed<T>(work: () => T): { readonly done: T; readonly ms: number } {
  const before = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(before);
  return { done, ms: (user + system) / 1000 };
}

/** The best of three runs through all large puzzles of the book, each cut off after some positions. */
export function benchSolver(book: string): Figure {
  let best = 0;
  let checksum = 0;
  for (let run = 0; run < 3; run += 1) {
    const { done, ms } = timed(() =>
      largePuzzles(book).map(({ text }) => solve(readStudy(text), book, { nodes: NODES, quick: true })),
    );
    best = Math.max(best, (done.reduce((sum, { nodes }) => sum + nodes, 0) * 1000) / ms);
    checksum = done.reduce((sum, each) => (Math.imul(sum, 31) + each.checksum) | 0, 0);
  }
  return { name: 'solver_positions_per_s', book, value: Math.round(best), unit: '1/s', checksum: hex(checksum) };
}

/** Each large puzzle to its end: what came of it and how long that took. */
export function* benchPuzzles(book: string): Generator<Figure> {
  for (const { name, text } of largePuzzles(book)) {
    const { done, ms } = timed(() => solve(readStudy(text), book, { nodes: MOST, quick: true }));
    const came = done.solved === null ? 'not ended' : done.solved ? 'won' : 'refuted';
    const unit = `s, ${came} in ${done.nodes}${done.solved === null || done.proof ? '' : ' without proof'}`;
    yield { name: `puzzle: ${name}`, book, value: Math.round(ms / 10) / 100, unit, checksum: hex(done.checksum) };
  }
}
