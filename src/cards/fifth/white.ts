// White cards new to the basic game with Fifth Edition, 1997.

import {
  all,
  controllerOf,
  enchanted,
  eventAmount,
  everybody,
  numberOf,
  self,
  subject,
  target,
  the,
  you,
} from '../../language/amount.ts';
import {
  activated,
  always,
  asLongAs,
  atEndOfTurn,
  atNextUpkeep,
  atPhase,
  bearerIs,
  change,
  counterSpell,
  creatureTokens,
  damage,
  destroy,
  draw,
  entering,
  exile,
  gainLife,
  gains,
  has,
  named,
  plus,
  preventNext,
  protectionFrom,
  pump,
  putCounters,
  replacing,
  sacrifice,
  tapIt,
  thisIs,
  toHand,
  toPlay,
  triggered,
  unlessPaid,
  whenControlIsLost,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, enchantment, instant, sorcery } from '../../language/card.ts';
import { inPlay } from '../../language/condition.ts';
import { cost, payLife, sacrificeA, tap } from '../../language/cost.ts';
import { creature as creatures, enchantment as enchantments, land as lands, yours } from '../../language/filter.ts';
import {
  aCreature,
  anArtifact,
  anEnchantment,
  creatureOrPlayer,
  permanent,
  several,
  spell,
} from '../../language/target.ts';

