// Changes that last as long as a condition holds: whether it does, and their end.

import { freshLook, updateState } from '../../core/change.ts';
import type { Lasting } from '../../core/state.ts';
import type { Condition } from '../../language/condition.ts';
import type { Machine } from '../machine.ts';
import { conditionHolds, contextOf } from './refs.ts';

/**
 * Whether the condition of a `while` still holds: for the source in the life in which it made the change, and for all that
 * is changed. A source that has left play is no longer what the text spoke of.
 */
export function stillHeld(m: Machine, { held, source, sourceLife, controller, objects }: Lasting): boolean {
  const context = contextOf(m, source, controller);
  const isSame = m.object(source).zone === 'play' && m.object(source).life === sourceLife;
  if (!isSame && speaksOfSource(held as Condition)) return false;
  return objects.every(({ id }) => conditionHolds(m, held as Condition, { ...context, changed: id }));
}

/** Whether a condition is about the source of the text: then the source must still be there. */
const speaksOfSource = (condition: Condition): boolean => /"ref":"this"|"self":true/.test(JSON.stringify(condition));

/** What lasted as long as something was so ends when it is no longer so, and does not begin again. */
export function endHeld(m: Machine): void {
  const { lasting } = m.state;
  if (!lasting.some(({ held }) => held !== null)) return;
  const kept = lasting.filter((each) => each.held === null || stillHeld(m, each));
  if (kept.length !== lasting.length) updateState(m, { lasting: kept, look: freshLook() });
}
