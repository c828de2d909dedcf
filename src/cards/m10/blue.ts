// Blue cards that enter the pool with the core set of 2010, printed in 2009.

import {
  aChoice,
  allOf,
  controllerOf,
  countOf,
  eventItem,
  eventPlayer,
  everybody,
  libraryOf,
  opponents,
  otherOne,
  otherPlayers,
  self,
  target,
  the,
  topOf,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  always,
  arrangeTop,
  bearerIs,
  bury,
  change,
  choose,
  counterSpell,
  destroy,
  discard,
  draw,
  entering,
  entersPlay,
  exile,
  gains,
  has,
  ifSo,
  loyaltyAbility,
  may,
  nameCard,
  named,
  onPlayers,
  playerRule,
  playFree,
  plus,
  pump,
  reveal,
  sacrifice,
  search,
  shuffle,
  tapIt,
  thisIs,
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
  planeswalker,
  sorcery,
} from '../../language/card.ts';
import { inPlay } from '../../language/condition.ts';
import { removeCounters, tap } from '../../language/cost.ts';
import {
  artifact as artifacts,
  creature as creatures,
  type Filter,
  land as lands,
  other,
  subtype,
  yours,
} from '../../language/filter.ts';
import { aCreature, aPlayer, permanent, spell } from '../../language/target.ts';

const instantOrSorcery: Filter = { anyType: ['instant', 'sorcery'] };
const merfolk = { ...creatures, subtypes: ['Merfolk'] };
const ownIslands = countOf(subtype('Island'), you);

