// Searching the pool: t:goblin pow>=2 set:m10 -c:r o:"draw a card". How a card of the catalogue is read by a search.

import { COLORS, MANA_KINDS } from '../language/mana.ts';
import { BOOK_IDS } from '../rulebooks/index.ts';
import { parseSearch, type Reading, SearchFault, type Test } from '../written/search.ts';
import { type CatalogueEntry, catalogue } from './catalogue.ts';
import { BadInput } from './errors.ts';

function holdsIn(book: string): Test<CatalogueEntry> {
  if (!(BOOK_IDS as readonly string[]).includes(book))
    throw new SearchFault(`there is no rulebook '${book}': the books are ${BOOK_IDS.join(', ')}`);
  return ({ facts }) => (facts.books as readonly string[]).includes(book);
}

const READING: Reading<CatalogueEntry> = {
  name: ({ facts }) => facts.name,
  types: ({ facts, definition }) => `${facts.type} ${definition.summon?.join(' ') ?? ''}`,
  colors: ({ definition }) => definition.colors.map((color) => MANA_KINDS[COLORS.indexOf(color)]).join(''),
  total: ({ total }) => total,
  power: ({ facts }) => facts.power,
  toughness: ({ facts }) => facts.toughness,
  loyalty: ({ facts }) => facts.loyalty,
  texts: ({ facts }) => Object.values(facts.text),
  sets: ({ facts }) => Object.keys(facts.sets),
  rarities: ({ facts }) => Object.values(facts.sets),
  get known() {
    const all = catalogue().map(({ facts }) => facts.sets);
    const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();
    return {
      sets: unique(all.flatMap((each) => Object.keys(each))),
      rarities: unique(all.flatMap((each) => Object.values(each))),
    };
  },
  is: {
    permanent: ({ definition }) => !definition.types.some((type) => type === 'instant' || type === 'sorcery'),
    spell: ({ definition }) => !definition.types.includes('land'),
    vanilla: ({ definition, facts }) => definition.types.includes('creature') && facts.text.m11 === '',
    legendary: ({ definition }) => definition.supertypes.includes('legendary'),
    basic: ({ definition }) => definition.supertypes.includes('basic'),
    aura: ({ definition }) => definition.enchant !== null,
    equipment: ({ definition }) => definition.subtypes.includes('Equipment'),
    interrupt: ({ definition }) => definition.interrupt,
    multicolor: ({ definition }) => definition.colors.length > 1,
    colorless: ({ definition }) => definition.colors.length === 0,
    different: ({ definition }) => Object.keys(definition.inBook).length > 0,
  },
  more: [[['book', 'f'], holdsIn]],
};

export function searchCards(query: string): readonly CatalogueEntry[] {
  const { test, faults } = parseSearch(query, READING);
  if (faults.length > 0) throw new BadInput(faults.join('\n'));
  return catalogue().filter(test);
}
