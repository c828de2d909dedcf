// Lands new to the basic game with Fifth Edition, 1997.

import { you } from '../../language/amount.ts';
import { addMana, addOneOf, damage, manaAbility } from '../../language/build.ts';
import { type CardDefinition, card, land } from '../../language/card.ts';
import { tap } from '../../language/cost.ts';

export const fifthLand: readonly CardDefinition[] = [
  card('Adarkar Wastes', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('W', 'U'), damage(1, you))],
  }),
];
