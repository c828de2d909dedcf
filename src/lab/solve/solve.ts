// Solving a puzzle: whether its task can be done whatever the other side does, every first move that does it, the main line, and
// for each try that fails what refutes it. Exact where it ends; where it does not, it says how far it looked.

import { type Answer, BadInput, findBook, fromPosition, type Game, type Seat } from '../../game/index.ts';
import { announcedIn } from '../across/waiting.ts';
import type { Goal, Study } from '../study.ts';
import { readHeld, stepNamed } from '../text/held.ts';
import { readStudy } from '../text/read.ts';
import { answersTo } from './answers.ts';
import { outlookOf } from './bound.ts';
import { leastDamage } from './certain.ts';
import { Fight } from './fight.ts';
import { Teller } from './line.ts';
import {
  goOn,
  isDecided,
  isLost,
  isWon,
  type Judge,
  lengthOf,
  type Move,
  type Node,
  Search,
  type Task,
} from './search.ts';
import { NOTHING, sureAnswers } from './sure.ts';

export interface SolveOptions {
  /** How many positions may be looked at. */
  readonly nodes: number;
  /** Only whether and how, without the other first moves and the refutations. */
  readonly quick?: boolean;
  /** Tries even what cannot be enough: for checking that nothing is given up that should not be. */
  readonly stubborn?: boolean;
}

export interface Solved {
  /** Null where the search ended before it was found out. */
  readonly solved: boolean | null;
  /** Whether that is a proof: no answer of the other side was left out. */
  readonly proof: boolean;
  readonly nodes: number;
  readonly checksum: number;
  readonly line: readonly string[];
  /** All first moves that do it, the one of the line first. */
  readonly winning: readonly string[];
  /** The others of them. */
  readonly alternatives: readonly string[];
  /** First moves that fail, and the answer that refutes each; null where there is nothing to answer. */
  readonly refuted: readonly { readonly try: string; readonly by: string | null }[];
  /** First moves of which it was not found out. */
  readonly open: readonly string[];
}

export const USUAL_NODES = 400_000;

/** What is drawn in a puzzle matters seldom; a bench may be played on for as long as anywhere. */
const fillerFor = ({ goal }: Study): string[] => Array.from({ length: goal === null ? 20 : 4 }, () => 'Plains');

/** The game of a puzzle in its book, asked only where there is something to do, or in all windows. */
export function gameOf(study: Study, book: string, windows: 'useful' | 'all' = 'useful'): Game {
  const { step, ...rest } = study.position;
  const library = fillerFor(study);
  const begun = fromPosition({
    ...rest,
    ...(step === undefined ? {} : { step: stepNamed(book, step) }),
    book,
    seats: Object.fromEntries(Object.entries(study.position.seats).map(([name, seat]) => [name, { library, ...seat }])),
    options: { windows: 'useful', events: false, ...(findBook(book).facts.start.ante === 'no' ? {} : { ante: true }) },
  });
  return announcedIn(begun, study, windows);
}

/** Reads a study that a book can hold. */
export const readFor = (text: string, book: string, read = readStudy): Study =>
  readHeld(text, (study) => gameOf(study, book), read);

/** The last turn in which the task may be done. */
function lastTurn(game: Game, { turns }: Goal, seat: Seat): number {
  const { number, active } = game.state.turn;
  return number + game.names.length * (turns - 1) + (active === seat || turns === 1 ? 0 : 1);
}

/** What it means to have done the task, and how near it is. */
export function taskOf(game: Game, goal: Goal, stubborn = false): Task {
  const seat = game.names.indexOf(goal.who);
  const last = lastTurn(game, goal, seat);
  const rivals = game.names.map((_, each) => each).filter((each) => each !== seat);
  const judge: Judge = ({ outcome, state }) => {
    // What happens in a later turn before anybody is asked again comes too late.
    if (state.turn.number > last) return goal.what === 'survives';
    if (outcome !== null) {
      const drawnOut = rivals.every((each) => state.players[each]?.out === 'library');
      return outcome.winner === seat && (goal.what !== 'draws out' || drawnOut);
    }
    return null;
  };
  if (goal.what !== 'wins' || stubborn) return { judge, verdict: judge, seat, guess: () => EVEN, fight: null };
  const fight = last === game.state.turn.number ? Fight.in(game, seat) : null;
  const lifeOf = ({ state }: Game): number => Math.min(...rivals.map((each) => state.players[each]?.life ?? 0));
  let near = { proof: 1, refutation: 1 };
  return {
    seat,
    fight,
    verdict: judge,
    judge: (at) => {
      const verdict = judge(at);
      // Heaps of spells are far from anything: what they come to is seen when they have resolved.
      const heap = 8 * at.state.chain.length;
      near = { proof: 1 + heap, refutation: 1 + heap };
      if (verdict !== null) return verdict;
      const outlook = outlookOf(at, seat);
      const isLast = at.state.turn.number === last;
      let spare = outlook(NOTHING) - lifeOf(at);
      if (isLast && spare < 0) return false;
      // Of what the other side can certainly do it takes what serves it best.
      for (const sure of isLast && fight !== null ? sureAnswers(at, seat) : []) {
        spare = Math.min(spare, outlook(sure) - lifeOf(at) - sure.gains);
        if (spare < 0) return false;
      }
      const least = isLast && fight !== null ? leastDamage(at, fight) : 0;
      // Without life nobody has lost yet in some books: both may have none when it is looked at.
      if (least > 0 && least >= lifeOf(at)) return true;
      near.proof += Math.max(0, lifeOf(at) - least);
      near.refutation += Math.max(0, Math.min(40, spare));
      return null;
    },
    guess: () => near,
  };
}

