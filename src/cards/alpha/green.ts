// Green cards of the first edition, printed in 1993.

import {
  type Amount,
  aChoice,
  all,
  controllerOf,
  count,
  enchanted,
  eventAmount,
  eventPlayer,
  everybody,
  opponents,
  otherOne,
  self,
  subject,
  target,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  addMana,
  always,
  arrangeTop,
  atEndOfCombat,
  atEndOfTurn,
  atPhase,
  bearerIs,
  change,
  counterSpell,
  damage,
  destroy,
  draw,
  gainLife,
  gains,
  has,
  ifSo,
  manaAbility,
  may,
  mayPay,
  onPlayers,
  playerRule,
  plus,
  pump,
  putCounters,
  regenerate,
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
import { type Condition, not } from '../../language/condition.ts';
import { cost, payLife, removeCounters, tap } from '../../language/cost.ts';
import type { Effect } from '../../language/effect.ts';
import {
  artifact as artifacts,
  creature as creatures,
  enchantment as enchantments,
  land as lands,
  subtype,
  withKeyword,
  yours,
} from '../../language/filter.ts';
import { aCreature, aLand, aPlayer, cardInGraveyard, spell, spellOrPermanent } from '../../language/target.ts';

const isAttacking: Condition = { if: 'is', what: self, filter: { attacking: true } };

/** Your own forests, or in an attack those of whoever is attacked. */
const liegeSize: Amount = {
  amount: 'sum',
  of: [
    { amount: 'count', filter: { subtypes: ['Forest'], controller: 'you' }, while: not(isAttacking) },
    { amount: 'count', filter: { subtypes: ['Forest'], controller: 'defending' }, while: isAttacking },
  ],
};

/** Power doubled, trample, and an end for one that attacks. */
const BERSERK: readonly Effect[] = [
  change(target(), [gains('trample'), plus({ amount: 'power', of: target() }, 0)]),
  atEndOfTurn(ifSo({ if: 'is', what: target(), filter: { attackedThisTurn: true } }, [destroy(target())])),
];

const ONCE_MORE = activated({ cost: ['{0}'], effects: [untapIt(enchanted)], during: 'your turn', once: true });

export const alphaGreen: readonly CardDefinition[] = [
  card("Gaea's Liege", {
    cost: '{3}{G}{G}{G}',
    type: creature('Avatar'),
    summon: ["Gaea's Liege"],
    size: [liegeSize, liegeSize],
    abilities: [
      activated({
        cost: [tap],
        targets: [aLand],
        effects: [change(target(), [{ change: 'landType', to: 'Forest' }], 'while source in play')],
      }),
    ],
  }),
  card('Kudzu', {
    cost: '{1}{G}{G}',
    type: aura(lands),
    abilities: [
      triggered({ on: 'becomes tapped', what: { enchanted: true } }, [
        destroy(subject),
        { do: 'attach', what: self, to: aChoice(controllerOf(subject), all(lands)) },
      ]),
    ],
  }),
  card('Instill Energy', {
    cost: '{G}',
    type: aura(creatures),
    abilities: [bearerIs(gains('attacks at once')), ONCE_MORE],
    // Fifth Edition: "unaffected by summoning sickness", so that it may also be tapped at once.
    inBook: { fifth: { abilities: [bearerIs(gains('haste')), ONCE_MORE] } },
  }),
  card('Berserk', {
    cost: '{G}',
    type: instant,
    playWhen: 'before damage',
    targets: [aCreature],
    effects: BERSERK,
    // Its own printing of 1993: not "after current turn's attack is completed", and so still while damage is dealt.
    inBook: {
      beta: { spell: spellText({ playWhen: 'before attack ends', targets: [aCreature], effects: BERSERK }) },
    },
  }),
  card('Camouflage', {
    cost: '{G}',
    type: instant,
    playWhen: 'own attack',
    effects: [change(opponents, [playerRule('blocks blindly')])],
  }),
  card('Channel', {
    cost: '{G}{G}',
    type: sorcery,
    effects: [change(you, [{ change: 'ability', ability: manaAbility([payLife(1)], addMana('C')) }])],
  }),
  card('Cockatrice', {
    cost: '{3}{G}{G}',
    type: creature('Cockatrice'),
    size: [2, 4],
    abilities: [
      has('flying'),
      triggered({ on: 'fights', what: { self: true }, other: { ...creatures, notSubtypes: ['Wall'] } }, [
        atEndOfCombat(destroy(otherOne)),
      ]),
    ],
  }),
  card('Craw Wurm', { cost: '{4}{G}{G}', type: creature('Wurm'), size: [6, 4] }),
  card('Elvish Archers', {
    cost: '{1}{G}',
    type: creature('Elf', 'Archer'),
    summon: ['Elf'],
    size: [2, 1],
    abilities: [has('first strike')],
  }),
  card('Fog', { cost: '{G}', type: instant, effects: [{ do: 'preventCombat' }] }),
  card('Force of Nature', {
    cost: '{2}{G}{G}{G}{G}',
    type: creature('Elemental'),
    summon: ['Force'],
    size: [8, 8],
    abilities: [
      has('trample'),
      triggered(atPhase('upkeep'), [unlessPaid(cost('{G}{G}{G}{G}'), damage(8, you))], { upkeepCost: true }),
    ],
  }),
  card('Giant Growth', { cost: '{G}', type: instant, targets: [aCreature], effects: [pump(target(), 3, 3)] }),
  card('Giant Spider', { cost: '{3}{G}', type: creature('Spider'), size: [2, 4], abilities: [has('reach')] }),
  card('Grizzly Bears', { cost: '{1}{G}', type: creature('Bear'), size: [2, 2] }),
  card('Hurricane', {
    cost: '{X}{G}',
    type: sorcery,
    effects: [damage(X, all(withKeyword(creatures, 'flying'))), damage(X, everybody)],
  }),
  card('Ice Storm', { cost: '{2}{G}', type: sorcery, targets: [aLand], effects: [destroy(target())] }),
  card('Ironroot Treefolk', { cost: '{4}{G}', type: creature('Treefolk'), size: [3, 5] }),
  card('Lifelace', {
    cost: '{G}',
    type: interrupt,
    targets: [spellOrPermanent()],
    effects: [change(target(), [{ change: 'color', colors: ['green'] }], 'in play')],
  }),
  card('Llanowar Elves', {
    cost: '{G}',
    type: creature('Elf', 'Druid'),
    summon: ['Elf'],
    size: [1, 1],
    abilities: [manaAbility([tap], addMana('G'))],
  }),
  card('Lure', { cost: '{1}{G}{G}', type: aura(creatures), abilities: [bearerIs(gains('lure'))] }),
  card('Regeneration', {
    cost: '{1}{G}',
    type: aura(creatures),
    abilities: [activated({ cost: ['{G}'], effects: [regenerate(enchanted)] })],
  }),
  card('Scryb Sprites', { cost: '{G}', type: creature('Faerie'), size: [1, 1], abilities: [has('flying')] }),
  card('Shanodin Dryads', {
    cost: '{G}',
    type: creature('Nymph', 'Dryad'),
    summon: ['Nymph'],
    size: [1, 1],
    abilities: [has('forestwalk')],
  }),
  card('Stream of Life', { cost: '{X}{G}', type: sorcery, targets: [aPlayer], effects: [gainLife(X, target())] }),
  card('Thicket Basilisk', {
    cost: '{3}{G}{G}',
    type: creature('Basilisk'),
    size: [2, 4],
    abilities: [
      triggered({ on: 'fights', what: { self: true }, other: { ...creatures, notSubtypes: ['Wall'] } }, [
        atEndOfCombat(destroy(otherOne)),
      ]),
    ],
  }),
  card('Wall of Brambles', {
    cost: '{2}{G}',
    type: creature('Plant', 'Wall'),
    summon: ['Wall'],
    size: [2, 3],
    abilities: [has('defender'), activated({ cost: ['{G}'], effects: [regenerate()] })],
  }),
  card('Wall of Ice', { cost: '{2}{G}', type: creature('Wall'), size: [0, 7], abilities: [has('defender')] }),
  card('Wall of Wood', { cost: '{G}', type: creature('Wall'), size: [0, 3], abilities: [has('defender')] }),
  card('Wanderlust', {
    cost: '{2}{G}',
    type: aura(creatures),
    abilities: [triggered(atPhase('upkeep', 'enchanted'), [damage(1, eventPlayer)])],
  }),
  card('War Mammoth', {
    cost: '{3}{G}',
    type: creature('Elephant'),
    summon: ['Mammoth'],
    size: [3, 3],
    abilities: [has('trample')],
  }),
  card('Web', { cost: '{G}', type: aura(creatures), abilities: [bearerIs(plus(0, 2), gains('reach'))] }),
  card('Fungusaur', {
    cost: '{3}{G}',
    type: creature('Fungus', 'Lizard'),
    summon: ['Fungusaur'],
    size: [2, 2],
    abilities: [triggered({ on: 'is dealt damage', what: { self: true }, combat: false }, [putCounters('+1/+1', 1)])],
  }),
  card('Ley Druid', {
    cost: '{2}{G}',
    type: creature('Human', 'Druid'),
    summon: ['Cleric'],
    size: [1, 1],
    abilities: [activated({ cost: [tap], targets: [aLand], effects: [untapIt(target())], speed: 'interrupt' })],
  }),
  card('Lifeforce', {
    cost: '{G}{G}',
    type: enchantment,
    abilities: [
      activated({
        cost: ['{G}{G}'],
        targets: [spell({ colors: ['black'] })],
        effects: [counterSpell(target())],
        speed: 'interrupt',
      }),
    ],
  }),
  card('Living Lands', {
    cost: '{3}{G}',
    type: enchantment,
    abilities: [
      always(subtype('Forest'), { change: 'becomes', types: ['creature'], subtypes: [], colors: null, size: [1, 1] }),
    ],
  }),
  card('Regrowth', {
    cost: '{1}{G}',
    type: sorcery,
    targets: [cardInGraveyard({}, 'you')],
    effects: [toHand(target())],
  }),
  card('Timber Wolves', { cost: '{G}', type: creature('Wolf'), size: [1, 1], abilities: [has('banding')] }),
  card('Tranquility', { cost: '{2}{G}', type: sorcery, effects: [destroy(all(enchantments))] }),
  card('Tsunami', { cost: '{3}{G}', type: sorcery, effects: [destroy(all(subtype('Island')))] }),
  card('Verduran Enchantress', {
    cost: '{1}{G}{G}',
    type: creature('Human', 'Druid'),
    summon: ['Enchantress'],
    size: [0, 2],
    abilities: [triggered({ on: 'casts', what: enchantments, who: 'you' }, [may(draw(1))])],
  }),
  card('Aspect of Wolf', {
    cost: '{1}{G}',
    type: aura(creatures),
    abilities: [
      bearerIs(
        plus(
          { amount: 'part', into: 2, of: count(yours(subtype('Forest'))), round: 'down' },
          { amount: 'part', into: 2, of: count(yours(subtype('Forest'))), round: 'up' },
        ),
      ),
    ],
  }),
  card('Living Artifact', {
    cost: '{G}',
    type: aura(artifacts),
    abilities: [
      triggered({ on: 'player is dealt damage', who: 'you', damage: 'any' }, [putCounters('vitality', eventAmount)]),
      triggered(atPhase('upkeep'), [mayPay(you, cost(removeCounters('vitality')), [gainLife(1)])]),
    ],
  }),
  card('Natural Selection', {
    cost: '{G}',
    type: instant,
    targets: [aPlayer],
    effects: [...arrangeTop(3, target()), may({ do: 'shuffle', who: target() })],
  }),
  card('Fastbond', {
    cost: '{G}',
    type: enchantment,
    abilities: [
      onPlayers(you, { change: 'moreLands', number: 'any' }),
      triggered({ on: 'plays land', who: 'you' }, [damage(1, you)], {
        condition: { if: 'compare', left: { amount: 'thisTurn', of: 'lands', to: you }, is: '>', right: 1 },
      }),
    ],
  }),
  card('Wild Growth', {
    cost: '{G}',
    type: aura(lands),
    abilities: [
      triggered({ on: 'taps for mana', what: { enchanted: true } }, [
        { do: 'addMana', who: controllerOf(enchanted), mana: ['G'], times: 1 },
      ]),
    ],
  }),
];
