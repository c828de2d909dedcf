// A review of a duel for one of its seats: how the chance to win went, which answers cost most of it, which turns could have been
// won, and the plain figures. It thinks as the Archon does, from what the seat could know; numbers with open cards come second.

import { winningAnswer } from '../../bots/lethal.ts';
import { ARCHON } from '../../bots/levels.ts';
import { chanceToWin, considered, lostBy, type Verdict, weighGiven } from '../../bots/verdict.ts';
import {
  type Answer,
  BadInput,
  canAct,
  type Game,
  type Kept,
  type Question,
  type Seat,
  type Seen,
  seenBy,
  seenOpen,
} from '../../game/index.ts';
import { solveGame } from '../solve/solve.ts';
import { type Figures, Tally } from './tally.ts';
import { stopsOf } from './walk.ts';
import { answerWords } from './words.ts';

/** A turn, and the chance to win when it began. */
export interface Point {
  readonly turn: number;
  readonly active: string;
  /** How many answers had been given. */
  readonly at: number;
  readonly life: readonly number[];
  /** From what the seat could know; the same with open cards. Null where no game could be imagined. */
  readonly known: number | null;
  readonly open: number | null;
}

/** An answer that cost something. */
export interface Moment {
  readonly at: number;
  readonly turn: number;
  readonly step: string;
  readonly active: string;
  /** What was answered, and what would have been better. */
  readonly given: string;
  readonly better: string;
  /** The part of a game that it cost by what could be known, and with open cards (where it may even have been right). */
  readonly lost: number;
  readonly open: number | null;
}

/** A turn that could have been won. */
export interface Missed {
  readonly turn: number;
  readonly at: number;
  /** The line that wins against every answer of the cards that the rival had. */
  readonly line: readonly string[];
  /** Whether it could be seen without knowing the rival's hand. */
  readonly seen: boolean;
}

export interface Review {
  readonly book: string;
  readonly seat: Seat;
  readonly name: string;
  readonly rival: string;
  readonly winner: string | null;
  readonly answers: number;
  readonly decisions: number;
  readonly curve: readonly Point[];
  readonly moments: readonly Moment[];
  readonly missed: readonly Missed[];
  readonly figures: Figures;
}

export interface ReviewOptions {
  /** How many moments are told, at most. */
  readonly moments: number;
  /** Positions that a first look at a decision may try, and a second one at those that seem to have cost most. */
  readonly nodes: number;
  readonly again: number;
  /** Deals played on at the beginning of each turn. */
  readonly deals: number;
  /** Positions that the solver may look at in a turn. */
  readonly solver: number;
  readonly seed: string;
}

export const USUAL: ReviewOptions = {
  moments: 6,
  nodes: 600,
  again: 15_000,
  deals: 14,
  solver: 10_000,
  seed: 'review',
};

/** How far a review is: from 0 to 1. */
export interface Progress {
  readonly done: number;
}

/** A place to think about, as a value: the game itself has gone on. */
interface Place {
  readonly at: number;
  readonly kept: Kept;
  readonly turn: number;
}

interface Decision extends Place {
  readonly answer: Answer;
  readonly step: string;
  readonly active: string;
}

interface Walked {
  readonly game: Game;
  readonly turns: readonly (Place & { readonly active: Seat; readonly life: readonly number[] })[];
  readonly decisions: readonly Decision[];
  /** Where a turn of one's own may still be won: the first chance in its main phase, and the attack, with what was cast before it. */
  readonly chances: readonly Place[];
  readonly figures: Figures;
}

const stepOf = ({ book, state: { turn } }: Game): string => book.turn[turn.phase]?.steps[turn.step]?.name ?? '';

/** An answer costs too little to be told of below this part of a game. */
const LEAST = 0.015;

function walk(replay: string, seat: Seat): Walked {
  const tally = new Tally(seat);
  const turns: Walked['turns'][number][] = [];
  const decisions: Decision[] = [];
  const chances: Place[] = [];
  const stops = stopsOf(replay);
  let next = stops.next();
  for (; next.done !== true; next = stops.next()) {
    const { at, game, question, answer, news } = next.value;
    const { turn, players } = game.state;
    tally.hear(game, news);
    const place = { at, kept: game.keep(), turn: turn.number };
    if (turn.number > 0 && turns.at(-1)?.turn !== turn.number)
      turns.push({ ...place, active: turn.active, life: players.map(({ life }) => life) });
    if (question.player !== seat || answer.kind === 'concede' || answer.kind === 'cancel') continue;
    decisions.push({ ...place, answer, step: stepOf(game), active: game.names[turn.active] ?? '' });
    if (turn.active === seat && isChance(question, chances.at(-1)?.turn !== turn.number)) chances.push(place);
  }
  const { game, news } = next.value;
  tally.end(game, news);
  return { game, turns, decisions, chances, figures: tally.figures };
}

/** Before the main phase the card of the turn is not drawn: what it would win is not to be found there. */
const isChance = (question: Question, isFirst: boolean): boolean =>
  question.ask === 'attack' || (isFirst && question.ask === 'act' && question.window !== 'fast');

/** The position again. */
const standing = ({ game }: Walked, { kept }: Place): Game | null => game.elsewhere(kept);

/** The same, if the seat had more than one thing to do there. */
function asked(walked: Walked, place: Decision): Game | null {
  const game = standing(walked, place);
  return game !== null && canAct(game) && game.legalAnswers().length > 1 ? game : null;
}

/**
 * Games that are imagined ask only where there is something to do, which makes them shorter by far. The position itself must not be asked
 * so before everything hidden is dealt anew: whether somebody could act there depends on the cards in the hand.
 */
