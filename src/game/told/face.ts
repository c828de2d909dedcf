// The face of a card as one book prints it: facts for a page that draws cards. Nothing hidden is in it.

import { PRINTINGS, SET_CODES } from '../../cards/printings.ts';
import type { Rulebook } from '../../engine/rulebook.ts';
import { totalCost, writeMana } from '../../language/mana.ts';
import { printedSize, textOf, typeLine } from '../../wording/index.ts';
import { findCard } from '../library.ts';

export interface Face {
  readonly name: string;
  readonly cost: string | null;
  readonly total: number;
  readonly type: string;
  readonly colors: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly text: readonly string[];
  readonly power: string | null;
  readonly toughness: string | null;
  readonly loyalty: number | null;
  readonly rarity: string;
  readonly keywords: readonly string[];
  readonly sets: readonly string[];
}

/** Throws `BadInput` where the book cannot hold the card. */
export function faceOf(book: Rulebook, name: string): Face {
  const { definition } = findCard(book, name);
  const text = textOf(definition, book.wording);
  const printings = (PRINTINGS[name] ?? {}) as { readonly [set: string]: string };
  const sets = SET_CODES.filter((set) => printings[set] !== undefined);
  const [power, toughness] = (definition.size ?? []).map(printedSize);
  return {
    name: definition.name,
    cost: definition.cost === null ? null : writeMana(definition.cost),
    total: definition.cost === null ? 0 : totalCost(definition.cost),
    type: typeLine(definition, book.wording),
    colors: definition.colors,
    types: definition.types,
    subtypes: definition.subtypes,
    text: text === '' ? [] : text.split('\n'),
    power: power ?? null,
    toughness: toughness ?? null,
    loyalty: definition.loyalty,
    rarity: printings[sets.at(-1) ?? ''] ?? '',
    keywords: definition.abilities.flatMap((ability) => (ability.ability === 'keyword' ? [ability.keyword] : [])),
    sets,
  };
}
