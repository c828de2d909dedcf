// Artifacts of the first edition, printed in 1993.

import type { Ability, PhaseName } from '../../language/ability.ts';
import {
  activePlayer,
  all,
  atRandom,
  chosenPlayer,
  controllerOf,
  everybody,
  handOf,
  minus,
  self,
  subject,
  target,
  you,
} from '../../language/amount.ts';
import {
  activated,
  addMana,
  addOneOf,
  always,
  asLongAs,
  atPhase,
  change,
  creatureTokens,
  damage,
  destroy,
  discard,
  draw,
  entering,
  gainLife,
  gains,
  has,
  lookAt,
  manaAbility,
  mayPay,
  onPlayers,
  playerRule,
  plus,
  preventNext,
  regenerate,
  replacing,
  tapIt,
  thisIs,
  triggered,
  untapIt,
} from '../../language/build.ts';
import { artifact, artifactCreature, type CardDefinition, card } from '../../language/card.ts';
import { cost, sacrificeThis, tap } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import { creature as creatures, land as lands, subtype } from '../../language/filter.ts';
import type { Color } from '../../language/mana.ts';
import { aCreature, anOpponent, aPlayer, creatureOrPlayer, permanent, type TargetSpec } from '../../language/target.ts';
import { clockwork, untapCost } from '../phrases.ts';

/** The five that drink from every spell of a colour. */
const sphereOf = (name: string, color: Color): CardDefinition =>
  card(name, {
    cost: '{1}',
    type: artifact,
    abilities: [
      triggered({ on: 'casts', what: { colors: [color] }, who: 'anybody' }, [mayPay(you, cost('{1}'), [gainLife(1)])]),
    ],
  });

/** An untap cost may be paid at any time of the upkeep; what is still tapped then hurts when `hurts` comes. */
const manaVaultOfOld = (hurts: PhaseName): Partial<CardDefinition> => ({
  abilities: [
    has("doesn't untap"),
    untapCost('{4}'),
    triggered(atPhase(hurts), [damage(1, you)], { condition: { if: 'is', what: self, filter: { tapped: true } } }),
    manaAbility([tap], addMana('C', 'C', 'C')),
  ],
});

/** The Orb falls where chance lets it fall; see the notes of 1993 for how a throw is made without a table. */
const touched: Effect = destroy(atRandom(you, all({ token: false, other: true })));

const COLORLESS_SWAMPS = always(subtype('Swamp'), {
  change: 'becomes',
  types: ['creature'],
  subtypes: [],
  colors: null,
  size: [1, 1],
});

/** Artifacts of 1993 that are used against the rival, and nobody else. */
const lookingAtHand = (whose: TargetSpec): Ability =>
  activated({ cost: [tap], targets: [whose], effects: [lookAt(handOf(target()))] });
const robbing = (whom: TargetSpec): Ability =>
  activated({ cost: ['{3}', tap], targets: [whom], effects: [discard(1, target())], during: 'your turn' });

/**
 * The printings of 1993 and 1997 say nothing of being tapped: the rules silence a tapped artifact, and not one that is a
 * creature.
 */
const playedTapped = (abilities: readonly Ability[]): CardDefinition['inBook'] => ({
  beta: { abilities },
  fifth: { abilities },
});

