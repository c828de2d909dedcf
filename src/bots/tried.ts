// What has been tried: counts added up, which answer did best, and which may still turn out to.

import type { Answer } from '../game/index.ts';

/** What became of one candidate: how often it was tried, and how much better it did than the heuristic's answer. */
export interface Tried {
  readonly answer: Answer;
  readonly visits: number;
  readonly gain: number;
  /** The sum of the squares of what it gained, which says how sure the sum is. */
  readonly squares: number;
}

/** A gain is believed when it is more than so many of its standard errors. */
const SURE = 0.6;

/** When an answer is looked at again. */
export interface Doubt {
  /** How good it may turn out to be, or how bad: its gain and so many standard errors. */
  readonly errors: number;
  /** What can be better by no more than so much of a game is not worth another look. */
  readonly worthwhile: number;
}

/** What a gain is taken to vary by before anything has been tried: a tenth of a game either way. */
const VARIANCE = 0.01;

/** The same answers, tried in two places. */
export const addUp = (one: readonly Tried[], other: readonly Tried[]): Tried[] =>
  one.map((each, index) => {
    const more = other[index] as Tried;
    return {
      answer: each.answer,
      visits: each.visits + more.visits,
      gain: each.gain + more.gain,
      squares: each.squares + more.squares,
    };
  });

/** What an answer gained on average, less (or more) so many standard errors. */
function bound({ visits, gain, squares }: Tried, errors: number): number {
  const mean = gain / visits;
  const spread = Math.max(0, squares - visits * mean * mean) + VARIANCE;
  return mean + errors * Math.sqrt(spread / visits / visits);
}

/** The candidate that gained most for certain; the heuristic's answer where none has. */
export function bestTried(tried: readonly Tried[]): Answer {
  let best = tried[0] as Tried;
  let most = 0;
  for (const each of tried.slice(1)) {
    if (each.visits === 0) continue;
    const certain = bound(each, -SURE);
    if (certain > most) {
      most = certain;
      best = each;
    }
  }
  return best.answer;
}

/** The places of those that may still be the best. The heuristic's own is always among them: it is what they are measured by. */
export function stillOpen(tried: readonly Tried[], { errors, worthwhile }: Doubt): number[] {
  const others = tried.flatMap((each, place) => (place === 0 || each.visits === 0 ? [] : [{ each, place }]));
  const certain = Math.max(0, ...others.map(({ each }) => bound(each, -errors)));
  const open = others.filter(({ each }) => bound(each, errors) > certain + worthwhile);
  // One that is better than the heuristic's answer for certain has nobody left to be compared with.
  const decided = open.length === 0 || (open.length === 1 && certain > 0);
  return decided ? [] : [0, ...open.map(({ place }) => place)];
}
