// Green cards that enter the pool with Tenth Edition, 2007.

import {
  aChoice,
  all,
  among,
  controllerOf,
  count,
  enchanted,
  eventPlayer,
  everybody,
  handOf,
  opponents,
  otherOne,
  otherPlayers,
  restOf,
  self,
  target,
  the,
  topOf,
  you,
} from '../../language/amount.ts';
import {
  activated,
  addOneOf,
  always,
  asLongAs,
  atPhase,
  bearerIs,
  change,
  creatureTokens,
  damage,
  destroy,
  draw,
  entering,
  entersPlay,
  gains,
  has,
  inAnyOrder,
  lookAt,
  manaAbility,
  may,
  mayOr,
  mayPay,
  named,
  onPlayers,
  onSpells,
  playerRule,
  plus,
  pump,
  putCounters,
  regenerate,
  replacing,
  reveal,
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
  legendary,
  sorcery,
} from '../../language/card.ts';
import { cost, tap } from '../../language/cost.ts';
import {
  basicLands,
  creature as creatures,
  enchantment as enchantments,
  land as lands,
  other,
  subtype,
  withKeyword,
  yours,
} from '../../language/filter.ts';
import { aCreature, anArtifact, cardInGraveyard, permanent } from '../../language/target.ts';

export const tenthGreen: readonly CardDefinition[] = [
  card('Canopy Spider', { cost: '{1}{G}', type: creature('Spider'), size: [1, 3], abilities: [has('reach')] }),
  card('Elvish Champion', {
    cost: '{1}{G}{G}',
    type: creature('Elf'),
    size: [2, 2],
    abilities: [always(other({ ...creatures, subtypes: ['Elf'] }), plus(1, 1), gains('forestwalk'))],
  }),
  card("Gaea's Herald", {
    cost: '{1}{G}',
    type: creature('Elf'),
    size: [1, 1],
    abilities: [onSpells(creatures, gains("can't be countered"))],
  }),
  card('Kavu Climber', {
    cost: '{3}{G}{G}',
    type: creature('Kavu'),
    size: [3, 3],
    abilities: [triggered(entersPlay, [draw(1)])],
  }),
  card('Mirri, Cat Warrior', {
    cost: '{1}{G}{G}',
    type: legendary(creature('Cat', 'Warrior')),
    summon: ['Legend'],
    size: [2, 3],
    abilities: [has('first strike'), has('forestwalk'), has('vigilance')],
  }),
  card('Pincher Beetles', { cost: '{2}{G}', type: creature('Insect'), size: [3, 1], abilities: [has('shroud')] }),
  card('Primal Rage', { cost: '{1}{G}', type: enchantment, abilities: [always(yours(creatures), gains('trample'))] }),
  card('Rhox', {
    cost: '{4}{G}{G}',
    type: creature('Rhino', 'Beast'),
    size: [5, 5],
    abilities: [has('strikes past blockers'), activated({ cost: ['{2}{G}'], effects: [regenerate()] })],
  }),
  card('Rushwood Dryad', {
    cost: '{1}{G}',
    type: creature('Dryad'),
    size: [2, 1],
    abilities: [has('forestwalk')],
  }),
  card('Stampeding Wildebeests', {
    cost: '{2}{G}{G}',
    type: creature('Antelope', 'Beast'),
    summon: ['Wildebeest'],
    size: [5, 4],
    abilities: [
      has('trample'),
      triggered(atPhase('upkeep'), [toHand(aChoice(you, all(yours({ ...creatures, colors: ['green'] }))))]),
    ],
  }),
  card('Sylvan Basilisk', {
    cost: '{3}{G}{G}',
    type: creature('Basilisk'),
    size: [2, 4],
    abilities: [triggered({ on: 'blocked', what: { self: true }, other: creatures, each: true }, [destroy(otherOne)])],
  }),
  card('Tangle Spider', {
    cost: '{4}{G}{G}',
    type: creature('Spider'),
    size: [3, 4],
    abilities: [has('flash'), has('reach')],
  }),
  card('Troll Ascetic', {
    cost: '{1}{G}{G}',
    type: creature('Troll', 'Shaman'),
    size: [3, 2],
    abilities: [has('hexproof'), activated({ cost: ['{1}{G}'], effects: [regenerate()] })],
  }),
  card('Viridian Shaman', {
    cost: '{2}{G}',
    type: creature('Elf', 'Shaman'),
    size: [2, 2],
    abilities: [triggered(entersPlay, [destroy(target())], { targets: [anArtifact] })],
  }),
  card('Aggressive Urge', {
    cost: '{1}{G}',
    type: instant,
    targets: [aCreature],
    effects: [pump(target(), 1, 1), draw(1)],
  }),
  card('Blanchwood Armor', {
    cost: '{2}{G}',
    type: aura(creatures),
    abilities: [bearerIs(plus(count(yours(subtype('Forest'))), count(yours(subtype('Forest')))))],
  }),
  card('Civic Wayfinder', {
    cost: '{2}{G}',
    type: creature('Elf', 'Warrior', 'Druid'),
    size: [2, 2],
    abilities: [triggered(entersPlay, [may(search(basicLands, 1, 'hand'))])],
  }),
  card('Creeping Mold', {
    cost: '{2}{G}{G}',
    type: sorcery,
    targets: [permanent({ anyType: ['artifact', 'enchantment', 'land'] })],
    effects: [destroy(target())],
  }),
  card('Femeref Archers', {
    cost: '{2}{G}',
    type: creature('Human', 'Archer'),
    size: [2, 2],
    abilities: [
      activated({
        cost: [tap],
        targets: [permanent({ ...creatures, attacking: true, keyword: 'flying' })],
        effects: [damage(4, target())],
      }),
    ],
  }),
  card('Joiner Adept', {
    cost: '{1}{G}',
    type: creature('Elf', 'Druid'),
    size: [2, 1],
    abilities: [
      always(yours(lands), { change: 'ability', ability: manaAbility([tap], addOneOf('W', 'U', 'B', 'R', 'G')) }),
    ],
  }),
  card('Llanowar Sentinel', {
    cost: '{2}{G}',
    type: creature('Elf'),
    size: [2, 3],
    abilities: [
      triggered(entersPlay, [mayPay(you, cost('{1}{G}'), [search({ named: 'Llanowar Sentinel' }, 1, 'play', false)])]),
    ],
  }),
  card('Might Weaver', {
    cost: '{1}{G}',
    type: creature('Human', 'Wizard'),
    size: [2, 1],
    abilities: [
      activated({
        cost: ['{2}'],
        targets: [permanent({ ...creatures, colors: ['red', 'white'] })],
        effects: [change(target(), [gains('trample')])],
      }),
    ],
  }),
  card('Molimo, Maro-Sorcerer', {
    cost: '{4}{G}{G}{G}',
    type: legendary(creature('Elemental')),
    size: [count(yours(lands)), count(yours(lands))],
    abilities: [has('trample')],
  }),
  card('Quirion Dryad', {
    cost: '{1}{G}',
    type: creature('Dryad'),
    size: [1, 1],
    abilities: [
      triggered({ on: 'casts', what: { colors: ['white', 'blue', 'black', 'red'] }, who: 'you' }, [
        putCounters('+1/+1', 1),
      ]),
    ],
  }),
  card('Recollect', {
    cost: '{2}{G}',
    type: sorcery,
    targets: [cardInGraveyard({}, 'you')],
    effects: [toHand(target())],
  }),
  card('Rootwalla', {
    cost: '{2}{G}',
    type: creature('Lizard'),
    size: [2, 2],
    abilities: [activated({ cost: ['{1}{G}'], effects: [pump(self, 2, 2)], once: true })],
  }),
  card('Scion of the Wild', {
    cost: '{1}{G}{G}',
    type: creature('Avatar'),
    size: [count(yours(creatures)), count(yours(creatures))],
  }),
  card('Skyshroud Ranger', {
    cost: '{G}',
    type: creature('Elf'),
    size: [1, 1],
    abilities: [activated({ cost: [tap], effects: [may(toPlay(aChoice(you, handOf(you, lands))))], speed: 'sorcery' })],
  }),
  card('Sylvan Scrying', { cost: '{1}{G}', type: sorcery, effects: [search(lands, 1, 'hand')] }),
  card('Treetop Bracers', {
    cost: '{1}{G}',
    type: aura(creatures),
    abilities: [bearerIs(plus(1, 1), { change: 'onlyBy', doing: 'block', filter: withKeyword(creatures, 'flying') })],
  }),
  card('Yavimaya Enchantress', {
    cost: '{2}{G}',
    type: creature('Human', 'Druid'),
    size: [2, 2],
    abilities: [thisIs(plus(count(enchantments), count(enchantments)))],
  }),
  card('Verdant Force', {
    cost: '{5}{G}{G}{G}',
    type: creature('Elemental'),
    size: [7, 7],
    abilities: [
      triggered(atPhase('upkeep', 'each'), [
        creatureTokens(1, { subtypes: ['Saproling'], colors: ['green'], size: [1, 1] }),
      ]),
    ],
  }),
  card('Elvish Berserker', {
    cost: '{G}',
    type: creature('Elf', 'Berserker'),
    size: [1, 1],
    abilities: [
      triggered({ on: 'blocked', what: { self: true }, other: {}, each: false }, [
        pump(self, count({ ...creatures, fighting: 'blocking' }), count({ ...creatures, fighting: 'blocking' })),
      ]),
    ],
  }),
  card('Hunted Wumpus', {
    cost: '{3}{G}',
    type: creature('Beast'),
    size: [6, 6],
    abilities: [
      triggered(entersPlay, [
        {
          do: 'may',
          who: otherPlayers,
          cost: null,
          then: [toPlay(aChoice(eventPlayer, handOf(eventPlayer, creatures)), eventPlayer)],
          otherwise: [],
        },
      ]),
    ],
  }),
  card('Root Maze', {
    cost: '{G}',
    type: enchantment,
    abilities: [entering({ what: { anyType: ['artifact', 'land'] }, tapped: true })],
  }),
  card('Avatar of Might', {
    cost: '{6}{G}{G}',
    type: creature('Avatar'),
    size: [8, 8],
    abilities: [
      asLongAs(
        { if: 'controlsMore', who: opponents, filter: creatures, by: 4 },
        onSpells({ self: true }, { change: 'costs', filter: { self: true }, more: -6 }),
      ),
      has('trample'),
    ],
  }),
  card('Karplusan Strider', {
    cost: '{3}{G}',
    type: creature('Yeti'),
    size: [3, 4],
    abilities: [thisIs({ change: 'notTargetOf', from: { colors: ['blue', 'black'] }, spells: true })],
  }),
  card('Overgrowth', {
    cost: '{2}{G}',
    type: aura(lands),
    abilities: [
      triggered({ on: 'taps for mana', what: { enchanted: true } }, [
        { do: 'addMana', who: controllerOf(enchanted), mana: ['G', 'G'], times: 1 },
      ]),
    ],
  }),
  card('Commune with Nature', {
    cost: '{G}',
    type: sorcery,
    effects: [
      named('seen', lookAt(topOf(you, 5))),
      may(named('taken', reveal(aChoice(you, among(the('seen'), creatures)))), toHand(the('taken'))),
      inAnyOrder(restOf(the('seen'), the('taken')), 'bottom'),
    ],
  }),
  card('Upwelling', { cost: '{3}{G}', type: enchantment, abilities: [onPlayers(everybody, playerRule('keeps mana'))] }),
  card('Abundance', {
    cost: '{2}{G}{G}',
    type: enchantment,
    abilities: [
      replacing({
        replace: 'instead',
        of: 'draw',
        who: 'you',
        phase: null,
        with: [
          mayOr(
            [{ do: 'revealUntil', who: you, filter: lands, or: { notTypes: ['land'] }, amount: 1, to: 'hand' }],
            [draw(1)],
          ),
        ],
      }),
    ],
  }),
  card('Seedborn Muse', {
    cost: '{3}{G}{G}',
    type: creature('Spirit'),
    size: [2, 4],
    abilities: [onPlayers(you, playerRule('untaps in every turn'))],
  }),
];
