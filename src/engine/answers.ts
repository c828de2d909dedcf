// Answers: which are allowed to a question, why another is not, and a plain one for trials.

import type { Id } from '../core/state.ts';
import { has } from './characteristics.ts';
import { attackQuestion, mostBlocks, refuseAttack, refuseBlocks } from './combat.ts';
import type {
  Answer,
  AttackQuestion,
  BlockQuestion,
  Declared,
  Option,
  OrderQuestion,
  PayQuestion,
  PickQuestion,
  Question,
  SplitQuestion,
} from './decision.ts';
import { PASS, sameOption } from './decision.ts';
import { legalActs, refuseAct } from './legal.ts';
import type { Machine } from './machine.ts';
import type { RefusalKey } from './rulebook.ts';

/** Why the answer is not allowed, or null if it is. */
export function refuse(m: Machine, question: Question, answer: Answer): RefusalKey | null {
  if (answer.kind === 'cancel') return question.mayCancel === true ? null : 'not offered';
  switch (question.ask) {
    case 'act':
      return refuseAct(m, question, answer);
    case 'pick':
      return answer.kind === 'pick' ? refusePick(question, answer.picked) : 'not understood';
    case 'order':
      return answer.kind === 'order' ? refuseOrder(question, answer.order) : 'not understood';
    case 'split':
      return answer.kind === 'split' ? refuseSplit(question, answer.amounts) : 'not understood';
    case 'number':
      if (answer.kind !== 'number') return 'not understood';
      return Number.isInteger(answer.number) && answer.number >= question.min && answer.number <= question.max
        ? null
        : 'wrong number';
    case 'option':
      if (answer.kind !== 'option') return 'not understood';
      return Number.isInteger(answer.option) && answer.option >= 0 && answer.option < question.options.length
        ? null
        : 'not offered';
    case 'yesno':
      return answer.kind === 'yes' || answer.kind === 'no' ? null : 'not understood';
    case 'attack':
      return answer.kind === 'attack' ? refuseAttack(m, question, answer.attackers) : 'not understood';
    case 'block':
      return answer.kind === 'block' ? refuseBlocks(m, question, answer.blocks) : 'not understood';
    case 'pay':
      return answer.kind === 'pay' ? refusePayment(question, answer) : 'not understood';
    default:
      return question satisfies never;
  }
}

function refusePick(question: PickQuestion, picked: readonly Option[]): RefusalKey | null {
  if (!picked.every((option) => question.from.some((each) => sameOption(each, option))))
    return question.purpose === 'choose a target' ? 'illegal target' : 'not offered';
  if (picked.some((option, index) => picked.findIndex((each) => sameOption(each, option)) !== index))
    return 'same target twice';
  return picked.length < question.min || picked.length > question.max ? 'wrong number' : null;
}

function refuseOrder(question: OrderQuestion, order: readonly number[]): RefusalKey | null {
  const sorted = [...order].sort((a, b) => a - b);
  return sorted.length === question.items.length && sorted.every((value, index) => value === index)
    ? null
    : 'not offered';
}

function refuseSplit(question: SplitQuestion, amounts: readonly number[]): RefusalKey | null {
  if (amounts.length !== question.among.length || amounts.some((amount) => !Number.isInteger(amount) || amount < 0))
    return 'not understood';
  if (amounts.reduce((sum, amount) => sum + amount, 0) !== question.total) return 'damage total';
  const { lethal, last } = question;
  // Everything aimed at gets at least a little of it.
  const least = question.purpose === 'divide the damage' && question.total >= amounts.length ? 1 : 0;
  if (amounts.some((amount) => amount < least)) return 'damage total';
  if (lethal === null) return null;
  const short = (index: number): boolean => (amounts[index] as number) < (lethal[index] ?? 0);
  for (let index = 0; index < amounts.length; index += 1) {
    if (index === last) {
      if ((amounts[index] as number) > 0 && lethal.some((_, each) => short(each))) return 'lethal first';
    } else if (
      question.purpose === 'divide combat damage in order' &&
      (amounts[index] as number) > 0 &&
      lethal.slice(0, index).some((_, each) => short(each))
    )
      return 'lethal first';
  }
  return null;
}

function refusePayment(question: PayQuestion, answer: Extract<Answer, { kind: 'pay' }>): RefusalKey | null {
  const key = (taps: readonly { id: Id; mana: string }[]): string =>
    taps
      .map((tap) => `${tap.id}${tap.mana}`)
      .sort()
      .join();
  return question.payments.some((payment) => key(payment.taps) === key(answer.payment.taps)) ? null : 'not enough mana';
}

// ---- what may be answered ----

const MOST_ANSWERS = 64;

