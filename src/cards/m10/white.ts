// White cards that enter the pool with the core set of 2010, printed in 2009.

import { all, cardsInGraveyards, count, lifeOf, opponents, ownerOf, self, target, you } from '../../language/amount.ts';
import {
  activated,
  always,
  bearerIs,
  change,
  creatureTokens,
  destroy,
  draw,
  entersPlay,
  exile,
  gainLife,
  gains,
  has,
  loyaltyAbility,
  may,
  plus,
  protectionFrom,
  pump,
  putCounters,
  replacing,
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
  planeswalker,
  sorcery,
} from '../../language/card.ts';
import { tap } from '../../language/cost.ts';
import { creature as creatures, enchantment as enchantments, other, subtype, yours } from '../../language/filter.ts';
import { aCreature, anArtifactOrEnchantment, creatureOrPlayer, permanent } from '../../language/target.ts';

const everyRelic = cardsInGraveyards({ anyType: ['artifact', 'enchantment'] });

export const m10White: readonly CardDefinition[] = [
  card('Ajani Goldmane', {
    cost: '{2}{W}{W}',
    type: planeswalker('Ajani'),
    loyalty: 4,
    abilities: [
      loyaltyAbility(1, { effects: [gainLife(2)] }),
      loyaltyAbility(-1, {
        effects: [putCounters('+1/+1', 1, all(yours(creatures))), change(all(yours(creatures)), [gains('vigilance')])],
      }),
      loyaltyAbility(-6, {
        effects: [creatureTokens(1, { subtypes: ['Avatar'], colors: ['white'], size: [lifeOf(you), lifeOf(you)] })],
      }),
    ],
  }),
  card("Angel's Mercy", { cost: '{2}{W}{W}', type: instant, effects: [gainLife(7)] }),
  card('Armored Ascension', {
    cost: '{3}{W}',
    type: aura(creatures),
    abilities: [bearerIs(plus(count(yours(subtype('Plains'))), count(yours(subtype('Plains')))), gains('flying'))],
  }),
  card('Baneslayer Angel', {
    cost: '{3}{W}{W}',
    type: creature('Angel'),
    size: [5, 5],
    abilities: [
      has('flying'),
      has('first strike'),
      has('lifelink'),
      protectionFrom(subtype('Demon')),
      protectionFrom(subtype('Dragon')),
    ],
  }),
  card('Blinding Mage', {
    cost: '{1}{W}',
    type: creature('Human', 'Wizard'),
    size: [1, 2],
    abilities: [activated({ cost: ['{W}', tap], targets: [aCreature], effects: [tapIt(target())] })],
  }),
  card('Captain of the Watch', {
    cost: '{4}{W}{W}',
    type: creature('Human', 'Soldier'),
    size: [3, 3],
    abilities: [
      has('vigilance'),
      always(other(yours({ ...creatures, subtypes: ['Soldier'] })), plus(1, 1), gains('vigilance')),
      triggered(entersPlay, [creatureTokens(3, { subtypes: ['Soldier'], colors: ['white'], size: [1, 1] })]),
    ],
  }),
  card('Celestial Purge', {
    cost: '{1}{W}',
    type: instant,
    targets: [permanent({ colors: ['black', 'red'] })],
    effects: [exile(target())],
  }),
  card('Divine Verdict', {
    cost: '{3}{W}',
    type: instant,
    targets: [permanent({ ...creatures, inCombat: true })],
    effects: [destroy(target())],
  }),
  card('Elite Vanguard', { cost: '{W}', type: creature('Human', 'Soldier'), size: [2, 1] }),
  card('Excommunicate', {
    cost: '{2}{W}',
    type: sorcery,
    targets: [aCreature],
    effects: [{ do: 'toLibrary', what: target(), where: 'top' }],
  }),
  card('Glorious Charge', { cost: '{1}{W}', type: instant, effects: [pump(all(yours(creatures)), 1, 1)] }),
  card('Griffin Sentinel', {
    cost: '{2}{W}',
    type: creature('Griffin'),
    size: [1, 3],
    abilities: [has('flying'), has('vigilance')],
  }),
  card('Guardian Seraph', {
    cost: '{2}{W}{W}',
    type: creature('Angel'),
    size: [3, 4],
    abilities: [has('flying'), replacing({ replace: 'damage', from: { controller: 'opponent' }, to: 'you', less: 1 })],
  }),
  card("Harm's Way", {
    cost: '{W}',
    type: instant,
    targets: [creatureOrPlayer],
    effects: [{ do: 'redirect', amount: 2, to: target() }],
  }),
  card('Honor of the Pure', {
    cost: '{1}{W}',
    type: enchantment,
    abilities: [always(yours({ ...creatures, colors: ['white'] }), plus(1, 1))],
  }),
  card('Indestructibility', {
    cost: '{3}{W}',
    type: aura({}),
    abilities: [bearerIs(gains('indestructible'))],
  }),
  card('Lifelink', { cost: '{W}', type: aura(creatures), abilities: [bearerIs(gains('lifelink'))] }),
  card('Lightwielder Paladin', {
    cost: '{3}{W}{W}',
    type: creature('Human', 'Knight'),
    size: [4, 4],
    abilities: [
      has('first strike'),
      triggered({ on: 'deals damage', what: { self: true }, to: 'player', combat: true }, [may(exile(target()))], {
        targets: [permanent({ colors: ['black', 'red'], controller: 'event' })],
      }),
    ],
  }),
  card('Mesa Enchantress', {
    cost: '{1}{W}{W}',
    type: creature('Human', 'Druid'),
    size: [0, 2],
    abilities: [triggered({ on: 'casts', what: enchantments, who: 'you' }, [may(draw(1))])],
  }),
  card('Open the Vaults', {
    cost: '{4}{W}{W}',
    type: sorcery,
    effects: [toPlay(everyRelic, ownerOf(everyRelic))],
  }),
  card('Palace Guard', {
    cost: '{2}{W}',
    type: creature('Human', 'Soldier'),
    size: [1, 4],
    abilities: [thisIs({ change: 'blocksMore', number: 'any' })],
  }),
  card('Planar Cleansing', {
    cost: '{3}{W}{W}{W}',
    type: sorcery,
    effects: [destroy(all({ notTypes: ['land'] }))],
  }),
  card('Razorfoot Griffin', {
    cost: '{3}{W}',
    type: creature('Griffin'),
    size: [2, 2],
    abilities: [has('flying'), has('first strike')],
  }),
  card('Rhox Pikemaster', {
    cost: '{2}{W}{W}',
    type: creature('Rhino', 'Soldier'),
    size: [3, 3],
    abilities: [
      has('first strike'),
      always(other(yours({ ...creatures, subtypes: ['Soldier'] })), gains('first strike')),
    ],
  }),
  card('Safe Passage', {
    cost: '{2}{W}',
    type: instant,
    effects: [{ do: 'preventAll', to: you, things: yours(creatures) }],
  }),
  card('Siege Mastodon', { cost: '{4}{W}', type: creature('Elephant'), size: [3, 5] }),
  card('Silence', {
    cost: '{W}',
    type: instant,
    effects: [change(opponents, [{ change: 'cant', doing: 'cast', filter: {} }])],
  }),
  card('Silvercoat Lion', { cost: '{1}{W}', type: creature('Cat'), size: [2, 2] }),
  card('Solemn Offering', {
    cost: '{2}{W}',
    type: sorcery,
    targets: [anArtifactOrEnchantment],
    effects: [destroy(target()), gainLife(4)],
  }),
  card('Stormfront Pegasus', { cost: '{1}{W}', type: creature('Pegasus'), size: [2, 1], abilities: [has('flying')] }),
  card('Undead Slayer', {
    cost: '{2}{W}',
    type: creature('Human', 'Cleric'),
    size: [2, 2],
    abilities: [
      activated({
        cost: ['{W}', tap],
        targets: [permanent(subtype('Skeleton', 'Vampire', 'Zombie'))],
        effects: [exile(target())],
      }),
    ],
  }),
  card('Veteran Armorsmith', {
    cost: '{W}{W}',
    type: creature('Human', 'Soldier'),
    size: [2, 3],
    abilities: [always(other(yours({ ...creatures, subtypes: ['Soldier'] })), plus(0, 1))],
  }),
  card('Veteran Swordsmith', {
    cost: '{2}{W}',
    type: creature('Human', 'Soldier'),
    size: [3, 2],
    abilities: [always(other(yours({ ...creatures, subtypes: ['Soldier'] })), plus(1, 0))],
  }),
  card('Wall of Faith', {
    cost: '{3}{W}',
    type: creature('Wall'),
    size: [0, 5],
    abilities: [has('defender'), activated({ cost: ['{W}'], effects: [pump(self, 0, 1)] })],
  }),
];
