// Blue cards new to the basic game with Fourth Edition, 1995.

import type { Ability } from '../../language/ability.ts';
import {
  allOwned,
  controllerOf,
  eventAmount,
  eventPlayer,
  everybody,
  handOf,
  numberOf,
  ownNumberOf,
  self,
  subject,
  target,
  the,
  upToSome,
  you,
} from '../../language/amount.ts';
import {
  activated,
  addMana,
  always,
  asLongAs,
  atEndOfCombat,
  atPhase,
  attacks,
  bearerIs,
  damage,
  destroy,
  discardIt,
  draw,
  entering,
  gainLife,
  has,
  ifSo,
  manaAbility,
  mayPay,
  named,
  plus,
  putCounters,
  regenerate,
  reveal,
  sacrifice,
  tapIt,
  thisIs,
  toHand,
  triggered,
  unlessPaid,
  untapIt,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, enchantment, instant, sorcery } from '../../language/card.ts';
import { not } from '../../language/condition.ts';
import { cost, payLife, sacrificeA, tap } from '../../language/cost.ts';
import {
  artifact as artifacts,
  creature as creatures,
  land as lands,
  subtype,
  without,
} from '../../language/filter.ts';
import { aPlayer, creatureOrPlayer, permanent } from '../../language/target.ts';
import { needsEnemyIsland, strandedSince, untapCost } from '../phrases.ts';

const TWO_ISLANDS = sacrificeA(subtype('Island'), 2);
const leviathan = (untaps: Ability): readonly Ability[] => [
  has('trample'),
  entering({ tapped: true }),
  has("doesn't untap"),
  untaps,
  thisIs({ change: 'price', doing: 'attack', cost: cost(TWO_ISLANDS) }),
];

