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
  const meetings: Meetings[] = [];
  /** What the heuristic's answer came to in each deal. */
  const measure: number[] = [];
  const late = options.guard === undefined ? Number.POSITIVE_INFINITY : performance.now() + options.guard;
  for (let nodes = 0; nodes === 0 || performance.now() < late; ) {
    // Each is tried once, however few nodes there are: what nobody looked at cannot be left out of the next round.
    const next = nodes < options.nodes ? mostPromising(candidates) : candidates.find(({ visits }) => visits === 0);
    if (next === undefined) break;
    let candidate = next;
    // The heuristic's answer goes first in every deal: it is what the others are measured by.
    if (candidate.visits >= own.visits) candidate = own;
    const number = candidate.visits;
    if (deals[number] === undefined) deals[number] = imagine(chanceFrom(`${options.seed}:${number}`))?.keep() ?? null;
    const deal = deals[number] ?? null;
    const game = deal === null ? null : model.elsewhere(deal);
    if (game === null) break;
    meetings[number] ??= { deal: deal as Kept, known: new Map() };
    const met = meetings[number] as Meetings;
    const { value, answers: given } = playOn(game.take(candidate.answer), seen.view, options, chance, met);
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

/** What an imagined game came to: its worth, how many answers were given on the way, and how it looked to the seat in the end. */
interface Played {
  readonly value: number;
  readonly answers: number;
  readonly end: View;
}

/**
 * What became of one deal from the beginnings of turns on, by the position there. Two answers often come to the same a turn later
 * (first this spell and then that, or the other way round): then the rest was played already.
 */
export interface Meetings {
  readonly deal: Kept;
  readonly known: Map<number, Played>;
}

/** A turn that has begun in an imagined game: where it stood, and what had been answered and drawn by then. */
interface Milestone {
  readonly place: number;
  readonly answers: number;
  readonly drawn: number;
}

/** Habit plays for everybody until enough turns have begun; then the position is evaluated, as the seat sees it at its end. */
export function playOn(
  game: Game,
  { seat, turn }: View,
  { turns, own, rival }: SearchOptions,
  chance: Chance,
  meetings: Meetings | null = null,
): Played {
  const passed: Milestone[] = [];
  let answers = 0;
  let known: Played | null = null;
  for (let last = turn; answers < MOST_ANSWERS; answers += 1) {
    const { question } = game;
    const { number } = game.state.turn;
    if (question === null || number >= turn + turns) break;
    if (meetings !== null && number !== last) {
      last = number;
      const place = game.key(meetings.deal.checkpoint);
      const met = meetings.known.get(place);
      if (met !== undefined && answers + met.answers < MOST_ANSWERS) {
        known = met;
        break;
      }
      passed.push({ place, answers, drawn: chance.drawn() });
    }
    const legal = question.ask === 'act' ? game.legalAnswers() : [];
    game.take(chooseSimply(game.view(question.player), legal, chance, HABITS[question.player === seat ? own : rival]));
  }
  const end = known?.end ?? game.view(seat);
  const value = known?.value ?? evaluate(end);
  const all = answers + (known?.answers ?? 0);
  // What hung on chance, or was broken off, may go on differently the next time.
  for (const { place, answers: before, drawn } of passed)
    if (all < MOST_ANSWERS && drawn === chance.drawn())
      meetings?.known.set(place, { value, answers: all - before, end });
  return { value, answers: all, end };
}
