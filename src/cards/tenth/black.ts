// Black cards that enter the pool with Tenth Edition, 2007.

import {
  aChoice,
  all,
  controllerOf,
  count,
  countOf,
  eventPlayer,
  everybody,
  forEach,
  graveyardOf,
  handOf,
  libraryOf,
  numberOf,
  otherOne,
  otherPlayers,
  self,
  subject,
  target,
  the,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  alongGain,
  always,
  atPhase,
  bury,
  change,
  choose,
  creatureTokens,
  damage,
  destroy,
  dies,
  discard,
  discardIt,
  draw,
  entersPlay,
  exile,
  gainLife,
  has,
  inAnyOrder,
  lookAt,
  loseLife,
  named,
  plus,
  pump,
  regenerate,
  reveal,
  sacrifice,
  shuffle,
  toHand,
  toLibrary,
  toPlay,
  triggered,
  unlessPaid,
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
import { cost, discardA, sacrificeA, sacrificeThis, tap } from '../../language/cost.ts';
import { creature as creatures, other, subtype, yours } from '../../language/filter.ts';
import {
  aCreature,
  anOpponent,
  aPlayer,
  cardInGraveyard,
  creatureOrPlayer,
  permanent,
  several,
} from '../../language/target.ts';

export const tenthBlack: readonly CardDefinition[] = [
  card('Afflict', { cost: '{2}{B}', type: instant, targets: [aCreature], effects: [pump(target(), -1, -1), draw(1)] }),
  card('Assassinate', {
    cost: '{2}{B}',
    type: sorcery,
    targets: [permanent({ ...creatures, tapped: true })],
    effects: [destroy(target())],
  }),
  card('Cruel Edict', {
    cost: '{1}{B}',
    type: sorcery,
    targets: [anOpponent],
    effects: [{ do: 'sacrificeChoice', who: target(), filter: creatures, amount: 1, otherwise: [] }],
  }),
  card('Dross Crocodile', { cost: '{3}{B}', type: creature('Zombie', 'Crocodile'), size: [5, 1] }),
  card('Dusk Imp', { cost: '{2}{B}', type: creature('Imp'), size: [2, 1], abilities: [has('flying')] }),
  card('Essence Drain', {
    cost: '{4}{B}',
    type: sorcery,
    targets: [creatureOrPlayer],
    effects: [damage(3, target()), { do: 'gainLife', who: you, amount: 3, along: true }],
  }),
  card('Hidden Horror', {
    cost: '{1}{B}{B}',
    type: creature('Horror'),
    size: [4, 4],
    abilities: [triggered(entersPlay, [unlessPaid(cost(discardA(creatures)), sacrifice())])],
  }),
  card('Looming Shade', {
    cost: '{2}{B}',
    type: creature('Shade'),
    size: [1, 1],
    abilities: [activated({ cost: ['{B}'], effects: [pump(self, 1, 1)] })],
  }),
  card('Mass of Ghouls', { cost: '{3}{B}{B}', type: creature('Zombie', 'Warrior'), size: [5, 3] }),
  card('Nantuko Husk', {
    cost: '{2}{B}',
    type: creature('Zombie', 'Insect'),
    size: [2, 2],
    abilities: [activated({ cost: [sacrificeA(creatures)], effects: [pump(self, 2, 2)] })],
  }),
  card('Plague Beetle', { cost: '{B}', type: creature('Insect'), size: [1, 1], abilities: [has('swampwalk')] }),
  card('Ravenous Rats', {
    cost: '{1}{B}',
    type: creature('Rat'),
    size: [1, 1],
    abilities: [triggered(entersPlay, [discard(1, target())], { targets: [anOpponent] })],
  }),
  card('Severed Legion', { cost: '{1}{B}{B}', type: creature('Zombie'), size: [2, 2], abilities: [has('fear')] }),
  card('Soul Feast', {
    cost: '{3}{B}{B}',
    type: sorcery,
    targets: [aPlayer],
    effects: [loseLife(4, target()), gainLife(4)],
  }),
  card('Distress', {
    cost: '{B}{B}',
    type: sorcery,
    targets: [aPlayer],
    effects: [reveal(handOf(target())), discardIt(aChoice(you, handOf(target(), { notTypes: ['land'] })))],
  }),
  card('Doomed Necromancer', {
    cost: '{2}{B}',
    type: creature('Human', 'Cleric', 'Mercenary'),
    size: [2, 2],
    abilities: [
      activated({
        cost: ['{B}', tap, sacrificeThis],
        targets: [cardInGraveyard(creatures, 'you')],
        effects: [toPlay(target())],
      }),
    ],
  }),
  card('Festering Goblin', {
    cost: '{B}',
    type: creature('Zombie', 'Goblin'),
    size: [1, 1],
    abilities: [triggered(dies, [pump(target(), -1, -1)], { targets: [aCreature] })],
  }),
  card('Hate Weaver', {
    cost: '{1}{B}',
    type: creature('Zombie', 'Wizard'),
    size: [2, 1],
    abilities: [
      activated({
        cost: ['{2}'],
        targets: [permanent({ ...creatures, colors: ['blue', 'red'] })],
        effects: [pump(target(), 1, 0)],
      }),
    ],
  }),
  card('Head Games', {
    cost: '{3}{B}{B}',
    type: sorcery,
    targets: [anOpponent],
    effects: [
      named('gone', toLibrary(handOf(target()))),
      choose('found', aChoice(you, libraryOf(target()), numberOf('gone'))),
      toHand(the('found')),
      shuffle(target()),
    ],
  }),
  card('Highway Robber', {
    cost: '{2}{B}{B}',
    type: creature('Human', 'Mercenary'),
    size: [2, 2],
    abilities: [triggered(entersPlay, [loseLife(2, target()), alongGain(2)], { targets: [anOpponent] })],
  }),
  card('Lord of the Undead', {
    cost: '{1}{B}{B}',
    type: creature('Zombie'),
    size: [2, 2],
    abilities: [
      always(other({ ...creatures, subtypes: ['Zombie'] }), plus(1, 1)),
      activated({
        cost: ['{1}{B}', tap],
        targets: [cardInGraveyard(subtype('Zombie'), 'you')],
        effects: [toHand(target())],
      }),
    ],
  }),
  card('Phage the Untouchable', {
    cost: '{3}{B}{B}{B}{B}',
    type: legendary(creature('Avatar', 'Minion')),
    size: [4, 4],
    abilities: [
      triggered({ on: 'enters', what: { self: true }, from: 'not cast' }, [{ do: 'lose', who: you }]),
      triggered({ on: 'deals damage', what: { self: true }, to: 'creature', combat: true }, [bury(otherOne)]),
      triggered({ on: 'deals damage', what: { self: true }, to: 'player', combat: true }, [
        { do: 'lose', who: eventPlayer },
      ]),
    ],
  }),
  card('Plague Wind', {
    cost: '{7}{B}{B}',
    type: sorcery,
    effects: [bury(all({ ...creatures, controller: 'notYou' }))],
  }),
  card('Recover', {
    cost: '{2}{B}',
    type: sorcery,
    targets: [cardInGraveyard(creatures, 'you')],
    effects: [toHand(target()), draw(1)],
  }),
  card('Spineless Thug', {
    cost: '{1}{B}',
    type: creature('Zombie', 'Mercenary'),
    size: [2, 2],
    abilities: [has("can't block")],
  }),
  card('Ascendant Evincar', {
    cost: '{4}{B}{B}',
    type: legendary(creature('Vampire')),
    size: [3, 3],
    abilities: [
      has('flying'),
      always(other({ ...creatures, colors: ['black'] }), plus(1, 1)),
      always({ ...creatures, notColors: ['black'] }, plus(-1, -1)),
    ],
  }),
  card('Beacon of Unrest', {
    cost: '{3}{B}{B}',
    type: sorcery,
    targets: [cardInGraveyard({ anyType: ['artifact', 'creature'] })],
    effects: [toPlay(target()), { do: 'toLibrary', what: self, where: 'shuffled' }],
  }),
  card('Contaminated Bond', {
    cost: '{1}{B}',
    type: aura(creatures),
    abilities: [
      triggered(
        {
          on: 'either',
          of: [
            { on: 'attacks', what: { enchanted: true } },
            { on: 'blocks', what: { enchanted: true }, other: {} },
          ],
        },
        [loseLife(3, controllerOf(subject))],
      ),
    ],
  }),
  card('Grave Pact', {
    cost: '{1}{B}{B}{B}',
    type: enchantment,
    abilities: [
      triggered({ on: 'dies', what: yours(creatures) }, [
        { do: 'sacrificeChoice', who: otherPlayers, filter: creatures, amount: 1, otherwise: [] },
      ]),
    ],
  }),
  card('Graveborn Muse', {
    cost: '{2}{B}{B}',
    type: creature('Zombie', 'Spirit'),
    size: [3, 3],
    abilities: [
      triggered(atPhase('upkeep'), [
        draw(count(yours(subtype('Zombie')))),
        loseLife(count(yours(subtype('Zombie'))), you),
      ]),
    ],
  }),
  card('Mortal Combat', {
    cost: '{2}{B}{B}',
    type: enchantment,
    abilities: [
      triggered(atPhase('upkeep'), [{ do: 'win', who: you }], {
        condition: {
          if: 'compare',
          left: { amount: 'cards', zone: 'graveyard', of: you, filter: creatures },
          is: '>=',
          right: 20,
        },
      }),
    ],
  }),
  card('Mortivore', {
    cost: '{2}{B}{B}',
    type: creature('Lhurgoyf'),
    size: [
      { amount: 'cards', zone: 'graveyard', of: everybody, filter: creatures },
      { amount: 'cards', zone: 'graveyard', of: everybody, filter: creatures },
    ],
    abilities: [activated({ cost: ['{B}'], effects: [regenerate()] })],
  }),
  card('Nekrataal', {
    cost: '{2}{B}{B}',
    type: creature('Human', 'Assassin'),
    size: [2, 1],
    abilities: [
      has('first strike'),
      triggered(entersPlay, [bury(target())], {
        targets: [permanent({ ...creatures, notTypes: ['artifact'], notColors: ['black'] })],
      }),
    ],
  }),
  card('Phyrexian Rager', {
    cost: '{2}{B}',
    type: creature('Horror'),
    size: [2, 2],
    abilities: [triggered(entersPlay, [draw(1), loseLife(1, you)])],
  }),
  card('Stronghold Discipline', {
    cost: '{2}{B}{B}',
    type: sorcery,
    effects: [loseLife(forEach(1, countOf(creatures, eventPlayer)), everybody)],
  }),
  card('Agonizing Memories', {
    cost: '{2}{B}{B}',
    type: sorcery,
    targets: [aPlayer],
    effects: [
      lookAt(handOf(target())),
      choose('two', aChoice(you, handOf(target()), 2)),
      inAnyOrder(the('two'), 'top'),
    ],
  }),
  card('Knight of Dusk', {
    cost: '{1}{B}{B}',
    type: creature('Human', 'Knight'),
    size: [2, 2],
    abilities: [
      activated({
        cost: ['{B}{B}'],
        targets: [permanent({ ...creatures, fighting: 'blocking' })],
        effects: [destroy(target())],
      }),
    ],
  }),
  card('Sleeper Agent', {
    cost: '{B}',
    type: creature('Minion'),
    size: [3, 3],
    abilities: [
      triggered(entersPlay, [change(self, [{ change: 'control', by: target() }], 'in play')], {
        targets: [anOpponent],
      }),
      triggered(atPhase('upkeep'), [damage(2, you)]),
    ],
  }),
  card('Thrull Surgeon', {
    cost: '{1}{B}',
    type: creature('Thrull'),
    size: [1, 1],
    abilities: [
      activated({
        cost: ['{1}{B}', sacrificeThis],
        targets: [aPlayer],
        effects: [lookAt(handOf(target())), discardIt(aChoice(you, handOf(target())))],
        speed: 'sorcery',
      }),
    ],
  }),
  card('Midnight Ritual', {
    cost: '{X}{2}{B}',
    type: sorcery,
    targets: [several(cardInGraveyard(creatures, 'you'), X)],
    effects: [
      named('exiled', exile(target())),
      creatureTokens(numberOf('exiled'), { subtypes: ['Zombie'], colors: ['black'], size: [2, 2] }),
    ],
  }),
  card('No Rest for the Wicked', {
    cost: '{1}{B}',
    type: enchantment,
    abilities: [
      activated({
        cost: [sacrificeThis],
        effects: [toHand(graveyardOf(you, { ...creatures, diedThisTurn: true }))],
      }),
    ],
  }),
];
