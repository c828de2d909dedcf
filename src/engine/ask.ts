// Asking: small generators for each shape of question. Where there is only one answer, nobody is asked.

import type { Id, Seat } from '../core/state.ts';
import type { Answer, Asking, Option, Question } from './decision.ts';
import type { Machine } from './machine.ts';

function* pick(
  _m: Machine,
  player: Seat,
  source: Id,
  purpose: string,
  from: readonly Option[],
  min: number,
  max: number,
): Asking<readonly Option[]> {
  const least = Math.min(min, from.length);
  const most = Math.min(max, from.length);
  if (most === 0) return [];
  if (least === from.length) return from;
  const answer: Answer = yield { ask: 'pick', player, source, purpose, from, min: least, max: most };
  return answer.kind === 'pick' ? answer.picked : [];
}

function* order(
  _m: Machine,
  player: Seat,
  source: Id,
  purpose: string,
  items: readonly Option[],
): Asking<readonly number[]> {
  if (items.length < 2) return items.map((_, index) => index);
  const answer: Answer = yield { ask: 'order', player, source, purpose, items };
  return answer.kind === 'order' ? answer.order : items.map((_, index) => index);
}

function* option(_m: Machine, player: Seat, source: Id, purpose: string, options: readonly string[]): Asking<number> {
  if (options.length === 1) return 0;
  const answer: Answer = yield { ask: 'option', player, source, purpose, options };
  return answer.kind === 'option' ? answer.option : 0;
}

function* yesno(_m: Machine, player: Seat, source: Id, purpose: string): Asking<boolean> {
  const answer: Answer = yield { ask: 'yesno', player, source, purpose };
  return answer.kind === 'yes';
}

function* number(_m: Machine, player: Seat, source: Id, purpose: string, min: number, max: number): Asking<number> {
  if (min >= max) return min;
  const answer: Answer = yield { ask: 'number', player, source, purpose, min, max };
  return answer.kind === 'number' ? answer.number : min;
}

interface SplitWords {
  readonly total: number;
  readonly among: readonly Option[];
  readonly lethal: readonly number[] | null;
  readonly last: number;
}

function* split(_m: Machine, player: Seat, source: Id, purpose: string, words: SplitWords): Asking<readonly number[]> {
  if (words.among.length === 1) return [words.total];
  if (words.total === 0) return words.among.map(() => 0);
  const answer: Answer = yield { ask: 'split', player, source, purpose, ...words } as Question;
  return answer.kind === 'split' ? answer.amounts : [];
}

export const ask = { pick, order, option, yesno, number, split };