const lean = (seen: Seen): Seen => ({
  ...seen,
  imagine: (chance) => {
    const game = seen.imagine(chance);
    return game === null ? null : game.elsewhere(game.keep(), 'useful');
  },
});

const known = (game: Game, seat: Seat): Seen => lean(seenBy(game, seat));
const open = (game: Game, seat: Seat): Seen => lean(seenOpen(game, seat));

/** Works step by step and says how far it is; whoever drives it may stop at any step. */
export function* reviewing(replay: string, seat: Seat, options: ReviewOptions = USUAL): Generator<Progress, Review> {
  if (seat !== 0 && seat !== 1) throw new BadInput(`there is no seat ${seat} at a duel: it is 0 or 1`);
  const walked = walk(replay, seat);
  const { game, decisions, turns, chances, figures } = walked;
  // The parts take about as long as these numbers say.
  const all = decisions.length + 4 * turns.length + 6 * chances.length + 40 * options.moments;
  let done = 0;
  const step = (much: number): Progress => {
    done += much;
    return { done: Math.min(1, done / all) };
  };
  const curve: Point[] = [];
  for (const place of turns) {
    curve.push(pointAt(walked, place, seat, options));
    yield step(4);
  }
  const suspects: { readonly place: Decision; readonly verdict: Verdict }[] = [];
  for (const place of decisions) {
    const verdict = lookBack(walked, place, seat, options.nodes, options.seed);
    if (verdict !== null && verdict.sure > LEAST / 3) suspects.push({ place, verdict });
    yield step(1);
  }
  const missed: Missed[] = [];
  for (const place of chances) {
    const found = missed.at(-1)?.turn === place.turn ? null : missedAt(walked, place, seat, options);
    if (found !== null) missed.push(found);
    yield step(6);
  }
  const moments: Moment[] = [];
  for (const place of worstOf(suspects, 2 * options.moments)) {
    const moment = momentAt(walked, place, seat, options);
    if (moment !== null) moments.push(moment);
    yield step(20);
  }
  moments.sort((a, b) => b.lost - a.lost);
  const winner = game.outcome?.winner ?? null;
  return {
    book: game.book.id,
    seat,
    name: game.names[seat] ?? '',
    rival: game.names[1 - seat] ?? '',
    winner: winner === null ? null : (game.names[winner] ?? null),
    answers: decisions.length === 0 ? 0 : (decisions.at(-1)?.at ?? 0) + 1,
    decisions: decisions.length,
    curve,
    moments: moments.slice(0, options.moments),
    missed,
    figures,
  };
}

/** The whole of it at once. */
export function review(replay: string, seat: Seat, options: ReviewOptions = USUAL): Review {
  const work = reviewing(replay, seat, options);
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

function pointAt(walked: Walked, place: Walked['turns'][number], seat: Seat, { deals, seed }: ReviewOptions): Point {
  const game = standing(walked, place);
  const words = `${seed}:turn ${place.turn}`;
  return {
    turn: place.turn,
    active: walked.game.names[place.active] ?? '',
    at: place.at,
    life: place.life,
    known: game === null ? null : chanceToWin(known(game, seat), words, deals),
    open: game === null ? null : chanceToWin(open(game, seat), words, deals),
  };
}

function lookBack(walked: Walked, place: Decision, seat: Seat, nodes: number, seed: string): Verdict | null {
  const game = asked(walked, place);
  if (game === null) return null;
  const seen = known(game, seat);
  const words = `${seed}:${place.at}`;
  const answers = considered(seen, place.answer, words);
  return answers.length < 2 ? null : weighGiven(seen, place.answer, answers, words, nodes);
}

/** Those that seem to have cost most, one of each turn. */
function worstOf(
  suspects: readonly { readonly place: Decision; readonly verdict: Verdict }[],
  most: number,
): Decision[] {
  const sorted = [...suspects].sort((a, b) => b.verdict.sure - a.verdict.sure);
  const turns = new Set<number>();
  return sorted
    .filter(({ place }) => {
      if (turns.has(place.turn)) return false;
      turns.add(place.turn);
      return true;
    })
    .slice(0, most)
    .map(({ place }) => place);
}

function momentAt(walked: Walked, place: Decision, seat: Seat, { again, seed }: ReviewOptions): Moment | null {
  const verdict = lookBack(walked, place, seat, again, `${seed} again`);
  const game = standing(walked, place);
  if (verdict === null || game === null || verdict.sure < LEAST) return null;
  const { at, turn, step, active, answer } = place;
  return {
    ...{ at, turn, step, active, lost: verdict.lost },
    open: lostBy(open(game, seat), answer, verdict.best, `${seed}:open ${at}`, Math.ceil(again / 5)),
    given: answerWords(game, answer),
    better: answerWords(game, verdict.best),
  };
}

/** Whether a turn that did not end the game could have been won, whatever the rival did with the cards there were. */
function missedAt(walked: Walked, place: Place, seat: Seat, { solver, seed }: ReviewOptions): Missed | null {
  const { outcome, state } = walked.game;
  if (outcome?.winner === seat && state.turn.number === place.turn) return null;
  const game = walked.game.elsewhere(place.kept, 'useful');
  if (game === null || game.question?.player !== seat || game.state.turn.number !== place.turn) return null;
  const goal = { who: game.names[seat] as string, what: 'wins', turns: 1 } as const;
  const found = solveGame(game, goal, { nodes: solver, quick: true });
  if (found.solved !== true || !found.proof) return null;
  const seen = winningAnswer(known(game, seat), `${seed}:${place.at}`, ARCHON.nodes) !== null;
  return { turn: place.turn, at: place.at, line: found.line.filter((line) => !line.endsWith(' passes')), seen };
}
