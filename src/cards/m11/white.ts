// White cards that enter the pool with the core set of 2011, printed in 2010.

import { all, target, X, you } from '../../language/amount.ts';
import {
  activated,
  always,
  asLongAs,
  atPhase,
  attacks,
  change,
  creatureTokens,
  destroy,
  dies,
  entersPlay,
  gainLife,
  gains,
  has,
  may,
  onPlayers,
  plus,
  pump,
  putCounters,
  replacing,
  search,
  thisIs,
  toPlay,
  triggered,
} from '../../language/build.ts';
import { type CardDefinition, card, creature, enchantment, instant, sorcery } from '../../language/card.ts';
import { tap } from '../../language/cost.ts';
import { creature as creatures, other, permanentCard, yours } from '../../language/filter.ts';
import { aCreature, anEnchantment, aPlayer, cardInGraveyard, permanent } from '../../language/target.ts';

export const m11White: readonly CardDefinition[] = [
  card("Ajani's Mantra", {
    cost: '{1}{W}',
    type: enchantment,
    abilities: [triggered(atPhase('upkeep'), [may(gainLife(1))])],
  }),
  card("Ajani's Pridemate", {
    cost: '{1}{W}',
    type: creature('Cat', 'Soldier'),
    size: [2, 2],
    abilities: [triggered({ on: 'gains life', who: 'you' }, [may(putCounters('+1/+1', 1))])],
  }),
  card('Angelic Arbiter', {
    cost: '{5}{W}{W}',
    type: creature('Angel'),
    size: [5, 6],
    abilities: [
      has('flying'),
      onPlayers({ ref: 'opponentsWho', did: 'cast a spell' }, { change: 'cant', doing: 'attack', filter: {} }),
      onPlayers(
        { ref: 'opponentsWho', did: 'attacked with a creature' },
        { change: 'cant', doing: 'cast', filter: {} },
      ),
    ],
  }),
  card('Assault Griffin', { cost: '{3}{W}', type: creature('Griffin'), size: [3, 2], abilities: [has('flying')] }),
  card('Cloud Crusader', {
    cost: '{2}{W}{W}',
    type: creature('Human', 'Knight'),
    size: [2, 3],
    abilities: [has('flying'), has('first strike')],
  }),
  card('Day of Judgment', { cost: '{2}{W}{W}', type: sorcery, effects: [destroy(all(creatures))] }),
  card('Goldenglow Moth', {
    cost: '{W}',
    type: creature('Insect'),
    size: [0, 1],
    abilities: [has('flying'), triggered({ on: 'blocks', what: { self: true }, other: {} }, [may(gainLife(4))])],
  }),
  card('Infantry Veteran', {
    cost: '{W}',
    type: creature('Human', 'Soldier'),
    size: [1, 1],
    abilities: [
      activated({
        cost: [tap],
        targets: [permanent({ ...creatures, attacking: true })],
        effects: [pump(target(), 1, 1)],
      }),
    ],
  }),
  card('Inspired Charge', { cost: '{2}{W}{W}', type: instant, effects: [pump(all(yours(creatures)), 2, 1)] }),
  card('Knight Exemplar', {
    cost: '{1}{W}{W}',
    type: creature('Human', 'Knight'),
    size: [2, 2],
    abilities: [
      has('first strike'),
      always(other(yours({ ...creatures, subtypes: ['Knight'] })), plus(1, 1), gains('indestructible')),
    ],
  }),
  card('Leyline of Sanctity', {
    cost: '{2}{W}{W}',
    type: enchantment,
    abilities: [replacing({ replace: 'opening hand' }), onPlayers(you, gains('hexproof'))],
  }),
  card('Mighty Leap', {
    cost: '{1}{W}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [plus(2, 2), gains('flying')])],
  }),
  card('Roc Egg', {
    cost: '{2}{W}',
    type: creature('Bird'),
    size: [0, 3],
    abilities: [
      has('defender'),
      triggered(dies, [
        creatureTokens(1, { subtypes: ['Bird'], colors: ['white'], size: [3, 3], keywords: ['flying'] }),
      ]),
    ],
  }),
  card('Serra Ascendant', {
    cost: '{W}',
    type: creature('Human', 'Monk'),
    size: [1, 1],
    abilities: [
      has('lifelink'),
      asLongAs(
        { if: 'compare', left: { amount: 'life', of: you }, is: '>=', right: 30 },
        thisIs(plus(5, 5), gains('flying')),
      ),
    ],
  }),
  card('Squadron Hawk', {
    cost: '{1}{W}',
    type: creature('Bird'),
    size: [1, 1],
    abilities: [has('flying'), triggered(entersPlay, [may(search({ named: 'Squadron Hawk' }, 3, 'hand'))])],
  }),
  card('Sun Titan', {
    cost: '{4}{W}{W}',
    type: creature('Giant'),
    size: [6, 6],
    abilities: [
      has('vigilance'),
      triggered({ on: 'either', of: [entersPlay, attacks] }, [may(toPlay(target()))], {
        targets: [cardInGraveyard({ ...permanentCard, cost: { max: 3 } }, 'you')],
      }),
    ],
  }),
  card('Tireless Missionaries', {
    cost: '{4}{W}',
    type: creature('Human', 'Cleric'),
    size: [2, 3],
    abilities: [triggered(entersPlay, [gainLife(3)])],
  }),
  card('Vengeful Archon', {
    cost: '{4}{W}{W}{W}',
    type: creature('Archon'),
    size: [7, 7],
    abilities: [
      has('flying'),
      activated({
        cost: ['{X}'],
        targets: [aPlayer],
        effects: [{ do: 'prevent', to: you, amount: X, answer: target() }],
      }),
    ],
  }),
  card('War Priest of Thune', {
    cost: '{1}{W}',
    type: creature('Human', 'Cleric'),
    size: [2, 2],
    abilities: [triggered(entersPlay, [may(destroy(target()))], { targets: [anEnchantment] })],
  }),
];
