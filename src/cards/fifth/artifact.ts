// Artifacts new to the basic game with Fifth Edition, 1997.

import {
  type Amount,
  aChoice,
  all,
  atRandom,
  eventPlayer,
  everybody,
  handOf,
  libraryOf,
  self,
  target,
  the,
  topOf,
  you,
} from '../../language/amount.ts';
import {
  activated,
  addMana,
  addOneOf,
  always,
  atPhase,
  change,
  creatureTokens,
  damage,
  destroy,
  discard,
  draw,
  exchange,
  exile,
  gainLife,
  gains,
  lookAt,
  manaAbility,
  named,
  onPlayers,
  plus,
  putCounters,
  shuffle,
  thisIs,
  toHand,
  triggered,
} from '../../language/build.ts';
import { artifact, type CardDefinition, card } from '../../language/card.ts';
import { exileThis, sacrificeA, sacrificeThis, tap } from '../../language/cost.ts';
import { creature as creatures, subtype } from '../../language/filter.ts';
import { aCreature, aPlayer, creatureOrPlayer, permanent } from '../../language/target.ts';
import { clockwork } from '../phrases.ts';

const timeOnThis: Amount = { amount: 'counters', on: self, counter: 'time' };

const SET_ASIDE_TO_PLAY = change(
  you,
  [{ change: 'mayPlay', zone: 'exile', filter: {}, what: the('set aside') }],
  'your next upkeep',
);

