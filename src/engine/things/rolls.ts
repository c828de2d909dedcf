// Who in play is of a sort that rules look for: each roll is called once, and holds as long as what things are is known.

import type { Id } from '../../core/state.ts';
import type { Machine } from '../machine.ts';
import { knownNow } from './characteristics.ts';
import { type Characteristics, CREATURE } from './kinds.ts';
import { isPlainMana } from './yields.ts';

/** Each says of one permanent, by what it is now, whether it is on the roll. */
const SORTS = {
  /** It has an activated ability. */
  able: (_m: Machine, _id: Id, { activated }: Characteristics) => activated.length > 0,
  /** It has an activated ability for more than making mana. */
  useful: (_m: Machine, _id: Id, { activated }: Characteristics) => activated.some((ability) => !isPlainMana(ability)),
  /** It waits for something. */
  hearing: (_m: Machine, _id: Id, { triggered }: Characteristics) => triggered.length > 0,
  /** It has something done instead of something else. */
  replacing: (_m: Machine, _id: Id, { replacements }: Characteristics) => replacements.length > 0,
  /** It is under the control of another than it should be. */
  astray: (m: Machine, id: Id, { control }: Characteristics) => {
    const { controller, home } = m.object(id);
    return controller !== (control >= 0 ? control : home);
  },
  /** A creature without toughness. */
  frail: (_m: Machine, _id: Id, { types, toughness }: Characteristics) => (types & CREATURE) !== 0 && toughness <= 0,
  /** An Aura or Equipment. */
  attached: (m: Machine, id: Id) => m.kind(id).attaches,
  /** There may be a rule about another one like it. */
  unique: (m: Machine, id: Id) => m.kind(id).unique,
};
type Sort = keyof typeof SORTS;

/** Everything in play that is of a sort, in the order in which it came. */
export function rollOf(m: Machine, sort: Sort): readonly Id[] {
  const { rolls, chars } = knownNow(m);
  let roll = rolls.get(sort);
  if (roll === undefined) {
    const belongs = SORTS[sort];
    roll = m.state.inPlay.filter((id) => belongs(m, id, chars[id] ?? m.kind(id).base));
    rolls.set(sort, roll);
  }
  return roll;
}
