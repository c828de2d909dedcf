// Searching: each simulation deals everything hidden anew, follows the most promising of the candidates at the seat's own
// decisions, lets the heuristic play for everybody else, and ends with an evaluation a little later.

import {
  type Answer,
  type Chance,
  chanceFrom,
  type Game,
  type Kept,
  type Seat,
  type Seen,
  type View,
} from '../game/index.ts';
import { candidatesAt } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { chooseSimply } from './simple.ts';

export interface SearchOptions {
  readonly seed: number | string;
  /** How many positions are tried: every answer given in a simulation is one. */
  readonly nodes: number;
  /** How many turns on a simulation is evaluated: 1 is the end of this turn. */
  readonly turns: number;
  /** How many of the seat's own decisions in a row are searched; the rest is the heuristic's. */
  readonly depth: number;
  /** Milliseconds after which no further simulation is begun: a guard, not a measure. */
  readonly guard?: number;
}

/** What became of one candidate. */
export interface Tried {
  readonly answer: Answer;
  visits: number;
  total: number;
}

interface Node {
  visits: number;
  readonly children: Map<string, Child>;
}

interface Child {
  readonly answer: Answer;
  readonly prior: number;
  visits: number;
  total: number;
  node: Node | null;
}

/** How much the search trusts what it has not tried. */
const CURIOSITY = 0.35;
/** A simulation that asks for more answers than this is evaluated where it stands. */
const MOST_ANSWERS = 300;

/** What a simulation costs beside its answers, in nodes. */
const EACH = 2;

const newNode = (): Node => ({ visits: 0, children: new Map() });

/** Tries the candidates, and says how each of them did. A single entry means that there was nothing to think about. */
export function search(seen: Seen, options: SearchOptions): Tried[] {
  const chance = chanceFrom(`${options.seed}:first`);
  const candidates = candidatesAt(seen.view, seen.legal, chance);
  const first = candidates[0] as Answer;
  if (candidates.length < 2) return [{ answer: first, visits: 1, total: 0 }];
  const { imagine } = seen;
  const model = imagine(chanceFrom(`${options.seed}:0`));
  if (model === null) return [{ answer: first, visits: 1, total: 0 }];
  const allowed = candidates.filter((answer) => model.whyNot(answer) === null);
  if (allowed.length < 2) return [{ answer: allowed[0] ?? first, visits: 1, total: 0 }];
  const root = newNode();
  addChildren(root, allowed, seen.view);
  const children = [...root.children.values()];
  const until = options.guard === undefined ? null : performance.now() + options.guard;
  // The same deals serve all candidates; the first is the one they were checked against.
  const deals: (Kept | null | undefined)[] = [];
  let nodes = 0;
  while (nodes < options.nodes) {
    if (until !== null && performance.now() > until) break;
    const child = choose(children);
    // The nth try of every candidate is made with the same cards: they are compared under the same conditions.
    const deal = child.visits === 0 ? model.keep() : deals[child.visits];
    if (deal === null) break;
    if (deal === undefined) {
      deals[child.visits] = imagine(chanceFrom(`${options.seed}:${child.visits}`))?.keep() ?? null;
      continue;
    }
    const game = model.elsewhere(deal);
    if (game === null) break;
    const { value, answers } = simulate(game, seen.view, child, options, chance);
    nodes += answers + EACH;
    child.visits += 1;
    child.total += value;
    root.visits += 1;
  }
  return children.map(({ answer, visits, total }) => ({ answer, visits, total }));
}

/** The heuristic's own answer counts twice as likely as any other: where all are equal, it is the one to give. */
function addChildren(node: Node, answers: readonly Answer[], view: View): void {
  const share = 1 / (answers.length + 1);
  answers.forEach((answer, index) => {
    const key = keyOf(answer, view);
    if (!node.children.has(key))
      node.children.set(key, { answer, prior: index === 0 ? 2 * share : share, visits: 0, total: 0, node: null });
  });
}

