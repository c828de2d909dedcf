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
  card('Brushland', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('G', 'W'), damage(1, you))],
  }),
  card('Karplusan Forest', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('R', 'G'), damage(1, you))],
  }),
  card('Sulfurous Springs', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('B', 'R'), damage(1, you))],
  }),
  card('Underground River', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('U', 'B'), damage(1, you))],
  }),
];
