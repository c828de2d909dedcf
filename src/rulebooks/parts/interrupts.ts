// Interrupts (1993, 1997): before a spell or effect is successfully cast, it can be interrupted; those resolve at once.

import { frame, plan, record, updateItem } from '../../core/change.ts';
import type { Frame, Id, Seat } from '../../core/state.ts';
import type { Asking, Procedure } from '../../engine/asking/decision.ts';
import { announce, heardCast } from '../../engine/casting/announce.ts';
import { resolveItem } from '../../engine/casting/resolve.ts';
import type { Machine } from '../../engine/machine.ts';
import { itemOf } from '../../engine/things/refs.ts';
import { chanceFor, question } from './window.ts';

const interruptFrame = (item: Id, chance: number): Frame => frame('interrupt', -1, chance, item);
/** The caster's extra chance before a rival's interrupt resolves: chances from here on are that one only. */
const CASTER_ONLY = 100;

/** Nobody wants to interrupt any more: it is successfully cast. */
function succeed(m: Machine, id: Id): void {
  const item = itemOf(m, id);
  if (item === undefined) return;
  updateItem(m, id, { successful: true });
  record(m, { event: 'cast', item: id, object: item.object });
  heardCast(m, item);
  if (m.state.waiting.length > 0) plan(m, frame('settle'));
}

/** The seat whose chance it is: the caster of the thing itself first, then the others. */
const seatFor = (m: Machine, controller: Seat, chance: number): Seat | undefined =>
  m.book.variant.order(m, controller)[chance % CASTER_ONLY];

function* interruptWith(m: Machine, seat: Seat, id: Id): Asking<Id | null> {
  const answer = yield* chanceFor(m, question(m, seat, 'interrupt', { item: id }), false);
  if (answer === null) return null;
  return answer.kind === 'cast' || answer.kind === 'use' ? yield* announce(m, seat, answer, id) : null;
}

/** Whether what was announced is itself an interrupt: a card of that type, or an ability used as one. */
function isInterrupt(m: Machine, id: Id): boolean {
  const item = itemOf(m, id);
  if (item === undefined) return false;
  return item.what === 'spell'
    ? m.kind(item.object).definition.interrupt
    : (item.ability as { speed?: string } | null)?.speed === 'interrupt';
}

const resolveInterrupt: Procedure = function* (m, { id }) {
  if (itemOf(m, id) !== undefined) yield* resolveItem(m, id);
  plan(m, frame('settle'));
};

/** One chance each, caster first (1997): a chain of interrupts resolves before the next chance. */
export const oneInterruptEach: { readonly [name: string]: Procedure } = {
  announced: (m, { id }) => plan(m, interruptFrame(id, 0)) as undefined,
  *interrupt(m, { id, number: chance }) {
    const item = itemOf(m, id);
    if (item === undefined) return;
    const seat = seatFor(m, item.controller, chance);
    if (seat === undefined) return succeed(m, id);
    const made = yield* interruptWith(m, seat, id);
    if (made === null) return plan(m, interruptFrame(id, chance + 1));
    if (made === 0) return plan(m, frame('settle'), interruptFrame(id, chance));
    plan(
      m,
      frame('settle'),
      interruptFrame(made, 0),
      frame('resolve interrupt', -1, 0, made),
      interruptFrame(id, chance + 1),
    );
  },
  'resolve interrupt': resolveInterrupt,
};

/** Any number (1993); the caster of the interrupted spell goes first "regardless of whether it was announced first". */
export const anyInterrupts: { readonly [name: string]: Procedure } = {
  // "Interrupts … are resolved as soon as they are announced, unless the interrupt itself is interrupted" (p. 30),
  // also where they interrupt nothing: one that makes mana or is aimed at something in play does not wait for the others.
  announced: (m, { id }) =>
    plan(m, interruptFrame(id, 0), ...(isInterrupt(m, id) ? [frame('resolve interrupt', -1, 0, id)] : [])) as undefined,
  *interrupt(m, { id, number: chance }) {
    const item = itemOf(m, id);
    if (item === undefined) return;
    const seat = seatFor(m, item.controller, chance);
    if (seat === undefined) return succeed(m, id);
    const made = yield* interruptWith(m, seat, id);
    if (made === null) return chance >= CASTER_ONLY ? undefined : plan(m, interruptFrame(id, chance + 1));
    if (made === 0) return plan(m, interruptFrame(id, chance));
    // A rival's interrupt is held until the caster has had the chance to interrupt first.
    const first = seat === item.controller ? [] : [interruptFrame(id, CASTER_ONLY)];
    plan(
      m,
      interruptFrame(made, 0),
      ...first,
      frame('resolve interrupt', -1, 0, made),
      interruptFrame(id, chance >= CASTER_ONLY ? chance : 0),
    );
  },
  'resolve interrupt': resolveInterrupt,
};
