// Searching the pool with the words people know from card search sites: t:goblin pow>=2 set:m10 -c:r o:"draw a card".

import { COLORS, MANA_KINDS } from '../language/mana.ts';
import { BOOK_IDS } from '../rulebooks/index.ts';
import { type CatalogueEntry, catalogue } from './catalogue.ts';
import { BadInput, didYouMean } from './errors.ts';

type Test = (entry: CatalogueEntry) => boolean;
type Operator = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

const WORDS = [
  'name',
  't',
  'type',
  'c',
  'color',
  'cmc',
  'mv',
  'pow',
  'power',
  'tou',
  'toughness',
  'loy',
  'o',
  'oracle',
  'set',
  's',
  'e',
  'r',
  'rarity',
  'is',
  'not',
  'book',
  'f',
] as const;

const IS: { readonly [word: string]: Test } = {
  permanent: ({ definition }) => !definition.types.some((type) => type === 'instant' || type === 'sorcery'),
  spell: ({ definition }) => !definition.types.includes('land'),
  vanilla: ({ definition, facts }) => definition.types.includes('creature') && facts.text.m11 === '',
  legendary: ({ definition }) => definition.supertypes.includes('legendary'),
  basic: ({ definition }) => definition.supertypes.includes('basic'),
  aura: ({ definition }) => definition.enchant !== null,
  equipment: ({ definition }) => definition.subtypes.includes('Equipment'),
  interrupt: ({ definition }) => definition.interrupt,
  multicolor: ({ definition }) => definition.colors.length > 1,
  colorless: ({ definition }) => definition.colors.length === 0,
  different: ({ definition }) => Object.keys(definition.inBook).length > 0,
};

function compare(left: number, operator: Operator, right: number): boolean {
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '!=':
      return left !== right;
    default:
      return left === right;
  }
}

function numeric(word: string, operator: Operator, value: string, of: (entry: CatalogueEntry) => number | null): Test {
  const number = Number(value);
  if (value === '' || Number.isNaN(number))
    throw new BadInput(`'${word}' is compared with a number, not with '${value}': say ${word}>=2`);
  return (entry) => {
    const left = of(entry);
    return left !== null && compare(left, operator, number);
  };
}

const sizeOf = (text: string | null): number | null => (text === null ? null : text === '*' ? 0 : Number(text));

/** Colours by letters or by name; `c:rg` has at least these, `c=rg` exactly, `c<=rg` at most. */
function colored(operator: Operator, value: string): Test {
  if (value === 'c' || value === 'colorless') return ({ definition }) => definition.colors.length === 0;
  if (value === 'm' || value === 'multicolor') return ({ definition }) => definition.colors.length > 1;
  const named = COLORS.indexOf(value as (typeof COLORS)[number]);
  const wanted =
    named >= 0
      ? [named]
      : [...value.toUpperCase()].map((letter) => MANA_KINDS.indexOf(letter as (typeof MANA_KINDS)[number]));
  if (wanted.some((index) => index < 0 || index > 4))
    throw new BadInput(`'${value}' is no color: use w, u, b, r, g, a name like 'red', colorless or multicolor`);
  const colors = wanted.map((index) => COLORS[index] as (typeof COLORS)[number]);
  return ({ definition }) => {
    const hasAll = colors.every((color) => definition.colors.includes(color));
    const hasOnly = definition.colors.every((color) => colors.includes(color));
    if (operator === '=') return hasAll && hasOnly;
    if (operator === '!=') return !(hasAll && hasOnly);
    return operator === '<=' || operator === '<' ? hasOnly : hasAll;
  };
}

function isTest(value: string): Test {
  const found = IS[value];
  if (found === undefined)
    throw new BadInput(
      `there is no 'is:${value}'${didYouMean(value, Object.keys(IS)) || ''} It may be: ${Object.keys(IS).join(', ')}`,
    );
  return found;
}

