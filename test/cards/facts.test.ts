// Holds the pool against its facts: the named cards are there, and each one is what the printed card is.
// The facts lie beside this test (facts.tsv, written by `npm run facts`): names, costs, sizes, rarities, and no wording.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { POOL } from '../../src/cards/pool.ts';
import { PRINTINGS, RARITIES, SET_CODES } from '../../src/cards/printings.ts';
import { type CardDefinition, inBook } from '../../src/language/card.ts';
import { CARD_TYPES, SUPERTYPES } from '../../src/language/filter.ts';
import { COLORS, parseMana } from '../../src/language/mana.ts';
import { printedSize } from '../../src/wording/typeline.ts';
import { FACTS_FILE, type Fact, readFacts } from '../../tools/facts/lines.ts';
import { BOOKS } from '../support/books.ts';
import named from './named.json' with { type: 'json' };

describe('the pool', () => {
  it('has every card that the five rulebooks name', () => {
    const names = new Set(POOL.map((card) => card.name));
    expect(named).toHaveLength(167);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });

  it('has each name once', () => {
    const names = POOL.map((card) => card.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(POOL.map((card) => [card.name, card] as const))('%s survives JSON, in every book', (_, card) => {
    for (const book of [card, ...BOOKS.map((name) => inBook(card, name))]) {
      expect(JSON.parse(JSON.stringify(book))).toStrictEqual(book);
    }
  });

  it('speaks only of the five books where a card was played differently', () => {
    const spokenOf = POOL.flatMap((card) => Object.keys(card.inBook));
    expect(spokenOf.filter((book) => !BOOKS.some((known) => known === book))).toEqual([]);
  });

  it('refers only to targets that are there', () => {
    const lost = POOL.filter((card) => strayTargets(card).length > 0);
    expect(lost.map((card) => card.name)).toEqual([]);
  });

  it('has printings for its cards and for no others, in known sets and rarities', () => {
    expect(Object.keys(PRINTINGS).sort()).toEqual(POOL.map((card) => card.name).sort());
    for (const printings of Object.values(PRINTINGS)) {
      expect(Object.keys(printings).length).toBeGreaterThan(0);
      expect(SET_CODES).toEqual(expect.arrayContaining(Object.keys(printings)));
      expect(RARITIES).toEqual(expect.arrayContaining(Object.values(printings)));
    }
  });
});

const facts = readFacts(readFileSync(FACTS_FILE, 'utf8'));

describe('the printed facts', () => {
  it('are of all 1,364 cards of the seven sets', () => {
    expect(facts.size).toBe(1364);
  });

  it.each(POOL.map((card) => [card.name, card] as const))('%s is as printed', (name, card) => {
    const fact = facts.get(name);
    expect(fact, `the facts do not know ${name}`).toBeDefined();
    expect(whatItIs(card)).toEqual(whatIsPrinted(fact as Fact));
    expect(PRINTINGS[name]).toEqual((fact as Fact).printings);
  });
});

function whatItIs(card: CardDefinition) {
  return {
    cost: card.cost,
    colors: card.colors,
    types: [...card.types].sort(),
    supertypes: [...card.supertypes].sort(),
    subtypes: card.subtypes,
    size: card.size === null ? null : card.size.map(printedSize),
    loyalty: card.loyalty,
  };
}

function whatIsPrinted(fact: Fact) {
  const [front = '', back = ''] = fact.type.split(' — ');
  const words = front.toLowerCase().split(' ');
  const colors = (fact.colors ?? []).map((color) => color.toLowerCase());
  const isLand = words.includes('land');
  expect([...CARD_TYPES, ...SUPERTYPES] as string[]).toEqual(expect.arrayContaining(words));
  return {
    cost: fact.manaCost === undefined ? (isLand ? null : 'a spell must have a cost') : parseMana(fact.manaCost),
    colors: COLORS.filter((color) => colors.includes(color)),
    types: CARD_TYPES.filter((type) => words.includes(type)).sort(),
    supertypes: SUPERTYPES.filter((type) => words.includes(type)).sort(),
    subtypes: back === '' ? [] : back.split(' '),
    size: fact.power === undefined ? null : [fact.power, fact.toughness],
    loyalty: fact.loyalty === undefined ? null : Number(fact.loyalty),
  };
}

/** The texts with targets of their own (spells' modes, abilities), in all books, that speak of a target they lack. */
function strayTargets(value: unknown, targets = 0): number[] {
  if (Array.isArray(value)) return value.flatMap((item) => strayTargets(item, targets));
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as { [field: string]: unknown };
  const own = Array.isArray(fields.targets) ? fields.targets.length : targets;
  if (fields.ref === 'target' && (fields.index as number) >= own) return [fields.index as number];
  return Object.values(fields).flatMap((field) => strayTargets(field, own));
}
