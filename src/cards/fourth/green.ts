// Green cards new to the basic game with Fourth Edition, 1995.

import { otherOne } from '../../language/amount.ts';
import { atEndOfCombat, destroy, triggered } from '../../language/build.ts';
import { aura, type CardDefinition, card } from '../../language/card.ts';
import { creature as creatures } from '../../language/filter.ts';

export const fourthGreen: readonly CardDefinition[] = [
  card('Venom', {
    cost: '{1}{G}{G}',
    type: aura(creatures),
    abilities: [
      triggered({ on: 'fights', what: { enchanted: true }, other: { ...creatures, notSubtypes: ['Wall'] } }, [
        atEndOfCombat(destroy(otherOne)),
      ]),
    ],
  }),
];
