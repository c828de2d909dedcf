// Searching a book's cards: t:goblin pow>=2 -c:r o:"draw a card". How a card of the page is read by a search.

import type { CardFacts } from '../../protocol/setup.ts';
import { parseSearch, type Reading, type Search, type Test } from '../../written/search.ts';
import { sentence } from './sentence.ts';

const isA =
  (...types: readonly string[]): Test<CardFacts> =>
  (card) =>
    card.types.some((each) => types.includes(each.toLowerCase()));

const READING: Reading<CardFacts> = {
  name: ({ name }) => name,
  types: ({ type, types, subtypes }) => `${type} ${types.join(' ')} ${subtypes.join(' ')}`,
  colors: ({ colors }) => colors,
  total: ({ total }) => total,
  power: ({ power }) => power,
  toughness: ({ toughness }) => toughness,
  loyalty: ({ loyalty }) => loyalty,
  texts: ({ text }) => [text.join('\n')],
  sets: ({ sets }) => sets,
  rarities: ({ rarity }) => [rarity],
  is: {
    permanent: (card) => !isA('instant', 'sorcery', 'interrupt')(card),
    spell: (card) => !isA('land')(card),
    vanilla: (card) => isA('creature')(card) && card.text.length === 0,
    multicolor: ({ colors }) => colors.length > 1,
    colorless: ({ colors }) => colors === '',
  },
  more: [
    [
      ['kw', 'keyword'],
      (value) =>
        ({ keywords }) =>
          keywords.some((each) => each.toLowerCase().includes(value)),
    ],
  ],
};

/** Words that cannot be understood are told and left out. */
export function searchFor(text: string): Search<CardFacts> {
  const { test, faults } = parseSearch(text, READING);
  return { test, faults: faults.map(sentence) };
}
