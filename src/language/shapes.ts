// What each effect and each change takes: its parameters, which of them it must have, and what each may be. Checked with the
// words themselves when cards are made ready; a parameter that is not here, or is here and gone there, does not compile.

import { type Change, type Effect, FACE_DOWN_SIZES } from './effect.ts';
import { CARD_TYPES } from './filter.ts';
import { KEYWORDS } from './keyword.ts';
import { BASIC_LAND_TYPES, COLORS, MANA_KINDS } from './mana.ts';
import {
  ability,
  amount,
  changes,
  colors,
  condition,
  cost,
  effects,
  either,
  filter,
  flag,
  having,
  listOf,
  type May,
  manaKinds,
  may,
  nothing,
  number,
  oneOf,
  part,
  type Reading,
  ref,
  size,
  text,
  texts,
  token,
} from './reading.ts';

type Keys<Word> = Word extends unknown ? keyof Word : never;
type Needed<Word, Key> = Word extends unknown
  ? Key extends keyof Word
    ? object extends Pick<Word, Key>
      ? 'may'
      : 'must'
    : 'may'
  : never;
/** The parameters of a word; where it has several forms, one must be there only if all of them have it. */
export type Shape<Word, Tag> = {
  readonly [key in Exclude<Keys<Word>, Tag | 'as'>]: 'may' extends Needed<Word, key> ? May : Reading;
};

const all = oneOf('all');
const any = oneOf('any');
const yes = may(oneOf(true));
const someone = { who: ref };
const something = { what: ref };
const only = may(listOf(part));
const keyword = oneOf(...KEYWORDS);
const until = either(
  oneOf(
    'end of turn',
    'end of combat',
    'in play',
    'your next turn',
    'while source in play',
    'their next turn',
    'next untap',
    'while source tapped',
    'your next upkeep',
  ),
  having({ while: condition }),
);

export const EFFECT_SHAPES: { readonly [word in Effect['do']]: Shape<Extract<Effect, { do: word }>, 'do'> } = {
  addAnyMana: { ...someone, kinds: manaKinds, times: amount, produced: yes, couldGive: may(filter) },
  addMana: { ...someone, mana: manaKinds, times: amount, asIn: may(ref) },
  ante: someone,
  attach: { ...something, to: ref },
  becomeCopy: { ...something, of: ref },
  block: { ...something, attacker: either(ref, nothing) },
  change: { ...something, changes, until, coming: yes },
  changeWord: { ...something, of: listOf(oneOf('color', 'land type')) },
  choose: something,
  chooseNewTargets: { ...something, another: yes },
  copySpell: { ...someone, ...something, color: may(oneOf(...COLORS)) },
  counter: { ...something, to: may(oneOf('top')) },
  damage: {
    amount,
    to: ref,
    divided: oneOf('evenly', 'chosen', null),
    noRegeneration: flag,
    by: may(ref),
    unpreventable: yes,
    prevented: may(amount),
  },
  destroy: { ...something, bury: flag },
  discard: {
    who: may(ref),
    amount: may(either(amount, all, any)),
    how: may(oneOf('choose', 'random')),
    filter: may(filter),
    what: may(ref),
  },
  draw: { ...someone, amount },
  drawUpTo: { ...someone, amount: number, lifeForLess: number },
  emptyPool: someone,
  exchange: { of: oneOf('places', 'owners', 'control'), ...something, with: ref },
  exile: { ...something, faceDown: yes },
  extraTurn: { ...someone, turns: may(number) },
  flipCoin: { who: may(ref), win: effects, lose: effects },
  forEach: { of: ref, then: effects },
  gainLife: { ...someone, amount, along: yes },
  guessTop: someone,
  if: { condition, then: effects, otherwise: effects },
  later: {
    when: oneOf(
      'end of combat',
      'end of turn',
      'your end of turn',
      'end of that turn',
      'next upkeep',
      'your next upkeep',
      'your upkeeps',
      'their next draw',
      'never',
      'control lost',
    ),
    then: effects,
    unless: may(cost),
    promise: may(number),
    of: may(ref),
  },
  lifeBecomes: { ...someone, amount },
  lookAndPut: {
    ...someone,
    by: ref,
    amount,
    take: amount,
    to: oneOf('hand', 'graveyard'),
    rest: oneOf('graveyard', 'top'),
  },
  lose: someone,
  loseLife: { ...someone, amount },
  may: {
    ...someone,
    cost: either(cost, nothing),
    x: may(either(amount, any)),
    must: yes,
    one: yes,
    then: effects,
    otherwise: effects,
  },
  mill: { ...someone, amount },
  nameCard: someone,
  oneOf: { of: listOf(having({ word: text, then: effects })), keep: yes, announced: yes },
  own: { ...someone, ...something },
  packHunt: { pack: filter, prey: ref },
  play: {
    ...someone,
    ...something,
    must: yes,
    paid: may(oneOf('as usual', 'from lands')),
    faceDown: may(oneOf(...FACE_DOWN_SIZES)),
    timely: yes,
    by: may(ref),
    otherwise: effects,
  },
  poison: { ...someone, amount },
  prevent: { to: ref, amount, answer: may(ref) },
  preventAll: { to: ref, things: either(filter, nothing), from: may(filter) },
  preventCombat: {},
  preventFromSource: {
    to: ref,
    source: filter,
    combat: yes,
    gain: yes,
    leaves: may(either(number, all)),
    back: yes,
    past: yes,
  },
  putCounters: { ...something, counter: text, amount: either(amount, all), most: may(number) },
  redirect: { amount: either(amount, all), to: ref, of: may(ref), anySource: yes },
  regenerate: something,
  removeCounters: { ...something, counter: text, amount: either(amount, all), most: may(number) },
  repeat: { times: either(amount, nothing), until: either(condition, nothing), then: effects },
  reveal: { ...something, to: may(ref) },
  revealUntil: { ...someone, filter, amount, to: may(oneOf('hand')), or: may(filter) },
  sacrifice: { ...something, by: may(ref) },
  sacrificeChoice: { ...someone, filter, amount, then: may(effects), otherwise: effects },
  scry: { ...someone, amount },
  search: {
    ...someone,
    filter,
    amount,
    to: oneOf('hand', 'play', 'play tapped', 'top', 'exile', 'split'),
    reveal: flag,
  },
  shuffle: someone,
  shuffleGraveyard: { hand: may(flag), self: may(flag), ...someone },
  startOver: { ...someone, first: filter, next: filter },
  tap: { ...something, forMana: yes },
  tapOrUntap: something,
  toGraveyard: something,
  toHand: something,
  token: { ...someone, token, amount },
  toLibrary: {
    ...something,
    where: oneOf('top', 'bottom', 'shuffled'),
    order: may(either(ref, oneOf('random'))),
  },
  toPlay: { ...something, under: ref, tapped: flag, changes: may(changes), attached: may(ref) },
  turn: { gets: oneOf('another attack', 'its end') },
  untap: { ...something, forMana: yes },
  win: someone,
};

