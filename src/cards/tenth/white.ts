// White cards that enter the pool with Tenth Edition, 2007.

import { all, controllerOf, self, target } from '../../language/amount.ts';
import {
  activated,
  always,
  bearerIs,
  destroy,
  entersPlay,
  gainLife,
  gains,
  has,
  plus,
  pump,
  tapIt,
  triggered,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, enchantment, instant } from '../../language/card.ts';
import { tap } from '../../language/cost.ts';
import { creature as creatures, enchantment as enchantments, other, yours } from '../../language/filter.ts';
import { aCreature, permanent } from '../../language/target.ts';

export const tenthWhite: readonly CardDefinition[] = [
  card('Angel of Mercy', {
    cost: '{4}{W}',
    type: creature('Angel'),
    size: [3, 3],
    abilities: [has('flying'), triggered(entersPlay, [gainLife(3)])],
  }),
  card('Angelic Wall', {
    cost: '{1}{W}',
    type: creature('Wall'),
    size: [0, 4],
    abilities: [has('defender'), has('flying')],
  }),
  card('Benalish Knight', {
    cost: '{2}{W}',
    type: creature('Human', 'Knight'),
    size: [2, 2],
    abilities: [has('flash'), has('first strike')],
  }),
  card('Condemn', {
    cost: '{W}',
    type: instant,
    targets: [permanent({ ...creatures, attacking: true })],
    effects: [
      { do: 'toLibrary', what: target(), where: 'bottom' },
      gainLife({ amount: 'toughness', of: target() }, controllerOf(target())),
    ],
  }),
  card('Field Marshal', {
    cost: '{1}{W}{W}',
    type: creature('Human', 'Soldier'),
    size: [2, 2],
    abilities: [always(other({ ...creatures, subtypes: ['Soldier'] }), plus(1, 1), gains('first strike'))],
  }),
  card('Ghost Warden', {
    cost: '{1}{W}',
    type: creature('Spirit'),
    size: [1, 1],
    abilities: [activated({ cost: [tap], targets: [aCreature], effects: [pump(target(), 1, 1)] })],
  }),
  card('Glorious Anthem', { cost: '{1}{W}{W}', type: enchantment, abilities: [always(yours(creatures), plus(1, 1))] }),
  card('Holy Day', { cost: '{W}', type: instant, effects: [{ do: 'preventCombat' }] }),
  card('Honor Guard', {
    cost: '{W}',
    type: creature('Human', 'Soldier'),
    size: [1, 1],
    abilities: [activated({ cost: ['{W}'], effects: [pump(self, 0, 1)] })],
  }),
  card('Loxodon Mystic', {
    cost: '{3}{W}{W}',
    type: creature('Elephant', 'Cleric'),
    size: [3, 3],
    abilities: [activated({ cost: ['{W}', tap], targets: [aCreature], effects: [tapIt(target())] })],
  }),
  card('Pacifism', {
    cost: '{1}{W}',
    type: aura(creatures),
    abilities: [bearerIs(gains("can't attack"), gains("can't block"))],
  }),
  card("Serra's Embrace", {
    cost: '{2}{W}{W}',
    type: aura(creatures),
    abilities: [bearerIs(plus(2, 2), gains('flying'), gains('vigilance'))],
  }),
  card('Skyhunter Patrol', {
    cost: '{2}{W}{W}',
    type: creature('Cat', 'Knight'),
    size: [2, 3],
    abilities: [has('flying'), has('first strike')],
  }),
  card('Skyhunter Prowler', {
    cost: '{2}{W}',
    type: creature('Cat', 'Knight'),
    size: [1, 3],
    abilities: [has('flying'), has('vigilance')],
  }),
  card('Skyhunter Skirmisher', {
    cost: '{1}{W}{W}',
    type: creature('Cat', 'Knight'),
    size: [1, 1],
    abilities: [has('flying'), has('double strike')],
  }),
  card('Soul Warden', {
    cost: '{W}',
    type: creature('Human', 'Cleric'),
    size: [1, 1],
    abilities: [triggered({ on: 'enters', what: other(creatures) }, [gainLife(1)])],
  }),
  card('Starlight Invoker', {
    cost: '{1}{W}',
    type: creature('Human', 'Cleric', 'Mutant'),
    size: [1, 3],
    abilities: [activated({ cost: ['{7}{W}'], effects: [gainLife(5)] })],
  }),
  card('Steadfast Guard', {
    cost: '{W}{W}',
    type: creature('Human', 'Rebel'),
    size: [2, 2],
    abilities: [has('vigilance')],
  }),
  card('Suntail Hawk', { cost: '{W}', type: creature('Bird'), size: [1, 1], abilities: [has('flying')] }),
  card('Tempest of Light', { cost: '{2}{W}', type: instant, effects: [destroy(all(enchantments))] }),
  card('Wild Griffin', { cost: '{2}{W}', type: creature('Griffin'), size: [2, 2], abilities: [has('flying')] }),
  card('Youthful Knight', {
    cost: '{1}{W}',
    type: creature('Human', 'Knight'),
    size: [2, 1],
    abilities: [has('first strike')],
  }),
];
