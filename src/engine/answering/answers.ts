// Answers: which are allowed to a question, why another is not, and a plain one for trials.

import type { Id } from '../../core/state.ts';
import type { Answer, Option, OrderQuestion, PayQuestion, PickQuestion, Question } from '../asking/decision.ts';
import { PASS, sameOption } from '../asking/decision.ts';
import { orders, range, subsets } from '../asking/sample.ts';
import { refuseAttack } from '../combat/attack.ts';
import { refuseBlocks } from '../combat/block.ts';
import { attacks, blocks, plainAttack } from '../combat/declare.ts';
import { plainSplit, refuseSplit, splits } from '../combat/split.ts';
import type { Machine } from '../machine.ts';
import type { RefusalKey } from '../rulebook.ts';
import { legalActs, refuseAct } from './legal.ts';

/** Why the answer is not allowed, or null if it is. Its shape has been looked at already: its numbers are whole. */
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
      return answer.number >= question.min && answer.number <= question.max ? null : 'wrong number';
    case 'option':
      if (answer.kind !== 'option') return 'not understood';
      return answer.option >= 0 && answer.option < question.options.length ? null : 'not offered';
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
    return question.aims ? 'illegal target' : 'not offered';
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

function refusePayment(question: PayQuestion, answer: Extract<Answer, { kind: 'pay' }>): RefusalKey | null {
  const key = (taps: readonly { id: Id; mana: string }[]): string =>
    taps
      .map((tap) => `${tap.id}${tap.mana}`)
      .sort()
      .join();
  return question.payments.some((payment) => key(payment.taps) === key(answer.payment.taps)) ? null : 'not enough mana';
}

// ---- what may be answered ----

/** Allowed answers: all of them where they are few, a fair choice of them where they are very many. */
export function legalAnswers(m: Machine, question: Question): readonly Answer[] {
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
      return { kind: 'attack', attackers: plainAttack(m, question) };
    case 'block':
      return { kind: 'block', blocks: question.must };
    case 'pay':
      return { kind: 'pay', payment: question.payments[0] as PayQuestion['payments'][number] };
    default:
      return question satisfies never;
  }
}
