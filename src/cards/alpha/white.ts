// White cards of the first edition, printed in 1993.

import type { Ability } from '../../language/ability.ts';
import {
  all,
  controllerOf,
  countOf,
  enchanted,
  eventPlayer,
  everybody,
  lifeOf,
  ownerOf,
  part,
  self,
  surplus,
  target,
  the,
  X,
  you,
} from '../../language/amount.ts';
import {
  activated,
  always,
  atPhase,
  bearerIs,
  bury,
  change,
  damage,
  destroy,
  dies,
  discard,
  draw,
  exile,
  gainLife,
  gains,
  has,
  loseLife,
  mayOr,
  mayPay,
  named,
  plus,
  preventNext,
  protectionFrom,
  pump,
  regenerate,
  replacing,
  sacrifice,
  sacrificeSome,
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
  interrupt,
  sorcery,
  spellText,
} from '../../language/card.ts';
import { cost, tap } from '../../language/cost.ts';
import type { Change } from '../../language/effect.ts';
import { creature as creatures, land as lands, other, subtype, yours } from '../../language/filter.ts';
import type { Color } from '../../language/mana.ts';
import {
  aCreature,
  anArtifactOrEnchantment,
  aPlayer,
  cardInGraveyard,
  creatureOrPlayer,
  permanent,
  spellOrPermanent,
} from '../../language/target.ts';

const sanctuary: Change = {
  change: 'onlyBy',
  doing: 'attack',
  filter: { anyOf: [{ keyword: 'flying' }, { keyword: 'islandwalk' }] },
};

const ward = (color: Color): Ability => bearerIs({ change: 'protection', from: other({ colors: [color] }) });
const circle = (color: Color): Ability =>
  activated({ cost: ['{1}'], effects: [{ do: 'preventFromSource', to: you, source: { colors: [color] } }] });

const TURNED_BACK = spellText({
  effects: [{ do: 'preventFromSource', to: you, source: {}, gain: true, past: true }],
});