function choose(children: readonly Child[]): Child {
  const tried = children.reduce((sum, child) => sum + child.visits, 0);
  const mean = tried === 0 ? 0.5 : children.reduce((sum, child) => sum + child.total, 0) / tried;
  const root = Math.sqrt(tried + 1);
  let best = children[0] as Child;
  let most = Number.NEGATIVE_INFINITY;
  for (const child of children) {
    const value = child.visits === 0 ? mean : child.total / child.visits;
    const score = value + (CURIOSITY * child.prior * children.length * root) / (1 + child.visits) / 2;
    if (score > most) {
      most = score;
      best = child;
    }
  }
  return best;
}

interface Played {
  readonly value: number;
  readonly answers: number;
}

/** Plays on from a candidate, through the tree as far as it goes and by the heuristic from there. */
function simulate(game: Game, view: View, first: Child, options: SearchOptions, chance: Chance): Played {
  const { seat, turn } = view;
  const path: Child[] = [];
  let node: Node | null = null;
  let depth = 1;
  let at: Child = first;
  game.take(first.answer);
  if (first.visits > 0 && options.depth > 1) {
    first.node ??= newNode();
    node = first.node;
  }
  let answers = 0;
  for (; answers < MOST_ANSWERS; answers += 1) {
    const { question } = game;
    if (question === null || game.state.turn.number >= turn + options.turns) break;
    const sight = game.view(question.player);
    const legal = question.ask === 'act' ? game.legalAnswers() : [];
    if (question.player !== seat || node === null) {
      game.take(chooseSimply(sight, legal, chance));
      continue;
    }
    const answersHere = candidatesAt(sight, legal, chance).filter(
      (answer, index) => index === 0 || game.whyNot(answer) === null,
    );
    if (answersHere.length < 2) {
      game.take(answersHere[0] as Answer);
      continue;
    }
    addChildren(node, answersHere, sight);
    const byKey = new Map(answersHere.map((answer) => [keyOf(answer, sight), answer]));
    const here = [...byKey.keys()].map((key) => (node as Node).children.get(key) as Child);
    at = choose(here);
    path.push(at);
    game.take(byKey.get(keyOf(at.answer, sight)) ?? (answersHere[0] as Answer));
    depth += 1;
    if (at.visits === 0 || depth >= options.depth) node = null;
    else {
      at.node ??= newNode();
      node = at.node;
    }
  }
  const value = valueAt(game, seat);
  for (const child of path) {
    child.visits += 1;
    child.total += value;
  }
  return { value, answers };
}

const valueAt = (game: Game, seat: Seat): number => evaluate(game.view(seat));

// ---- the same answer in another deal ----

/** An answer in words that mean the same in every deal: cards by their names. */
function keyOf(answer: Answer, view: View): string {
  const name = (id: number): string => {
    const thing = view.inPlay.find((each) => each.id === id);
    if (thing !== undefined) return `${thing.name}${thing.controller}${thing.tapped ? 't' : ''}`;
    for (const player of view.players) {
      const card =
        player.hand.find((each) => each.id === id) ??
        player.graveyard.find((each) => each.id === id) ??
        player.knownLibrary.find((each) => each.id === id);
      if (card !== undefined) return card.name;
    }
    return '?';
  };
  switch (answer.kind) {
    case 'cast':
    case 'land':
      return `${answer.kind} ${name(answer.card)}`;
    case 'use':
      return `use ${name(answer.source)} ${answer.ability}`;
    case 'pick':
      return `pick ${answer.picked.map(({ what, id }) => (what === 'object' ? name(id) : `${what}${id}`)).join()}`;
    case 'attack':
      return `attack ${answer.attackers
        .map(({ id, target, band }) => `${name(id)}${target.what}${band}`)
        .sort()
        .join()}`;
    case 'block':
      return `block ${answer.blocks
        .map(({ blocker, attacker }) => `${name(blocker)}-${name(attacker)}`)
        .sort()
        .join()}`;
    default:
      return JSON.stringify(answer);
  }
}

/** The candidate tried most often; of equals the one that did better. */
export function mostTried(tried: readonly Tried[]): Answer {
  const mean = ({ visits, total }: Tried): number => (visits === 0 ? 0 : total / visits);
  return tried.reduce((best, each) =>
    each.visits > best.visits || (each.visits === best.visits && mean(each) > mean(best)) ? each : best,
  ).answer;
}
