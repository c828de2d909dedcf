// The situation bar: what is going on, and whose answer is awaited, in two lines of words.

import { aboutOf, type Game, playedWord, type Question, type Seat } from '../../game/index.ts';
import { pilesWords, questionWords, type Scene } from '../../game/told/index.ts';
import { isMate } from '../sides.ts';
import { barsOf, isCombatKey, keyOfStep } from './book.ts';
import { passLabel } from './deeds.ts';
import { nextHandWords } from './opening.ts';
import { couldAttack, usefulActs } from './uses.ts';

export interface Situation {
  readonly headline: string;
  readonly subline: string;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function situationOf(scene: Scene, halted: string | null, isAsked: boolean, awaits: Seat): Situation {
  const { game, seat, view } = scene;
  if (view.outcome !== null) return { headline: endWords(scene), subline: '' };
  if (halted !== null)
    return { headline: `You stopped at ${halted}.`, subline: 'Nothing is asked here. Go on when you like.' };
  const { question } = game;
  if (question === null) return { headline: 'Nothing is asked.', subline: '' };
  if (question.player !== seat || !isAsked)
    return { headline: goingOn(scene), subline: `${game.names[awaits] ?? ''} is thinking.` };
  const words = capital(questionWords(scene, question, question.ask === 'act' ? usefulActs(scene) : []));
  if (question.ask !== 'act') return aboutCard(scene, question, words);
  return actSituation(scene, question, words);
}

/** Who has won, told to a seat: a side wins as one. */
export function sideWins(game: Game, winner: Seat, seat: Seat): string {
  const what = playedWord(game);
  if (winner === seat) return isAlone(game, winner) ? `You win the ${what}!` : `Your side wins the ${what}!`;
  if (isMate(game, winner, seat)) return `Your side wins the ${what}!`;
  const names = game.names.filter((_, each) => isMate(game, winner, each));
  return names.length === 1
    ? `${names[0]} wins the ${what}.`
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} win the ${what}.`;
}

export const isAlone = (game: Game, seat: Seat): boolean =>
  game.names.every((_, each) => each === seat || !isMate(game, seat, each));

function endWords({ view, game, seat }: Scene): string {
  const winner = view.outcome?.winner ?? null;
  if (winner === null) return `The ${playedWord(game)} is a draw.`;
  return sideWins(game, winner, seat);
}

/** A question that a card asks stands under the card's name. */
function aboutCard(scene: Scene, question: Question, words: string): Situation {
  const name = question.source === 0 ? '' : scene.nameOf(question.source);
  const rest = name !== '' && words.startsWith(`${name}: `) ? capital(words.slice(name.length + 2)) : words;
  if (aboutOf(question) === 'opening hand') return { headline: rest, subline: nextHandWords(scene) };
  if (name === '') return { headline: rest, subline: placeWords(scene) };
  if (question.ask === 'split') return { headline: `${name} deals ${question.total} damage.`, subline: 'Divide it.' };
  const announcing = question.mayCancel === true ? `You are using ${name}.` : `${name}.`;
  const casting = scene.game.state.objects[question.source]?.zone === 'hand' && question.mayCancel === true;
  const { cast } = scene.game.book.wording;
  const subline = [rest, pilesWords(scene, question)].filter((words) => words !== '').join(' ');
  return { headline: casting ? `You are ${cast}ing ${name}.` : announcing, subline };
}

function actSituation(scene: Scene, question: Extract<Question, { ask: 'act' }>, words: string): Situation {
  const { view } = scene;
  const item = view.chain.find((each) => each.id === question.item);
  const top = item ?? view.chain.at(-1);
  if (question.window === 'interrupt' && top !== undefined)
    return { headline: itemHeadline(scene, top), subline: interruptWords(scene) };
  if (question.window === 'prevention' || question.window === 'regeneration' || question.window === 'moment') {
    const [headline = words, subline = ''] = words.split(/: (?=[a-z])/);
    return { headline: subline === '' ? headline : `${headline}.`, subline: capital(subline) };
  }
  if (top !== undefined) return { headline: itemHeadline(scene, top), subline: 'You may respond, or let it happen.' };
  const told = /: (you may .*|there is nothing .*)$/.exec(words)?.[1] ?? '';
  const may = told.startsWith('you') || !couldAttackNext(scene, question) ? told : 'you may go on to the attack.';
  const duty = question.mayPass ? '' : 'Something must be dealt with first. ';
  return { headline: placeWords(scene), subline: `${duty}${capital(may)}` };
}

/** Before an attack that has a phase of its own: whoever has somebody to send has that to do. */
const couldAttackNext = (scene: Scene, question: Extract<Question, { ask: 'act' }>): boolean =>
  couldAttack(scene) && passLabel(scene, question).startsWith('Done: go to ');

function interruptWords({ game }: Scene): string {
  return game.book.facts.timing.interrupts === 'one each' ? 'You may interrupt, once.' : 'You may interrupt.';
}

function itemHeadline(scene: Scene, item: Scene['view']['chain'][number]): string {
  const you = item.controller === scene.seat;
  const who = you ? 'You' : (scene.game.names[item.controller] ?? '');
  const aims = item.targets.map((target) => aimWords(scene, target)).join(' and ');
  const at = aims === '' ? '' : `, aimed at ${aims}`;
  if (item.what === 'damage') return 'Combat damage is about to be dealt.';
  if (item.what === 'trigger') return `${item.name} has an effect${at}.`;
  const { cast, castPast } = scene.game.book.wording;
  const verb = item.what === 'spell' ? `${cast}ing` : 'using';
  const done = item.what === 'spell' ? `${you ? 'have' : 'has'} ${castPast}` : you ? 'use' : 'uses';
  const finished = item.successful || scene.game.book.facts.timing.interrupts === 'none';
  return finished ? `${who} ${done} ${item.name}${at}.` : `${who} ${you ? 'are' : 'is'} ${verb} ${item.name}${at}.`;
}

function aimWords(scene: Scene, target: { readonly what: string; readonly id: number }): string {
  if (target.what === 'player') return scene.who(target.id);
  if (target.what === 'item') return scene.view.chain.find((each) => each.id === target.id)?.name ?? 'a spell';
  return scene.nameOf(target.id);
}

/** Steps whose names do not make a sentence by themselves. */
const STEPS: { readonly [step: string]: string } = {
  'beginning of upkeep': 'upkeep phase',
  'end of upkeep': 'upkeep phase',
  land: 'time to play a land',
  'play cards': 'time to play cards',
  'play cards after attack': 'time to play cards, after the attack',
  'main pre-combat': 'main phase',
  'main post-combat': 'main phase, after combat',
  'main after attack': 'main phase, after the attack',
  'second main': 'second main phase',
  end: 'end of turn',
  'end of turn': 'end of turn',
  'end step': 'end of turn',
};

/** "Your main phase.", "Morwenna attacks: blockers." */
function placeWords(scene: Scene): string {
  const { view, game } = scene;
  if (view.turn === 0) return 'Before the first turn.';
  const key = keyOfStep(game.book, view.phase, view.step);
  const whose = capital(scene.whose(view.active));
  if (isCombatKey(game.book, key)) {
    const label = barsOf(game.book).combatPhases.find((entry) => entry.key === key)?.label ?? view.step;
    return `${whose} attack: ${label.toLowerCase()}.`;
  }
  return `${whose} ${STEPS[view.step] ?? `${view.step} phase`}.`;
}

function goingOn(scene: Scene): string {
  const top = scene.view.chain.at(-1);
  return top === undefined ? placeWords(scene) : itemHeadline(scene, top);
}
