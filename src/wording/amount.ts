// Amounts in words: "3", "X", "the number of Swamps you control".

import { type Amount, eventPlayer, type Ref } from '../language/amount.ts';
import type { Filter } from '../language/filter.ts';
import { list, one, possessive, unreachable } from './grammar.ts';
import { counterName, noun, several } from './noun.ts';
import { itsOwn, playerAgain, who, whose } from './ref.ts';
import type { Telling } from './telling.ts';

type Compound = Exclude<Amount, number>;

/** An amount that can stand before a noun as it is: "3 damage", "X damage". */
export const isPlain = (amount: Amount): amount is number | { readonly amount: 'x' } =>
  typeof amount === 'number' || amount.amount === 'x';

export const isThatMuch = (amount: Amount): boolean =>
  typeof amount !== 'number' && (amount.amount === 'event' || amount.amount === 'named');

/** Each of several players has a number of their own: it is told after them. */
export const isOfEach = (amount: Amount): boolean =>
  typeof amount !== 'number' &&
  (amount.amount === 'named' ? amount.each === true : amount.amount === 'difference' && amount.of.some(isOfEach));

/** Counted by subtracting, such an amount is called X and explained afterwards: "where X is … minus 4". */
export function needsX(amount: Amount): boolean {
  if (typeof amount === 'number') return false;
  if (isOfEach(amount)) return false;
  if (amount.amount === 'sum') return true;
  if (amount.amount === 'thisTurn') return amount.of === 'untapped lands';
  if (amount.amount === 'difference') return typeof amount.of[0] === 'number';
  return amount.amount === 'bound' && amount.is === 'atLeast' && amount.of.some(needsX);
}

/** Where such things are goes without saying. */
const isPlaced = ({ attackingYou, attacking, fighting, onThis }: Filter): boolean =>
  attackingYou === true || attacking === true || fighting !== undefined || onThis === true;

function counted(amount: Extract<Compound, { amount: 'count' }>, t: Telling): string {
  const things = several(amount.filter, t);
  if (amount.controlledBy === undefined)
    return things + (amount.filter.controller === undefined && !isPlaced(amount.filter) ? ` ${t.voice.inPlay}` : '');
  if (amount.controlledBy.ref === 'you') return t.voice.yours.bare(noun(amount.filter, t));
  return t.voice.of(playerAgain(amount.controlledBy, t)).bare(noun(amount.filter, t));
}

function cardsIn(amount: Extract<Compound, { amount: 'cards' }>, t: Telling, number: 'one' | 'many' = 'many'): string {
  const pile = amount.zone === 'hand' ? 'hand' : t.voice[amount.zone];
  const cards = noun(amount.filter ?? {}, t, 'card')[number];
  if (amount.of.ref === 'everybody' && amount.zone === 'graveyard') return `${cards} in all ${pile}s`;
  const isVictim = amount.of.ref === 'target' && t.heard.targets[amount.of.index] === 1;
  return `${cards} in ${isVictim ? "that player's" : whose(amount.of, t)} ${pile}`;
}

function summed(parts: readonly Amount[], t: Telling): string {
  const [first, ...others] = parts;
  return others.reduce<string>(
    (text, part) => {
      if (typeof part === 'number' && part < 0) return `${text} minus ${-part}`;
      return `${text} plus ${amountPhrase(part, t)}`;
    },
    amountPhrase(first ?? 0, t),
  );
}

