// Kinds: card definitions made ready for play. Words become bits, abilities are sorted by what they are.

import type {
  Ability,
  ActivatedAbility,
  Replace,
  StaticAbility,
  TriggeredAbility,
  When,
} from '../../language/ability.ts';
import { addMana, has, manaAbility } from '../../language/build.ts';
import { type CardDefinition, inBook, summonTypes } from '../../language/card.ts';
import { tap } from '../../language/cost.ts';
import { FACE_DOWN_SIZES, type FaceDownSize, type TokenSpec } from '../../language/effect.ts';
import { CARD_TYPES, type CardType, type Filter, SUPERTYPES, type Supertype } from '../../language/filter.ts';
import { KEYWORDS, type Keyword } from '../../language/keyword.ts';
import { BASIC_LAND_TYPES, COLORS, type Color, MANA_KINDS, type ManaKind, NO_COST } from '../../language/mana.ts';
import { faultsIn } from '../../language/names.ts';
import { unknownWordsIn } from '../../language/vocabulary.ts';
import { type NamedToken, reworded, tokensOf } from './made-tokens.ts';
import { isUseful } from './yields.ts';

export const typeBit = (type: CardType): number => 1 << CARD_TYPES.indexOf(type);
export const superBit = (type: Supertype): number => 1 << SUPERTYPES.indexOf(type);
export const colorBit = (color: Color): number => 1 << COLORS.indexOf(color);
export const typeMask = (types: readonly CardType[]): number => types.reduce((mask, type) => mask | typeBit(type), 0);
export const superMask = (types: readonly Supertype[]): number =>
  types.reduce((mask, type) => mask | superBit(type), 0);
export const colorMask = (colors: readonly Color[]): number =>
  colors.reduce((mask, color) => mask | colorBit(color), 0);

export const LAND = typeBit('land');
export const CREATURE = typeBit('creature');
export const ARTIFACT = typeBit('artifact');
export const ENCHANTMENT = typeBit('enchantment');
export const PLANESWALKER = typeBit('planeswalker');
const INSTANT = typeBit('instant');

/** A set of keywords as two numbers of 32 bits. */
export interface Keywords {
  readonly low: number;
  readonly high: number;
}
const KEYWORD_INDEX = new Map<Keyword, number>(KEYWORDS.map((keyword, index) => [keyword, index]));

export function addKeyword(keywords: Keywords, keyword: Keyword): Keywords {
  const index = KEYWORD_INDEX.get(keyword) as number;
  return index < 32
    ? { low: keywords.low | (1 << index), high: keywords.high }
    : { low: keywords.low, high: keywords.high | (1 << (index - 32)) };
}

export function dropKeyword(keywords: Keywords, keyword: Keyword): Keywords {
  const index = KEYWORD_INDEX.get(keyword) as number;
  return index < 32
    ? { low: keywords.low & ~(1 << index), high: keywords.high }
    : { low: keywords.low, high: keywords.high & ~(1 << (index - 32)) };
}

export function hasKeyword(keywords: Keywords, keyword: Keyword): boolean {
  const index = KEYWORD_INDEX.get(keyword) as number;
  return index < 32 ? (keywords.low & (1 << index)) !== 0 : (keywords.high & (1 << (index - 32))) !== 0;
}

/** Protection from such things; what says that it does not remove itself is spared, whatever it becomes. */
export interface Protection {
  readonly from: Filter;
  readonly sparing: number;
}

/** What something is and can do at a moment. For a card without changes this is one shared value. */
export interface Characteristics {
  readonly name: string;
  readonly types: number;
  readonly supers: number;
  readonly subtypes: readonly string[];
  readonly colors: number;
  readonly power: number;
  readonly toughness: number;
  readonly keywords: Keywords;
  /** Keywords that it has more than once, named once for each time more. */
  readonly repeated: readonly Keyword[];
  readonly protections: readonly Protection[];
  readonly activated: readonly ActivatedAbility[];
  readonly triggered: readonly TriggeredAbility[];
  readonly replacements: readonly Replace[];
  /** Other changes that rules look at: who may block it, when it may attack or untap … */
  readonly limits: readonly Limit[];
  /** It has lost what is printed on it: static abilities and a size of its own say nothing any more. */
  readonly silenced: boolean;
  /** Static abilities that it was given. */
  readonly gained: readonly StaticAbility[];
  /** The seat an effect gives control to, or -1. */
  readonly control: number;
}