export const fourthBlue: readonly CardDefinition[] = [
  card('Relic Bind', {
    cost: '{2}{U}',
    type: aura({ ...artifacts, controller: 'opponent' }),
    abilities: [
      triggered(
        { on: 'becomes tapped', what: { enchanted: true } },
        [
          {
            do: 'oneOf',
            announced: true,
            of: [
              { word: 'damage', then: [damage(1, target())] },
              { word: 'life', then: [gainLife(1, target())] },
            ],
          },
        ],
        { targets: [aPlayer] },
      ),
    ],
  }),
  card('Energy Flux', {
    cost: '{2}{U}',
    type: enchantment,
    abilities: [
      always(artifacts, {
        change: 'ability',
        ability: triggered(atPhase('upkeep'), [unlessPaid(cost('{2}'), sacrifice())], { upkeepCost: true }),
      }),
    ],
  }),
  card('Ghost Ship', {
    cost: '{2}{U}{U}',
    type: creature('Spirit'),
    summon: ['Ship'],
    size: [2, 4],
    abilities: [has('flying'), activated({ cost: ['{U}{U}{U}'], effects: [regenerate()] })],
  }),
  card('Leviathan', {
    cost: '{5}{U}{U}{U}{U}',
    type: creature('Leviathan'),
    size: [10, 10],
    abilities: leviathan(triggered(atPhase('upkeep'), [mayPay(you, cost(TWO_ISLANDS), [untapIt(self)])])),
    // Two Islands are an untap cost there.
    inBook: {
      beta: { abilities: leviathan(untapCost(TWO_ISLANDS)) },
      fifth: { abilities: leviathan(untapCost(TWO_ISLANDS)) },
    },
  }),
  card('Segovian Leviathan', {
    cost: '{4}{U}',
    type: creature('Leviathan'),
    size: [3, 3],
    abilities: [has('islandwalk')],
  }),
  card('Unstable Mutation', {
    cost: '{U}',
    type: aura(creatures),
    abilities: [bearerIs(plus(3, 3)), triggered(atPhase('upkeep', 'enchanted'), [putCounters('-1/-1', 1, subject)])],
  }),
  card('Zephyr Falcon', {
    cost: '{1}{U}',
    type: creature('Bird'),
    summon: ['Falcon'],
    size: [1, 1],
    abilities: [has('flying'), has('vigilance')],
  }),
  card('Apprentice Wizard', {
    cost: '{1}{U}{U}',
    type: creature('Human', 'Wizard'),
    summon: ['Wizard'],
    size: [0, 1],
    abilities: [manaAbility(['{U}', tap], addMana('C', 'C', 'C'))],
  }),
  card('Backfire', {
    cost: '{U}',
    type: aura(creatures),
    abilities: [
      triggered({ on: 'deals damage', what: { enchanted: true }, to: 'you', combat: false }, [
        damage(eventAmount, controllerOf(subject)),
      ]),
    ],
  }),
  card('Flood', {
    cost: '{U}',
    type: enchantment,
    abilities: [
      activated({ cost: ['{U}{U}'], targets: [permanent(without(creatures, 'flying'))], effects: [tapIt(target())] }),
    ],
  }),
  card('Gaseous Form', {
    cost: '{2}{U}',
    type: aura(creatures),
    abilities: [bearerIs({ change: 'preventFrom', filter: {}, combat: true, dealt: true })],
  }),
  card('Erosion', {
    cost: '{U}{U}{U}',
    type: aura(lands),
    abilities: [
      triggered(atPhase('upkeep', 'enchanted'), [
        mayPay(eventPlayer, cost('{1}'), [], [mayPay(eventPlayer, cost(payLife(1)), [], [destroy(subject)])]),
      ]),
    ],
  }),
  card('Mind Bomb', {
    cost: '{U}',
    type: sorcery,
    effects: [
      named('thrown', discardIt(upToSome(everybody, handOf(everybody), 3))),
      damage({ amount: 'difference', of: [3, ownNumberOf('thrown')] }, everybody),
    ],
  }),
  card('Giant Tortoise', {
    cost: '{1}{U}',
    type: creature('Turtle'),
    summon: ['Tortoise'],
    size: [1, 1],
    abilities: [asLongAs({ if: 'is', what: self, filter: { tapped: false } }, thisIs(plus(0, 3)))],
  }),
  card('Psionic Entity', {
    cost: '{4}{U}',
    type: creature('Illusion'),
    summon: ['Entity'],
    size: [2, 2],
    abilities: [
      activated({ cost: [tap], targets: [creatureOrPlayer], effects: [damage(2, target()), damage(3, self)] }),
    ],
  }),
  card('Sunken City', {
    cost: '{U}{U}',
    type: enchantment,
    abilities: [
      triggered(atPhase('upkeep'), [unlessPaid(cost('{U}{U}'), sacrifice())], { upkeepCost: true }),
      always({ ...creatures, colors: ['blue'] }, plus(1, 1)),
    ],
  }),
  card('Energy Tap', {
    cost: '{U}',
    type: sorcery,
    targets: [permanent({ ...creatures, controller: 'you', tapped: false })],
    effects: [
      named('tapped', tapIt(target())),
      ifSo({ if: 'compare', left: numberOf('tapped'), is: '>=', right: 1 }, [
        { do: 'addMana', who: you, mana: ['C'], times: { amount: 'cost', of: target() } },
      ]),
    ],
  }),
  card("Hurkyl's Recall", {
    cost: '{1}{U}',
    type: instant,
    targets: [aPlayer],
    effects: [toHand(allOwned(artifacts, target()))],
  }),
  card('Island Fish Jasconius', {
    cost: '{4}{U}{U}{U}',
    type: creature('Fish'),
    summon: ['Island', 'Fish'],
    size: [6, 8],
    ...strandedSince(
      [
        has("doesn't untap"),
        triggered(atPhase('upkeep'), [mayPay(you, cost('{U}{U}{U}'), [untapIt(self)])]),
        needsEnemyIsland,
      ],
      [has("doesn't untap"), untapCost('{U}{U}{U}'), needsEnemyIsland],
    ),
  }),
  card('Time Elemental', {
    cost: '{2}{U}',
    type: creature('Elemental'),
    size: [0, 2],
    abilities: [
      triggered({ on: 'either', of: [attacks, { on: 'blocks', what: { self: true }, other: {} }] }, [
        atEndOfCombat(sacrifice(), damage(5, you)),
      ]),
      activated({
        cost: ['{2}{U}{U}', tap],
        targets: [permanent({ hasAura: false })],
        effects: [toHand(target())],
      }),
    ],
  }),
  card('Sindbad', {
    cost: '{1}{U}',
    type: creature('Human'),
    summon: ['Sindbad'],
    size: [1, 1],
    abilities: [
      activated({
        cost: [tap],
        effects: [
          named('drawn', draw(1)),
          reveal(the('drawn')),
          ifSo(not({ if: 'is', what: the('drawn'), filter: lands }), [discardIt(the('drawn'))]),
        ],
      }),
    ],
  }),
];
