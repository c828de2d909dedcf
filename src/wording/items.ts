// Pieces of a text in the making: clauses that may still be joined or turned, and finished sentences.

import { type Clause, clauseText, infinitive, isClosed, isModal, list, predicated, sentence } from './grammar.ts';

/** Whether a clause goes on with the sentence before it or stands alone, where that is not left to what it says. */
type Join = 'and' | 'comma' | 'apart';

export type Item =
  /** `by` a player or a thing: what players do is joined with "and", what things do stands alone. */
  /** `next`: it comes after what was told before, in the same sentence: "draw a card, then discard a card". */
  | { readonly clause: Clause; readonly by: 'player' | 'thing'; readonly next?: boolean; readonly join?: Join }
  /** Words that are a sentence of their own already. */
  | { readonly text: string };

export const does = (clause: Clause): Item => ({ clause, by: 'player' });
export const happens = (clause: Clause): Item => ({ clause, by: 'thing' });
export const order = (verb: string, rest: string): Item => does({ who: null, verb, rest });
/** The same, told as what comes next: ", then …". */
export const thenIt = (items: readonly Item[]): Item[] =>
  items.map((item, index) => (index === 0 && 'clause' in item ? { ...item, next: true } : item));
/** The same, told in one sentence with what is before it, or in one of its own. */
export const joining = (items: readonly Item[], join: Join): Item[] =>
  items.map((item, index) => (index === 0 && 'clause' in item ? { ...item, join } : item));
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
  if (item.join !== undefined) return item.join === 'and';
  if (before.by !== 'player' || item.by !== 'player') return false;
  return (before.clause.who === null) === (item.clause.who === null);
}

/** What the same doer does next is said without naming the doer again. */
function afterwards(before: Item | undefined, clause: Clause): string {
  const doer = before !== undefined && 'clause' in before ? before.clause.who?.text : undefined;
  const same = doer === clause.who?.text || (doer !== undefined && clause.who?.text === 'that player');
  return same && clause.who !== null ? predicated(clause, clause.who.many) : clauseText(clause);
}

/** The items as sentences, each without its capital and its full stop. */
function phrases(items: readonly Item[]): string[] {
  const result: string[] = [];
  items.forEach((item, index) => {
    const words = 'text' in item ? item.text : clauseText(item.clause);
    if ('clause' in item && item.next === true && result.length > 0)
      result[result.length - 1] += `, then ${afterwards(items[index - 1], item.clause)}`;
    else if ('clause' in item && item.join === 'comma' && result.length > 0) result[result.length - 1] += `, ${words}`;
    else if (joins(items[index - 1], item)) result[result.length - 1] += ` and ${words}`;
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
  return told([text(infinitive(first.clause)), ...others]);
}

/** Several things at one moment: "sacrifice it and it deals 5 damage to you". */
export const together = (items: readonly Item[]): string =>
  list(
    items.map((item) => ('text' in item ? item.text : clauseText(item.clause))),
    'and',
  );
