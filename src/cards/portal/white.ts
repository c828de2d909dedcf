// White cards of Portal, 1997.

import { all, target } from '../../language/amount.ts';
import { attacks, has, may, pump, tapIt, triggered, untapIt } from '../../language/build.ts';
import { type CardDefinition, card, creature, instant, sorcery } from '../../language/card.ts';
import { creature as creatures, yours } from '../../language/filter.ts';
import { aCreature } from '../../language/target.ts';

export const portalWhite: readonly CardDefinition[] = [
  card('Armored Pegasus', {
    cost: '{1}{W}',
    type: creature('Pegasus'),
    size: [1, 2],
    abilities: [has('flying')],
  }),
  card('Defiant Stand', {
    cost: '{1}{W}',
    type: instant,
    targets: [aCreature],
    effects: [pump(target(), 1, 3), untapIt(target())],
    playWhen: 'attacked',
    inBook: { portal: { types: ['sorcery'] } },
  }),
  card('Devoted Hero', { cost: '{W}', type: creature('Elf', 'Soldier'), summon: ['Soldier'], size: [1, 2] }),
  card('Regal Unicorn', { cost: '{2}{W}', type: creature('Unicorn'), size: [2, 3] }),
  card('Seasoned Marshal', {
    cost: '{2}{W}{W}',
    type: creature('Human', 'Soldier'),
    summon: ['Soldier'],
    size: [2, 2],
    abilities: [triggered(attacks, [may(tapIt(target()))], { targets: [aCreature] })],
  }),
  card('Steadfastness', { cost: '{1}{W}', type: sorcery, effects: [pump(all(yours(creatures)), 0, 3)] }),
];
