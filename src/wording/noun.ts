// Filters in words: "nonartifact, nonblack creature", "other Goblin creatures you control", "all your creatures".

import { type Filter, permanentCard, type Whose } from '../language/filter.ts';
import type { Keyword } from '../language/keyword.ts';
import { BASIC_LAND_TYPES } from '../language/mana.ts';
import { list, many, one, plural, type Who, withArticle } from './grammar.ts';
import { keywordWord } from './keyword.ts';
import { bearerNoun, bearerWord, type Telling } from './telling.ts';
import type { Noun, Owned, Voice } from './voice.ts';

/** What is looked for: something in play, a spell, a card in some pile, or a source of damage. */
export type NounKind = 'permanent' | 'spell' | 'card' | 'source';

export const isLandType = (type: string): boolean => (BASIC_LAND_TYPES as readonly string[]).includes(type);

/** Land types that are always told with the other that they go with. */
const URZAS: readonly string[] = ['Mine', 'Power-Plant', 'Tower'];

const twice = (word: string): Noun => ({ one: word, many: plural(word) });
const eachWay = (noun: Noun, change: (text: string) => string): Noun => ({
  one: change(noun.one),
  many: change(noun.many),
});

/** The noun that names the kind of thing when the filter names no type. */
function kindNoun(kind: NounKind, voice: Voice): Noun {
  switch (kind) {
    case 'permanent':
      return voice.permanent;
    case 'spell':
      return voice.spell([]);
    case 'card':
      return twice('card');
    case 'source':
      return voice.source;
  }
}

/** Of types in a row, those that the book knows; all of them where it knows none. */
function known(types: readonly string[], voice: Voice): readonly string[] {
  const ours = types.filter((type) => voice.knownTypes === null || voice.knownTypes.includes(type));
  return ours.length === 0 ? types : ours;
}

/** Named with its types before it: "creature spell", "artifact card". */
const ofTypes = (types: readonly string[], kind: NounKind, voice: Voice): Noun =>
  kind === 'spell' ? voice.spell(types) : eachWay(kindNoun(kind, voice), (text) => `${list(types, 'or')} ${text}`);

/** "Caribou token": named by its sort, the word stands last. */
const isNamedToken = ({ token, types, subtypes }: Filter): boolean =>
  token === true && types === undefined && subtypes !== undefined;

/** Whatever deals damage by itself: a creature in play, or a spell. */
const isCreatureOrSpell = ({ anyType = [] }: Filter): boolean =>
  anyType.length === 3 && ['creature', 'instant', 'sorcery'].every((type) => anyType.some((each) => each === type));

/** The noun itself: "creature", "artifact or enchantment", "Goblin creature", "Swamp", "creature spell". */
function head(filter: Filter, kind: NounKind, voice: Voice): Noun {
  const types = filter.types ?? [];
  const subtypes = filter.subtypes ?? [];
  if (subtypes.length > 0) {
    if (isNamedToken(filter)) return twice(`${list(subtypes, 'or')} token`);
    const names = subtypes.map((type) => {
      if (isLandType(type)) return voice.landOfType(type);
      if (URZAS.includes(type)) return `Urza's ${type}`;
      if (type === 'Aura') return voice.aura.one;
      return kind === 'permanent' && types.includes('creature') ? voice.creatureOfType(type) : type;
    });
    const extra = types.filter((type) => type !== 'creature' && type !== 'land');
    const named: Noun = { one: list(names, 'or'), many: list(names.map(plural), 'and') };
    const whole = eachWay(named, (text) => [...extra, text].join(' '));
    return kind === 'permanent' ? whole : ofTypes([whole.one], kind, voice);
  }
  if (filter.token && types.length === 0 && filter.anyType === undefined && kind === 'permanent') return twice('token');
  if (kind === 'card' && filter.anyType?.length === permanentCard.anyType?.length) return twice(voice.permanentCard);
  if (kind === 'permanent' && isCreatureOrSpell(filter)) return twice(`creature or ${voice.spell([]).one}`);
  const words = filter.anyType === undefined ? [types.join(' ')] : known(filter.anyType, voice);
  if (words[0] === '') return kindNoun(kind, voice);
  if (kind !== 'permanent') return ofTypes(words, kind, voice);
  return { one: list(words, 'or'), many: list(words.map(plural), 'and') };
}

