// What is asked, in words: the window a player is in, and what the answer is for.

import type { Answer, Question } from '../../engine/asking/decision.ts';
import { type Purposeful, purposeOf } from '../../engine/asking/purposes.ts';
import { itemWords } from './acts.ts';
import type { Scene } from './scene.ts';

type Ask<Kind extends Question['ask']> = Extract<Question, { readonly ask: Kind }>;

export function questionWords(scene: Scene, question: Question, legal: readonly Answer[] = []): string {
  const source = question.source === 0 ? '' : `${scene.nameOf(question.source)}: `;
  switch (question.ask) {
    case 'act':
      return windowWords(scene, question, legal);
    case 'attack':
      return 'Which creatures attack?';
    case 'block':
      return blockWords(scene, question);
    case 'pay':
      return `${source}how do you pay?`;
    default:
      return `${source}${wordsFor(scene, question)}${howMany(question)}`;
  }
}

/** What the question is for, in the words of the book. */
function wordsFor(scene: Scene, question: Purposeful): string {
  const { words } = purposeOf(question);
  if (typeof words === 'string') return words;
  return words(scene.game.book.wording, question.ask === 'split' ? question.total : 0);
}

function howMany(question: Purposeful): string {
  if (question.ask === 'number') return ` (${question.min} to ${question.max})`;
  if (question.ask !== 'pick' || (question.min === 1 && question.max === 1)) return '';
  if (question.min === question.max) return ` (choose ${question.min})`;
  return question.min === 0 ? ` (up to ${question.max}, or none)` : ` (${question.min} to ${question.max})`;
}

function blockWords(scene: Scene, question: Ask<'block'>): string {
  const { block } = scene.game.book.wording;
  const attackers = new Set(question.candidates.flatMap((each) => each.attackers));
  if (question.purpose === 'intercept' && attackers.size === 1) {
    const [id] = [...attackers];
    const thing = id === undefined ? null : scene.permanent(id);
    return `${thing?.name ?? 'An attacker'} attacks you. Which of your creatures ${block.base} it?`;
  }
  return `You are attacked. Which of your creatures ${block.base}?`;
}

const ACTS: readonly (readonly [Answer['kind'], (scene: Scene) => string])[] = [
  ['duty', () => 'deal with what this phase asks'],
  ['land', () => 'play a land'],
  ['cast', (scene) => `${scene.game.book.wording.cast} cards`],
  ['use', (scene) => `${scene.game.book.wording.log.uses.verb} abilities`],
  ['begin attack', () => 'attack'],
];

/** What may be done now, in a few words. */
function mayWords(scene: Scene, legal: readonly Answer[]): string {
  const may = ACTS.filter(([kind]) => legal.some((act) => act.kind === kind)).map(([, tell]) => tell(scene));
  if (may.length === 0) return 'there is nothing you could do but pass';
  const last = may.at(-1) as string;
  return `you may ${may.length === 1 ? last : `${may.slice(0, -1).join(', ')} or ${last}`}`;
}

function windowWords(scene: Scene, question: Ask<'act'>, legal: readonly Answer[]): string {
  const { chain } = scene.view;
  const fast = scene.game.book.facts.types.interrupts ? 'fast effects' : 'instants and abilities';
  switch (question.window) {
    case 'main': {
      const top = chain.at(-1);
      if (top === undefined) return `Your turn, ${question.step}: ${mayWords(scene, legal)}.`;
      return `${itemWords(scene, top)} has not happened yet: ${mayWords(scene, legal)} besides, all at the same time.`;
    }
    case 'interrupt': {
      const item = chain.find((each) => each.id === question.item);
      return `${item === undefined ? 'It' : itemWords(scene, item)}: you may interrupt.`;
    }
    case 'prevention':
      return 'Damage has been dealt and is about to count: only damage prevention may be used now.';
    case 'regeneration':
      return `${scene.nameOf(question.item)} is about to go to the ${scene.game.book.wording.graveyard}: it may be regenerated now.`;
    case 'moment':
      return question.moment === 'attacked'
        ? 'You are attacked: a card that says so may be played now.'
        : 'Your opponent plays a card: a card that says so may be played now.';
    default: {
      const top = chain.at(-1);
      if (top !== undefined) return `You may respond with ${fast} to ${itemWords(scene, top)}.`;
      return `${scene.whose(scene.view.active)} turn, ${question.step}: ${mayWords(scene, legal)}.`.replace(
        /^your/,
        'Your',
      );
    }
  }
}
