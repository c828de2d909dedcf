// The printed pool agrees with the reference facts.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/game/catalogue.ts';
import { FACTS_FILE, readFacts } from '../../tools/facts/lines.ts';

test('every fact of every card is as in the reference', () => {
  const reference = readFacts(readFileSync(FACTS_FILE, 'utf8'));
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
