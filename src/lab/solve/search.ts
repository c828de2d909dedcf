// Proof-number search: every answer of one side against every answer of the other, always where a proof is nearest. A node is a
// position; positions that go on alike are one node, by whatever way they are reached.

import type { Answer, Game, Kept, Seat } from '../../game/index.ts';
import { answersTo } from './answers.ts';
import type { Fight } from './fight.ts';

/** What the side that has a task is to reach: true when it has, false when it no longer can, null while that is open. */
export type Judge = (game: Game) => boolean | null;

/** How far the position judged last is from being won and from being lost, roughly and at least 1: the search goes where it is near. */
export type Guess = () => { readonly proof: number; readonly refutation: number };

export interface Node {
  /** Where it stands; given up when it is decided. */
  kept: Kept | null;
  /** Whether the side with the task is asked here. */
  readonly own: boolean;
  /** How many positions must still be decided, at least, to prove it and to refute it. 0 and endless: it is done. */
  proof: number;
  refutation: number;
  children: readonly Node[] | null;
  answers: readonly Answer[];
  readonly parents: Node[];
  /** Answers were left out here, or it was cut off: what was found here is no proof for the side that had more to say. */
  unsure: boolean;
  /** In which round what it needs was last worked out, and how often in that. */
  round: number;
  times: number;
}

/** An answer, and where it leads. */
export interface Move {
  readonly answer: Answer;
  readonly node: Node;
}

const ENDLESS = 1e9;
/** How often in one round what an open node needs is worked out: where positions come round again it would grow for ever. */
const MOST_TIMES = 16;
const FAR = { proof: 1, refutation: 1 };

export const isWon = (node: Node): boolean => node.proof === 0;
export const isLost = (node: Node): boolean => node.refutation === 0;
export const isDecided = (node: Node): boolean => node.proof === 0 || node.refutation === 0;

/** What is searched for. */
export interface Task {
  readonly seat: Seat;
  /** Who has done it, where that is seen: by the end of the game, or before, where nothing can change it any more. */
  readonly judge: Judge;
  /** The same by the end alone. */
  readonly verdict: Judge;
  readonly guess: Guess;
  /** Where it is a plain fight, what does not count in it is left out. */
  readonly fight: Fight | null;
}

export class Search {
  nodes = 0;
  /** A number that depends on every position looked at, in their order. */
  checksum = 0;
  readonly root: Node;
  private readonly game: Game;
  readonly seat: Seat;
  private readonly judge: Judge;
  private readonly guess: Guess;
  private readonly fight: Fight | null;
  private readonly known = new Map<number, Node>();
  private round = 0;

  constructor(game: Game, { seat, judge, guess, fight }: Task) {
    this.game = game;
    this.seat = seat;
    this.judge = judge;
    this.guess = guess;
    this.fight = fight;
    const start = game.elsewhere(game.keep()) ?? game;
    this.root = this.nodeFor(start, start.state.random);
  }

  /** The game at a node that is not decided. */
  gameAt(node: Node): Game {
    const game = node.kept === null ? null : this.game.elsewhere(node.kept);
    if (game === null) throw new Error('a position of the search cannot be found again');
    return game;
  }

  /** The node of a game that stands somewhere in this search. */
  nodeAt(game: Game): Node {
    const copy = game.elsewhere(game.keep()) ?? game;
    return this.nodeFor(copy, copy.state.random);
  }

  /** Searches below a node until it is decided, or until so many positions have been looked at in all. */
  decide(node: Node, mostNodes: number): void {
    while (!isDecided(node) && this.nodes < mostNodes) {
      let leaf = node;
      const path = new Set<Node>([leaf]);
      while (leaf.children !== null) {
        const next = this.nearest(leaf);
        // A position that comes round again leads nowhere.
        if (next === null || path.has(next)) break;
        path.add(next);
        leaf = next;
      }
      if (leaf.children === null) this.expand(leaf);
      else this.giveUp(leaf);
    }
  }

  /** A way round in a circle is taken to fail, and that is remembered. */
  private giveUp(node: Node): void {
    node.unsure = true;
    this.settle(node, ENDLESS, 0);
    this.update(node.parents);
  }

  /** The child in which a proof (or a refutation, on the other side) is nearest. */
  private nearest(node: Node): Node | null {
    let best: Node | null = null;
    let least = ENDLESS;
    for (const child of node.children ?? []) {
      if (isDecided(child)) continue;
      const size = node.own ? child.proof : child.refutation;
      if (size < least) {
        least = size;
        best = child;
      }
    }
    return best;
  }

  private expand(node: Node): void {
    const game = this.gameAt(node);
    const { question } = game;
    if (question === null) throw new Error('a game that is over is decided');
    const { answers, whole } = answersTo(game, question, this.fight);
    const random = game.state.random;
    const children: Node[] = [];
    for (const [index, answer] of answers.entries()) {
      const next = index === answers.length - 1 ? game : this.gameAt(node);
      const child = this.nodeFor(next.take(answer), random);
      child.parents.push(node);
      children.push(child);
      // One answer that decides it is enough.
      if (node.own ? isWon(child) : isLost(child)) break;
    }
    node.children = children;
    node.answers = answers;
    if (!whole) node.unsure = true;
    this.update([node]);
  }