const EVEN = { proof: 1, refutation: 1 };

export function solve(study: Study, book: string, options: SolveOptions = { nodes: USUAL_NODES }): Solved {
  if (study.goal === null)
    throw new BadInput("this puzzle has no goal: write one in its head, like 'goal: ann wins this turn'");
  return solveGame(gameOf(study, book), study.goal, options);
}

export function solveGame(game: Game, goal: Goal, { nodes, quick, stubborn }: SolveOptions): Solved {
  const task = taskOf(game, goal, stubborn);
  const { judge, verdict } = task;
  const search = new Search(game, task);
  search.decide(search.root, nodes);
  const { root, nodes: looked } = search;
  const solved = isWon(root) ? true : isLost(root) ? false : null;
  const proof = solved === null ? false : isProof(root, solved);
  const checksum = search.checksum >>> 0;
  const line = solved === true ? mainLine(search, game, verdict) : [];
  const found = { solved, proof, nodes: looked, checksum, line };
  if (quick === true) return { ...found, winning: [], alternatives: [], refuted: [], open: [] };
  const tries = firstMoves(search, game, judge, nodes);
  // The same move paid for in another way is said once.
  const winning = [...new Set(tries.filter(({ node }) => isWon(node)).map(({ words }) => words))];
  const first = line[0] ?? '';
  const main = winning.find((words) => words === first) ?? winning[0];
  return {
    ...found,
    nodes: search.nodes,
    winning: main === undefined ? [] : [main, ...winning.filter((each) => each !== main)],
    alternatives: winning.filter((each) => each !== main),
    refuted: refutedTries(
      tries.filter(({ node }) => isLost(node)),
      (at) => refutation(search, at, judge),
      (at) => refutedBy(game, at, goal),
    ),
    open: tries.filter(({ node }) => !isDecided(node)).map(({ words }) => words),
  };
}

// ---- proofs ----

/** Whether nothing was left out of the tree that shows it. */
function isProof(root: Node, won: boolean): boolean {
  const seen = new Set<Node>();
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    // The side that fails must have had every answer.
    const needsAll = node.own !== won;
    if (node.unsure && (needsAll || node.children === null)) return false;
    if (node.children === null) continue;
    if (needsAll) open.push(...node.children);
    else {
      const one = node.children.find(won ? isWon : isLost);
      // A way round in a circle was given up, and shows nothing.
      if (one === undefined) return false;
      open.push(one);
    }
  }
  return true;
}

/** Gives an answer and goes on as the search did; the words are heard. */
function follow(game: Game, answer: Answer, judge: Judge, teller: Teller): void {
  teller.hear(game, answer);
  game.take(answer);
  goOn(
    game,
    null,
    () => judge(game) !== null,
    (forced) => teller.hear(game, forced),
  );
}

function begun(game: Game, judge: Judge, teller: Teller): Game {
  const copy = game.elsewhere(game.keep()) ?? game;
  goOn(
    copy,
    null,
    () => judge(copy) !== null,
    (forced) => teller.hear(copy, forced),
  );
  return copy;
}

/** So many positions more may be looked at to carry a line on from where it was seen to be won without trying. */
const LINE_NODES = 20_000;

