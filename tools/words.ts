// `npm run words`: which words of the language the cards of the pool are written in, how many cards use each, and which
// serve one card only. `-- --json` prints a line for each kind; `-- --of effects` lists the cards of every word of a kind.

import { POOL } from '../src/cards/pool.ts';
import { FREE } from '../src/language/cost.ts';
import { optionsOf } from './options.ts';

const values = optionsOf({
  json: { type: 'boolean', default: false },
  /** Only this kind, with the cards that use each of its words. */
  of: { type: 'string' },
});

const KINDS = ['effects', 'changes', 'events', 'amounts', 'conditions', 'costs', 'replacements', 'references'] as const;
type KindOfWord = (typeof KINDS)[number];

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

const found = new Map<KindOfWord, Map<string, Set<string>>>(KINDS.map((kind) => [kind, new Map()]));

function note(kind: KindOfWord, word: string, card: string): void {
  const words = found.get(kind) as Map<string, Set<string>>;
  words.set(word, (words.get(word) ?? new Set()).add(card));
}

const isCost = (data: object): boolean => Object.keys(FREE).every((part) => part in data);

function walk(value: unknown, card: string): void {
  if (Array.isArray(value)) for (const each of value) walk(each, card);
  else if (typeof value === 'object' && value !== null) {
    const data = value as { readonly [key: string]: unknown };
    for (const key in KEYS) {
      const word = data[key];
      if (typeof word === 'string') note(KEYS[key] as KindOfWord, word, card);
    }
    if (isCost(data))
      for (const [part, of] of Object.entries(data))
        if (of !== null && of !== false && of !== 0) note('costs', part, card);
    for (const each of Object.values(data)) walk(each, card);
  }
}

// A counter on something (`on` is a reference there) is no event: only words are counted, and those are strings.
for (const definition of POOL) walk(definition, definition.name);

const onceOf = (kind: KindOfWord): string[] =>
  [...(found.get(kind) as Map<string, Set<string>>)].filter(([, cards]) => cards.size === 1).map(([word]) => word);

for (const kind of KINDS) {
  if (values.of !== undefined && values.of !== kind) continue;
  const words = [...(found.get(kind) as Map<string, Set<string>>)].sort(
    ([a, left], [b, right]) => right.size - left.size || a.localeCompare(b),
  );
  const once = onceOf(kind);
  if (values.json) console.log(JSON.stringify({ kind, words: words.length, once: once.length }));
  else if (values.of !== undefined)
    for (const [word, cards] of words) console.log(`${word} ${cards.size}: ${[...cards].slice(0, 12).join(', ')}`);
  else {
    console.log(`${kind}: ${words.length} words, ${once.length} of them used by one card`);
    console.log(`  ${words.map(([word, cards]) => `${word} ${cards.size}`).join(' · ')}`);
  }
}
