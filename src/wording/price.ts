// What spells and abilities cost more or less, and what they may not be aimed at, in words.

import type { Change } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import { plural } from './grammar.ts';
import { noun } from './noun.ts';
import type { Telling } from './telling.ts';

/** "{3} more", "{6} less". */
export const price = ({ more, mana }: Extract<Change, { change: 'costs' }>): string => {
  const symbols = mana === undefined ? `{${Math.abs(more)}}` : `{${mana}}`.repeat(Math.abs(more));
  return `${symbols} ${more < 0 ? 'less' : 'more'}`;
};

/** "be the target of blue or black spells": of spells alone, as the book says it of spells and abilities. */
export function notSpellsTarget(from: Filter, t: Telling): string {
  const [before = ''] = t.voice.notTargetOf('~', '').split('~');
  return `${before}${plural(noun(from, t, 'spell').one)}`;
}
