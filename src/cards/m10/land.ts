// Lands that enter the pool with the core set of 2010, printed in 2009.

import { activated, addMana, creatureTokens, manaAbility } from '../../language/build.ts';
import { type CardDefinition, card, land } from '../../language/card.ts';
import { sacrificeThis, tap } from '../../language/cost.ts';

export const m10Land: readonly CardDefinition[] = [
  card('Gargoyle Castle', {
    type: land(),
    abilities: [
      manaAbility([tap], addMana('C')),
      activated({
        cost: ['{5}', tap, sacrificeThis],
        effects: [
          creatureTokens(1, {
            subtypes: ['Gargoyle'],
            colors: [],
            size: [3, 4],
            types: ['artifact', 'creature'],
            keywords: ['flying'],
          }),
        ],
      }),
    ],
  }),
];