const range = (what: string, bounds: { readonly min?: number; readonly max?: number }): string =>
  bounds.max === undefined ? `with ${what} ${bounds.min ?? 0} or greater` : `with ${what} ${bounds.max} or less`;

/** A keyword behind a noun: "with flying", or what the book says instead. */
function withKeyword(keywords: readonly Keyword[], voice: Voice, word: 'and/or' | 'or'): string {
  return `with ${list(
    keywords.map((keyword) => keywordWord(keyword, voice)),
    word,
  )}`;
}

const belowPower = ({ voice, me }: Telling): string => ` with ${voice.toughness} less than ${me}'s ${voice.power}`;

function costPhrase(cost: NonNullable<Filter['cost']>, voice: Voice): string {
  if (cost.equals !== undefined) return voice.costIs(cost.equals === 'x' ? 'X' : String(cost.equals));
  if (cost.max !== undefined) return voice.costIs(`${cost.max === 'x' ? 'X' : cost.max} or less`);
  return voice.costIs(`${cost.min ?? 0} or greater`);
}

/** "without flying or islandwalk", where none of several keywords may be there. */
function lacking(noneOf: readonly Filter[], voice: Voice): string | null {
  const words = noneOf.map(({ keyword, ...rest }) =>
    keyword !== undefined && Object.keys(rest).length === 0 ? keywordWord(keyword, voice) : null,
  );
  return words.includes(null) ? null : `without ${list(words as string[], 'or')}`;
}

const alternativeNouns = (filters: readonly Filter[], t: Telling): string =>
  list(
    filters.map((filter) => a(filter, t)),
    'or',
  );

const isKeywords = (filters: readonly Filter[]): boolean => filters.every(({ keyword }) => keyword !== undefined);

function alternatives(filters: readonly Filter[], t: Telling): string {
  const keywords = filters.flatMap((filter) => (filter.keyword === undefined ? [] : [filter.keyword]));
  if (isKeywords(filters)) return withKeyword(keywords, t.voice, 'and/or');
  return `that is ${alternativeNouns(filters, t)}`;
}

/** "attached to a creature"; of what the text has named, "attached to them". */
const attachedBehind = (filter: Filter, t: Telling): string =>
  filter.goesBy === undefined
    ? `${Object.keys(filter).length === 0 ? "that's " : ''}${t.voice.attach.behind} ${a(filter, t)}`
    : `${t.voice.attach.behind} them`;

/** "put onto the battlefield with Tetravus", "that a mire counter was put onto with Cyclopean Tomb but …". */
function broughtWith(how: NonNullable<Filter['withThis']>, t: Telling): string {
  if (how === true) return `put ${t.voice.ontoPlay} with ${t.me}`;
  const counter = withArticle(`${how.counter} counter`);
  return `that ${counter} was put onto with ${t.me} but that ${counter} has not been removed from with ${t.me}`;
}

/**
 * How a trait is said: in a word before the noun ("tapped"), in words behind it ("with flying"), or as what it is not
 * ("nonartifact", "except artifacts"). What is empty is not said.
 */
interface Phrase<Value> {
  readonly before?: (value: Value, voice: Voice, isMany: boolean) => string;
  readonly behind?: (value: Value, t: Telling, isMany: boolean) => string;
  readonly not?: (value: Value) => readonly string[];
}

/** Traits that the noun itself is made of, its article, or the sentence around it; each of them in one function. */
interface SaidElsewhere {
  readonly types: typeof head;
  readonly anyType: typeof head;
  readonly subtypes: typeof head;
  readonly controller: typeof owned;
  readonly enchanted: typeof named;
  readonly self: typeof named;
  readonly other: typeof apart;
}

type Values = { readonly [trait in keyof Filter]-?: NonNullable<Filter[trait]> };
type Said = {
  readonly [trait in keyof Values]: trait extends keyof SaidElsewhere ? SaidElsewhere[trait] : Phrase<Values[trait]>;
};

const when = (holds: boolean, word: string, { non }: Voice): string => {
  if (holds) return word;
  return 'before' in non ? non.before(word) : `non${word}`;
};

