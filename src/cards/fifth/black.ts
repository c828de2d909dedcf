// Black cards new to the basic game with Fifth Edition, 1997.

import {
  aChoice,
  all,
  controllerOf,
  countOf,
  enchanted,
  eventPlayer,
  everybody,
  handOf,
  inGraveyard,
  lifeOf,
  part,
  self,
  subject,
  target,
  the,
  topOf,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  addMana,
  always,
  atEndOfTurn,
  atNextUpkeep,
  atPhase,
  atYourEndOfTurn,
  bearerIs,
  bury,
  change,
  counterSpell,
  creatureTokens,
  damage,
  discard,
  discardAtRandom,
  discardIt,
  draw,
  entersPlay,
  exile,
  gainLife,
  gains,
  has,
  ifSo,
  lookAt,
  loseLife,
  manaAbility,
  may,
  mayPay,
  named,
  onPlayers,
  playerRule,
  plus,
  protectionFrom,
  pump,
  putCounters,
  regenerate,
  sacrifice,
  sacrificeSome,
  thisIs,
  toHand,
  triggered,
  unlessPaid,
  whileYours,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, enchantment, instant, sorcery } from '../../language/card.ts';
import { cost, payLife, sacrificeA, sacrificeThis, tap, tapOther } from '../../language/cost.ts';
import { creature as creatures, land as lands, subtype, yours } from '../../language/filter.ts';
import { aLand, aPlayer, creatureOrPlayer, permanent, spell } from '../../language/target.ts';
import { holdsTapped } from '../phrases.ts';

const evilEyeOfOld: Partial<CardDefinition> = {
  abilities: [
    always(yours({ ...creatures, notSubtypes: ['Evil Eye'] }), gains("can't attack")),
    thisIs({ change: 'onlyBy', doing: 'block', filter: subtype('Wall') }),
  ],
};

