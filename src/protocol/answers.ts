// The shape of every answer, as it is checked wherever one comes in: at the front door of a game and from a page. It is the
// engine's own `Answer`: a kind of answer without its shape, or with another one, does not compile.

import { z } from 'zod';
import type { Answer } from '../core/answer.ts';

export const id = z.int().min(0).max(1_000_000);
export const number = z.int().min(0).max(1_000_000);
/** A number that a player says: what it may be is the game's to say, with a reason. */
const said = z.int().min(-1_000_000).max(1_000_000);
/** As many entries as any list in an answer may have. */
export const MOST = 2_000;

const seat = z.int().min(0).max(7);
const option = z.strictObject({ what: z.enum(['object', 'player', 'item', 'entry']), id });
const mana = z.enum(['W', 'U', 'B', 'R', 'G', 'C']);
const payment = z.strictObject({ taps: z.array(z.strictObject({ id, ability: number, mana })).max(MOST) });
const spare = z.array(id).max(MOST).exactOptional();

const SHAPES = {
  pass: z.strictObject({ kind: z.literal('pass') }),
  cast: z.strictObject({ kind: z.literal('cast'), card: id, spare }),
  land: z.strictObject({ kind: z.literal('land'), card: id }),
  use: z.strictObject({ kind: z.literal('use'), source: id, ability: number, spare }),
  duty: z.strictObject({ kind: z.literal('duty'), duty: id }),
  'begin attack': z.strictObject({ kind: z.literal('begin attack') }),
  pick: z.strictObject({ kind: z.literal('pick'), picked: z.array(option).max(MOST) }),
  order: z.strictObject({ kind: z.literal('order'), order: z.array(said).max(MOST) }),
  split: z.strictObject({ kind: z.literal('split'), amounts: z.array(said).max(MOST) }),
  number: z.strictObject({ kind: z.literal('number'), number: said }),
  option: z.strictObject({ kind: z.literal('option'), option: said }),
  yes: z.strictObject({ kind: z.literal('yes') }),
  no: z.strictObject({ kind: z.literal('no') }),
  attack: z.strictObject({
    kind: z.literal('attack'),
    attackers: z.array(z.strictObject({ id, target: option, band: number })).max(MOST),
  }),
  block: z.strictObject({
    kind: z.literal('block'),
    blocks: z.array(z.strictObject({ blocker: id, attacker: id })).max(MOST),
  }),
  pay: z.strictObject({ kind: z.literal('pay'), payment }),
  cancel: z.strictObject({ kind: z.literal('cancel') }),
  concede: z.strictObject({ kind: z.literal('concede'), seat }),
  draw: z.strictObject({ kind: z.literal('draw'), seats: z.array(seat).max(8) }),
} satisfies { readonly [kind in Answer['kind']]: z.ZodType<Extract<Answer, { readonly kind: kind }>> };

/** What a page may say: everything but that all agree on a draw, which nobody can say for the others. */
const { draw, ...ofOne } = SHAPES;
type OfOne = (typeof ofOne)[keyof typeof ofOne];
const own = Object.values(ofOne) as [OfOne, ...OfOne[]];

export type WireAnswer = Exclude<Answer, { readonly kind: 'draw' }>;
export const wireAnswerSchema: z.ZodType<WireAnswer, WireAnswer> = z.discriminatedUnion('kind', own);

/** An answer that is offered to a player: nobody is ever offered to agree for everybody. */
export function ofOnePlayer(answer: Answer): WireAnswer {
  if (answer.kind === 'draw') throw new Error('a draw is agreed on by all, and offered to nobody');
  return answer;
}

export const answerSchema: z.ZodType<Answer> = z.discriminatedUnion('kind', [draw, ...own]);

/** Whether what came in from outside is an answer at all, before anybody asks if it is allowed. */
export const isAnswer = (value: unknown): value is Answer => answerSchema.safeParse(value).success;