export const fifthArtifact: readonly CardDefinition[] = [
  card('Crown of the Ages', {
    cost: '{2}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{4}', tap],
        targets: [permanent({ subtypes: ['Aura'], attachedTo: creatures })],
        effects: [{ do: 'attach', what: target(), to: aChoice(you, all(creatures)) }],
      }),
    ],
  }),
  card('Gauntlets of Chaos', {
    cost: '{5}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{5}', sacrificeThis],
        targets: [
          permanent({ anyType: ['artifact', 'creature', 'land'], controller: 'you' }),
          { ...permanent({ controller: 'opponent' }), shares: ['artifact', 'creature', 'land'] },
        ],
        effects: [
          named('swapped', exchange('control', target(), target(1))),
          destroy(all({ subtypes: ['Aura'], attachedTo: { goesBy: 'swapped' } })),
        ],
      }),
    ],
  }),
  card("Feldon's Cane", {
    cost: '{1}',
    type: artifact,
    abilities: [activated({ cost: [tap, exileThis], effects: [{ do: 'shuffleGraveyard', who: you }] })],
    // That book's own example of a sacrifice that is part of a cost.
    inBook: {
      fifth: {
        abilities: [activated({ cost: [tap, sacrificeThis], effects: [{ do: 'shuffleGraveyard', who: you }] })],
      },
    },
  }),
  card('Fountain of Youth', {
    cost: '{0}',
    type: artifact,
    abilities: [activated({ cost: ['{2}', tap], effects: [gainLife(1)] })],
  }),
  card("Ashnod's Altar", {
    cost: '{3}',
    type: artifact,
    abilities: [manaAbility([sacrificeA(creatures)], addMana('C', 'C'))],
  }),
  card("Barl's Cage", {
    cost: '{4}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{3}'],
        targets: [aCreature],
        effects: [change(target(), [gains("doesn't untap")], 'next untap')],
      }),
    ],
  }),
  card("Feroz's Ban", {
    cost: '{6}',
    type: artifact,
    abilities: [onPlayers(everybody, { change: 'costs', filter: creatures, more: 2 })],
  }),
  card('Elkin Bottle', {
    cost: '{3}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{3}', tap],
        effects: [named('set aside', exile(topOf(you))), SET_ASIDE_TO_PLAY],
      }),
    ],
    // Its own printing: a card that was not played is buried.
    inBook: {
      fifth: {
        abilities: [
          activated({
            cost: ['{3}', tap],
            effects: [
              named('set aside', exile(topOf(you))),
              SET_ASIDE_TO_PLAY,
              { do: 'later', when: 'your next upkeep', then: [{ do: 'toGraveyard', what: the('set aside') }] },
            ],
          }),
        ],
      },
    },
  }),
  card('Infinite Hourglass', {
    cost: '{4}',
    type: artifact,
    abilities: [
      triggered(atPhase('upkeep'), [putCounters('time', 1)]),
      always(creatures, plus({ amount: 'counters', on: self, counter: 'time' }, 0)),
      activated({
        cost: ['{3}'],
        effects: [{ do: 'removeCounters', what: self, counter: 'time', amount: 1 }],
        during: 'any upkeep',
        by: 'anybody',
      }),
    ],
  }),
  card('Jalum Tome', {
    cost: '{3}',
    type: artifact,
    abilities: [activated({ cost: ['{2}', tap], effects: [draw(1), discard(1, you)] })],
  }),
  card("Jester's Cap", {
    cost: '{4}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{2}', tap, sacrificeThis],
        targets: [aPlayer],
        effects: [exile(aChoice(you, libraryOf(target()), 3)), shuffle(target())],
      }),
    ],
  }),
  card("Joven's Tools", {
    cost: '{6}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{4}', tap],
        targets: [aCreature],
        effects: [change(target(), [{ change: 'onlyBy', doing: 'block', filter: subtype('Wall') }])],
      }),
    ],
  }),
  card('Obelisk of Undoing', {
    cost: '{1}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{6}', tap],
        targets: [permanent({ controller: 'you', owner: 'you' })],
        effects: [toHand(target())],
      }),
    ],
  }),
  card('Pentagram of the Ages', {
    cost: '{4}',
    type: artifact,
    abilities: [activated({ cost: ['{4}', tap], effects: [{ do: 'preventFromSource', to: you, source: {} }] })],
  }),
  card('Serpent Generator', {
    cost: '{6}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{4}', tap],
        effects: [
          creatureTokens(1, {
            types: ['artifact', 'creature'],
            subtypes: ['Snake'],
            colors: [],
            size: [1, 1],
            abilities: [
              triggered({ on: 'deals damage', what: { self: true }, to: 'player', combat: false }, [
                { do: 'poison', who: eventPlayer, amount: 1 },
              ]),
            ],
          }),
        ],
      }),
    ],
  }),
  card('Skull Catapult', {
    cost: '{4}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{1}', tap, sacrificeA(creatures)],
        targets: [creatureOrPlayer],
        effects: [damage(2, target())],
      }),
    ],
  }),
  card('Time Bomb', {
    cost: '{4}',
    type: artifact,
    abilities: [
      triggered(atPhase('upkeep'), [putCounters('time', 1)]),
      activated({
        cost: ['{1}', tap, sacrificeThis],
        effects: [damage(timeOnThis, all(creatures)), damage(timeOnThis, everybody)],
      }),
    ],
  }),
  card("Ashnod's Transmogrant", {
    cost: '{1}',
    type: artifact,
    abilities: [
      activated({
        cost: [tap, sacrificeThis],
        targets: [permanent({ ...creatures, notTypes: ['artifact'] })],
        effects: [
          putCounters('+1/+1', 1, target()),
          change(target(), [{ change: 'also', colors: [], subtypes: [], types: ['artifact'] }], 'in play'),
        ],
      }),
    ],
  }),
  card('Barbed Sextant', {
    cost: '{1}',
    type: artifact,
    abilities: [
      manaAbility(['{1}', tap, sacrificeThis], addOneOf('W', 'U', 'B', 'R', 'G'), {
        do: 'later',
        when: 'next upkeep',
        then: [draw(1)],
      }),
    ],
  }),
  clockwork('Clockwork Steed', '{4}', 'Horse', 4, {
    toughness: 3,
    abilities: [thisIs({ change: 'notBlockableBy', filter: { types: ['artifact', 'creature'] } })],
  }),
  card("Urza's Bauble", {
    cost: '{0}',
    type: artifact,
    abilities: [
      activated({
        cost: [tap, sacrificeThis],
        targets: [aPlayer],
        effects: [lookAt(atRandom(you, handOf(target()))), { do: 'later', when: 'next upkeep', then: [draw(1)] }],
      }),
    ],
  }),
];
