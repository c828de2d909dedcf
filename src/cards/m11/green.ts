// Green cards that enter the pool with the core set of 2011, printed in 2010.

import { has } from '../../language/build.ts';
import { type CardDefinition, card, creature } from '../../language/card.ts';

export const m11Green: readonly CardDefinition[] = [
  card('Sacred Wolf', { cost: '{2}{G}', type: creature('Wolf'), size: [3, 1], abilities: [has('hexproof')] }),
];
