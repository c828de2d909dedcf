// Artifacts new to the basic game with Fourth Edition, 1995.

import {
  aChoice,
  chosenPlayer,
  everybody,
  minus,
  numberOf,
  otherOne,
  ownerOf,
  restOf,
  self,
  target,
  the,
  topOf,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  addMana,
  asLongAs,
  atEndOfCombat,
  atPhase,
  change,
  choose,
  creatureTokens,
  damage,
  destroy,
  dies,
  draw,
  entering,
  exile,
  gainLife,
  gains,
  has,
  ifSo,
  lookAt,
  manaAbility,
  may,
  mayPay,
  named,
  onPlayers,
  playerRule,
  plus,
  preventNext,
  pump,
  putCounters,
  regenerate,
  replacing,
  tapIt,
  thisIs,
  triggered,
  unlessPaid,
  untapIt,
} from '../../language/build.ts';
import { artifact, artifactCreature, type CardDefinition, card } from '../../language/card.ts';
import { cost, discardA, payLife, removeAnyCounters, removeCounters, sacrificeThis, tap } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import { creature as creatures, land as lands, subtype, withKeyword, yours } from '../../language/filter.ts';
import type { Keyword } from '../../language/keyword.ts';
import type { ManaKind } from '../../language/mana.ts';
import { aCreature, aPlayer, creatureOrPlayer, permanent } from '../../language/target.ts';
import { clockwork, untapCost } from '../phrases.ts';

const ticks = triggered(atPhase('upkeep'), [putCounters('doom', 1)]);
const doom = damage({ amount: 'counters', on: self, counter: 'doom' }, everybody);
const windBack = activated({
  cost: ['{4}'],
  effects: [{ do: 'removeCounters', what: self, counter: 'doom', amount: 1 }],
  during: 'any upkeep',
  by: 'anybody',
});

const breaksWalls = triggered({ on: 'blocked', what: { self: true }, other: subtype('Wall'), each: true }, [
  atEndOfCombat(destroy(otherOne)),
]);
/** "Banding when attacking". */
const batteringRamOfOld: Partial<CardDefinition> = {
  abilities: [asLongAs({ if: 'yourTurn' }, thisIs(gains('banding'))), breaksWalls],
};

const brassManOfOld: Partial<CardDefinition> = { abilities: [has("doesn't untap"), untapCost('{1}')] };

/** It is loaded with mana, and gives all of it back when one likes. */
const manaBattery = (name: string, kind: ManaKind): CardDefinition =>
  card(name, {
    cost: '{4}',
    type: artifact,
    abilities: [
      activated({ cost: ['{2}', tap], effects: [putCounters('charge', 1)] }),
      manaAbility([tap, removeAnyCounters('charge', 'removed')], addMana(kind), {
        do: 'addMana',
        who: you,
        mana: [kind],
        times: numberOf('removed'),
      }),
    ],
  });

/** One of these keywords until the turn ends, as its controller chooses. */
const givesOneOf = (...keywords: Keyword[]): Effect => ({
  do: 'oneOf',
  of: keywords.map((keyword) => ({ word: keyword, then: [change(self, [gains(keyword)])] })),
});

const upToSeven = ['0', '1', '2', '3', '4', '5', '6', '7'];

