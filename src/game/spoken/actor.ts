// A player who says what they do, in the words of a table: turned into answers. Tests and lines of play are said so.

import type { Id, Seat } from '../../core/state.ts';
import type { Answer, Declared, Option, Question } from '../../engine/asking/decision.ts';
import { charOf } from '../../engine/things/characteristics.ts';
import { isManaAbility } from '../../engine/things/yields.ts';
import type { Game } from '../game.ts';
import { findCard, NotSaid } from './find.ts';

/** Where somebody says something: the game, who answers it, and the blocks said and not yet declared. */
export interface Spoken {
  readonly game: Game;
  readonly question: Question | null;
  readonly pendingBlocks: { blocker: string; attacker: string; by: Actor }[];
  readonly answer: (answer: Answer, seat: Seat) => void;
  /** Declares the blocks said so far. */
  readonly flush: () => void;
  /** The question in words, for whoever has not answered it. */
  readonly describe: () => string;
}

export interface Choices {
  target?: Pickable;
  targets?: readonly Pickable[];
  x?: number;
  mode?: number;
  /** Which activated ability, counting from 0 among those that make no mana. */
  ability?: number;
  /** Where the source lies, if it is used from there. */
  from?: 'graveyard';
  /** Which mana of the pool pays, where that can be chosen, in letters; the first offered, if it is not said. */
  pay?: string;
  /** Answers to further questions asked while announcing, in order. */
  choose?: readonly (string | number)[];
}

export type Pickable = string | Actor;

export class Actor {
  readonly table: Spoken;
  readonly name: string;
  readonly seat: Seat;
  private bandsSaid: string[][] = [];

  constructor(table: Spoken, name: string, seat: Seat) {
    this.table = table;
    this.name = name;
    this.seat = seat;
  }

  casts(card: string, choices: Choices = {}): void {
    this.ready(choices);
    const id = this.toPlay(card);
    this.table.answer({ kind: 'cast', card: id }, this.seat);
    this.announce(choices, id);
  }

  plays(land: string): void {
    this.ready();
    this.table.answer({ kind: 'land', card: this.toPlay(land) }, this.seat);
  }

  /** Uses an activated ability (not one for mana). */
  activates(card: string, choices: Choices = {}): void {
    this.ready(choices);
    const source = findCard(this.table, card, [choices.from ?? 'play'], this.seat);
    this.table.answer({ kind: 'use', source, ability: this.abilityOf(source, choices.ability ?? 0, false) }, this.seat);
    this.announce(choices, source);
  }

  /** Taps something for mana. */
  taps(card: string, ability = 0): void {
    this.ready();
    const source = findCard(this.table, card, ['play'], this.seat, (id) => !this.table.game.inside.object(id).tapped);
    this.table.answer({ kind: 'use', source, ability: this.abilityOf(source, ability, true) }, this.seat);
  }

  /** Deals with something that must be dealt with in this phase (old books). */
  dealsWith(card: string): void {
    this.ready();
    const { duties } = this.table.game.state.turn;
    const duty = duties.find((each) => this.table.game.inside.kind(each.source).definition.name === card);
    if (duty === undefined) throw new NotSaid(`nothing of '${card}' has to be dealt with now`);
    this.table.answer({ kind: 'duty', duty: duty.id }, this.seat);
  }

  /** Says that these attackers form a band; say it before `attacks`. */
  bands(...cards: string[]): void {
    this.bandsSaid.push(cards);
  }

  /** Declares the attack: names of creatures, or `{ card, at }` for one that attacks a planeswalker. */
  attacks(...cards: (string | { card: string; at: string })[]): void {
    this.table.flush();
    this.beginAttack();
    const attackers = cards.map((each): Declared => {
      const card = typeof each === 'string' ? each : each.card;
      const id = findCard(this.table, card, ['play'], this.seat);
      const band = this.bandsSaid.findIndex((members) => members.includes(card)) + 1;
      return { id, target: typeof each === 'string' ? this.rival() : this.optionFor(each.at), band };
    });
    this.bandsSaid = [];
    this.table.answer({ kind: 'attack', attackers }, this.seat);
  }

  private rival(): Option {
    const { question } = this.table;
    const fallback: Option = { what: 'player', id: this.seat === 0 ? 1 : 0 };
    return question?.ask === 'attack' ? (question.targets[0] ?? fallback) : fallback;
  }

