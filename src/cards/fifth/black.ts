// Black cards new to the basic game with Fifth Edition, 1997.

import { eventPlayer, self } from '../../language/amount.ts';
import { activated, discard, has, pump, triggered } from '../../language/build.ts';
import { type CardDefinition, card, creature } from '../../language/card.ts';
import { sacrificeA } from '../../language/cost.ts';
import { creature as creatures } from '../../language/filter.ts';

export const fifthBlack: readonly CardDefinition[] = [
  card('Abyssal Specter', {
    cost: '{2}{B}{B}',
    type: creature('Specter'),
    size: [2, 3],
    abilities: [
      has('flying'),
      triggered({ on: 'deals damage', what: { self: true }, to: 'player', combat: false }, [discard(1, eventPlayer)]),
    ],
  }),
  card('Fallen Angel', {
    cost: '{3}{B}{B}',
    type: creature('Angel'),
    size: [3, 3],
    abilities: [has('flying'), activated({ cost: [sacrificeA(creatures)], effects: [pump(self, 2, 1)] })],
  }),
];
