// Green cards new to the basic game with Fourth Edition, 1995.

import {
  aChoice,
  all,
  among,
  controllerOf,
  eventPlayer,
  everybody,
  handOf,
  numberOf,
  opponents,
  otherOne,
  self,
  target,
  the,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  atEndOfCombat,
  atPhase,
  bury,
  change,
  choose,
  damage,
  destroy,
  draw,
  forEachOf,
  gainLife,
  has,
  ifSo,
  loseLife,
  may,
  mayPay,
  named,
  protectionFrom,
  pump,
  putCounters,
  tapIt,
  thisIs,
  toLibrary,
  triggered,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, enchantment, instant, sorcery } from '../../language/card.ts';
import { cost, payLife, tap } from '../../language/cost.ts';
import { creature as creatures, subtype, withKeyword } from '../../language/filter.ts';
import { aCreature, anArtifact, permanent, several } from '../../language/target.ts';

export const fourthGreen: readonly CardDefinition[] = [
  card('Carnivorous Plant', {
    cost: '{3}{G}',
    type: creature('Plant', 'Wall'),
    summon: ['Wall'],
    size: [4, 5],
    abilities: [has('defender')],
  }),
  card('Durkwood Boars', { cost: '{4}{G}', type: creature('Boar'), size: [4, 4] }),
  card('Nafs Asp', {
    cost: '{G}',
    type: creature('Snake'),
    summon: ['Asp'],
    size: [1, 1],
    abilities: [
      triggered({ on: 'deals damage', what: { self: true }, to: 'player', combat: false }, [
        { do: 'later', when: 'their next draw', unless: cost('{1}'), then: [loseLife(1, eventPlayer)] },
      ]),
    ],
  }),
  card('Killer Bees', {
    cost: '{1}{G}{G}',
    type: creature('Insect'),
    summon: ['Bee'],
    size: [0, 1],
    abilities: [has('flying'), activated({ cost: ['{G}'], effects: [pump(self, 1, 1)] })],
  }),
  card('Land Leeches', { cost: '{1}{G}{G}', type: creature('Leech'), size: [2, 2], abilities: [has('first strike')] }),
  card('Rebirth', {
    cost: '{3}{G}{G}{G}',
    type: sorcery,
    forAnte: true,
    effects: [
      {
        do: 'may',
        who: everybody,
        cost: null,
        then: [
          { do: 'ante', who: eventPlayer },
          { do: 'lifeBecomes', who: eventPlayer, amount: 20 },
        ],
        otherwise: [],
      },
    ],
  }),
  card('Venom', {
    cost: '{1}{G}{G}',
    type: aura(creatures),
    abilities: [
      triggered({ on: 'fights', what: { enchanted: true }, other: { ...creatures, notSubtypes: ['Wall'] } }, [
        atEndOfCombat(destroy(otherOne)),
      ]),
    ],
  }),
  card('Desert Twister', { cost: '{4}{G}{G}', type: sorcery, targets: [permanent({})], effects: [destroy(target())] }),
  card('Pradesh Gypsies', {
    cost: '{2}{G}',
    type: creature('Human', 'Nomad'),
    summon: ['Gypsy'],
    size: [1, 1],
    abilities: [activated({ cost: ['{1}{G}', tap], targets: [aCreature], effects: [pump(target(), -2, 0)] })],
  }),
  card('Radjan Spirit', {
    cost: '{3}{G}',
    type: creature('Spirit'),
    size: [3, 2],
    abilities: [
      activated({
        cost: [tap],
        targets: [aCreature],
        effects: [change(target(), [{ change: 'loseKeyword', keyword: 'flying' }])],
      }),
    ],
  }),
  card('Sylvan Library', {
    cost: '{1}{G}',
    type: enchantment,
    abilities: [
      triggered(atPhase('draw'), [
        named('did', may(draw(2))),
        ifSo({ if: 'compare', left: numberOf('did'), is: '>=', right: 1 }, [
          choose('drawn', aChoice(you, handOf(you, { drawnThisTurn: true }), 2)),
          forEachOf('one', the('drawn'), mayPay(you, cost(payLife(4)), [], [toLibrary(the('one'))])),
        ]),
      ]),
    ],
  }),
  card('Sandstorm', { cost: '{G}', type: instant, effects: [damage(1, all({ ...creatures, attacking: true }))] }),
  card('Crumble', {
    cost: '{G}',
    type: instant,
    targets: [anArtifact],
    effects: [bury(target()), gainLife({ amount: 'cost', of: target() }, controllerOf(target()))],
  }),
  card('Elven Riders', {
    cost: '{3}{G}{G}',
    type: creature('Elf'),
    summon: ['Rider'],
    size: [3, 3],
    abilities: [
      thisIs({
        change: 'onlyBy',
        doing: 'block',
        filter: { anyOf: [subtype('Wall'), withKeyword(creatures, 'flying')] },
      }),
    ],
  }),
  card('Marsh Viper', {
    cost: '{3}{G}',
    type: creature('Snake'),
    summon: ['Viper'],
    size: [1, 2],
    abilities: [
      triggered({ on: 'deals damage', what: { self: true }, to: 'player', combat: false }, [
        { do: 'poison', who: eventPlayer, amount: 2 },
      ]),
    ],
  }),
  card('Winter Blast', {
    cost: '{X}{G}',
    type: sorcery,
    targets: [several(aCreature, X)],
    effects: [tapIt(target()), damage(2, among(target(), withKeyword(creatures, 'flying')))],
  }),
  card('Whirling Dervish', {
    cost: '{G}{G}',
    type: creature('Human', 'Monk'),
    summon: ['Dervish'],
    size: [1, 1],
    abilities: [
      protectionFrom({ colors: ['black'] }),
      triggered(atPhase('end of turn', 'each'), [putCounters('+1/+1', 1)], {
        condition: { if: 'dealtDamage', who: opponents, by: self },
      }),
    ],
  }),
];
