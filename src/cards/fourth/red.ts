// Red cards new to the basic game with Fourth Edition, 1995.

import {
  all,
  allOf,
  atRandom,
  controllerOf,
  enchanted,
  eventPlayer,
  everybody,
  forEach,
  handOf,
  minus,
  numberOf,
  otherOne,
  self,
  target,
  the,
  together,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  addMana,
  always,
  atPhase,
  attacks,
  bearerIs,
  bury,
  change,
  damage,
  divided,
  exchange,
  forEachOf,
  gains,
  has,
  ifSo,
  manaAbility,
  mayPay,
  named,
  plus,
  pump,
  regenerate,
  repeatUntil,
  reveal,
  sacrifice,
  tapIt,
  thisIs,
  triggered,
  untapIt,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, enchantment, instant, sorcery } from '../../language/card.ts';
import { inPlay, not } from '../../language/condition.ts';
import { cost, payLife, sacrificeThis, tap } from '../../language/cost.ts';
import { creature as creatures, type Filter, subtype } from '../../language/filter.ts';
import { aCreature, anOpponent, anyNumber, creatureOrPlayer, permanent } from '../../language/target.ts';
import { untapCost } from '../phrases.ts';

const blue: Filter = { ...creatures, colors: ['blue'] };
const blueStaysTappedOfOld: Partial<CardDefinition> = {
  abilities: [always(blue, gains("doesn't untap")), always(blue, { change: 'ability', ability: untapCost('{4}') })],
};

