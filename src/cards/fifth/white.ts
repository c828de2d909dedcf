// White cards new to the basic game with Fifth Edition, 1997.

import { self } from '../../language/amount.ts';
import { activated, creatureTokens, has, protectionFrom, pump } from '../../language/build.ts';
import { type CardDefinition, card, creature, sorcery } from '../../language/card.ts';

export const fifthWhite: readonly CardDefinition[] = [
  card('Abbey Gargoyles', {
    cost: '{2}{W}{W}{W}',
    type: creature('Gargoyle'),
    size: [3, 4],
    abilities: [has('flying'), protectionFrom({ colors: ['red'] })],
  }),
  card('Death Speakers', {
    cost: '{W}',
    type: creature('Human', 'Cleric'),
    summon: ['Speaker'],
    size: [1, 1],
    abilities: [protectionFrom({ colors: ['black'] })],
  }),
  card('Icatian Town', {
    cost: '{5}{W}',
    type: sorcery,
    effects: [creatureTokens(4, { subtypes: ['Citizen'], colors: ['white'], size: [1, 1] })],
  }),
  card('Mesa Falcon', {
    cost: '{1}{W}',
    type: creature('Bird'),
    summon: ['Falcon'],
    size: [1, 1],
    abilities: [has('flying'), activated({ cost: ['{1}{W}'], effects: [pump(self, 0, 1)] })],
  }),
  card('Repentant Blacksmith', {
    cost: '{1}{W}',
    type: creature('Human'),
    summon: ['Smith'],
    size: [1, 2],
    abilities: [protectionFrom({ colors: ['red'] })],
  }),
];
