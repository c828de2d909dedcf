// Blue cards of the first edition, printed in 1993.

import {
  type Amount,
  activePlayer,
  all,
  allOf,
  buriedNumberOf,
  changed,
  controllerOf,
  enchanted,
  everybody,
  numberOf,
  self,
  subject,
  target,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  always,
  asLongAs,
  atEndOfTurn,
  atPhase,
  bearerIs,
  change,
  counterSpell,
  damage,
  destroy,
  draw,
  entering,
  gainLife,
  gains,
  has,
  may,
  mayPay,
  meanwhile,
  mustPay,
  named,
  onPlayers,
  playerRule,
  plus,
  pump,
  sacrifice,
  tapIt,
  toHand,
  triggered,
  unlessPaid,
  untapIt,
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
import { not } from '../../language/condition.ts';
import { cost, tap } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import {
  artifact as artifacts,
  creature as creatures,
  enchantment as enchantments,
  type Filter,
  land as lands,
  other,
  subtype,
} from '../../language/filter.ts';
import {
  aCreature,
  anOpponent,
  aPlayer,
  creatureOrPlayer,
  permanent,
  several,
  spell,
  spellOrPermanent,
} from '../../language/target.ts';
import { needsEnemyIsland, strandedWithoutIslands } from '../phrases.ts';

const tappable: Filter = { anyType: ['artifact', 'creature', 'land'] };

const itsCost: Amount = { amount: 'cost', of: changed };
const cannonade = activated({ cost: [tap], targets: [creatureOrPlayer], effects: [damage(1, target())] });

/** What becomes of the spell, and of all mana, if it is not paid for. */
const sunk: readonly Effect[] = [
  tapIt(allOf({ ...lands, makesMana: true }, controllerOf(target()))),
  { do: 'emptyPool', who: controllerOf(target()) },
  counterSpell(target()),
];
/** As printed in 1993 and 1997, the caster must draw mana from lands for it, as far as it goes. */
const sinkOfOld: Partial<CardDefinition> = {
  spell: spellText({ targets: [spell()], effects: [mustPay(controllerOf(target()), cost('{X}'), [], sunk)] }),
};

/** "Pay … during your upkeep or" it "is destroyed": a thing that is destroyed can be regenerated, one that is sacrificed cannot. */
const phantasmOfOld: Partial<CardDefinition> = {
  abilities: [
    has('flying'),
    triggered(atPhase('upkeep'), [unlessPaid(cost('{U}'), destroy(self))], { upkeepCost: true }),
  ],
};

/** The first printings of what is done to a player are for the rival. */
const DRAINING: readonly Effect[] = [
  { do: 'tap', what: allOf(lands, target()), forMana: true },
  { do: 'addMana', who: you, mana: [], times: 1, asIn: target() },
  { do: 'emptyPool', who: target() },
];
const DRYING_UP: readonly Effect[] = [tapIt(allOf(lands, target())), { do: 'emptyPool', who: target() }];

const AN_ENCHANTMENT_TOO: Parameters<typeof entering>[0] = {
  copy: artifacts,
  except: [{ change: 'also', colors: [], subtypes: [], types: ['enchantment'] }],
};

const sirensCall = (called: Filter): readonly Effect[] => [
  meanwhile({ ...creatures, controller: 'active', ...called }, gains('attacks each turn')),
  atEndOfTurn(
    destroy(allOf({ ...creatures, notSubtypes: ['Wall'], attackedThisTurn: false, settled: true }, activePlayer)),
  ),
];
const sirensCallOfOld: Partial<CardDefinition> = {
  spell: spellText({ playWhen: "before opponent's attack", effects: sirensCall({ settled: true }) }),
};

export const alphaBlue: readonly CardDefinition[] = [
  card('Magical Hack', {
    cost: '{U}',
    type: interrupt,
    targets: [spellOrPermanent()],
    effects: [{ do: 'changeWord', what: target(), of: ['land type'] }],
  }),
  card('Air Elemental', {
    cost: '{3}{U}{U}',
    type: creature('Elemental'),
    size: [4, 4],
    abilities: [has('flying')],
  }),
  card('Ancestral Recall', { cost: '{U}', type: instant, targets: [aPlayer], effects: [draw(3, target())] }),
  card('Blue Elemental Blast', {
    cost: '{U}',
    type: interrupt,
    modes: [
      { targets: [spell({ colors: ['red'] })], effects: [counterSpell(target())] },
      { targets: [permanent({ colors: ['red'] })], effects: [destroy(target())] },
    ],
  }),
  card('Braingeyser', { cost: '{X}{U}{U}', type: sorcery, targets: [aPlayer], effects: [draw(X, target())] }),
  card('Control Magic', { cost: '{2}{U}{U}', type: aura(creatures), abilities: [bearerIs({ change: 'control' })] }),
  card('Counterspell', { cost: '{U}{U}', type: interrupt, targets: [spell()], effects: [counterSpell(target())] }),
  card('Creature Bond', {
    cost: '{1}{U}',
    type: aura(creatures),
    abilities: [
      triggered({ on: 'dies', what: { enchanted: true } }, [
        damage({ amount: 'toughness', of: subject }, controllerOf(subject)),
      ]),
    ],
  }),
  card('Drain Power', {
    cost: '{U}{U}',
    type: sorcery,
    targets: [aPlayer],
    effects: DRAINING,
    inBook: { beta: { spell: spellText({ targets: [anOpponent], effects: DRAINING }) } },
  }),
  card('Flight', { cost: '{U}', type: aura(creatures), abilities: [bearerIs(gains('flying'))] }),
  card('Jump', {
    cost: '{U}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [gains('flying')])],
  }),
  card('Lord of Atlantis', {
    cost: '{U}{U}',
    type: creature('Merfolk'),
    summon: ['Lord'],
    size: [2, 2],
    abilities: [always(other({ ...creatures, subtypes: ['Merfolk'] }), plus(1, 1), gains('islandwalk'))],
  }),
  card('Mahamoti Djinn', { cost: '{4}{U}{U}', type: creature('Djinn'), size: [5, 6], abilities: [has('flying')] }),
  card('Mana Short', {
    cost: '{2}{U}',
    type: instant,
    targets: [aPlayer],
    effects: DRYING_UP,
    inBook: { beta: { spell: spellText({ targets: [anOpponent], effects: DRYING_UP }) } },
  }),
  card('Merfolk of the Pearl Trident', { cost: '{U}', type: creature('Merfolk'), size: [1, 1] }),
  card('Phantasmal Terrain', {
    cost: '{U}{U}',
    type: aura(lands),
    abilities: [entering({ choose: 'land type' }), bearerIs({ change: 'landType', to: 'chosen' })],
  }),
  card('Phantom Monster', {
    cost: '{3}{U}',
    type: creature('Illusion'),
    summon: ['Phantasm'],
    size: [3, 3],
    abilities: [has('flying')],
  }),
  card('Power Sink', {
    cost: '{X}{U}',
    type: interrupt,
    targets: [spell()],
    effects: [mayPay(controllerOf(target()), cost('{X}'), [], sunk)],
    inBook: { beta: sinkOfOld, fifth: sinkOfOld },
  }),
  card('Prodigal Sorcerer', {
    cost: '{2}{U}',
    type: creature('Human', 'Wizard'),
    summon: ['Wizard'],
    size: [1, 1],
    abilities: [activated({ cost: [tap], targets: [creatureOrPlayer], effects: [damage(1, target())] })],
  }),
  card('Psionic Blast', {
    cost: '{2}{U}',
    type: instant,
    targets: [creatureOrPlayer],
    effects: [damage(4, target()), damage(2, you)],
  }),
  card('Sea Serpent', {
    cost: '{5}{U}',
    type: creature('Serpent'),
    size: [5, 5],
    ...strandedWithoutIslands(needsEnemyIsland),
  }),
  card("Siren's Call", {
    cost: '{U}',
    type: instant,
    playWhen: "before opponent's attack",
    effects: sirensCall({}),
    // "Creatures summoned this turn are unaffected", by the card as it was printed until 1997: also by the call.
    inBook: { beta: sirensCallOfOld, fifth: sirensCallOfOld },
  }),
  card('Sleight of Mind', {
    cost: '{U}',
    type: interrupt,
    targets: [spellOrPermanent()],
    effects: [{ do: 'changeWord', what: target(), of: ['color'] }],
  }),
  card('Spell Blast', {
    cost: '{X}{U}',
    type: interrupt,
    targets: [spell({ cost: { equals: 'x' } })],
    effects: [counterSpell(target())],
  }),
  card('Thoughtlace', {
    cost: '{U}',
    type: interrupt,
    targets: [spellOrPermanent()],
    effects: [change(target(), [{ change: 'color', colors: ['blue'] }], 'in play')],
  }),
  card('Time Walk', { cost: '{1}{U}', type: sorcery, effects: [{ do: 'extraTurn', who: you }] }),
  card('Twiddle', {
    cost: '{U}',
    type: instant,
    targets: [permanent(tappable)],
    effects: [may({ do: 'tapOrUntap', what: target() })],
    // "When you cast Twiddle, you announce whether you're tapping or untapping."
    inBook: {
      fifth: {
        spell: spellText({
          modes: [
            { targets: [permanent(tappable)], effects: [tapIt(target())] },
            { targets: [permanent(tappable)], effects: [untapIt(target())] },
          ],
        }),
      },
    },
  }),
  card('Unsummon', { cost: '{U}', type: instant, targets: [aCreature], effects: [toHand(target())] }),
  card('Wall of Air', {
    cost: '{1}{U}{U}',
    type: creature('Wall'),
    size: [1, 5],
    abilities: [has('defender'), has('flying')],
  }),
  card('Water Elemental', { cost: '{3}{U}{U}', type: creature('Elemental'), size: [5, 4] }),
  card('Feedback', {
    cost: '{2}{U}',
    type: aura(enchantments),
    abilities: [triggered(atPhase('upkeep', 'enchanted'), [damage(1, activePlayer)])],
  }),
  card('Power Leak', {
    cost: '{1}{U}',
    type: aura(enchantments),
    abilities: [
      triggered(atPhase('upkeep', 'enchanted'), [
        named('paid', { do: 'may', who: activePlayer, cost: cost('{X}'), x: 'any', then: [], otherwise: [] }),
        {
          do: 'damage',
          amount: 2,
          to: activePlayer,
          divided: null,
          noRegeneration: false,
          prevented: numberOf('paid'),
        },
      ]),
    ],
  }),
  card('Invisibility', {
    cost: '{U}{U}',
    type: aura(creatures),
    abilities: [bearerIs({ change: 'onlyBy', doing: 'block', filter: subtype('Wall') })],
  }),
  card('Lifetap', {
    cost: '{U}{U}',
    type: enchantment,
    abilities: [
      triggered({ on: 'becomes tapped', what: { subtypes: ['Forest'], controller: 'opponent' } }, [gainLife(1)]),
    ],
  }),
  card('Phantasmal Forces', {
    cost: '{3}{U}',
    type: creature('Illusion'),
    summon: ['Phantasm'],
    size: [4, 1],
    abilities: [
      has('flying'),
      triggered(atPhase('upkeep'), [unlessPaid(cost('{U}'), sacrifice())], { upkeepCost: true }),
    ],
    inBook: { beta: phantasmOfOld, fifth: phantasmOfOld },
  }),
  card('Pirate Ship', {
    cost: '{4}{U}',
    type: creature('Human', 'Pirate'),
    summon: ['Ship'],
    size: [4, 3],
    ...strandedWithoutIslands(needsEnemyIsland, cannonade),
  }),
  card('Psychic Venom', {
    cost: '{1}{U}',
    type: aura(lands),
    abilities: [triggered({ on: 'becomes tapped', what: { enchanted: true } }, [damage(2, controllerOf(subject))])],
  }),
  card('Steal Artifact', { cost: '{2}{U}{U}', type: aura(artifacts), abilities: [bearerIs({ change: 'control' })] }),
  card('Timetwister', {
    cost: '{2}{U}',
    type: sorcery,
    effects: [{ do: 'shuffleGraveyard', hand: true, who: everybody }, draw(7, everybody)],
  }),
  card('Wall of Water', {
    cost: '{1}{U}{U}',
    type: creature('Wall'),
    size: [0, 5],
    abilities: [has('defender'), activated({ cost: ['{U}'], effects: [pump(self, 1, 0)] })],
  }),
  card('Stasis', {
    cost: '{1}{U}',
    type: enchantment,
    abilities: [
      onPlayers(everybody, playerRule('skips untap')),
      triggered(atPhase('upkeep'), [unlessPaid(cost('{U}'), sacrifice())], { upkeepCost: true }),
    ],
  }),
  card('Animate Artifact', {
    cost: '{3}{U}',
    type: aura(artifacts),
    abilities: [
      asLongAs(
        not({ if: 'is', what: enchanted, filter: creatures }),
        bearerIs({
          change: 'becomes',
          types: ['artifact', 'creature'],
          subtypes: [],
          colors: null,
          size: [itsCost, itsCost],
        }),
      ),
    ],
    // "Enchant Non-Creature Artifact", by its first printings.
    inBook: { beta: { enchant: { ...artifacts, notTypes: ['creature'] } } },
  }),
  card('Volcanic Eruption', {
    cost: '{X}{U}{U}{U}',
    type: sorcery,
    targets: [several(permanent(subtype('Mountain')), X)],
    effects: [
      named('gone', destroy(target())),
      damage(buriedNumberOf('gone'), all(creatures)),
      damage(buriedNumberOf('gone'), everybody),
    ],
    // Its first printing does X damage, whatever becomes of the mountains.
    inBook: {
      beta: {
        spell: spellText({
          targets: [several(permanent(subtype('Mountain')), X)],
          effects: [destroy(target()), damage(X, all(creatures)), damage(X, everybody)],
        }),
      },
    },
  }),
  card('Copy Artifact', {
    cost: '{1}{U}',
    type: enchantment,
    abilities: [entering(AN_ENCHANTMENT_TOO)],
    inBook: { beta: { abilities: [entering({ ...AN_ENCHANTMENT_TOO, must: true })] } },
  }),
];