export const m10Blue: readonly CardDefinition[] = [
  card('Alluring Siren', {
    cost: '{1}{U}',
    type: creature('Siren'),
    size: [1, 1],
    abilities: [
      activated({
        cost: [tap],
        targets: [permanent({ ...creatures, controller: 'opponent' })],
        effects: [change(target(), [{ change: 'attacksYou' }])],
      }),
    ],
  }),
  card('Clone', {
    cost: '{3}{U}',
    type: creature('Shapeshifter'),
    summon: ['Clone'],
    size: [0, 0],
    abilities: [entering({ copy: creatures })],
    inBook: { beta: { abilities: [entering({ copy: creatures, must: true })] } },
  }),
  card('Convincing Mirage', {
    cost: '{1}{U}',
    type: aura(lands),
    abilities: [entering({ choose: 'land type' }), bearerIs({ change: 'landType', to: 'chosen' })],
  }),
  card('Coral Merfolk', { cost: '{1}{U}', type: creature('Merfolk'), size: [2, 1] }),
  card('Disorient', { cost: '{3}{U}', type: instant, targets: [aCreature], effects: [pump(target(), -7, 0)] }),
  card('Divination', { cost: '{2}{U}', type: sorcery, effects: [draw(2)] }),
  card('Djinn of Wishes', {
    cost: '{3}{U}{U}',
    type: creature('Djinn'),
    size: [4, 4],
    abilities: [
      has('flying'),
      entering({ counters: { counter: 'wish', amount: 3 } }),
      activated({
        cost: ['{2}{U}{U}', removeCounters('wish')],
        effects: [named('seen', reveal(topOf(you))), playFree(you, the('seen'), exile(the('seen')))],
      }),
    ],
  }),
  card('Essence Scatter', {
    cost: '{1}{U}',
    type: interrupt,
    targets: [spell(creatures)],
    effects: [counterSpell(target())],
  }),
  card('Fabricate', { cost: '{2}{U}', type: sorcery, effects: [search(artifacts, 1, 'hand')] }),
  card('Flashfreeze', {
    cost: '{1}{U}',
    type: interrupt,
    targets: [spell({ colors: ['red', 'green'] })],
    effects: [counterSpell(target())],
  }),
  card('Hive Mind', {
    cost: '{5}{U}',
    type: enchantment,
    abilities: [
      triggered({ on: 'casts', what: instantOrSorcery, who: 'anybody' }, [
        { do: 'copySpell', who: otherPlayers, what: eventItem },
      ]),
    ],
  }),
  card('Ice Cage', {
    cost: '{1}{U}',
    type: aura(creatures),
    abilities: [
      bearerIs(gains("can't attack"), gains("can't block"), { change: 'cantActivate' }),
      triggered({ on: 'becomes target', what: { enchanted: true } }, [destroy(self)]),
    ],
  }),
  card('Illusionary Servant', {
    cost: '{1}{U}{U}',
    type: creature('Illusion'),
    size: [3, 4],
    abilities: [has('flying'), triggered({ on: 'becomes target', what: { self: true } }, [sacrifice()])],
  }),
  card('Jace Beleren', {
    cost: '{1}{U}{U}',
    type: planeswalker('Jace'),
    loyalty: 3,
    abilities: [
      loyaltyAbility(2, { effects: [draw(1, everybody)] }),
      loyaltyAbility(-1, { targets: [aPlayer], effects: [draw(1, target())] }),
      loyaltyAbility(-10, { targets: [aPlayer], effects: [{ do: 'mill', who: target(), amount: 20 }] }),
    ],
  }),
  card('Levitation', {
    cost: '{2}{U}{U}',
    type: enchantment,
    abilities: [always(yours(creatures), gains('flying'))],
  }),
  card('Merfolk Looter', {
    cost: '{1}{U}',
    type: creature('Merfolk', 'Rogue'),
    size: [1, 1],
    abilities: [activated({ cost: [tap], effects: [draw(1), discard(1, you)] })],
  }),
  card('Merfolk Sovereign', {
    cost: '{1}{U}{U}',
    type: creature('Merfolk'),
    size: [2, 2],
    abilities: [
      always(other(yours(merfolk)), plus(1, 1)),
      activated({ cost: [tap], targets: [permanent(merfolk)], effects: [change(target(), [gains('unblockable')])] }),
    ],
  }),
  card('Mind Control', { cost: '{3}{U}{U}', type: aura(creatures), abilities: [bearerIs({ change: 'control' })] }),
  card('Mind Spring', { cost: '{X}{U}{U}', type: sorcery, effects: [draw(X)] }),
  card('Negate', {
    cost: '{1}{U}',
    type: interrupt,
    targets: [spell({ notTypes: ['creature'] })],
    effects: [counterSpell(target())],
  }),
  card('Polymorph', {
    cost: '{3}{U}',
    type: sorcery,
    targets: [aCreature],
    effects: [bury(target()), { do: 'revealUntil', who: controllerOf(target()), filter: creatures, amount: 1 }],
  }),
  card('Ponder', {
    cost: '{U}',
    type: sorcery,
    effects: [...arrangeTop(3, you), may({ do: 'shuffle', who: you }), draw(1)],
  }),
  card('Sage Owl', {
    cost: '{1}{U}',
    type: creature('Bird'),
    size: [1, 1],
    abilities: [has('flying'), triggered(entersPlay, arrangeTop(4, you))],
  }),
  card('Serpent of the Endless Sea', {
    cost: '{4}{U}',
    type: creature('Serpent'),
    size: [ownIslands, ownIslands],
    abilities: [
      thisIs({
        change: 'onlyIf',
        does: 'attack',
        condition: inPlay({ subtypes: ['Island'], controller: 'defending' }),
      }),
    ],
  }),
  card('Sleep', {
    cost: '{2}{U}{U}',
    type: sorcery,
    targets: [aPlayer],
    effects: [
      tapIt(allOf(creatures, target())),
      change(allOf(creatures, target()), [gains("doesn't untap")], 'next untap'),
    ],
  }),
  card('Sphinx Ambassador', {
    cost: '{5}{U}{U}',
    type: creature('Sphinx'),
    size: [5, 5],
    abilities: [
      has('flying'),
      triggered({ on: 'deals damage', what: { self: true }, to: 'player', combat: true }, [
        choose('found', aChoice(you, libraryOf(eventPlayer))),
        nameCard('guess', eventPlayer),
        ifSo({ if: 'is', what: the('found'), filter: { ...creatures, noneOf: [{ called: 'guess' }] } }, [
          may(toPlay(the('found'))),
        ]),
        shuffle(eventPlayer),
      ]),
    ],
  }),
  card('Telepathy', {
    cost: '{U}',
    type: enchantment,
    abilities: [onPlayers(opponents, playerRule('hand revealed'))],
  }),
  card('Time Warp', {
    cost: '{3}{U}{U}',
    type: sorcery,
    targets: [aPlayer],
    effects: [{ do: 'extraTurn', who: target() }],
  }),
  card('Tome Scour', {
    cost: '{U}',
    type: sorcery,
    targets: [aPlayer],
    effects: [{ do: 'mill', who: target(), amount: 5 }],
  }),
  card('Traumatize', {
    cost: '{3}{U}{U}',
    type: sorcery,
    targets: [aPlayer],
    effects: [
      {
        do: 'mill',
        who: target(),
        amount: { amount: 'part', into: 2, of: { amount: 'cards', zone: 'library', of: target() }, round: 'down' },
      },
    ],
  }),
  card('Twincast', {
    cost: '{U}{U}',
    type: interrupt,
    targets: [spell(instantOrSorcery)],
    effects: [{ do: 'copySpell', who: you, what: target() }],
  }),
  card('Wall of Frost', {
    cost: '{1}{U}{U}',
    type: creature('Wall'),
    size: [0, 7],
    abilities: [
      has('defender'),
      triggered({ on: 'blocks', what: { self: true }, other: creatures }, [
        change(otherOne, [gains("doesn't untap")], 'next untap'),
      ]),
    ],
  }),
  card('Zephyr Sprite', { cost: '{U}', type: creature('Faerie'), size: [1, 1], abilities: [has('flying')] }),
];