  /**
   * What may be answered where a game stands that is at a node of this search, and the node that each leads to. The game may stand
   * elsewhere than the node was found, where that makes no difference: the answers are its own.
   */
  movesAt(game: Game): readonly Move[] {
    const { question } = game;
    if (question === null) return [];
    const { random } = game.state;
    return answersTo(game, question, this.fight).answers.map((answer) => {
      const next = game.elsewhere(game.keep()) ?? game;
      return { answer, node: this.nodeFor(next.take(answer), random) };
    });
  }

  /** The node of a position, made if there is none; where nobody has a choice the game goes on by itself. */
  private nodeFor(game: Game, random: number): Node {
    let verdict: boolean | null = null;
    goOn(game, this.fight, () => {
      verdict = this.judge(game);
      return verdict !== null;
    });
    // Where something is asked it has just been judged.
    if (game.question === null) verdict ??= this.judge(game);
    const key = this.fight === null ? game.key() : game.essence(this.fight.essential(game));
    this.checksum = (Math.imul(this.checksum, 31) + key) | 0;
    const found = this.known.get(key);
    if (found !== undefined) return found;
    this.nodes += 1;
    const own = game.question?.player === this.seat;
    const { proof, refutation } = verdict === null ? this.guess() : FAR;
    const node: Node = {
      kept: game.keep(),
      own,
      proof,
      refutation,
      children: null,
      answers: [],
      parents: [],
      unsure: false,
      round: 0,
      times: 0,
    };
    // What is left to chance proves nothing.
    if (game.state.random !== random && verdict !== false) {
      node.unsure = true;
      verdict = false;
    }
    if (verdict !== null) this.settle(node, verdict ? 0 : ENDLESS, verdict ? ENDLESS : 0);
    this.known.set(key, node);
    return node;
  }

  private settle(node: Node, proof: number, refutation: number): void {
    node.proof = proof;
    node.refutation = refutation;
    node.kept = null;
  }

  /** Works out anew what is needed, from these upwards, as far as anything changes. */
  private update(nodes: readonly Node[]): void {
    const open = [...nodes];
    this.round += 1;
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (isDecided(node) || node.children === null) continue;
      const { proof, refutation } = needsOf(node);
      if (proof === node.proof && refutation === node.refutation) continue;
      node.proof = proof;
      node.refutation = refutation;
      node.times = node.round === this.round ? node.times + 1 : 1;
      node.round = this.round;
      if (isDecided(node)) node.kept = null;
      else if (node.times > MOST_TIMES) continue;
      open.push(...node.parents);
    }
  }
}

/** Declarations are looked at anyway: whether there is only one need not be found out before. */
const ALWAYS_MANY: readonly string[] = ['attack', 'block'];

/** Where nobody has a choice the game goes on by itself; `hear` is told of each such answer before it is given. */
export function goOn(
  game: Game,
  fight: Fight | null,
  isOver: () => boolean,
  hear: (answer: Answer) => void = () => {},
): void {
  while (game.question !== null && !isOver()) {
    if (ALWAYS_MANY.includes(game.question.ask)) return;
    const { answers, whole } = answersTo(game, game.question, fight);
    if (!whole || answers.length !== 1) return;
    hear(answers[0] as Answer);
    game.take(answers[0] as Answer);
  }
}

/**
 * What a node needs. Where every child must be decided the hardest counts, and the others a little: most of what they need they have
 * in common, and a sum would count it again and again.
 */
function needsOf({ own, children }: Node): { proof: number; refutation: number } {
  let least = ENDLESS;
  let hardest = 0;
  let open = 0;
  for (const child of children ?? []) {
    const [one, other] = own ? [child.proof, child.refutation] : [child.refutation, child.proof];
    if (one < least) least = one;
    if (other === 0) continue;
    open += 1;
    if (other > hardest) hardest = other;
  }
  const all = least === 0 || hardest >= ENDLESS ? ENDLESS : open === 0 ? 0 : hardest + open - 1;
  return own ? { proof: least, refutation: all } : { proof: all, refutation: least };
}

/** How long a won node can be drawn out: the shortest way for the one side, the longest for the other. */
export function lengthOf(node: Node, known: Map<Node, number>): number {
  const before = known.get(node);
  if (before !== undefined) return before;
  // A way round in a circle is no way.
  known.set(node, 1e6);
  const lengths = (node.children ?? []).filter(isWon).map((child) => lengthOf(child, known));
  const length = lengths.length === 0 ? 0 : 1 + (node.own ? Math.min(...lengths) : Math.max(...lengths));
  known.set(node, length);
  return length;
}
