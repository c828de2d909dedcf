// The printed pool agrees with the reference facts, where those are at hand.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/game/catalogue.ts';

interface Reference {
  readonly name: string;
  readonly manaCost?: string;
  readonly type: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: number;
  readonly colors?: readonly string[];
  readonly printings: { readonly [set: string]: string };
}

const path = fileURLToPath(new URL('../../../shared/cards/cards.json', import.meta.url));
const present = existsSync(path);
if (!present) console.warn('The reference facts are not beside the project: the catalogue is not compared with them.');

test.skipIf(!present)('every fact of every card is as in the reference', () => {
  const reference = new Map((JSON.parse(readFileSync(path, 'utf8')) as Reference[]).map((card) => [card.name, card]));
  for (const { facts } of catalogue()) {
    const card = reference.get(facts.name);
    expect(card, facts.name).toBeDefined();
    expect(
      {
        manaCost: facts.manaCost,
        type: facts.type,
        power: facts.power,
        toughness: facts.toughness,
        loyalty: facts.loyalty,
        colors: [...facts.colors].sort(),
        sets: facts.sets,
      },
      facts.name,
    ).toEqual({
      manaCost: card?.manaCost ?? null,
      type: card?.type,
      power: card?.power ?? null,
      toughness: card?.toughness ?? null,
      loyalty: card?.loyalty ?? null,
      colors: [...(card?.colors ?? [])].sort(),
      sets: card?.printings,
    });
  }
});

test('every card is held by at least one book and has a text in each voice that it needs', () => {
  for (const { facts, definition } of catalogue()) {
    expect(facts.books.length, facts.name).toBeGreaterThan(0);
    const says = definition.abilities.length > 0 || definition.spell.modes.some((mode) => mode.effects.length > 0);
    if (!says) continue;
    for (const book of facts.books) {
      // A Wall of the old books says nothing: what it cannot do follows from its kind.
      if (definition.abilities.every((each) => each.ability === 'keyword' && each.keyword === 'defender')) continue;
      expect(facts.text[book], `${facts.name} in ${book}`).not.toBe('');
    }
  }
});
