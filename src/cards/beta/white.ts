// White cards that the second printing of 1993 added.

import { you } from '../../language/amount.ts';
import { activated } from '../../language/build.ts';
import { type CardDefinition, card, enchantment } from '../../language/card.ts';

export const betaWhite: readonly CardDefinition[] = [
  card('Circle of Protection: Black', {
    cost: '{1}{W}',
    type: enchantment,
    abilities: [
      activated({ cost: ['{1}'], effects: [{ do: 'preventFromSource', to: you, source: { colors: ['black'] } }] }),
    ],
  }),
];
