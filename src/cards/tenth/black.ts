// Black cards that enter the pool with Tenth Edition, 2007.

import { self, target } from '../../language/amount.ts';
import {
  activated,
  destroy,
  discard,
  entersPlay,
  gainLife,
  has,
  loseLife,
  pump,
  sacrifice,
  triggered,
  unlessPaid,
} from '../../language/build.ts';
import { type CardDefinition, card, creature, sorcery } from '../../language/card.ts';
import { cost, discardA } from '../../language/cost.ts';
import { creature as creatures } from '../../language/filter.ts';
import { anOpponent, aPlayer, permanent } from '../../language/target.ts';

export const tenthBlack: readonly CardDefinition[] = [
  card('Assassinate', {
    cost: '{2}{B}',
    type: sorcery,
    targets: [permanent({ ...creatures, tapped: true })],
    effects: [destroy(target())],
  }),
  card('Dusk Imp', { cost: '{2}{B}', type: creature('Imp'), size: [2, 1], abilities: [has('flying')] }),
  card('Hidden Horror', {
    cost: '{1}{B}{B}',
    type: creature('Horror'),
    size: [4, 4],
    abilities: [triggered(entersPlay, [unlessPaid(cost(discardA(creatures)), sacrifice())])],
  }),
  card('Looming Shade', {
    cost: '{2}{B}',
    type: creature('Shade'),
    size: [1, 1],
    abilities: [activated({ cost: ['{B}'], effects: [pump(self, 1, 1)] })],
  }),
  card('Ravenous Rats', {
    cost: '{1}{B}',
    type: creature('Rat'),
    size: [1, 1],
    abilities: [triggered(entersPlay, [discard(1, target())], { targets: [anOpponent] })],
  }),
  card('Severed Legion', { cost: '{1}{B}{B}', type: creature('Zombie'), size: [2, 2], abilities: [has('fear')] }),
  card('Soul Feast', {
    cost: '{3}{B}{B}',
    type: sorcery,
    targets: [aPlayer],
    effects: [loseLife(4, target()), gainLife(4)],
  }),
];
