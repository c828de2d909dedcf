// Every word of the language, and what is wrong with a definition that uses others: an unknown word, trait, type, colour
// or keyword. Checked when cards are made ready; a new word must come here, or it does not compile.

import type { Ability, Replace, When } from './ability.ts';
import type { Amount, Ref } from './amount.ts';
import type { CardDefinition } from './card.ts';
import type { Condition } from './condition.ts';
import type { Change, Effect } from './effect.ts';
import { CARD_TYPES, type Filter, SUPERTYPES } from './filter.ts';
import { KEYWORDS } from './keyword.ts';
import { COLORS } from './mana.ts';

type Words<Name extends string> = { readonly [name in Name]: true };

/** By the field that names the word, in the order in which that field decides what something is. */
const WORDS: {
  readonly do: Words<Effect['do']>;
  readonly change: Words<Change['change']>;
  readonly ref: Words<Ref['ref']>;
  readonly if: Words<Condition['if']>;
  readonly replace: Words<Replace['replace']>;
  readonly ability: Words<Ability['ability']>;
  readonly on: Words<When['on']>;
  readonly amount: Words<Exclude<Amount, number>['amount']>;
} = {
  do: {
    addAnyMana: true,
    addMana: true,
    ante: true,
    attach: true,
    becomeCopy: true,
    block: true,
    change: true,
    changeWord: true,
    choose: true,
    chooseNewTargets: true,
    copySpell: true,
    counter: true,
    damage: true,
    destroy: true,
    discard: true,
    draw: true,
    drawUpTo: true,
    emptyPool: true,
    exchange: true,
    exile: true,
    extraTurn: true,
    flipCoin: true,
    forEach: true,
    gainLife: true,
    guessTop: true,
    if: true,
    later: true,
    lifeBecomes: true,
    lookAndPut: true,
    lose: true,
    loseLife: true,
    may: true,
    mill: true,
    nameCard: true,
    oneOf: true,
    own: true,
    packHunt: true,
    play: true,
    poison: true,
    prevent: true,
    preventAll: true,
    preventCombat: true,
    preventFromSource: true,
    putCounters: true,
    redirect: true,
    regenerate: true,
    removeCounters: true,
    repeat: true,
    reveal: true,
    revealUntil: true,
    sacrifice: true,
    sacrificeChoice: true,
    scry: true,
    search: true,
    shuffle: true,
    shuffleGraveyard: true,
    startOver: true,
    tap: true,
    tapOrUntap: true,
    toGraveyard: true,
    toHand: true,
    token: true,
    toLibrary: true,
    toPlay: true,
    turn: true,
    untap: true,
    win: true,
  },
  change: {
    ability: true,
    also: true,
    attacksYou: true,
    becomes: true,
    blockers: true,
    blocksMore: true,
    canBlockOnly: true,
    cant: true,
    cantActivate: true,
    cantBeEnchanted: true,
    playerRule: true,
    color: true,
    company: true,
    word: true,
    control: true,
    costs: true,
    creatureTypes: true,
    exileIfDies: true,
    keyword: true,
    landType: true,
    loseAbilities: true,
    loseKeyword: true,
    mayPlay: true,
    moreLands: true,
    notBlockableBy: true,
    notTargetOf: true,
    onlyBy: true,
    onlyIf: true,
    preventFrom: true,
    price: true,
    protection: true,
    setSize: true,
    shelters: true,
    size: true,
    untapsAtMost: true,
  },
  ref: {
    active: true,
    all: true,
    among: true,
    cards: true,
    changed: true,
    choice: true,
    chosenPlayer: true,
    controller: true,
    enchanted: true,
    eventItem: true,
    eventPlayer: true,
    everybody: true,
    exiledWith: true,
    mostLife: true,
    named: true,
    opponents: true,
    opponentsWho: true,
    other: true,
    otherPlayers: true,
    owner: true,
    subject: true,
    target: true,
    this: true,
    together: true,
    you: true,
  },
  if: {
    attackedLastTurn: true,
    compare: true,
    controls: true,
    controlsMore: true,
    both: true,
    dealtDamage: true,
    inPlay: true,
    is: true,
    not: true,
    yourTurn: true,
  },
  replace: {
    damage: true,
    'damage to counters': true,
    discarded: true,
    enter: true,
    instead: true,
    'opening hand': true,
    redirect: true,
    'to graveyard': true,
  },
  ability: {
    activated: true,
    keyword: true,
    protection: true,
    replacement: true,
    static: true,
    triggered: true,
  },
  on: {
    attacks: true,
    'becomes tapped': true,
    'becomes target': true,
    'becomes untapped': true,
    blocked: true,
    blocks: true,
    casts: true,
    'counter removed': true,
    'deals damage': true,
    dies: true,
    discards: true,
    draws: true,
    either: true,
    enters: true,
    fights: true,
    'gains life': true,
    'is dealt damage': true,
    leaves: true,
    'loses life': true,
    phase: true,
    'player is dealt damage': true,
    'plays land': true,
    state: true,
    'taps for mana': true,
    unblocked: true,
    'victim dies': true,
  },
  amount: {
    activations: true,
    thisTurn: true,
    bound: true,
    cards: true,
    chosen: true,
    cost: true,
    count: true,
    counters: true,
    difference: true,
    event: true,
    greatest: true,
    part: true,
    fewest: true,
    life: true,
    named: true,
    power: true,
    sharing: true,
    sum: true,
    times: true,
    toughness: true,
    x: true,
  },
};

