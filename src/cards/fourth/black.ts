// Black cards new to the basic game with Fourth Edition, 1995.

import { self, target } from '../../language/amount.ts';
import { activated, change, has, pump, sized, thisIs } from '../../language/build.ts';
import { type CardDefinition, card, creature } from '../../language/card.ts';
import { tap } from '../../language/cost.ts';
import { creature as creatures, other } from '../../language/filter.ts';
import { permanent } from '../../language/target.ts';

export const fourthBlack: readonly CardDefinition[] = [
  card('Carrion Ants', {
    cost: '{2}{B}{B}',
    type: creature('Insect'),
    summon: ['Ant'],
    size: [0, 1],
    abilities: [activated({ cost: ['{1}'], effects: [pump(self, 1, 1)] })],
  }),
  card('Lost Soul', {
    cost: '{1}{B}{B}',
    type: creature('Spirit', 'Minion'),
    summon: ['Lost Soul'],
    size: [2, 1],
    abilities: [has('swampwalk')],
  }),
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
