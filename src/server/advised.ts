// An answer as advice: what one would do with it, in the words of the book, and with nothing named that its seat may not see.

import { type Answer, aboutOf, type Id, type Option, type Question } from '../game/index.ts';
import { optionWords, paymentWords, type Scene } from '../game/told/index.ts';
import { yesNo } from './state/asked.ts';
import { passLabel } from './state/deeds.ts';

type Of<Kind extends Answer['kind']> = Extract<Answer, { readonly kind: Kind }>;

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** "Hill Giant, 2 Grizzly Bears and Craw Wurm": equal ones are counted. */
function together(names: readonly string[]): string {
  const each = [...new Set(names)].map((name) => {
    const number = names.filter((other) => other === name).length;
    return number === 1 ? name : `${number} ${name}`;
  });
  const last = each.pop() ?? '';
  return each.length === 0 ? last : `${each.join(', ')} and ${last}`;
}

/** "attack with Hill Giant", "play Shock", "give 3 damage to Grizzly Bears and 1 to Scryb Sprites". */
export function advised(scene: Scene, question: Question, answer: Answer): string {
  const { game } = scene;
  switch (answer.kind) {
    case 'land':
      return `play ${scene.nameOf(answer.card)}`;
    case 'cast':
      return `${game.book.wording.cast} ${scene.nameOf(answer.card)}`;
    case 'use':
      return `use ${scene.nameOf(answer.source)}`;
    case 'duty': {
      const duty = game.state.turn.duties.find((each) => each.id === answer.duty);
      return `deal with ${duty === undefined ? 'what is due' : scene.nameOf(duty.source)}`;
    }
    case 'begin attack':
      return 'attack';
    case 'pass':
      return question.ask === 'act' ? letting(passLabel(scene, question)) : 'go on';
    case 'attack':
      return attacking(scene, answer);
    case 'block':
      return blocking(scene, answer);
    case 'pay':
      return `pay with ${paymentWords(scene, answer.payment)}`;
    case 'cancel':
      return 'take it back';
    case 'concede':
      return 'give up';
    default:
      return chosen(scene, question, answer);
  }
}

/** "Done: go to combat" is "go to combat", and "Let it happen" stays what it is. */
const letting = (label: string): string => lower(label.replace(/^Done: /, '').replace(/^Done$/, 'Do nothing'));

function attacking(scene: Scene, { attackers }: Of<'attack'>): string {
  if (attackers.length === 0) return 'do not attack';
  const targets = new Set(attackers.map(({ target }) => `${target.what} ${target.id}`));
  const names = (of: Of<'attack'>['attackers']): string => together(of.map(({ id }) => scene.nameOf(id)));
  const rivals = scene.view.players.filter(({ relation, out }) => relation === 'foe' && out === null);
  const [first] = attackers;
  // Where there is but one whom anybody would attack, that goes without saying.
  if (targets.size === 1 && first?.target.what === 'player' && rivals.length < 2)
    return `attack with ${names(attackers)}`;
  const parts = [...targets].map((target) => {
    const those = attackers.filter((each) => `${each.target.what} ${each.target.id}` === target);
    return `${whom(scene, (those[0] as (typeof attackers)[number]).target)} with ${names(those)}`;
  });
  return `attack ${together(parts)}`;
}

function blocking(scene: Scene, { blocks }: Of<'block'>): string {
  const { base } = scene.game.book.wording.block;
  if (blocks.length === 0) return `do not ${base}`;
  const attackers = [...new Set(blocks.map(({ attacker }) => attacker))];
  const blockers = (attacker: Id): string =>
    together(blocks.filter((each) => each.attacker === attacker).map(({ blocker }) => scene.nameOf(blocker)));
  return `${base} ${together(attackers.map((attacker) => `${scene.nameOf(attacker)} with ${blockers(attacker)}`))}`;
}

/** One of several: by its name where it is a card, else as the question calls it. */
function whom(scene: Scene, option: Option, question: Question | null = null): string {
  if (option.what === 'player') return option.id === scene.seat ? 'yourself' : scene.who(option.id);
  if (option.what === 'object') return scene.nameOf(option.id);
  return scene.label(option, question);
}

function chosen(scene: Scene, question: Question, answer: Answer): string {
  const names = (options: readonly Option[]): string[] => options.map((option) => whom(scene, option, question));
  if (answer.kind === 'pick') return `choose ${together(names(answer.picked)) || 'nothing'}`;
  if (answer.kind === 'option' && question.ask === 'option')
    return `choose ${lower(optionWords(scene, question, question.options[answer.option] as string))}`.replace(
      /\.$/,
      '',
    );
  if (answer.kind === 'order' && question.ask === 'order')
    return `take them in this order: ${names(answer.order.map((index) => question.items[index] as Option)).join(', ')}`;
  if (answer.kind === 'split' && question.ask === 'split') {
    const parts = answer.amounts.flatMap((amount, index) =>
      amount === 0 ? [] : [`${amount} to ${whom(scene, question.among[index] as Option, question)}`],
    );
    return `give ${together(parts) || 'nothing'}`;
  }
  if (answer.kind === 'number')
    return aboutOf(question) === 'X' ? `take X = ${answer.number}` : `take ${answer.number}`;
  if ((answer.kind === 'yes' || answer.kind === 'no') && question.ask === 'yesno')
    return lower(yesNo(scene, question)[answer.kind]);
  return 'go on';
}
