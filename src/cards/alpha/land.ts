// Lands of the first edition: the five basic ones, which tap for their mana by rule and need no text.

import { basicLand, type CardDefinition, card } from '../../language/card.ts';

export const alphaLand: readonly CardDefinition[] = [
  card('Plains', { type: basicLand('Plains') }),
  card('Island', { type: basicLand('Island') }),
  card('Swamp', { type: basicLand('Swamp') }),
  card('Mountain', { type: basicLand('Mountain') }),
  card('Forest', { type: basicLand('Forest') }),
];
