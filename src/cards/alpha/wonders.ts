// Cards of the first edition, of several colours, that turn the game's own order about: the dead, turns, and what things are.

import {
  aChoice,
  all,
  changed,
  controllerOf,
  enchanted,
  handOf,
  self,
  target,
  the,
  you,
} from '../../language/amount.ts';
import {
  activated,
  atPhase,
  bearerIs,
  bury,
  change,
  choose,
  dies,
  entering,
  entersPlay,
  has,
  lookAt,
  may,
  named,
  plus,
  putCounters,
  replacing,
  toPlay,
  triggered,
  untapIt,
} from '../../language/build.ts';
import { artifact, auraOnCard, type CardDefinition, card, creature, instant, spellText } from '../../language/card.ts';
import { inPlay } from '../../language/condition.ts';
import { tap } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import { creature as creatures, type Filter, land as lands } from '../../language/filter.ts';
import { aCreature, anOpponent, permanent } from '../../language/target.ts';

const risen: Filter = { ...creatures, withThis: true };

/** The dead come back with it, and go when it goes: as the text of the time has them go. */
const animating = (goes: Effect): CardDefinition['abilities'] => [
  triggered(entersPlay, [named('risen', toPlay(enchanted)), { do: 'attach', what: self, to: the('risen') }], {
    condition: inPlay({ self: true }),
  }),
  triggered({ on: 'leaves', what: { self: true } }, [goes]),
  bearerIs(plus(-1, 0)),
];

/** One of the lands that it has drowned is dry again. */
const drained: Effect = {
  do: 'removeCounters',
  what: aChoice(you, all({ ...lands, withThis: { counter: 'mire' } })),
  counter: 'mire',
  amount: 'all',
};

/** A card of another hand is played as you say; `timely`: only one that could be played now. */
const commanding = (timely: boolean): readonly Effect[] => [
  lookAt(handOf(target())),
  choose('card', aChoice(you, handOf(target()))),
  {
    do: 'play',
    who: target(),
    what: the('card'),
    must: true,
    paid: 'from lands',
    ...(timely ? { timely: true as const } : {}),
    by: you,
    otherwise: [],
  },
];

/** A creature is cast face down; with what was spent on X, or (`paid`) for what it costs besides. */
const masked = (which: Filter, how: Partial<Extract<Effect, { do: 'play' }>>): CardDefinition['abilities'] => [
  activated({
    cost: ['{X}'],
    effects: [
      choose('card', aChoice(you, handOf(you, { ...creatures, ...which }))),
      { do: 'play', who: you, what: the('card'), otherwise: [], ...how },
    ],
    speed: 'sorcery',
    ...(which.payableWith === undefined ? {} : { spent: which.payableWith }),
  }),
];

/** What it is given along with what it copies, so that it can go on copying. */
const shifting = triggered(atPhase('upkeep'), [may({ do: 'becomeCopy', what: self, of: target() })], {
  targets: [aCreature],
});
const BUT_BLUE: Parameters<typeof entering>[0] = {
  copy: creatures,
  except: [
    { change: 'color', colors: ['blue'] },
    { change: 'ability', ability: shifting },
  ],
};

export const alphaWonders: readonly CardDefinition[] = [
  card('Animate Dead', {
    cost: '{1}{B}',
    type: auraOnCard(creatures),
    abilities: animating({ do: 'sacrifice', what: all(risen), by: controllerOf(all(risen)) }),
    inBook: {
      // Its printing: without the enchantment the creature "is returned to its owner's graveyard".
      beta: { abilities: animating({ do: 'toGraveyard', what: all(risen) }) },
      // Its printing: "bury the creature".
      fifth: { abilities: animating(bury(all(risen))) },
    },
  }),
  card('Cyclopean Tomb', {
    cost: '{4}',
    type: artifact,
    abilities: [
      activated({
        cost: ['{2}', tap],
        targets: [permanent({ ...lands, notSubtypes: ['Swamp'] })],
        effects: [
          putCounters('mire', 1, target()),
          change(target(), [{ change: 'landType', to: 'Swamp' }], {
            while: { if: 'is', what: changed, filter: { hasCounter: 'mire' } },
          }),
        ],
        during: 'your upkeep',
      }),
      triggered(dies, [{ do: 'later', when: 'your upkeeps', then: [drained] }]),
    ],
  }),
  card('Vesuvan Doppelganger', {
    cost: '{3}{U}{U}',
    type: creature('Shapeshifter'),
    summon: ['Doppelganger'],
    size: [0, 0],
    abilities: [entering(BUT_BLUE)],
    inBook: { beta: { abilities: [entering({ ...BUT_BLUE, must: true })] } },
  }),
  card('Word of Command', {
    cost: '{B}{B}',
    type: instant,
    targets: [anOpponent],
    effects: commanding(false),
    // Its printing: "any card opponent can legally play", so that what is slow waits for its own main phase.
    inBook: { beta: { spell: spellText({ targets: [anOpponent], effects: commanding(true) }) } },
  }),
  card('Illusionary Mask', {
    cost: '{2}',
    type: artifact,
    abilities: masked({ payableWith: 'mana' }, { faceDown: '2/2' }),
    inBook: {
      // Its printing: X may be anything and only hides the casting cost, which is paid besides; no size is given to it.
      beta: { abilities: masked({}, { faceDown: '0/1', paid: 'as usual' }) },
      fifth: { abilities: masked({}, { faceDown: '0/1', paid: 'as usual' }) },
    },
  }),
  card('Time Vault', {
    cost: '{2}',
    type: artifact,
    abilities: [
      entering({ tapped: true }),
      has("doesn't untap"),
      replacing({
        replace: 'instead',
        of: 'turn',
        while: { if: 'is', what: self, filter: { tapped: true } },
        with: [untapIt(self)],
      }),
      activated({ cost: [tap], effects: [{ do: 'extraTurn', who: you }] }),
    ],
  }),
];
