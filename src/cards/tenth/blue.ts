// Blue cards that enter the pool with Tenth Edition, 2007.

import {
  aChoice,
  activePlayer,
  all,
  allOf,
  changed,
  controllerOf,
  eventAmount,
  eventPlayer,
  handOf,
  restOf,
  self,
  target,
  the,
  together,
  topOf,
  you,
} from '../../language/amount.ts';
import {
  activated,
  always,
  arrangeTop,
  atEndOfCombat,
  atPhase,
  attacks,
  bearerIs,
  change,
  counterSpell,
  dies,
  discard,
  draw,
  entersPlay,
  exile,
  gains,
  has,
  lookAt,
  may,
  mayPay,
  named,
  repeatUntil,
  replacing,
  reveal,
  sacrifice,
  tapIt,
  thisIs,
  toHand,
  toLibrary,
  triggered,
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
  legendary,
  sorcery,
} from '../../language/card.ts';
import { not } from '../../language/condition.ts';
import { cost, sacrificeThis, tap } from '../../language/cost.ts';
import { creature as creatures, other, subtype, withKeyword, without, yours } from '../../language/filter.ts';
import { aCreature, aPlayer, permanent, spell, upTo } from '../../language/target.ts';
import { needsEnemyIsland } from '../phrases.ts';

