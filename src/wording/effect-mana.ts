// Mana in words: what is added, of which kinds, and what becomes of a mana pool.

import type { Amount, Ref } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { ManaKind } from '../language/mana.ts';
import { amountPhrase, forEach } from './amount.ts';
import { amountWord, playerDoes } from './effect-players.ts';
import { list, one, type Predicate, possessive, YOU } from './grammar.ts';
import { does, type Item, order, text } from './items.ts';
import { a, noun } from './noun.ts';
import { who, whose } from './ref.ts';
import type { Telling } from './telling.ts';
import type { Voice } from './voice.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

const COLORED: readonly ManaKind[] = ['W', 'U', 'B', 'R', 'G'];

/** "{G}", "{W} or {U}", "three mana of any one color". */
function manaChoice(kinds: readonly ManaKind[], times: Amount, t: Telling): string {
  if (COLORED.every((kind) => kinds.includes(kind))) {
    return times === 1 ? 'one mana of any color' : `${amountWord(times)} mana of any one color`;
  }
  const number = typeof times === 'number' ? times : 1;
  const symbols = kinds.map((kind) => t.voice.manaOf(Array.from({ length: number }, () => kind)));
  return `${typeof times === 'number' ? '' : 'X times '}${list(symbols, 'or')}`;
}

/** "add to your mana pool an amount of {B}": the pool first, where there is one and much is said of the mana. */
function poured(mana: string, { addMana }: Voice): Predicate {
  const { verb, rest } = addMana('');
  return / pool$/.test(rest) ? { verb, rest: `${rest.trim()} ${mana}` } : addMana(mana);
}

export function addsMana(effect: Of<'addMana' | 'addAnyMana'>, t: Telling): Item[] {
  const { voice } = t;
  if (effect.do === 'addMana' && effect.asIn !== undefined) return doubles(effect.asIn, t);
  if (effect.do === 'addAnyMana' && effect.produced) return producedToo(effect, t);
  if (effect.do === 'addAnyMana' && effect.couldGive !== undefined) return couldBeGiven(effect.couldGive, effect, t);
  const mana = effect.do === 'addMana' ? voice.manaOf(effect.mana) : manaChoice(effect.kinds, effect.times, t);
  if (typeof effect.times !== 'number' && effect.times.amount === 'cost' && effect.times.of.ref === 'target') {
    const { verb, rest } = voice.addMana(`an amount of ${mana.replace(/^one /, '')}`);
    return playerDoes(effect.who, { verb, rest: `${rest} equal to ${voice.costOf(whose(effect.times.of, t))}` }, t);
  }
  const each = effect.do === 'addMana' ? forEach(effect.times, t) : null;
  if (each !== null) {
    const { verb, rest } = voice.addMana(mana);
    return playerDoes(effect.who, { verb, rest: `${rest} for each ${each}` }, t);
  }
  if (typeof effect.times !== 'number' && effect.times.amount === 'cost') {
    const { verb, rest } = poured(`an amount of ${mana}`, voice);
    return playerDoes(effect.who, { verb, rest: `${rest} equal to ${amountPhrase(effect.times, t)}` }, t);
  }
  const some = effect.do === 'addMana' && effect.times !== 1 ? `${amountPhrase(effect.times, t)} times ${mana}` : mana;
  const { verb, rest } = voice.addMana(some);
  const own = effect.who.ref === 'you' ? rest : rest.replace('your', voice.pronoun.possessive);
  // What another player's land gives besides goes to that player.
  if (t.event?.on === 'taps for mana' && effect.who.ref === 'controller' && effect.who.of.ref === 'subject')
    return [does({ who: one(`its ${voice.controller}`), verb, rest: own })];
  return playerDoes(effect.who, { verb, rest: own }, t);
}

/** "add to your mana pool one mana of any color that a land an opponent controls could produce". */
function couldBeGiven({ controller, ...lands }: Filter, effect: Of<'addAnyMana'>, t: Telling): Item[] {
  const land = controller === 'opponent' ? t.voice.of(t.voice.opponent.one).a(noun(lands, t)) : a(lands, t);
  return playerDoes(effect.who, poured(`one mana of any color that ${land} could produce`, t.voice), t);
}

/** "that player adds one mana to his or her mana pool of any type that land produced". */
function producedToo(effect: Of<'addAnyMana'>, t: Telling): Item[] {
  const kind = 'of any type that land produced';
  const { verb, rest } = t.voice.addMana('one mana');
  if (!/ pool$/.test(rest)) return playerDoes(effect.who, t.voice.addMana(`one mana ${kind}`), t);
  return playerDoes(effect.who, { verb, rest: `${rest.replace('your', t.voice.pronoun.possessive)} ${kind}` }, t);
}

export const emptiesPool = (effect: Of<'emptyPool'>, t: Telling): Item[] => {
  const { verb, rest } = t.voice.emptyPool(whose(effect.who, t));
  return [order(verb, rest)];
};

/** "double the amount of each type of mana in your mana pool". */
const doubles = (pool: Ref, t: Telling): Item[] => [
  order('double', `the amount of each type of mana in ${t.voice.poolOf(whose(pool, t))}`),
];

/** All that is in somebody's mana pool goes into another's: as much is added to that one, and the other is emptied. */
export const takesPool = (effect: Effect, next: Effect | undefined): boolean =>
  effect.do === 'addMana' &&
  effect.asIn !== undefined &&
  next?.do === 'emptyPool' &&
  JSON.stringify(effect.asIn) === JSON.stringify(next.who);

/** "then put all mana from that player's mana pool into yours". */
export function takingPool({ asIn }: Of<'addMana'>, t: Telling): Item {
  const player = asIn === undefined ? '' : possessive(who(asIn, t).text);
  return text(`then ${t.voice.takesPool(t.voice.poolOf(player))}`);
}

/** "target player activates a mana ability of each land he or she controls". */
export function tapsForMana(what: Ref, t: Telling): Item[] {
  if (what.ref !== 'all' || what.controlledBy === undefined) return [order('tap', `${who(what, t).text} for mana`)];
  const player = who(what.controlledBy, t);
  const each = t.voice.of(t.voice.pronoun.subject).each(noun(what.filter, t));
  return [does({ who: player === YOU ? null : player, ...t.voice.tapsForMana(each) })];
}
