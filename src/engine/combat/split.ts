// Dividing damage: which divisions are allowed, the plain one, and a list of them.

import type { SplitQuestion } from '../asking/decision.ts';
import { type Dice, Listing, Mark, sample } from '../asking/sample.ts';
import type { RefusalKey } from '../rulebook.ts';

/** Everything aimed at gets at least a little of it. */
const leastOf = ({ least, total, among }: SplitQuestion): number => (total >= least * among.length ? least : 0);

export function refuseSplit(question: SplitQuestion, amounts: readonly number[]): RefusalKey | null {
  if (amounts.length !== question.among.length || amounts.some((amount) => amount < 0)) return 'not understood';
  if (amounts.reduce((sum, amount) => sum + amount, 0) !== question.total) return 'damage total';
  const { lethal, last } = question;
  const least = leastOf(question);
  if (amounts.some((amount) => amount < least)) return 'damage total';
  if (lethal === null) return null;
  const short = (index: number): boolean => index !== last && (amounts[index] as number) < (lethal[index] ?? 0);
  for (let index = 0; index < amounts.length; index += 1) {
    if ((amounts[index] as number) === 0) continue;
    const before = index === last ? amounts.length : question.inLine ? index : 0;
    for (let each = 0; each < before; each += 1) if (short(each)) return 'lethal first';
  }
  return null;
}

/** Lethal to each in turn, the rest to the last entry. */
export function plainSplit(question: SplitQuestion): number[] {
  const amounts = question.among.map(() => 0);
  let left = question.total;
  question.among.forEach((_, index) => {
    const wanted = Math.min(left, question.lethal?.[index] ?? (index === question.among.length - 1 ? left : 1));
    amounts[index] = wanted;
    left -= wanted;
  });
  const end = question.last >= 0 ? question.last : 0;
  amounts[end] = (amounts[end] as number) + left;
  return amounts;
}

export function splits(question: SplitQuestion): number[][] {
  const { total, among, lethal, last } = question;
  const size = among.length;
  const list = new Listing<number[]>();
  const ordered = question.inLine;
  const grow = (taken: readonly number[], left: number): void => {
    if (taken.length === size - 1) {
      const amounts = [...taken, left];
      if (list.goesOn() && refuseSplit(question, amounts) === null) list.found.push(amounts);
      return;
    }
    for (let amount = left; amount >= 0; amount -= 1) {
      if (!list.goesOn()) return;
      // In a line nobody gets anything behind one that has too little.
      const isShort = ordered && taken.length !== last && amount < (lethal?.[taken.length] ?? 0);
      if (isShort && amount < left) return;
      grow([...taken, amount], left - amount);
    }
  };
  grow([], total);
  if (list.isWhole && list.found.length > 0) return list.found;
  const allowed = (amounts: number[]): boolean => refuseSplit(question, amounts) === null;
  const heaps = among.map((_, index) => heaped(question, index)).filter(allowed);
  const make = (dice: Dice): number[] | null => {
    const amounts = strewn(question, dice);
    return allowed(amounts) ? amounts : null;
  };
  const found = sample([plainSplit(question), ...heaps].filter(allowed), make, markOf);
  return found.length > 0 ? found : [plainSplit(question)];
}

/** The same mark for the same division. */
function markOf(amounts: readonly number[]): number {
  const mark = new Mark();
  for (const amount of amounts) mark.add(amount);
  return mark.value;
}

/** As much as may be on one of them. */
function heaped(question: SplitQuestion, at: number): number[] {
  const { total, among, lethal, last } = question;
  const least = leastOf(question);
  const amounts = among.map((_, index) => {
    if (index === at) return 0;
    const first = question.inLine ? index < at : at === last;
    return Math.max(least, first && index !== last ? (lethal?.[index] ?? 0) : 0);
  });
  amounts[at] = total - amounts.reduce((sum, amount) => sum + amount, 0);
  return amounts;
}

/** What each must have before the next, or nothing; the rest anywhere among those. */
function strewn(question: SplitQuestion, dice: Dice): number[] {
  const { total, among, lethal, last } = question;
  const least = leastOf(question);
  const amounts = among.map(() => least);
  let left = total - least * among.length;
  const reached = question.inLine || last >= 0 ? 1 + dice(among.length) : among.length;
  const whole = last >= 0 && dice(2) === 0;
  for (let index = 0; index < among.length; index += 1) {
    if (lethal === null || index === last || !(whole || index < reached - 1)) continue;
    const given = Math.min(left, lethal[index] ?? 0);
    amounts[index] = (amounts[index] as number) + given;
    left -= given;
  }
  const open = among.map((_, index) => index).filter((index) => (whole ? true : index < reached && index !== last));
  while (left > 0 && open.length > 0) {
    const at = open[dice(open.length)] as number;
    const given = 1 + dice(left);
    amounts[at] = (amounts[at] as number) + given;
    left -= given;
  }
  return amounts;
}