const RULES = oneOf(
  "can't lose the game",
  "can't gain life",
  'lives without life',
  'casts as instants',
  'hand revealed',
  'top card revealed',
  'skips combat',
  'skips untap',
  'skips draw',
  'untaps in every turn',
  'keeps mana',
  'blocks blindly',
  "damage can't be prevented",
  "named abilities can't be used",
);

const doing = oneOf('attack', 'block');

export const CHANGE_SHAPES: {
  readonly [word in Change['change']]: Shape<Extract<Change, { change: word }>, 'change'>;
} = {
  ability: { ability },
  also: { colors, subtypes: texts, types: may(listOf(oneOf(...CARD_TYPES))) },
  attacksYou: {},
  becomes: {
    types: listOf(oneOf(...CARD_TYPES)),
    subtypes: texts,
    colors: either(colors, nothing),
    size: either(size, nothing),
  },
  blockers: { atMost: may(number), atLeast: may(number) },
  blocksMore: { number: either(number, any) },
  canBlockOnly: { filter },
  cant: { doing: oneOf('cast', 'attack'), filter, again: yes },
  cantActivate: { tap: yes },
  cantBeEnchanted: { by: filter },
  playerRule: {
    rule: either(
      RULES,
      having({ spends: oneOf(...MANA_KINDS), asThough: oneOf(...MANA_KINDS) }),
      having({ handSize: number }),
    ),
  },
  color: { colors },
  company: { doing, atLeast: may(number), atMost: may(number) },
  word: { from: text, to: text },
  control: { by: may(ref) },
  costs: { filter, more: number, mana: may(oneOf(...MANA_KINDS)), abilities: yes },
  creatureTypes: { subtypes: texts },
  exileIfDies: {},
  keyword: { keyword },
  landType: { to: oneOf(...BASIC_LAND_TYPES, 'chosen'), also: yes },
  loseAbilities: {},
  loseKeyword: { keyword },
  mayPlay: { zone: oneOf('graveyard', 'exile'), filter, what: may(ref), only },
  moreLands: { number: either(number, any) },
  notBlockableBy: { filter },
  notTargetOf: { from: filter, spells: yes },
  onlyBy: { doing, filter },
  onlyIf: { does: oneOf('attack', 'untap'), condition },
  preventFrom: { filter, combat: may(flag), dealt: yes },
  price: { doing, cost, against: may(filter) },
  protection: { from: filter },
  setSize: { power: amount, toughness: amount },
  shelters: { from: filter },
  size: { power: amount, toughness: amount },
  untapsAtMost: { filter, number, only },
};
