// Lands that the second printing of 1993 added.

import { type CardDefinition, card, land } from '../../language/card.ts';

export const betaLand: readonly CardDefinition[] = [card('Volcanic Island', { type: land('Island', 'Mountain') })];
