// The bench: a position with the answers given since, as the page shows it. Everything lies open, and whoever is asked is played by hand.

import { type Answer, BadInput, type Game, type Id, MANA_KINDS, type Option } from '../../game/index.ts';
import { questionWords, Scene, tellChain } from '../../game/told/index.ts';
import { answerWords } from '../../lab/review/words.ts';
import { answersTo } from '../../lab/solve/answers.ts';
import { gameOf } from '../../lab/solve/solve.ts';
import type { Study } from '../../lab/study.ts';
import { leftOut, positionOf, writeStudy } from '../../lab/text/write.ts';
import { ofOnePlayer } from '../../protocol/answers.ts';
import type { BenchInfo, BenchMove, BenchPlayer, BenchQuestion, BenchState } from '../../protocol/lab.ts';
import type { CardState } from '../../protocol/table.ts';
import { permanentStates } from '../state/permanents.ts';

/** More answers to one question are not listed: declarations are put together one by one. */
const MOST_MOVES = 120;

/** The game of a study after some answers, and what each of them was in words. */
export function played(
  study: Study,
  book: string,
  answers: readonly Answer[],
  windows: 'useful' | 'all' = 'useful',
): { readonly game: Game; readonly said: readonly string[] } {
  const game = gameOf(study, book, windows);
  const said = answers.map((answer, index) => {
    const refusal = game.whyNot(answer);
    if (refusal !== null)
      throw new BadInput(`answer ${index + 1} is not allowed: ${refusal.reason}${cited(refusal.passage)}`);
    const words = answerWords(game, answer);
    game.take(answer);
    return words;
  });
  return { game, said };
}

const cited = (passage: string): string => (passage === '' ? '' : ` [${passage}]`);

/** What the page shows of a bench. */
export function benchInfo(
  study: Study,
  book: string,
  answers: readonly Answer[],
  windows: 'useful' | 'all',
): BenchInfo {
  const { game, said } = played(study, book, answers, windows);
  const here = game.outcome === null ? { ...study, position: positionOf(game), waiting: [], line: [] } : study;
  return {
    state: benchState(game),
    said,
    text: writeStudy(here),
    leftOut: leftOut(game),
    story: tellChain(game, game.events, -1),
  };
}

export function benchState(game: Game): BenchState {
  const { turn, chain, combat, players } = game.state;
  const scene = new Scene(game, game.question?.player ?? 0);
  return {
    book: game.book.id,
    turn: turn.number,
    active: turn.active,
    step: game.book.turn[turn.phase]?.steps[turn.step]?.name ?? '',
    players: players.map(({ seat }) => playerState(game, seat)),
    permanents: permanentStates(scene),
    chain: [...chain].reverse().map(({ id, object, controller, what }) => ({
      id,
      controller,
      name: `${nameOf(game, object)}${what === 'spell' ? '' : ` (${what})`}`,
    })),
    attacks: (combat?.attacks ?? []).map(({ id, blockers }) => ({ id, blockers: [...blockers] })),
    asked: question(game, scene),
    over: overWords(game),
  };
}

function overWords(game: Game): string {
  if (game.outcome === null) return '';
  const winner = game.outcome.winner;
  return winner === null ? 'The game is a draw.' : `${game.names[winner]} has won.`;
}

const nameOf = ({ inside, state }: Game, id: Id): string =>
  state.objects[id] === undefined || id === 0 ? 'something' : inside.kind(id).definition.name;

function playerState(game: Game, seat: number): BenchPlayer {
  const player = game.inside.player(seat);
  const cards = (ids: readonly Id[]): CardState[] => ids.map((id) => ({ id, name: nameOf(game, id), owner: seat }));
  return {
    seat,
    name: game.names[seat] ?? '',
    life: player.life,
    poison: player.poison,
    mana: player.pool.map((number, kind) => (MANA_KINDS[kind] as string).repeat(number)).join(''),
    library: player.library.length,
    hand: cards(player.hand),
    graveyard: cards(player.graveyard),
    removed: cards(player.removed),
  };
}

function question(game: Game, scene: Scene): BenchQuestion | null {
  const asked = game.question;
  if (asked === null) return null;
  const plain = { player: asked.player, ask: asked.ask, words: questionWords(scene, asked, game.legalAnswers()) };
  const none = { attackers: [], targets: [], blockers: [], moves: [] };
  if (asked.ask === 'attack')
    return {
      ...plain,
      ...none,
      attackers: asked.candidates,
      targets: asked.targets.map((target) => ({ ...target, label: targetName(game, target) })),
    };
  if (asked.ask === 'block')
    return {
      ...plain,
      ...none,
      blockers: asked.candidates.map(({ id, attackers }) => ({ id, attackers: [...attackers] })),
    };
  return { ...plain, ...none, moves: movesOf(game) };
}

const targetName = (game: Game, { what, id }: Option): string =>
  what === 'player' ? (game.names[id] ?? '') : nameOf(game, id);

function movesOf(game: Game): BenchMove[] {
  if (game.question === null) return [];
  const { answers } = answersTo(game, game.question);
  return answers
    .slice(0, MOST_MOVES)
    .map((answer) => ({ words: answerWords(game, answer), card: cardOf(answer), answer: ofOnePlayer(answer) }));
}

/** The card that an answer is about, so that the page can offer it there. */
function cardOf(answer: Answer): Id {
  if (answer.kind === 'cast' || answer.kind === 'land') return answer.card;
  if (answer.kind === 'use') return answer.source;
  const [first] = answer.kind === 'pick' ? answer.picked : [];
  return first?.what === 'object' && answer.kind === 'pick' && answer.picked.length === 1 ? first.id : 0;
}
