// A simple opponent: plays a land each turn, casts the most useful thing it can pay, attacks when that costs nothing,
// blocks when it is good. It sees what its seat sees; the same view and the same seed give the same answer.

import {
  type Answer,
  type Chance,
  chanceFrom,
  type Option,
  type Payment,
  type PickWorth,
  purposeOf,
  type Question,
  type View,
} from '../game/index.ts';
import { bestMode, chooseAct } from './act.ts';
import { chooseBlocks, orderBlockers, urgency } from './block.ts';
import { chooseSplit } from './divide.ts';
import { type AttackPlan, chooseAttack, planAttack } from './fight.ts';
import { chooseOption } from './options.ts';
import { mostOf } from './payable.ts';
import { type Bot, DEAR_LIFE, EAGER, makesMana, Sight, type Temper } from './read.ts';
import { spellText, type Text } from './text.ts';
import { optionScore } from './weigh.ts';

export type { Bot } from './read.ts';

export function simpleBot(seed: number | string = 0): Bot {
  const chance = chanceFrom(seed);
  return { name: 'simple', choose: (view, legal) => chooseSimply(view, legal, chance) };
}

/** What differs between those who play by habit; everything else they do alike. */
export interface Habits {
  readonly plan: AttackPlan;
  readonly temper: Temper;
}

export const SIMPLE: Habits = { plan: planAttack, temper: EAGER };

/** The answer that habit gives. What may be answered is looked at only where it is asked what to do. */
export function chooseSimply(
  view: View,
  legal: readonly Answer[],
  chance: Chance,
  { plan, temper }: Habits = SIMPLE,
): Answer {
  const { question } = view;
  if (question === null) throw new Error('the bot was asked out of turn');
  const sight = new Sight(view, temper);
  switch (question.ask) {
    case 'act':
      return chooseAct(sight, question, legal, plan);
    case 'pick':
      return { kind: 'pick', picked: choosePick(sight, question) };
    case 'order':
      return {
        kind: 'order',
        order:
          purposeOf(question).worth === 'blockers'
            ? orderBlockers(sight, question.items)
            : question.items.map((_, index) => index),
      };
    case 'split':
      return chooseSplit(sight, question);
    case 'number':
      // What is paid to be spared something is worth two mana, and hardly more.
      return { kind: 'number', number: purposeOf(question).worth === 'two' ? Math.min(2, question.max) : question.max };
    case 'option':
      return { kind: 'option', option: chooseOption(sight, question, chance) };
    case 'yesno':
      return { kind: saysYes(sight, question) ? 'yes' : 'no' };
    case 'attack': {
      const planned = chooseAttack(sight, question, plan);
      return question.priced === undefined ? planned : mostOf(planned, legal);
    }
    case 'block': {
      const planned = chooseBlocks(sight, question);
      return question.priced === undefined ? planned : mostOf(planned, legal);
    }
    case 'pay':
      return { kind: 'pay', payment: question.payments[0] as Payment }; // the best way is listed first
    default:
      return question satisfies never;
  }
}

// ---- picking ----

type PickQuestion = Extract<Question, { ask: 'pick' }>;

export function choosePick(sight: Sight, question: PickQuestion): Option[] {
  const scored = question.from.map((option, index) => ({ option, index, score: pickScore(sight, question, option) }));
  scored.sort((a, b) => b.score - a.score || a.index - b.index);
  const wanted = scored.filter(({ score }, index) => index < question.min || (index < question.max && score > 0));
  // Several targets of one spell share what it does: more than needed only weakens it.
  const number =
    purposeOf(question).worth === 'target' ? Math.max(question.min, Math.min(1, wanted.length)) : wanted.length;
  return wanted.slice(0, number).map(({ option }) => option);
}

/** Things are parted with from the least; everything else is taken from the best. */
export function pickScore(sight: Sight, question: PickQuestion, option: Option): number {
  const { worth } = purposeOf(question);
  switch (worth) {
    case 'part with':
      return -keepWorth(sight, option);
    case 'target':
      return targetScore(sight, question, option);
    case 'have':
    case 'hurts most':
    case 'harmful source':
      return haveScore(sight, option, worth);
    default:
      return worth satisfies never;
  }
}

