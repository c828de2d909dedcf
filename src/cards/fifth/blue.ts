// Blue cards new to the basic game with Fifth Edition, 1997.

import {
  aChoice,
  allOf,
  controllerOf,
  eventPlayer,
  everybody,
  graveyardOf,
  handOf,
  numberOf,
  otherOne,
  otherPlayers,
  self,
  target,
  the,
  topOf,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  arrangeTop,
  atEndOfTurn,
  atPhase,
  attacks,
  bearerIs,
  bury,
  change,
  choose,
  counterSpell,
  damage,
  destroy,
  discard,
  draw,
  exchange,
  exile,
  gains,
  has,
  ifSo,
  inAnyOrder,
  may,
  mayPay,
  named,
  onPlayers,
  playerRule,
  plus,
  protectionFrom,
  pump,
  replacing,
  reveal,
  sacrifice,
  tapIt,
  thisIs,
  toHand,
  triggered,
  unlessPaid,
  untapIt,
  whenControlIsLost,
  whileYoursAndTapped,
} from '../../language/build.ts';
import {
  aura,
  type CardDefinition,
  card,
  creature,
  enchantment,
  instant,
  interrupt,
  sorcery,
} from '../../language/card.ts';
import { cost, discardA, payLife, tap } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import { artifact as artifacts, creature as creatures, type Filter, subtype } from '../../language/filter.ts';
import { aCreature, aPlayer, permanent, spell } from '../../language/target.ts';
import { needsEnemyIsland, strandedFirst, strandedWithoutIslands } from '../phrases.ts';

const drawsNextUpkeep: Effect = { do: 'later', when: 'next upkeep', then: [draw(1)] };

/** It is untapped for a turn on your side, and tapped when it goes back. */
const borrowed: readonly Effect[] = [
  untapIt(target()),
  change(target(), [{ change: 'control' }]),
  change(target(), [gains('haste')]),
  whenControlIsLost(target(), tapIt(target())),
];

/** What costs the most of each player goes to the other. */
const exchangesDearest = (filter: Filter, name: string): readonly Effect[] => [
  choose(`your ${name}`, { ...aChoice(you, allOf(filter, you)), dearest: true }),
  choose(`other ${name}`, { ...aChoice(target(), allOf(filter, target())), dearest: true }),
  exchange('control', the(`your ${name}`), the(`other ${name}`)),
];

