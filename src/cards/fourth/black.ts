// Black cards new to the basic game with Fourth Edition, 1995.

import {
  all,
  eventAmount,
  eventPlayer,
  handOf,
  numberOf,
  otherOne,
  self,
  subject,
  target,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  atEndOfCombat,
  atPhase,
  change,
  damage,
  destroy,
  dies,
  draw,
  exile,
  gainLife,
  has,
  ifSo,
  named,
  plus,
  pump,
  putCounters,
  reveal,
  sacrifice,
  sized,
  tapIt,
  thisIs,
  triggered,
  unlessPaid,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, enchantment, instant, sorcery } from '../../language/card.ts';
import { not } from '../../language/condition.ts';
import { cost, payLife, tap } from '../../language/cost.ts';
import { artifact as artifacts, creature as creatures, land as lands, other } from '../../language/filter.ts';
import { aCreature, anOpponent, permanent, several } from '../../language/target.ts';

export const fourthBlack: readonly CardDefinition[] = [
  card('Xenic Poltergeist', {
    cost: '{1}{B}{B}',
    type: creature('Spirit'),
    summon: ['Poltergeist'],
    size: [1, 1],
    abilities: [
      activated({
        cost: [tap],
        targets: [permanent({ ...artifacts, notTypes: ['creature'] })],
        effects: [
          change(
            target(),
            [
              {
                change: 'becomes',
                types: ['artifact', 'creature'],
                subtypes: [],
                colors: null,
                size: [
                  { amount: 'cost', of: target() },
                  { amount: 'cost', of: target() },
                ],
              },
            ],
            'your next upkeep',
          ),
        ],
      }),
    ],
  }),
  card('Carrion Ants', {
    cost: '{2}{B}{B}',
    type: creature('Insect'),
    summon: ['Ant'],
    size: [0, 1],
    abilities: [activated({ cost: ['{1}'], effects: [pump(self, 1, 1)] })],
  }),
  card('Erg Raiders', {
    cost: '{1}{B}',
    type: creature('Human', 'Warrior'),
    summon: ['Raider'],
    size: [2, 3],
    abilities: [
      triggered(atPhase('end of turn'), [ifSo({ if: 'is', what: self, filter: { settled: true } }, [damage(2, you)])], {
        condition: { if: 'is', what: self, filter: { attackedThisTurn: false } },
      }),
    ],
  }),
  card('Lost Soul', {
    cost: '{1}{B}{B}',
    type: creature('Spirit', 'Minion'),
    summon: ['Lost Soul'],
    size: [2, 1],
    abilities: [has('swampwalk')],
  }),
  card('Sorceress Queen', {
    cost: '{1}{B}{B}',
    type: creature('Human', 'Wizard'),
    summon: ['Sorceress'],
    size: [1, 1],
    abilities: [
      activated({
        cost: [tap],
        targets: [permanent(other(creatures))],
        effects: [change(target(), [sized(0, 2)])],
      }),
    ],
  }),
  card('Uncle Istvan', {
    cost: '{1}{B}{B}{B}',
    type: creature('Human'),
    summon: ['Uncle Istvan'],
    size: [1, 3],
    abilities: [thisIs({ change: 'preventFrom', filter: creatures })],
  }),
  card('Abomination', {
    cost: '{3}{B}{B}',
    type: creature('Horror'),
    summon: ['Abomination'],
    size: [2, 6],
    abilities: [
      triggered({ on: 'fights', what: { self: true }, other: { ...creatures, colors: ['green', 'white'] } }, [
        atEndOfCombat(destroy(otherOne)),
      ]),
    ],
  }),
  card('Ashes to Ashes', {
    cost: '{1}{B}{B}',
    type: sorcery,
    targets: [several(permanent({ ...creatures, notTypes: ['artifact'] }), 2)],
    effects: [exile(target()), damage(5, you)],
  }),
  card('Cyclopean Mummy', {
    cost: '{1}{B}',
    type: creature('Zombie'),
    summon: ['Mummy'],
    size: [2, 1],
    abilities: [triggered(dies, [exile(self)])],
  }),
  card('El-Hajjâj', {
    cost: '{1}{B}{B}',
    type: creature('Human', 'Wizard'),
    summon: ['El-Hajjâj'],
    size: [1, 1],
    abilities: [
      triggered({ on: 'deals damage', what: { self: true }, to: 'anything', combat: false }, [gainLife(eventAmount)]),
    ],
  }),
  card('Greed', {
    cost: '{3}{B}',
    type: enchantment,
    abilities: [activated({ cost: ['{B}', payLife(2)], effects: [draw(1)] })],
  }),
  card('Junún Efreet', {
    cost: '{1}{B}{B}',
    type: creature('Efreet'),
    size: [3, 3],
    abilities: [
      has('flying'),
      triggered(atPhase('upkeep'), [unlessPaid(cost('{B}{B}'), sacrifice())], { upkeepCost: true }),
    ],
  }),
  card('Marsh Gas', { cost: '{B}', type: instant, effects: [pump(all(creatures), -2, 0)] }),
  card('Murk Dwellers', {
    cost: '{3}{B}',
    type: creature('Zombie'),
    summon: ['Murk Dweller'],
    size: [2, 2],
    abilities: [triggered({ on: 'unblocked', what: { self: true } }, [change(self, [plus(2, 0)], 'end of combat')])],
  }),
  card('Word of Binding', {
    cost: '{X}{B}{B}',
    type: sorcery,
    targets: [several(aCreature, X)],
    effects: [tapIt(target())],
  }),
  card('Blight', {
    cost: '{B}{B}',
    type: aura(lands),
    abilities: [triggered({ on: 'becomes tapped', what: { enchanted: true } }, [destroy(subject)])],
  }),
  card('Pit Scorpion', {
    cost: '{2}{B}',
    type: creature('Scorpion'),
    size: [1, 1],
    abilities: [
      triggered({ on: 'deals damage', what: { self: true }, to: 'player', combat: false }, [
        { do: 'poison', who: eventPlayer, amount: 1 },
      ]),
    ],
  }),
  card('Spirit Shackle', {
    cost: '{B}{B}',
    type: aura(creatures),
    abilities: [triggered({ on: 'becomes tapped', what: { enchanted: true } }, [putCounters('-0/-2', 1, subject)])],
  }),
  card('Cosmic Horror', {
    cost: '{3}{B}{B}{B}',
    type: creature('Horror'),
    size: [7, 7],
    abilities: [
      has('first strike'),
      triggered(
        atPhase('upkeep'),
        [
          unlessPaid(cost('{3}{B}{B}{B}'), named('destroyed', destroy(self))),
          ifSo({ if: 'compare', left: numberOf('destroyed'), is: '>=', right: 1 }, [damage(7, you)]),
        ],
        { upkeepCost: true },
      ),
    ],
  }),
  card('Rag Man', {
    cost: '{2}{B}{B}',
    type: creature('Human', 'Minion'),
    summon: ['Rag Man'],
    size: [2, 1],
    abilities: [
      activated({
        cost: ['{B}{B}{B}', tap],
        targets: [anOpponent],
        effects: [
          reveal(handOf(target())),
          { do: 'discard', who: target(), amount: 1, how: 'random', filter: creatures },
        ],
        during: 'your turn',
      }),
    ],
  }),
  card('Vampire Bats', {
    cost: '{B}',
    type: creature('Bat'),
    size: [0, 1],
    abilities: [
      has('flying'),
      activated({
        cost: ['{B}'],
        effects: [pump(self, 1, 0)],
        condition: not({ if: 'compare', left: { amount: 'activations' }, is: '>=', right: 2 }),
      }),
    ],
  }),
];
