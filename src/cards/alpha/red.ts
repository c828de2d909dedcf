// Red cards of the first edition, printed in 1993.

import {
  aChoice,
  all,
  controllerOf,
  count,
  enchanted,
  eventPlayer,
  everybody,
  type Ref,
  restOf,
  self,
  subject,
  target,
  the,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  always,
  asLongAs,
  atPhase,
  bearerIs,
  bury,
  change,
  choose,
  counterSpell,
  damage,
  destroy,
  draw,
  entering,
  entersPlay,
  forEachOf,
  gains,
  has,
  may,
  onPlayers,
  plus,
  preventNext,
  pump,
  putCounters,
  regenerate,
  replacing,
  thisIs,
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
  spellText,
} from '../../language/card.ts';
import { controls } from '../../language/condition.ts';
import { tap } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import {
  creature as creatures,
  type Filter,
  land as lands,
  other,
  subtype,
  without,
  yours,
} from '../../language/filter.ts';
import { MANA_KINDS } from '../../language/mana.ts';
import {
  aLand,
  anArtifact,
  anyNumber,
  creatureOrPlayer,
  permanent,
  spell,
  spellOrPermanent,
} from '../../language/target.ts';

const spread: Effect = { do: 'damage', amount: X, to: target(), divided: 'evenly', noRegeneration: false };
/** "One or more targets". */
const fireballOfOld: Partial<CardDefinition> = {
  spell: spellText({ targets: [anyNumber(creatureOrPlayer, 1)], effects: [spread], perExtraTarget: 1 }),
};

const goblins: Filter = { ...creatures, subtypes: ['Goblin'] };
/** All Goblins, and the King, a Lord, is none. */
const goblinKingOfOld: Partial<CardDefinition> = {
  abilities: [always(goblins, plus(1, 1), gains('mountainwalk'))],
};

/** What the defending players have that does not fly: each of them divides their own. */
const landbound: Filter = { ...without(creatures, 'flying'), controller: 'defending' };
const defenders: Ref = controllerOf(all(landbound));

/** Only what flies or stands on that side of the river can block it. */
const crossedBy = (pile: string): Effect =>
  change(
    the('attacker'),
    [{ change: 'onlyBy', doing: 'block', filter: { ...creatures, anyOf: [{ keyword: 'flying' }, { goesBy: pile }] } }],
    'end of combat',
  );

const BOUND_TO_EARTH = [
  triggered(
    entersPlay,
    [damage(2, enchanted), change(enchanted, [{ change: 'loseKeyword', keyword: 'flying' }], 'while source in play')],
    { condition: { if: 'is', what: enchanted, filter: { keyword: 'flying' } } },
  ),
];

