// Green cards that enter the pool with the core set of 2011, printed in 2010.

import { type Amount, all, enchanted, target, you } from '../../language/amount.ts';
import {
  activated,
  always,
  atPhase,
  bearerIs,
  change,
  creatureTokens,
  damage,
  destroy,
  dies,
  draw,
  entersPlay,
  gainLife,
  gains,
  has,
  may,
  plus,
  putCounters,
  replacing,
  sacrifice,
  search,
  thisIs,
  triggered,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, enchantment, instant, sorcery } from '../../language/card.ts';
import { discardA, sacrificeThis, tap } from '../../language/cost.ts';
import {
  basicLands,
  creature as creatures,
  enchantment as enchantments,
  land,
  other,
  withKeyword,
  yours,
} from '../../language/filter.ts';
import { anyNumber, aPlayer, creatureOrPlayer, permanent } from '../../language/target.ts';

const GREATEST: Amount = { amount: 'greatest', of: 'power', among: yours(creatures) };

export const m11Green: readonly CardDefinition[] = [
  card("Autumn's Veil", {
    cost: '{G}',
    type: instant,
    effects: [change(you, [{ change: 'shelters', from: { colors: ['blue', 'black'] } }])],
  }),
  card('Back to Nature', { cost: '{1}{G}', type: instant, effects: [destroy(all(enchantments))] }),
  card('Brindle Boar', {
    cost: '{2}{G}',
    type: creature('Boar'),
    size: [2, 2],
    abilities: [activated({ cost: [sacrificeThis], effects: [gainLife(4)] })],
  }),
  card('Cultivate', { cost: '{2}{G}', type: sorcery, effects: [search(basicLands, 2, 'split')] }),
  card("Dryad's Favor", { cost: '{G}', type: aura(creatures), abilities: [bearerIs(gains('forestwalk'))] }),
  card('Duskdale Wurm', { cost: '{5}{G}{G}', type: creature('Wurm'), size: [7, 7], abilities: [has('trample')] }),
  card('Fauna Shaman', {
    cost: '{1}{G}',
    type: creature('Elf', 'Shaman'),
    size: [2, 2],
    abilities: [activated({ cost: ['{G}', tap, discardA(creatures)], effects: [search(creatures, 1, 'hand')] })],
  }),
  card("Gaea's Revenge", {
    cost: '{5}{G}{G}',
    type: creature('Elemental'),
    size: [8, 5],
    abilities: [
      has("can't be countered"),
      has('haste'),
      thisIs({ change: 'notTargetOf', from: { notColors: ['green'] } }),
    ],
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
  card('Leyline of Vitality', {
    cost: '{2}{G}{G}',
    type: enchantment,
    abilities: [
      replacing({ replace: 'opening hand' }),
      always(yours(creatures), plus(0, 1)),
      triggered({ on: 'enters', what: yours(creatures) }, [may(gainLife(1))]),
    ],
  }),
  card('Mitotic Slime', {
    cost: '{4}{G}',
    type: creature('Ooze'),
    size: [4, 4],
    abilities: [
      triggered(dies, [
        creatureTokens(2, {
          subtypes: ['Ooze'],
          colors: ['green'],
          size: [2, 2],
          abilities: [triggered(dies, [creatureTokens(2, { subtypes: ['Ooze'], colors: ['green'], size: [1, 1] })])],
        }),
      ]),
    ],
  }),
  card('Obstinate Baloth', {
    cost: '{2}{G}{G}',
    type: creature('Beast'),
    size: [4, 4],
    abilities: [
      triggered(entersPlay, [gainLife(4)]),
      replacing({ replace: 'discarded', what: 'this', by: 'opponent', to: 'play' }),
    ],
  }),
  card('Overwhelming Stampede', {
    cost: '{3}{G}{G}',
    type: sorcery,
    effects: [change(all(yours(creatures)), [gains('trample'), plus(GREATEST, GREATEST)])],
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
