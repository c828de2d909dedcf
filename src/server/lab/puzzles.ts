// Puzzles at the page: the person plays the side with the task, the solver answers for the other, and says when it is over.

import { type Answer, BadInput, type Game } from '../../game/index.ts';
import { PUZZLES, type Puzzle, puzzleNamed, starsOf } from '../../lab/puzzles/index.ts';
import { answerWords } from '../../lab/review/words.ts';
import { Defence } from '../../lab/solve/defend.ts';
import { gameOf } from '../../lab/solve/solve.ts';
import type { Goal, Study } from '../../lab/study.ts';
import { readStudy } from '../../lab/text/read.ts';
import { goalText } from '../../lab/text/write.ts';
import { ofOnePlayer } from '../../protocol/answers.ts';
import type { PuzzleInfo, PuzzleState } from '../../protocol/lab.ts';
import { benchState, played } from './bench.ts';

/** Positions that the defence may look at for each of its answers. */
const NODES = 60_000;
/** The searches of so many puzzles are kept. */
const MOST_KEPT = 4;
/** Nothing that is forced goes on for longer. */
const MOST_FORCED = 500;

function puzzleInfo(puzzle: Puzzle): PuzzleInfo {
  const { title, goal } = readStudy(puzzle.text);
  const { id, book, differs } = puzzle;
  return {
    id,
    book,
    title,
    goal: goal === null ? '' : goalText(goal),
    stars: starsOf(id),
    differs: Object.keys(differs ?? {}),
  };
}

export const puzzleInfos = (): PuzzleInfo[] => PUZZLES.map(puzzleInfo);

interface Kept {
  readonly study: Study;
  readonly defence: Defence;
}

const kept = new Map<string, Kept>();

function keptFor({ id, text, book }: Puzzle): Kept {
  const known = kept.get(id);
  if (known !== undefined) return known;
  const study = readStudy(text);
  const made = { study, defence: new Defence(gameOf(study, book), study.goal as Goal, NODES) };
  kept.set(id, made);
  for (const old of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(old);
  return made;
}

/** Where a puzzle stands after some answers: the defence has answered, and what is forced has been done. */
export function puzzleState(id: string, given: readonly Answer[]): PuzzleState {
  const puzzle = puzzleNamed(id);
  const { study, defence } = keptFor(puzzle);
  const { game, said: before } = played(study, puzzle.book, given);
  const answers = [...given];
  const said = [...before];
  const replies: string[] = [];
  for (let i = 0; i < MOST_FORCED && game.question !== null && defence.over(game) === null; i += 1) {
    const isOwn = game.question.player === defence.seat;
    const forced = defence.forced(game);
    if (isOwn && forced === null) break;
    const answer = forced ?? defence.reply(game);
    const words = answerWords(game, answer);
    if (!isOwn && answer.kind !== 'pass' && answer.kind !== 'pay') replies.push(words);
    said.push(words);
    answers.push(answer);
    game.take(answer);
  }
  const verdict = verdictAt(game, defence, given.length > 0);
  return {
    puzzle: puzzleInfo(puzzle),
    text: puzzle.text,
    state: benchState(game),
    answers: answers.map(ofOnePlayer),
    said,
    verdict,
    sentence: sentenceFor(verdict, replies.length > 0 || verdict !== 'failed' ? replies : refutationOf(game, defence)),
  };
}

function verdictAt(game: Game, defence: Defence, begun: boolean): PuzzleState['verdict'] {
  const over = defence.over(game);
  if (over !== null || game.question === null) return over === true ? 'solved' : 'failed';
  return begun && defence.canBeDone(game) === false ? 'failed' : 'open';
}

/** A try that failed before the other side had to do anything: what it would do. */
function refutationOf(game: Game, defence: Defence): readonly string[] {
  const words = game.question === null ? null : defence.refutes(game);
  return words === null ? [] : [`What refutes it: ${words}`];
}

function sentenceFor(verdict: PuzzleState['verdict'], replies: readonly string[]): string {
  const told = replies.length === 0 ? '' : `${replies.join('; ')}. `;
  if (verdict === 'solved') return `${told}Solved.`;
  return verdict === 'failed' ? `${told}It can no longer be done.` : told.trim();
}

/** What helps a little, more, and all the way. */
export function puzzleHint(id: string, answers: readonly Answer[], step: number): string {
  const puzzle = puzzleNamed(id);
  const { study, defence } = keptFor(puzzle);
  const { game } = played(study, puzzle.book, answers);
  if (game.question === null || defence.over(game) !== null) throw new BadInput('the puzzle is over: there is no hint');
  if (defence.canBeDone(game) !== true) return 'From here it can no longer be done: take something back.';
  const answer = defence.reply(game);
  if (step === 1) return FIRST[answer.kind] ?? 'There is one thing here that does it.';
  const words = answerWords(game, answer);
  // The second says what it is about, without what is chosen for it.
  return step === 2 ? `${SECOND[answer.kind] ?? 'Think of this'}: ${words.replace(/ at .*$/, '')}.` : `${words}.`;
}

const FIRST: { readonly [kind: string]: string } = {
  cast: 'It begins with a spell, and not with the attack.',
  use: 'An ability on the table is worth more than it seems.',
  pass: 'Nothing need be done here yet: what comes later is stronger.',
  'begin attack': 'Nothing need be cast before the attack.',
  attack: 'Not every creature that could attack should, or every one must: count what can be blocked.',
  pick: 'The right target is not the largest, but the one in the way.',
  number: 'Count the mana that is needed later.',
};

const SECOND: { readonly [kind: string]: string } = {
  cast: 'The spell',
  use: 'The ability',
  pick: 'The choice',
  attack: 'The attack',
};