export const alphaWhite: readonly CardDefinition[] = [
  card('Animate Wall', {
    cost: '{W}',
    type: aura({ subtypes: ['Wall'] }),
    abilities: [bearerIs(gains('attacks anyway'))],
  }),
  card('Armageddon', { cost: '{3}{W}', type: sorcery, effects: [destroy(all(lands))] }),
  card('Benalish Hero', {
    cost: '{W}',
    type: creature('Human', 'Soldier'),
    summon: ['Hero'],
    size: [1, 1],
    abilities: [has('banding')],
  }),
  card('Black Ward', { cost: '{W}', type: aura(creatures), abilities: [ward('black')] }),
  card('Blaze of Glory', {
    cost: '{W}',
    type: instant,
    playWhen: 'before blocks',
    targets: [permanent({ ...creatures, controller: 'defending' })],
    effects: [change(target(), [{ change: 'blocksMore', number: 'any' }]), change(target(), [gains('blocks each')])],
  }),
  card('Blessing', {
    cost: '{W}{W}',
    type: aura(creatures),
    abilities: [activated({ cost: ['{W}'], effects: [pump(enchanted, 1, 1)] })],
  }),
  card('Blue Ward', {
    cost: '{W}',
    type: aura(creatures),
    // Other things that are blue: should the ward itself become blue, it stays where it is.
    abilities: [ward('blue')],
  }),
  card('Castle', {
    cost: '{3}{W}',
    type: enchantment,
    abilities: [always(yours({ ...creatures, tapped: false }), plus(0, 2))],
    // By the card as it was printed in 1993 attackers have no part in it, not even those that attack without being tapped.
    inBook: {
      beta: { abilities: [always(yours({ ...creatures, tapped: false, attacking: false }), plus(0, 2))] },
    },
  }),
  card('Circle of Protection: Blue', { cost: '{1}{W}', type: enchantment, abilities: [circle('blue')] }),
  card('Circle of Protection: Green', { cost: '{1}{W}', type: enchantment, abilities: [circle('green')] }),
  card('Circle of Protection: Red', { cost: '{1}{W}', type: enchantment, abilities: [circle('red')] }),
  card('Circle of Protection: White', { cost: '{1}{W}', type: enchantment, abilities: [circle('white')] }),
  card('Consecrate Land', {
    cost: '{W}',
    type: aura(lands),
    abilities: [
      bearerIs(gains('indestructible'), { change: 'cantBeEnchanted', by: { subtypes: ['Aura'], other: true } }),
    ],
  }),
  card('Conversion', {
    cost: '{2}{W}{W}',
    type: enchantment,
    abilities: [
      triggered(atPhase('upkeep'), [unlessPaid(cost('{W}{W}'), sacrifice())], { upkeepCost: true }),
      always(subtype('Mountain'), { change: 'landType', to: 'Plains' }),
    ],
  }),
  card('Crusade', {
    cost: '{W}{W}',
    type: enchantment,
    abilities: [always({ ...creatures, colors: ['white'] }, plus(1, 1))],
  }),
  card('Death Ward', { cost: '{W}', type: instant, targets: [aCreature], effects: [regenerate(target())] }),
  card('Disenchant', {
    cost: '{1}{W}',
    type: instant,
    targets: [anArtifactOrEnchantment],
    effects: [destroy(target())],
  }),
  card('Farmstead', {
    cost: '{W}{W}{W}',
    type: aura(lands),
    abilities: [
      bearerIs({
        change: 'ability',
        ability: triggered(atPhase('upkeep'), [mayPay(you, cost('{W}{W}'), [gainLife(1)])]),
      }),
    ],
  }),
  card('Green Ward', { cost: '{W}', type: aura(creatures), abilities: [ward('green')] }),
  card('Guardian Angel', {
    cost: '{X}{W}',
    type: instant,
    targets: [creatureOrPlayer],
    effects: [
      named('guarded', preventNext(X, target())),
      change(you, [
        { change: 'ability', ability: activated({ cost: ['{1}'], effects: [preventNext(1, the('guarded'))] }) },
      ]),
    ],
  }),
  card('Healing Salve', {
    cost: '{W}',
    type: instant,
    modes: [
      { targets: [aPlayer], effects: [gainLife(3, target())] },
      { targets: [creatureOrPlayer], effects: [preventNext(3, target())] },
    ],
  }),
  card('Holy Armor', {
    cost: '{W}',
    type: aura(creatures),
    abilities: [bearerIs(plus(0, 2)), activated({ cost: ['{W}'], effects: [pump(enchanted, 0, 1)] })],
  }),
  card('Holy Strength', { cost: '{W}', type: aura(creatures), abilities: [bearerIs(plus(1, 2))] }),
  card('Island Sanctuary', {
    cost: '{1}{W}',
    type: enchantment,
    abilities: [
      replacing({
        replace: 'instead',
        of: 'draw',
        who: 'you',
        phase: 'draw',
        with: [mayOr([change(you, [sanctuary], 'your next turn')], [draw(1)])],
      }),
    ],
  }),
  card('Karma', {
    cost: '{2}{W}{W}',
    type: enchantment,
    abilities: [triggered(atPhase('upkeep', 'each'), [damage(countOf(subtype('Swamp'), eventPlayer), eventPlayer)])],
  }),
  card('Lance', { cost: '{W}', type: aura(creatures), abilities: [bearerIs(gains('first strike'))] }),
  card('Mesa Pegasus', {
    cost: '{1}{W}',
    type: creature('Pegasus'),
    size: [1, 1],
    abilities: [has('flying'), has('banding')],
  }),
  card('Northern Paladin', {
    cost: '{2}{W}{W}',
    type: creature('Human', 'Knight'),
    summon: ['Paladin'],
    size: [3, 3],
    abilities: [
      activated({ cost: ['{W}{W}', tap], targets: [permanent({ colors: ['black'] })], effects: [destroy(target())] }),
    ],
  }),
  card('Pearled Unicorn', { cost: '{2}{W}', type: creature('Unicorn'), size: [2, 2] }),
  card('Personal Incarnation', {
    cost: '{3}{W}{W}{W}',
    type: creature('Avatar', 'Incarnation'),
    size: [6, 6],
    abilities: [
      activated({
        cost: ['{0}'],
        effects: [{ do: 'redirect', amount: 1, of: self, to: ownerOf(self), anySource: true }],
        by: 'owner',
      }),
      triggered(dies, [loseLife(part(2, lifeOf(ownerOf(self))), ownerOf(self))]),
    ],
  }),
  card('Purelace', {
    cost: '{W}',
    type: interrupt,
    targets: [spellOrPermanent()],
    effects: [change(target(), [{ change: 'color', colors: ['white'] }], 'in play')],
  }),
  card('Red Ward', { cost: '{W}', type: aura(creatures), abilities: [ward('red')] }),
  card('Resurrection', {
    cost: '{2}{W}{W}',
    type: sorcery,
    targets: [cardInGraveyard(creatures, 'you')],
    effects: [toPlay(target())],
  }),
  card('Reverse Damage', {
    cost: '{1}{W}{W}',
    type: instant,
    effects: [{ do: 'preventFromSource', to: you, source: {}, gain: true }],
    // The printings of 1993 and 1997: what one source has done this turn, so far, is life instead.
    inBook: { beta: { spell: TURNED_BACK }, fifth: { spell: TURNED_BACK } },
  }),
  card('Righteousness', {
    cost: '{W}',
    type: instant,
    targets: [permanent({ ...creatures, blocking: true })],
    effects: [pump(target(), 7, 7)],
  }),
  card('Samite Healer', {
    cost: '{1}{W}',
    type: creature('Human', 'Cleric'),
    summon: ['Cleric'],
    size: [1, 1],
    abilities: [activated({ cost: [tap], targets: [creatureOrPlayer], effects: [preventNext(1, target())] })],
  }),
  card('Savannah Lions', { cost: '{W}', type: creature('Cat'), summon: ['Lion'], size: [2, 1] }),
  card('Serra Angel', {
    cost: '{3}{W}{W}',
    type: creature('Angel'),
    size: [4, 4],
    abilities: [has('flying'), has('vigilance')],
  }),
  card('Swords to Plowshares', {
    cost: '{W}',
    type: instant,
    targets: [aCreature],
    effects: [exile(target()), gainLife({ amount: 'power', of: target() }, controllerOf(target()))],
  }),
  card('Veteran Bodyguard', {
    cost: '{3}{W}{W}',
    type: creature('Human'),
    summon: ['Bodyguard'],
    size: [2, 5],
    abilities: [
      replacing({
        replace: 'redirect',
        from: { ...creatures, unblocked: true },
        onto: 'this',
        condition: { if: 'is', what: self, filter: { tapped: false } },
      }),
    ],
  }),
  card('Wall of Swords', {
    cost: '{3}{W}',
    type: creature('Wall'),
    size: [3, 5],
    abilities: [has('defender'), has('flying')],
  }),
  card('White Knight', {
    cost: '{W}{W}',
    type: creature('Human', 'Knight'),
    summon: ['Knight'],
    size: [2, 2],
    abilities: [has('first strike'), protectionFrom({ colors: ['black'] })],
  }),
  card('White Ward', { cost: '{W}', type: aura(creatures), abilities: [ward('white')] }),
  card('Wrath of God', { cost: '{2}{W}{W}', type: sorcery, effects: [bury(all(creatures))] }),
  card('Balance', {
    cost: '{1}{W}',
    type: sorcery,
    effects: [
      sacrificeSome(everybody, lands, surplus(countOf(lands, eventPlayer))),
      discard(surplus({ amount: 'cards', zone: 'hand', of: eventPlayer }), everybody),
      sacrificeSome(everybody, creatures, surplus(countOf(creatures, eventPlayer))),
    ],
  }),
];