export const tenthBlue: readonly CardDefinition[] = [
  card('Time Stop', { cost: '{4}{U}{U}', type: instant, effects: [{ do: 'turn', gets: 'its end' }] }),
  card('Aura Graft', {
    cost: '{1}{U}',
    type: instant,
    targets: [permanent({ subtypes: ['Aura'], attachedTo: {} })],
    effects: [
      change(target(), [{ change: 'control' }], 'in play'),
      { do: 'attach', what: target(), to: aChoice(you, all({})) },
    ],
  }),
  card('Mind Bend', {
    cost: '{U}',
    type: instant,
    targets: [permanent({})],
    effects: [{ do: 'changeWord', what: target(), of: ['color', 'land type'] }],
  }),
  card('Rootwater Matriarch', {
    cost: '{2}{U}{U}',
    type: creature('Merfolk'),
    size: [2, 3],
    abilities: [
      activated({
        cost: [tap],
        targets: [aCreature],
        effects: [
          change(target(), [{ change: 'control' }], { while: { if: 'is', what: changed, filter: { hasAura: true } } }),
        ],
      }),
    ],
  }),
  card('Arcanis the Omnipotent', {
    cost: '{3}{U}{U}{U}',
    type: legendary(creature('Wizard')),
    size: [3, 4],
    abilities: [
      activated({ cost: [tap], effects: [draw(3)] }),
      activated({ cost: ['{2}{U}{U}'], effects: [toHand(self)] }),
    ],
  }),
  card('Aven Fisher', {
    cost: '{3}{U}',
    type: creature('Bird', 'Soldier'),
    size: [2, 2],
    abilities: [has('flying'), triggered(dies, [may(draw(1))])],
  }),
  card('Cancel', { cost: '{1}{U}{U}', type: interrupt, targets: [spell()], effects: [counterSpell(target())] }),
  card('Counsel of the Soratami', { cost: '{2}{U}', type: sorcery, effects: [draw(2)] }),
  card('Evacuation', { cost: '{3}{U}{U}', type: instant, effects: [toHand(all(creatures))] }),
  card('Fugitive Wizard', { cost: '{U}', type: creature('Human', 'Wizard'), size: [1, 1] }),
  card('Lumengrid Warden', { cost: '{1}{U}', type: creature('Human', 'Wizard'), size: [1, 3] }),
  card('Persuasion', { cost: '{3}{U}{U}', type: aura(creatures), abilities: [bearerIs({ change: 'control' })] }),
  card('Rootwater Commando', {
    cost: '{2}{U}',
    type: creature('Merfolk'),
    size: [2, 2],
    abilities: [has('islandwalk')],
  }),
  card('Thieving Magpie', {
    cost: '{2}{U}{U}',
    type: creature('Bird'),
    size: [1, 3],
    abilities: [
      has('flying'),
      triggered({ on: 'deals damage', what: { self: true }, to: 'opponent', combat: false }, [draw(1)]),
    ],
  }),
  card('Tidings', { cost: '{3}{U}{U}', type: sorcery, effects: [draw(4)] }),
  card('Ambassador Laquatus', {
    cost: '{1}{U}{U}',
    type: legendary(creature('Merfolk', 'Wizard')),
    size: [1, 3],
    abilities: [activated({ cost: ['{3}'], targets: [aPlayer], effects: [{ do: 'mill', who: target(), amount: 3 }] })],
  }),
  card('Cephalid Constable', {
    cost: '{1}{U}{U}',
    type: creature('Cephalid', 'Wizard'),
    size: [1, 1],
    abilities: [
      triggered({ on: 'deals damage', what: { self: true }, to: 'player', combat: true }, [toHand(target())], {
        targets: [upTo(permanent({ controller: 'event' }), eventAmount)],
      }),
    ],
  }),
  card('Cloud Sprite', {
    cost: '{U}',
    type: creature('Faerie'),
    size: [1, 1],
    abilities: [has('flying'), thisIs({ change: 'canBlockOnly', filter: withKeyword(creatures, 'flying') })],
  }),
  card('Crafty Pathmage', {
    cost: '{2}{U}',
    type: creature('Human', 'Wizard'),
    size: [1, 1],
    abilities: [
      activated({
        cost: [tap],
        targets: [permanent({ ...creatures, power: { max: 2 } })],
        effects: [change(target(), [gains('unblockable')])],
      }),
    ],
  }),
  card('Dehydration', { cost: '{3}{U}', type: aura(creatures), abilities: [bearerIs(gains("doesn't untap"))] }),
  card('Deluge', { cost: '{2}{U}', type: instant, effects: [tapIt(all(without(creatures, 'flying')))] }),
  card('Denizen of the Deep', {
    cost: '{6}{U}{U}',
    type: creature('Serpent'),
    size: [11, 11],
    abilities: [triggered(entersPlay, [toHand(all(other(yours(creatures))))])],
  }),
  card('Discombobulate', {
    cost: '{2}{U}{U}',
    type: interrupt,
    targets: [spell()],
    effects: [counterSpell(target()), ...arrangeTop(4, you)],
  }),
  card('Dreamborn Muse', {
    cost: '{2}{U}{U}',
    type: creature('Spirit'),
    size: [2, 2],
    abilities: [
      triggered(atPhase('upkeep', 'each'), [
        { do: 'mill', who: activePlayer, amount: { amount: 'cards', zone: 'hand', of: activePlayer } },
      ]),
    ],
  }),
  card('Fog Elemental', {
    cost: '{2}{U}',
    type: creature('Elemental'),
    size: [4, 4],
    abilities: [
      has('flying'),
      triggered({ on: 'either', of: [attacks, { on: 'blocks', what: { self: true }, other: {} }] }, [
        atEndOfCombat(sacrifice()),
      ]),
    ],
  }),
  card('Horseshoe Crab', {
    cost: '{2}{U}',
    type: creature('Crab'),
    size: [1, 3],
    abilities: [activated({ cost: ['{U}'], effects: [untapIt(self)] })],
  }),
  card('Peek', {
    cost: '{U}',
    type: instant,
    targets: [aPlayer],
    effects: [lookAt(handOf(target())), draw(1)],
  }),
  card('Plagiarize', {
    cost: '{3}{U}',
    type: instant,
    targets: [aPlayer],
    effects: [
      change(target(), [
        {
          change: 'ability',
          ability: replacing({ replace: 'instead', of: 'draw', who: 'you', phase: null, with: [draw(1)] }),
        },
      ]),
    ],
  }),
  card('Puppeteer', {
    cost: '{2}{U}',
    type: creature('Human', 'Wizard'),
    size: [1, 2],
    abilities: [
      activated({ cost: ['{U}', tap], targets: [aCreature], effects: [may({ do: 'tapOrUntap', what: target() })] }),
    ],
  }),
  card('Reminisce', {
    cost: '{2}{U}',
    type: sorcery,
    targets: [aPlayer],
    effects: [{ do: 'shuffleGraveyard', who: target() }],
  }),
  card('Robe of Mirrors', { cost: '{U}', type: aura(creatures), abilities: [bearerIs(gains('shroud'))] }),
  card('Sea Monster', {
    cost: '{4}{U}{U}',
    type: creature('Serpent'),
    size: [6, 6],
    abilities: [needsEnemyIsland],
  }),
  card('Scalpelexis', {
    cost: '{4}{U}',
    type: creature('Beast'),
    size: [1, 5],
    abilities: [
      has('flying'),
      triggered({ on: 'deals damage', what: { self: true }, to: 'player', combat: true }, [
        repeatUntil(
          not({ if: 'compare', left: { amount: 'sharing', filter: {}, names: the('gone') }, is: '>=', right: 2 }),
          named('gone', exile(topOf(eventPlayer, 4))),
        ),
      ]),
    ],
  }),
  card('Shimmering Wings', {
    cost: '{U}',
    type: aura(creatures),
    abilities: [bearerIs(gains('flying')), activated({ cost: ['{U}'], effects: [toHand(self)] })],
  }),
  card('Sift', { cost: '{3}{U}', type: sorcery, effects: [draw(3), discard(1, you)] }),
  card('Sky Weaver', {
    cost: '{1}{U}',
    type: creature('Metathran', 'Wizard'),
    size: [2, 1],
    abilities: [
      activated({
        cost: ['{2}'],
        targets: [permanent({ ...creatures, colors: ['white', 'black'] })],
        effects: [change(target(), [gains('flying')])],
      }),
    ],
  }),
  card('Spiketail Hatchling', {
    cost: '{1}{U}',
    type: creature('Drake'),
    size: [1, 1],
    abilities: [
      has('flying'),
      activated({
        cost: [sacrificeThis],
        targets: [spell()],
        effects: [mayPay(controllerOf(target()), cost('{1}'), [], [counterSpell(target())])],
        speed: 'interrupt',
      }),
    ],
  }),
  card('Sunken Hope', {
    cost: '{3}{U}{U}',
    type: enchantment,
    abilities: [triggered(atPhase('upkeep', 'each'), [toHand(aChoice(activePlayer, allOf(creatures, activePlayer)))])],
  }),
  card('Telling Time', {
    cost: '{1}{U}',
    type: instant,
    effects: [
      named('seen', lookAt(topOf(you, 3))),
      named('taken', toHand(aChoice(you, the('seen')))),
      named('kept', toLibrary(aChoice(you, restOf(the('seen'), the('taken'))))),
      toLibrary(restOf(the('seen'), together(the('taken'), the('kept'))), 'bottom'),
    ],
  }),
  card('Time Stretch', {
    cost: '{8}{U}{U}',
    type: sorcery,
    targets: [aPlayer],
    effects: [{ do: 'extraTurn', who: target(), turns: 2 }],
  }),
  card('Twitch', {
    cost: '{2}{U}',
    type: instant,
    targets: [permanent({ anyType: ['artifact', 'creature', 'land'] })],
    effects: [may({ do: 'tapOrUntap', what: target() }), draw(1)],
  }),
  card('Vedalken Mastermind', {
    cost: '{U}{U}',
    type: creature('Vedalken', 'Wizard'),
    size: [1, 2],
    abilities: [
      activated({ cost: ['{U}', tap], targets: [permanent({ controller: 'you' })], effects: [toHand(target())] }),
    ],
  }),
  card('March of the Machines', {
    cost: '{3}{U}',
    type: enchantment,
    abilities: [
      always(
        { types: ['artifact'], notTypes: ['creature'] },
        {
          change: 'becomes',
          types: ['artifact', 'creature'],
          subtypes: [],
          colors: null,
          size: [
            { amount: 'cost', of: changed },
            { amount: 'cost', of: changed },
          ],
        },
      ),
    ],
  }),
  card('Academy Researchers', {
    cost: '{1}{U}{U}',
    type: creature('Human', 'Wizard'),
    size: [2, 2],
    abilities: [
      triggered(entersPlay, [
        may({
          do: 'toPlay',
          what: aChoice(you, handOf(you, subtype('Aura'))),
          under: you,
          tapped: false,
          attached: self,
        }),
      ]),
    ],
  }),
  card('Aven Windreader', {
    cost: '{3}{U}{U}',
    type: creature('Bird', 'Soldier', 'Wizard'),
    size: [3, 3],
    abilities: [has('flying'), activated({ cost: ['{1}{U}'], targets: [aPlayer], effects: [reveal(topOf(target()))] })],
  }),
];
