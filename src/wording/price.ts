// Pieces of what changes say: what spells and abilities cost more or less, what they may not be aimed at, what something comes with.

import type { Change } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import { payPhrase } from './cost.ts';
import { list, numberWord, one, type Who, YOU } from './grammar.ts';
import { noun, several } from './noun.ts';
import { type Said, saying } from './rules.ts';
import type { Telling } from './telling.ts';

type Priced = Extract<Change, { change: 'price' }>;

/** "{3} more", "{6} less". */
export const price = ({ more, mana }: Extract<Change, { change: 'costs' }>): string => {
  const symbols = mana === undefined ? `{${Math.abs(more)}}` : `{${mana}}`.repeat(Math.abs(more));
  return `${symbols} ${more < 0 ? 'less' : 'more'}`;
};

/** "blue or black spells": any of them. */
export const spellsOf = (from: Filter, t: Telling): string => noun(from, t, 'spell').many.replace(' and/or ', ' or ');

/** "be the target of blue or black spells": of spells alone, as the book says it of spells and abilities. */
export function notSpellsTarget(from: Filter, t: Telling): string {
  const [before = ''] = t.voice.notTargetOf('~', '').split('~');
  return `${before}${spellsOf(from, t)}`;
}

/** What something new comes with: "becomes a 2/1 blue Faerie creature with flying"; `null` where that must be told apart. */
export function comesWith(changes: readonly Change[], t: Telling): string | null {
  const [first, ...others] = changes;
  if (first?.change !== 'becomes' || others.length === 0) return null;
  const words = others.map((change) => {
    if (change.change === 'ability') return t.quote(change.ability, 'this creature').replace(/\."$/, '"');
    const said = change.change === 'keyword' ? t.voice.keywords[change.keyword] : null;
    return said !== null && 'word' in said ? said.word : null;
  });
  return words.includes(null) ? null : list(words as string[], 'and');
}

/** "be the target of nongreen spells or abilities from nongreen sources". */
export function notTargetOf(from: Filter, t: Telling): string {
  const sources = noun(from, t, 'source').many;
  return t.voice.notTargetOf(several(from, t, 'spell'), sources);
}

export const moreBlocks = (number: number | 'any', t: Telling): string => {
  if (number === 'any') return 'any number of creatures';
  return `${number === 1 ? 'an additional creature' : `${numberWord(number)} additional creatures`}${t.voice.eachCombat}`;
};

/** "attack unless its controller pays {3}", "block creatures with power 3 or greater unless you pay {1}", after "can't". */
export function priceOf({ doing, cost, against }: Priced, subject: Who, own: boolean, t: Telling): string {
  const verb = doing === 'attack' ? 'attack' : t.voice.block.base;
  const whom = against === undefined ? '' : ` ${several(against, t)}`;
  const payer = own ? YOU : one(`${subject.many ? 'their' : 'its'} ${t.voice.controller}`);
  return `${verb}${whom} unless ${payPhrase(cost, t, payer)}`;
}

/** Said of a player: "creatures can't attack you unless their controller pays {2} for each creature he or she controls that's attacking you". */
export function tollOf({ cost }: Priced, { voice, ...t }: Telling): string {
  const paid = payPhrase(cost, { voice, ...t }, one(`their ${voice.controller}`));
  const each = voice.of(voice.pronoun.subject).forEach({ one: 'creature', many: 'creatures' });
  return `creatures ${voice.cannot} attack you unless ${paid} for each ${each} that's attacking you`;
}

/** "can't attack alone", "can only attack alone", "can't block unless at least two other creatures block". */
export function company({ doing, atLeast, atMost }: Extract<Change, { change: 'company' }>, t: Telling): Said {
  const verb = doing === 'attack' ? 'attack' : t.voice.block.base;
  if (atMost !== undefined) return saying('can', `only ${verb} alone`);
  if (atLeast === 1) return saying(t.voice.cannot, `${verb} alone`);
  return saying(t.voice.cannot, `${verb} unless at least ${numberWord(atLeast ?? 0)} other creatures ${verb}`);
}
