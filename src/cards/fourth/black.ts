// Black cards new to the basic game with Fourth Edition, 1995.

import { target } from '../../language/amount.ts';
import { activated, change, sized, thisIs } from '../../language/build.ts';
import { type CardDefinition, card, creature } from '../../language/card.ts';
import { tap } from '../../language/cost.ts';
import { creature as creatures, other } from '../../language/filter.ts';
import { permanent } from '../../language/target.ts';

export const fourthBlack: readonly CardDefinition[] = [
  card('Sorceress Queen', {
    cost: '{1}{B}{B}',
    type: creature('Human', 'Wizard'),
    summon: ['Sorceress'],
    size: [1, 1],
    abilities: [
      activated({
        cost: [tap],
        targets: [permanent(other(creatures))],
        effects: [change(target(), [sized(0, 2)])],
      }),
    ],
  }),
  card('Uncle Istvan', {
    cost: '{1}{B}{B}{B}',
    type: creature('Human'),
    summon: ['Uncle Istvan'],
    size: [1, 3],
    abilities: [thisIs({ change: 'preventFrom', filter: creatures })],
  }),
];
