// Counters put on things and taken off, and spells that are countered, in words.

import type { Amount } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import { amountPhrase, forEach, isPlain } from './amount.ts';
import { orderAbout } from './effect-things.ts';
import { counted, numberWord } from './grammar.ts';
import { type Item, order, text } from './items.ts';
import { counterName } from './noun.ts';
import { eachWho, who } from './ref.ts';
import type { Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

function someCounters(counter: string, amount: Amount, t: Telling): string {
  const name = counterName(counter, t.voice);
  if (typeof amount === 'number') return counted(amount, `${name} counter`, `${name} counters`);
  if (isPlain(amount)) return `X ${name} counters`;
  if (amount.amount === 'event') return `that many ${name} counters`;
  return `a number of ${name} counters equal to ${amountPhrase(amount, t)}`;
}

export function counters(effect: Of<'putCounters' | 'removeCounters'>, t: Telling): Item[] {
  const puts = effect.do === 'putCounters';
  const { amount } = effect;
  if (amount === 'all')
    return [order('remove', `all ${counterName(effect.counter, t.voice)} counters from ${who(effect.what, t).text}`)];
  const each = forEach(amount, t);
  if (puts && each !== null) {
    const one_ = someCounters(effect.counter, 1, t);
    return [order('put', `${one_} on ${eachWho(effect.what, t).text} for each ${each}`)];
  }
  const some = someCounters(effect.counter, amount, t);
  const bearer = eachWho(effect.what, t).text;
  if (effect.most === undefined) return [order(puts ? 'put' : 'remove', `${some} ${puts ? 'on' : 'from'} ${bearer}`)];
  const all = `the total number of ${counterName(effect.counter, t.voice)} counters on ${bearer}`;
  return [
    order('put', `up to ${some} on ${bearer}`),
    text(`this ${t.voice.anAbility} ${t.voice.cannot} cause ${all} to be greater than ${numberWord(effect.most)}`),
  ];
}

/** Where the spell does not go to the graveyard, that is told besides. */
export function countersSpell(effect: Of<'counter'>, t: Telling): Item[] {
  const { voice } = t;
  const main =
    voice.counter === null
      ? orderAbout('counter', effect.what, t)
      : [text(voice.counter(who(effect.what, t).text, effect.to))];
  if (effect.to === undefined || voice.counter !== null) return main;
  const { verb, top } = voice.ontoLibrary;
  const put = `${verb} it ${top} its owner's ${voice.library} instead of into that player's ${voice.graveyard}`;
  return [...main, text(`if ${who(effect.what, t).text} is countered this way, ${put}`)];
}
