// Blue cards that enter the pool with the core set of 2011, printed in 2010.

import {
  all,
  atRandom,
  controllerOf,
  eventItem,
  eventPlayer,
  everybody,
  handOf,
  numberOf,
  self,
  target,
  you,
} from '../../language/amount.ts';
import {
  activated,
  always,
  attacks,
  change,
  counterSpell,
  draw,
  entersPlay,
  exile,
  gains,
  has,
  may,
  mayPay,
  named,
  onPlayers,
  playerRule,
  pump,
  replacing,
  reveal,
  sacrifice,
  sized,
  tapIt,
  thisIs,
  toHand,
  triggered,
} from '../../language/build.ts';
import { type CardDefinition, card, creature, enchantment, instant, interrupt, sorcery } from '../../language/card.ts';
import { cost } from '../../language/cost.ts';
import { creature as creatures, land as lands, subtype, withKeyword, yours } from '../../language/filter.ts';
import { aCreature, aPlayer, cardInGraveyard, permanent, spell } from '../../language/target.ts';

export const m11Blue: readonly CardDefinition[] = [
  card('Aether Adept', {
    cost: '{1}{U}{U}',
    type: creature('Human', 'Wizard'),
    size: [2, 2],
    abilities: [triggered(entersPlay, [toHand(target())], { targets: [aCreature] })],
  }),
  card('Air Servant', {
    cost: '{4}{U}',
    type: creature('Elemental'),
    size: [4, 3],
    abilities: [
      has('flying'),
      activated({
        cost: ['{2}{U}'],
        targets: [permanent(withKeyword(creatures, 'flying'))],
        effects: [tapIt(target())],
      }),
    ],
  }),
  card('Armored Cancrix', { cost: '{4}{U}', type: creature('Crab'), size: [2, 5] }),
  card('Augury Owl', {
    cost: '{1}{U}',
    type: creature('Bird'),
    size: [1, 1],
    abilities: [has('flying'), triggered(entersPlay, [{ do: 'scry', who: you, amount: 3 }])],
  }),
  card('Azure Drake', { cost: '{3}{U}', type: creature('Drake'), size: [2, 4], abilities: [has('flying')] }),
  card('Call to Mind', {
    cost: '{2}{U}',
    type: sorcery,
    targets: [cardInGraveyard({ anyType: ['instant', 'sorcery'] }, 'you')],
    effects: [toHand(target())],
  }),
  card('Cloud Elemental', {
    cost: '{2}{U}',
    type: creature('Elemental'),
    size: [2, 3],
    abilities: [has('flying'), thisIs({ change: 'canBlockOnly', filter: withKeyword(creatures, 'flying') })],
  }),
  card('Conundrum Sphinx', {
    cost: '{2}{U}{U}',
    type: creature('Sphinx'),
    size: [4, 4],
    abilities: [has('flying'), triggered(attacks, [{ do: 'guessTop', who: everybody }])],
  }),
  card('Diminish', {
    cost: '{U}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [sized(1, 1)])],
  }),
  card('Foresee', { cost: '{3}{U}', type: sorcery, effects: [{ do: 'scry', who: you, amount: 4 }, draw(2)] }),
  card('Frost Titan', {
    cost: '{4}{U}{U}',
    type: creature('Giant'),
    size: [6, 6],
    abilities: [
      triggered({ on: 'becomes target', what: { self: true }, by: 'opponent' }, [
        mayPay(controllerOf(eventItem), cost('{2}'), [], [counterSpell(eventItem)]),
      ]),
      triggered(
        { on: 'either', of: [entersPlay, attacks] },
        [tapIt(target()), change(target(), [gains("doesn't untap")], 'next untap')],
        { targets: [permanent({})] },
      ),
    ],
  }),
  card('Harbor Serpent', {
    cost: '{4}{U}{U}',
    type: creature('Serpent'),
    size: [5, 5],
    abilities: [
      has('islandwalk'),
      thisIs({ change: 'onlyIf', does: 'attack', condition: { if: 'inPlay', filter: subtype('Island'), atLeast: 5 } }),
    ],
  }),
  card("Jace's Erasure", {
    cost: '{1}{U}',
    type: enchantment,
    abilities: [
      triggered({ on: 'draws', who: 'you' }, [may({ do: 'mill', who: target(), amount: 1 })], { targets: [aPlayer] }),
    ],
  }),
  card("Jace's Ingenuity", { cost: '{3}{U}{U}', type: instant, effects: [draw(3)] }),
  card('Leyline of Anticipation', {
    cost: '{2}{U}{U}',
    type: enchantment,
    abilities: [replacing({ replace: 'opening hand' }), onPlayers(you, playerRule('casts as instants'))],
  }),
  card('Mana Leak', {
    cost: '{1}{U}',
    type: interrupt,
    targets: [spell()],
    effects: [mayPay(controllerOf(target()), cost('{3}'), [], [counterSpell(target())])],
  }),
  card('Maritime Guard', { cost: '{1}{U}', type: creature('Merfolk', 'Soldier'), size: [1, 3] }),
  card('Mass Polymorph', {
    cost: '{5}{U}',
    type: sorcery,
    effects: [
      named('exiled', exile(all(yours(creatures)))),
      { do: 'revealUntil', who: you, filter: creatures, amount: numberOf('exiled') },
    ],
  }),
  card('Merfolk Spy', {
    cost: '{U}',
    type: creature('Merfolk', 'Rogue'),
    size: [1, 1],
    abilities: [
      has('islandwalk'),
      triggered({ on: 'deals damage', what: { self: true }, to: 'player', combat: true }, [
        reveal(atRandom(eventPlayer, handOf(eventPlayer))),
      ]),
    ],
  }),
  card('Phantom Beast', {
    cost: '{3}{U}',
    type: creature('Illusion', 'Beast'),
    size: [4, 5],
    abilities: [triggered({ on: 'becomes target', what: { self: true } }, [sacrifice()])],
  }),
  card('Preordain', { cost: '{U}', type: sorcery, effects: [{ do: 'scry', who: you, amount: 2 }, draw(1)] }),
  card('Redirect', {
    cost: '{U}{U}',
    type: interrupt,
    targets: [spell()],
    effects: [may({ do: 'chooseNewTargets', what: target() })],
  }),
  card('Scroll Thief', {
    cost: '{2}{U}',
    type: creature('Merfolk', 'Rogue'),
    size: [1, 3],
    abilities: [triggered({ on: 'deals damage', what: { self: true }, to: 'player', combat: true }, [draw(1)])],
  }),
  card('Stormtide Leviathan', {
    cost: '{5}{U}{U}{U}',
    type: creature('Leviathan'),
    size: [8, 8],
    abilities: [
      has('islandwalk'),
      always(lands, { change: 'landType', to: 'Island', also: true }),
      always({ ...creatures, noneOf: [{ keyword: 'flying' }, { keyword: 'islandwalk' }] }, gains("can't attack")),
    ],
  }),
  card('Time Reversal', {
    cost: '{3}{U}{U}',
    type: sorcery,
    effects: [{ do: 'shuffleGraveyard', who: everybody, hand: true }, draw(7, everybody), exile(self)],
  }),
  card('Water Servant', {
    cost: '{2}{U}{U}',
    type: creature('Elemental'),
    size: [3, 4],
    abilities: [
      activated({ cost: ['{U}'], effects: [pump(self, 1, -1)] }),
      activated({ cost: ['{U}'], effects: [pump(self, -1, 1)] }),
    ],
  }),
];
