// Damage that goes to another, in words: as long as something is so, or for one turn.

import type { Replace } from '../language/ability.ts';
import { conditionText } from './condition.ts';
import { several } from './noun.ts';
import { who } from './ref.ts';
import type { Telling } from './telling.ts';

type Diverting = Extract<Replace, { replace: 'redirect' }>;

/** "As long as Veteran Bodyguard is untapped, all damage that would be dealt to you by …". */
export function divertedText({ from, onto, combat, condition }: Diverting, t: Telling, thisTurn: boolean): string {
  const sources = Object.keys(from).length === 0 ? null : several(from, t);
  const to = onto === 'this' ? t.me : who({ ref: 'enchanted' }, t).text;
  const said = t.voice.diverted(combat === true, sources, thisTurn, to);
  return condition === undefined ? said : `as long as ${conditionText(condition, t)}, ${said}`;
}
