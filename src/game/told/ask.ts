// What is asked, in words: the window a player is in, and what the answer is for.

import type { Answer, Question } from '../../engine/decision.ts';
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
    case 'split':
      return `${source}divide ${question.total} damage.`;
    case 'number':
      return `${source}${question.purpose} (${question.min} to ${question.max}).`;
    case 'order':
      return `${source}${ORDERS[question.purpose] ?? question.purpose}.`;
    case 'yesno':
      return yesNoWords(scene, question, source);
    default:
      return `${source}${(PURPOSES[question.purpose] ?? question.purpose).replace('~', scene.game.book.wording.sacrifice.verb)}${howMany(question)}`;
  }
}

/** `~` stands for the book's word for giving something up. */
const PURPOSES: { readonly [purpose: string]: string } = {
  'choose a target': 'what is it aimed at?',
  'choose a mode': 'which of its effects?',
  'choose X': 'how much is X?',
  'play or draw': 'You won the toss. Do you take the first turn?',
  'discard down to the hand limit': 'Your hand is over the limit. What do you discard?',
  'when it takes effect': 'the order makes a difference, and you announced it later: when does it take effect?',
  'which attacker to deal with': 'Which attacker do you deal with next?',
  'choose an opponent': 'which opponent?',
  'choose what to untap': 'what do you untap?',
  'damage the player or a planeswalker': 'does the damage go to the player or to a planeswalker?',
  discard: 'what do you discard?',
  'discard as a cost': 'what do you discard to pay for it?',
  sacrifice: 'what do you ~?',
  'sacrifice as a cost': 'what do you ~ to pay for it?',
  'tap as a cost': 'what do you tap to pay for it?',
  'return to hand': 'what goes back to the hand?',
  search: 'what do you look for?',
  'prevent damage from which source': 'damage from which source is prevented?',
  'which applies first': 'more than one effect would change what happens: which applies first?',
  'draw how many cards': 'how many cards do you draw?',
  'put the Aura on what': 'what is it put on?',
  'give up which draw': 'which of the cards that lie face down goes back on top?',
  'come in as a copy': 'what does it come in as a copy of?',
  'put on the bottom': 'which of them go to the bottom?',
  'put into the hand': 'which go into the hand?',
  'put into the graveyard': 'which are put away?',
  'choose exiled cards': 'which of your cards that are out of the game do you choose?',
  'name a card': 'which card do you name?',
  'choose mana': 'which mana?',
  'pay with which mana': 'with which mana do you pay?',
  'tap or untap': 'tap it or untap it?',
  'which color word to replace': 'which colour word is replaced?',
  'which color word to put in': 'by which colour word?',
  'choose a color': 'which colour?',
  'choose a basic land type': 'which type of land?',
};

const ORDERS: { readonly [purpose: string]: string } = {
  'order blockers':
    'in which order is damage dealt to the creatures in its way? The first must be dealt enough before the next',
  'order attackers':
    'in which order is damage dealt to the creatures it blocks? The first must be dealt enough before the next',
  'which came first': 'in which order did these come into play? What came last has the last word',
  'order triggered abilities':
    'These have triggered. In which order do they go on the stack? The last one named happens first',
  'order the effects of the phase':
    'In which order do the effects of this phase happen? The first one named happens first',
  'order in the graveyard': 'In which order do they lie in the graveyard? The last one named will be on top',
  'prevent which damage first': 'Which damage is prevented first?',
  'put on the bottom in which order': 'in which order do they lie there? The last one named will be lowest',
  'put back in which order': 'in which order do they go back? The first one named will be on top',
};

function howMany(question: Question): string {
  if (question.ask !== 'pick' || (question.min === 1 && question.max === 1)) return '';
  if (question.min === question.max) return ` (choose ${question.min})`;
  return question.min === 0 ? ` (up to ${question.max}, or none)` : ` (${question.min} to ${question.max})`;
}

function yesNoWords(scene: Scene, question: Ask<'yesno'>, source: string): string {
  if (question.purpose === 'mulligan') return 'Do you put this hand back and draw a new one?';
  if (question.purpose === 'redraw because of a mulligan')
    return 'Your opponent drew a new hand. Do you draw a new one as well?';
  if (question.purpose === 'pay the cost') return `${source}do you pay?`;
  if (question.purpose === 'use the effect') return `${source}do you use its effect?`;
  if (question.purpose === 'begin the game with it in play')
    return `${source}do you begin the game with it ${scene.game.book.wording.inPlay}?`;
  return `${source}${question.purpose}?`;
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
      if (top === undefined) return `Your turn, ${question.purpose}: ${mayWords(scene, legal)}.`;
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
      return question.purpose === 'attacked'
        ? 'You are attacked: a card that says so may be played now.'
        : 'Your opponent plays a card: a card that says so may be played now.';
    default: {
      const top = chain.at(-1);
      if (top !== undefined) return `You may respond with ${fast} to ${itemWords(scene, top)}.`;
      return `${scene.whose(scene.view.active)} turn, ${question.purpose}: ${mayWords(scene, legal)}.`.replace(
        /^your/,
        'Your',
      );
    }
  }
}
