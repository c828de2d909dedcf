// Lands that enter the pool with the core set of 2011, printed in 2010.

import { ownerOf, target } from '../../language/amount.ts';
import { activated, addMana, atEndOfTurn, exile, manaAbility } from '../../language/build.ts';
import { type CardDefinition, card, land } from '../../language/card.ts';
import { tap } from '../../language/cost.ts';
import { creature as creatures } from '../../language/filter.ts';
import { permanent } from '../../language/target.ts';

export const m11Land: readonly CardDefinition[] = [
  card('Mystifying Maze', {
    type: land(),
    abilities: [
      manaAbility([tap], addMana('C')),
      activated({
        cost: ['{4}', tap],
        targets: [permanent({ ...creatures, attacking: true, controller: 'opponent' })],
        effects: [
          exile(target()),
          atEndOfTurn({ do: 'toPlay', what: target(), under: ownerOf(target()), tapped: true }),
        ],
      }),
    ],
  }),
];