/** Things that the text has named and counts: "charge counters removed this way"; null where a number was named. */
export function doneTo(amount: Amount, t: Telling): { readonly one: string; readonly many: string } | null {
  if (typeof amount === 'number' || amount.amount !== 'named') return null;
  const naming = t.heard.names[amount.name];
  if (naming === undefined) return null;
  const said = (words: { readonly one: string; readonly many: string }, done: string) => ({
    one: `${words.one} ${done} this way`,
    many: `${words.many} ${done} this way`,
  });
  switch (naming.how) {
    case 'removeCounters': {
      const name = `${counterName(naming.counter ?? '', t.voice)} counter`;
      return said({ one: name, many: `${name}s` }, 'removed');
    }
    case 'prevent':
      return said({ one: '1 damage', many: 'damage' }, 'prevented');
    case 'discard':
      return said(noun(naming.filter, t, 'card'), 'discarded');
    case 'destroy':
      return said(noun(naming.filter, t), amount.buried === true ? `put into a ${t.voice.graveyard}` : 'destroyed');
    default:
      return null;
  }
}

/** What is parted is each player's own: "his or her life total", "their life total" where all are told of together. */
function ownPhrase(amount: Amount, t: Telling): string {
  const isLife = typeof amount === 'object' && amount.amount === 'life' && amount.of.ref === 'eventPlayer';
  const words = isLife ? `${whose(amount.of, t)} life total` : amountPhrase(amount, t);
  const together = t.event === null && t.voice.eachPlayer.many;
  return together ? words.replace(t.voice.pronoun.possessive, 'their') : words;
}

/** The amount as a noun: "the number of cards in your hand minus 4". */
export function amountPhrase(amount: Amount, t: Telling): string {
  if (typeof amount === 'number') return String(amount);
  switch (amount.amount) {
    case 'x':
      return 'X';
    case 'count':
      return `the number of ${counted(amount, t)}`;
    case 'cards':
      return `the number of ${cardsIn(amount, t)}`;
    case 'counters':
      return `the number of ${counterName(amount.counter, t.voice)} counters on ${on(amount.on, t)}`;
    case 'power':
      return amount.of.ref === 'named' && t.heard.names[amount.of.name]?.many
        ? `the total ${t.voice.power} of ${who(amount.of, t).text}`
        : `${itsOwn(amount.of, t)} ${t.voice.power}`;
    case 'toughness':
      return `${itsOwn(amount.of, t)} ${t.voice.toughness}`;
    case 'cost':
      return t.voice.costOf(itsOwn(amount.of, t));
    case 'chosen':
      return 'the last chosen number';
    case 'greatest':
      return `the greatest ${t.voice[amount.of]} among ${several(amount.among, t)}`;
    case 'life':
      return `${possessive(who(amount.of, t).text)} life total`;
    case 'named': {
      if (amount.each && t.heard.names[amount.name]?.how === 'discard')
        return `the number of cards ${playerAgain(eventPlayer, t)} discarded this way`;
      if (t.heard.names[amount.name]?.how === 'may') return 'the amount of mana that player paid this way';
      const things = doneTo(amount, t);
      return things === null ? 'that amount' : `the number of ${things.many}`;
    }
    case 'event':
      return 'that amount';
    case 'sharing':
      return `the number of other ${kin(amount.filter, t, 'many')}`;
    case 'thisTurn':
      return amount.of === 'deaths'
        ? `the number of creatures that ${t.voice.died} this turn`
        : amount.of === 'untapped lands'
          ? `the number of untapped lands ${playerAgain(amount.to, t)} ${t.voice.controlled} at the beginning of this turn`
          : amount.of === 'lands'
            ? `the number of lands ${who(amount.to, t).text} played this turn`
            : `the damage ${t.voice.dealt} to ${who(amount.to, t).text} this turn`;
    case 'activations':
      return `the number of times this ability has been ${t.voice.abilityUsed} this turn`;
    case 'sum':
      return summed(amount.of, t);
    case 'times':
      return amount.by === 2
        ? `twice ${amountPhrase(amount.of, t)}`
        : `${amount.by} times ${amountPhrase(amount.of, t)}`;
    case 'difference':
      return typeof amount.of[0] === 'number'
        ? `${amount.of[0]} minus ${amountPhrase(amount.of[1], t)}`
        : 'the difference';
    case 'part':
      return `${amount.into === 2 ? 'half' : 'a third of'} ${ownPhrase(amount.of, t)}, rounded ${amount.round}`;
    case 'fewest':
      return `the fewest of any player of ${amountPhrase(amount.of, t).replace(/^the number of /, '')}`;
    case 'bound':
      return bounded(amount.of, amount.is === 'atLeast' ? 'not less than' : 'not more than', t);
    default:
      return unreachable(amount);
  }
}