/** Whether a static ability (or, for null, the size that it gives itself) is one that the thing has no longer. */
export const hasLost = (char: Characteristics | undefined, ability: StaticAbility | null): boolean =>
  char?.silenced === true && (ability === null || !char.gained.includes(ability));

/** A restriction together with the object whose text it is (for "you" in its condition). */
export interface Limit {
  readonly change: import('../../language/effect.ts').Change;
  readonly source: number;
}

export interface Kind {
  readonly index: number;
  readonly definition: CardDefinition;
  readonly base: Characteristics;
  readonly statics: readonly StaticAbility[];
  readonly fixedSize: boolean;
  /** Bits of the events its triggered abilities wait for. */
  readonly listens: number;
  readonly permanent: boolean;
  /** Legendary, a world or a planeswalker: there may be a rule about another one. */
  readonly unique: boolean;
  /** An Aura or Equipment. */
  readonly attaches: boolean;
  /** It may be cast as an instant is. */
  readonly fast: boolean;
  /** Cards that its controller discards may go elsewhere. */
  readonly savesDiscards: boolean;
  /** It says what is done instead of a draw. */
  readonly insteadOfDraws: boolean;
  /** In play, it sends other cards elsewhere than to the graveyard. */
  readonly diverts: boolean;
  /** It has an activated ability for more than making mana. */
  readonly useful: boolean;
  /** It has an ability that is used while it is in the graveyard. */
  readonly fromGraveyard: boolean;
  /** What it waits for while it is in the graveyard, and the bits of those events. */
  readonly fromBelow: readonly TriggeredAbility[];
  readonly listensBelow: number;
  /** The game may begin with it in play. */
  readonly opens: boolean;
  /** It says itself what casting it costs more or less. */
  readonly pricesItself: boolean;
}

const EVENTS = [
  'enters',
  'dies',
  'leaves',
  'attacks',
  'blocks',
  'blocked',
  'fights',
  'unblocked',
  'deals damage',
  'is dealt damage',
  'player is dealt damage',
  'victim dies',
  'taps for mana',
  'becomes tapped',
  'becomes untapped',
  'left tapped',
  'casts',
  'plays land',
  'draws',
  'discards',
  'gains life',
  'loses life',
  'becomes target',
  'counter removed',
  'phase',
  'state',
] as const;
export type EventName = (typeof EVENTS)[number];
const EVENT_BITS = new Map<string, number>(EVENTS.map((name, index) => [name, 1 << index]));
export const eventBit = (name: When['on']): number => EVENT_BITS.get(name) as number;

const listensOf = (abilities: readonly TriggeredAbility[]): number =>
  abilities.reduce((mask, ability) => mask | eventBit(ability.when.on), 0);

/** The mana ability that every land with this basic land type has. */
const LAND_MANA = new Map<string, ActivatedAbility>(
  BASIC_LAND_TYPES.map((type, index) => [type, manaAbility([tap], addMana(MANA_KINDS[index] as ManaKind))]),
);
export const landMana = (subtype: string): ActivatedAbility | undefined => LAND_MANA.get(subtype);

const useCounters = new WeakMap<ActivatedAbility, boolean>();

/** An ability that asks how often it has been activated this turn. */
export function countsUses(ability: ActivatedAbility): boolean {
  let known = useCounters.get(ability);
  if (known === undefined) {
    known = JSON.stringify([ability.effects, ability.condition]).includes('"activations"');
    useCounters.set(ability, known);
  }
  return known;
}

