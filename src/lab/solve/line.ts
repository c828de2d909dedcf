// Answers in words: what was done in a line of a solution, as a study would say it.

import type { Answer, Game, Id, Option, Question } from '../../game/index.ts';
import { ORDINALS } from '../text/sayings.ts';

/** An announcement that is still being made. */
interface Announcing {
  readonly words: string;
  readonly at: string[];
  readonly more: string[];
}

export class Teller {
  private readonly told: string[] = [];
  private announcing: Announcing | null = null;

  /** Everything said so far. Passes say nothing unless they are all there is to a move. */
  get lines(): readonly string[] {
    return this.announcing === null ? this.told : [...this.told, sentence(this.announcing)];
  }

  /** Hears an answer before it is given. */
  hear(game: Game, answer: Answer): void {
    const { question } = game;
    if (question === null) return;
    const who = game.names[question.player] ?? '';
    if (this.announcing !== null && question.mayCancel === true && this.announce(game, question, answer)) return;
    this.end();
    if (answer.kind === 'cast' || answer.kind === 'use') {
      const id = answer.kind === 'cast' ? answer.card : answer.source;
      const several = answer.kind === 'use' && game.inside.char(id).activated.length > 1;
      const more = several ? [`for its ${ORDINALS[answer.ability] ?? 'last'} ability`] : [];
      this.announcing = {
        words: `${who} ${answer.kind === 'cast' ? 'casts' : 'uses'} ${nameOf(game, id)}`,
        at: [],
        more,
      };
    } else this.told.push(`${who} ${wordsFor(game, question, answer)}`);
  }

  private end(): void {
    if (this.announcing !== null) this.told.push(sentence(this.announcing));
    this.announcing = null;
  }

  /** A choice made in announcing belongs to the sentence. */
  private announce(game: Game, question: Question, answer: Answer): boolean {
    const { at, more } = this.announcing as Announcing;
    if (answer.kind === 'pay') return true;
    if (answer.kind === 'pick' && question.purpose === 'choose a target')
      at.push(...answer.picked.map((option) => optionName(game, option)));
    else if (answer.kind === 'number') more.push(`with X = ${answer.number}`);
    else if (answer.kind === 'option' && question.ask === 'option') {
      const said = question.options[answer.option] ?? '';
      if (question.purpose === 'choose a mode') more.push(`for its ${ORDINALS[Number(said)] ?? said} effect`);
      else if (question.purpose === 'choose X') more.push(`with X = ${said}`);
      else more.push(`choosing ${said}`);
    } else if (answer.kind === 'pick')
      more.push(`choosing ${answer.picked.map((each) => optionName(game, each)).join(', ')}`);
    else return false;
    return true;
  }
}

const sentence = ({ words, at, more }: Announcing): string =>
  [words, ...(at.length > 0 ? [`at ${at.join(' and ')}`] : []), ...more].join(' ');

/** The name of a card, with whose it is or which of several, where that is needed. */
function nameOf(game: Game, id: Id): string {
  const { state, inside, names } = game;
  const object = state.objects[id];
  if (object === undefined || id === 0) return 'something';
  const { name } = inside.kind(id).definition;
  const here = state.objects.filter(
    (each) => each.id > 0 && each.zone === object.zone && inside.kind(each.id).definition.name === name,
  );
  if (here.length < 2 || object.zone === 'hand') return name;
  const whose = (each: typeof object): number => (each.zone === 'play' ? each.controller : each.owner);
  const own = here.filter((each) => whose(each) === whose(object));
  const nth = own.length > 1 && own[0]?.id !== id ? `#${own.findIndex((each) => each.id === id) + 1}` : '';
  return `${own.length < here.length ? `${names[whose(object)]}'s ` : ''}${name}${nth}`;
}

function optionName(game: Game, { what, id }: Option): string {
  if (what === 'player') return game.names[id] ?? '';
  if (what === 'object') return nameOf(game, id);
  if (what === 'entry') return String(id);
  return nameOf(game, game.state.chain.find((item) => item.id === id)?.object ?? 0);
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function wordsFor(game: Game, question: Question, answer: Answer): string {
  switch (answer.kind) {
    case 'pass':
      return 'passes';
    case 'land':
      return `plays ${nameOf(game, answer.card)}`;
    case 'begin attack':
      return 'begins the attack';
    case 'duty':
      return 'deals with what the phase asks';
    case 'attack':
      return answer.attackers.length === 0
        ? 'does not attack'
        : `attacks with ${answer.attackers.map(({ id, target }) => `${nameOf(game, id)}${target.what === 'object' ? ` at ${nameOf(game, target.id)}` : ''}`).join(', ')}`;
    case 'block':
      return blockWords(game, answer.blocks);
    case 'split':
      return `assigns ${question.ask === 'split' ? listed(answer.amounts.flatMap((number, at) => (number === 0 ? [] : [`${number} to ${optionName(game, question.among[at] as Option)}`]))) : ''}`;
    case 'pick':
      return `chooses ${answer.picked.length === 0 ? 'none' : listed(answer.picked.map((each) => optionName(game, each)))}`;
    case 'order':
      return `chooses ${question.ask === 'order' ? listed(answer.order.map((at) => optionName(game, question.items[at] as Option))) : ''}`;
    case 'option':
      return `chooses ${question.ask === 'option' ? (question.options[answer.option] ?? '') : ''}`;
    case 'number':
      return `chooses ${answer.number}`;
    case 'yes':
    case 'no':
      return `chooses ${answer.kind}`;
    default:
      return answer.kind;
  }
}

function blockWords(game: Game, blocks: readonly { readonly blocker: Id; readonly attacker: Id }[]): string {
  if (blocks.length === 0) return 'does not block';
  const attackers = [...new Set(blocks.map(({ attacker }) => attacker))];
  const parts = attackers.map((attacker) => {
    const with_ = blocks.filter((each) => each.attacker === attacker).map(({ blocker }) => nameOf(game, blocker));
    return `${nameOf(game, attacker)} with ${with_.join(' and ')}`;
  });
  return `blocks ${parts.join('; ')}`;
}