export const fourthArtifact: readonly CardDefinition[] = [
  card("Urza's Avenger", {
    cost: '{6}',
    type: artifactCreature('Shapeshifter'),
    summon: [],
    size: [4, 4],
    abilities: [
      activated({
        cost: ['{0}'],
        effects: [pump(self, -1, -1), givesOneOf('banding', 'flying', 'first strike', 'trample')],
      }),
    ],
  }),
  card('Primal Clay', {
    cost: '{4}',
    type: artifactCreature('Shapeshifter'),
    summon: [],
    size: [
      { amount: 'chosen', of: 'power' },
      { amount: 'chosen', of: 'toughness' },
    ],
    abilities: [
      entering({
        shapes: [
          { word: '3/3', changes: [] },
          { word: '2/2', changes: [gains('flying')] },
          { word: '1/6', changes: [{ change: 'also', colors: [], subtypes: ['Wall'] }, gains('defender')] },
        ],
      }),
    ],
  }),
  card('Shapeshifter', {
    cost: '{6}',
    type: artifactCreature('Shapeshifter'),
    summon: [],
    size: [
      { amount: 'chosen', of: 'power' },
      { amount: 'difference', of: [7, { amount: 'chosen', of: 'power' }] },
    ],
    abilities: [
      entering({ shapes: upToSeven.map((word) => ({ word, changes: [] })) }),
      triggered(atPhase('upkeep'), [
        may({ do: 'oneOf', of: upToSeven.map((word) => ({ word, then: [] })), keep: true }),
      ]),
    ],
  }),
  card('Armageddon Clock', {
    cost: '{6}',
    type: artifact,
    abilities: [ticks, triggered(atPhase('draw'), [doom]), windBack],
    inBook: { fifth: { abilities: [ticks, triggered(atPhase('end of upkeep'), [doom]), windBack] } },
  }),
  card('Battering Ram', {
    cost: '{2}',
    type: artifactCreature('Construct'),
    summon: [],
    size: [1, 1],
    abilities: [triggered(atPhase('combat'), [change(self, [gains('banding')], 'end of combat')]), breaksWalls],
    inBook: { beta: batteringRamOfOld, fifth: batteringRamOfOld },
  }),
  card('Brass Man', {
    cost: '{1}',
    type: artifactCreature('Construct'),
    summon: [],
    size: [1, 3],
    abilities: [has("doesn't untap"), triggered(atPhase('upkeep'), [mayPay(you, cost('{1}'), [untapIt(self)])])],
    inBook: { beta: brassManOfOld, fifth: brassManOfOld },
  }),
  card('Clay Statue', {
    cost: '{4}',
    type: artifactCreature('Golem'),
    summon: [],
    size: [3, 1],
    abilities: [activated({ cost: ['{2}'], effects: [regenerate()] })],
  }),
  card('Dancing Scimitar', {
    cost: '{4}',
    type: artifactCreature('Spirit'),
    summon: [],
    size: [1, 5],
    abilities: [has('flying')],
  }),
  card('Dragon Engine', {
    cost: '{3}',
    type: artifactCreature('Construct'),
    summon: [],
    size: [1, 3],
    abilities: [activated({ cost: ['{2}'], effects: [pump(self, 1, 0)] })],
  }),
  card('Ornithopter', {
    cost: '{0}',
    type: artifactCreature('Thopter'),
    summon: [],
    size: [0, 2],
    abilities: [has('flying')],
  }),
  card('Triskelion', {
    cost: '{6}',
    type: artifactCreature('Construct'),
    summon: [],
    size: [1, 1],
    abilities: [
      entering({ counters: { counter: '+1/+1', amount: 3 } }),
      activated({ cost: [removeCounters('+1/+1')], targets: [creatureOrPlayer], effects: [damage(1, target())] }),
    ],
  }),
  card('Wall of Spears', {
    cost: '{3}',
    type: artifactCreature('Wall'),
    summon: ['Wall'],
    size: [2, 3],
    abilities: [has('defender'), has('first strike')],
  }),
  card('Yotian Soldier', {
    cost: '{3}',
    type: artifactCreature('Soldier'),
    summon: [],
    size: [1, 4],
    abilities: [has('vigilance')],
  }),
  card('Bronze Tablet', {
    cost: '{6}',
    type: artifact,
    forAnte: true,
    abilities: [
      entering({ tapped: true }),
      activated({
        cost: ['{4}', tap],
        targets: [permanent({ token: false, owner: 'opponent' })],
        effects: [
          exile(self),
          exile(target()),
          mayPay(
            ownerOf(target()),
            cost(payLife(10)),
            [{ do: 'toGraveyard', what: self }],
            [
              { do: 'own', who: ownerOf(target()), what: self },
              { do: 'own', who: you, what: target() },
            ],
          ),
        ],
      }),
    ],
  }),
  card('Fellwar Stone', {
    cost: '{2}',
    type: artifact,
    abilities: [
      manaAbility([tap], {
        do: 'addAnyMana',
        who: you,
        kinds: ['W', 'U', 'B', 'R', 'G'],
        times: 1,
        couldGive: { ...lands, controller: 'opponent' },
      }),
    ],
  }),
  card('Ebony Horse', {
    cost: '{3}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{2}', tap],
        targets: [permanent(yours({ ...creatures, attacking: true }))],
        effects: [
          untapIt(target()),
          change(target(), [{ change: 'preventFrom', filter: {}, combat: true, dealt: true }]),
        ],
      }),
    ],
  }),
  card("Aladdin's Lamp", {
    cost: '{10}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{X}', tap],
        leastX: 1,
        effects: [
          change(you, [
            {
              change: 'ability',
              ability: replacing({
                replace: 'instead',
                of: 'draw',
                who: 'you',
                phase: null,
                once: true,
                with: [
                  named('seen', lookAt(topOf(you, X))),
                  choose('wished for', aChoice(you, the('seen'))),
                  {
                    do: 'toLibrary',
                    what: restOf(the('seen'), the('wished for')),
                    where: 'bottom',
                    order: 'random',
                  },
                  draw(1),
                ],
              }),
            },
          ]),
        ],
      }),
    ],
  }),
  card("Aladdin's Ring", {
    cost: '{8}',
    type: artifact,
    abilities: [activated({ cost: ['{8}', tap], targets: [creatureOrPlayer], effects: [damage(4, target())] })],
  }),
  card('Amulet of Kroog', {
    cost: '{2}',
    type: artifact,
    abilities: [activated({ cost: ['{2}', tap], targets: [creatureOrPlayer], effects: [preventNext(1, target())] })],
  }),
  card('Colossus of Sardia', {
    cost: '{9}',
    type: artifactCreature('Golem'),
    summon: [],
    size: [9, 9],
    abilities: [
      has('trample'),
      has("doesn't untap"),
      activated({ cost: ['{9}'], effects: [untapIt(self)], during: 'your upkeep' }),
    ],
  }),
  card('Coral Helm', {
    cost: '{3}',
    type: artifact,
    abilities: [
      activated({ cost: ['{3}', discardA({}, 1, true)], targets: [aCreature], effects: [pump(target(), 2, 2)] }),
    ],
  }),
  card('Diabolic Machine', {
    cost: '{7}',
    type: artifactCreature('Construct'),
    summon: [],
    size: [4, 4],
    abilities: [activated({ cost: ['{3}'], effects: [regenerate()] })],
  }),
  card('Flying Carpet', {
    cost: '{4}',
    type: artifact,
    abilities: [
      activated({ cost: ['{2}', tap], targets: [aCreature], effects: [change(target(), [gains('flying')])] }),
    ],
  }),
  card('Grapeshot Catapult', {
    cost: '{4}',
    type: artifactCreature('Construct'),
    summon: [],
    size: [2, 3],
    abilities: [
      activated({
        cost: [tap],
        targets: [permanent(withKeyword(creatures, 'flying'))],
        effects: [damage(1, target())],
      }),
    ],
  }),
  card('Ivory Tower', {
    cost: '{1}',
    type: artifact,
    abilities: [triggered(atPhase('upkeep'), [gainLife(minus({ amount: 'cards', zone: 'hand', of: you }, 4))])],
  }),
  card("Jandor's Saddlebags", {
    cost: '{2}',
    type: artifact,
    abilities: [activated({ cost: ['{3}', tap], targets: [aCreature], effects: [untapIt(target())] })],
  }),
  card('Millstone', {
    cost: '{2}',
    type: artifact,
    abilities: [
      activated({ cost: ['{2}', tap], targets: [aPlayer], effects: [{ do: 'mill', who: target(), amount: 2 }] }),
    ],
  }),
  card('Onulet', {
    cost: '{3}',
    type: artifactCreature('Construct'),
    summon: [],
    size: [2, 2],
    abilities: [triggered(dies, [gainLife(2)])],
  }),
  card("Tawnos's Wand", {
    cost: '{4}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{2}', tap],
        targets: [permanent({ ...creatures, power: { max: 2 } })],
        effects: [change(target(), [gains('unblockable')])],
      }),
    ],
  }),
  card('The Rack', {
    cost: '{1}',
    type: artifact,
    abilities: [
      entering({ choose: 'opponent' }),
      triggered(atPhase('upkeep', 'chosen'), [
        damage({ amount: 'difference', of: [3, { amount: 'cards', zone: 'hand', of: chosenPlayer }] }, chosenPlayer),
      ]),
    ],
  }),
  card("Ashnod's Battle Gear", {
    cost: '{2}',
    type: artifact,
    abilities: [
      has('may stay tapped'),
      activated({
        cost: ['{2}', tap],
        targets: [permanent(yours(creatures))],
        effects: [change(target(), [plus(2, -2)], 'while source tapped')],
      }),
    ],
  }),
  manaBattery('White Mana Battery', 'W'),
  manaBattery('Blue Mana Battery', 'U'),
  manaBattery('Black Mana Battery', 'B'),
  manaBattery('Red Mana Battery', 'R'),
  manaBattery('Green Mana Battery', 'G'),
  card('Bottle of Suleiman', {
    cost: '{4}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{1}', sacrificeThis],
        effects: [
          {
            do: 'flipCoin',
            win: [
              creatureTokens(1, {
                types: ['artifact', 'creature'],
                subtypes: ['Djinn'],
                colors: [],
                size: [5, 5],
                keywords: ['flying'],
              }),
            ],
            lose: [damage(5, you)],
          },
        ],
      }),
    ],
  }),
  clockwork('Clockwork Avian', '{5}', 'Bird', 4, { abilities: [has('flying')] }),
  card('Cursed Rack', {
    cost: '{4}',
    type: artifact,
    abilities: [entering({ choose: 'opponent' }), onPlayers(chosenPlayer, playerRule({ handSize: 4 }))],
  }),
  card("Mishra's War Machine", {
    cost: '{7}',
    type: artifactCreature('Juggernaut'),
    summon: [],
    size: [5, 5],
    abilities: [
      has('banding'),
      triggered(
        atPhase('upkeep'),
        [
          unlessPaid(
            cost(discardA()),
            named('dealt', damage(3, you)),
            ifSo({ if: 'compare', left: numberOf('dealt'), is: '>=', right: 1 }, [tapIt(self)]),
          ),
        ],
        { upkeepCost: true },
      ),
    ],
  }),
  card("Tawnos's Weaponry", {
    cost: '{2}',
    type: artifact,
    abilities: [
      has('may stay tapped'),
      activated({
        cost: ['{2}', tap],
        targets: [aCreature],
        effects: [change(target(), [plus(1, 1)], 'while source tapped')],
      }),
    ],
  }),
];