export const alphaArtifact: readonly CardDefinition[] = [
  card('Black Lotus', {
    cost: '{0}',
    type: artifact,
    abilities: [
      manaAbility([tap, sacrificeThis], {
        do: 'addAnyMana',
        who: you,
        kinds: ['W', 'U', 'B', 'R', 'G'],
        times: 3,
      }),
    ],
  }),
  card('Black Vise', {
    cost: '{1}',
    type: artifact,
    abilities: [
      entering({ choose: 'opponent' }),
      triggered(atPhase('upkeep', 'chosen'), [
        damage(minus({ amount: 'cards', zone: 'hand', of: chosenPlayer }, 4), chosenPlayer),
      ]),
    ],
  }),
  card('Glasses of Urza', {
    cost: '{1}',
    type: artifact,
    abilities: [lookingAtHand(aPlayer)],
    inBook: { beta: { abilities: [lookingAtHand(anOpponent)] } },
  }),
  card('Helm of Chatzuk', {
    cost: '{1}',
    type: artifact,
    abilities: [
      activated({ cost: ['{1}', tap], targets: [aCreature], effects: [change(target(), [gains('banding')])] }),
    ],
  }),
  card('Howling Mine', {
    cost: '{2}',
    type: artifact,
    abilities: [
      triggered(atPhase('draw', 'each'), [draw(1, activePlayer)], {
        condition: { if: 'is', what: self, filter: { tapped: false } },
      }),
    ],
    inBook: playedTapped([triggered(atPhase('draw', 'each'), [draw(1, activePlayer)])]),
  }),
  card('Icy Manipulator', {
    cost: '{4}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{1}', tap],
        targets: [permanent({ anyType: ['artifact', 'creature', 'land'] })],
        effects: [tapIt(target())],
      }),
    ],
  }),
  card('Forcefield', {
    cost: '{3}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{1}'],
        effects: [
          { do: 'preventFromSource', to: you, source: { ...creatures, unblocked: true }, combat: true, leaves: 1 },
        ],
      }),
    ],
  }),
  card('Jade Monolith', {
    cost: '{4}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{1}'],
        targets: [aCreature],
        effects: [{ do: 'redirect', amount: 'all', of: target(), to: you }],
      }),
    ],
  }),
  card('Jayemdae Tome', {
    cost: '{4}',
    type: artifact,
    abilities: [activated({ cost: ['{4}', tap], effects: [draw(1)] })],
  }),
  card('Juggernaut', {
    cost: '{4}',
    type: artifactCreature('Juggernaut'),
    summon: [],
    size: [5, 3],
    abilities: [has('attacks each turn'), thisIs({ change: 'notBlockableBy', filter: subtype('Wall') })],
  }),
  card('Kormus Bell', {
    cost: '{4}',
    type: artifact,
    abilities: [
      always(subtype('Swamp'), {
        change: 'becomes',
        types: ['creature'],
        subtypes: [],
        colors: ['black'],
        size: [1, 1],
      }),
    ],
    // Its own printings: the swamps have no color, and are no black cards.
    inBook: { beta: { abilities: [COLORLESS_SWAMPS] }, fifth: { abilities: [COLORLESS_SWAMPS] } },
  }),
  card('Mox Emerald', { cost: '{0}', type: artifact, abilities: [manaAbility([tap], addMana('G'))] }),
  card('Mox Jet', { cost: '{0}', type: artifact, abilities: [manaAbility([tap], addMana('B'))] }),
  card('Mox Pearl', { cost: '{0}', type: artifact, abilities: [manaAbility([tap], addMana('W'))] }),
  card('Mox Ruby', { cost: '{0}', type: artifact, abilities: [manaAbility([tap], addMana('R'))] }),
  card('Mox Sapphire', { cost: '{0}', type: artifact, abilities: [manaAbility([tap], addMana('U'))] }),
  card('Obsianus Golem', { cost: '{6}', type: artifactCreature('Golem'), summon: [], size: [4, 6] }),
  card('Rod of Ruin', {
    cost: '{4}',
    type: artifact,
    abilities: [activated({ cost: ['{3}', tap], targets: [creatureOrPlayer], effects: [damage(1, target())] })],
  }),
  card('Sol Ring', { cost: '{1}', type: artifact, abilities: [manaAbility([tap], addMana('C', 'C'))] }),
  card('Soul Net', {
    cost: '{1}',
    type: artifact,
    abilities: [triggered({ on: 'dies', what: creatures }, [mayPay(you, cost('{1}'), [gainLife(1)])])],
  }),
  card('Sunglasses of Urza', {
    cost: '{3}',
    type: artifact,
    abilities: [onPlayers(you, playerRule({ spends: 'W', asThough: 'R' }))],
  }),
  card('Library of Leng', {
    cost: '{1}',
    type: artifact,
    abilities: [
      onPlayers(you, gains('no hand limit')),
      replacing({ replace: 'discarded', what: 'yours', by: 'effect', to: 'top', may: true }),
    ],
  }),
  card('Ankh of Mishra', {
    cost: '{2}',
    type: artifact,
    abilities: [triggered({ on: 'enters', what: lands }, [damage(2, controllerOf(subject))])],
  }),
  card('Basalt Monolith', {
    cost: '{3}',
    type: artifact,
    abilities: [
      has("doesn't untap"),
      manaAbility([tap], addMana('C', 'C', 'C')),
      activated({ cost: ['{3}'], effects: [untapIt(self)] }),
    ],
  }),
  card('Celestial Prism', {
    cost: '{3}',
    type: artifact,
    abilities: [manaAbility(['{2}', tap], addOneOf('W', 'U', 'B', 'R', 'G'))],
  }),
  card('Conservator', {
    cost: '{4}',
    type: artifact,
    abilities: [activated({ cost: ['{3}', tap], effects: [preventNext(2, you)] })],
  }),
  card('Copper Tablet', {
    cost: '{2}',
    type: artifact,
    abilities: [triggered(atPhase('upkeep', 'each'), [damage(1, activePlayer)])],
  }),
  sphereOf('Crystal Rod', 'blue'),
  card('Dingus Egg', {
    cost: '{4}',
    type: artifact,
    abilities: [triggered({ on: 'dies', what: lands }, [damage(2, controllerOf(subject))])],
  }),
  sphereOf('Iron Star', 'red'),
  sphereOf('Ivory Cup', 'white'),
  card('Living Wall', {
    cost: '{4}',
    type: artifactCreature('Wall'),
    summon: ['Wall'],
    size: [0, 6],
    abilities: [has('defender'), activated({ cost: ['{1}'], effects: [regenerate()] })],
  }),
  card('Mana Vault', {
    cost: '{1}',
    type: artifact,
    abilities: [
      has("doesn't untap"),
      triggered(atPhase('upkeep'), [mayPay(you, cost('{4}'), [untapIt(self)])]),
      triggered(atPhase('draw'), [damage(1, you)], { condition: { if: 'is', what: self, filter: { tapped: true } } }),
      manaAbility([tap], addMana('C', 'C', 'C')),
    ],
    inBook: { beta: manaVaultOfOld('upkeep'), fifth: manaVaultOfOld('end of upkeep') },
  }),
  card('Meekstone', {
    cost: '{1}',
    type: artifact,
    abilities: [always({ ...creatures, power: { min: 3 } }, gains("doesn't untap"))],
  }),
  card("Nevinyrral's Disk", {
    cost: '{4}',
    type: artifact,
    abilities: [
      entering({ tapped: true }),
      activated({
        cost: ['{1}', tap],
        effects: [destroy(all({ anyType: ['artifact', 'creature', 'enchantment'] }))],
      }),
    ],
  }),
  card('The Hive', {
    cost: '{5}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{5}', tap],
        effects: [
          creatureTokens(1, {
            name: 'Wasp',
            types: ['artifact', 'creature'],
            subtypes: ['Insect'],
            colors: [],
            size: [1, 1],
            keywords: ['flying'],
          }),
        ],
      }),
    ],
  }),
  sphereOf('Throne of Bone', 'black'),
  sphereOf('Wooden Sphere', 'green'),
  clockwork('Clockwork Beast', '{6}', 'Beast', 7),
  card('Disrupting Scepter', {
    cost: '{3}',
    type: artifact,
    abilities: [robbing(aPlayer)],
    inBook: { beta: { abilities: [robbing(anOpponent)] } },
  }),
  card('Jade Statue', {
    cost: '{4}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{2}'],
        effects: [
          change(
            self,
            [{ change: 'becomes', types: ['artifact', 'creature'], subtypes: ['Golem'], colors: null, size: [3, 6] }],
            'end of combat',
          ),
        ],
        during: 'combat',
      }),
    ],
  }),
  card('Winter Orb', {
    cost: '{2}',
    type: artifact,
    abilities: [
      asLongAs(
        { if: 'is', what: self, filter: { tapped: false } },
        onPlayers(everybody, { change: 'untapsAtMost', filter: lands, number: 1 }),
      ),
    ],
    inBook: playedTapped([onPlayers(everybody, { change: 'untapsAtMost', filter: lands, number: 1 })]),
  }),
  card('Gauntlet of Might', {
    cost: '{4}',
    type: artifact,
    abilities: [
      always({ ...creatures, colors: ['red'] }, plus(1, 1)),
      triggered({ on: 'taps for mana', what: subtype('Mountain') }, [
        { do: 'addMana', who: controllerOf(subject), mana: ['R'], times: 1 },
      ]),
    ],
  }),
  card('Chaos Orb', {
    cost: '{2}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{1}', tap],
        effects: [
          {
            do: 'flipCoin',
            win: [touched, { do: 'flipCoin', win: [touched], lose: [] }],
            lose: [],
          },
          destroy(self),
        ],
      }),
    ],
  }),
];