/** The shortest way that does it against the longest resistance, to its very end: further than the search had to look. */
function mainLine(search: Search, game: Game, verdict: Judge): readonly string[] {
  const teller = new Teller();
  const at = begun(game, verdict, teller);
  const known = new Map<Node, number>();
  const seen = new Set<number>();
  const most = search.nodes + LINE_NODES;
  while (verdict(at) === null && !seen.has(at.key())) {
    seen.add(at.key());
    const own = at.question?.player === search.seat;
    const moves = search.movesAt(at);
    // Of one's own moves those that do something come first; the other side resists as long as it can.
    const waits = ({ answer }: Move): number => (answer.kind === 'pass' ? 1 : 0);
    if (own && !moves.some(({ node }) => isWon(node)))
      decideOne(
        search,
        [...moves].sort((a, b) => waits(a) - waits(b)),
        most,
      );
    const length = ({ node }: Move): number => lengthOf(node, known);
    const ways = moves.filter(({ node }) => (own ? isWon(node) : !isLost(node)));
    const [best] = ways.sort((a, b) => (own ? waits(a) - waits(b) || length(a) - length(b) : length(b) - length(a)));
    if (best === undefined) break;
    follow(at, best.answer, verdict, teller);
  }
  return teller.lines;
}

/** Goes on searching until one of these moves is known to do it. */
function decideOne(search: Search, moves: readonly Move[], mostNodes: number): void {
  for (const { node } of moves) {
    search.decide(node, mostNodes);
    if (isWon(node)) return;
  }
}

// ---- first moves ----

interface Try {
  readonly words: string;
  readonly node: Node;
  readonly game: Game;
}

/** Every whole first move: a card cast with all its choices is one. */
function firstMoves(search: Search, game: Game, judge: Judge, nodes: number): Try[] {
  const found: Try[] = [];
  const go = (path: readonly Answer[]): void => {
    const here = begun(game, judge, new Teller());
    for (const answer of path) follow(here, answer, judge, new Teller());
    if (here.question === null) return;
    for (const answer of answersTo(here, here.question).answers) {
      const teller = new Teller();
      const at = begun(game, judge, new Teller());
      for (const each of [...path, answer]) follow(at, each, judge, teller);
      if (at.question?.mayCancel === true && at.question.player === search.seat && judge(at) === null)
        go([...path, answer]);
      else {
        const node = search.nodeAt(at);
        search.decide(node, nodes);
        found.push({ words: teller.lines[0] ?? '', node, game: at });
      }
    }
  };
  go([]);
  return found;
}

/** One's own next moves all fail: told is what is done against the largest attack; else the last is mostly to attack, or to go on. */
function boldest(moves: readonly Move[]): Move | undefined {
  const size = ({ answer }: Move): number => (answer.kind === 'attack' ? answer.attackers.length : 0);
  const most = Math.max(...moves.map(size));
  return moves.findLast((move) => size(move) === most);
}

/** So many positions may be looked at for what refutes a try that was given up without looking, and for so many tries. */
const REFUTING_NODES = 2000;
const MOST_LOOKED_AT = 4;

/**
 * What the other side does where it was plain that the damage cannot be enough, so that nothing was tried: found by trying
 * everything. Null where that takes too long, or where it only has to let things happen.
 */
export function refutedBy(root: Game, at: Game, goal: Goal, nodes = REFUTING_NODES): string | null {
  const task = taskOf(root, goal, true);
  const search = new Search(at, task);
  search.decide(search.root, nodes);
  return isLost(search.root) ? refutation(search, at, task.judge) : null;
}

function refutedTries(
  tries: readonly Try[],
  seen: (at: Game) => string | null,
  looked: (at: Game) => string | null,
): Solved['refuted'] {
  let left = MOST_LOOKED_AT;
  return tries.map(({ words, game }) => {
    const by = seen(game);
    if (by !== null || left === 0) return { try: words, by };
    left -= 1;
    return { try: words, by: looked(game) };
  });
}

/** What the other side does after which a try has failed; null where it only has to let things happen. */
function refutation(search: Search, game: Game, judge: Judge): string | null {
  const at = game.elsewhere(game.keep());
  const seen = new Set<number>();
  let chosen: string | null = null;
  while (at !== null && judge(at) === null && !seen.has(at.key())) {
    seen.add(at.key());
    const own = at.question?.player === search.seat;
    const moves = search.movesAt(at);
    const failing = moves.filter(({ node }) => isLost(node));
    const move = own ? boldest(failing) : failing[0];
    if (move === undefined) return chosen;
    const teller = new Teller();
    follow(at, move.answer, judge, teller);
    const words = teller.lines[0] ?? null;
    if (own || move.answer.kind === 'pass') continue;
    // What is only chosen for something of the try itself is told where nothing else is done.
    if (move.answer.kind !== 'pick') return words;
    chosen ??= words;
  }
  return chosen;
}