export const fifthWhite: readonly CardDefinition[] = [
  card('Abbey Gargoyles', {
    cost: '{2}{W}{W}{W}',
    type: creature('Gargoyle'),
    size: [3, 4],
    abilities: [has('flying'), protectionFrom({ colors: ['red'] })],
  }),
  card('Akron Legionnaire', {
    cost: '{6}{W}{W}',
    type: creature('Giant', 'Soldier'),
    summon: ['Legionnaire'],
    size: [8, 4],
    abilities: [
      always(
        yours({
          ...creatures,
          noneOf: [{ ...creatures, named: 'Akron Legionnaire' }, { types: ['artifact', 'creature'] }],
        }),
        gains("can't attack"),
      ),
    ],
  }),
  card("Arenson's Aura", {
    cost: '{2}{W}',
    type: enchantment,
    abilities: [
      activated({ cost: ['{W}', sacrificeA(enchantments)], targets: [anEnchantment], effects: [destroy(target())] }),
      activated({
        cost: ['{3}{U}{U}'],
        targets: [spell(enchantments)],
        effects: [counterSpell(target())],
        speed: 'interrupt',
      }),
    ],
  }),
  card('Armor of Faith', {
    cost: '{W}',
    type: aura(creatures),
    abilities: [bearerIs(plus(1, 1)), activated({ cost: ['{W}'], effects: [pump(enchanted, 0, 1)] })],
  }),
  card('Aysen Bureaucrats', {
    cost: '{1}{W}',
    type: creature('Human', 'Advisor'),
    summon: ['Bureaucrat'],
    size: [1, 1],
    abilities: [
      activated({ cost: [tap], targets: [permanent({ ...creatures, power: { max: 2 } })], effects: [tapIt(target())] }),
    ],
  }),
  card('Blessed Wine', { cost: '{1}{W}', type: instant, effects: [gainLife(1), atNextUpkeep(draw(1))] }),
  card('Blinking Spirit', {
    cost: '{3}{W}',
    type: creature('Spirit'),
    size: [2, 2],
    abilities: [activated({ cost: ['{0}'], effects: [toHand(self)] })],
  }),
  card('Caribou Range', {
    cost: '{2}{W}{W}',
    type: aura(yours(lands)),
    abilities: [
      bearerIs({
        change: 'ability',
        ability: activated({
          cost: ['{W}{W}', tap],
          effects: [creatureTokens(1, { subtypes: ['Caribou'], colors: ['white'], size: [0, 1] })],
        }),
      }),
      activated({ cost: [sacrificeA({ subtypes: ['Caribou'], token: true })], effects: [gainLife(1)] }),
    ],
  }),
  card("D'Avenant Archer", {
    cost: '{2}{W}',
    type: creature('Human', 'Soldier', 'Archer'),
    summon: ['Archer'],
    size: [1, 2],
    abilities: [
      activated({
        cost: [tap],
        targets: [permanent({ ...creatures, inCombat: true })],
        effects: [damage(1, target())],
      }),
    ],
  }),
  card('Death Speakers', {
    cost: '{W}',
    type: creature('Human', 'Cleric'),
    summon: ['Speaker'],
    size: [1, 1],
    abilities: [protectionFrom({ colors: ['black'] })],
  }),
  card('Divine Offering', {
    cost: '{1}{W}',
    type: instant,
    targets: [anArtifact],
    effects: [destroy(target()), gainLife({ amount: 'cost', of: target() })],
  }),
  card('Dust to Dust', {
    cost: '{1}{W}{W}',
    type: sorcery,
    targets: [several(anArtifact, 2)],
    effects: [exile(target())],
  }),
  card('Greater Realm of Preservation', {
    cost: '{1}{W}',
    type: enchantment,
    abilities: [
      activated({
        cost: ['{1}{W}'],
        effects: [{ do: 'preventFromSource', to: you, source: { colors: ['black', 'red'] } }],
      }),
    ],
  }),
  card('Heal', {
    cost: '{W}',
    type: instant,
    targets: [creatureOrPlayer],
    effects: [preventNext(1, target()), atNextUpkeep(draw(1))],
  }),
  card('Hipparion', {
    cost: '{1}{W}',
    type: creature('Horse'),
    summon: ['Hipparion'],
    size: [1, 3],
    abilities: [
      thisIs({ change: 'price', doing: 'block', cost: cost('{1}'), against: { ...creatures, power: { min: 3 } } }),
    ],
  }),
  card('Icatian Phalanx', {
    cost: '{4}{W}',
    type: creature('Human', 'Soldier'),
    size: [2, 4],
    abilities: [has('banding')],
  }),
  card('Icatian Scout', {
    cost: '{W}',
    type: creature('Human', 'Soldier', 'Scout'),
    size: [1, 1],
    abilities: [
      activated({ cost: ['{1}', tap], targets: [aCreature], effects: [change(target(), [gains('first strike')])] }),
    ],
  }),
  card('Icatian Town', {
    cost: '{5}{W}',
    type: sorcery,
    effects: [creatureTokens(4, { subtypes: ['Citizen'], colors: ['white'], size: [1, 1] })],
  }),
  card('Ivory Guardians', {
    cost: '{4}{W}{W}',
    type: creature('Giant', 'Cleric'),
    summon: ['Guardian'],
    size: [3, 3],
    abilities: [
      protectionFrom({ colors: ['red'] }),
      asLongAs(
        inPlay({ token: false, colors: ['red'], controller: 'opponent' }),
        always({ ...creatures, named: 'Ivory Guardians' }, plus(1, 1)),
      ),
    ],
  }),
  card('Justice', {
    cost: '{2}{W}{W}',
    type: enchantment,
    abilities: [
      triggered(atPhase('upkeep'), [unlessPaid(cost('{W}{W}'), sacrifice())], { upkeepCost: true }),
      triggered(
        {
          on: 'deals damage',
          what: { colors: ['red'], anyType: ['creature', 'instant', 'sorcery'] },
          to: 'anything',
          combat: false,
        },
        [damage(eventAmount, controllerOf(subject))],
      ),
    ],
  }),
  card('Kjeldoran Royal Guard', {
    cost: '{3}{W}{W}',
    type: creature('Human', 'Soldier'),
    size: [2, 5],
    abilities: [
      activated({
        cost: [tap],
        effects: [
          change(you, [
            {
              change: 'ability',
              ability: replacing({
                replace: 'redirect',
                from: { ...creatures, unblocked: true },
                onto: 'this',
                combat: true,
              }),
            },
          ]),
        ],
      }),
    ],
  }),
  card('Kjeldoran Skycaptain', {
    cost: '{4}{W}',
    type: creature('Human', 'Soldier'),
    size: [2, 2],
    abilities: [has('flying'), has('first strike'), has('banding')],
  }),
  card('Mesa Falcon', {
    cost: '{1}{W}',
    type: creature('Bird'),
    summon: ['Falcon'],
    size: [1, 1],
    abilities: [has('flying'), activated({ cost: ['{1}{W}'], effects: [pump(self, 0, 1)] })],
  }),
  card('Order of the Sacred Torch', {
    cost: '{1}{W}{W}',
    type: creature('Human', 'Knight'),
    size: [2, 2],
    abilities: [
      activated({
        cost: [tap, payLife(1)],
        targets: [spell({ colors: ['black'] })],
        effects: [counterSpell(target())],
        speed: 'interrupt',
      }),
    ],
  }),
  card('Order of the White Shield', {
    cost: '{W}{W}',
    type: creature('Human', 'Knight'),
    size: [2, 1],
    abilities: [
      protectionFrom({ colors: ['black'] }),
      activated({ cost: ['{W}'], effects: [change(self, [gains('first strike')])] }),
      activated({ cost: ['{W}{W}'], effects: [pump(self, 1, 0)] }),
    ],
  }),
  card('Prismatic Ward', {
    cost: '{1}{W}',
    type: aura(creatures),
    abilities: [entering({ choose: 'color' }), bearerIs({ change: 'preventFrom', filter: { chosenColor: true } })],
  }),
  card('Repentant Blacksmith', {
    cost: '{1}{W}',
    type: creature('Human'),
    summon: ['Smith'],
    size: [1, 2],
    abilities: [protectionFrom({ colors: ['red'] })],
  }),
  card('Sacred Boon', {
    cost: '{1}{W}',
    type: instant,
    targets: [aCreature],
    effects: [
      named('prevented', preventNext(3, target())),
      atEndOfTurn(putCounters('+0/+1', numberOf('prevented'), target())),
    ],
  }),
  card('Seraph', {
    cost: '{6}{W}',
    type: creature('Angel'),
    size: [4, 4],
    abilities: [
      has('flying'),
      triggered({ on: 'victim dies' }, [
        atEndOfTurn(named('risen', toPlay(subject)), whenControlIsLost(self, sacrifice(the('risen')))),
      ]),
    ],
  }),
  card('Serra Bestiary', {
    cost: '{W}{W}',
    type: aura(creatures),
    abilities: [
      triggered(atPhase('upkeep'), [unlessPaid(cost('{W}{W}'), sacrifice())], { upkeepCost: true }),
      bearerIs(gains("can't attack"), gains("can't block"), { change: 'cantActivate', tap: true }),
    ],
  }),
  card('Serra Paladin', {
    cost: '{2}{W}{W}',
    type: creature('Human', 'Knight'),
    summon: ['Paladin'],
    size: [2, 2],
    abilities: [
      activated({ cost: [tap], targets: [creatureOrPlayer], effects: [preventNext(1, target())] }),
      activated({
        cost: ['{1}{W}{W}', tap],
        targets: [aCreature],
        effects: [change(target(), [gains('vigilance')])],
      }),
    ],
  }),
  card('Shield Bearer', {
    cost: '{1}{W}',
    type: creature('Human', 'Soldier'),
    size: [0, 3],
    abilities: [has('banding')],
  }),
  card('Shield Wall', { cost: '{1}{W}', type: instant, effects: [pump(all(yours(creatures)), 0, 2)] }),
  card('Truce', {
    cost: '{2}{W}',
    type: instant,
    effects: [{ do: 'drawUpTo', who: everybody, amount: 2, lifeForLess: 2 }],
  }),
];