  /** Goes on to the declaration of attackers: announces the attack, or passes until it is asked. */
  private beginAttack(): void {
    const isAsked = (): boolean => this.table.question?.ask === 'attack' && this.table.question.player === this.seat;
    for (let i = 0; i < 60 && !isAsked(); i += 1) {
      const { question } = this.table;
      if (question === null) throw new NotSaid('the game is over');
      // Another player of the side is asked first, and has said nothing of attacking.
      if (question.ask === 'attack') {
        this.table.answer({ kind: 'attack', attackers: [] }, question.player);
        continue;
      }
      if (question.ask !== 'act') throw new NotSaid(`nobody answered this question: ${this.table.describe()}`);
      const act: Answer = { kind: 'begin attack' };
      if (question.player === this.seat && this.table.game.whyNot(act) === null) this.table.answer(act, this.seat);
      else this.table.answer({ kind: 'pass' }, question.player);
    }
  }

  /** Says a block; several in a row are one declaration. */
  blocks(attacker: string, ...blockers: string[]): void {
    for (const blocker of blockers) this.table.pendingBlocks.push({ blocker, attacker, by: this });
  }

  /** Declares no blocks. */
  doesNotBlock(): void {
    this.declareBlocks([]);
  }

  declareBlocks(said: readonly { blocker: string; attacker: string }[]): void {
    this.waitFor('block');
    const blocks = said.map(({ blocker, attacker }) => ({
      blocker: findCard(this.table, blocker, ['play'], this.seat),
      attacker: this.attackerNamed(attacker),
    }));
    this.table.answer({ kind: 'block', blocks }, this.seat);
  }

  private attackerNamed(name: string): Id {
    const attacking = (id: Id): boolean =>
      this.table.game.state.combat?.attacks.some((attack) => attack.id === id) === true;
    return findCard(this.table, name, ['play'], null, attacking);
  }

  /** Portal: deals with one attacker, intercepting it with these creatures (or with none: it gets through). */
  intercepts(attacker: string, ...interceptors: string[]): void {
    this.table.flush();
    const id = this.attackerNamed(attacker);
    if (this.table.question?.ask === 'pick')
      this.table.answer({ kind: 'pick', picked: [{ what: 'object', id }] }, this.seat);
    if (this.table.question?.ask !== 'block') {
      if (interceptors.length > 0) throw new NotSaid(`no interceptors are asked for: ${this.table.describe()}`);
      return;
    }
    const blocks = interceptors.map((name) => ({
      blocker: findCard(this.table, name, ['play'], this.seat),
      attacker: id,
    }));
    this.table.answer({ kind: 'block', blocks }, this.seat);
  }

  letsThrough(attacker: string): void {
    this.intercepts(attacker);
  }

  /** Divides damage: how much to each, by name; a player by their name. */
  assigns(amounts: { readonly [name: string]: number }): void {
    this.table.flush();
    this.waitFor('split');
    const question = this.table.question as Extract<Question, { ask: 'split' }>;
    const left = { ...amounts };
    const split = question.among.map((option) => {
      const key = Object.keys(left).find((name) => sameThing(this.optionFor(name, question.among), option));
      if (key === undefined) return 0;
      const amount = left[key] as number;
      delete left[key];
      return amount;
    });
    if (Object.keys(left).length > 0)
      throw new NotSaid(`no damage can be assigned to ${Object.keys(left).join(', ')}: ${this.table.describe()}`);
    this.table.answer({ kind: 'split', amounts: split }, this.seat);
  }

  /** Answers whatever is asked: cards or players, 'yes' or 'no', an option by its words, a number. */
  chooses(...what: (Pickable | number)[]): void {
    this.table.flush();
    const { question } = this.table;
    if (question === null) throw new NotSaid('the game is over: nothing is asked');
    if (question.player !== this.seat) throw new NotSaid(`${this.name} is not asked: ${this.table.describe()}`);
    this.table.answer(this.answerFrom(question, what), this.seat);
  }

  private answerFrom(question: Question, what: readonly (Pickable | number)[]): Answer {
    const [first] = what;
    switch (question.ask) {
      case 'pick':
        return {
          kind: 'pick',
          picked: what.map((each) =>
            typeof each === 'number' ? { what: 'entry', id: each } : this.optionFor(each, question.from),
          ),
        };
      case 'order': {
        const order = what.map((each) =>
          typeof each === 'number'
            ? each
            : question.items.findIndex((option) => sameThing(option, this.optionFor(each, question.items))),
        );
        return { kind: 'order', order };
      }
      case 'number':
        return { kind: 'number', number: first as number };
      case 'option':
        return { kind: 'option', option: typeof first === 'number' ? first : question.options.indexOf(String(first)) };
      case 'yesno':
        if (first !== 'yes' && first !== 'no')
          throw new NotSaid(`'${String(first)}' answers no question of yes or no: ${this.table.describe()}`);
        return { kind: first };
      case 'pay': {
        const names = what.map(String).sort();
        const payment = question.payments.find(
          (each) => JSON.stringify(each.taps.map((tap) => this.nameOf(tap.id)).sort()) === JSON.stringify(names),
        );
        return { kind: 'pay', payment: payment ?? { taps: [] } };
      }
      default:
        throw new NotSaid(`'chooses' does not answer this: ${this.table.describe()}`);
    }
  }