/** Every trait that a filter may name, in the order in which they are said; a trait without a phrase does not compile. */
const SAID: Said = {
  types: head,
  anyType: head,
  subtypes: head,
  controller: owned,
  enchanted: named,
  self: named,
  other: apart,
  notSupertypes: { not: (types) => types },
  notTypes: { not: (types) => types },
  notColors: { not: (colors) => colors },
  notSubtypes: { not: (types) => types },
  tapped: { before: (tapped) => (tapped ? 'tapped' : 'untapped') },
  inCombat: { before: (is, { block }) => (is ? `attacking or ${block.ing}` : `nonattacking, non${block.ing}`) },
  attacking: { before: (is, voice) => when(is, 'attacking', voice) },
  blocking: { before: (is, voice) => when(is, voice.block.ing, voice) },
  unblocked: { before: (is, { block }) => (is ? `un${block.ed}` : block.ed) },
  token: { not: (is) => (is ? [] : ['token']) },
  supertypes: { before: (types) => types.join(' ') },
  colors: { before: (colors, _voice, isMany) => list(colors, isMany ? 'and/or' : 'or') },
  chosenColor: { behind: () => 'of the chosen color' },
  keyword: { behind: (keyword, { voice }) => withKeyword([keyword], voice, 'or') },
  withoutKeyword: { behind: (keyword, { voice }) => `without ${keywordWord(keyword, voice)}` },
  anyOf: { behind: (filters, t) => alternatives(filters, t) },
  noneOf: { behind: (filters, t) => lacking(filters, t.voice) ?? `that isn't ${alternativeNouns(filters, t)}` },
  power: {
    behind: (power, t) =>
      power.bearerToughness
        ? `with ${t.voice.power} equal to or greater than the ${bearerWord(t.card)} ${bearerNoun(t.card)}'s ${t.voice.toughness}`
        : range(t.voice.power, power),
  },
  toughness: {
    behind: (toughness, t) => (toughness.belowSourcePower ? belowPower(t).trim() : range(t.voice.toughness, toughness)),
  },
  cost: { behind: (cost, { voice }) => costPhrase(cost, voice) },
  payableWith: { behind: (_name, { voice }) => `whose ${voice.manaCost} that mana could pay` },
  named: { behind: (name) => `named ${name}` },
  called: { behind: () => 'with the same name' },
  hasCounter: {
    behind: (counter, _t, isMany) => (isMany ? `with ${counter} counters on them` : `with a ${counter} counter on it`),
  },
  makesMana: { behind: (is, { voice }) => (is ? voice.withMana : `other than those ${voice.withMana}`) },
  owner: { behind: (owner, { voice }) => (owner === 'you' ? 'you own' : `${voice.opponent.one} owns`) },
  diedThisTurn: {
    behind: (_is, { voice }) => `that were put there from ${voice.inPlay.replace(/^(on|in) /, '')} this turn`,
  },
  attachedTo: { behind: (filter, t) => attachedBehind(filter, t) },
  goesBy: { behind: () => '' },
  singleTarget: { behind: (_is, { voice }) => voice.withSingleTarget },
  drawnThisTurn: { behind: () => 'drawn this turn' },
  withThis: { behind: (how, t) => broughtWith(how, t) },
  onThis: { behind: (_is, t) => `${t.voice.attach.behind} ${t.heard.self ? 'it' : t.me}` },
  fighting: {
    behind: (how, t) =>
      `${t.voice.block.ing}${how === 'either' ? ` or ${t.voice.block.ed} by` : ''} ${t.heard.self ? 'it' : t.me}`,
  },
  foughtThisCombat: {
    behind: (fought, { voice }) =>
      `that ${fought ? '' : 'neither '}attacked ${fought ? 'or' : 'nor'} ${voice.block.ed} ${voice.thisCombat}`,
  },
  hasAura: { behind: (hasAura, _t, isMany) => `that ${isMany ? 'are' : 'is'}${hasAura ? '' : "n't"} enchanted` },
  controllerHas: { behind: (filter, t) => t.voice.whoseControllerHas(a(filter, t)) },
  attackingYou: { behind: () => 'attacking you' },
  settled: {
    behind: (is) =>
      is ? 'controlled continuously since the beginning of the turn' : 'that came under control this turn',
  },
  attackedThisTurn: { behind: (did, { voice }) => `that ${did ? 'attacked' : `${voice.didNot} attack`} this turn` },
};

const PHRASES = Object.entries(SAID).flatMap(([trait, said]) =>
  typeof said === 'function' ? [] : [{ trait: trait as keyof Filter, phrase: said as Phrase<unknown> }],
);

