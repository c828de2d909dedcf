// Black cards that enter the pool with the core set of 2010, printed in 2009.

import {
  aChoice,
  count,
  eventAmount,
  eventPlayer,
  everybody,
  handOf,
  libraryOf,
  opponents,
  self,
  target,
  the,
  topOf,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  alongGain,
  always,
  asLongAs,
  atPhase,
  bearerIs,
  creatureTokens,
  damage,
  destroy,
  discard,
  discardAtRandom,
  discardIt,
  draw,
  entersPlay,
  exile,
  gains,
  has,
  loseLife,
  loyaltyAbility,
  named,
  onPlayers,
  playerRule,
  plus,
  pump,
  regenerate,
  reveal,
  sacrificeOr,
  search,
  shuffle,
  tapIt,
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
  planeswalker,
  sorcery,
} from '../../language/card.ts';
import { sacrificeA, tap } from '../../language/cost.ts';
import { creature as creatures, other, subtype, yours } from '../../language/filter.ts';
import { aCreature, anOpponent, aPlayer, cardInGraveyard, creatureOrPlayer, permanent } from '../../language/target.ts';

const ZOMBIE = { subtypes: ['Zombie'], colors: ['black'], size: [2, 2] } as const;

export const m10Black: readonly CardDefinition[] = [
  card('Acolyte of Xathrid', {
    cost: '{B}',
    type: creature('Human', 'Cleric'),
    size: [0, 1],
    abilities: [activated({ cost: ['{1}{B}', tap], targets: [aPlayer], effects: [loseLife(1, target())] })],
  }),
  card('Cemetery Reaper', {
    cost: '{1}{B}{B}',
    type: creature('Zombie'),
    size: [2, 2],
    abilities: [
      always(other(yours({ ...creatures, subtypes: ['Zombie'] })), plus(1, 1)),
      activated({
        cost: ['{2}{B}', tap],
        targets: [cardInGraveyard(creatures)],
        effects: [exile(target()), creatureTokens(1, ZOMBIE)],
      }),
    ],
  }),
  card('Child of Night', {
    cost: '{1}{B}',
    type: creature('Vampire'),
    size: [2, 1],
    abilities: [has('lifelink')],
  }),
  card('Consume Spirit', {
    cost: '{X}{1}{B}',
    type: sorcery,
    targets: [creatureOrPlayer],
    effects: [damage(X, target()), alongGain(X)],
    xOnly: 'black',
  }),
  card('Deathmark', {
    cost: '{B}',
    type: sorcery,
    targets: [permanent({ ...creatures, colors: ['green', 'white'] })],
    effects: [destroy(target())],
  }),
  card('Diabolic Tutor', { cost: '{2}{B}{B}', type: sorcery, effects: [search({}, 1, 'hand', false)] }),
  card('Disentomb', {
    cost: '{B}',
    type: sorcery,
    targets: [cardInGraveyard(creatures, 'you')],
    effects: [toHand(target())],
  }),
  card('Doom Blade', {
    cost: '{1}{B}',
    type: instant,
    targets: [permanent({ ...creatures, notColors: ['black'] })],
    effects: [destroy(target())],
  }),
  card('Dread Warlock', {
    cost: '{1}{B}{B}',
    type: creature('Human', 'Wizard'),
    size: [2, 2],
    abilities: [thisIs({ change: 'onlyBy', doing: 'block', filter: { ...creatures, colors: ['black'] } })],
  }),
  card('Duress', {
    cost: '{B}',
    type: sorcery,
    targets: [anOpponent],
    effects: [reveal(handOf(target())), discardIt(aChoice(you, handOf(target(), { notTypes: ['creature', 'land'] })))],
  }),
  card('Haunting Echoes', {
    cost: '{3}{B}{B}',
    type: sorcery,
    targets: [aPlayer],
    effects: [
      named(
        'exiled',
        exile({
          ref: 'cards',
          zone: 'graveyard',
          filter: { noneOf: [{ types: ['land'], supertypes: ['basic'] }] },
          of: target(),
        }),
      ),
      exile(aChoice(you, libraryOf(target(), { called: 'exiled' }), 'any')),
      shuffle(target()),
    ],
  }),
  card('Howling Banshee', {
    cost: '{2}{B}{B}',
    type: creature('Spirit'),
    size: [3, 3],
    abilities: [has('flying'), triggered(entersPlay, [loseLife(3, everybody)])],
  }),
  card('Kelinore Bat', { cost: '{2}{B}', type: creature('Bat'), size: [2, 1], abilities: [has('flying')] }),
  card('Liliana Vess', {
    cost: '{3}{B}{B}',
    type: planeswalker('Liliana'),
    loyalty: 5,
    abilities: [
      loyaltyAbility(1, { targets: [aPlayer], effects: [discard(1, target())] }),
      loyaltyAbility(-2, { effects: [search({}, 1, 'top', false)] }),
      loyaltyAbility(-8, {
        effects: [toPlay({ ref: 'cards', zone: 'graveyard', filter: creatures, of: everybody })],
      }),
    ],
  }),
  card('Megrim', {
    cost: '{2}{B}',
    type: enchantment,
    abilities: [triggered({ on: 'discards', who: 'opponent' }, [damage(2, eventPlayer)])],
  }),
  card('Mind Shatter', {
    cost: '{X}{B}{B}',
    type: sorcery,
    targets: [aPlayer],
    effects: [discardAtRandom(X, target())],
  }),
  card('Relentless Rats', {
    anyNumberInDeck: true,
    cost: '{1}{B}{B}',
    type: creature('Rat'),
    size: [2, 2],
    abilities: [
      thisIs(
        plus(
          count(other({ ...creatures, named: 'Relentless Rats' })),
          count(other({ ...creatures, named: 'Relentless Rats' })),
        ),
      ),
    ],
  }),
  card('Rise from the Grave', {
    cost: '{4}{B}',
    type: sorcery,
    targets: [cardInGraveyard(creatures)],
    effects: [
      {
        do: 'toPlay',
        what: target(),
        under: you,
        tapped: false,
        changes: [{ change: 'also', colors: ['black'], subtypes: ['Zombie'] }],
      },
    ],
  }),
  card('Sanguine Bond', {
    cost: '{3}{B}{B}',
    type: enchantment,
    abilities: [
      triggered({ on: 'gains life', who: 'you' }, [loseLife(eventAmount, target())], { targets: [anOpponent] }),
    ],
  }),
  card('Sign in Blood', {
    cost: '{B}{B}',
    type: sorcery,
    targets: [aPlayer],
    effects: [draw(2, target()), loseLife(2, target())],
  }),
  card('Soul Bleed', {
    cost: '{2}{B}',
    type: aura(creatures),
    abilities: [triggered(atPhase('upkeep', 'enchanted'), [loseLife(1, eventPlayer)])],
  }),
  card('Tendrils of Corruption', {
    cost: '{3}{B}',
    type: instant,
    targets: [aCreature],
    effects: [damage(count(yours(subtype('Swamp'))), target()), alongGain(count(yours(subtype('Swamp'))))],
  }),
  card('Underworld Dreams', {
    cost: '{B}{B}{B}',
    type: enchantment,
    abilities: [triggered({ on: 'draws', who: 'opponent' }, [damage(1, eventPlayer)])],
  }),
  card('Vampire Aristocrat', {
    cost: '{2}{B}',
    type: creature('Vampire', 'Rogue'),
    size: [2, 2],
    abilities: [activated({ cost: [sacrificeA(creatures)], effects: [pump(self, 2, 2)] })],
  }),
  card('Vampire Nocturnus', {
    cost: '{1}{B}{B}{B}',
    type: creature('Vampire'),
    size: [3, 3],
    abilities: [
      onPlayers(you, playerRule('top card revealed')),
      asLongAs(
        { if: 'is', what: topOf(you), filter: { colors: ['black'] } },
        always(
          { anyOf: [{ self: true }, other(yours({ ...creatures, subtypes: ['Vampire'] }))] },
          plus(2, 1),
          gains('flying'),
        ),
      ),
    ],
  }),
  card('Wall of Bone', {
    cost: '{2}{B}',
    type: creature('Skeleton', 'Wall'),
    summon: ['Wall'],
    size: [1, 4],
    abilities: [has('defender'), activated({ cost: ['{B}'], effects: [regenerate()] })],
  }),
  card('Warpath Ghoul', { cost: '{2}{B}', type: creature('Zombie'), size: [3, 2] }),
  card('Weakness', { cost: '{B}', type: aura(creatures), abilities: [bearerIs(plus(-2, -1))] }),
  card('Xathrid Demon', {
    cost: '{3}{B}{B}{B}',
    type: creature('Demon'),
    size: [7, 7],
    abilities: [
      has('flying'),
      has('trample'),
      triggered(atPhase('upkeep'), [
        named(
          'victim',
          sacrificeOr(
            other(creatures),
            [loseLife({ amount: 'power', of: the('victim') }, opponents)],
            [tapIt(self), loseLife(7, you)],
          ),
        ),
      ]),
    ],
  }),
  card('Zombie Goliath', { cost: '{4}{B}', type: creature('Zombie', 'Giant'), size: [4, 3] }),
];
