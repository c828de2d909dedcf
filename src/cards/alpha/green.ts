// Green cards of the first edition, printed in 1993.

import { all, controllerOf, enchanted, everybody, otherOne, target, X, you } from '../../language/amount.ts';
import {
  activated,
  addMana,
  atEndOfCombat,
  atPhase,
  bearerIs,
  change,
  damage,
  destroy,
  gainLife,
  gains,
  has,
  manaAbility,
  plus,
  pump,
  regenerate,
  triggered,
  unlessPaid,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, instant, interrupt, sorcery } from '../../language/card.ts';
import { cost, tap } from '../../language/cost.ts';
import { creature as creatures, withKeyword } from '../../language/filter.ts';
import { aCreature, aLand, aPlayer, spellOrPermanent } from '../../language/target.ts';

export const alphaGreen: readonly CardDefinition[] = [
  card('Cockatrice', {
    cost: '{3}{G}{G}',
    type: creature('Cockatrice'),
    size: [2, 4],
    abilities: [
      has('flying'),
      triggered({ on: 'fights', what: { self: true }, other: { ...creatures, notSubtypes: ['Wall'] } }, [
        atEndOfCombat(destroy(otherOne)),
      ]),
    ],
  }),
  card('Craw Wurm', { cost: '{4}{G}{G}', type: creature('Wurm'), size: [6, 4] }),
  card('Elvish Archers', {
    cost: '{1}{G}',
    type: creature('Elf', 'Archer'),
    summon: ['Elf'],
    size: [2, 1],
    abilities: [has('first strike')],
  }),
  card('Fog', { cost: '{G}', type: instant, effects: [{ do: 'preventCombat' }] }),
  card('Force of Nature', {
    cost: '{2}{G}{G}{G}{G}',
    type: creature('Elemental'),
    summon: ['Force'],
    size: [8, 8],
    abilities: [
      has('trample'),
      triggered(atPhase('upkeep'), [unlessPaid(cost('{G}{G}{G}{G}'), damage(8, you))], { upkeepCost: true }),
    ],
  }),
  card('Giant Growth', { cost: '{G}', type: instant, targets: [aCreature], effects: [pump(target(), 3, 3)] }),
  card('Giant Spider', { cost: '{3}{G}', type: creature('Spider'), size: [2, 4], abilities: [has('reach')] }),
  card('Grizzly Bears', { cost: '{1}{G}', type: creature('Bear'), size: [2, 2] }),
  card('Hurricane', {
    cost: '{X}{G}',
    type: sorcery,
    effects: [damage(X, all(withKeyword(creatures, 'flying'))), damage(X, everybody)],
  }),
  card('Ice Storm', { cost: '{2}{G}', type: sorcery, targets: [aLand], effects: [destroy(target())] }),
  card('Ironroot Treefolk', { cost: '{4}{G}', type: creature('Treefolk'), size: [3, 5] }),
  card('Lifelace', {
    cost: '{G}',
    type: interrupt,
    targets: [spellOrPermanent()],
    effects: [change(target(), [{ change: 'color', colors: ['green'] }], 'in play')],
  }),
  card('Llanowar Elves', {
    cost: '{G}',
    type: creature('Elf', 'Druid'),
    summon: ['Elf'],
    size: [1, 1],
    abilities: [manaAbility([tap], addMana('G'))],
  }),
  card('Lure', { cost: '{1}{G}{G}', type: aura(creatures), abilities: [bearerIs(gains('lure'))] }),
  card('Regeneration', {
    cost: '{1}{G}',
    type: aura(creatures),
    abilities: [activated({ cost: ['{G}'], effects: [regenerate(enchanted)] })],
  }),
  card('Scryb Sprites', { cost: '{G}', type: creature('Faerie'), size: [1, 1], abilities: [has('flying')] }),
  card('Shanodin Dryads', {
    cost: '{G}',
    type: creature('Nymph', 'Dryad'),
    summon: ['Nymph'],
    size: [1, 1],
    abilities: [has('forestwalk')],
  }),
  card('Stream of Life', { cost: '{X}{G}', type: sorcery, targets: [aPlayer], effects: [gainLife(X, target())] }),
  card('Thicket Basilisk', {
    cost: '{3}{G}{G}',
    type: creature('Basilisk'),
    size: [2, 4],
    abilities: [
      triggered({ on: 'fights', what: { self: true }, other: { ...creatures, notSubtypes: ['Wall'] } }, [
        atEndOfCombat(destroy(otherOne)),
      ]),
    ],
  }),
  card('Wall of Brambles', {
    cost: '{2}{G}',
    type: creature('Plant', 'Wall'),
    summon: ['Wall'],
    size: [2, 3],
    abilities: [has('defender'), activated({ cost: ['{G}'], effects: [regenerate()] })],
  }),
  card('Wall of Ice', { cost: '{2}{G}', type: creature('Wall'), size: [0, 7], abilities: [has('defender')] }),
  card('Wall of Wood', { cost: '{G}', type: creature('Wall'), size: [0, 3], abilities: [has('defender')] }),
  card('Wanderlust', {
    cost: '{2}{G}',
    type: aura(creatures),
    abilities: [triggered(atPhase('upkeep', 'enchanted'), [damage(1, controllerOf(enchanted))])],
  }),
  card('War Mammoth', {
    cost: '{3}{G}',
    type: creature('Elephant'),
    summon: ['Mammoth'],
    size: [3, 3],
    abilities: [has('trample')],
  }),
  card('Web', { cost: '{G}', type: aura(creatures), abilities: [bearerIs(plus(0, 2), gains('reach'))] }),
];
