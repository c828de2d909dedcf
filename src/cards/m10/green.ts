// Green cards that enter the pool with the core set of 2010, printed in 2009.

import { all, target } from '../../language/amount.ts';
import {
  change,
  creatureTokens,
  draw,
  entersPlay,
  gains,
  has,
  loyaltyAbility,
  plus,
  triggered,
  untapIt,
} from '../../language/build.ts';
import { type CardDefinition, card, creature, planeswalker } from '../../language/card.ts';
import { creature as creatures, yours } from '../../language/filter.ts';
import { aLand, several } from '../../language/target.ts';

export const m10Green: readonly CardDefinition[] = [
  card('Deadly Recluse', {
    cost: '{1}{G}',
    type: creature('Spider'),
    size: [1, 2],
    abilities: [has('reach'), has('deathtouch')],
  }),
  card('Elvish Visionary', {
    cost: '{1}{G}',
    type: creature('Elf', 'Shaman'),
    size: [1, 1],
    abilities: [triggered(entersPlay, [draw(1)])],
  }),
  card('Garruk Wildspeaker', {
    cost: '{2}{G}{G}',
    type: planeswalker('Garruk'),
    loyalty: 3,
    abilities: [
      loyaltyAbility(1, { targets: [several(aLand, 2)], effects: [untapIt(target())] }),
      loyaltyAbility(-1, {
        effects: [creatureTokens(1, { subtypes: ['Beast'], colors: ['green'], size: [3, 3] })],
      }),
      loyaltyAbility(-4, { effects: [change(all(yours(creatures)), [plus(3, 3), gains('trample')])] }),
    ],
  }),
  card('Kalonian Behemoth', {
    cost: '{5}{G}{G}',
    type: creature('Beast'),
    size: [9, 9],
    abilities: [has('shroud')],
  }),
  card('Runeclaw Bear', { cost: '{1}{G}', type: creature('Bear'), size: [2, 2] }),
];
