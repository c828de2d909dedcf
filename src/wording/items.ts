// Pieces of a text in the making: clauses that may still be joined or turned, and finished sentences.

import { type Clause, capital, clauseText, infinitive, isClosed, isModal, sentence } from './grammar.ts';

export type Item =
  /** `by` a player or a thing: what players do is joined with "and", what things do stands alone. */
  | { readonly clause: Clause; readonly by: 'player' | 'thing' }
  /** Words that are a sentence of their own already. */
  | { readonly text: string };

export const does = (clause: Clause): Item => ({ clause, by: 'player' });
export const happens = (clause: Clause): Item => ({ clause, by: 'thing' });
export const order = (verb: string, rest: string): Item => does({ who: null, verb, rest });
export const text = (words: string): Item => ({ text: words });

/** Adds words at the end of the last clause: " at end of combat". */
export function extended(items: readonly Item[], words: string): Item[] {
  return items.map((item, index) => {
    if (index < items.length - 1) return item;
    if ('text' in item) return text(item.text.replace(/\.?$/, ` ${words}.`));
    const { tail } = item.clause;
    return { ...item, clause: { ...item.clause, tail: tail === undefined ? words : `${tail} ${words}` } };
  });
}

/** Two things that players do, told in the same way, make one sentence. */
function joins(before: Item | undefined, item: Item): boolean {
  if (before === undefined || 'text' in before || 'text' in item) return false;
  if (before.by !== 'player' || item.by !== 'player') return false;
  return (before.clause.who === null) === (item.clause.who === null);
}

/** The items as sentences, each without its capital and its full stop. */
function phrases(items: readonly Item[]): string[] {
  const result: string[] = [];
  items.forEach((item, index) => {
    const words = 'text' in item ? item.text : clauseText(item.clause);
    if (joins(items[index - 1], item)) result[result.length - 1] += ` and ${words}`;
    else result.push(words);
  });
  return result;
}

/** The whole, ready to follow a comma: its first letter is small unless it is a name. */
export function told(items: readonly Item[]): string {
  const [first = '', ...others] = phrases(items);
  return [isClosed(first) ? first : `${first}.`, ...others.map(sentence)].join(' ');
}

/** The whole as it stands after "to"; `null` if its first words cannot be turned that way. */
export function toDo(items: readonly Item[]): string | null {
  const [first, ...others] = items;
  if (first === undefined || 'text' in first || isModal(first.clause)) return null;
  const rest = others.length === 0 ? '' : ` ${capital(told(others))}`;
  return `${infinitive(first.clause)}.${rest}`;
}
