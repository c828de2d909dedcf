// What is done for each of several, or again and again, in words.

import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Effect } from '../language/effect.ts';
import { conditionText } from './condition.ts';
import { payPhrase } from './cost.ts';
import { numberWord } from './grammar.ts';
import { type Item, text, told } from './items.ts';
import { eachWho } from './ref.ts';
import type { Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;
/** Tells the effects inside of others; handed in, so that there is no ring of imports. */
type Tell = (effects: readonly Effect[], t: Telling) => Item[];

/** "pay 4 life or put the card on top of your library": what is done with each of one's own cards. */
function eachPaid([first, ...others]: readonly Effect[], t: Telling): string | null {
  if (first?.do !== 'may' || first.cost === null || first.then.length + others.length > 0) return null;
  const [put] = first.otherwise;
  if (put?.do !== 'toLibrary' || put.where !== 'top') return null;
  return `${payPhrase(first.cost, t)} or put the card on top of your ${t.voice.library}`;
}

/** "For each land, …": what is done to each of them. */
export function eachOf(effect: Of<'forEach'>, t: Telling, tell: Tell): Item[] {
  const { of, then } = effect;
  const each_ = of.ref === 'named' ? eachPaid(then, t) : null;
  if (each_ !== null) return [text(`for each of those cards, ${each_}`)];
  const each = eachWho(of, t).text.replace(/^(all|each) /, '');
  return [text(`for each ${each}, ${told(tell(then, t))}`)];
}

const isOfNames = (amount: Amount): boolean =>
  typeof amount !== 'number' && amount.amount === 'sharing' && amount.names !== undefined;

/** "Repeat this process …": told once, and then that it is done again. */
export function repeated({ times, until, then }: Of<'repeat'>, t: Telling, tell: Tell): Item[] {
  const once = tell(then, t);
  if (until?.if === 'not' && until.not.if === 'compare' && isOfNames(until.not.left))
    return [...once, text('if two or more of those cards have the same name, repeat this process')];
  if (until !== null) return [...once, text(`repeat this process until ${conditionText(until, t)}`)];
  return [text(`${told(once).replace(/\.$/, '')}, ${typeof times === 'number' ? numberWord(times) : 'X'} times`)];
}

/** What befalls whatever is there by then is told in sentences of its own. */
export const isOfAll = ({ then }: Of<'later'>): boolean =>
  then.some((each) => each.do === 'destroy' && each.what.ref === 'all');

/** Said of what was told to attack. */
export const isNotAttacked = (condition: Condition): boolean =>
  condition.if === 'is' && condition.filter.attackedThisTurn === false;
