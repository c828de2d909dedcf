// Defending a puzzle: the answer of the other side at every question, one that refutes where there is one, else the longest
// resistance; and whether the task can still be done. One search is kept for a puzzle: what it knows it need not find again.

import { type Answer, BadInput, type Game, type Seat } from '../../game/index.ts';
import type { Goal } from '../study.ts';
import { answersTo } from './answers.ts';
import { isDecided, isLost, isWon, type Judge, lengthOf, type Move, type Node, Search } from './search.ts';
import { refutedBy, taskOf } from './solve.ts';

export class Defence {
  readonly seat: Seat;
  private readonly search: Search;
  private readonly root: Game;
  private readonly goal: Goal;
  private readonly judge: Judge;
  private readonly nodes: number;

  /** `nodes` positions may be looked at for every question. */
  constructor(game: Game, goal: Goal, nodes: number) {
    const task = taskOf(game, goal);
    this.seat = task.seat;
    this.judge = task.judge;
    this.nodes = nodes;
    // What is asked here goes on: the task is that of the position as it was.
    this.root = game.elsewhere(game.keep()) ?? game;
    this.goal = goal;
    this.search = new Search(game, task);
  }

  private nodeOf(game: Game): Node {
    const node = this.search.nodeAt(game);
    this.search.decide(node, this.search.nodes + this.nodes);
    return node;
  }

  /** True once the task is done, false when it no longer can be, null while play goes on. */
  over(game: Game): boolean | null {
    return this.judge(game);
  }

  /** Whether it can still be done from here; null where that was not found out. */
  canBeDone(game: Game): boolean | null {
    // What is being announced can still be taken back.
    const { question, checkpoint } = game;
    const announcing = question?.mayCancel === true && question.player === this.seat;
    const before = announcing ? game.elsewhere({ checkpoint, answers: [] }) : null;
    const node = this.nodeOf(before ?? game);
    return isWon(node) ? true : isLost(node) ? false : null;
  }

  /** What the other side does from a position in which it can no longer be done; null where it need do nothing. */
  refutes(game: Game): string | null {
    return refutedBy(this.root, game, this.goal, this.nodes);
  }

  /** What must be answered here, where there is nothing to choose. */
  forced(game: Game): Answer | null {
    const { question } = game;
    if (question === null || question.ask === 'attack' || question.ask === 'block') return null;
    const { answers, whole } = answersTo(game, question);
    return whole && answers.length === 1 ? (answers[0] as Answer) : null;
  }

  /** The best answer of whoever is asked, for or against the task. */
  reply(game: Game): Answer {
    const { question } = game;
    if (question === null) throw new BadInput('the game is over: nothing is asked');
    const forced = this.forced(game);
    if (forced !== null) return forced;
    this.nodeOf(game);
    const own = question.player === this.seat;
    const ways = this.search.movesAt(game);
    const good = ways.filter(({ node }) => (own ? isWon(node) : isLost(node)));
    const [best] = good.length > 0 ? this.inOrder(good, own) : this.resisting([...ways], own);
    return best?.answer ?? (answersTo(game, question).answers[0] as Answer);
  }

  /** Of answers that decide it those that do something, the shortest way first. */
  private inOrder(ways: Move[], own: boolean): Move[] {
    const waits = ({ answer }: Move): number => (answer.kind === 'pass' ? 1 : 0);
    const known = new Map<Node, number>();
    const length = ({ node }: Move): number => (own ? lengthOf(node, known) : 0);
    return ways.sort((a, b) => waits(a) - waits(b) || length(a) - length(b));
  }

  /** Where nothing decides it for this side: what lasts longest, or is furthest from being decided. */
  private resisting(ways: Move[], own: boolean): Move[] {
    const known = new Map<Node, number>();
    const worth = ({ node }: Move): number => {
      if (!isDecided(node)) return 1e6 - (own ? node.proof : node.refutation);
      return own ? 0 : lengthOf(node, known);
    };
    return ways.sort((a, b) => worth(b) - worth(a));
  }
}
