// White cards that enter the pool with Tenth Edition, 2007.

import {
  aChoice,
  all,
  controllerOf,
  everybody,
  forEach,
  lifeOf,
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
  always,
  atPhase,
  bearerIs,
  creatureTokens,
  damage,
  destroy,
  divided,
  draw,
  entering,
  entersPlay,
  gainLife,
  gains,
  has,
  may,
  onPlayers,
  plus,
  preventNext,
  protectionFrom,
  pump,
  replacing,
  tapIt,
  thisIs,
  toHand,
  toPlay,
  triggered,
} from '../../language/build.ts';
import { aura, type CardDefinition, card, creature, enchantment, instant, legendary } from '../../language/card.ts';
import { cost, sacrificeThis, tap } from '../../language/cost.ts';
import {
  artifact as artifacts,
  creature as creatures,
  enchantment as enchantments,
  other,
  subtype,
  yours,
} from '../../language/filter.ts';
import {
  aCreature,
  anArtifactOrEnchantment,
  anEnchantment,
  anyNumber,
  aPlayer,
  cardInGraveyard,
  creatureOrPlayer,
  permanent,
} from '../../language/target.ts';

export const tenthWhite: readonly CardDefinition[] = [
  card("Ancestor's Chosen", {
    cost: '{5}{W}{W}',
    type: creature('Human', 'Cleric'),
    size: [4, 4],
    abilities: [
      has('first strike'),
      triggered(entersPlay, [gainLife(forEach(1, { amount: 'cards', zone: 'graveyard', of: you }))]),
    ],
  }),
  card('Angel of Mercy', {
    cost: '{4}{W}',
    type: creature('Angel'),
    size: [3, 3],
    abilities: [has('flying'), triggered(entersPlay, [gainLife(3)])],
  }),
  card('Angelic Chorus', {
    cost: '{3}{W}{W}',
    type: enchantment,
    abilities: [triggered({ on: 'enters', what: yours(creatures) }, [gainLife({ amount: 'toughness', of: subject })])],
  }),
  card('Angelic Wall', {
    cost: '{1}{W}',
    type: creature('Wall'),
    size: [0, 4],
    abilities: [has('defender'), has('flying')],
  }),
  card('Aura of Silence', {
    cost: '{1}{W}{W}',
    type: enchantment,
    abilities: [
      onPlayers(opponents, { change: 'costs', filter: { anyType: ['artifact', 'enchantment'] }, more: 2 }),
      activated({ cost: [sacrificeThis], targets: [anArtifactOrEnchantment], effects: [destroy(target())] }),
    ],
  }),
  card('Aven Cloudchaser', {
    cost: '{3}{W}',
    type: creature('Bird', 'Soldier'),
    size: [2, 2],
    abilities: [has('flying'), triggered(entersPlay, [destroy(target())], { targets: [anEnchantment] })],
  }),
  card('Ballista Squad', {
    cost: '{3}{W}',
    type: creature('Human', 'Rebel'),
    size: [2, 2],
    abilities: [
      activated({
        cost: ['{X}{W}', tap],
        targets: [permanent({ ...creatures, inCombat: true })],
        effects: [damage(X, target())],
      }),
    ],
  }),
  card('Bandage', {
    cost: '{W}',
    type: instant,
    targets: [creatureOrPlayer],
    effects: [preventNext(1, target()), draw(1)],
  }),
  card('Beacon of Immortality', {
    cost: '{5}{W}',
    type: instant,
    targets: [aPlayer],
    effects: [
      { do: 'lifeBecomes', who: target(), amount: forEach(2, lifeOf(target())) },
      { do: 'toLibrary', what: self, where: 'shuffled' },
    ],
  }),
  card('Benalish Knight', {
    cost: '{2}{W}',
    type: creature('Human', 'Knight'),
    size: [2, 2],
    abilities: [has('flash'), has('first strike')],
  }),
  card('Cho-Manno, Revolutionary', {
    cost: '{2}{W}{W}',
    type: legendary(creature('Human', 'Rebel')),
    size: [2, 2],
    abilities: [thisIs({ change: 'preventFrom', filter: {} })],
  }),
  card('Condemn', {
    cost: '{W}',
    type: instant,
    targets: [permanent({ ...creatures, attacking: true })],
    effects: [
      { do: 'toLibrary', what: target(), where: 'bottom' },
      gainLife({ amount: 'toughness', of: target() }, controllerOf(target())),
    ],
  }),
  card('Demystify', { cost: '{W}', type: instant, targets: [anEnchantment], effects: [destroy(target())] }),
  card('Field Marshal', {
    cost: '{1}{W}{W}',
    type: creature('Human', 'Soldier'),
    size: [2, 2],
    abilities: [always(other({ ...creatures, subtypes: ['Soldier'] }), plus(1, 1), gains('first strike'))],
  }),
  card('Ghost Warden', {
    cost: '{1}{W}',
    type: creature('Spirit'),
    size: [1, 1],
    abilities: [activated({ cost: [tap], targets: [aCreature], effects: [pump(target(), 1, 1)] })],
  }),
  card('Glorious Anthem', { cost: '{1}{W}{W}', type: enchantment, abilities: [always(yours(creatures), plus(1, 1))] }),
  card('Hail of Arrows', {
    cost: '{X}{W}',
    type: instant,
    targets: [anyNumber(permanent({ ...creatures, attacking: true }))],
    effects: [divided(X)],
  }),
  card('Heart of Light', {
    cost: '{2}{W}',
    type: aura(creatures),
    abilities: [bearerIs({ change: 'preventFrom', filter: {}, dealt: true })],
  }),
  card('High Ground', {
    cost: '{W}',
    type: enchantment,
    abilities: [always(yours(creatures), { change: 'blocksMore', number: 1 })],
  }),
  card('Holy Day', { cost: '{W}', type: instant, effects: [{ do: 'preventCombat' }] }),
  card('Honor Guard', {
    cost: '{W}',
    type: creature('Human', 'Soldier'),
    size: [1, 1],
    abilities: [activated({ cost: ['{W}'], effects: [pump(self, 0, 1)] })],
  }),
  card('Icatian Priest', {
    cost: '{W}',
    type: creature('Human', 'Cleric'),
    size: [1, 1],
    abilities: [activated({ cost: ['{1}{W}{W}'], targets: [aCreature], effects: [pump(target(), 1, 1)] })],
  }),
  card('Loxodon Mystic', {
    cost: '{3}{W}{W}',
    type: creature('Elephant', 'Cleric'),
    size: [3, 3],
    abilities: [activated({ cost: ['{W}', tap], targets: [aCreature], effects: [tapIt(target())] })],
  }),
  card('Loyal Sentry', {
    cost: '{W}',
    type: creature('Human', 'Soldier'),
    size: [1, 1],
    abilities: [
      triggered({ on: 'blocks', what: { self: true }, other: creatures }, [destroy(otherOne), destroy(self)]),
    ],
  }),
  card('Luminesce', {
    cost: '{W}',
    type: instant,
    effects: [{ do: 'preventAll', to: everybody, things: {}, from: { colors: ['black', 'red'] } }],
  }),
  card('Mobilization', {
    cost: '{2}{W}',
    type: enchantment,
    abilities: [
      always({ ...creatures, subtypes: ['Soldier'] }, gains('vigilance')),
      activated({
        cost: ['{2}{W}'],
        effects: [creatureTokens(1, { subtypes: ['Soldier'], colors: ['white'], size: [1, 1] })],
      }),
    ],
  }),
  card('Nomad Mythmaker', {
    cost: '{2}{W}',
    type: creature('Human', 'Nomad', 'Cleric'),
    size: [2, 2],
    abilities: [
      activated({
        cost: ['{W}', tap],
        targets: [cardInGraveyard(subtype('Aura'))],
        effects: [
          {
            do: 'toPlay',
            what: target(),
            under: you,
            tapped: false,
            attached: aChoice(you, all(yours(creatures))),
          },
        ],
      }),
    ],
  }),
  card('Pacifism', {
    cost: '{1}{W}',
    type: aura(creatures),
    abilities: [bearerIs(gains("can't attack"), gains("can't block"))],
  }),
  card('Paladin en-Vec', {
    cost: '{1}{W}{W}',
    type: creature('Human', 'Knight'),
    size: [2, 2],
    abilities: [has('first strike'), protectionFrom({ colors: ['black'] }), protectionFrom({ colors: ['red'] })],
  }),
  card('Pariah', {
    cost: '{2}{W}',
    type: aura(creatures),
    abilities: [replacing({ replace: 'redirect', from: {}, onto: 'enchanted' })],
  }),
  card('Reviving Dose', { cost: '{2}{W}', type: instant, effects: [gainLife(3), draw(1)] }),
  card('Reya Dawnbringer', {
    cost: '{6}{W}{W}{W}',
    type: legendary(creature('Angel')),
    size: [4, 6],
    abilities: [
      has('flying'),
      triggered(atPhase('upkeep'), [may(toPlay(target()))], { targets: [cardInGraveyard(creatures, 'you')] }),
    ],
  }),
  card('Rule of Law', {
    cost: '{2}{W}',
    type: enchantment,
    abilities: [onPlayers(everybody, { change: 'cant', doing: 'cast', filter: {}, again: true })],
  }),
  card("Serra's Embrace", {
    cost: '{2}{W}{W}',
    type: aura(creatures),
    abilities: [bearerIs(plus(2, 2), gains('flying'), gains('vigilance'))],
  }),
  card('Skyhunter Patrol', {
    cost: '{2}{W}{W}',
    type: creature('Cat', 'Knight'),
    size: [2, 3],
    abilities: [has('flying'), has('first strike')],
  }),
  card('Skyhunter Prowler', {
    cost: '{2}{W}',
    type: creature('Cat', 'Knight'),
    size: [1, 3],
    abilities: [has('flying'), has('vigilance')],
  }),
  card('Skyhunter Skirmisher', {
    cost: '{1}{W}{W}',
    type: creature('Cat', 'Knight'),
    size: [1, 1],
    abilities: [has('flying'), has('double strike')],
  }),
  card('Soul Warden', {
    cost: '{W}',
    type: creature('Human', 'Cleric'),
    size: [1, 1],
    abilities: [triggered({ on: 'enters', what: other(creatures) }, [gainLife(1)])],
  }),
  card('Spirit Weaver', {
    cost: '{1}{W}',
    type: creature('Human', 'Wizard'),
    size: [2, 1],
    abilities: [
      activated({
        cost: ['{2}'],
        targets: [permanent({ ...creatures, colors: ['green', 'blue'] })],
        effects: [pump(target(), 0, 1)],
      }),
    ],
  }),
  card('Starlight Invoker', {
    cost: '{1}{W}',
    type: creature('Human', 'Cleric', 'Mutant'),
    size: [1, 3],
    abilities: [activated({ cost: ['{7}{W}'], effects: [gainLife(5)] })],
  }),
  card('Steadfast Guard', {
    cost: '{W}{W}',
    type: creature('Human', 'Rebel'),
    size: [2, 2],
    abilities: [has('vigilance')],
  }),
  card('Story Circle', {
    cost: '{1}{W}{W}',
    type: enchantment,
    abilities: [
      entering({ choose: 'color' }),
      activated({ cost: ['{W}'], effects: [{ do: 'preventFromSource', to: you, source: { chosenColor: true } }] }),
    ],
  }),
  card('Suntail Hawk', { cost: '{W}', type: creature('Bird'), size: [1, 1], abilities: [has('flying')] }),
  card('Tempest of Light', { cost: '{2}{W}', type: instant, effects: [destroy(all(enchantments))] }),
  card('Treasure Hunter', {
    cost: '{2}{W}',
    type: creature('Human'),
    size: [2, 2],
    abilities: [triggered(entersPlay, [may(toHand(target()))], { targets: [cardInGraveyard(artifacts, 'you')] })],
  }),
  card('True Believer', {
    cost: '{W}{W}',
    type: creature('Human', 'Cleric'),
    size: [2, 2],
    abilities: [onPlayers(you, gains('shroud'))],
  }),
  card('Voice of All', {
    cost: '{2}{W}{W}',
    type: creature('Angel'),
    size: [2, 2],
    abilities: [
      has('flying'),
      entering({ choose: 'color' }),
      thisIs({ change: 'protection', from: { chosenColor: true } }),
    ],
  }),
  card("Warrior's Honor", { cost: '{2}{W}', type: instant, effects: [pump(all(yours(creatures)), 1, 1)] }),
  card('Wild Griffin', { cost: '{2}{W}', type: creature('Griffin'), size: [2, 2], abilities: [has('flying')] }),
  card('Windborn Muse', {
    cost: '{3}{W}',
    type: creature('Spirit'),
    size: [2, 3],
    abilities: [has('flying'), onPlayers(you, { change: 'price', doing: 'attack', cost: cost('{2}') })],
  }),
  card('Youthful Knight', {
    cost: '{1}{W}',
    type: creature('Human', 'Knight'),
    size: [2, 1],
    abilities: [has('first strike')],
  }),
];