export const fifthBlue: readonly CardDefinition[] = [
  card('Deflection', {
    cost: '{3}{U}',
    type: interrupt,
    targets: [spell({ singleTarget: true })],
    effects: [{ do: 'chooseNewTargets', what: target(), another: true }],
  }),
  card('Anti-Magic Aura', {
    cost: '{2}{U}',
    type: aura(creatures),
    abilities: [
      bearerIs(
        { change: 'notTargetOf', from: {}, spells: true },
        { change: 'cantBeEnchanted', by: { subtypes: ['Aura'], other: true } },
      ),
    ],
  }),
  card('Juxtapose', {
    cost: '{3}{U}',
    type: sorcery,
    targets: [aPlayer],
    effects: [...exchangesDearest(creatures, 'creature'), ...exchangesDearest(artifacts, 'artifact')],
  }),
  card('Ray of Command', {
    cost: '{3}{U}',
    type: instant,
    targets: [permanent({ ...creatures, controller: 'opponent' })],
    effects: borrowed,
  }),
  card('Magus of the Unseen', {
    cost: '{1}{U}',
    type: creature('Human', 'Wizard'),
    summon: ['Magus'],
    size: [1, 1],
    abilities: [
      activated({
        cost: ['{1}{U}', tap],
        targets: [permanent({ ...artifacts, controller: 'opponent' })],
        effects: borrowed,
      }),
    ],
  }),
  card('Seasinger', {
    cost: '{1}{U}{U}',
    type: creature('Merfolk'),
    size: [0, 1],
    ...strandedFirst(
      has('may stay tapped'),
      activated({
        cost: [tap],
        targets: [permanent({ ...creatures, controllerHas: subtype('Island') })],
        effects: [change(target(), [{ change: 'control' }], whileYoursAndTapped)],
      }),
    ),
  }),
  card('Boomerang', { cost: '{U}{U}', type: instant, targets: [permanent({})], effects: [toHand(target())] }),
  card('Remove Soul', {
    cost: '{1}{U}',
    type: interrupt,
    targets: [spell(creatures)],
    effects: [counterSpell(target())],
  }),
  card('Sea Spirit', {
    cost: '{4}{U}',
    type: creature('Elemental', 'Spirit'),
    summon: ['Spirit'],
    size: [2, 3],
    abilities: [activated({ cost: ['{U}'], effects: [pump(self, 1, 0)] })],
  }),
  card('Vodalian Soldiers', {
    cost: '{1}{U}',
    type: creature('Merfolk', 'Soldier'),
    summon: ['Merfolk'],
    size: [1, 2],
  }),
  card('Aether Storm', {
    cost: '{3}{U}',
    type: enchantment,
    abilities: [
      onPlayers(everybody, { change: 'cant', doing: 'cast', filter: creatures }),
      activated({ cost: [payLife(4)], effects: [bury(self)], by: 'anybody' }),
    ],
  }),
  card('Binding Grasp', {
    cost: '{3}{U}',
    type: aura(creatures),
    abilities: [
      triggered(atPhase('upkeep'), [unlessPaid(cost('{1}{U}'), sacrifice())], { upkeepCost: true }),
      bearerIs({ change: 'control' }),
      bearerIs(plus(0, 1)),
    ],
  }),
  card('Dandân', {
    cost: '{U}{U}',
    type: creature('Fish'),
    summon: ['Dandân'],
    size: [4, 1],
    ...strandedWithoutIslands(needsEnemyIsland),
  }),
  card('Force Spike', {
    cost: '{U}',
    type: interrupt,
    targets: [spell()],
    effects: [mayPay(controllerOf(target()), cost('{1}'), [], [counterSpell(target())])],
  }),
  card('Glacial Wall', { cost: '{2}{U}', type: creature('Wall'), size: [0, 7], abilities: [has('defender')] }),
  card('Homarid Warrior', {
    cost: '{4}{U}',
    type: creature('Homarid', 'Warrior'),
    summon: ['Homarid'],
    size: [3, 3],
    abilities: [
      activated({
        cost: ['{U}'],
        effects: [change(self, [gains('shroud')]), change(self, [gains("doesn't untap")], 'next untap'), tapIt(self)],
      }),
    ],
  }),
  card('Labyrinth Minotaur', {
    cost: '{3}{U}',
    type: creature('Minotaur'),
    size: [1, 4],
    abilities: [
      triggered({ on: 'blocks', what: { self: true }, other: creatures }, [
        change(otherOne, [gains("doesn't untap")], 'next untap'),
      ]),
    ],
  }),
  card('Reef Pirates', {
    cost: '{1}{U}{U}',
    type: creature('Zombie', 'Pirate'),
    summon: ['Ships'],
    size: [2, 2],
    abilities: [
      triggered({ on: 'deals damage', what: { self: true }, to: 'opponent', combat: false }, [
        { do: 'mill', who: eventPlayer, amount: 1 },
      ]),
    ],
  }),
  card("Zur's Weirding", {
    cost: '{3}{U}',
    type: enchantment,
    abilities: [
      onPlayers(everybody, playerRule('hand revealed')),
      replacing({
        replace: 'instead',
        of: 'draw',
        who: 'anybody',
        phase: null,
        with: [
          named('shown', reveal(topOf(eventPlayer))),
          { ...mayPay(otherPlayers, cost(payLife(2)), []), one: true, as: 'payer' } as Effect,
          ifSo(
            { if: 'compare', left: numberOf('payer'), is: '>=', right: 1 },
            [{ do: 'toGraveyard', what: the('shown') }],
            [draw(1, eventPlayer)],
          ),
        ],
      }),
    ],
  }),
  card('Sea Sprite', {
    cost: '{1}{U}',
    type: creature('Faerie'),
    size: [1, 1],
    abilities: [has('flying'), protectionFrom({ colors: ['red'] })],
  }),
  card('Wind Spirit', {
    cost: '{4}{U}',
    type: creature('Elemental', 'Spirit'),
    summon: ['Spirit'],
    size: [3, 2],
    abilities: [has('flying'), thisIs({ change: 'blockers', atLeast: 2 })],
  }),
  card('Soul Barrier', {
    cost: '{2}{U}',
    type: enchantment,
    abilities: [
      triggered({ on: 'casts', what: creatures, who: 'opponent' }, [
        mayPay(eventPlayer, cost('{2}'), [], [damage(2, eventPlayer)]),
      ]),
    ],
  }),
  card('Dark Maze', {
    cost: '{4}{U}',
    type: creature('Wall'),
    size: [4, 5],
    abilities: [
      has('defender'),
      activated({
        cost: ['{0}'],
        effects: [change(self, [gains('attacks anyway')]), atEndOfTurn(exile(self))],
      }),
    ],
  }),
  card('Enervate', {
    cost: '{1}{U}',
    type: instant,
    targets: [permanent({ anyType: ['artifact', 'creature', 'land'] })],
    effects: [tapIt(target()), drawsNextUpkeep],
  }),
  card('Forget', {
    cost: '{U}{U}',
    type: sorcery,
    targets: [aPlayer],
    effects: [named('gone', discard(2, target())), draw(numberOf('gone'), target())],
  }),
  card('Hydroblast', {
    cost: '{U}',
    type: interrupt,
    modes: [
      {
        targets: [spell()],
        effects: [ifSo({ if: 'is', what: target(), filter: { colors: ['red'] } }, [counterSpell(target())])],
      },
      {
        targets: [permanent({})],
        effects: [ifSo({ if: 'is', what: target(), filter: { colors: ['red'] } }, [destroy(target())])],
      },
    ],
  }),
  card('Krovikan Sorcerer', {
    cost: '{2}{U}',
    type: creature('Human', 'Wizard'),
    summon: ['Wizard'],
    size: [1, 1],
    abilities: [
      activated({ cost: [tap, discardA({ notColors: ['black'] })], effects: [draw(1)] }),
      activated({
        cost: [tap, discardA({ colors: ['black'] })],
        effects: [named('drawn', draw(2)), { do: 'discard', what: aChoice(you, the('drawn')) }],
      }),
    ],
  }),
  card('Memory Lapse', {
    cost: '{1}{U}',
    type: interrupt,
    targets: [spell()],
    effects: [{ do: 'counter', what: target(), to: 'top' }],
  }),
  card('Sibilant Spirit', {
    cost: '{5}{U}',
    type: creature('Spirit'),
    size: [5, 6],
    abilities: [
      has('flying'),
      triggered(attacks, [{ do: 'may', who: eventPlayer, cost: null, then: [draw(1, eventPlayer)], otherwise: [] }]),
    ],
  }),
  card('Updraft', {
    cost: '{1}{U}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [gains('flying')]), drawsNextUpkeep],
  }),
  card('Brainstorm', {
    cost: '{U}',
    type: instant,
    effects: [draw(3), inAnyOrder(aChoice(you, handOf(you), 2), 'top')],
  }),
  card('Portent', {
    cost: '{U}',
    type: sorcery,
    targets: [aPlayer],
    effects: [...arrangeTop(3, target()), may({ do: 'shuffle', who: target() }), drawsNextUpkeep],
  }),
  card('Recall', {
    cost: '{X}{X}{U}',
    type: sorcery,
    effects: [named('gone', discard(X, you)), toHand(aChoice(you, graveyardOf(you), numberOf('gone'))), exile(self)],
  }),
];
