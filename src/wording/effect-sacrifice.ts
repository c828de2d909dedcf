// Sacrifices in words: of what the player chooses, and of what somebody else gives up.

import type { Amount, Ref } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import { amountPhrase } from './amount.ts';
import { givenUp } from './cost.ts';
import { apart, isSurplus, partOf, playerDoes } from './effect-players.ts';
import { conjugate, numberWord } from './grammar.ts';
import { type Item, joining, text, thenIt, told } from './items.ts';
import { a, noun, some } from './noun.ts';
import { who } from './ref.ts';
import type { Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** Tells the effects inside of others, handed in so that no two files need each other. */
type Teller = (effects: readonly Effect[], t: Telling) => Item[];

/** "a green creature", "two creatures", as many as are chosen. */
function someOf(filter: Filter, amount: Amount, t: Telling): string {
  if (amount === 1) return a(filter, t);
  return some(typeof amount === 'number' ? numberWord(amount) : amountPhrase(amount, t), filter, t);
}

/** "one of his or her creatures", "five of his or her lands". */
function someOfHers({ filter, amount }: Of<'sacrificeChoice'>, t: Telling): string {
  const hers = t.voice.of(t.voice.pronoun.subject);
  const words = noun(filter, t);
  return amount === 1
    ? hers.a(words)
    : hers.some(typeof amount === 'number' ? numberWord(amount) : amountPhrase(amount, t), words);
}

/** "lands until he or she controls as many as the player who controls the fewest", "a third of the lands he or she controls". */
function shareOf({ filter, amount, who: player }: Of<'sacrificeChoice'>, t: Telling): string | null {
  if (!isSurplus(amount)) return partOf(amount, t);
  const { many } = who(player, t);
  const has = / controls? /.test(`${t.voice.of('they').bare({ one: '', many: '' })} `) ? 'control' : 'have';
  const they = `${many ? 'they' : t.voice.pronoun.subject} ${conjugate(has, many)}`;
  return `${noun(filter, t).many} until ${they} as many as the player who ${conjugate(has, false)} the fewest`;
}

/** "that creature's controller sacrifices it". */
export const givesUp = (by: Ref, t: Telling): Item[] => playerDoes(by, { verb: t.voice.sacrifice.verb, rest: 'it' }, t);

export function sacrificeChoice(effect: Of<'sacrificeChoice'>, t: Telling, tellEffects: Teller): Item[] {
  const share = shareOf(effect, t);
  if (share !== null) return [apart(who(effect.who, t), t.voice.sacrifice.verb, share)];
  const own = effect.who.ref === 'you' ? givenUp(effect.filter, t) : effect.filter;
  const isAsMany = typeof effect.amount !== 'number' && effect.amount.amount === 'event';
  const chosen = isAsMany ? some('that many', own, t) : someOf(own, effect.amount, t);
  const hers = effect.who.ref !== 'you' && t.voice.sacrifice.saysWhose;
  const rest = hers ? someOfHers(effect, t) : chosen;
  const items = playerDoes(effect.who, { verb: t.voice.sacrifice.verb, rest }, t);
  if (effect.then !== undefined) items.push(...thenIt(tellEffects(effect.then, t)));
  if (effect.otherwise.length === 0) return items;
  const player = effect.who.ref === 'you' ? 'you' : t.voice.pronoun.subject;
  // Where something was told in between, what cannot be done is said again.
  const what =
    effect.then === undefined ? '' : ` ${t.voice.sacrifice.verb} ${a({ types: effect.filter.types ?? [] }, t)}`;
  const instead = tellEffects(effect.otherwise, t).flatMap((item, at) => (at === 0 ? [item] : joining([item], 'and')));
  return [...items, text(`if ${player} ${t.voice.cannot}${what}, ${told(instead)}`)];
}
