// Sizes in words: what is added to power and toughness, and what they become.

import type { Amount } from '../language/amount.ts';
import { amountPhrase, forEach, isPlain } from './amount.ts';
import type { Telling } from './telling.ts';

export const isLess = (amount: Amount): boolean =>
  typeof amount === 'number' ? amount < 0 : amount.amount === 'times' && amount.by < 0;

/** "+2", "-1"; beside a loss, nothing is "-0". */
const signed = (amount: Amount, t: Telling, beside: Amount = 0): string => {
  if (typeof amount === 'number') {
    if (amount === 0) return isLess(beside) ? '-0' : '+0';
    return amount < 0 ? `${amount}` : `+${amount}`;
  }
  if (amount.amount === 'times' && amount.by === -1) return `-${isPlain(amount.of) ? amountPhrase(amount.of, t) : 'X'}`;
  return '+X';
};

/** "-X", of the X that was paid. */
const isLessX = (amount: Amount): boolean =>
  typeof amount !== 'number' && amount.amount === 'times' && amount.by === -1 && isPlain(amount.of);

const sameAmount = (a: Amount, b: Amount): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is counted, and how much of it each one gives. */
const countIn = (amount: Amount): Amount =>
  typeof amount !== 'number' && amount.amount === 'times' ? amount.of : amount;
const timesIn = (amount: Amount): number => (typeof amount !== 'number' && amount.amount === 'times' ? amount.by : 1);

/** "+X/+Y, where X is … and Y is …". */
function twoUnknown(power: Amount, toughness: Amount, t: Telling): string {
  const x = amountPhrase(power, t);
  const y = amountPhrase(toughness, t);
  const size = t.voice.size(signed(power, t, toughness), signed(toughness, t, power).replace('X', 'Y'));
  return `${size}, where X is ${x}${x.includes(',') ? ',' : ''} and Y is ${y}`;
}

/** "+2/-1"; "+1/+1 for each Plains you control"; "+X/+0, where X is …". */
export function bonus(power: Amount, toughness: Amount, t: Telling): string {
  const unknown = [power, toughness].filter((amount) => !isPlain(amount));
  const [first] = unknown;
  if (first === undefined) return t.voice.size(signed(power, t, toughness), signed(toughness, t, power));
  const times = typeof first !== 'number' && first.amount === 'times' ? first : null;
  if (unknown.every(isLessX)) return t.voice.size(signed(power, t, toughness), signed(toughness, t, power));
  const each = unknown.every((amount) => sameAmount(countIn(amount), countIn(first)))
    ? forEach(countIn(first), t)
    : null;
  const unit = (amount: Amount): string => signed(isPlain(amount) ? amount : timesIn(amount), t, times?.by);
  if (each !== null) return `${t.voice.size(unit(power), unit(toughness))} for each ${each}`;
  if (unknown.length === 2 && !sameAmount(power, toughness)) return twoUnknown(power, toughness, t);
  return `${t.voice.size(signed(power, t, toughness), signed(toughness, t, power))}, where X is ${amountPhrase(times?.by === -1 ? times.of : first, t)}`;
}

export const bareSize = (power: Amount, toughness: Amount, t: Telling): string =>
  t.voice.size(amountPhrase(power, t), amountPhrase(toughness, t));

/** " with power and toughness each equal to its converted mana cost", of what is as large as it costs; else nothing. */
export function sizedByCost(size: readonly [Amount, Amount] | null, { voice }: Telling): string {
  const isSo = size?.every((amount) => typeof amount !== 'number' && amount.amount === 'cost') === true;
  return isSo ? ` with ${voice.power} and ${voice.toughness} each equal to ${voice.costOf('its')}` : '';
}
