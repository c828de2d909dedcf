// White cards that enter the pool with Tenth Edition, 2007.

import { self, target } from '../../language/amount.ts';
import { activated, bearerIs, gainLife, gains, has, pump } from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, instant } from '../../language/card.ts';
import { tap } from '../../language/cost.ts';
import { creature as creatures } from '../../language/filter.ts';
import { aCreature } from '../../language/target.ts';

export const tenthWhite: readonly CardDefinition[] = [
  card('Benalish Knight', {
    cost: '{2}{W}',
    type: creature('Human', 'Knight'),
    size: [2, 2],
    abilities: [has('flash'), has('first strike')],
  }),
  card('Ghost Warden', {
    cost: '{1}{W}',
    type: creature('Spirit'),
    size: [1, 1],
    abilities: [activated({ cost: [tap], targets: [aCreature], effects: [pump(target(), 1, 1)] })],
  }),
  card('Holy Day', { cost: '{W}', type: instant, effects: [{ do: 'preventCombat' }] }),
  card('Honor Guard', {
    cost: '{W}',
    type: creature('Human', 'Soldier'),
    size: [1, 1],
    abilities: [activated({ cost: ['{W}'], effects: [pump(self, 0, 1)] })],
  }),
  card('Pacifism', {
    cost: '{1}{W}',
    type: aura(creatures),
    abilities: [bearerIs(gains("can't attack"), gains("can't block"))],
  }),
  card('Skyhunter Skirmisher', {
    cost: '{1}{W}{W}',
    type: creature('Cat', 'Knight'),
    size: [1, 1],
    abilities: [has('flying'), has('double strike')],
  }),
  card('Starlight Invoker', {
    cost: '{1}{W}',
    type: creature('Human', 'Cleric', 'Mutant'),
    size: [1, 3],
    abilities: [activated({ cost: ['{7}{W}'], effects: [gainLife(5)] })],
  }),
];