/** What each trait of a filter says in one of the three places. */
function phrases(filter: Filter, say: (phrase: Phrase<unknown>, value: unknown) => string | undefined): string[] {
  return PHRASES.flatMap(({ trait, phrase }) => {
    const value = filter[trait];
    const words = value === undefined ? undefined : say(phrase, value);
    return words === undefined || words === '' ? [] : [words];
  });
}

/** What is said not to be so, each as one word: "artifact", "black", "Wall". */
const negatives = (filter: Filter): string[] =>
  PHRASES.flatMap(({ trait, phrase }) => (filter[trait] === undefined ? [] : (phrase.not?.(filter[trait]) ?? [])));

export function adjectives(filter: Filter, voice: Voice, isMany = false): string {
  const before = 'before' in voice.non ? negatives(filter).map(voice.non.before).join(', ') : '';
  const words = phrases(filter, (phrase, value) => phrase.before?.(value, voice, isMany));
  return [before, ...words].filter((word) => word !== '').join(' ');
}

/** What follows the noun: "with flying", "with power 2 or less", "that attacked this turn". */
function afterwards(filter: Filter, t: Telling, isMany: boolean): string {
  const { non } = t.voice;
  const nots = negatives(filter);
  const words = phrases(filter, (phrase, value) => phrase.behind?.(value, t, isMany));
  // Behind other words it needs a clause of its own.
  const attacking = words.length > 1 ? words.indexOf('attacking you') : -1;
  if (attacking >= 0) words[attacking] = `that${isMany ? ' are' : "'s"} attacking you`;
  if ('after' in non && nots.length > 0) words.unshift(non.after(nots, isMany));
  return words.map((word) => ` ${word}`).join('');
}

/** The noun with all that belongs to it, but for the article and for whose it is. */
export function noun(filter: Filter, t: Telling, kind: NounKind = 'permanent'): Noun {
  const main = head(filter, kind, t.voice);
  const { token, ...others } = filter;
  const rest = isNamedToken(filter) ? others : filter;
  const whole = (text: string, isMany: boolean): string => {
    const words = adjectives(rest, t.voice, isMany);
    // A spell that is no creature spell is called after what a creature spell is called.
    const [summon = ''] = t.voice.spell(['creature']).one.split(' ');
    const before = kind === 'spell' ? words.replace('non-creature', `non-${summon}`) : words;
    return `${before === '' ? '' : `${before} `}${text}${afterwards(rest, t, isMany)}`;
  };
  return { one: whole(main.one, false), many: whole(main.many, true) };
}

/** An opponent of another player; where there is but one, just that: "one of his or her opponents", "his or her rival". */
export function opponentOf(whose: string, { opponent }: Voice): string {
  const word = opponent.one.replace(/^\w+ /, '');
  return opponent.one.startsWith('your ') ? `${whose} ${word}` : `one of ${whose} ${word}s`;
}

/** Whose things they are, as the book says it; `null` where that is not told. */
export function owned(whose: Whose | undefined, voice: Voice): Owned | null {
  switch (whose) {
    case undefined:
      return null;
    case 'you':
      return voice.yours;
    case 'opponent':
      return voice.theirs;
    case 'notYou':
      return voice.notYours;
    case 'event':
      return voice.of('that player');
    case 'eventOpponent':
      return voice.of(opponentOf(voice.pronoun.possessive, voice));
    case 'active':
      return voice.of(voice.activePlayer);
    case 'defending':
      return voice.of(voice.opponent.defending);
  }
}

/** "Prodigal Sorcerer" or "enchanted creature", where the filter names just that. */
export function named(filter: Filter, t: Telling): string | null {
  if (filter.self) return t.me;
  if (filter.enchanted) return `${bearerWord(t.card)} ${bearerNoun(t.card)}`;
  return filter.token && filter.withThis ? 'the token' : null;
}

function apart(filter: Filter, t: Telling): string {
  return filter.other ? ` other than ${t.me}` : '';
}

/** One of them, whichever: "a green creature you control". */
export function a(filter: Filter, t: Telling, kind: NounKind = 'permanent'): string {
  const name = named(filter, t);
  if (name !== null) return name;
  const words = noun(filter, t, kind);
  const of = owned(filter.controller, t.voice);
  return (of === null ? withArticle(words.one) : of.a(words)) + apart(filter, t);
}

