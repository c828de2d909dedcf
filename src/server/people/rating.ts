// How a result changes ratings: Glicko-2 for two, and for several the Plackett-Luce model of Weng and Lin ("A Bayesian
// Approximation Method for Online Ranking", Journal of Machine Learning Research 12, 2011, algorithm 4). Pure numbers.

import glicko from 'glicko2-lite';
import { FIRST_DEVIATION, FIRST_RATING } from '../../protocol/ratings.ts';

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  /** How unsteady somebody's results are; games of several leave it as it is. */
  readonly volatility: number;
}

export const FIRST: Rating = { rating: FIRST_RATING, deviation: FIRST_DEVIATION, volatility: 0.06 };

/** How much volatility may change, as Glickman advises for results that vary. */
const TAU = 0.5;

/** By seat the rating after a game in which each came to a place; who has the same side wins and loses together. */
export function rated(
  before: readonly Rating[],
  ranks: readonly number[],
  sides: readonly number[],
): readonly Rating[] {
  return before.length === 2 && sides[0] !== sides[1] ? ratedTwo(before, ranks) : ratedSeveral(before, ranks, sides);
}

function ratedTwo(before: readonly Rating[], ranks: readonly number[]): readonly Rating[] {
  return before.map(({ rating, deviation, volatility }, seat) => {
    const other = before[1 - seat] as Rating;
    const [own, others] = [ranks[seat] as number, ranks[1 - seat] as number];
    const score = own === others ? 0.5 : own < others ? 1 : 0;
    const after = glicko(rating, deviation, volatility, [[other.rating, other.deviation, score]], { tau: TAU });
    // Nobody is less known than somebody who has never played.
    return { rating: after.rating, deviation: Math.min(after.rd, FIRST_DEVIATION), volatility: after.vol };
  });
}

/** How much chance there is in a game, and how little is left of a deviation at the least; the paper's, on our scale. */
const BETA = FIRST_DEVIATION / 2;
const KAPPA = 0.0001;

interface Side {
  readonly strength: number;
  /** The sum of the squares of the deviations. */
  readonly variance: number;
  readonly rank: number;
}

function ratedSeveral(
  before: readonly Rating[],
  ranks: readonly number[],
  sides: readonly number[],
): readonly Rating[] {
  const all = [...new Set(sides)].map((side): Side & { readonly side: number } => {
    const seats = sides.flatMap((each, seat) => (each === side ? [seat] : []));
    const sum = (of: (rating: Rating) => number) =>
      seats.reduce((total, seat) => total + of(before[seat] as Rating), 0);
    return {
      side,
      strength: sum(({ rating }) => rating),
      variance: sum(({ deviation }) => deviation ** 2),
      rank: ranks[seats[0] as number] as number,
    };
  });
  const spread = Math.sqrt(all.reduce((total, { variance }) => total + variance + BETA ** 2, 0));
  const changes = new Map(all.map((each) => [each.side, changeOf(each, all, spread)]));
  return before.map((each, seat) => {
    const { better, surer, variance } = changes.get(sides[seat] as number) as Change;
    const share = each.deviation ** 2 / variance;
    return {
      ...each,
      rating: each.rating + share * better,
      deviation: each.deviation * Math.sqrt(Math.max(1 - share * surer, KAPPA)),
    };
  });
}

interface Change {
  readonly better: number;
  readonly surer: number;
  readonly variance: number;
}

/** How much better a side has shown to be, and how much surer that is (omega and delta in the paper). */
function changeOf(side: Side, all: readonly Side[], spread: number): Change {
  let [better, surer] = [0, 0];
  for (const other of all.filter(({ rank }) => rank <= side.rank)) {
    const others = all.filter(({ rank }) => rank >= other.rank);
    // Differences, so that no power grows beyond what a number holds.
    const chance = 1 / others.reduce((total, { strength }) => total + Math.exp((strength - side.strength) / spread), 0);
    const equals = all.filter(({ rank }) => rank === other.rank).length;
    better += ((other === side ? 1 : 0) - chance) / equals;
    surer += (chance * (1 - chance)) / equals;
  }
  const { variance } = side;
  const gamma = Math.sqrt(variance) / spread;
  return { better: (variance / spread) * better, surer: gamma * (variance / spread ** 2) * surer, variance };
}
