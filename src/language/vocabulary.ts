// What is wrong with a definition that uses words the language does not have: an unknown word or trait, a parameter that the
// word does not take, one that is missing, or one that is something it cannot be. Checked when cards are made ready.

import type { CardDefinition } from './card.ts';
import { CARD_TYPES, type Filter, SUPERTYPES } from './filter.ts';
import { KEYWORDS } from './keyword.ts';
import { COLORS } from './mana.ts';
import type { May, Reading } from './reading.ts';
import { CHANGE_SHAPES, EFFECT_SHAPES } from './shapes.ts';
import {
  ABILITY_SHAPES,
  AMOUNT_SHAPES,
  CONDITION_SHAPES,
  EVENT_SHAPES,
  REF_SHAPES,
  REPLACEMENT_SHAPES,
  SPELL_SHAPE,
} from './shapes-of-things.ts';

/** By the field that names the word, in the order in which that field decides what something is. */
const WORDS = {
  do: EFFECT_SHAPES,
  change: CHANGE_SHAPES,
  ref: REF_SHAPES,
  if: CONDITION_SHAPES,
  replace: REPLACEMENT_SHAPES,
  ability: ABILITY_SHAPES,
  on: EVENT_SHAPES,
  amount: AMOUNT_SHAPES,
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

/** What a word takes, by the names of its parameters. */
type Parameters = { readonly [name: string]: Reading | May };

/** `tag`: the field that names the word; an effect may carry a name besides. */
function checkParameters(
  data: Data,
  takes: Parameters,
  words: { readonly called: string; readonly tag: string | null; readonly named: boolean },
  report: (fault: string) => void,
): void {
  for (const name in data) {
    if (name === words.tag || (words.named && name === 'as')) continue;
    const taken = Object.hasOwn(takes, name) ? takes[name] : undefined;
    const value = data[name];
    if (taken === undefined) report(`${words.called} takes no '${name}'`);
    else if (typeof taken === 'function' ? !taken(value) : value !== undefined && !taken.may(value))
      report(`${words.called} has ${JSON.stringify(value)} for its '${name}', which cannot be`);
  }
  for (const name in takes)
    if (typeof takes[name] === 'function' && !Object.hasOwn(data, name)) report(`${words.called} lacks its '${name}'`);
}

function checkWord(tag: keyof typeof WORDS, data: Data, place: Place, report: Report): void {
  const word = data[tag] as string;
  const known: { readonly [word: string]: Parameters } = WORDS[tag];
  const takes = Object.hasOwn(known, word) ? known[word] : undefined;
  const called = `the ${CALLED[tag]} '${word}'`;
  if (takes === undefined) report(place, `'${word}' is no ${CALLED[tag]} of the language`);
  else checkParameters(data, takes, { called, tag, named: tag === 'do' }, (fault) => report(place, fault));
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
  if (word !== undefined) checkWord(word, data, place, report);
  else if (FILTERS.has(field)) for (const trait in data) checkTrait(trait, data[trait], place, report);
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
  checkParameters(spell as unknown as Data, SPELL_SHAPE, { called: 'it', tag: null, named: false }, (fault) =>
    report(place('its spell'), fault),
  );
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
