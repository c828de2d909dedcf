// What a book can hold: cards of its types, with nothing its rules do not know.

import type { Facts } from '../../engine/rulebook.ts';
import type { Ability } from '../../language/ability.ts';
import type { CardDefinition } from '../../language/card.ts';
import type { CardType } from '../../language/filter.ts';
import type { Keyword } from '../../language/keyword.ts';
import type { TargetSpec } from '../../language/target.ts';

/** Why the facts of a book keep a card out, or null. */
export function outside(facts: Facts, definition: CardDefinition): string | null {
  const strange = definition.types.find((type) => !facts.types.cards.includes(type));
  if (strange !== undefined) return `the book has no ${strange} cards`;
  if (!facts.types.equipment && definition.subtypes.includes('Equipment')) return 'the book has no Equipment';
  if (!facts.types.multicolored && definition.colors.length > 1) return 'a card has only one color in this book';
  if (!facts.types.hybrid && (definition.cost?.hybrid.length ?? 0) > 0) return 'the book has no hybrid mana';
  if (definition.forAnte && facts.start.ante === 'no') return 'the book has no ante';
  if (aimsPast(facts, definition)) return 'the book has none of the cards it is aimed at';
  if (!facts.mana.pool && /"(?:emptyPool|addMana)"/.test(JSON.stringify(definition.spell)))
    return 'the book has no mana pool';
  if (!facts.combat.banding && speaksOf(definition, 'banding')) return 'the book does not know banding';
  if (facts.damage.regeneration === 'none' && definition.abilities.some(isAboutRegeneration))
    return 'the book does not know regeneration';
  return null;
}

const isAboutRegeneration = (ability: Ability): boolean =>
  /"do":"regenerate"|"can't be regenerated"/.test(JSON.stringify(ability));

/** A text that can only be aimed at kinds of cards the book does not have would never do anything. */
function aimsPast(facts: Facts, definition: CardDefinition): boolean {
  const has = (types: readonly CardType[] | undefined): boolean =>
    types === undefined || types.some((type) => facts.types.cards.includes(type));
  const inVain = (targets: readonly TargetSpec[]): boolean =>
    targets.some(({ kinds, filter }) => !kinds.includes('player') && !(has(filter.types) && has(filter.anyType)));
  const texts = definition.abilities.filter((each) => each.ability === 'activated' || each.ability === 'triggered');
  return definition.spell.modes.every((mode) => inVain(mode.targets)) || texts.some((each) => inVain(each.targets));
}

const asText = new WeakMap<CardDefinition, string>();

/** Whether a card has a keyword or gives it: a word that the book never explains would be a word without meaning. */
function speaksOf(definition: CardDefinition, keyword: Keyword): boolean {
  let text = asText.get(definition);
  if (text === undefined) {
    text = JSON.stringify([definition.abilities, definition.spell, definition.inBook]);
    asText.set(definition, text);
  }
  return text.includes(`"${keyword}"`);
}
