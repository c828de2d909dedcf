// Asking: small generators for each shape of question. Where there is only one answer, nobody is asked.

import type { Id, Seat } from '../../core/state.ts';
import type { Machine } from '../machine.ts';
import type { Answer, Asking, Option, OptionQuestion } from './decision.ts';
import type { PurposeOf } from './purposes.ts';

/** How many are picked, and whether what is picked is aimed at. */
interface PickWords {
  readonly min: number;
  readonly max: number;
  readonly aims?: boolean;
}

function* pick(
  _m: Machine,
  player: Seat,
  source: Id,
  purpose: PurposeOf<'pick'>,
  from: readonly Option[],
  { min, max, aims = false }: PickWords,
): Asking<readonly Option[]> {
  const least = Math.min(min, from.length);
  const most = Math.min(max, from.length);
  if (most === 0) return [];
  if (least === from.length) return from;
  const answer: Answer = yield { ask: 'pick', player, source, purpose, aims, from, min: least, max: most };
  return answer.kind === 'pick' ? answer.picked : [];
}

/** The same, of what is aimed at. */
const targets = (
  m: Machine,
  player: Seat,
  source: Id,
  from: readonly Option[],
  { min, max }: PickWords,
): Asking<readonly Option[]> => pick(m, player, source, 'choose a target', from, { min, max, aims: true });

function* order(
  _m: Machine,
  player: Seat,
  source: Id,
  purpose: PurposeOf<'order'>,
  items: readonly Option[],
): Asking<readonly number[]> {
  if (items.length < 2) return items.map((_, index) => index);
  const answer: Answer = yield { ask: 'order', player, source, purpose, items };
  return answer.kind === 'order' ? answer.order : items.map((_, index) => index);
}

function* option(
  _m: Machine,
  player: Seat,
  source: Id,
  purpose: PurposeOf<'option'>,
  options: readonly string[],
  more: Partial<Pick<OptionQuestion, 'alike' | 'named'>> = {},
): Asking<number> {
  if (options.length === 1) return 0;
  const answer: Answer = yield { ask: 'option', player, source, purpose, options, alike: false, ...more };
  return answer.kind === 'option' ? answer.option : 0;
}

function* yesno(_m: Machine, player: Seat, source: Id, purpose: PurposeOf<'yesno'>, life = 0): Asking<boolean> {
  const answer: Answer = yield { ask: 'yesno', player, source, purpose, ...(life > 0 ? { life } : {}) };
  return answer.kind === 'yes';
}

function* number(
  _m: Machine,
  player: Seat,
  source: Id,
  purpose: PurposeOf<'number'>,
  min: number,
  max: number,
): Asking<number> {
  if (min >= max) return min;
  const answer: Answer = yield { ask: 'number', player, source, purpose, min, max };
  return answer.kind === 'number' ? answer.number : min;
}

interface SplitWords {
  readonly total: number;
  readonly among: readonly Option[];
  readonly lethal: readonly number[] | null;
  readonly last: number;
  readonly inLine?: boolean;
  readonly least?: number;
}

function* split(
  _m: Machine,
  player: Seat,
  source: Id,
  purpose: PurposeOf<'split'>,
  words: SplitWords,
): Asking<readonly number[]> {
  if (words.among.length === 1) return [words.total];
  if (words.total === 0) return words.among.map(() => 0);
  const { total, among, lethal, last, inLine = false, least = 0 } = words;
  const answer: Answer = yield { ask: 'split', player, source, purpose, total, among, lethal, last, inLine, least };
  return answer.kind === 'split' ? answer.amounts : [];
}

export const ask = { pick, targets, order, option, yesno, number, split };
