// The language of card searches, with the words people know from card search sites: t:goblin pow>=2 -c:r o:"draw a card".
// Whoever searches says how its cards are read. A mistake in the words is told, not swallowed.

import { didYouMean } from './nearest.ts';

export type Test<Card> = (card: Card) => boolean;
type Operator = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';
type Of<Card, Fact> = (card: Card) => Fact;

/** How a card of some kind is read. */
export interface Reading<Card> {
  readonly name: Of<Card, string>;
  /** Everything that may be called its type, in one line. */
  readonly types: Of<Card, string>;
  /** Letters of WUBRG. */
  readonly colors: Of<Card, string>;
  readonly total: Of<Card, number>;
  readonly power: Of<Card, string | null>;
  readonly toughness: Of<Card, string | null>;
  readonly loyalty: Of<Card, number | null>;
  /** Its text, once for each way in which it is written. */
  readonly texts: Of<Card, readonly string[]>;
  readonly sets: Of<Card, readonly string[]>;
  readonly rarities: Of<Card, readonly string[]>;
  /** All that there are, where that is known: then others are refused. */
  readonly known?: { readonly sets: readonly string[]; readonly rarities: readonly string[] };
  /** What may be said after `is:` and `not:`. */
  readonly is: { readonly [value: string]: Test<Card> };
  /** Words besides those that every search has. */
  readonly more: readonly Word<Card>[];
}

type Meaning<Card> = (value: string, operator: Operator, word: string) => Test<Card>;
/** All names of a word, the usual one first, and what it means. */
type Word<Card> = readonly [names: readonly string[], meaning: Meaning<Card>];

export interface Search<Card> {
  readonly test: Test<Card>;
  /** What could not be understood, each a sentence without its full stop; those words are left out of the search. */
  readonly faults: readonly string[];
}

/** A word that cannot be understood. */
export class SearchFault extends Error {}

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

/** A size as it is compared: a star counts as nothing. */
const sizeOf = (text: string | null): number | null => (text === null ? null : Number.parseInt(text, 10) || 0);

const numeric =
  <Card>(of: Of<Card, number | null>): Meaning<Card> =>
  (value, operator, word) => {
    const number = Number(value);
    if (value === '' || Number.isNaN(number))
      throw new SearchFault(`'${word}' is compared with a number, not with '${value}': say ${word}>=2`);
    return (card) => {
      const left = of(card);
      return left !== null && compare(left, operator, number);
    };
  };

const listed = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const saying =
  <Card>(of: Of<Card, readonly string[]>): Meaning<Card> =>
  (value, operator, word) => {
    // A plain word is the name itself: an open quote is one that somebody is about to fill.
    if (value === '' && word !== 'name') throw emptyAfter(word, operator);
    return (card) => of(card).some((text) => text.toLowerCase().includes(value));
  };

const EXAMPLES: { readonly [word: string]: string } = { t: 'goblin', o: '"draw a card"', set: 'm10', r: 'rare' };

const emptyAfter = (word: string, operator: Operator): SearchFault =>
  new SearchFault(`nothing stands after '${word}${operator}': say ${word}${operator}${EXAMPLES[word] ?? 'something'}`);

/** One of a few names, said whole or, where that is enough, by its beginning. */
const among =
  <Card>(of: Of<Card, readonly string[]>, known: readonly string[] | undefined, what: string): Meaning<Card> =>
  (value, operator, word) => {
    if (value === '') throw emptyAfter(word, operator);
    const isSet = what === 'set';
    const fits = (name: string): boolean =>
      isSet ? name.toLowerCase() === value : name.toLowerCase().startsWith(value);
    if (known !== undefined && !known.some(fits))
      throw new SearchFault(
        `there is no ${what} '${value}': it may be ${listed(known.map((name) => name.toLowerCase()))}`,
      );
    return (card) => of(card).some(fits);
  };

const LETTERS: { readonly [name: string]: string } = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };
const COLORLESS = ['c', 'colorless', 'colourless'];
const MULTICOLOR = ['m', 'multicolor', 'multicolour'];

/** `c:rg` has at least these colours, `c=rg` exactly, `c<=rg` at most. */
const colored =
  <Card>(of: Of<Card, string>): Meaning<Card> =>
  (value, operator) => {
    if (COLORLESS.includes(value)) return (card) => of(card) === '';
    if (MULTICOLOR.includes(value)) return (card) => of(card).length > 1;
    const wanted = LETTERS[value] ?? value.toUpperCase();
    if (!/^[WUBRG]+$/.test(wanted))
      throw new SearchFault(`'${value}' is no colour: use w, u, b, r, g, a name like 'red', colorless or multicolor`);
    return (card) => {
      const colors = of(card);
      const hasAll = [...wanted].every((letter) => colors.includes(letter));
      const hasOnly = [...colors].every((letter) => wanted.includes(letter));
      if (operator === '=') return hasAll && hasOnly;
      if (operator === '!=') return !(hasAll && hasOnly);
      return operator === '<=' || operator === '<' ? hasOnly : hasAll;
    };
  };

