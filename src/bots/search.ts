// Searching: every try of a candidate deals what is hidden anew, lets the heuristic play on for both sides and ends
// with an evaluation. Candidates are compared with the heuristic's own answer, deal by deal.

import { type Answer, type Chance, chanceFrom, type Game, type Kept, type Seen, type View } from '../game/index.ts';
import { evaluate } from './evaluate.ts';
import { HABITS, type HabitName } from './habits.ts';
import { chooseSimply } from './simple.ts';
import type { Tried } from './tried.ts';

export interface SearchOptions {
  readonly seed: number | string;
  /** How many positions are tried: every answer given in an imagined game is one. */
  readonly nodes: number;
  /** How many turns on a try is evaluated: 1 is the end of this turn. */
  readonly turns: number;
  /** How one plays on in an imagined game. */
  readonly own: HabitName;
  /** How the rival is taken to play. */
  readonly rival: HabitName;
  /** A guard for a slow machine, in milliseconds: then the search ends with what it has. Nodes are the measure otherwise. */
  readonly guard?: number;
}

type Candidate = { -readonly [part in keyof Tried]: Tried[part] };

/** How much the search trusts what it has seldom tried. */
const CURIOSITY = 0.12;
/** A try that asks for more answers than this is evaluated where it stands. */
const MOST_ANSWERS = 300;
/** What a try costs beside its answers, in nodes. */
const EACH = 2;

export const untried = (answer: Answer): Candidate => ({ answer, visits: 0, gain: 0, squares: 0 });

/** Tries the answers, the heuristic's first, and says how each of them did, in their order. What is not allowed is not tried. */
export function search(seen: Seen, answers: readonly Answer[], options: SearchOptions): Tried[] {
  const chance = chanceFrom(`${options.seed}:first`);
  const all = answers.map(untried);
  const own = all[0] as Candidate;
  const { imagine } = seen;
  const model = answers.length < 2 ? null : imagine(chanceFrom(`${options.seed}:0`));
  if (model === null) return all;
  const candidates = all.filter((each) => each === own || model.whyNot(each.answer) === null);
  if (candidates.length < 2) return all;
  const deals: (Kept | null)[] = [model.keep()];
  /** What the heuristic's answer came to in each deal. */
  const measure: number[] = [];
  const late = options.guard === undefined ? Number.POSITIVE_INFINITY : performance.now() + options.guard;
  for (let nodes = 0; nodes < options.nodes && (nodes === 0 || performance.now() < late); ) {
    let candidate = mostPromising(candidates);
    // The heuristic's answer goes first in every deal: it is what the others are measured by.
    if (candidate.visits >= own.visits) candidate = own;
    const number = candidate.visits;
    if (deals[number] === undefined) deals[number] = imagine(chanceFrom(`${options.seed}:${number}`))?.keep() ?? null;
    const deal = deals[number] ?? null;
    const game = deal === null ? null : model.elsewhere(deal);
    if (game === null) break;
    const { value, answers: given } = playOn(game.take(candidate.answer), seen.view, options, chance);
    nodes += given + EACH;
    if (candidate === own) measure.push(value);
    const gain = value - (measure[number] as number);
    candidate.visits += 1;
    candidate.gain += gain;
    candidate.squares += gain * gain;
  }
  return all;
}

/** PUCT: what has gained most so far, with a bonus for what has been tried little. All are equally likely at first. */
function mostPromising(candidates: readonly Candidate[]): Candidate {
  const tried = candidates.reduce((sum, { visits }) => sum + visits, 0);
  const bonus = CURIOSITY * Math.sqrt(tried + 1);
  let best = candidates[0] as Candidate;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const mean = candidate.visits === 0 ? 0 : candidate.gain / candidate.visits;
    const score = mean + bonus / (1 + candidate.visits);
    if (score > most) {
      most = score;
      best = candidate;
    }
  }
  return best;
}

/** Habit plays for everybody until enough turns have begun; then the position is evaluated, as the seat sees it at its end. */
export function playOn(
  game: Game,
  { seat, turn }: View,
  { turns, own, rival }: SearchOptions,
  chance: Chance,
): { value: number; answers: number; end: View } {
  let answers = 0;
  for (; answers < MOST_ANSWERS; answers += 1) {
    const { question } = game;
    if (question === null || game.state.turn.number >= turn + turns) break;
    const legal = question.ask === 'act' ? game.legalAnswers() : [];
    game.take(chooseSimply(game.view(question.player), legal, chance, HABITS[question.player === seat ? own : rival]));
  }
  const end = game.view(seat);
  return { value: evaluate(end), answers, end };
}
