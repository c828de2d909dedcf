// Black cards that enter the pool with Tenth Edition, 2007.

import { self, target, you } from '../../language/amount.ts';
import {
  activated,
  damage,
  destroy,
  discard,
  draw,
  entersPlay,
  gainLife,
  has,
  loseLife,
  pump,
  sacrifice,
  triggered,
  unlessPaid,
} from '../../language/build.ts';
import { type CardDefinition, card, creature, instant, sorcery } from '../../language/card.ts';
import { cost, discardA, sacrificeA } from '../../language/cost.ts';
import { creature as creatures } from '../../language/filter.ts';
import { aCreature, anOpponent, aPlayer, creatureOrPlayer, permanent } from '../../language/target.ts';

export const tenthBlack: readonly CardDefinition[] = [
  card('Afflict', { cost: '{2}{B}', type: instant, targets: [aCreature], effects: [pump(target(), -1, -1), draw(1)] }),
  card('Assassinate', {
    cost: '{2}{B}',
    type: sorcery,
    targets: [permanent({ ...creatures, tapped: true })],
    effects: [destroy(target())],
  }),
  card('Cruel Edict', {
    cost: '{1}{B}',
    type: sorcery,
    targets: [anOpponent],
    effects: [{ do: 'sacrificeChoice', who: target(), filter: creatures, amount: 1, otherwise: [] }],
  }),
  card('Dross Crocodile', { cost: '{3}{B}', type: creature('Zombie', 'Crocodile'), size: [5, 1] }),
  card('Dusk Imp', { cost: '{2}{B}', type: creature('Imp'), size: [2, 1], abilities: [has('flying')] }),
  card('Essence Drain', {
    cost: '{4}{B}',
    type: sorcery,
    targets: [creatureOrPlayer],
    effects: [damage(3, target()), { do: 'gainLife', who: you, amount: 3, along: true }],
  }),
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
  card('Mass of Ghouls', { cost: '{3}{B}{B}', type: creature('Zombie', 'Warrior'), size: [5, 3] }),
  card('Nantuko Husk', {
    cost: '{2}{B}',
    type: creature('Zombie', 'Insect'),
    size: [2, 2],
    abilities: [activated({ cost: [sacrificeA(creatures)], effects: [pump(self, 2, 2)] })],
  }),
  card('Plague Beetle', { cost: '{B}', type: creature('Insect'), size: [1, 1], abilities: [has('swampwalk')] }),
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