const being =
  <Card>({ is }: Reading<Card>): Meaning<Card> =>
  (value, _, word) => {
    const test = is[value];
    if (test !== undefined) return test;
    const known = Object.keys(is);
    const hint = didYouMean(value, known);
    throw new SearchFault(
      `there is no '${word}:${value}'${hint === '' ? ': it' : `${hint} It`} may be ${listed(known)}`,
    );
  };

function wordsOf<Card>(reading: Reading<Card>): readonly Word<Card>[] {
  const { name, types, colors, total, power, toughness, loyalty, texts, sets, rarities, more } = reading;
  const is = being(reading);
  return [
    [['name', 'n'], saying((card) => [name(card)])],
    [['t', 'type'], saying((card) => [types(card)])],
    [['c', 'color', 'colour'], colored(colors)],
    [['cmc', 'mv'], numeric(total)],
    [['pow', 'power'], numeric((card) => sizeOf(power(card)))],
    [['tou', 'toughness'], numeric((card) => sizeOf(toughness(card)))],
    [['loy', 'loyalty'], numeric(loyalty)],
    [['o', 'oracle', 'text'], saying(texts)],
    [['set', 's', 'e'], among(sets, reading.known?.sets, 'set')],
    [['r', 'rarity'], among(rarities, reading.known?.rarities, 'rarity')],
    ...more,
    [['is'], is],
    [
      ['not'],
      (...said) => {
        const test = is(...said);
        return (card) => !test(card);
      },
    ],
  ];
}

const PAIR = /^([a-z]+)(:|!=|<=|>=|=|<|>)(.*)$/is;

function single<Card>(token: string, words: readonly Word<Card>[]): Test<Card> {
  const [, word = 'name', operator = ':', value = token] = PAIR.exec(token) ?? [];
  const named = word.toLowerCase();
  const meaning = words.find(([names]) => names.includes(named))?.[1];
  if (meaning !== undefined) return meaning(value.replaceAll('"', '').toLowerCase(), operator as Operator, named);
  // The shortest words are near to everything.
  const long = words.flatMap(([names]) => names.filter((name) => name.length > 2));
  const hint = didYouMean(named, long);
  const known = listed(words.map(([[name = '']]) => name));
  throw new SearchFault(
    `'${named}' is no word of the search${hint === '' ? ': use' : `${hint} Use`} ${known}, as in t:goblin`,
  );
}

/** Quotes hold words together, and one that is still open does no harm while somebody types. */
const TOKEN = /[()]|-?(?:[a-z]+(?::|!=|<=|>=|=|<|>))?(?:"[^"]*"?|[^\s()]+)/gi;

/** Every word must fit; `or` and brackets group, and a minus turns a word round. */
export function parseSearch<Card>(text: string, reading: Reading<Card>): Search<Card> {
  const tokens = text.match(TOKEN) ?? [];
  const words = wordsOf(reading);
  const faults: string[] = [];
  let at = 0;
  const isOr = (): boolean => tokens[at]?.toLowerCase() === 'or';
  /** A choice of which nothing could be understood is none. */
  const either = (): Test<Card> => {
    const choices = [every()];
    while (isOr()) {
      at += 1;
      choices.push(every());
    }
    const said = choices.filter((tests) => tests.length > 0);
    return (card) => said.length === 0 || said.some((tests) => tests.every((test) => test(card)));
  };
  const every = (): Test<Card>[] => {
    const tests: Test<Card>[] = [];
    while (at < tokens.length && tokens[at] !== ')' && !isOr()) {
      try {
        tests.push(one());
      } catch (error) {
        if (!(error instanceof SearchFault)) throw error;
        faults.push(error.message);
      }
    }
    return tests;
  };
  const one = (): Test<Card> => {
    const token = tokens[at] as string;
    at += 1;
    if (token === '(') {
      const inner = either();
      if (tokens[at] !== ')') faults.push("a bracket is not closed: write ')' where it ends");
      at += 1;
      return inner;
    }
    const isTurned = token.startsWith('-') && token.length > 1;
    const test = single(isTurned ? token.slice(1) : token, words);
    return isTurned ? (card) => !test(card) : test;
  };
  const parts = [either()];
  while (at < tokens.length) {
    faults.push("there is a ')' without its '('");
    at += 1;
    parts.push(either());
  }
  return { test: (card) => parts.every((test) => test(card)), faults };
}
