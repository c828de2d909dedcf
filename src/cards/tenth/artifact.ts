// Artifacts that enter the pool with Tenth Edition, 2007.

import { everybody, self, target, X, you } from '../../language/amount.ts';
import {
  activated,
  addMana,
  addOneOf,
  always,
  atPhase,
  bearerIs,
  change,
  damage,
  dies,
  draw,
  entering,
  equip,
  exile,
  gainLife,
  gains,
  has,
  manaAbility,
  may,
  onPlayers,
  playerRule,
  plus,
  replacing,
  sacrifice,
  search,
  triggered,
  unlessPaid,
} from '../../language/build.ts';
import { artifact, artifactCreature, type CardDefinition, card, equipment, legendary } from '../../language/card.ts';
import { cost, discardA, sacrificeA, sacrificeThis, tap } from '../../language/cost.ts';
import { artifact as artifacts, creature as creatures, land as lands } from '../../language/filter.ts';
import { aCreature, permanent } from '../../language/target.ts';

export const tenthArtifact: readonly CardDefinition[] = [
  card("Angel's Feather", {
    cost: '{2}',
    type: artifact,
    abilities: [triggered({ on: 'casts', what: { colors: ['white'] }, who: 'anybody' }, [may(gainLife(1))])],
  }),
  card('Bottle Gnomes', {
    cost: '{3}',
    type: artifactCreature('Gnome'),
    size: [1, 3],
    abilities: [activated({ cost: [sacrificeThis], effects: [gainLife(3)] })],
  }),
  card('Coat of Arms', {
    cost: '{5}',
    type: artifact,
    abilities: [
      always(creatures, plus({ amount: 'sharing', filter: creatures }, { amount: 'sharing', filter: creatures })),
    ],
  }),
  card('Crucible of Worlds', {
    cost: '{3}',
    type: artifact,
    abilities: [onPlayers(you, { change: 'mayPlay', zone: 'graveyard', filter: lands })],
  }),
  card("Demon's Horn", {
    cost: '{2}',
    type: artifact,
    abilities: [triggered({ on: 'casts', what: { colors: ['black'] }, who: 'anybody' }, [may(gainLife(1))])],
  }),
  card("Dragon's Claw", {
    cost: '{2}',
    type: artifact,
    abilities: [triggered({ on: 'casts', what: { colors: ['red'] }, who: 'anybody' }, [may(gainLife(1))])],
  }),
  card('Doubling Cube', {
    cost: '{2}',
    type: artifact,
    abilities: [manaAbility(['{3}', tap], { do: 'addMana', who: you, mana: [], times: 1, asIn: you })],
  }),
  card("Kraken's Eye", {
    cost: '{2}',
    type: artifact,
    abilities: [triggered({ on: 'casts', what: { colors: ['blue'] }, who: 'anybody' }, [may(gainLife(1))])],
  }),
  card('Leonin Scimitar', { cost: '{1}', type: equipment, abilities: [bearerIs(plus(1, 1)), equip('{1}')] }),
  card('Loxodon Warhammer', {
    cost: '{3}',
    type: equipment,
    abilities: [bearerIs(plus(3, 0), gains('trample'), gains('lifelink')), equip('{3}')],
  }),
  card('Mind Stone', {
    cost: '{2}',
    type: artifact,
    abilities: [manaAbility([tap], addMana('C')), activated({ cost: ['{1}', tap, sacrificeThis], effects: [draw(1)] })],
  }),
  card('Pithing Needle', {
    cost: '{1}',
    type: artifact,
    abilities: [entering({ choose: 'card name' }), onPlayers(everybody, playerRule("named abilities can't be used"))],
  }),
  card('Platinum Angel', {
    cost: '{7}',
    type: artifactCreature('Angel'),
    size: [4, 4],
    abilities: [has('flying'), onPlayers(you, playerRule("can't lose the game"))],
  }),
  card('Spellbook', { cost: '{0}', type: artifact, abilities: [onPlayers(you, gains('no hand limit'))] }),
  card('Whispersilk Cloak', {
    cost: '{3}',
    type: equipment,
    abilities: [bearerIs(gains('unblockable'), gains('shroud')), equip('{2}')],
  }),
  card("Wurm's Tooth", {
    cost: '{2}',
    type: artifact,
    abilities: [triggered({ on: 'casts', what: { colors: ['green'] }, who: 'anybody' }, [may(gainLife(1))])],
  }),
  card('Chimeric Staff', {
    cost: '{4}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{X}'],
        effects: [
          change(self, [
            { change: 'becomes', types: ['artifact', 'creature'], subtypes: ['Construct'], colors: null, size: [X, X] },
          ]),
        ],
      }),
    ],
  }),
  card('Chromatic Star', {
    cost: '{1}',
    type: artifact,
    abilities: [
      manaAbility(['{1}', tap, sacrificeThis], addOneOf('W', 'U', 'B', 'R', 'G')),
      triggered(dies, [draw(1)]),
    ],
  }),
  card('Composite Golem', {
    cost: '{6}',
    type: artifactCreature('Golem'),
    size: [4, 4],
    abilities: [manaAbility([sacrificeThis], addMana('W', 'U', 'B', 'R', 'G'))],
  }),
  card('Mantis Engine', {
    cost: '{5}',
    type: artifactCreature('Insect'),
    size: [3, 3],
    abilities: [
      activated({ cost: ['{2}'], effects: [change(self, [gains('flying')])] }),
      activated({ cost: ['{2}'], effects: [change(self, [gains('first strike')])] }),
    ],
  }),
  card('Phyrexian Vault', {
    cost: '{3}',
    type: artifact,
    abilities: [activated({ cost: ['{2}', tap, sacrificeA(creatures)], effects: [draw(1)] })],
  }),
  card('Steel Golem', {
    cost: '{3}',
    type: artifactCreature('Golem'),
    size: [3, 4],
    abilities: [onPlayers(you, { change: 'cant', doing: 'cast', filter: creatures })],
  }),
  card('Legacy Weapon', {
    cost: '{7}',
    type: legendary(artifact),
    abilities: [
      activated({ cost: ['{W}{U}{B}{R}{G}'], targets: [permanent({})], effects: [exile(target())] }),
      replacing({ replace: 'to graveyard', what: { self: true }, with: 'shuffle into library' }),
    ],
  }),
  card('Razormane Masticore', {
    cost: '{5}',
    type: artifactCreature('Masticore'),
    size: [5, 5],
    abilities: [
      has('first strike'),
      triggered(atPhase('upkeep'), [unlessPaid(cost(discardA()), sacrifice())], { upkeepCost: true }),
      triggered(atPhase('draw'), [may(damage(3, target()))], { targets: [aCreature] }),
    ],
  }),
  card('Sculpting Steel', { cost: '{3}', type: artifact, abilities: [entering({ copy: artifacts })] }),
  card('Citanul Flute', {
    cost: '{5}',
    type: artifact,
    abilities: [activated({ cost: ['{X}', tap], effects: [search({ ...creatures, cost: { max: 'x' } }, 1, 'hand')] })],
  }),
];
