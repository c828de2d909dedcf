// The shape of an answer: whether what came in from outside is an answer at all, before anybody asks if it is allowed.

import type { Answer } from '../engine/decision.ts';

type Fields = { readonly [name: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const whole = (value: unknown): boolean => Number.isInteger(value);
const listOf =
  (fits: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(fits);

const WHATS: readonly unknown[] = ['object', 'player', 'item', 'entry'];
const option = (value: unknown): boolean => isFields(value) && WHATS.includes(value.what) && whole(value.id);
const declared = (value: unknown): boolean =>
  isFields(value) && whole(value.id) && option(value.target) && whole(value.band);
const block = (value: unknown): boolean => isFields(value) && whole(value.blocker) && whole(value.attacker);
const tap = (value: unknown): boolean =>
  isFields(value) && whole(value.id) && whole(value.ability) && typeof value.mana === 'string';

const kept = (value: unknown): boolean => value === undefined || listOf(whole)(value);

/** What each kind of answer must have. */
const SHAPES: { readonly [kind in Answer['kind']]: (answer: Fields) => boolean } = {
  pass: () => true,
  cast: ({ card, spare }) => whole(card) && kept(spare),
  land: ({ card }) => whole(card),
  use: ({ source, ability, spare }) => whole(source) && whole(ability) && kept(spare),
  duty: ({ duty }) => whole(duty),
  'begin attack': () => true,
  pick: ({ picked }) => listOf(option)(picked),
  order: ({ order }) => listOf(whole)(order),
  split: ({ amounts }) => listOf(whole)(amounts),
  number: ({ number }) => whole(number),
  option: (answer) => whole(answer.option),
  yes: () => true,
  no: () => true,
  attack: ({ attackers }) => listOf(declared)(attackers),
  block: ({ blocks }) => listOf(block)(blocks),
  pay: ({ payment }) => isFields(payment) && listOf(tap)(payment.taps),
  cancel: () => true,
  concede: ({ seat }) => whole(seat),
  draw: ({ seats }) => listOf(whole)(seats),
};

export function isAnswer(value: unknown): value is Answer {
  if (!isFields(value) || typeof value.kind !== 'string' || !Object.hasOwn(SHAPES, value.kind)) return false;
  return SHAPES[value.kind as Answer['kind']](value);
}
