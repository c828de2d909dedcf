// Red cards that enter the pool with the core set of 2011, printed in 2010.

import {
  all,
  atRandom,
  controllerOf,
  count,
  enchanted,
  eventPlayer,
  everybody,
  exiledWith,
  handOf,
  opponents,
  self,
  target,
  the,
  you,
} from '../../language/amount.ts';
import {
  activated,
  addMana,
  atPhase,
  attacks,
  bearerIs,
  change,
  damage,
  damageBy,
  destroy,
  dies,
  divided,
  entersPlay,
  gains,
  has,
  ifSo,
  may,
  named,
  onPlayers,
  playerRule,
  plus,
  pump,
  replacing,
  reveal,
  sacrifice,
  search,
  thisIs,
  toHand,
  toPlay,
  triggered,
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
import { cost, sacrificeA, sacrificeThis, tap } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import { artifact as artifacts, creature as creatures, land as lands, subtype, yours } from '../../language/filter.ts';
import { aCreature, anArtifact, creatureOrPlayer, oneTo, permanent, spell } from '../../language/target.ts';

export const m11Red: readonly CardDefinition[] = [
  card('Ancient Hellkite', {
    cost: '{4}{R}{R}{R}',
    type: creature('Dragon'),
    size: [6, 6],
    abilities: [
      has('flying'),
      activated({
        cost: ['{R}'],
        targets: [permanent({ ...creatures, controller: 'defending' })],
        effects: [damage(1, target())],
        condition: { if: 'is', what: self, filter: { attacking: true } },
      }),
    ],
  }),
  card('Arc Runner', {
    cost: '{2}{R}',
    type: creature('Elemental', 'Ox'),
    size: [5, 1],
    abilities: [has('haste'), triggered(atPhase('end of turn', 'each'), [sacrifice()])],
  }),
  card('Bloodcrazed Goblin', {
    cost: '{R}',
    type: creature('Goblin', 'Berserker'),
    size: [2, 2],
    abilities: [thisIs({ change: 'onlyIf', does: 'attack', condition: { if: 'dealtDamage', who: opponents } })],
  }),
  card("Chandra's Outrage", {
    cost: '{2}{R}{R}',
    type: instant,
    targets: [aCreature],
    effects: [damage(4, target()), damage(2, controllerOf(target()))],
  }),
  card("Chandra's Spitfire", {
    cost: '{2}{R}',
    type: creature('Elemental'),
    size: [1, 3],
    abilities: [
      has('flying'),
      triggered({ on: 'player is dealt damage', who: 'opponent', damage: 'noncombat' }, [pump(self, 3, 0)]),
    ],
  }),
  card('Combust', {
    cost: '{1}{R}',
    type: instant,
    targets: [permanent({ ...creatures, colors: ['white', 'blue'] })],
    effects: [{ ...damage(5, target()), unpreventable: true } as Effect],
    abilities: [has("can't be countered")],
  }),
  card('Cyclops Gladiator', {
    cost: '{1}{R}{R}{R}',
    type: creature('Cyclops', 'Warrior'),
    size: [4, 4],
    abilities: [
      triggered(
        attacks,
        [
          may(
            damage({ amount: 'power', of: self }, target()),
            damageBy(target(), { amount: 'power', of: target() }, self),
          ),
        ],
        { targets: [permanent({ ...creatures, controller: 'defending' })] },
      ),
    ],
  }),
  card('Demolish', {
    cost: '{3}{R}',
    type: sorcery,
    targets: [permanent({ anyType: ['artifact', 'land'] })],
    effects: [destroy(target())],
  }),
  card('Destructive Force', {
    cost: '{5}{R}{R}',
    type: sorcery,
    effects: [
      { do: 'sacrificeChoice', who: everybody, filter: lands, amount: 5, otherwise: [] },
      damage(5, all(creatures)),
    ],
  }),
  card('Earth Servant', {
    cost: '{5}{R}',
    type: creature('Elemental'),
    size: [4, 4],
    abilities: [thisIs(plus(0, count(yours(subtype('Mountain')))))],
  }),
  card('Ember Hauler', {
    cost: '{R}{R}',
    type: creature('Goblin'),
    size: [2, 2],
    abilities: [
      activated({ cost: ['{1}', sacrificeThis], targets: [creatureOrPlayer], effects: [damage(2, target())] }),
    ],
  }),
  card('Fire Servant', {
    cost: '{3}{R}{R}',
    type: creature('Elemental'),
    size: [4, 3],
    abilities: [
      replacing({
        replace: 'damage',
        from: yours({ anyType: ['instant', 'sorcery'], colors: ['red'] }),
        to: 'anything',
        times: 2,
      }),
    ],
  }),
  card('Fling', {
    cost: '{1}{R}',
    type: instant,
    additionalCost: cost(sacrificeA(creatures, 1, 'victim')),
    targets: [creatureOrPlayer],
    effects: [damage({ amount: 'power', of: the('victim') }, target())],
  }),
  card('Goblin Balloon Brigade', {
    cost: '{R}',
    type: creature('Goblin', 'Warrior'),
    summon: ['Goblin'],
    size: [1, 1],
    abilities: [activated({ cost: ['{R}'], effects: [change(self, [gains('flying')])] })],
  }),
  card('Goblin Tunneler', {
    cost: '{1}{R}',
    type: creature('Goblin', 'Rogue'),
    size: [1, 1],
    abilities: [
      activated({
        cost: [tap],
        targets: [permanent({ ...creatures, power: { max: 2 } })],
        effects: [change(target(), [gains('unblockable')])],
      }),
    ],
  }),
  card('Hoarding Dragon', {
    cost: '{3}{R}{R}',
    type: creature('Dragon'),
    size: [4, 4],
    abilities: [
      has('flying'),
      triggered(entersPlay, [may(search(artifacts, 1, 'exile', false))]),
      triggered(dies, [may(toHand(exiledWith))]),
    ],
  }),
  card('Incite', {
    cost: '{R}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [{ change: 'color', colors: ['red'] }, gains('attacks each turn')])],
  }),
  card('Inferno Titan', {
    cost: '{4}{R}{R}',
    type: creature('Giant'),
    size: [6, 6],
    abilities: [
      activated({ cost: ['{R}'], effects: [pump(self, 1, 0)] }),
      triggered({ on: 'either', of: [entersPlay, attacks] }, [divided(3)], {
        targets: [oneTo(3, creatureOrPlayer)],
      }),
    ],
  }),
  card('Leyline of Punishment', {
    cost: '{2}{R}{R}',
    type: enchantment,
    abilities: [
      replacing({ replace: 'opening hand' }),
      onPlayers(everybody, playerRule("can't gain life")),
      onPlayers(everybody, playerRule("damage can't be prevented")),
    ],
  }),
  card('Manic Vandal', {
    cost: '{2}{R}',
    type: creature('Human', 'Warrior'),
    size: [2, 2],
    abilities: [triggered(entersPlay, [destroy(target())], { targets: [anArtifact] })],
  }),
  card('Pyretic Ritual', { cost: '{1}{R}', type: instant, effects: [addMana('R', 'R', 'R')] }),
  card('Reverberate', {
    cost: '{R}{R}',
    type: interrupt,
    targets: [spell({ anyType: ['instant', 'sorcery'] })],
    effects: [{ do: 'copySpell', who: you, what: target() }],
  }),
  card("Shiv's Embrace", {
    cost: '{2}{R}{R}',
    type: aura(creatures),
    abilities: [bearerIs(plus(2, 2), gains('flying')), activated({ cost: ['{R}'], effects: [pump(enchanted, 1, 0)] })],
  }),
  card('Thunder Strike', {
    cost: '{1}{R}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [plus(2, 0), gains('first strike')])],
  }),
  card('Volcanic Strength', {
    cost: '{1}{R}',
    type: aura(creatures),
    abilities: [bearerIs(plus(2, 2), gains('mountainwalk'))],
  }),
  card('Vulshok Berserker', {
    cost: '{3}{R}',
    type: creature('Human', 'Berserker'),
    size: [3, 2],
    abilities: [has('haste')],
  }),
  card('Wild Evocation', {
    cost: '{5}{R}',
    type: enchantment,
    abilities: [
      triggered(atPhase('upkeep', 'each'), [
        named('seen', reveal(atRandom(eventPlayer, handOf(eventPlayer)))),
        ifSo(
          { if: 'is', what: the('seen'), filter: lands },
          [toPlay(the('seen'), eventPlayer)],
          [{ do: 'play', who: eventPlayer, what: the('seen'), must: true, otherwise: [] }],
        ),
      ]),
    ],
  }),
];