function haveScore(sight: Sight, option: Option, worth: PickWorth): number {
  if (option.what === 'player') return sight.isOurs({ controller: option.id }) ? 0 : 1;
  const thing = sight.permanent(option.id);
  if (option.what === 'object' && thing !== null) {
    if (worth === 'hurts most') return urgency(sight, thing);
    if (worth === 'harmful source') return sight.isOurs(thing) ? 0 : 1 + (thing.power ?? 0);
    return sight.worth(thing);
  }
  const known = sight.view.players.flatMap((player) => [
    ...player.hand,
    ...player.graveyard,
    ...player.removed,
    ...player.knownLibrary,
  ]);
  const card = option.what === 'object' ? known.find((each) => each.id === option.id) : undefined;
  return card === undefined ? 0.1 : sight.cardWorth(card.name);
}

/** What it would hurt to lose: spare lands least, then what is cheap. */
function keepWorth(sight: Sight, option: Option): number {
  const thing = sight.permanent(option.id);
  if (thing !== null) return sight.worth(thing) + (thing.tapped ? -0.3 : 0);
  const name = sight.me.hand.find((card) => card.id === option.id)?.name ?? '';
  const lands = sight.view.inPlay.filter((each) => sight.isMine(each) && each.types.includes('land')).length;
  const isLand = sight.definition(name)?.types.includes('land') === true;
  return isLand ? (lands >= 5 ? 0 : 5) : sight.cardWorth(name) - Math.max(0, sight.cardWorth(name) - lands - 3) * 2;
}

const asking = new WeakMap<Sight, { readonly question: Question; readonly text: Text | null }>();

/** The text is the same for every option of a question: it is found once. */
function textOnce(sight: Sight, question: Question): Text | null {
  const known = asking.get(sight);
  if (known?.question === question) return known.text;
  const text = textAsking(sight, question);
  asking.set(sight, { question, text });
  return text;
}

function targetScore(sight: Sight, question: PickQuestion, option: Option): number {
  const text = textOnce(sight, question);
  if (text === null) return option.what === 'player' && !sight.isOurs({ controller: option.id }) ? 1 : 0;
  const index = Math.max(
    0,
    text.targets.findIndex((spec) => accepts(spec.kinds, option)),
  );
  return optionScore(sight, text, index, option);
}

const accepts = (kinds: readonly string[], option: Option): boolean =>
  option.what === 'player'
    ? kinds.includes('player')
    : option.what === 'item'
      ? kinds.includes('spell')
      : kinds.includes('permanent') || kinds.includes('card');

/** The text whose target is asked for: of a card in hand, or of an ability of the source. */
function textAsking(sight: Sight, question: Question): Text | null {
  // A card of somebody else is one that I play for them: what it does is weighed as if it were mine.
  const cards = sight.view.players.flatMap(({ hand, removed }) => [...hand, ...removed]);
  const card = cards.find((each) => each.id === question.source);
  const definition = card === undefined ? null : sight.definition(card.name);
  if (definition !== null)
    return spellText(sight, definition, bestMode(sight, definition, question.source).mode, question.source);
  const thing = sight.permanent(question.source);
  const textOf = ({ targets, effects }: Pick<Text, 'targets' | 'effects'>): Text => ({
    targets,
    effects,
    x: sight.mana,
    aura: null,
    slow: false,
    source: question.source,
  });
  const used = thing?.activated.find((ability) => ability.targets.length > 0 && !makesMana(ability));
  if (question.mayCancel === true && used !== undefined) return textOf(used);
  const own = thing === null ? null : sight.definition(thing.name);
  const triggered = own?.abilities.find((ability) => ability.ability === 'triggered' && ability.targets.length > 0);
  if (triggered?.ability === 'triggered') return textOf(triggered);
  return used === undefined ? null : textOf(used);
}

// ---- yes or no ----

function saysYes(sight: Sight, question: Extract<Question, { ask: 'yesno' }>): boolean {
  const { worth } = purposeOf(question);
  if (worth === 'new hand') return isPoorHand(sight);
  // Life is no price when little of it would be left.
  if (question.life !== undefined && sight.me.life - question.life < DEAR_LIFE) return false;
  return worth === 'yes';
}

function isPoorHand(sight: Sight): boolean {
  const { hand } = sight.me;
  const lands = hand.filter((card) => sight.definition(card.name)?.types.includes('land') === true).length;
  return hand.length > 5 && (lands < 2 || hand.length - lands < 2);
}
