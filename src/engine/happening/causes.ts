// For what reason things happen: noted while they do, where somebody writes events down at all.

import { type Cause, causeOf, noteCause, type RuleCause } from '../../core/cause.ts';
import type { Doomed, Id, Waiting } from '../../core/state.ts';
import type { Asking } from '../asking/decision.ts';
import type { Machine } from '../machine.ts';

/** Carries something out, and gives all that is recorded meanwhile its reason. */
export function* because<T>(m: Machine, cause: Cause, asking: Asking<T>): Asking<T> {
  const before = m.because;
  m.because = cause;
  try {
    return yield* asking;
  } finally {
    m.because = before;
  }
}

/** The same for what asks nobody anything. */
export function causing<T>(m: Machine, cause: Cause, act: () => T): T {
  const before = m.because;
  m.because = cause;
  const made = act();
  m.because = before;
  return made;
}

/** Of things that go together each goes for its own reason. */
export function giveReasons(m: Machine, from: number, reasons: ReadonlyMap<Id, Cause | null>): void {
  for (const event of m.events?.slice(from) ?? [])
    if (event.event === 'moved') noteCause(event, reasons.get(event.id) ?? null);
}

export const reasonsOfDoomed = (doomed: readonly Doomed[]): ReadonlyMap<Id, Cause | null> =>
  new Map(doomed.map((each) => [each.id, causeOf(each)]));

export const byRule = (rule: RuleCause): Cause => ({ by: 'rule', ...rule });

/** What an ability waited for happens about now. */
export function noteTrigger(m: Machine, waiting: readonly Waiting[]): void {
  if (m.events === null) return;
  const near = m.events.at(-1) ?? null;
  for (const each of waiting)
    noteCause(each, { by: 'trigger', source: each.source, ability: each.ability, event: each.event, near });
}