  passes(): void {
    this.ready();
    this.table.answer({ kind: 'pass' }, this.seat);
  }

  concedes(): void {
    this.table.flush();
    this.table.answer({ kind: 'concede', seat: this.seat }, this.seat);
  }

  // ---- what may be done ----

  mayCast(card: string): boolean {
    return this.may({ kind: 'cast', card: this.toPlay(card) });
  }

  mayPlay(land: string): boolean {
    return this.may({ kind: 'land', card: this.toPlay(land) });
  }

  mayActivate(card: string, ability = 0): boolean {
    const source = findCard(this.table, card, ['play'], this.seat);
    return this.may({ kind: 'use', source, ability: this.abilityOf(source, ability, false) });
  }

  private may(act: Answer): boolean {
    this.table.flush();
    const { question } = this.table;
    return question?.ask === 'act' && question.player === this.seat && this.table.game.whyNot(act) === null;
  }

  /** The names of all that may be picked now. */
  get choices(): string[] {
    this.table.flush();
    const { question } = this.table;
    if (question === null || question.player !== this.seat) return [];
    if (question.ask === 'pick') return question.from.map((option) => this.labelOf(option));
    if (question.ask === 'option') return [...question.options];
    if (question.ask === 'attack') return question.candidates.map((id) => this.nameOf(id));
    if (question.ask === 'block') return question.candidates.map(({ id }) => this.nameOf(id));
    return [];
  }

  // ---- inside ----

  private labelOf(option: Option): string {
    if (option.what === 'player') return this.table.game.names[option.id] ?? '';
    if (option.what === 'object') return this.nameOf(option.id);
    const item = this.table.game.state.chain.find((each) => each.id === option.id);
    return option.what === 'item' && item !== undefined ? this.nameOf(item.object) : String(option.id);
  }

  private nameOf(id: Id): string {
    return this.table.game.inside.kind(id).definition.name;
  }

  /** A card in the hand, or, where there is none, one that lies where something may let it be played from. */
  private toPlay(card: string): Id {
    return findCard(this.table, card, ['hand', 'graveyard', 'removed'], this.seat);
  }

  /** Lets others pass until this player is asked what to do (and, for an interrupt, about the right thing). */
  private ready(choices: Choices = {}): void {
    this.table.flush();
    for (let i = 0; i < 8; i += 1) {
      const { question } = this.table;
      if (question === null) throw new NotSaid('the game is over: nothing is asked');
      if (question.ask === 'act' && question.player === this.seat && !this.isOther(question, choices)) return;
      if (question.ask !== 'act') throw new NotSaid(`nobody answered this question: ${this.table.describe()}`);
      this.table.answer({ kind: 'pass' }, question.player);
    }
    throw new NotSaid(`${this.name} is not asked: ${this.table.describe()}`);
  }

  /** A chance to interrupt something else than what the line wants to interrupt. */
  private isOther(question: Extract<Question, { ask: 'act' }>, { target, targets }: Choices): boolean {
    const said = target ?? targets?.[0];
    if (question.window !== 'interrupt' || typeof said !== 'string') return false;
    return !this.isNamed({ what: 'item', id: question.item }, said);
  }

  /** Lets everybody pass until this kind of question comes to this player. */
  private waitFor(ask: Question['ask']): void {
    for (let i = 0; i < 40; i += 1) {
      const { question } = this.table;
      if (question === null) throw new NotSaid('the game is over: nothing is asked');
      if (question.ask === ask && question.player === this.seat) return;
      // Another player of the side is asked first, and has said nothing of blocking.
      if (question.ask === 'block' && ask === 'block') {
        this.table.answer({ kind: 'block', blocks: question.must }, question.player);
        continue;
      }
      if (question.ask !== 'act') throw new NotSaid(`nobody answered this question: ${this.table.describe()}`);
      this.table.answer({ kind: 'pass' }, question.player);
    }
    throw new NotSaid(`${this.name} was not asked for '${ask}'`);
  }

  private abilityOf(source: Id, wanted: number, mana: boolean): number {
    const { activated } = charOf(this.table.game.inside, source);
    const fitting = activated
      .map((ability, index) => ({ ability, index }))
      .filter(({ ability }) => isManaAbility(ability) === mana);
    // An ability that it does not have: one past the last, which the game refuses as it refuses any.
    return fitting[wanted]?.index ?? activated.length;
  }

