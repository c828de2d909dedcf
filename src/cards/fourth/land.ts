// Lands new to the basic game with Fourth Edition, 1995.

import { self, target } from '../../language/amount.ts';
import { activated, addMana, change, destroy, manaAbility, preventNext, pump } from '../../language/build.ts';
import { type CardDefinition, card, land } from '../../language/card.ts';
import { sacrificeThis, tap } from '../../language/cost.ts';
import { creature as creatures } from '../../language/filter.ts';
import { aCreature, aLand, permanent } from '../../language/target.ts';

export const fourthLand: readonly CardDefinition[] = [
  card("Mishra's Factory", {
    type: land(),
    abilities: [
      manaAbility([tap], addMana('C')),
      activated({
        cost: ['{1}'],
        effects: [
          change(self, [
            {
              change: 'becomes',
              types: ['artifact', 'creature'],
              subtypes: ['Assembly-Worker'],
              colors: null,
              size: [2, 2],
            },
          ]),
        ],
      }),
      activated({
        cost: [tap],
        targets: [permanent({ ...creatures, subtypes: ['Assembly-Worker'] })],
        effects: [pump(target(), 1, 1)],
      }),
    ],
  }),
  card('Oasis', {
    type: land(),
    abilities: [activated({ cost: [tap], targets: [aCreature], effects: [preventNext(1, target())] })],
  }),
  card('Strip Mine', {
    type: land(),
    abilities: [
      manaAbility([tap], addMana('C')),
      activated({ cost: [tap, sacrificeThis], targets: [aLand], effects: [destroy(target())] }),
    ],
  }),
];