export const fourthRed: readonly CardDefinition[] = [
  card('Magnetic Mountain', {
    cost: '{1}{R}{R}',
    type: enchantment,
    abilities: [
      always(blue, gains("doesn't untap")),
      triggered(atPhase('upkeep', 'each'), [
        forEachOf(
          'one',
          allOf({ ...blue, tapped: true }, eventPlayer),
          mayPay(eventPlayer, cost('{4}'), [untapIt(the('one'))]),
        ),
      ]),
    ],
    // Each of them has an untap cost there.
    inBook: { beta: blueStaysTappedOfOld, fifth: blueStaysTappedOfOld },
  }),
  card('Ali Baba', {
    cost: '{R}',
    type: creature('Human', 'Rogue'),
    summon: ['Ali Baba'],
    size: [1, 1],
    abilities: [activated({ cost: ['{R}'], targets: [permanent(subtype('Wall'))], effects: [tapIt(target())] })],
  }),
  card('Ball Lightning', {
    cost: '{R}{R}{R}',
    type: creature('Elemental'),
    summon: ['Ball Lightning'],
    size: [6, 1],
    abilities: [has('trample'), has('haste'), triggered(atPhase('end of turn', 'each'), [sacrifice()])],
  }),
  card('Bird Maiden', {
    cost: '{2}{R}',
    type: creature('Human', 'Bird'),
    summon: ['Bird Maiden'],
    size: [1, 2],
    abilities: [has('flying')],
  }),
  card('Blood Lust', {
    cost: '{1}{R}',
    type: instant,
    targets: [aCreature],
    effects: [
      ifSo(
        { if: 'is', what: target(), filter: { toughness: { min: 5 } } },
        [pump(target(), 4, -4)],
        [pump(target(), 4, forEach(-1, minus({ amount: 'toughness', of: target() }, 1)))],
      ),
    ],
  }),
  card('Brothers of Fire', {
    cost: '{1}{R}{R}',
    type: creature('Human', 'Shaman'),
    summon: ['Brother'],
    size: [2, 2],
    abilities: [
      activated({ cost: ['{1}{R}{R}'], targets: [creatureOrPlayer], effects: [damage(1, target()), damage(1, you)] }),
    ],
  }),
  card('Cave People', {
    cost: '{1}{R}{R}',
    type: creature('Human'),
    summon: ['Cave People'],
    size: [1, 4],
    abilities: [
      triggered(attacks, [pump(self, 1, -2)]),
      activated({
        cost: ['{1}{R}{R}', tap],
        targets: [aCreature],
        effects: [change(target(), [gains('mountainwalk')])],
      }),
    ],
  }),
  card('Crimson Manticore', {
    cost: '{2}{R}{R}',
    type: creature('Manticore'),
    size: [2, 2],
    abilities: [
      has('flying'),
      activated({
        cost: ['{R}', tap],
        targets: [permanent({ ...creatures, inCombat: true })],
        effects: [damage(1, target())],
      }),
    ],
  }),
  card('Detonate', {
    cost: '{X}{R}',
    type: sorcery,
    targets: [permanent({ types: ['artifact'], cost: { equals: 'x' } })],
    effects: [bury(target()), damage(X, controllerOf(target()))],
  }),
  card('Eternal Warrior', { cost: '{R}', type: aura(creatures), abilities: [bearerIs(gains('vigilance'))] }),
  card('Fissure', {
    cost: '{3}{R}{R}',
    type: instant,
    targets: [permanent({ anyType: ['creature', 'land'] })],
    effects: [bury(target())],
  }),
  card('Giant Strength', { cost: '{R}{R}', type: aura(creatures), abilities: [bearerIs(plus(2, 2))] }),
  card('Goblin Rock Sled', {
    cost: '{1}{R}',
    type: creature('Goblin'),
    summon: ['Rock Sled'],
    size: [3, 1],
    abilities: [
      has('trample'),
      thisIs({ change: 'onlyIf', does: 'untap', condition: not({ if: 'attackedLastTurn', what: self }) }),
      thisIs({
        change: 'onlyIf',
        does: 'attack',
        condition: inPlay({ subtypes: ['Mountain'], controller: 'defending' }),
      }),
    ],
  }),
  card('Hurr Jackal', {
    cost: '{R}',
    type: creature('Hound'),
    summon: ['Jackal'],
    size: [1, 1],
    abilities: [
      activated({ cost: [tap], targets: [aCreature], effects: [change(target(), [gains("can't be regenerated")])] }),
    ],
  }),
  card('Immolation', { cost: '{R}', type: aura(creatures), abilities: [bearerIs(plus(2, -2))] }),
  card('Inferno', { cost: '{5}{R}{R}', type: instant, effects: [damage(6, all(creatures)), damage(6, everybody)] }),
  card('Mana Clash', {
    cost: '{R}',
    type: sorcery,
    targets: [anOpponent],
    effects: [
      repeatUntil(
        not({ if: 'compare', left: numberOf('tails'), is: '>=', right: 1 }),
        { do: 'flipCoin', who: together(you, target()), win: [], lose: [], as: 'tails' },
        damage(1, the('tails')),
      ),
    ],
  }),
  card('Pyrotechnics', {
    cost: '{4}{R}',
    type: sorcery,
    targets: [anyNumber(creatureOrPlayer)],
    effects: [divided(4)],
  }),
  card('Sisters of the Flame', {
    cost: '{1}{R}{R}',
    type: creature('Human', 'Shaman'),
    summon: ['Sister'],
    size: [2, 2],
    abilities: [manaAbility([tap], addMana('R'))],
  }),
  card('Tempest Efreet', {
    cost: '{1}{R}{R}{R}',
    type: creature('Efreet'),
    size: [3, 3],
    forAnte: true,
    abilities: [
      activated({
        cost: [tap, sacrificeThis],
        targets: [anOpponent],
        effects: [
          mayPay(
            target(),
            cost(payLife(10)),
            [],
            [
              named('revealed', reveal(atRandom(target(), handOf(target())))),
              exchange('owners', the('revealed'), self),
            ],
          ),
        ],
      }),
    ],
  }),
  card('The Brute', {
    cost: '{1}{R}',
    type: aura(creatures),
    abilities: [bearerIs(plus(1, 0)), activated({ cost: ['{R}{R}{R}'], effects: [regenerate(enchanted)] })],
  }),
  card('Wall of Dust', {
    cost: '{2}{R}',
    type: creature('Wall'),
    size: [1, 4],
    abilities: [
      has('defender'),
      triggered({ on: 'blocks', what: { self: true }, other: creatures }, [
        change(otherOne, [gains("can't attack")], 'their next turn'),
      ]),
    ],
  }),
];
