// Answers as deeds in plain words, and back: lessons say what is to be done as a person would say it.

import { type Answer, BadInput, type Game, type Id, type Option } from '../game/index.ts';
import { Scene } from '../game/told/index.ts';

/** "Grizzly Bears", "Grizzly Bears and Hill Giant": names in the order of the alphabet, so that a deed has one name. */
const together = (names: readonly string[]): string => [...names].sort().join(' and ');

function named(game: Game, id: Id): string {
  return game.inside.kind(id).definition.name;
}

/** Entries of a list have no name of their own: they are called as the question calls them. */
function chosen(game: Game, { what, id }: Option): string {
  if (what === 'player') return game.names[id] as string;
  if (what === 'object') return named(game, id);
  if (what === 'entry') return new Scene(game, game.question?.player ?? 0).label({ what, id }, game.question);
  const item = game.state.chain.find((each) => each.id === id);
  return item === undefined ? 'what is gone' : named(game, item.object);
}

/** What an answer to the present question does, in words. */
export function deedOf(game: Game, answer: Answer): string {
  switch (answer.kind) {
    case 'land':
      return `play ${named(game, answer.card)}`;
    case 'cast':
      return `cast ${named(game, answer.card)}`;
    case 'use':
      return `use ${named(game, answer.source)}`;
    case 'duty': {
      const duty = game.state.turn.duties.find((each) => each.id === answer.duty);
      return `deal with ${duty === undefined ? 'it' : named(game, duty.source)}`;
    }
    case 'begin attack':
      return 'begin the attack';
    case 'attack':
      return `attack with ${together(answer.attackers.map(({ id }) => named(game, id))) || 'nothing'}`;
    case 'block':
      return `block ${
        together(
          answer.blocks.map(({ blocker, attacker }) => `${named(game, attacker)} with ${named(game, blocker)}`),
        ) || 'nothing'
      }`;
    case 'pick':
      return `choose ${together(answer.picked.map((option) => chosen(game, option))) || 'nothing'}`;
    case 'option': {
      const { question } = game;
      return `choose ${question?.ask === 'option' ? question.options[answer.option] : answer.option}`;
    }
    case 'order': {
      const { question } = game;
      const items = question?.ask === 'order' ? question.items : [];
      return `order ${answer.order.map((index) => chosen(game, items[index] as Option)).join(', ')}`;
    }
    case 'split':
      return `divide ${answer.amounts.join(', ')}`;
    case 'number':
      return `number ${answer.number}`;
    default:
      return answer.kind;
  }
}

/** The answer that does it; a sentence says what could be done where this cannot. */
export function answerFor(game: Game, deed: string): Answer {
  const answers = game.legalAnswers();
  const found = answers.find((answer) => deedOf(game, answer) === deed);
  if (found !== undefined) return found;
  const could = [...new Set(answers.map((answer) => deedOf(game, answer)))].slice(0, 12);
  throw new BadInput(`'${deed}' cannot be done here: it could be ${could.join('; ') || 'nothing, the game is over'}`);
}

export const canBeDone = (game: Game, deed: string): boolean =>
  game.legalAnswers().some((answer) => deedOf(game, answer) === deed);