const CALLED: { readonly [field in keyof typeof WORDS]: string } = {
  do: 'effect',
  change: 'change',
  ref: 'reference',
  if: 'condition',
  replace: 'replacement',
  ability: 'kind of ability',
  on: 'event',
  amount: 'amount',
};
const FIELDS = Object.keys(WORDS) as (keyof typeof WORDS)[];

/** What the values of a trait must be among; null where it is looked at otherwise, or may be anything. */
const TRAITS: { readonly [trait in keyof Required<Filter>]: readonly string[] | null } = {
  types: CARD_TYPES,
  anyType: CARD_TYPES,
  notTypes: CARD_TYPES,
  subtypes: null,
  notSubtypes: null,
  supertypes: SUPERTYPES,
  notSupertypes: SUPERTYPES,
  colors: COLORS,
  notColors: COLORS,
  chosenColor: null,
  keyword: KEYWORDS,
  withoutKeyword: KEYWORDS,
  tapped: null,
  attacking: null,
  attackingYou: null,
  blocking: null,
  inCombat: null,
  unblocked: null,
  attackedThisTurn: null,
  settled: null,
  foughtThisCombat: null,
  hasAura: null,
  controller: ['you', 'opponent', 'notYou', 'active', 'defending', 'event', 'eventOpponent'],
  owner: ['you', 'opponent', 'notYou', 'active', 'defending', 'event', 'eventOpponent'],
  controllerHas: null,
  power: null,
  toughness: null,
  cost: null,
  payableWith: null,
  named: null,
  called: null,
  token: null,
  other: null,
  enchanted: null,
  self: null,
  hasCounter: null,
  diedThisTurn: null,
  attachedTo: null,
  goesBy: null,
  singleTarget: null,
  drawnThisTurn: null,
  withThis: null,
  onThis: null,
  fighting: ['blocking', 'either'],
  makesMana: null,
  anyOf: null,
  noneOf: null,
};

/** Fields that hold a filter, wherever they do not hold something that names a word. */
const FILTERS: ReadonlySet<string> = new Set([
  'affects',
  'against',
  'among',
  'anyOf',
  'attachedTo',
  'by',
  'controllerHas',
  'copy',
  'couldGive',
  'enchant',
  'filter',
  'first',
  'from',
  'next',
  'noneOf',
  'or',
  'other',
  'pack',
  'source',
  'things',
  'what',
]);

type Data = { readonly [key: string]: unknown };

/** Where something stands, in words; null while nothing has been found wrong, since most cards are well made. */
type Place = string | null;
type Report = (place: Place, fault: string) => void;

function checkTrait(trait: string, value: unknown, place: Place, report: Report): void {
  if (!Object.hasOwn(TRAITS, trait)) {
    report(place, `no filter has a trait '${trait}'`);
    return;
  }
  const among = TRAITS[trait as keyof Filter];
  if (among === null) return;
  for (const each of Array.isArray(value) ? value : [value])
    if (!among.includes(each as string)) report(place, `'${each}' is none of ${among.join(', ')} (${trait})`);
}

function check(value: unknown, field: string, place: Place, report: Report): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1)
      check(value[index], field, place === null ? null : `${place} ${index + 1}`, report);
    return;
  }
  const data = value as Data;
  const word = FIELDS.find((each) => typeof data[each] === 'string');
  if (word !== undefined && !Object.hasOwn(WORDS[word], data[word] as string))
    report(place, `'${data[word]}' is no ${CALLED[word]} of the language`);
  else if (word === undefined && FILTERS.has(field))
    for (const trait in data) checkTrait(trait, data[trait], place, report);
  if ((word === 'ability' || word === 'change') && typeof data.keyword === 'string')
    checkTrait('keyword', data.keyword, place, report);
  for (const key in data) {
    const part = data[key];
    if (typeof part === 'object' && part !== null) check(part, key, place === null ? null : `${place}, ${key}`, report);
  }
}

function checkCard(card: CardDefinition, tells: boolean, report: Report): void {
  const { types, supertypes, colors, enchant, size, spell, abilities } = card;
  const place = (words: string): Place => (tells ? words : null);
  checkTrait('types', types, place('its types'), report);
  checkTrait('supertypes', supertypes, place('its supertypes'), report);
  checkTrait('colors', colors, place('its colors'), report);
  check(enchant, 'enchant', place('what it enchants'), report);
  check(size, 'size', place('its size'), report);
  check(spell, 'spell', place('its spell'), report);
  check(abilities, 'abilities', place('ability'), report);
}

/** What a card says in words that the language does not have, each with its place. */
export function unknownWordsIn(card: CardDefinition): string[] {
  const faults: string[] = [];
  checkCard(card, false, (_place, fault) => faults.push(fault));
  if (faults.length === 0) return faults;
  const placed: string[] = [];
  checkCard(card, true, (place, fault) => placed.push(`${card.name}: ${place}: ${fault}`));
  return placed;
}
