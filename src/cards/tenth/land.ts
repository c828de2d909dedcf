// Lands that enter the pool with Tenth Edition, 2007.

import { you } from '../../language/amount.ts';
import { activated, addMana, addOneOf, damage, manaAbility, search } from '../../language/build.ts';
import { type CardDefinition, card, land } from '../../language/card.ts';
import { sacrificeThis, tap } from '../../language/cost.ts';
import { land as lands } from '../../language/filter.ts';

export const tenthLand: readonly CardDefinition[] = [
  card('Battlefield Forge', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('R', 'W'), damage(1, you))],
  }),
  card('Caves of Koilos', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('W', 'B'), damage(1, you))],
  }),
  card('Llanowar Wastes', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('B', 'G'), damage(1, you))],
  }),
  card('Shivan Reef', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('U', 'R'), damage(1, you))],
  }),
  card('Terramorphic Expanse', {
    type: land(),
    abilities: [
      activated({
        cost: [tap, sacrificeThis],
        effects: [search({ ...lands, supertypes: ['basic'] }, 1, 'play tapped', false)],
      }),
    ],
  }),
  card('Yavimaya Coast', {
    type: land(),
    abilities: [manaAbility([tap], addMana('C')), manaAbility([tap], addOneOf('G', 'U'), damage(1, you))],
  }),
];
