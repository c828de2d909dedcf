// One of several things, in words: keywords of one's choice, numbers, or whole sentences.

import type { Ref } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import { list, type Predicate } from './grammar.ts';
import { happens, type Item, order, text, told } from './items.ts';
import { keywordWord } from './keyword.ts';
import { who } from './ref.ts';
import type { Telling } from './telling.ts';

type OneOf = Extract<Effect, { do: 'oneOf' }>;
type Tell = (effects: readonly Effect[], t: Telling) => Item[];

/** "a number between 0 and 7", where nothing but a number is chosen; else `null`. */
export function numberBetween(words: readonly { readonly word: string }[]): string | null {
  const numbers = words.map(({ word }) => Number(word));
  if (numbers.some((number, index) => number !== index)) return null;
  return `a number between 0 and ${numbers.length - 1}`;
}

/** Where each choice gives the same thing one keyword for the turn: the keywords. */
function keywordsOf(effect: OneOf): readonly Extract<Effect, { do: 'change' }>[] | null {
  const changes = effect.of.map(({ then }) => (then.length === 1 ? then[0] : undefined));
  const given = changes.filter(
    (each): each is Extract<Effect, { do: 'change' }> =>
      each?.do === 'change' && each.changes.length === 1 && each.changes[0]?.change === 'keyword',
  );
  return given.length === effect.of.length ? given : null;
}

/** "gains your choice of flying or trample", and what it is that gains it. */
export function keywordChoice(effect: OneOf, t: Telling): { what: Ref; predicate: Predicate } | null {
  const given = keywordsOf(effect);
  const [first] = given ?? [];
  if (given === null || first === undefined) return null;
  const words = given.flatMap(({ changes }) =>
    changes.map((change) => (change.change === 'keyword' ? keywordWord(change.keyword, t.voice) : '')),
  );
  return { what: first.what, predicate: { verb: t.voice.gives, rest: `your choice of ${list(words, 'or')}` } };
}

export function choosesOne(effect: OneOf, t: Telling, tell: Tell): Item[] {
  const number = numberBetween(effect.of);
  if (number !== null) return [order('choose', number)];
  const given = keywordChoice(effect, t);
  if (given !== null)
    return [happens({ who: who(given.what, t), ...given.predicate, tail: t.voice.lasts['end of turn'] })];
  const sentences = effect.of.map(({ then }) =>
    told(tell(then, { ...t, heard: { ...t.heard, targets: [...t.heard.targets] } })),
  );
  const told_ = t.voice.chooseOne(sentences);
  return [text(t.event === null ? told_ : told_.replace(/^Choose/, 'choose'))];
}