  /** Answers the questions of an announcement from what the line said; anything unsaid is left to fail later. */
  private announce(choices: Choices, object: Id): void {
    const targets = [...(choices.targets ?? (choices.target === undefined ? [] : [choices.target]))];
    const further = [...(choices.choose ?? [])];
    for (let i = 0; i < 20; i += 1) {
      const { question } = this.table;
      if (question === null || question.player !== this.seat || question.mayCancel !== true) {
        this.checkTargets(targets, object);
        this.checkX(choices.x, object);
        return;
      }
      const answer = this.announcing(question, choices, targets, further);
      if (answer === null) return;
      this.table.answer(answer, this.seat);
    }
  }

  /** Where there was only one thing to aim at nobody was asked: it must be the one the line said. */
  private checkTargets(unasked: readonly Pickable[], object: Id): void {
    const item = this.table.game.state.chain.findLast((each) => each.object === object);
    if (unasked.length === 0 || item === undefined) return;
    const aimed = item.targets.map((each) => this.labelOf({ what: each.what, id: each.id }));
    for (const said of unasked) {
      const name = said instanceof Actor ? said.name : said.replace(/#\d+$/, '').replace(/^[a-z]+:/, '');
      if (!aimed.includes(name))
        throw new NotSaid(`the line aims at ${name}, but the game aimed at ${aimed.join(', ') || 'nothing'}`);
    }
  }

  /** Where there was only one X to choose nobody was asked either: it must be the one the line said. */
  private checkX(said: number | undefined, object: Id): void {
    const item = this.table.game.state.chain.findLast((each) => each.object === object);
    if (said === undefined || item === undefined || item.x === said || item.what !== 'spell') return;
    throw new NotSaid(`the line says X = ${said}, but the game made it ${item.x}`);
  }

  private announcing(
    question: Question,
    choices: Choices,
    targets: Pickable[],
    further: (string | number)[],
  ): Answer | null {
    if (question.ask === 'pay')
      return { kind: 'pay', payment: question.payments[0] as (typeof question.payments)[number] };
    if (question.purpose === 'pay with which mana' && question.ask === 'option') {
      const [mana, ...rest] = choices.pay ?? '';
      choices.pay = rest.join('');
      return { kind: 'option', option: mana === undefined ? 0 : question.options.indexOf(mana) };
    }
    if (question.ask === 'number' && choices.x !== undefined) return { kind: 'number', number: choices.x };
    if (question.purpose === 'choose X' && question.ask === 'option')
      return { kind: 'option', option: question.options.indexOf(String(choices.x)) };
    if (question.purpose === 'choose a mode' && question.ask === 'option')
      return { kind: 'option', option: question.options.indexOf(String(choices.mode ?? 0)) };
    if (question.purpose === 'choose a target' && question.ask === 'pick') {
      if (targets.length === 0 && question.min > 0) return null;
      const taken = targets.splice(0, question.max);
      return { kind: 'pick', picked: taken.map((each) => this.optionFor(each, question.from)) };
    }
    if (further.length === 0) return null;
    const said = question.ask === 'pick' && question.max > 1 ? further.splice(0, question.max) : further.splice(0, 1);
    return this.answerFrom(question, said);
  }

  /** Whether a name is that of an option: 'Counterspell', or 'ben:Counterspell' for one of Ben's. */
  private isNamed(option: Option, said: string): boolean {
    const { names, state } = this.table.game;
    const whose = names.findIndex((each) => said.startsWith(`${each}:`));
    const name = (whose < 0 ? said : said.slice((names[whose] as string).length + 1)).replace(/#\d+$/, '');
    if (this.labelOf(option) !== name) return false;
    if (whose < 0) return true;
    if (option.what === 'item') return state.chain.find(({ id }) => id === option.id)?.controller === whose;
    const object = option.what === 'object' ? state.objects[option.id] : undefined;
    return (object?.zone === 'play' ? object.controller : object?.owner) === whose;
  }

  /** The option a name stands for: a player, an announced spell, or a card; those offered first. */
  private optionFor(name: Pickable, offered: readonly Option[] = []): Option {
    if (name instanceof Actor) return { what: 'player', id: name.seat };
    const seat = this.table.game.names.indexOf(name);
    if (seat >= 0) return { what: 'player', id: seat };
    const fitting = offered.filter((option) => this.isNamed(option, name));
    const nth = /#(\d+)$/.exec(name);
    const found = fitting[nth === null ? 0 : Number(nth[1]) - 1];
    if (found !== undefined) return found;
    return {
      what: 'object',
      id: findCard(this.table, name, ['play', 'chain', 'hand', 'graveyard', 'library', 'removed'], null),
    };
  }
}

const sameThing = (a: Option, b: Option): boolean => a.what === b.what && a.id === b.id;
