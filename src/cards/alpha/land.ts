// Lands of the first edition: the five basic ones, which tap for their mana by rule and need no text.

import { basicLand, type CardDefinition, card, land } from '../../language/card.ts';

export const alphaLand: readonly CardDefinition[] = [
  card('Badlands', { type: land('Swamp', 'Mountain') }),
  card('Bayou', { type: land('Swamp', 'Forest') }),
  card('Plains', { type: basicLand('Plains') }),
  card('Island', { type: basicLand('Island') }),
  card('Plateau', { type: land('Mountain', 'Plains') }),
  card('Savannah', { type: land('Forest', 'Plains') }),
  card('Scrubland', { type: land('Plains', 'Swamp') }),
  card('Swamp', { type: basicLand('Swamp') }),
  card('Mountain', { type: basicLand('Mountain') }),
  card('Forest', { type: basicLand('Forest') }),
  card('Taiga', { type: land('Mountain', 'Forest') }),
  card('Tropical Island', { type: land('Forest', 'Island') }),
  card('Tundra', { type: land('Plains', 'Island') }),
  card('Underground Sea', { type: land('Island', 'Swamp') }),
];