/** How a book reads definitions: what its creature types are, and what differs in it. */
export interface Reading {
  readonly book: string;
  readonly summonTypes: boolean;
  /** Interrupts are a type of their own, and no instants. */
  readonly interrupts: boolean;
}

const faceDownSpec = (size: FaceDownSize): TokenSpec => ({
  name: 'Face-down creature',
  colors: [],
  types: ['creature'],
  supertypes: [],
  subtypes: [],
  size: size === '2/2' ? [2, 2] : [0, 1],
  keywords: [],
});

/** A definition that cannot be played: it uses words that there are not, or speaks of what is not there. */
export class Misprint extends Error {}

/** Definitions that have been looked through: most are the same in every book. */
const proofRead = new WeakSet<CardDefinition>();

function proofread(definition: CardDefinition): void {
  if (proofRead.has(definition)) return;
  const [fault] = [...unknownWordsIn(definition), ...faultsIn(definition)];
  if (fault !== undefined) throw new Misprint(fault);
  proofRead.add(definition);
}

export class Kinds {
  readonly list: Kind[] = [];
  /** Bits of the events that any card waits for while it is in a graveyard. */
  heardBelow = 0;
  private readonly byName = new Map<string, Kind>();
  private readonly hidden: Kind[] = [];
  /** The same for what is turned up as soon as it is tapped, deals damage or is dealt any. */
  private readonly masked: Kind[] = [];
  private readonly tokens = new Map<string, Kind>();

  constructor(
    definitions: readonly CardDefinition[],
    private readonly reading: Reading,
  ) {
    for (const definition of definitions) {
      const read = inBook(definition, reading.book);
      proofread(read);
      this.byName.set(definition.name, this.add(read));
    }
    for (const list of [this.hidden, this.masked])
      for (const size of FACE_DOWN_SIZES) list.push(this.add(tokenDefinition(faceDownSpec(size))));
    // A text whose words were changed makes other tokens: a red Saproling, if "green" is read as "red".
    for (const key of [...this.tokens.keys()]) for (const token of reworded(key)) this.addToken(token);
  }

  /** What a card that lies face down is taken for: a creature of that size, and nothing else is known of it. */
  faceDown(size: FaceDownSize): Kind {
    return this.hidden[FACE_DOWN_SIZES.indexOf(size)] as Kind;
  }

  /** The same of what is turned up as soon as it does anything by which it could be known. */
  maskedAs(size: FaceDownSize): Kind {
    return this.masked[FACE_DOWN_SIZES.indexOf(size)] as Kind;
  }

  isMask(index: number): boolean {
    return this.masked.some((kind) => kind.index === index);
  }

  named(name: string): Kind | null {
    return this.byName.get(name) ?? null;
  }

  names(): string[] {
    return [...this.byName.keys()];
  }

  of(index: number): Kind {
    return this.list[index] as Kind;
  }

  token(spec: TokenSpec): Kind {
    return this.tokens.get(JSON.stringify(spec)) as Kind;
  }

  private add(definition: CardDefinition): Kind {
    const kind = compile(definition, this.list.length, this.reading);
    this.list.push(kind);
    this.heardBelow |= kind.listensBelow;
    for (const token of tokensOf(definition)) this.addToken(token);
    return kind;
  }

  private addToken([spec, key]: NamedToken): void {
    if (this.tokens.has(key)) return;
    const token = compile(tokenDefinition(spec), this.list.length, this.reading);
    this.list.push(token);
    this.tokens.set(key, token);
  }
}

function tokenDefinition(spec: TokenSpec): CardDefinition {
  return {
    name: spec.name,
    cost: null,
    colors: spec.colors,
    types: spec.types,
    supertypes: spec.supertypes,
    subtypes: spec.subtypes,
    summon: null,
    interrupt: false,
    size: spec.size,
    loyalty: null,
    enchant: null,
    spell: {
      modes: [{ targets: [], effects: [] }],
      additionalCost: null,
      perExtraTarget: 0,
      xOnly: null,
      playWhen: null,
    },
    abilities: [...spec.keywords.map(has), ...(spec.abilities ?? [])],
    inBook: {},
  };
}

