// White cards new to the basic game with Fourth Edition, 1995.

import { type Amount, all, eventAmount, opponents, self, target, topOf, X, you } from '../../language/amount.ts';
import {
  activated,
  always,
  atPhase,
  bearerIs,
  change,
  entering,
  gainLife,
  gains,
  has,
  lookAt,
  may,
  plus,
  preventNext,
  pump,
  putCounters,
  search,
  thisIs,
  triggered,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, enchantment, instant, sorcery } from '../../language/card.ts';
import { cost, removeCounters } from '../../language/cost.ts';
import {
  artifact as artifacts,
  basicLands,
  creature as creatures,
  land as lands,
  yours,
} from '../../language/filter.ts';
import { aPlayer, creatureOrPlayer } from '../../language/target.ts';

/** Two, and in your turn as many more as there are Swamps on the other side. */
const mobSize: Amount = {
  amount: 'sum',
  of: [2, { amount: 'count', filter: { subtypes: ['Swamp'], controller: 'opponent' }, while: { if: 'yourTurn' } }],
};

export const fourthWhite: readonly CardDefinition[] = [
  card('Alabaster Potion', {
    cost: '{X}{W}{W}',
    type: instant,
    modes: [
      { targets: [aPlayer], effects: [gainLife(X, target())] },
      { targets: [creatureOrPlayer], effects: [preventNext(X, target())] },
    ],
  }),
  card('Amrou Kithkin', {
    cost: '{W}{W}',
    type: creature('Kithkin'),
    size: [1, 1],
    abilities: [thisIs({ change: 'notBlockableBy', filter: { ...creatures, power: { min: 3 } } })],
  }),
  card('Angry Mob', {
    cost: '{2}{W}{W}',
    type: creature('Human'),
    summon: ['Mob'],
    size: [mobSize, mobSize],
    abilities: [has('trample')],
  }),
  card('Brainwash', {
    cost: '{W}',
    type: aura(creatures),
    abilities: [bearerIs({ change: 'price', doing: 'attack', cost: cost('{3}') })],
  }),
  card('Circle of Protection: Artifacts', {
    cost: '{1}{W}',
    type: enchantment,
    abilities: [activated({ cost: ['{2}'], effects: [{ do: 'preventFromSource', to: you, source: artifacts }] })],
  }),
  card('Divine Transformation', { cost: '{2}{W}{W}', type: aura(creatures), abilities: [bearerIs(plus(3, 3))] }),
  card('Elder Land Wurm', {
    cost: '{4}{W}{W}{W}',
    type: creature('Dragon', 'Wurm'),
    summon: ['Wurm'],
    size: [5, 5],
    abilities: [
      has('defender'),
      has('trample'),
      triggered({ on: 'blocks', what: { self: true }, other: {} }, [
        change(self, [{ change: 'loseKeyword', keyword: 'defender' }], 'in play'),
      ]),
    ],
  }),
  card('Eye for an Eye', {
    cost: '{W}{W}',
    type: instant,
    effects: [{ do: 'preventFromSource', to: you, source: {}, leaves: 'all', back: true }],
  }),
  card('Fortified Area', {
    cost: '{1}{W}{W}',
    type: enchantment,
    abilities: [always(yours({ ...creatures, subtypes: ['Wall'] }), plus(1, 0), gains('banding'))],
  }),
  card('Kismet', {
    cost: '{3}{W}',
    type: enchantment,
    abilities: [
      entering({
        what: { anyType: ['artifact', 'creature', 'land'], controller: 'opponent' },
        tapped: true,
        played: true,
      }),
    ],
  }),
  card('Land Tax', {
    cost: '{W}',
    type: enchantment,
    abilities: [
      triggered(atPhase('upkeep'), [may(search(basicLands, 3, 'hand'))], {
        condition: { if: 'controlsMore', who: opponents, filter: lands },
      }),
    ],
  }),
  card('Morale', { cost: '{1}{W}{W}', type: instant, effects: [pump(all({ ...creatures, attacking: true }), 1, 1)] }),
  card('Osai Vultures', {
    cost: '{1}{W}',
    type: creature('Bird'),
    summon: ['Vulture'],
    size: [1, 1],
    abilities: [
      has('flying'),
      triggered(atPhase('end of turn', 'each'), [putCounters('carrion', 1)], {
        condition: { if: 'compare', left: { amount: 'thisTurn', of: 'deaths' }, is: '>=', right: 1 },
      }),
      activated({ cost: [removeCounters('carrion', 2)], effects: [pump(self, 1, 1)] }),
    ],
  }),
  card('Piety', { cost: '{2}{W}', type: instant, effects: [pump(all({ ...creatures, blocking: true }), 0, 3)] }),
  card('Pikemen', {
    cost: '{1}{W}',
    type: creature('Human', 'Soldier'),
    summon: ['Pikemen'],
    size: [1, 1],
    abilities: [has('first strike'), has('banding')],
  }),
  card('Seeker', {
    cost: '{2}{W}{W}',
    type: aura(creatures),
    abilities: [
      bearerIs({
        change: 'onlyBy',
        doing: 'block',
        filter: { anyOf: [{ types: ['artifact', 'creature'] }, { ...creatures, colors: ['white'] }] },
      }),
    ],
  }),
  card('Spirit Link', {
    cost: '{W}',
    type: aura(creatures),
    abilities: [
      triggered({ on: 'deals damage', what: { enchanted: true }, to: 'anything', combat: false }, [
        gainLife(eventAmount),
      ]),
    ],
    // That book's glossary quotes the card with combat damage only.
    inBook: {
      tenth: {
        abilities: [
          triggered({ on: 'deals damage', what: { enchanted: true }, to: 'anything', combat: true }, [
            gainLife(eventAmount),
          ]),
        ],
      },
    },
  }),
  card('Tundra Wolves', { cost: '{W}', type: creature('Wolf'), size: [1, 1], abilities: [has('first strike')] }),
  card('Visions', {
    cost: '{W}',
    type: sorcery,
    targets: [aPlayer],
    effects: [lookAt(topOf(target(), 5)), may({ do: 'shuffle', who: target() })],
  }),
];
