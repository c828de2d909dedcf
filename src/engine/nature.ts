// The nature of a text, as far as timing cares: prevention and regeneration have moments of their own in old books.

import type { SpellMode } from '../language/card.ts';
import type { Effect } from '../language/effect.ts';
import type { Machine } from './machine.ts';
import type { RefusalKey } from './rulebook.ts';

/** Prevention and regeneration wait for their moments, in books that have such moments. */
export function isReaction(m: Machine, modes: readonly SpellMode[]): RefusalKey | null {
  return modes.length === 1 ? refuseNature(m, (modes[0] as SpellMode).effects) : null;
}

export function refuseNature(m: Machine, effects: readonly Effect[]): RefusalKey | null {
  const nature = natureOf(effects);
  if (nature === 'prevention' && m.book.facts.damage.prevention === 'step') return 'prevention only';
  if (nature === 'regeneration' && m.book.facts.damage.regeneration === 'moment') return 'regeneration only';
  return null;
}

type Nature = 'prevention' | 'regeneration' | 'other';
const natures = new WeakMap<readonly Effect[], Nature>();

/** What kind of effect a text has, as far as timing cares. */
export function natureOf(effects: readonly Effect[]): Nature {
  let nature = natures.get(effects);
  if (nature === undefined) {
    nature = readNature(effects);
    natures.set(effects, nature);
  }
  return nature;
}

function readNature(effects: readonly Effect[]): Nature {
  for (const effect of effects) {
    if (effect.do === 'prevent' && effect.answer !== undefined) continue;
    if (effect.do === 'prevent' || effect.do === 'preventFromSource') return 'prevention';
    if (effect.do === 'regenerate') return 'regeneration';
  }
  return 'other';
}