/** An ability with several occasions is as good as several abilities with one. */
export const eachOccasion = (ability: TriggeredAbility): TriggeredAbility[] =>
  ability.when.on === 'either' ? ability.when.of.map((when) => ({ ...ability, when })) : [ability];

/** What a card says of its own price while it is being cast. */
export const isOwnPrice = (ability: Ability): ability is StaticAbility =>
  ability.ability === 'static' &&
  ability.zone === 'chain' &&
  ability.affects?.self === true &&
  ability.changes.some(({ change }) => change === 'costs');

function compile(definition: CardDefinition, index: number, reading: Reading): Kind {
  const subtypes = reading.summonTypes ? summonTypes(definition) : definition.subtypes;
  let keywords: Keywords = { low: 0, high: 0 };
  const protections: Protection[] = [];
  const activated: ActivatedAbility[] = [];
  const triggered: TriggeredAbility[] = [];
  const fromBelow: TriggeredAbility[] = [];
  const replacements: Replace[] = [];
  const statics: StaticAbility[] = [];
  for (const subtype of definition.types.includes('land') ? subtypes : []) {
    const ability = landMana(subtype);
    if (ability !== undefined) activated.push(ability);
  }
  for (const ability of definition.abilities) {
    if (ability.ability === 'keyword') keywords = addKeyword(keywords, ability.keyword);
    else if (ability.ability === 'protection') protections.push({ from: ability.from, sparing: 0 });
    else if (ability.ability === 'activated') activated.push(ability);
    else if (ability.ability === 'triggered')
      (ability.from === 'graveyard' ? fromBelow : triggered).push(...eachOccasion(ability));
    else if (ability.ability === 'static') statics.push(ability);
    else replacements.push(ability.replacement);
  }
  const [power, toughness] = definition.size ?? [0, 0];
  const fixedSize = typeof power === 'number' && typeof toughness === 'number';
  return {
    index,
    definition,
    base: {
      name: definition.name,
      // "There are six different types of spells": instant and interrupt are two of them (1997, line 229; 1993, p. 14).
      types: typeMask(definition.types) & (reading.interrupts && definition.interrupt ? ~INSTANT : -1),
      supers: superMask(definition.supertypes),
      subtypes,
      colors: colorMask(definition.colors),
      power: typeof power === 'number' ? power : 0,
      toughness: typeof toughness === 'number' ? toughness : 0,
      keywords,
      repeated: [],
      protections,
      activated,
      triggered,
      replacements,
      limits: [],
      silenced: false,
      gained: [],
      control: -1,
    },
    statics,
    fixedSize,
    listens: listensOf(triggered),
    permanent: !definition.types.some((type) => type === 'instant' || type === 'sorcery'),
    unique:
      definition.types.includes('planeswalker') ||
      definition.supertypes.some((type) => type === 'legendary' || type === 'world'),
    fast: definition.types.includes('instant') || hasKeyword(keywords, 'flash'),
    attaches: definition.enchant !== null || definition.subtypes.includes('Equipment'),
    savesDiscards: replacements.some((each) => each.replace === 'discarded' && each.what === 'yours'),
    insteadOfDraws: replacements.some((each) => each.replace === 'instead' && each.of === 'draw'),
    diverts: replacements.some((each) => each.replace === 'to graveyard' && each.what.self !== true),
    useful: isUseful(activated),
    fromGraveyard: activated.some((ability) => ability.from === 'graveyard'),
    fromBelow,
    listensBelow: listensOf(fromBelow),
    opens: replacements.some(({ replace }) => replace === 'opening hand'),
    pricesItself: definition.abilities.some(isOwnPrice),
  };
}

/** The mana cost of a kind; lands and tokens have none, which counts as nothing. */
export const costOf = (kind: Kind) => kind.definition.cost ?? NO_COST;
