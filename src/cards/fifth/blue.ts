// Blue cards new to the basic game with Fifth Edition, 1997.

import { self, target } from '../../language/amount.ts';
import { activated, counterSpell, pump, toHand } from '../../language/build.ts';
import { type CardDefinition, card, creature, instant, interrupt } from '../../language/card.ts';
import { creature as creatures } from '../../language/filter.ts';
import { permanent, spell } from '../../language/target.ts';

export const fifthBlue: readonly CardDefinition[] = [
  card('Boomerang', { cost: '{U}{U}', type: instant, targets: [permanent({})], effects: [toHand(target())] }),
  card('Remove Soul', {
    cost: '{1}{U}',
    type: interrupt,
    targets: [spell(creatures)],
    effects: [counterSpell(target())],
  }),
  card('Sea Spirit', {
    cost: '{4}{U}',
    type: creature('Elemental', 'Spirit'),
    summon: ['Spirit'],
    size: [2, 3],
    abilities: [activated({ cost: ['{U}'], effects: [pump(self, 1, 0)] })],
  }),
  card('Vodalian Soldiers', {
    cost: '{1}{U}',
    type: creature('Merfolk', 'Soldier'),
    summon: ['Merfolk'],
    size: [1, 2],
  }),
];
