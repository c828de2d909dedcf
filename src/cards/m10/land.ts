// Lands that enter the pool with the core set of 2010, printed in 2009.

import { you } from '../../language/amount.ts';
import { activated, addMana, addOneOf, creatureTokens, entering, manaAbility } from '../../language/build.ts';
import { type CardDefinition, card, land } from '../../language/card.ts';
import { controls } from '../../language/condition.ts';
import { sacrificeThis, tap } from '../../language/cost.ts';
import { subtype } from '../../language/filter.ts';

export const m10Land: readonly CardDefinition[] = [
  card('Dragonskull Summit', {
    type: land(),
    abilities: [
      entering({ tapped: true, unless: controls(you, subtype('Swamp', 'Mountain')) }),
      manaAbility([tap], addOneOf('B', 'R')),
    ],
  }),
  card('Drowned Catacomb', {
    type: land(),
    abilities: [
      entering({ tapped: true, unless: controls(you, subtype('Island', 'Swamp')) }),
      manaAbility([tap], addOneOf('U', 'B')),
    ],
  }),
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
  card('Glacial Fortress', {
    type: land(),
    abilities: [
      entering({ tapped: true, unless: controls(you, subtype('Plains', 'Island')) }),
      manaAbility([tap], addOneOf('W', 'U')),
    ],
  }),
  card('Rootbound Crag', {
    type: land(),
    abilities: [
      entering({ tapped: true, unless: controls(you, subtype('Mountain', 'Forest')) }),
      manaAbility([tap], addOneOf('R', 'G')),
    ],
  }),
  card('Sunpetal Grove', {
    type: land(),
    abilities: [
      entering({ tapped: true, unless: controls(you, subtype('Forest', 'Plains')) }),
      manaAbility([tap], addOneOf('G', 'W')),
    ],
  }),
];