export const fifthBlack: readonly CardDefinition[] = [
  card('Broken Visage', {
    cost: '{4}{B}',
    type: instant,
    targets: [permanent({ ...creatures, notTypes: ['artifact'], attacking: true })],
    effects: [
      bury(target()),
      named(
        'token',
        creatureTokens(1, {
          subtypes: ['Spirit'],
          colors: ['black'],
          size: [0, 0],
          sizedLike: target(),
        }),
      ),
      atEndOfTurn(sacrifice(the('token'))),
    ],
  }),
  card('Mole Worms', {
    cost: '{2}{B}',
    type: creature('Worm'),
    size: [1, 1],
    abilities: [has('may stay tapped'), holdsTapped(aLand)],
  }),
  card('Abyssal Specter', {
    cost: '{2}{B}{B}',
    type: creature('Specter'),
    size: [2, 3],
    abilities: [
      has('flying'),
      triggered({ on: 'deals damage', what: { self: true }, to: 'player', combat: false }, [discard(1, eventPlayer)]),
    ],
  }),
  card('Cloak of Confusion', {
    cost: '{1}{B}',
    type: aura(yours(creatures)),
    abilities: [
      triggered({ on: 'unblocked', what: { enchanted: true } }, [
        may(change(subject, [gains('strikes nobody')]), discardAtRandom(1, eventPlayer)),
      ]),
    ],
  }),
  card('Fallen Angel', {
    cost: '{3}{B}{B}',
    type: creature('Angel'),
    size: [3, 3],
    abilities: [has('flying'), activated({ cost: [sacrificeA(creatures)], effects: [pump(self, 2, 1)] })],
  }),
  card('Bog Rats', {
    cost: '{B}',
    type: creature('Rat'),
    size: [1, 1],
    abilities: [thisIs({ change: 'notBlockableBy', filter: subtype('Wall') })],
  }),
  card('Breeding Pit', {
    cost: '{3}{B}',
    type: enchantment,
    abilities: [
      triggered(atPhase('upkeep'), [unlessPaid(cost('{B}{B}'), sacrifice())], { upkeepCost: true }),
      triggered(atPhase('end of turn'), [creatureTokens(1, { subtypes: ['Thrull'], colors: ['black'], size: [0, 1] })]),
    ],
  }),
  card('Evil Eye of Orms-by-Gore', {
    cost: '{4}{B}',
    type: creature('Eye'),
    summon: ['Evil Eye'],
    size: [3, 6],
    abilities: [
      always(yours({ ...creatures, notSubtypes: ['Eye'] }), gains("can't attack")),
      thisIs({ change: 'onlyBy', doing: 'block', filter: subtype('Wall') }),
    ],
    // What was summoned there is an Evil Eye.
    inBook: { beta: evilEyeOfOld, fifth: evilEyeOfOld },
  }),
  card('Kjeldoran Dead', {
    cost: '{B}',
    type: creature('Skeleton'),
    summon: ['Dead'],
    size: [3, 1],
    abilities: [
      triggered(entersPlay, [{ do: 'sacrificeChoice', who: you, filter: creatures, amount: 1, otherwise: [] }]),
      activated({ cost: ['{B}'], effects: [regenerate()] }),
    ],
  }),
  card('Knight of Stromgald', {
    cost: '{B}{B}',
    type: creature('Human', 'Knight'),
    summon: ['Knight'],
    size: [2, 1],
    abilities: [
      protectionFrom({ colors: ['white'] }),
      activated({ cost: ['{B}'], effects: [change(self, [gains('first strike')])] }),
      activated({ cost: ['{B}{B}'], effects: [pump(self, 1, 0)] }),
    ],
  }),
  card("Leshrac's Rite", { cost: '{B}', type: aura(creatures), abilities: [bearerIs(gains('swampwalk'))] }),
  card('Necropotence', {
    cost: '{B}{B}{B}',
    type: enchantment,
    abilities: [
      onPlayers(you, playerRule('skips draw')),
      triggered({ on: 'discards', who: 'you' }, [exile(inGraveyard(subject, you))]),
      activated({
        cost: [payLife(1)],
        effects: [
          named('set aside', { do: 'exile', what: topOf(you), faceDown: true }),
          atYourEndOfTurn(toHand(the('set aside'))),
        ],
      }),
    ],
  }),
  card('Stromgald Cabal', {
    cost: '{1}{B}{B}',
    type: creature('Human', 'Knight'),
    summon: ['Knight'],
    size: [2, 2],
    abilities: [
      activated({
        cost: [tap, payLife(1)],
        targets: [spell({ colors: ['white'] })],
        effects: [counterSpell(target())],
        speed: 'interrupt',
      }),
    ],
  }),
  card('Thrull Retainer', {
    cost: '{B}',
    type: aura(creatures),
    abilities: [bearerIs(plus(1, 1)), activated({ cost: [sacrificeThis], effects: [regenerate(enchanted)] })],
  }),
  card('Torture', {
    cost: '{B}',
    type: aura(creatures),
    abilities: [activated({ cost: ['{1}{B}'], effects: [putCounters('-1/-1', 1, enchanted)] })],
  }),
  card('Funeral March', {
    cost: '{1}{B}{B}',
    type: aura(creatures),
    abilities: [
      triggered({ on: 'leaves', what: { enchanted: true } }, [
        { do: 'sacrificeChoice', who: controllerOf(subject), filter: creatures, amount: 1, otherwise: [] },
      ]),
    ],
  }),
  card('Hecatomb', {
    cost: '{1}{B}{B}',
    type: enchantment,
    abilities: [
      triggered(entersPlay, [unlessPaid(cost(sacrificeA(creatures, 4)), sacrifice())]),
      activated({
        cost: [tapOther(subtype('Swamp'))],
        targets: [creatureOrPlayer],
        effects: [damage(1, target())],
      }),
    ],
  }),
  card('Mindstab Thrull', {
    cost: '{1}{B}{B}',
    type: creature('Thrull'),
    size: [2, 2],
    abilities: [
      triggered({ on: 'unblocked', what: { self: true } }, [
        mayPay(you, cost(sacrificeThis), [discard(3, eventPlayer)]),
      ]),
    ],
  }),
  card('Sengir Autocrat', {
    cost: '{3}{B}',
    type: creature('Human'),
    summon: ['Autocrat'],
    size: [2, 2],
    abilities: [
      triggered(entersPlay, [creatureTokens(3, { subtypes: ['Serf'], colors: ['black'], size: [0, 1] })]),
      triggered({ on: 'leaves', what: { self: true } }, [exile(all({ token: true, subtypes: ['Serf'] }))]),
    ],
  }),
  card('Derelor', {
    cost: '{3}{B}',
    type: creature('Thrull'),
    size: [4, 4],
    abilities: [onPlayers(you, { change: 'costs', filter: { colors: ['black'] }, more: 1, mana: 'B' })],
  }),
  card('Greater Werewolf', {
    cost: '{4}{B}',
    type: creature('Werewolf'),
    summon: ['Lycanthrope'],
    size: [2, 4],
    abilities: [
      triggered(atPhase('end of combat', 'each'), [putCounters('-0/-2', 1, all({ ...creatures, fighting: 'either' }))]),
    ],
  }),
  card('Initiates of the Ebon Hand', {
    cost: '{B}',
    type: creature('Cleric'),
    size: [1, 1],
    abilities: [
      manaAbility(
        ['{1}'],
        addMana('B'),
        ifSo({ if: 'compare', left: { amount: 'activations' }, is: '>=', right: 4 }, [atEndOfTurn(sacrifice())]),
      ),
    ],
  }),
  card('Krovikan Fetish', {
    cost: '{2}{B}',
    type: aura(creatures),
    abilities: [triggered(entersPlay, [atNextUpkeep(draw(1))]), bearerIs(plus(1, 1))],
  }),
  card('Mind Ravel', {
    cost: '{2}{B}',
    type: sorcery,
    targets: [aPlayer],
    effects: [discard(1, target()), atNextUpkeep(draw(1))],
  }),
  card('Mind Warp', {
    cost: '{X}{3}{B}',
    type: sorcery,
    targets: [aPlayer],
    effects: [lookAt(handOf(target())), discardIt(aChoice(you, handOf(target()), X))],
  }),
  card('Necrite', {
    cost: '{1}{B}{B}',
    type: creature('Thrull'),
    size: [2, 2],
    abilities: [
      triggered({ on: 'unblocked', what: { self: true } }, [mayPay(you, cost(sacrificeThis), [bury(target())])], {
        targets: [permanent({ ...creatures, controller: 'defending' })],
      }),
    ],
  }),
  card('Touch of Death', {
    cost: '{2}{B}',
    type: sorcery,
    targets: [aPlayer],
    effects: [damage(1, target()), gainLife(1), atNextUpkeep(draw(1))],
  }),
  card('The Wretched', {
    cost: '{3}{B}{B}',
    type: creature('Demon'),
    summon: ['Wretched'],
    size: [2, 5],
    abilities: [
      triggered(atPhase('end of combat', 'each'), [
        change(all({ ...creatures, fighting: 'blocking' }), [{ change: 'control' }], whileYours),
      ]),
    ],
  }),
  card('Pox', {
    cost: '{B}{B}{B}',
    type: sorcery,
    effects: [
      loseLife(part(3, lifeOf(eventPlayer)), everybody),
      discard(part(3, { amount: 'cards', zone: 'hand', of: eventPlayer }), everybody),
      sacrificeSome(everybody, creatures, part(3, countOf(creatures, eventPlayer))),
      sacrificeSome(everybody, lands, part(3, countOf(lands, eventPlayer))),
    ],
  }),
];
