// Red cards new to the basic game with Fifth Edition, 1997.

import { target } from '../../language/amount.ts';
import { type CardDefinition, card, instant } from '../../language/card.ts';
import { creatureOrPlayer } from '../../language/target.ts';

export const fifthRed: readonly CardDefinition[] = [
  card('Incinerate', {
    cost: '{1}{R}',
    type: instant,
    targets: [creatureOrPlayer],
    effects: [{ do: 'damage', amount: 3, to: target(), divided: null, noRegeneration: true }],
  }),
];
