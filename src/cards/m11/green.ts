// Green cards that enter the pool with the core set of 2011, printed in 2010.

import { all, enchanted, target } from '../../language/amount.ts';
import {
  activated,
  atPhase,
  bearerIs,
  damage,
  destroy,
  draw,
  entersPlay,
  gainLife,
  gains,
  has,
  may,
  putCounters,
  sacrifice,
  search,
  triggered,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, instant, sorcery } from '../../language/card.ts';
import { discardA, sacrificeThis, tap } from '../../language/cost.ts';
import {
  basicLands,
  creature as creatures,
  enchantment,
  land,
  other,
  withKeyword,
  yours,
} from '../../language/filter.ts';
import { anyNumber, aPlayer, creatureOrPlayer, permanent } from '../../language/target.ts';

export const m11Green: readonly CardDefinition[] = [
  card('Back to Nature', { cost: '{1}{G}', type: instant, effects: [destroy(all(enchantment))] }),
  card('Brindle Boar', {
    cost: '{2}{G}',
    type: creature('Boar'),
    size: [2, 2],
    abilities: [activated({ cost: [sacrificeThis], effects: [gainLife(4)] })],
  }),
  card("Dryad's Favor", { cost: '{G}', type: aura(creatures), abilities: [bearerIs(gains('forestwalk'))] }),
  card('Duskdale Wurm', { cost: '{5}{G}{G}', type: creature('Wurm'), size: [7, 7], abilities: [has('trample')] }),
  card('Fauna Shaman', {
    cost: '{1}{G}',
    type: creature('Elf', 'Shaman'),
    size: [2, 2],
    abilities: [activated({ cost: ['{G}', tap, discardA(creatures)], effects: [search(creatures, 1, 'hand')] })],
  }),
  card("Garruk's Companion", { cost: '{G}{G}', type: creature('Beast'), size: [3, 2], abilities: [has('trample')] }),
  card("Garruk's Packleader", {
    cost: '{4}{G}',
    type: creature('Beast'),
    size: [4, 4],
    abilities: [triggered({ on: 'enters', what: other(yours({ ...creatures, power: { min: 3 } })) }, [may(draw(1))])],
  }),
  card('Greater Basilisk', {
    cost: '{3}{G}{G}',
    type: creature('Basilisk'),
    size: [3, 5],
    abilities: [has('deathtouch')],
  }),
  card('Hornet Sting', { cost: '{G}', type: instant, targets: [creatureOrPlayer], effects: [damage(1, target())] }),
  card("Hunters' Feast", {
    cost: '{3}{G}',
    type: sorcery,
    targets: [anyNumber(aPlayer)],
    effects: [gainLife(6, target())],
  }),
  card('Plummet', {
    cost: '{1}{G}',
    type: instant,
    targets: [permanent(withKeyword(creatures, 'flying'))],
    effects: [destroy(target())],
  }),
  card('Primal Cocoon', {
    cost: '{G}',
    type: aura(creatures),
    abilities: [
      triggered(atPhase('upkeep'), [putCounters('+1/+1', 1, enchanted)]),
      triggered(
        {
          on: 'either',
          of: [
            { on: 'attacks', what: { enchanted: true } },
            { on: 'blocks', what: { enchanted: true }, other: {} },
          ],
        },
        [sacrifice()],
      ),
    ],
  }),
  card('Primeval Titan', {
    cost: '{4}{G}{G}',
    type: creature('Giant'),
    size: [6, 6],
    abilities: [
      has('trample'),
      triggered({ on: 'either', of: [entersPlay, { on: 'attacks', what: { self: true } }] }, [
        may(search(land, 2, 'play tapped', false)),
      ]),
    ],
  }),
  card('Sacred Wolf', { cost: '{2}{G}', type: creature('Wolf'), size: [3, 1], abilities: [has('hexproof')] }),
  card('Sylvan Ranger', {
    cost: '{1}{G}',
    type: creature('Elf', 'Scout'),
    size: [1, 1],
    abilities: [triggered(entersPlay, [may(search(basicLands, 1, 'hand'))])],
  }),
  card('Wall of Vines', {
    cost: '{G}',
    type: creature('Plant', 'Wall'),
    size: [0, 3],
    abilities: [has('defender'), has('reach')],
  }),
  card('Yavimaya Wurm', { cost: '{4}{G}{G}', type: creature('Wurm'), size: [6, 4], abilities: [has('trample')] }),
];