/** One to be chosen as a target: "target tapped creature". */
export function target(filter: Filter, t: Telling, kind: NounKind = 'permanent'): string {
  if (filter.toughness?.belowSourcePower) {
    const { toughness: _, ...rest } = filter;
    return target(rest, t, kind) + belowPower(t);
  }
  if (filter.owner === 'you' && filter.controller === 'you') {
    const { owner: _, controller: __, ...rest } = filter;
    return t.voice.ownAndControl(t.voice.target(noun(rest, t, kind).one)) + apart(filter, t);
  }
  if (filter.settled && filter.controller === 'active') {
    const { settled: _, controller: __, ...rest } = filter;
    return `${t.voice.target(noun(rest, t, kind).one)} ${t.voice.heldAllTurn}`;
  }
  const words = noun(filter, t, kind);
  const of = owned(filter.controller, t.voice);
  return (of === null ? t.voice.target(words.one) : of.target(words)) + apart(filter, t);
}

/** Where it matters that the source is left out: "other Goblin creatures". */
const apartFrom = (filter: Filter, words: Noun): Noun =>
  eachWay(words, (text) => (filter.other ? `other ${text}` : text));

/** Several, without an article: "Swamps you control", "other Goblin creatures". */
export function several(filter: Filter, t: Telling, kind: NounKind = 'permanent'): string {
  if (
    filter.anyOf !== undefined &&
    Object.keys(filter).length === 1 &&
    kind === 'permanent' &&
    !isKeywords(filter.anyOf)
  )
    return list(
      filter.anyOf.map((each) => several(each, t, kind)),
      'and/or',
    );
  const words = apartFrom(filter, noun(filter, t, kind));
  const of = owned(filter.controller, t.voice);
  return of === null ? words.many : of.bare(words);
}

/** So many of them: "two creatures you control". */
export function some(number: string, filter: Filter, t: Telling): string {
  const of = owned(filter.controller, t.voice);
  return of === null ? `${number} ${several(filter, t)}` : of.some(number, apartFrom(filter, noun(filter, t)));
}

/** The name of a kind of counter; those that change a size are written as the book writes sizes. */
export function counterName(counter: string, voice: Voice): string {
  const size = /^([+-]\d+)\/([+-]\d+)$/.exec(counter);
  return size === null ? counter : voice.size(size[1] as string, size[2] as string);
}

/** All of them: "all creatures", "all other creatures". */
export function all(filter: Filter, t: Telling, kind: NounKind = 'permanent'): string {
  if (kind === 'spell') return several(filter, t, kind);
  const words = apartFrom(filter, noun(filter, t, kind));
  const of = owned(filter.controller, t.voice);
  return of === null ? `all ${words.many}` : of.all(words);
}

/** "Soldier creatures" are all of them, where the book says it so. */
const isSort = ({ types, subtypes }: Filter, t: Telling): boolean =>
  types?.includes('creature') === true && subtypes?.length === 1 && t.voice.creatureOfType('~').endsWith(' creature');

/** What a static ability is about, as the subject of its sentence. */
export function subject(filter: Filter, t: Telling, kind: NounKind = 'permanent'): Who {
  const name = named(filter, t);
  if (name !== null) return one(name);
  const [self, others, ...more] = filter.anyOf ?? [];
  if (self?.self && others !== undefined && more.length === 0) return many(`${t.me} and ${several(others, t, kind)}`);
  const { noneOf, ...rest } = filter;
  if (noneOf !== undefined && lacking(noneOf, t.voice) === null) {
    const but = list(
      noneOf.map((each) => several(each, t, kind)),
      'and',
    );
    return many(`except for ${but}, ${several(rest, t, kind)}`);
  }
  const of = owned(filter.controller, t.voice);
  // "All" is said of creatures; of "white creatures" it is clear.
  const isClear =
    filter.named !== undefined ||
    filter.colors !== undefined ||
    filter.notColors !== undefined ||
    filter.attacking ||
    filter.blocking ||
    isSort(filter, t);
  if (filter.other || (of === null && isClear)) return many(several(filter, t, kind));
  return many(of === null ? all(filter, t, kind) : of.subject(noun(filter, t, kind)));
}

/** Every one of them, as damage speaks of it: "each creature without flying". */
export function each(filter: Filter, t: Telling): Who {
  const words = apartFrom(filter, noun(filter, t));
  const of = owned(filter.controller, t.voice);
  return of === null ? t.voice.each(words) : one(of.each(words));
}