/** Allowed answers: all of them where they are few, a fair choice of them where they are very many. */
export function legalAnswers(m: Machine, question: Question): Answer[] {
  switch (question.ask) {
    case 'act':
      return legalActs(m, question);
    case 'pick':
      return subsets(question.from, question.min, question.max).map((picked) => ({ kind: 'pick', picked }));
    case 'order':
      return orders(question.items.length).map((order) => ({ kind: 'order', order }));
    case 'split':
      return splits(question).map((amounts) => ({ kind: 'split', amounts }));
    case 'number':
      return range(question.min, question.max).map((number) => ({ kind: 'number', number }));
    case 'option':
      return question.options.map((_, option) => ({ kind: 'option', option }));
    case 'yesno':
      return [{ kind: 'yes' }, { kind: 'no' }];
    case 'attack':
      return attacks(m, question);
    case 'block':
      return blocks(m, question);
    case 'pay':
      return question.payments.map((payment) => ({ kind: 'pay', payment }));
    default:
      return question satisfies never;
  }
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function subsets<T>(from: readonly T[], min: number, max: number): T[][] {
  const found: T[][] = [];
  const grow = (start: number, taken: T[]): void => {
    if (found.length >= MOST_ANSWERS) return;
    if (taken.length >= min) found.push(taken);
    if (taken.length === max) return;
    for (let index = start; index < from.length; index += 1) grow(index + 1, [...taken, from[index] as T]);
  };
  grow(0, []);
  return found;
}

function orders(length: number): number[][] {
  const found: number[][] = [];
  const grow = (taken: number[]): void => {
    if (found.length >= MOST_ANSWERS) return;
    if (taken.length === length) found.push(taken);
    for (let index = 0; index < length; index += 1) if (!taken.includes(index)) grow([...taken, index]);
  };
  grow([]);
  return found;
}

function splits(question: SplitQuestion): number[][] {
  const found: number[][] = [];
  const size = question.among.length;
  const grow = (taken: number[], left: number): void => {
    if (found.length >= MOST_ANSWERS) return;
    if (taken.length === size - 1) {
      const amounts = [...taken, left];
      if (refuseSplit(question, amounts) === null) found.push(amounts);
      return;
    }
    for (let amount = left; amount >= 0; amount -= 1) grow([...taken, amount], left - amount);
  };
  grow([], question.total);
  return found.length > 0 ? found : [plainSplit(question)];
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

function attacks(m: Machine, question: AttackQuestion): Answer[] {
  const targets = question.targets;
  const found: Answer[] = [];
  for (const ids of subsets(question.candidates, question.must.length, question.candidates.length)) {
    if (!question.must.every((id) => ids.includes(id))) continue;
    for (const target of targets) {
      const attackers = ids.map((id): Declared => ({ id, target, band: 0 }));
      if (refuseAttack(m, question, attackers) === null) found.push({ kind: 'attack', attackers });
      if (ids.length === 0) break;
    }
    if (question.banding) found.push(...banded(m, question, ids, targets[0] as Option));
  }
  return found.length > 0 ? found : [{ kind: 'attack', attackers: plainAttack(m) }];
}

/** The same attackers with one band of all banders and one other. */
function banded(m: Machine, question: AttackQuestion, ids: readonly Id[], target: Option): Answer[] {
  const banders = ids.filter((id) => has(m, id, 'banding'));
  if (banders.length === 0 || ids.length < 2) return [];
  const partner = ids.find((id) => !banders.includes(id));
  const members = partner === undefined ? banders : [...banders, partner];
  const attackers = ids.map((id): Declared => ({ id, target, band: members.includes(id) ? 1 : 0 }));
  return refuseAttack(m, question, attackers) === null ? [{ kind: 'attack', attackers }] : [];
}

function plainAttack(m: Machine): Declared[] {
  const question = attackQuestion(m);
  const [only] = question.must;
  // What does not go alone takes somebody along.
  const alone = question.must.length === 1 && only !== undefined && has(m, only, "can't attack or block alone");
  const along = alone ? question.candidates.filter((id) => id !== only).slice(0, 1) : [];
  return [...question.must, ...along].map((id) => ({ id, target: question.targets[0] as Option, band: 0 }));
}

function blocks(m: Machine, question: BlockQuestion): Answer[] {
  const found: Answer[] = [];
  const grow = (index: number, taken: { blocker: Id; attacker: Id }[]): void => {
    if (found.length >= MOST_ANSWERS) return;
    const candidate = question.candidates[index];
    if (candidate === undefined) {
      if (refuseBlocks(m, question, taken) === null) found.push({ kind: 'block', blocks: taken });
      return;
    }
    const luring = candidate.attackers.filter((attacker) => question.lures.includes(attacker));
    for (const attacker of luring.length > 0 ? luring : candidate.attackers)
      grow(index + 1, [...taken, { blocker: candidate.id, attacker }]);
    const several = candidate.attackers.slice(0, mostBlocks(m, candidate.id));
    for (let number = 2; number <= several.length; number += 1)
      grow(index + 1, [...taken, ...several.slice(0, number).map((attacker) => ({ blocker: candidate.id, attacker }))]);
    if (luring.length === 0 || question.most !== undefined) grow(index + 1, taken);
  };
  grow(0, []);
  return found;
}

/** A plain answer for trials: pass, decline, take the first. */
export function plainAnswer(m: Machine, question: Question): Answer {
  switch (question.ask) {
    case 'act':
      return question.mayPass ? PASS : (legalActs(m, question)[0] as Answer);
    case 'pick':
      return { kind: 'pick', picked: question.from.slice(0, question.min) };
    case 'order':
      return { kind: 'order', order: question.items.map((_, index) => index) };
    case 'split':
      return { kind: 'split', amounts: plainSplit(question) };
    case 'number':
      return { kind: 'number', number: question.min };
    case 'option':
      return { kind: 'option', option: 0 };
    case 'yesno':
      return { kind: 'no' };
    case 'attack':
      return { kind: 'attack', attackers: plainAttack(m) };
    case 'block':
      return blocks(m, question)[0] ?? { kind: 'block', blocks: [] };
    case 'pay':
      return { kind: 'pay', payment: question.payments[0] as PayQuestion['payments'][number] };
    default:
      return question satisfies never;
  }
}
