// Cards of the Fourth and Fifth Edition, of several colours, that make copies, take themselves apart, or bring artifacts to life.

import { aChoice, all, changed, numberOf, target, you } from '../../language/amount.ts';
import {
  always,
  atPhase,
  creatureTokens,
  entering,
  entersPlay,
  exile,
  has,
  lingering,
  may,
  mayPay,
  named,
  putCounters,
  sacrifice,
  thisIs,
  triggered,
  unlessPaid,
} from '../../language/build.ts';
import { artifactCreature, type CardDefinition, card, enchantment } from '../../language/card.ts';
import { cost, removeAnyCounters } from '../../language/cost.ts';
import { artifact as artifacts, creature as creatures, type Filter } from '../../language/filter.ts';
import { permanent } from '../../language/target.ts';

/** The token that a card has made, or the tokens. */
const itsToken: Filter = { token: true, withThis: true };

const costOfIt = { amount: 'cost', of: changed } as const;

export const fourthWonders: readonly CardDefinition[] = [
  card('Dance of Many', {
    cost: '{U}{U}',
    type: enchantment,
    abilities: [
      triggered(entersPlay, [{ do: 'token', who: you, token: { copyOf: target() }, amount: 1 }], {
        targets: [permanent({ ...creatures, token: false })],
      }),
      triggered({ on: 'leaves', what: { self: true } }, [exile(all(itsToken))]),
      triggered({ on: 'leaves', what: itsToken }, [sacrifice()]),
      triggered(atPhase('upkeep'), [unlessPaid(cost('{U}{U}'), sacrifice())], { upkeepCost: true }),
    ],
  }),
  card('Tetravus', {
    cost: '{6}',
    type: artifactCreature('Construct'),
    size: [1, 1],
    abilities: [
      has('flying'),
      entering({ counters: { counter: '+1/+1', amount: 3 } }),
      triggered(atPhase('upkeep'), [
        mayPay(you, cost(removeAnyCounters('+1/+1', 'off')), [
          creatureTokens(numberOf('off'), {
            subtypes: ['Tetravite'],
            types: ['artifact', 'creature'],
            colors: [],
            size: [1, 1],
            keywords: ['flying'],
            abilities: [thisIs({ change: 'cantBeEnchanted', by: {} })],
          }),
        ]),
      ]),
      triggered(atPhase('upkeep'), [
        may(named('back', exile(aChoice(you, all(itsToken), 'any'))), putCounters('+1/+1', numberOf('back'))),
      ]),
    ],
  }),
  card("Titania's Song", {
    cost: '{3}{G}',
    type: enchantment,
    abilities: [
      lingering(
        always(
          { ...artifacts, notTypes: ['creature'] },
          { change: 'loseAbilities' },
          {
            change: 'becomes',
            types: ['artifact', 'creature'],
            subtypes: [],
            colors: null,
            size: [costOfIt, costOfIt],
          },
        ),
      ),
    ],
  }),
];
