// Counts the words of the language: which cards of the pool are written in each.

import { FREE } from '../../src/language/cost.ts';

export const KINDS = [
  'effects',
  'changes',
  'events',
  'amounts',
  'conditions',
  'costs',
  'replacements',
  'references',
] as const;
export type KindOfWord = (typeof KINDS)[number];

/** Which key of a piece of data says what kind of word it is. */
const KEYS: { readonly [key: string]: KindOfWord } = {
  do: 'effects',
  change: 'changes',
  on: 'events',
  amount: 'amounts',
  if: 'conditions',
  replace: 'replacements',
  ref: 'references',
};

/** The names of the cards that use each word, by kind. */
export type WordsUsed = ReadonlyMap<KindOfWord, ReadonlyMap<string, ReadonlySet<string>>>;

const isCost = (data: object): boolean => Object.keys(FREE).every((part) => part in data);

type Note = (kind: KindOfWord, word: string) => void;

function walk(value: unknown, note: Note): void {
  if (Array.isArray(value)) for (const each of value) walk(each, note);
  else if (typeof value === 'object' && value !== null) {
    const data = value as { readonly [key: string]: unknown };
    for (const key in KEYS) {
      const word = data[key];
      // A counter on something (`on` is a reference there) is no event: only words are counted, and those are strings.
      if (typeof word === 'string') note(KEYS[key] as KindOfWord, word);
    }
    if (isCost(data))
      for (const [part, of] of Object.entries(data)) if (of !== null && of !== false && of !== 0) note('costs', part);
    for (const each of Object.values(data)) walk(each, note);
  }
}

export function wordsUsed(definitions: readonly { readonly name: string }[]): WordsUsed {
  const found = new Map<KindOfWord, Map<string, Set<string>>>(KINDS.map((kind) => [kind, new Map()]));
  for (const definition of definitions)
    walk(definition, (kind, word) => {
      const words = found.get(kind) as Map<string, Set<string>>;
      words.set(word, (words.get(word) ?? new Set()).add(definition.name));
    });
  return found;
}

/** The words of a kind that one card alone uses. */
export const usedOnce = (used: WordsUsed, kind: KindOfWord): string[] =>
  [...(used.get(kind) ?? [])].filter(([, cards]) => cards.size === 1).map(([word]) => word);
