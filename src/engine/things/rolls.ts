// Who in play is of a sort that rules look for: each roll is called once, and holds as long as what things are is known.

import type { GameObject, Id } from '../../core/state.ts';
import type { Machine } from '../machine.ts';
import { knownNow } from './characteristics.ts';
import { type Characteristics, CREATURE, type Kind } from './kinds.ts';
import type { Rolls } from './roll-sorts.ts';
import { isUseful } from './yields.ts';

type Belongs = (kind: Kind, char: Characteristics, object: GameObject) => boolean;

/**
 * Each says of one permanent whether it is on the roll: by what it has become, or, where nothing has changed it, by what is
 * printed on it, which its kind knows.
 */
const SORTS: { readonly [sort in keyof Rolls]: Belongs } = {
  /** It has an activated ability. */
  able: (_kind, { activated }) => activated.length > 0,
  /** It has an activated ability for more than making mana. */
  useful: (kind, char) => (char === kind.base ? kind.useful : isUseful(char.activated)),
  /** It waits for something. */
  hearing: (_kind, { triggered }) => triggered.length > 0,
  /** It has something done instead of something else. */
  replacing: (_kind, { replacements }) => replacements.length > 0,
  /** It is under the control of another than it should be. */
  astray: (_kind, { control }, { controller, home }) => controller !== (control >= 0 ? control : home),
  /** A creature without toughness. */
  frail: (_kind, { types, toughness }) => (types & CREATURE) !== 0 && toughness <= 0,
  /** An Aura or Equipment. */
  attached: (kind) => kind.attaches,
  /** There may be a rule about another one like it. */
  unique: (kind) => kind.unique,
};

/** Everything in play that is of a sort, in the order in which it came. */
export function rollOf(m: Machine, sort: keyof Rolls): readonly Id[] {
  const { rolls, chars } = knownNow(m);
  let roll = rolls[sort];
  if (roll === null) {
    const belongs = SORTS[sort];
    const found: Id[] = [];
    for (const id of m.state.inPlay) {
      const kind = m.kind(id);
      if (belongs(kind, chars[id] ?? kind.base, m.object(id))) found.push(id);
    }
    roll = found;
    rolls[sort] = roll;
  }
  return roll;
}
