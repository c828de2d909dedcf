// The line under the picture: the old way ("Summon Wizard", "Enchant Creature") and the new ("Creature — Wizard").

import type { Amount } from '../language/amount.ts';
import { type CardDefinition, summonTypes } from '../language/card.ts';
import type { Filter } from '../language/filter.ts';
import { capital } from './grammar.ts';

/** "Creature — Human Wizard", "Basic Land — Forest". */
export function typesAndSubtypes(card: CardDefinition): string {
  const types = [...card.supertypes, ...card.types].map(capital).join(' ');
  return card.subtypes.length === 0 ? types : `${types} — ${card.subtypes.join(' ')}`;
}

/** Where a book names its permanents and spells otherwise than by type. */
export interface OldTypes {
  readonly artifact: (card: CardDefinition) => string;
  readonly creature: (types: readonly string[]) => string;
  readonly instant: (interrupt: boolean) => string;
}

/** What an enchantment is put on, as its heading has it: "Creature", "Dead Creature", "Flying Creature", "Non-Creature Artifact". */
function bearer({ types, anyType, subtypes, notTypes, keyword }: Filter, enchantIn?: 'graveyard'): string {
  const kind = types?.[0] ?? anyType?.[0] ?? subtypes?.[0] ?? 'permanent';
  const flying = keyword === 'flying' ? ['Flying'] : [];
  const none = (notTypes ?? []).map((type) => `Non-${capital(type)}`);
  return [...(enchantIn === undefined ? [] : ['Dead']), ...flying, ...none, capital(kind)].join(' ');
}

/** "Enchant Creature" for what is put on something, "Enchant World", or just "Enchantment". */
function enchantment(card: CardDefinition): string {
  if (card.enchant !== null) return `Enchant ${bearer(card.enchant, card.enchantIn)}`;
  return card.supertypes.includes('world') ? 'Enchant World' : 'Enchantment';
}

/** The lines of the old books: land, artifact, enchantment, spell, or a summoning. */
export function oldTypeLine(card: CardDefinition, old: OldTypes): string {
  const has = (type: CardDefinition['types'][number]): boolean => card.types.includes(type);
  if (has('artifact')) return has('creature') ? 'Artifact Creature' : old.artifact(card);
  if (has('creature')) return old.creature(summonTypes(card));
  if (has('enchantment')) return enchantment(card);
  if (has('instant')) return old.instant(card.interrupt);
  return card.types.map(capital).join(' ');
}

/** A number in the corner; what is counted is a star, with what is added to it: "1+*". */
export function printedSize(amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  if (amount.amount === 'difference' && typeof amount.of[0] === 'number') return `${amount.of[0]}-*`;
  if (amount.amount !== 'sum') return '*';
  return [...amount.of.filter((each) => typeof each === 'number'), '*'].join('+');
}
