// A round robin: every deck against every other, as a table of points in text and as data.
// A game won is a point and a drawn one half, so that the two halves of the table mirror each other.

import type { Level } from '../../bots/levels.ts';
import type { PlayableDeck } from './decks.ts';
import type { Pair } from './plan.ts';
import { hex, pairData } from './report.ts';
import type { Result } from './run.ts';
import { type Rate, rateOf, type Tally } from './tally.ts';

export interface RoundRobin {
  readonly book: string;
  readonly levels: readonly [Level, Level];
  readonly seed: string;
  readonly ante: boolean;
  readonly rules: readonly string[];
}

/** Each pair once, in the order of the decks. The games of a pair are the same ones that the pair alone would play. */
export function allPairs(decks: readonly PlayableDeck[], common: RoundRobin): Pair[] {
  return decks.flatMap((first, place) =>
    decks.slice(place + 1).map(
      (second): Pair => ({
        ...common,
        names: [first.name, second.name],
        decks: [first.cards, second.cards],
      }),
    ),
  );
}

export interface Matrix {
  readonly names: readonly string[];
  /** Points of the deck of the row against the deck of the column; null on the diagonal and where nothing was played. */
  readonly cells: readonly (readonly (Rate | null)[])[];
  /** By row: points against all others. */
  readonly totals: readonly Rate[];
}

const points = (tally: Tally, deck: 0 | 1): number => tally.wins[deck] + tally.draws / 2;

export function matrixOf(result: Result, names: readonly string[]): Matrix {
  const cells = names.map((): (Rate | null)[] => names.map(() => null));
  const sums = names.map(() => ({ points: 0, games: 0 }));
  result.run.pairs.forEach((pair, index) => {
    const tally = result.tallies[index] as Tally;
    for (const deck of [0, 1] as const) {
      const row = names.indexOf(pair.names[deck]);
      const column = names.indexOf(pair.names[deck === 0 ? 1 : 0]);
      if (tally.games > 0) (cells[row] as (Rate | null)[])[column] = rateOf(points(tally, deck), tally.games);
      const sum = sums[row] as (typeof sums)[number];
      sum.points += points(tally, deck);
      sum.games += tally.games;
    }
  });
  return { names, cells, totals: sums.map(({ points: won, games }) => rateOf(won, games)) };
}

/** The places in the order of success, best first. */
export const ranking = ({ totals }: Matrix): number[] =>
  totals.map((_, place) => place).sort((a, b) => (totals[b] as Rate).rate - (totals[a] as Rate).rate || a - b);

export function matrixText(result: Result, matrix: Matrix): string {
  const { names, cells, totals } = matrix;
  const { book, seed, levels } = result.run.pairs[0] as Pair;
  const wide = Math.max(...names.map((name) => name.length));
  const cell = (rate: Rate | null): string => (rate === null ? '·' : (100 * rate.rate).toFixed(0)).padStart(5);
  const interval = ({ low, high }: Rate): string => `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`;
  const lines = [
    `book ${book}, seed ${seed}, level ${levels[0] === levels[1] ? levels[0] : levels.join(' against ')}, ${result.run.games} games a pair${result.interrupted ? ': stopped early, not all were played' : ''}`,
    'points of the row against the column in per cent: a win is one, a draw half',
    '',
    `${' '.repeat(wide + 4)}${names.map((_, place) => String(place + 1).padStart(5)).join('')}     all  95 %`,
    ...ranking(matrix).map((place) => {
      const total = totals[place] as Rate;
      const row = (cells[place] as (Rate | null)[]).map(cell).join('');
      return `${String(place + 1).padStart(3)} ${(names[place] as string).padEnd(wide)}${row}   ${(100 * total.rate).toFixed(1).padStart(5)}  ${interval(total)}`;
    }),
    '',
    `checksum ${hex(result.tallies.reduce((sum, tally, index) => sum + Math.imul(tally.checksum, index + 1), 0))}`,
  ];
  return `${lines.join('\n')}\n`;
}

export function matrixData(result: Result, matrix: Matrix): object {
  const { book, seed, levels } = result.run.pairs[0] as Pair;
  return {
    book,
    seed,
    levels,
    games: result.run.games,
    interrupted: result.interrupted,
    decks: ranking(matrix).map((place) => ({ name: matrix.names[place], ...matrix.totals[place] })),
    names: matrix.names,
    matrix: matrix.cells.map((row) => row.map((rate) => rate?.rate ?? null)),
    pairs: result.run.pairs.map((_, index) => pairData(result, index)),
  };
}
