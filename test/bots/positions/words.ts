// The words in which positions with one right move are written, and how a player is asked about them.

import type { Player } from '../../../src/bots/levels.ts';
import { simpleBot } from '../../../src/bots/simple.ts';
import {
  type Answer,
  fromPosition,
  type Game,
  type Option,
  type PositionWords,
  type Question,
  type SeatWords,
  seenBy,
} from '../../../src/game/index.ts';

/** What somebody does before the question is put, as `['ben', 'attack', 'Hill Giant']`. */
export type Before = readonly [seat: 'ann' | 'ben', does: 'attack' | 'block' | 'cast', ...what: readonly string[]];

export interface Puzzle {
  readonly book: string;
  /** What is right, in a few words; the name of the test. */
  readonly name: string;
  readonly why: string;
  readonly ann: SeatWords;
  readonly ben: SeatWords;
  readonly active?: 'ann' | 'ben';
  readonly step?: string;
  readonly before?: readonly Before[];
  /** The answers that are right, as `told` puts them; or that the game must be won, or not lost, in this turn. */
  readonly right: readonly string[] | 'win' | 'live';
}

/** Enough of a library that nobody runs out of cards while somebody thinks. */
const LIBRARY = Array.from({ length: 24 }, (_, index) => ['Plains', 'Forest', 'Grizzly Bears'][index % 3] as string);

const NAMES = ['ann', 'ben'];

function nameOf(game: Game, { what, id }: Option): string {
  if (what === 'player') return NAMES[id] ?? '';
  if (what === 'item') {
    const item = game.view(0).chain.find((each) => each.id === id);
    return item?.name ?? '?';
  }
  return what === 'object' ? game.inside.kind(id).definition.name : String(id);
}

/** An answer in words: `cast Terror`, `pick Hill Giant`, `attack Grizzly Bears, Hill Giant`, `block Hill Giant: Craw Wurm`. */
export function told(game: Game, answer: Answer): string {
  const name = (id: number): string => nameOf(game, { what: 'object', id });
  const list = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : [...names].sort().join(', '));
  switch (answer.kind) {
    case 'cast':
      return `cast ${name(answer.card)}`;
    case 'land':
      return `play ${name(answer.card)}`;
    case 'use':
      return `use ${name(answer.source)}`;
    case 'pick':
      return `pick ${list(answer.picked.map((option) => nameOf(game, option)))}`;
    case 'attack': {
      const bands = answer.attackers.some(({ band }) => band > 0) ? ' as a band' : '';
      const at = answer.attackers.find(({ target }) => target.what === 'object')?.target;
      return `attack ${list(answer.attackers.map(({ id }) => name(id)))}${bands}${at === undefined ? '' : ` at ${nameOf(game, at)}`}`;
    }
    case 'block':
      return `block ${list(answer.blocks.map(({ attacker, blocker }) => `${name(attacker)}: ${name(blocker)}`))}`;
    case 'number':
      return `number ${answer.number}`;
    default:
      return answer.kind;
  }
}

export function gameOf({ book, ann, ben, active = 'ann', step }: Puzzle): Game {
  const words: PositionWords = {
    book,
    turn: 9,
    active,
    ...(step === undefined ? {} : { step }),
    seats: { ann: { library: LIBRARY, ...ann }, ben: { library: LIBRARY, ...ben } },
    options: { windows: 'useful' },
  };
  return fromPosition(words);
}

/** The answer that carries out what comes next before the question, if this is the moment for it. */
function scripted(game: Game, question: Question, [seat, does, ...what]: Before): Answer | null {
  if (NAMES[question.player] !== seat) return null;
  const legal = game.legalAnswers();
  if (does === 'cast') return legal.find((answer) => told(game, answer) === `cast ${what[0]}`) ?? null;
  const begin = legal.find((answer) => answer.kind === 'begin attack');
  if (does === 'attack' && begin !== undefined) return begin;
  const wanted = `${does} ${[...what].sort().join(', ')}`;
  return legal.find((answer) => told(game, answer) === wanted) ?? null;
}

/** What anybody answers who has nothing particular in mind. */
function plain(game: Game, question: Question): Answer {
  const legal = game.legalAnswers();
  if (question.ask === 'act') return legal.find((answer) => answer.kind === 'pass') ?? (legal[0] as Answer);
  if (question.ask === 'attack') return { kind: 'attack', attackers: [] };
  if (question.ask === 'block') return { kind: 'block', blocks: [] };
  return simpleBot(0).choose(game.view(question.player), legal);
}

/** Plays what comes before, up to the question that is put to ann. */
export function askedAt(puzzle: Puzzle): Game {
  const game = gameOf(puzzle);
  const before = [...(puzzle.before ?? [])];
  for (let i = 0; i < 200 && game.question !== null; i += 1) {
    const { question } = game;
    const [next] = before;
    if (next === undefined && question.player === 0 && isWorthAsking(game, question)) return game;
    const answer = next === undefined ? null : scripted(game, question, next);
    const done = answer !== null && answer.kind !== 'begin attack';
    game.answer(answer ?? plain(game, question));
    if (done) before.shift();
  }
  throw new Error(`'${puzzle.name}' (${puzzle.book}) never comes to its question`);
}

const isWorthAsking = (game: Game, question: Question): boolean =>
  question.ask !== 'pay' && (question.ask !== 'act' || game.legalAnswers().length > 1);

/** Whether a player finds what is right; the answers it gave are told as well. */
export async function tries(puzzle: Puzzle, player: Player): Promise<{ right: boolean; said: string[] }> {
  const game = askedAt(puzzle);
  const said: string[] = [];
  const { turn } = game.state;
  const wanted = puzzle.right;
  for (let i = 0; i < 120 && game.question !== null && game.state.turn.number === turn.number; i += 1) {
    const { question } = game;
    if (question.player !== 0) {
      game.take(simpleBot(0).choose(game.view(question.player), game.legalAnswers()));
      continue;
    }
    const answer = await player.choose(seenBy(game, 0));
    if (question.ask !== 'pay') said.push(told(game, answer));
    if (typeof wanted !== 'string' && (said.length === wanted.length || said.at(-1) !== wanted[said.length - 1])) break;
    game.answer(answer, 0);
  }
  const winner = game.outcome?.winner ?? null;
  if (wanted === 'win') return { right: winner === 0, said };
  return { right: wanted === 'live' ? winner !== 1 : said.join('; ') === wanted.join('; '), said };
}
