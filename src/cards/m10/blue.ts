// Blue cards that enter the pool with the core set of 2010, printed in 2009.

import { everybody, target } from '../../language/amount.ts';
import { always, draw, gains, loyaltyAbility } from '../../language/build.ts';
import { type CardDefinition, card, enchantment, planeswalker, sorcery } from '../../language/card.ts';
import { creature as creatures, yours } from '../../language/filter.ts';
import { aPlayer } from '../../language/target.ts';

export const m10Blue: readonly CardDefinition[] = [
  card('Divination', { cost: '{2}{U}', type: sorcery, effects: [draw(2)] }),
  card('Jace Beleren', {
    cost: '{1}{U}{U}',
    type: planeswalker('Jace'),
    loyalty: 3,
    abilities: [
      loyaltyAbility(2, { effects: [draw(1, everybody)] }),
      loyaltyAbility(-1, { targets: [aPlayer], effects: [draw(1, target())] }),
      loyaltyAbility(-10, { targets: [aPlayer], effects: [{ do: 'mill', who: target(), amount: 20 }] }),
    ],
  }),
  card('Levitation', {
    cost: '{2}{U}{U}',
    type: enchantment,
    abilities: [always(yours(creatures), gains('flying'))],
  }),
];