export const alphaRed: readonly CardDefinition[] = [
  card('False Orders', {
    cost: '{R}',
    type: instant,
    playWhen: 'blocks declared',
    targets: [permanent({ ...creatures, controller: 'defending' })],
    effects: [
      { do: 'block', what: target(), attacker: null },
      may({ do: 'block', what: target(), attacker: aChoice(you, all({ ...creatures, attacking: true })) }),
    ],
  }),
  card('Raging River', {
    cost: '{R}{R}',
    type: enchantment,
    abilities: [
      triggered({ on: 'attacks', what: yours(creatures), together: true }, [
        choose('left', aChoice(defenders, all(landbound), 'any')),
        // All that are left: no more can be asked for than there are.
        choose('right', aChoice(defenders, restOf(all(landbound), the('left')), count(landbound))),
        forEachOf('attacker', all(yours({ ...creatures, attacking: true })), {
          do: 'oneOf',
          of: [
            { word: 'left', then: [crossedBy('left')] },
            { word: 'right', then: [crossedBy('right')] },
          ],
        }),
      ]),
    ],
  }),
  card('Burrowing', { cost: '{R}', type: aura(creatures), abilities: [bearerIs(gains('mountainwalk'))] }),
  card('Chaoslace', {
    cost: '{R}',
    type: interrupt,
    targets: [spellOrPermanent()],
    effects: [change(target(), [{ change: 'color', colors: ['red'] }], 'in play')],
  }),
  card('Disintegrate', {
    cost: '{X}{R}',
    type: sorcery,
    targets: [creatureOrPlayer],
    effects: [damage(X, target()), change(target(), [gains("can't be regenerated"), { change: 'exileIfDies' }])],
    // That book does not know regeneration.
    inBook: {
      portal: {
        spell: spellText({
          targets: [creatureOrPlayer],
          effects: [damage(X, target()), change(target(), [{ change: 'exileIfDies' }])],
        }),
      },
    },
  }),
  card('Dwarven Demolition Team', {
    cost: '{2}{R}',
    type: creature('Dwarf'),
    size: [1, 1],
    abilities: [activated({ cost: [tap], targets: [permanent(subtype('Wall'))], effects: [destroy(target())] })],
  }),
  card('Dwarven Warriors', {
    cost: '{2}{R}',
    type: creature('Dwarf', 'Warrior'),
    summon: ['Dwarf'],
    size: [1, 1],
    abilities: [
      activated({
        cost: [tap],
        targets: [permanent({ ...creatures, power: { max: 2 } })],
        effects: [change(target(), [gains('unblockable')])],
      }),
    ],
  }),
  card('Earth Elemental', { cost: '{3}{R}{R}', type: creature('Elemental'), size: [4, 5] }),
  card('Earthbind', {
    cost: '{R}',
    type: aura(creatures),
    abilities: [
      triggered(
        entersPlay,
        [
          damage(2, enchanted),
          change(
            self,
            [{ change: 'ability', ability: bearerIs({ change: 'loseKeyword', keyword: 'flying' }) }],
            'in play',
          ),
        ],
        { condition: { if: 'is', what: enchanted, filter: { keyword: 'flying' } } },
      ),
    ],
    // The old printings take flying away from the creature itself, once; the first ones may be put on what flies alone.
    inBook: {
      beta: { abilities: BOUND_TO_EARTH, enchant: { ...creatures, keyword: 'flying' } },
      fifth: { abilities: BOUND_TO_EARTH },
    },
  }),
  card('Earthquake', {
    cost: '{X}{R}',
    type: sorcery,
    effects: [damage(X, all(without(creatures, 'flying'))), damage(X, everybody)],
  }),
  card('Fire Elemental', { cost: '{3}{R}{R}', type: creature('Elemental'), size: [5, 4] }),
  card('Fireball', {
    cost: '{X}{R}',
    type: sorcery,
    targets: [anyNumber(creatureOrPlayer)],
    effects: [spread],
    perExtraTarget: 1,
    inBook: { beta: fireballOfOld, fifth: fireballOfOld },
  }),
  card('Firebreathing', {
    cost: '{R}',
    type: aura(creatures),
    abilities: [activated({ cost: ['{R}'], effects: [pump(enchanted, 1, 0)] })],
  }),
  card('Fork', {
    cost: '{R}{R}',
    type: interrupt,
    targets: [spell({ anyType: ['instant', 'sorcery'] })],
    effects: [{ do: 'copySpell', who: you, what: target(), color: 'red' }],
  }),
  card('Goblin King', {
    cost: '{1}{R}{R}',
    type: creature('Goblin'),
    summon: ['Lord'],
    size: [2, 2],
    abilities: [always(other(goblins), plus(1, 1), gains('mountainwalk'))],
    inBook: { beta: goblinKingOfOld, fifth: goblinKingOfOld },
  }),
  card('Granite Gargoyle', {
    cost: '{2}{R}',
    type: creature('Gargoyle'),
    size: [2, 2],
    abilities: [has('flying'), activated({ cost: ['{R}'], effects: [pump(self, 0, 1)] })],
  }),
  card('Gray Ogre', { cost: '{2}{R}', type: creature('Ogre'), size: [2, 2] }),
  card('Hill Giant', { cost: '{3}{R}', type: creature('Giant'), size: [3, 3] }),
  card('Hurloon Minotaur', { cost: '{1}{R}{R}', type: creature('Minotaur'), size: [2, 3] }),
  card('Ironclaw Orcs', {
    cost: '{1}{R}',
    type: creature('Orc'),
    size: [2, 2],
    abilities: [thisIs({ change: 'canBlockOnly', filter: { noneOf: [{ ...creatures, power: { min: 2 } }] } })],
  }),
  card('Keldon Warlord', {
    cost: '{2}{R}{R}',
    type: creature('Human', 'Barbarian'),
    summon: ['Lord'],
    size: [
      count(yours({ ...creatures, notSubtypes: ['Wall'] })),
      count(yours({ ...creatures, notSubtypes: ['Wall'] })),
    ],
  }),
  card('Lightning Bolt', { cost: '{R}', type: instant, targets: [creatureOrPlayer], effects: [damage(3, target())] }),
  card('Mana Flare', {
    cost: '{2}{R}',
    type: enchantment,
    abilities: [
      triggered({ on: 'taps for mana', what: lands }, [
        { do: 'addAnyMana', who: eventPlayer, kinds: MANA_KINDS, times: 1, produced: true },
      ]),
    ],
  }),
  card('Manabarbs', {
    cost: '{3}{R}',
    type: enchantment,
    abilities: [triggered({ on: 'taps for mana', what: lands }, [damage(1, eventPlayer)])],
    // Its first printing: "whenever any land is tapped", whatever for.
    inBook: {
      beta: { abilities: [triggered({ on: 'becomes tapped', what: lands }, [damage(1, controllerOf(subject))])] },
    },
  }),
  card("Mons's Goblin Raiders", { cost: '{R}', type: creature('Goblin'), size: [1, 1] }),
  card('Orcish Artillery', {
    cost: '{1}{R}{R}',
    type: creature('Orc', 'Warrior'),
    summon: ['Orc'],
    size: [1, 3],
    abilities: [
      activated({ cost: [tap], targets: [creatureOrPlayer], effects: [damage(2, target()), damage(3, you)] }),
    ],
  }),
  card('Orcish Oriflamme', {
    cost: '{3}{R}',
    type: enchantment,
    abilities: [always(yours({ ...creatures, attacking: true }), plus(1, 0))],
  }),
  card('Power Surge', {
    cost: '{R}{R}',
    type: enchantment,
    abilities: [
      triggered(atPhase('upkeep', 'each'), [
        damage({ amount: 'thisTurn', of: 'untapped lands', to: eventPlayer }, eventPlayer),
      ]),
    ],
  }),
  card('Red Elemental Blast', {
    cost: '{R}',
    type: interrupt,
    modes: [
      { targets: [spell({ colors: ['blue'] })], effects: [counterSpell(target())] },
      { targets: [permanent({ colors: ['blue'] })], effects: [destroy(target())] },
    ],
  }),
  card('Roc of Kher Ridges', {
    cost: '{3}{R}',
    type: creature('Bird'),
    summon: ['Roc'],
    size: [3, 3],
    abilities: [has('flying')],
  }),
  card('Rock Hydra', {
    cost: '{X}{R}{R}',
    type: creature('Hydra'),
    size: [0, 0],
    abilities: [
      entering({ counters: { counter: '+1/+1', amount: X } }),
      replacing({ replace: 'damage to counters', counter: '+1/+1', each: true }),
      activated({ cost: ['{R}'], effects: [preventNext(1, self)] }),
      activated({ cost: ['{R}{R}{R}'], effects: [putCounters('+1/+1', 1)], during: 'your upkeep' }),
    ],
  }),
  card('Sedge Troll', {
    cost: '{2}{R}',
    type: creature('Troll'),
    size: [2, 2],
    abilities: [
      asLongAs(controls(you, subtype('Swamp')), thisIs(plus(1, 1))),
      activated({ cost: ['{B}'], effects: [regenerate()] }),
    ],
  }),
  card('Shatter', { cost: '{1}{R}', type: instant, targets: [anArtifact], effects: [destroy(target())] }),
  card('Shivan Dragon', {
    cost: '{4}{R}{R}',
    type: creature('Dragon'),
    size: [5, 5],
    abilities: [has('flying'), activated({ cost: ['{R}'], effects: [pump(self, 1, 0)] })],
  }),
  card('Smoke', {
    cost: '{R}{R}',
    type: enchantment,
    abilities: [onPlayers(everybody, { change: 'untapsAtMost', filter: creatures, number: 1 })],
  }),
  card('Stone Rain', { cost: '{2}{R}', type: sorcery, targets: [aLand], effects: [destroy(target())] }),
  card('Tunnel', { cost: '{R}', type: instant, targets: [permanent(subtype('Wall'))], effects: [bury(target())] }),
  card('Two-Headed Giant of Foriys', {
    cost: '{4}{R}',
    type: creature('Giant'),
    size: [4, 4],
    abilities: [has('trample'), thisIs({ change: 'blocksMore', number: 1 })],
  }),
  card('Uthden Troll', {
    cost: '{2}{R}',
    type: creature('Troll'),
    size: [2, 2],
    abilities: [activated({ cost: ['{R}'], effects: [regenerate()] })],
  }),
  card('Wall of Stone', { cost: '{1}{R}{R}', type: creature('Wall'), size: [0, 8], abilities: [has('defender')] }),
  card('Wheel of Fortune', {
    cost: '{2}{R}',
    type: sorcery,
    effects: [{ do: 'discard', who: everybody, amount: 'all', how: 'choose', filter: {} }, draw(7, everybody)],
  }),
];