/** Never under nothing goes without saying. */
function bounded(parts: readonly Amount[], word: string, t: Telling): string {
  const told = parts.filter((part) => part !== 0);
  const [first, ...others] = told;
  const bounds = others.map((part) => amountPhrase(part, t));
  const main = first === undefined ? '0' : amountPhrase(first, t);
  return bounds.length === 0 ? main : `${main}, but ${word} ${list(bounds, 'or')}`;
}

const on = (ref: Ref, t: Telling): string => (ref.ref === 'this' && !t.ofOthers ? one('it') : who(ref, t)).text;

/** Others of its kind: "creature on the battlefield that shares at least one creature type with it". */
const kin = (filter: Filter, t: Telling, number: 'one' | 'many'): string => {
  const share = number === 'one' ? 'shares' : 'share';
  return `${noun(filter, t)[number]} ${t.voice.inPlay} that ${share} at least one creature type with it`;
};

/** "creature blocking it beyond the first": so many less one, and not less than none. */
function beyondFirst(parts: readonly Amount[], t: Telling): string | null {
  const [none, rest] = parts;
  if (none !== 0 || rest === undefined || typeof rest === 'number' || rest.amount !== 'sum') return null;
  const [counted_, less] = rest.of;
  const each = counted_ === undefined || less !== -1 ? null : forEach(counted_, t);
  return each === null ? null : `${each} beyond the first`;
}

/** What stands behind "for each": "Plains you control", "doom counter on it". */
export function forEach(amount: Amount, t: Telling): string | null {
  if (typeof amount === 'number') return null;
  switch (amount.amount) {
    case 'count':
      return singular(amount, t);
    case 'thisTurn':
      return amount.of === 'deaths' ? `creature that ${t.voice.died} this turn` : null;
    case 'bound':
      return amount.is === 'atLeast' ? beyondFirst(amount.of, t) : null;
    case 'sharing':
      return `other ${kin(amount.filter, t, 'one')}`;
    case 'named':
      return doneTo(amount, t)?.one ?? null;
    case 'counters':
      return `${amount.counter} counter on ${on(amount.on, t)}`;
    case 'cards':
      if (amount.zone === 'graveyard') return cardsIn(amount, t, 'one');
      return amount.zone === 'hand' && amount.filter?.anyOf !== undefined ? cardEach(amount.filter.anyOf, t) : null;
    default:
      return null;
  }
}

/** "Mountain and red card in it": of a hand that was just revealed. */
function cardEach(kinds: readonly Filter[], t: Telling): string {
  const words = kinds.map((kind) => noun(kind, t, 'card').one.replace(/ card$/, ''));
  return `${list(words, 'and')} card in it`;
}

function singular(amount: Extract<Compound, { amount: 'count' }>, t: Telling): string {
  const { named, ...unnamed } = amount.filter;
  const other = amount.filter.other ? 'other ' : '';
  if (named !== undefined && amount.controlledBy === undefined)
    return `${other}${noun(unnamed, t).one} ${t.voice.inPlay} named ${named}`;
  const word = other + noun(amount.filter, t).one;
  const yours = amount.filter.controller === 'you' || amount.controlledBy?.ref === 'you';
  if (yours) return t.voice.yours.forEach(noun(amount.filter, t));
  if (isPlaced(amount.filter)) return word;
  return amount.controlledBy === undefined
    ? `${word} ${t.voice.inPlay}`
    : t.voice.of(playerAgain(amount.controlledBy, t)).forEach(noun(amount.filter, t));
}
