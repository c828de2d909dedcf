// Searching a book's cards with the words people know from card search sites: t:goblin pow>=2 -c:r o:"draw a card".
// A mistake in the words is told, not swallowed.

import type { CardFacts } from '../../protocol/setup.ts';

type Test = (card: CardFacts) => boolean;
type Operator = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

export interface Search {
  readonly test: Test;
  /** What could not be understood, each a sentence; those words are left out of the search. */
  readonly faults: readonly string[];
}

const LETTERS: { readonly [name: string]: string } = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
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

const sizeOf = (text: string | null): number | null => (text === null ? null : Number.parseInt(text, 10) || 0);

function numeric(word: string, operator: Operator, value: string, of: (card: CardFacts) => number | null): Test {
  const number = Number(value);
  if (value === '' || Number.isNaN(number))
    throw new Error(`'${word}' is compared with a number, not with '${value}': say ${word}>=2.`);
  return (card) => {
    const left = of(card);
    return left !== null && compare(left, operator, number);
  };
}

/** `c:rg` has at least these colours, `c=rg` exactly, `c<=rg` at most. */
function colored(operator: Operator, value: string): Test {
  if (value === 'c' || value === 'colorless' || value === 'colourless') return (card) => card.colors === '';
  if (value === 'm' || value === 'multicolor' || value === 'multicolour') return (card) => card.colors.length > 1;
  const wanted = LETTERS[value] ?? value.toUpperCase();
  if (wanted === '' || !/^[WUBRG]+$/.test(wanted))
    throw new Error(`'${value}' is no colour: use w, u, b, r, g, a name like 'red', colorless or multicolor.`);
  return ({ colors }) => {
    const hasAll = [...wanted].every((letter) => colors.includes(letter));
    const hasOnly = [...colors].every((letter) => wanted.includes(letter));
    if (operator === '=') return hasAll && hasOnly;
    if (operator === '!=') return !(hasAll && hasOnly);
    return operator === '<=' || operator === '<' ? hasOnly : hasAll;
  };
}

const holds = (text: string, wanted: string): boolean => text.toLowerCase().includes(wanted);

function isTest(value: string): Test {
  const has =
    (type: string): Test =>
    (card) =>
      holds(card.types.join(' '), type);
  switch (value) {
    case 'permanent':
      return (card) => !has('instant')(card) && !has('sorcery')(card) && !has('interrupt')(card);
    case 'spell':
      return (card) => !has('land')(card);
    case 'vanilla':
      return (card) => has('creature')(card) && card.text.length === 0;
    case 'multicolor':
      return (card) => card.colors.length > 1;
    case 'colorless':
      return (card) => card.colors === '';
    default:
      throw new Error(`There is no 'is:${value}': it may be permanent, spell, vanilla, multicolor or colorless.`);
  }
}

function wordTest(word: string, operator: Operator, written: string): Test {
  const value = written.toLowerCase();
  switch (word) {
    case 'name':
    case 'n':
      return (card) => holds(card.name, value);
    case 't':
    case 'type':
      return (card) => holds(`${card.type} ${card.types.join(' ')} ${card.subtypes.join(' ')}`, value);
    case 'c':
    case 'color':
    case 'colour':
      return colored(operator, value);
    case 'cmc':
    case 'mv':
      return numeric(word, operator, value, (card) => card.total);
    case 'pow':
    case 'power':
      return numeric(word, operator, value, (card) => sizeOf(card.power));
    case 'tou':
    case 'toughness':
      return numeric(word, operator, value, (card) => sizeOf(card.toughness));
    case 'loy':
    case 'loyalty':
      return numeric(word, operator, value, (card) => card.loyalty);
    case 'o':
    case 'oracle':
    case 'text':
      return (card) => holds(card.text.join('\n'), value);
    case 'kw':
    case 'keyword':
      return (card) => card.keywords.some((each) => holds(each, value));
    case 's':
    case 'e':
    case 'set':
      return (card) => card.sets.some((set) => set.toLowerCase() === value);
    case 'r':
    case 'rarity':
      return (card) => value !== '' && card.rarity.toLowerCase().startsWith(value);
    case 'is':
      return isTest(value);
    default:
      throw new Error(
        `'${word}' is no word of the search: use name, t, c, cmc, pow, tou, loy, o, kw, set, r or is, as in t:goblin.`,
      );
  }
}

/** Words of a search: quotes hold several together. */
function wordsOf(text: string): string[] {
  return text.match(/-?(?:[a-z]+(?::|!=|<=|>=|=|<|>))?(?:"[^"]*"?|\S+)/gi) ?? [];
}

function testOf(raw: string): Test {
  const not = raw.startsWith('-') && raw.length > 1;
  const word = not ? raw.slice(1) : raw;
  const parts = /^([a-z]+)(:|!=|<=|>=|=|<|>)(.*)$/is.exec(word);
  const bare = (text: string): string => text.replaceAll('"', '');
  const test =
    parts === null
      ? wordTest('name', ':', bare(word))
      : wordTest((parts[1] as string).toLowerCase(), parts[2] as Operator, bare(parts[3] as string));
  return not ? (card) => !test(card) : test;
}

/** Every word must fit. Words that cannot be understood are told and left out. */
export function parseSearch(text: string): Search {
  const tests: Test[] = [];
  const faults: string[] = [];
  for (const word of wordsOf(text)) {
    try {
      tests.push(testOf(word));
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  return { test: (card) => tests.every((each) => each(card)), faults };
}
