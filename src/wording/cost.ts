// Costs in words, each part as an order: "sacrifice a creature", "pay 2 life". Mana stays in symbols.

import type { Cost } from '../language/cost.ts';
import type { Filter } from '../language/filter.ts';
import { writeMana } from '../language/mana.ts';
import { counted, numberWord, type Who } from './grammar.ts';
import { a, all, counterName, noun, some } from './noun.ts';
import type { Telling } from './telling.ts';

/** Every part a cost may have; a new one without a phrase does not compile. */
type OrderTeller = {
  readonly [part in Exclude<keyof Cost, 'mana' | 'tap' | 'loyalty'>]: (cost: Cost, t: Telling) => string | null;
};

const so = (filter: Filter, number: number | 'all', t: Telling): string => {
  if (number === 'all') return all({ ...filter, controller: 'you' }, t);
  return number === 1 ? a(filter, t) : some(numberWord(number), filter, t);
};

/** What is given up is one's own, which some books must say. */
export const givenUp = (filter: Filter, t: Telling): Filter =>
  t.voice.sacrifice.saysWhose ? { ...filter, controller: 'you' } : filter;

const cards = (discard: NonNullable<Cost['discard']>, t: Telling): string => {
  const words = noun(discard.filter, t, 'card');
  return `${counted(discard.number, words.one, words.many)}${discard.random ? ' at random' : ''}`;
};

const ORDERS: OrderTeller = {
  life: (cost) => (cost.life === 0 ? null : `pay ${cost.life} life`),
  exileThis: (cost, t) => (cost.exileThis ? removed(t) : null),
  sacrificeThis: (cost, t) => (cost.sacrificeThis ? `${t.voice.sacrifice.verb} ${t.heard.self ? 'it' : t.me}` : null),
  sacrifice: (cost, t) =>
    cost.sacrifice === null
      ? null
      : `${t.voice.sacrifice.verb} ${so(givenUp(cost.sacrifice.filter, t), cost.sacrifice.number, t)}`,
  discard: (cost, t) => (cost.discard === null ? null : `discard ${cards(cost.discard, t)}`),
  tapOthers: (cost, t) =>
    cost.tapOthers === null
      ? null
      : `tap ${so({ ...cost.tapOthers.filter, tapped: false, controller: 'you' }, cost.tapOthers.number, t)}`,
  removeCounters: (cost, t) => {
    if (cost.removeCounters === null) return null;
    const name = counterName(cost.removeCounters.counter, t.voice);
    const { number } = cost.removeCounters;
    const some =
      number === 'any' ? `any number of ${name} counters` : counted(number, `${name} counter`, `${name} counters`);
    return `remove ${some} from ${t.me}`;
  },
};

function removed(t: Telling): string {
  const { verb, rest } = t.voice.exile(t.me);
  return `${verb} ${rest}`;
}

/** What a cost names may be spoken of in the text that it pays for. */
export function hearCost({ sacrifice, discard, tapOthers, removeCounters: counters }: Cost, t: Telling): void {
  if (counters?.as !== undefined)
    t.heard.names[counters.as] = {
      how: 'removeCounters',
      filter: {},
      cards: false,
      many: true,
      counter: counters.counter,
    };
  for (const [how, part] of [
    ['sacrifice', sacrifice],
    ['discard', discard],
    ['tap', tapOthers],
  ] as const)
    if (part?.as !== undefined)
      t.heard.names[part.as] = { how, filter: part.filter, cards: how === 'discard', many: part.number !== 1 };
}

/** All but mana, tapping and loyalty, in the order of the table above. */
export function orders(cost: Cost, t: Telling): string[] {
  hearCost(cost, t);
  return Object.values(ORDERS).flatMap((tell) => {
    const order = tell(cost, t);
    return order === null ? [] : [order];
  });
}

export const manaPart = (cost: Cost): string | null => (cost.mana === null ? null : writeMana(cost.mana));

export function loyaltyPart(cost: Cost): string | null {
  if (cost.loyalty === null) return null;
  if (cost.loyalty === '-x') return '−X';
  if (cost.loyalty === 0) return '0';
  return cost.loyalty > 0 ? `+${cost.loyalty}` : `−${-cost.loyalty}`;
}

/** The whole cost as something a player does: "pay {2} and sacrifice a creature". */
export function payPhrase(cost: Cost, t: Telling, payer: Who | null = null): string {
  const mana = manaPart(cost);
  const all = [...(mana === null ? [] : [`pay ${mana}`]), ...(cost.tap ? [`tap ${t.me}`] : []), ...orders(cost, t)];
  return payer === null ? all.join(' and ') : `${payer.text} ${all.map((order) => asDone(order, payer)).join(' and ')}`;
}

const asDone = (order: string, payer: Who): string => {
  const [verb = '', ...rest] = order.split(' ');
  return [payer.many ? verb : `${verb}s`, ...rest].join(' ');
};
