// What somebody chose while announcing, besides targets, X and a division: said aloud, so that the others can answer it.

import type { ChainItem, Id } from '../../core/state.ts';
import { whole } from '../../core/whole.ts';
import type { Machine } from '../machine.ts';

/**
 * Words as they were said, and things by their numbers. "Let him or her finish saying just how their spell will be used" (1993, p. 30);
 * "you must make these when you activate the effect" (1997, line 1322).
 */
export function saidOf(m: Machine, item: Pick<ChainItem, 'what' | 'object' | 'choices'>): readonly (string | Id)[] {
  // What comes into play names a thing only to be a copy of it, with the life that it has: its numbers are numbers.
  const arrives = item.what === 'spell' && m.kind(item.object).permanent;
  return item.choices.flatMap((choice): (string | Id)[] => {
    const [id = '', life] = choice.split(':');
    if (!/^\d+$/.test(id) || (arrives && life === undefined)) return choice === '' ? [] : [choice];
    return whole(id) === 0 ? [] : [whole(id)];
  });
}