function bookTest(value: string): Test {
  if (!(BOOK_IDS as readonly string[]).includes(value))
    throw new BadInput(`there is no rulebook '${value}': the books are ${BOOK_IDS.join(', ')}`);
  return ({ facts }) => (facts.books as readonly string[]).includes(value);
}

function wordTest(word: string, operator: Operator, value: string): Test {
  const wanted = value.toLowerCase();
  switch (word as (typeof WORDS)[number]) {
    case 'name':
      return ({ facts }) => facts.name.toLowerCase().includes(wanted);
    case 't':
    case 'type':
      return ({ facts, definition }) =>
        `${facts.type} ${definition.summon?.join(' ') ?? ''}`.toLowerCase().includes(wanted);
    case 'c':
    case 'color':
      return colored(operator, wanted);
    case 'cmc':
    case 'mv':
      return numeric(word, operator, value, ({ total }) => total);
    case 'pow':
    case 'power':
      return numeric(word, operator, value, ({ facts }) => sizeOf(facts.power));
    case 'tou':
    case 'toughness':
      return numeric(word, operator, value, ({ facts }) => sizeOf(facts.toughness));
    case 'loy':
      return numeric(word, operator, value, ({ facts }) => facts.loyalty);
    case 'o':
    case 'oracle':
      return ({ facts }) => Object.values(facts.text).some((text) => text.toLowerCase().includes(wanted));
    case 'set':
    case 's':
    case 'e':
      return ({ facts }) => Object.keys(facts.sets).some((set) => set.toLowerCase() === wanted);
    case 'r':
    case 'rarity':
      return ({ facts }) =>
        Object.values(facts.sets).some((rarity) => rarity.toLowerCase().split(' ')[0]?.startsWith(wanted) === true);
    case 'is':
      return isTest(wanted);
    case 'not': {
      const test = isTest(wanted);
      return (entry) => !test(entry);
    }
    case 'book':
    case 'f':
      return bookTest(wanted);
    default:
      throw new BadInput(
        `there is no search word '${word}'${didYouMean(word, WORDS) || ''} There are: ${WORDS.join(', ')}`,
      );
  }
}

const TOKEN = /\(|\)|-?[a-z]+(?::|!=|<=|>=|=|<|>)(?:"[^"]*"|[^\s()]+)|-?"[^"]*"|[^\s()]+/gi;
const PAIR = /^([a-z]+)(:|!=|<=|>=|=|<|>)(.*)$/i;

/** A query is words that must all be so; `or` and brackets group, a minus turns a word round. */
export function parseSearch(query: string): Test {
  const tokens = query.match(TOKEN) ?? [];
  let at = 0;
  const either = (): Test => {
    const choices = [every()];
    while (tokens[at]?.toLowerCase() === 'or') {
      at += 1;
      choices.push(every());
    }
    return choices.length === 1 ? (choices[0] as Test) : (entry) => choices.some((test) => test(entry));
  };
  const every = (): Test => {
    const tests: Test[] = [];
    while (at < tokens.length && tokens[at] !== ')' && tokens[at]?.toLowerCase() !== 'or') tests.push(one());
    return (entry) => tests.every((test) => test(entry));
  };
  const one = (): Test => {
    const token = tokens[at] as string;
    at += 1;
    if (token === '(') {
      const inner = either();
      if (tokens[at] !== ')') throw new BadInput("a bracket is not closed: write ')' where it ends");
      at += 1;
      return inner;
    }
    const turned = token.startsWith('-') && token.length > 1;
    const test = single(turned ? token.slice(1) : token);
    return turned ? (entry) => !test(entry) : test;
  };
  const whole = either();
  if (at < tokens.length) throw new BadInput("there is a ')' without its '('");
  return whole;
}

function single(token: string): Test {
  const pair = PAIR.exec(token);
  if (pair === null) return wordTest('name', ':', token.replaceAll('"', ''));
  return wordTest((pair[1] as string).toLowerCase(), pair[2] as Operator, (pair[3] as string).replaceAll('"', ''));
}

export function searchCards(query: string): readonly CatalogueEntry[] {
  return catalogue().filter(parseSearch(query));
}
