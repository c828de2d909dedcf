// White cards that enter the pool with the core set of 2010, printed in 2009.

import { count, target } from '../../language/amount.ts';
import {
  activated,
  always,
  bearerIs,
  creatureTokens,
  entersPlay,
  gains,
  has,
  plus,
  protectionFrom,
  tapIt,
  triggered,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature } from '../../language/card.ts';
import { tap } from '../../language/cost.ts';
import { creature as creatures, other, subtype, yours } from '../../language/filter.ts';
import { aCreature } from '../../language/target.ts';

export const m10White: readonly CardDefinition[] = [
  card('Armored Ascension', {
    cost: '{3}{W}',
    type: aura(creatures),
    abilities: [bearerIs(plus(count(yours(subtype('Plains'))), count(yours(subtype('Plains')))), gains('flying'))],
  }),
  card('Baneslayer Angel', {
    cost: '{3}{W}{W}',
    type: creature('Angel'),
    size: [5, 5],
    abilities: [
      has('flying'),
      has('first strike'),
      has('lifelink'),
      protectionFrom(subtype('Demon')),
      protectionFrom(subtype('Dragon')),
    ],
  }),
  card('Blinding Mage', {
    cost: '{1}{W}',
    type: creature('Human', 'Wizard'),
    size: [1, 2],
    abilities: [activated({ cost: ['{W}', tap], targets: [aCreature], effects: [tapIt(target())] })],
  }),
  card('Captain of the Watch', {
    cost: '{4}{W}{W}',
    type: creature('Human', 'Soldier'),
    size: [3, 3],
    abilities: [
      has('vigilance'),
      always(other(yours({ ...creatures, subtypes: ['Soldier'] })), plus(1, 1), gains('vigilance')),
      triggered(entersPlay, [creatureTokens(3, { subtypes: ['Soldier'], colors: ['white'], size: [1, 1] })]),
    ],
  }),
];
