// Looking back at an answer that was given: how it did beside what a strong player would have considered, from what the seat
// could know, and how good the position was. The measure is the Archon's, with as many nodes as the one who asks can spare.

import { type Answer, chanceFrom, type Seen } from '../game/index.ts';
import { candidatesAt } from './candidates.ts';
import { HABITS } from './habits.ts';
import { ARCHON } from './levels.ts';
import { playOn } from './search.ts';
import { type Measure, tryOut } from './thinker.ts';
import type { Tried } from './tried.ts';

export interface Verdict {
  /** What would have been best: the given answer itself, where nothing did better. */
  readonly best: Answer;
  /** By how much the best did better than the given answer, as a part of a game. */
  readonly lost: number;
  /** The same less what chance may have done: 0 where the two cannot be told apart. */
  readonly sure: number;
}

/** With few nodes in one piece: in twenty shares nothing would be tried often enough. */
const measureFor = (nodes: number): Measure =>
  nodes < ARCHON.nodes ? { ...ARCHON, nodes, rounds: 1, shares: 1 } : { ...ARCHON, nodes };

const same = (one: Answer, other: Answer): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The answers that are to be compared, habit's first; fewer than two where there was nothing to think about. */
export function considered(seen: Seen, given: Answer, seed: string): readonly Answer[] {
  const found = candidatesAt(seen.view, seen.legal, chanceFrom(`${seed}:first`), ARCHON.candidates, HABITS[ARCHON.own]);
  // Where a strong player has one answer only, another one may still have been given.
  return found.some((each) => same(each, given)) ? found : [...found, given];
}

export function weighGiven(
  seen: Seen,
  given: Answer,
  answers: readonly Answer[],
  seed: string,
  nodes: number,
): Verdict {
  const tried = tryOut(seen, answers, seed, measureFor(nodes));
  const own = tried.find(({ answer }) => same(answer, given)) as Tried;
  let verdict: Verdict = { best: given, lost: 0, sure: 0 };
  if (own.visits === 0) return verdict;
  for (const other of tried) {
    if (other === own || other.visits === 0) continue;
    const lost = meanOf(other) - meanOf(own);
    const sure = lost - ERRORS * Math.sqrt(varianceOf(other) + varianceOf(own));
    if (sure > verdict.sure) verdict = { best: other.answer, lost, sure };
  }
  return verdict;
}

/** By how much one answer did better than the one given, from what is known here; null where it could not be tried. */
export function lostBy(seen: Seen, given: Answer, other: Answer, seed: string, nodes: number): number | null {
  const [, tried] = tryOut(seen, [given, other], seed, measureFor(nodes));
  return tried === undefined || tried.visits === 0 ? null : meanOf(tried);
}

/** A difference is believed when it is more than so many of its standard errors. */
const ERRORS = 1;
/** What a gain is taken to vary by before anything has been tried. */
const VARIANCE = 0.01;

const meanOf = ({ gain, visits }: Tried): number => gain / visits;

/** How much the mean of what was tried may be off, squared. */
function varianceOf({ gain, visits, squares }: Tried): number {
  const mean = gain / visits;
  return (Math.max(0, squares - visits * mean * mean) + VARIANCE) / visits / visits;
}

/** The chance to win from here, as the seat could see it: so many deals of what is hidden, played on and evaluated. */
export function chanceToWin(seen: Seen, seed: string, deals: number): number | null {
  let sum = 0;
  let number = 0;
  for (let deal = 0; deal < deals; deal += 1) {
    const game = seen.imagine(chanceFrom(`${seed}:${deal}`));
    if (game === null) continue;
    sum += playOn(game, seen.view, { ...ARCHON, seed }, chanceFrom(`${seed}:play ${deal}`)).value;
    number += 1;
  }
  return number === 0 ? null : sum / number;
}
