// Advice for a person: which answers a strong player would consider, how they did when they were tried, and what sets the
// best of them apart. It sees what the person sees, and nothing else.

import { type Answer, chanceFrom, type Seen, type View } from '../game/index.ts';
import { candidatesAt } from './candidates.ts';
import { HABITS } from './habits.ts';
import { winningAnswer } from './lethal.ts';
import { playOn, search } from './search.ts';
import { bestTried, type Tried } from './tried.ts';

/** The measure of the Master, level 4. */
const MEASURE = { nodes: 1500, turns: 5, own: 'keen', rival: 'simple', guard: 2000 } as const;
const CANDIDATES = 10;
/** So many games are played on from each of two answers to see what they lead to. */
const GAMES = 8;

/** What is compared at the end of games that were played on. */
export interface Outlook {
  readonly won: number;
  readonly lost: number;
  readonly ownLife: number;
  readonly rivalLife: number;
  readonly ownCreatures: number;
  readonly rivalCreatures: number;
  readonly ownCards: number;
}

export interface Counsel {
  readonly answer: Answer;
  /** It wins this turn, whatever the rival holds that is imagined. */
  readonly wins: boolean;
  /** The others that were thought about, the best first, and how much worse each did, in games of a hundred. */
  readonly others: readonly { readonly answer: Answer; readonly worse: number }[];
  /** What the best leads to, beside the next best; null where there was no choice. */
  readonly outlook: { readonly best: Outlook; readonly next: Outlook } | null;
}

export function counsel(seen: Seen, seed: string): Counsel | null {
  if (seen.view.question === null) return null;
  const answers = candidatesAt(seen.view, seen.legal, chanceFrom(`${seed}:first`), CANDIDATES, HABITS[MEASURE.own]);
  const [first] = answers;
  if (first === undefined) return null;
  if (answers.length === 1) return { answer: first, wins: false, others: [], outlook: null };
  const win = winningAnswer(seen, seed, MEASURE.nodes);
  if (win !== null) return { answer: win, wins: true, others: [], outlook: null };
  const tried = search(seen, answers, { ...MEASURE, seed });
  const answer = bestTried(tried);
  const gainOf = ({ gain, visits }: Tried): number => (visits === 0 ? Number.NEGATIVE_INFINITY : gain / visits);
  const best = gainOf(tried.find((each) => each.answer === answer) as Tried);
  const others = tried
    .filter((each) => each.answer !== answer && each.visits > 0)
    .sort((a, b) => gainOf(b) - gainOf(a))
    .map((each) => ({ answer: each.answer, worse: Math.max(0, Math.round(100 * (best - gainOf(each)))) }));
  const [next] = others;
  const outlook =
    next === undefined ? null : { best: outlookOf(seen, answer, seed), next: outlookOf(seen, next.answer, seed) };
  return { answer, wins: false, others, outlook };
}

const NOTHING: Outlook = {
  won: 0,
  lost: 0,
  ownLife: 0,
  rivalLife: 0,
  ownCreatures: 0,
  rivalCreatures: 0,
  ownCards: 0,
};

/** What the same games come to with this answer, on average. */
function outlookOf(seen: Seen, answer: Answer, seed: string): Outlook {
  let sum = NOTHING;
  let number = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const imagined = seen.imagine(chanceFrom(`${seed}:outlook ${game}`));
    if (imagined === null || imagined.whyNot(answer) !== null) continue;
    const { end } = playOn(imagined.take(answer), seen.view, { ...MEASURE, seed }, chanceFrom(`${seed}:play ${game}`));
    sum = added(sum, outlookAt(end));
    number += 1;
  }
  return scaled(sum, number === 0 ? 0 : 1 / number);
}

function outlookAt(view: View): Outlook {
  const { seat, outcome } = view;
  const creatures = (own: boolean): number =>
    view.inPlay.filter(({ types, controller }) => types.includes('creature') && (controller === seat) === own).length;
  const rivals = view.players.filter((player) => player.seat !== seat);
  return {
    won: outcome !== null && outcome.winner === seat ? 1 : 0,
    lost: outcome !== null && outcome.winner !== null && outcome.winner !== seat ? 1 : 0,
    ownLife: view.players[seat]?.life ?? 0,
    rivalLife: Math.min(...rivals.map(({ life }) => life)),
    ownCreatures: creatures(true),
    rivalCreatures: creatures(false),
    ownCards: view.players[seat]?.handCount ?? 0,
  };
}

const KEYS = Object.keys(NOTHING) as (keyof Outlook)[];
const made = (of: (key: keyof Outlook) => number): Outlook =>
  Object.fromEntries(KEYS.map((key) => [key, of(key)])) as unknown as Outlook;
const added = (one: Outlook, other: Outlook): Outlook => made((key) => one[key] + other[key]);
const scaled = (one: Outlook, by: number): Outlook => made((key) => one[key] * by);
